"""Compiled card game: rules, plays, shuffles, policies and simulation loop."""
