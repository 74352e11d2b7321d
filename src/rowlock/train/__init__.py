"""Training of the value networks, in JAX on one GPU: ``python -m rowlock.train``.

``turns`` plays whole turns of many games at once with the functions of ``rowlock.nets``, ``learning`` makes targets of
what happened and follows them, ``plan`` says how long and with what for each game, ``curves`` draws the log. ``greedy``
is an opponent in arrays, ``habits`` what tells its sheets from a champion's, ``playouts`` what time to think is worth.
"""
