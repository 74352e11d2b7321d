"""The JSON and notation of each game, and the registration of further games."""

from typing import Any, Final

from ... import rules
from ...rules import Ruleset, Visible
from .base import GameFormat
from .cards import CardsFormat
from .classic import ClassicFormat
from .onboard import OnboardFormat

FORMATS: Final[dict[str, GameFormat[Any, Any]]] = {}
"""The format of each game, by name."""


def register(
    ruleset: Ruleset[Any],
    position: type[Any],
    visible: type[Any] | None = None,
    form: type[GameFormat[Any, Any]] = GameFormat,
) -> None:
    """Add a game: its ruleset, the types of its positions and views (if they differ), and its format."""
    visible = visible or position
    rules.register(ruleset, position, visible)
    FORMATS[ruleset.NAME] = form(ruleset, position, visible)


def format_of(table: Visible) -> GameFormat[Any, Any]:
    """The format of a position's or view's game."""
    return FORMATS[table.rules.NAME]


register(rules.classic, rules.classic.Position, form=ClassicFormat)
register(rules.cards, rules.cards.Position, rules.cards.VisiblePosition, form=CardsFormat)
register(rules.onboard, rules.onboard.Position, form=OnboardFormat)
