"""The engine for the card game."""
