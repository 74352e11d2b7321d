"""Benchmarks: ``make bench`` measures the figures that the documentation quotes."""
