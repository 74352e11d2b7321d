"""Training of the value networks in JAX on one GPU: ``python -m rowlock.training``.

``self_play`` plays whole turns of many games at once with the array functions of ``rowlock.engine``, ``learner``
computes targets and applies gradient steps, ``plan`` sets games and duration per network, ``curves`` plots the log.
``greedy`` is a scripted opponent in arrays, ``opponent_model`` fits the recognition of such opponents, ``playouts``
measures what search gains.
"""
