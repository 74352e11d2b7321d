"""Tournaments between bots: entrants, schedule, matches, statistics and reports."""
