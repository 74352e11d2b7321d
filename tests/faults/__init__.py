"""Fault injection runs: many tables on real servers while servers, databases and sockets fail and recover.

``python -m tests.faults`` plays, injects faults, waits until idle, and then checks the log against the acknowledgements
and the views that the clients received.
"""
