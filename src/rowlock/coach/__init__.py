"""What players ask who want to get better: hints, a review of a game, practice."""
