"""Local games in the terminal: setup, game, saved games and practice."""
