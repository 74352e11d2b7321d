"""``Record``: a whole game as a value, its initial position and all steps.

A step holds the arguments of one ``apply``. ``formats.notation`` is the text form.
"""

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from .rules import Card, Chance, Decision, Position, Ruleset

SEATS: Final = "ABCDE"
"""Letters of the seats in texts: seat 0 is A."""
MAX_NAME: Final = 40
"""Maximum length of a player's name."""
MAX_SEED: Final = 100
COMMITMENT: Final = 64
"""Length of a commitment: SHA-256 in hexadecimal digits."""
T = TypeVar("T")


class BySeat(Mapping[int, T]):
    """Immutable, hashable mapping from seats, in seat order; equal to any mapping with the same entries."""

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
    """Arguments of one ``apply``: decisions by seat, and chance."""

    decisions: Mapping[int, Decision]
    chance: Chance | None = None

    def __post_init__(self) -> None:
        object.__setattr__(self, "decisions", BySeat(self.decisions))

    @property
    def drew(self) -> bool:
        """Whether the step showed dice or cards that chance gave: no undo takes it back."""
        return self.chance is not None or any(decision.reveals for decision in self.decisions.values())


@dataclass(frozen=True, slots=True)
class Record:
    """A game up to now.

    Not yet part of a step: ``pending``, the decisions made so far in a simultaneous action, and ``dealt``, a discard
    reshuffled before the draw that needs it. ``commitment`` is the SHA-256 of the seed up to its first colon, published
    before the seed (``fairness``).
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
        return self.initial.rules

    def positions(self) -> list[Position]:
        """All positions of the game, including the initial one. Raises IllegalMove."""
        reached = [self.initial]
        for step in self.steps:
            reached.append(reached[-1].apply(step.decisions, step.chance))
        return reached

    @property
    def position(self) -> Position:
        """The last position."""
        return self.positions()[-1]


def is_text(value: str, max_length: int) -> bool:
    """Whether a name, seed or date may appear in a record: printable and not empty."""
    return 0 < len(value) <= max_length and value.isprintable()


def is_commitment(value: str) -> bool:
    """Whether a text has the form of a commitment: 64 lowercase hexadecimal digits."""
    return re.fullmatch(rf"[0-9a-f]{{{COMMITMENT}}}", value) is not None
