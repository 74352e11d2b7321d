"""Rowlock: library, server and laboratory for Qwixx, Qwixx The Card Game and Qwixx On Board.

>>> import rowlock
>>> game = rowlock.Game.new("classic", ["Ada", "Bob"], seed=6, start=0)
>>> game.roll()
Dice(white=(1, 4), colors=(3, 3, 6, 6))
>>> game.play(0, "r5")
>>> game.to_act
(1,)

Start with ``Game``. ``position_text`` writes a position in one line, ``svg`` draws it. ``rowlock.rules`` has the pure
functions of the rules, ``rowlock.formats.codec`` the JSON of positions and decisions, ``rowlock.formats.notation`` the
text of a whole game, ``rowlock.bots`` the bots, ``rowlock.testing`` conformance tests for your own bots and rulesets.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .formats.codec import position_from_json, position_to_json
from .formats.errors import FormatError
from .formats.notation import RecordError
from .formats.position_text import read as parse_position
from .formats.position_text import write as position_text
from .game import Game, View
from .record import Record, Step
from .rules import (
    BLUE,
    COLORS,
    GREEN,
    PASS,
    RED,
    RULESETS,
    YELLOW,
    Card,
    Color,
    Cross,
    Decision,
    Dice,
    Draw,
    IllegalMove,
    IllegalSetup,
    Move,
    Pass,
    Play,
    Position,
    RuleError,
    Score,
    Sheet,
)

if TYPE_CHECKING:
    from . import bots
    from .drawing import svg
else:

    def __getattr__(name: str) -> object:
        """Import ``bots`` and ``svg`` on first use: few programs need them, and they would slow down every start."""
        if name == "bots":
            return import_module(".bots", __name__)
        if name == "svg":
            return import_module(".drawing", __name__).svg
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


__version__ = "0.1.0"

__all__ = [
    "BLUE",
    "COLORS",
    "GREEN",
    "PASS",
    "RED",
    "RULESETS",
    "YELLOW",
    "Card",
    "Color",
    "Cross",
    "Decision",
    "Dice",
    "Draw",
    "FormatError",
    "Game",
    "IllegalMove",
    "IllegalSetup",
    "Move",
    "Pass",
    "Play",
    "Position",
    "Record",
    "RecordError",
    "RuleError",
    "Score",
    "Sheet",
    "Step",
    "View",
    "__version__",
    "bots",
    "parse_position",
    "position_from_json",
    "position_text",
    "position_to_json",
    "svg",
]
