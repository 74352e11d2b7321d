"""Online games in the terminal: client, lobby, and the game at a table of a server."""
