"""A whole game as a value: where it began and every step since.

A step is what one ``apply`` took. Replay is the fold of the steps, undo a shorter list; ``notation`` is the text.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from .rules import Card, Chance, Decision, Position, Ruleset, ruleset_of

SEATS: Final = "ABCDE"
"""Seat 0 is A in texts, seat 1 is B, and so on."""
MAX_NAME: Final = 40
"""How long a player's name may be."""
MAX_SEED: Final = 100
COMMITMENT: Final = 64
"""How long a commitment is: SHA-256 in hexadecimal digits."""
T = TypeVar("T")


class BySeat(Mapping[int, T]):
    """Something for each of some seats, in their order. A value: it cannot be changed, and equals any such mapping."""

    __slots__ = ("_entries",)

    def __init__(self, entries: Mapping[int, T]) -> None:
        self._entries = {seat: entries[seat] for seat in sorted(entries)}

    def __getitem__(self, seat: int) -> T:
        return self._entries[seat]

    def __iter__(self) -> Iterator[int]:
        return iter(self._entries)

    def __len__(self) -> int:
        return len(self._entries)

    def __hash__(self) -> int:
        return hash(tuple(self._entries.items()))

    def __repr__(self) -> str:
        return repr(self._entries)


@dataclass(frozen=True, slots=True)
class Step:
    """What one ``apply`` took: the decisions by seat, and chance."""

    decisions: Mapping[int, Decision]
    chance: Chance | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "decisions", BySeat(self.decisions))


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its beginning to now.

    ``pending`` are decisions of a simultaneous action that still waits for others, and ``dealt`` is a shuffled discard
    that waits for the draw that needs it: they are no step yet. ``commitment`` is the SHA-256 of the seed up to its
    first colon, told before the seed was (``fairness``).
    """

    initial: Position
    names: tuple[str, ...]
    steps: tuple[Step, ...] = ()
    pending: Mapping[int, Decision] = BySeat[Decision]({})
    dealt: tuple[Card, ...] | None = None
    bots: Mapping[int, str] = BySeat[str]({})
    seed: str | None = None
    date: str | None = None
    commitment: str | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "pending", BySeat(self.pending))
        object.__setattr__(self, "bots", BySeat(self.bots))

    @property
    def ruleset(self) -> Ruleset[Any]:
        return ruleset_of(self.initial)

    def positions(self) -> list[Position]:
        """Every position of the game, the first one included."""
        reached = [self.initial]
        for step in self.steps:
            reached.append(self.ruleset.apply(reached[-1], step.decisions, step.chance))
        return reached

    @property
    def position(self) -> Position:
        """Where the game stands."""
        return self.positions()[-1]


def is_text(value: str, most: int) -> bool:
    """Whether a name, a seed or a date can stand in a record."""
    return 0 < len(value) <= most and value.isprintable()


def is_commitment(value: str) -> bool:
    """Whether a text has the form of a commitment: 64 hexadecimal digits in lower case."""
    return re.fullmatch(rf"[0-9a-f]{{{COMMITMENT}}}", value) is not None
