"""Strategy pages: measure the games, draw the figures, write the pages. Run ``make strategy``."""
