"""Advice for players: hints, reviews of finished games, daily positions."""
