"""Tests of training, with plans too small to learn much, on any device."""
