"""Who meets whom in an arena, in which seats, and with which chance.

A *table* is a number of entrants that sit together. A *deal* is one chance, all its dice and cards, that a table plays
once from each seat: everybody sits everywhere and begins equally often, and what the dice give to one they give to all.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from typing import Any, Final

from ...rng import derived_seed
from .entrants import Entrant

Seating = tuple[int, ...]
"""The entrant at each seat, by its number."""

DICE_GAMES: Final = ("classic", "onboard")
"""The games whose chance is a roll of six dice: every outcome can be looked at, and luck be reckoned."""
BATCH_GAMES: Final = 512
"""Games that a network is asked about at once."""
BLOCK_THINK_MS: Final = 3_200
"""Milliseconds of thought that a decision in each of a block's games may take: the longer, the fewer games."""
UNBATCHED_GAMES: Final = 16
"""Games in a block of bots that are asked one by one: few, so that much is there when an arena is left early."""


@dataclass(frozen=True)
class Plan:
    """An arena: ``deals`` of each of the tables, from this seed. ``options`` are those of the game; ``luck`` says that
    what the dice give is reckoned, too.
    """

    game: str
    players: int
    entrants: tuple[Entrant, ...]
    tables: tuple[Seating, ...]
    deals: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    luck: bool = False

    @property
    def games(self) -> int:
        return self.deals * self.players * len(self.tables)


@dataclass(frozen=True, slots=True)
class Block:
    """Some deals of one table: what a worker plays at a time."""

    table: int
    first: int
    count: int


def round_robin(count: int, players: int) -> tuple[Seating, ...]:
    """Every way to seat so many of the entrants together."""
    return tuple(combinations(range(count), players))


def one_against_others(count: int, players: int) -> tuple[Seating, ...]:
    """Each of the first ``count`` entrants alone with the one after them, who has all other seats."""
    return tuple((one, *[count] * (players - 1)) for one in range(count))


def deals_for(games: int, players: int) -> int:
    """The deals that make at least so many games: a deal is as many games as there are seats."""
    return -(-games // players)


def seatings(table: Seating, deal: int) -> tuple[Seating, ...]:
    """The games of a deal: everybody one seat further each time. Who sits next to whom changes from deal to deal."""
    circles = _circles(table)
    order = circles[deal % len(circles)]
    return tuple((*order[-turn:], *order[:-turn]) if turn else order for turn in range(len(order)))


@cache
def _circles(table: Seating) -> tuple[Seating, ...]:
    """The ways around a table that no turning of it makes the same."""
    return tuple((table[0], *rest) for rest in sorted(set(permutations(table[1:]))))


def deal_seed(plan: Plan, deal: int) -> str:
    """The seed of a deal, the same for all tables: ``Game.new`` makes the same dice and cards of it."""
    return derived_seed(str(plan.seed), f"deal {deal}")


def blocks(plan: Plan) -> Iterator[Block]:
    """The arena in pieces that depend on nothing but the plan, so that any number of workers plays the same games.

    All tables play their first deals first: an arena that is left early has met in full as far as it came.
    """
    size = _deals_in_block(plan)
    for first in range(0, plan.deals, size):
        for table in range(len(plan.tables)):
            yield Block(table, first, min(size, plan.deals - first))


def _deals_in_block(plan: Plan) -> int:
    many = any(entrant.is_batched for entrant in plan.entrants)
    thought = max(entrant.think_ms for entrant in plan.entrants)
    games = min(BATCH_GAMES if many else UNBATCHED_GAMES, BLOCK_THINK_MS // thought if thought else BATCH_GAMES)
    return max(1, games // plan.players)
