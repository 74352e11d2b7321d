"""The rules of the three games as pure functions on frozen positions: no clock, no randomness.

``classic``, ``cards`` and ``onboard`` are the rulesets; each module implements ``protocol.Ruleset``. Only the standard
library is used.
"""

from typing import Any, Final

from . import cards, classic, onboard
from .deck import CARDS, Card, full_deck
from .dice import Dice
from .errors import IllegalMove, IllegalSetup, RuleError
from .moves import PASS, Cross, Decision, Draw, Move, Pass, Play
from .outcome import Outcome
from .protocol import Chance, ChanceKind, Decisions, Position, Random, Ruleset, Visible
from .sheet import BLUE, COLORS, GREEN, RED, YELLOW, Color, Score, Sheet, winners
from .track import Field, Track, check_track, named_track

RULES_VERSION: Final = 1
"""Version of the rules that logs of tables name. Raise it when a change makes an existing log replay differently."""
RULESETS: Final[dict[str, Ruleset[Any]]] = {}
"""All rulesets by name."""


def register(ruleset: Ruleset[Any], *types: type[Visible]) -> None:
    """Add a ruleset, with the types of its positions and views."""
    for each in types:
        each.rules = ruleset
    RULESETS[ruleset.NAME] = ruleset


register(classic, classic.Position)
register(cards, cards.Position, cards.VisiblePosition)
register(onboard, onboard.Position)


__all__ = [
    "BLUE",
    "CARDS",
    "COLORS",
    "GREEN",
    "PASS",
    "RED",
    "RULESETS",
    "RULES_VERSION",
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
    "Outcome",
    "Pass",
    "Play",
    "Position",
    "Random",
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
    "register",
    "winners",
]
