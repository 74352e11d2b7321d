"""Play in a plain terminal, line by line."""
