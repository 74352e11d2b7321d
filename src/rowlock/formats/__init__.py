"""Text forms of games: the JSON of positions and decisions, and the notation of whole games."""
