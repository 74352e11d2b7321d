"""Compiled dice games: rules, policies, simulation loop and SIMD lanes."""
