"""A whole game as a value: where it began and every step since.

A step is what one ``apply`` took. Replay is the fold of the steps, undo a shorter list; ``notation`` is the text.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from .rules import Chance, Decision, Position, Ruleset, ruleset_of

SEATS: Final = "ABCDE"
"""Seat 0 is A in texts, seat 1 is B, and so on."""
MOST_NAME: Final = 40
"""How long a player's name may be."""
MOST_SEED: Final = 100


@dataclass(frozen=True, slots=True)
class Step:
    """What one ``apply`` took: the decisions by seat, and chance."""

    decisions: Mapping[int, Decision]
    chance: Chance | None = None


@dataclass(frozen=True, slots=True)
class Record:
    """A game from its beginning to now.

    ``pending`` are decisions of a simultaneous action that still waits for others: they are no step yet.
    """

    initial: Position
    names: tuple[str, ...]
    steps: tuple[Step, ...] = ()
    pending: Mapping[int, Decision] = field(default_factory=dict[int, Decision])
    bots: Mapping[int, str] = field(default_factory=dict[int, str])
    seed: str | None = None
    date: str | None = None

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
