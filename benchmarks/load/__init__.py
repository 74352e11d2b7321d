"""Load test: sockets per server process, and latency of a move to the opponent."""
