"""Text formats: JSON of positions and decisions, notation of whole games."""
