"""Deterministic simulation of a whole cluster in one process, with faults; see ``docs/build/testing.md``."""
