"""Compiled card game: rules, plays, shuffles, policies and turns."""
