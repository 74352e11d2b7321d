"""Compiled kernels: simulation, batched steps and the solver of the three games. Needs ``[lab]``.

``simulate`` runs whole games between policies, ``batch`` steps many positions at once, ``solver`` solves the dice game
for one player. The differential tests compare every kernel with ``rules``, position by position.
"""

from .batch import Batch, pack, unpack
from .policies import BUILT_IN, Policy, by_solution
from .simulate import Setup, simulate_games
from .solver.solution import Solution

__all__ = [
    "BUILT_IN",
    "Batch",
    "Policy",
    "Setup",
    "Solution",
    "by_solution",
    "pack",
    "simulate_games",
    "unpack",
]
