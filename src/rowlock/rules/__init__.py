"""The rules of the three games, clause by clause. Pure: no clock, no randomness, the standard library alone.

``classic``, ``cards`` and ``onboard`` are the rulesets, each a module of the same shape (see ``ruleset``).
"""

from collections.abc import Sequence
from typing import Any, Final

from . import cards, classic, onboard
from .deck import CARDS, Card, full_deck
from .dice import Dice
from .errors import IllegalMove, IllegalSetup, RuleError
from .moves import PASS, Cross, Decision, Draw, Move, Pass, Play
from .protocol import Chance, ChanceKind, Decisions, PositionLike, Ruleset
from .sheet import BLUE, COLORS, GREEN, RED, YELLOW, Color, Score, Sheet, winners
from .track import Field, Track, check_track, named_track

Position = classic.Position | cards.Position | onboard.Position
Visible = classic.Position | cards.VisiblePosition
"""What a ruleset's ``view`` gives: in the dice games everything, in the card game what the seat can see."""

RULESETS: Final[dict[str, Ruleset[Any]]] = {"classic": classic, "cards": cards, "onboard": onboard}
"""Every ruleset by its name."""


def ruleset_of(position: Position) -> Ruleset[Any]:
    """The rules a position belongs to."""
    return _BY_POSITION[type(position)]


_BY_POSITION: Final[dict[type, Ruleset[Any]]] = {
    classic.Position: classic,
    cards.Position: cards,
    onboard.Position: onboard,
}


def scores_of(table: Position | Visible) -> tuple[Score, ...]:
    """Every seat's points as they stand, of a whole position or of what can be seen: sheets lie open in every game."""
    if isinstance(table, cards.VisiblePosition):
        return tuple(sheet.score() for sheet in table.sheets)
    return ruleset_of(table).scores(table)


def options_of(table: Visible, seat: int) -> Sequence[Decision]:
    """What a seat may decide at a table that it sees."""
    if isinstance(table, cards.VisiblePosition):
        return cards.own_options(table)
    return ruleset_of(table).options(table, seat)


__all__ = [
    "BLUE",
    "CARDS",
    "COLORS",
    "GREEN",
    "PASS",
    "RED",
    "RULESETS",
    "YELLOW",
    "Card",
    "Chance",
    "ChanceKind",
    "Color",
    "Cross",
    "Decision",
    "Decisions",
    "Dice",
    "Draw",
    "Field",
    "IllegalMove",
    "IllegalSetup",
    "Move",
    "Pass",
    "Play",
    "Position",
    "PositionLike",
    "RuleError",
    "Ruleset",
    "Score",
    "Sheet",
    "Track",
    "Visible",
    "cards",
    "check_track",
    "classic",
    "full_deck",
    "named_track",
    "onboard",
    "options_of",
    "ruleset_of",
    "scores_of",
    "winners",
]
