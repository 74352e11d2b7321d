"""Value networks and search: evaluation of positions and options, many at once, in arrays.

The array functions run on NumPy, for play, and on JAX, for training: they use the namespace of their arguments.
``evaluate`` has the entry points, ``model`` the network, ``search`` the selection of options, ``rows`` the rules of a
row in arrays, ``symmetry`` ensembles by permuted rows, ``opponent_model`` the recognition of careful players. ``dice``
and ``cards`` have the same modules: ``encode`` for positions and decisions, ``turn`` for the rules of a turn,
``features`` for the input of the network, ``options``, ``lookahead`` and ``evaluate``. This is the third implementation
of the turns, after ``rules`` and ``kernels``; tests compare it with the rules.
"""
