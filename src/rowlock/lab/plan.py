"""Plans of simulations and tournaments: players, tables, deals and seeds, split into chunks for workers.

A *table* is a set of players that play together. A *deal* is one sequence of dice and cards. A simulation plays each
deal once. A tournament plays it once from each seat: every player has every seat equally often and gets the same luck.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any, Final

from ..rng import derived_seed
from ..rules import cards, classic, onboard
from .players import COMPILED, Player

if TYPE_CHECKING:  # needs Numba, which slows down the start of worker processes
    from ..kernels.simulate import Setup

Seating = tuple[int, ...]
"""Player number at each seat."""

DICE_GAMES: Final = (classic.NAME, onboard.NAME)
"""Games whose chance is a roll of six dice: all outcomes can be enumerated, so luck can be measured."""
SIMULATED_GAMES: Final = (*DICE_GAMES, cards.NAME)
"""Games with kernels, whose tallies and files know their sheets; others can only have tournaments."""
BATCH_GAMES: Final = 512
"""Games in a chunk of batched bots: the batch size of a network."""
CHUNK_THINK_MS: Final = 3_200
"""Maximum search time of one decision in all games of a chunk, in milliseconds: slow bots get small chunks."""
SIMULATION_CHUNKS: Final = 64
"""Approximate number of chunks of a small simulation, to occupy all workers."""
SIMULATION_BATCH_GAMES: Final = 64
"""Games in a chunk of batched bots in a simulation, which shows progress and can be interrupted after each."""
UNBATCHED_GAMES: Final = 16
"""Games in a chunk of unbatched bots: few, so that an interrupted run has many complete chunks."""


@dataclass(frozen=True)
class Plan:
    """``deals`` deals at each table, from a seed.

    With ``duplicate`` each deal is played once from each seat, the first of which begins. Without it is played once, by
    the players in the order of the table; seat *d* modulo the seats begins deal *d*. With ``against`` the last player
    only fills the other seats of each table. ``luck`` enables measuring the luck of the dice.
    """

    game: str
    players: tuple[Player, ...]
    tables: tuple[Seating, ...]
    deals: int
    seed: int = 0
    options: dict[str, Any] = field(default_factory=dict[str, Any])
    duplicate: bool = False
    against: bool = False
    luck: bool = False

    @property
    def seats(self) -> int:
        return len(self.tables[0])

    @property
    def games_per_deal(self) -> int:
        return self.seats if self.duplicate else 1

    @property
    def games(self) -> int:
        return self.deals * self.games_per_deal * len(self.tables)

    @property
    def setup(self) -> "Setup":
        """The game for the kernels. Raises IllegalSetup."""
        from ..kernels.simulate import Setup  # noqa: PLC0415

        return Setup(self.game, self.seats, **self.options)

    @property
    def is_compiled(self) -> bool:
        """Whether the kernels play: all players are compiled, and deals are not duplicate."""
        return not self.duplicate and all(player.name in COMPILED for player in self.players)

    def deal_seed(self, deal: int) -> str:
        """The seed of a deal, the same for all tables: ``Game.new`` derives the same dice and cards from it."""
        return derived_seed(str(self.seed), f"deal {deal}")

    def seatings(self, table: int, deal: int) -> tuple[Seating, ...]:
        """The games of a deal."""
        return seatings(self.tables[table], deal) if self.duplicate else (self.tables[table],)


@dataclass(frozen=True, slots=True)
class Chunk:
    """Consecutive deals of one table: the unit of work."""

    first: int
    count: int
    table: int = 0


def simulation(game: str, players: tuple[Player, ...], games: int, seed: int = 0, **options: Any) -> Plan:
    """Games of one table, with a player for each seat."""
    return Plan(game, players, (tuple(range(len(players))),), games, seed, options)


def tournament(
    game: str,
    players: tuple[Player, ...],
    seats: int,
    games: int,
    seed: int = 0,
    *,
    against: bool = False,
    luck: bool = False,
    **options: Any,
) -> Plan:
    """A number of games, or a few more, at each table, in whole deals: every combination of players is a table.

    With ``against`` each player is alone at a table whose other seats all belong to the last one.
    """
    last = len(players) - 1
    tables = [(one, *[last] * (seats - 1)) for one in range(last)] if against else combinations(range(last + 1), seats)
    return Plan(game, players, tuple(tables), -(-games // seats), seed, options, True, against, luck)


def seatings(table: Seating, deal: int) -> tuple[Seating, ...]:
    """The games of a duplicate deal: each rotates the seats by one. Neighbors change from deal to deal."""
    circles = _circles(table)
    order = circles[deal % len(circles)]
    return tuple((*order[len(order) - turn :], *order[: len(order) - turn]) for turn in range(len(order)))


@cache
def _circles(table: Seating) -> tuple[Seating, ...]:
    """The circular permutations of a table."""
    return tuple((table[0], *rest) for rest in sorted(set(permutations(table[1:]))))


def bot_chunks(plan: Plan) -> Iterator[Chunk]:
    """Chunks of bots' games. They depend only on the plan, so any number of workers plays the same games.

    All tables play their first deals first: an interrupted tournament has complete rounds.
    """
    batched = any(player.is_batched for player in plan.players)
    think_ms = max(player.think_ms for player in plan.players)
    games = min(BATCH_GAMES if batched else UNBATCHED_GAMES, CHUNK_THINK_MS // think_ms if think_ms else BATCH_GAMES)
    if not plan.duplicate:
        games = min(games, SIMULATION_BATCH_GAMES, max(UNBATCHED_GAMES, plan.games // SIMULATION_CHUNKS))
    size = max(1, games // plan.games_per_deal)
    for first in range(0, plan.deals, size):
        for table in range(len(plan.tables)):
            yield Chunk(first, min(size, plan.deals - first), table)
