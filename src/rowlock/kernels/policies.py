"""Policies for simulated games: the built-in ones, optimal play by the solution, and the arguments of their kernels.

The arguments are NamedTuples: Numba takes one apart at compile time, so passing it costs no more than passing its
fields. Arrays are the exception: passing one counts a reference, which takes longer than a choice. So a kernel keeps
its scratch space in a record, and the arguments of the card game are numbers only.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, NamedTuple

import numpy as np

from ..bots.greedy import MAX_SKIPS, MAX_SKIPS_THREATENED, NO_CROSS
from .decision_codes import PLACES
from .jit import int64, kernel
from .position_arrays import Board
from .sheets import ONE, PASS, nth_bit, skips
from .solver.backward_induction import Values
from .solver.solution import Solution

RANDOM, GREEDY, SOLVED = range(3)
KIND_BITS: Final = 4
KIND: Final = (1 << KIND_BITS) - 1


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy with its name in reports; ``game`` is the only game it plays, or None for all."""

    name: str
    kind: int
    game: str | None = None
    solution: Solution | None = None


BUILT_IN: Final = {"random": Policy("random", RANDOM), "greedy": Policy("greedy", GREEDY)}
"""Compiled bots of ``rowlock.bots``: random is equal in distribution, greedy in every decision."""


def by_solution(solution: Solution) -> Policy:
    """Optimal policy of the dice game if the other seats only supply white sums; alone it is optimal."""
    return Policy("optimal", SOLVED, "classic", solution=solution)


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


def pack_kinds(policies: Sequence[Policy]) -> int:
    """The kinds of all seats' policies in one number; 0 if all are random."""
    return sum(policy.kind << KIND_BITS * seat for seat, policy in enumerate(policies))


@kernel
def kind_of(kinds: int, seat: int) -> int:
    """The kind of a seat's policy."""
    return kinds >> KIND_BITS * seat & KIND


@kernel
def skips_allowed(position: Any, seat: int) -> int:
    """Numbers that ``bots.GreedyBot`` may skip for a cross: more if it would take a penalty otherwise."""
    return MAX_SKIPS_THREATENED if seat == position.active and not position.crossed else MAX_SKIPS


@kernel
def cheapest(position: Any, seat: int, mask: np.uint64) -> tuple[int, int]:
    """The cross that skips fewest numbers, ties to the topmost row, and how many; pass if there is none."""
    best, least = PASS, NO_CROSS
    mask &= mask - ONE
    while mask:
        code = nth_bit(mask, 0)
        mask &= mask - ONE
        cost = skips(int64(position.rows[seat, (code - 1) // PLACES]), (code - 1) % PLACES)
        if cost < least:
            best, least = code, cost
    return best, least
