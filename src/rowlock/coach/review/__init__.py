"""Reviews of finished games: the analysis, its wording, and its terminal and HTML output."""
