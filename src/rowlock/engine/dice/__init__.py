"""The engine for the dice games."""
