"""Policies for simulated games: the built-in ones, and optimal play by the solution."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .jit import kernel
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


def pack_kinds(policies: Sequence[Policy]) -> int:
    """The kinds of all seats' policies in one number; 0 if all are random."""
    return sum(policy.kind << KIND_BITS * seat for seat, policy in enumerate(policies))


@kernel
def kind_of(kinds: int, seat: int) -> int:
    """The kind of a seat's policy."""
    return kinds >> KIND_BITS * seat & KIND
