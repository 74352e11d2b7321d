"""The engine for the card game: features, options and evaluation in arrays."""
