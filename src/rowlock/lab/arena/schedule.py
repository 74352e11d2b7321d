"""Schedule of a tournament: tables, seatings, and seeds of the deals.

A *table* is a set of entrants that play together. A *deal* is one sequence of dice and cards that a table plays once
from each seat: every entrant has every seat equally often and gets the same luck.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from typing import Any, Final

from ...rng import derived_seed
from .entrants import Entrant

Seating = tuple[int, ...]
"""Entrant number at each seat."""

DICE_GAMES: Final = ("classic", "onboard")
"""Games whose chance is a roll of six dice: all outcomes can be enumerated, so luck can be measured."""
BATCH_GAMES: Final = 512
"""Games in a block of batched bots: the batch size of a network."""
BLOCK_THINK_MS: Final = 3_200
"""Maximum search time of one decision in all games of a block, in milliseconds: slow bots get small blocks."""
UNBATCHED_GAMES: Final = 16
"""Games in a block of unbatched bots: few, so that an interrupted tournament has many complete blocks."""


@dataclass(frozen=True)
class Plan:
    """A tournament: ``deals`` deals at each table, from a seed; ``luck`` enables measuring the luck of the dice."""

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
    """Consecutive deals of one table: the unit of work."""

    table: int
    first: int
    count: int


def round_robin(count: int, players: int) -> tuple[Seating, ...]:
    """Every combination of ``players`` out of ``count`` entrants."""
    return tuple(combinations(range(count), players))


def one_against_others(count: int, players: int) -> tuple[Seating, ...]:
    """Each of the first ``count`` entrants at a table whose other seats all belong to the entrant after them."""
    return tuple((one, *[count] * (players - 1)) for one in range(count))


def deals_for(games: int, players: int) -> int:
    """The number of deals that gives at least ``games`` games: a deal is one game per seat."""
    return -(-games // players)


def seatings(table: Seating, deal: int) -> tuple[Seating, ...]:
    """The games of a deal: each rotates the seats by one. Neighbors change from deal to deal."""
    circles = _circles(table)
    order = circles[deal % len(circles)]
    return tuple((*order[-turn:], *order[:-turn]) if turn else order for turn in range(len(order)))


@cache
def _circles(table: Seating) -> tuple[Seating, ...]:
    """The circular permutations of a table."""
    return tuple((table[0], *rest) for rest in sorted(set(permutations(table[1:]))))


def deal_seed(plan: Plan, deal: int) -> str:
    """The seed of a deal, the same for all tables: ``Game.new`` derives the same dice and cards from it."""
    return derived_seed(str(plan.seed), f"deal {deal}")


def blocks(plan: Plan) -> Iterator[Block]:
    """Blocks of a tournament. They depend only on the plan, so any number of workers plays the same games.

    All tables play their first deals first: an interrupted tournament has complete rounds.
    """
    size = _deals_in_block(plan)
    for first in range(0, plan.deals, size):
        for table in range(len(plan.tables)):
            yield Block(table, first, min(size, plan.deals - first))


def _deals_in_block(plan: Plan) -> int:
    batched = any(entrant.is_batched for entrant in plan.entrants)
    think_ms = max(entrant.think_ms for entrant in plan.entrants)
    games = min(BATCH_GAMES if batched else UNBATCHED_GAMES, BLOCK_THINK_MS // think_ms if think_ms else BATCH_GAMES)
    return max(1, games // plan.players)
