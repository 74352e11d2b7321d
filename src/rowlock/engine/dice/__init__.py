"""The engine for the dice games: turns in arrays, evaluation and search."""

from .features import (
    BOARD_FEATURES,
    CLASSIC_FEATURES,
    ROW_FEATURES,
    Board,
    Choice,
    Dice,
    DiceBatch,
    Options,
    batch_features,
    board_of,
    expected,
    new_games,
)
from .options import COLOR_ACTIONS, SeatOptions, active_options, decide, passive_options, pawn_options, seat_options
from .turn import apply, idle_turn

__all__ = [
    "BOARD_FEATURES",
    "CLASSIC_FEATURES",
    "COLOR_ACTIONS",
    "ROW_FEATURES",
    "Board",
    "Choice",
    "Dice",
    "DiceBatch",
    "Options",
    "SeatOptions",
    "active_options",
    "apply",
    "batch_features",
    "board_of",
    "decide",
    "expected",
    "idle_turn",
    "new_games",
    "passive_options",
    "pawn_options",
    "seat_options",
]
