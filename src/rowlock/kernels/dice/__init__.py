"""Compiled dice games: rules, policies and simulation loops."""
