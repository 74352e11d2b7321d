"""Slow work off the event loop: the job queue, its worker process, hints and daily positions."""
