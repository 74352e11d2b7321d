"""Mutation testing: small faults put into the code, and whether the tests notice each of them."""
