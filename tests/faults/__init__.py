"""Fault runs: many tables on real servers while servers, databases and sockets are cut off and come back.

``python -m tests.faults`` plays, breaks, brings everything to rest, and then checks the log against what was
acknowledged and against what everybody was shown.
"""
