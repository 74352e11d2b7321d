"""Solver of the solo dice game: backward induction, its cached solution and the optimal policy."""
