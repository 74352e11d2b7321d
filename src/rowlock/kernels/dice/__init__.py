"""Compiled dice games: rules, policies, turns and SIMD lanes."""
