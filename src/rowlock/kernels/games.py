"""Arguments of the simulation kernels: what all games of one call have in common, as NamedTuples.

Numba takes a NamedTuple apart at compile time, so passing one costs no more than passing its fields. Arrays are the
exception: passing one counts a reference, which takes longer than a choice. So a kernel keeps its scratch space in a
record, and the arguments of the card game are numbers only.
"""

from typing import NamedTuple

import numpy as np

from .position_arrays import Board
from .solver.backward_induction import Values


class DiceGames(NamedTuple):
    """Dice games from number ``first`` on; ``kinds`` are packed policies, ``values`` those of the solution."""

    seed: np.uint64
    first: np.uint64
    players: int
    kinds: int
    board: Board
    values: Values


class CardGames(NamedTuple):
    """Card games from number ``first`` on; ``kinds`` are packed policies."""

    seed: np.uint64
    first: np.uint64
    players: int
    kinds: int
    jokers: int
