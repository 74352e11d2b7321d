"""Tests of the engine: arrays compared with the rules, and properties of networks and search."""
