"""Kernels: the three games at the speed of the processor, and the dice game for one player solved. Needs ``[lab]``.

``playing`` plays whole games between policies, ``batches`` steps many positions at once, ``solved`` holds solutions.
Everything here is compared with ``rules``, position by position.
"""

from .batch import Batch, pack, unpack
from .policies import BUILT_IN, Policy, by_solution, compiled, row_table
from .simulate import Setup, simulate_games
from .solver.solution import Solution

__all__ = [
    "BUILT_IN",
    "Batch",
    "Policy",
    "Setup",
    "Solution",
    "by_solution",
    "compiled",
    "pack",
    "row_table",
    "simulate_games",
    "unpack",
]
