"""Rowlock: Qwixx, Qwixx The Card Game and Qwixx On Board, exactly as the rules say.

>>> from rowlock import Game, Cross, RED
>>> game = Game.new("classic", ["Ada", "Bob"], seed=7, start=0)
>>> _ = game.roll()
>>> game.to_act
(0, 1)

``Game`` is the front door; ``rowlock.rules`` are the pure functions behind it, ``rowlock.formats.codec`` the JSON of
positions and decisions, ``rowlock.formats.notation`` the text of a whole game, ``rowlock.bots`` players and
``rowlock.testing`` a kit to test your own.
"""

from .formats.codec import position_from_json, position_to_json
from .formats.json_reader import FormatError
from .formats.notation import RecordError
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
    "position_from_json",
    "position_to_json",
]
