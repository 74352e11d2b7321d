"""The rules of the three games as pure functions on frozen positions: no clock, no randomness.

``classic``, ``cards`` and ``onboard`` are the rulesets; each module implements ``protocol.Ruleset``. Only the standard
library is used.
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
"""What a ruleset's ``view`` returns: the whole position in the dice games, a filtered one in the card game."""

RULESETS: Final[dict[str, Ruleset[Any]]] = {"classic": classic, "cards": cards, "onboard": onboard}
"""All rulesets by name."""


def ruleset_of(position: Position) -> Ruleset[Any]:
    """The ruleset of a position."""
    return _BY_POSITION[type(position)]


_BY_POSITION: Final[dict[type, Ruleset[Any]]] = {
    classic.Position: classic,
    cards.Position: cards,
    onboard.Position: onboard,
}


def scores_of(table: Position | Visible) -> tuple[Score, ...]:
    """Current score of every seat, from a position or a view: sheets are public in every game."""
    if isinstance(table, cards.VisiblePosition):
        return tuple(sheet.score() for sheet in table.sheets)
    return ruleset_of(table).scores(table)


def options_of(table: Visible, seat: int) -> Sequence[Decision]:
    """Legal decisions of a seat, computed from its view."""
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
