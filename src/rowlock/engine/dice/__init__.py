"""The engine for the dice games: features, turns, options, lookahead and evaluation in arrays."""
