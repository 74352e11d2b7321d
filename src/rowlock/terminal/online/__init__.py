"""Play at a table of a server from the terminal: who one is there, which table, and the dialog at it."""
