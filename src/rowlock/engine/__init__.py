"""Value networks and search: evaluation of positions and options, many at once, in arrays.

The array functions run on NumPy, for play, and on JAX, for training: they use the namespace of their arguments.
``rows`` has the rules of a row in arrays, ``model`` the network, ``dice`` and ``cards`` the turns of the games with
their features and options, ``encode`` the conversion of views to arrays, ``evaluate`` the entry points, ``symmetry``
ensembles by permuted rows, ``opponent_model`` the recognition of careful players. This is the third implementation of
the turns, after ``rules`` and ``kernels``; tests compare it with the rules.
"""
