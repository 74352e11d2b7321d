"""Terminal output: sheets, sentences, hints and the screen of a game."""
