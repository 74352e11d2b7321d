"""Slow analyses off the event loop: the service with its queue and cache, and its worker processes."""
