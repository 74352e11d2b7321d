"""Hypothesis state machine of the table service: model, requests, servers and expected views."""
