"""Simulation reports: statistics, text and charts."""
