"""Value networks and the turns they look ahead: many positions at once, in arrays.

The same functions run on NumPy, where a bot plays, and on JAX, where the networks are trained: they take the arrays'
own namespace. ``rows`` is the paper, ``network`` the network, ``dice`` and ``cards`` the turns of the games,
``sight`` the way from a seat's view to arrays, ``mind`` the door to all of it. ``ahead`` looks one turn further,
``symmetry`` asks networks with rows exchanged, ``habits`` reads opponents' sheets. The turns stand here a third time,
after ``rules`` and ``fast``; tests hold them to the rules.
"""
