"""Play in a plain terminal: drawing, telling, asking and saving."""
