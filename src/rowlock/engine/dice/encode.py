"""Encoding of positions, rolls and decisions of the dice games as arrays."""

from collections.abc import Sequence

import numpy as np

from ...rules import Cross, Decision, Dice, Move, classic, onboard
from ..encode import answer_index, encode_sheets, turn_order
from ..search import Indices
from . import turn


def encode(positions: Sequence[classic.Position]) -> turn.DiceBatch:
    """Encode positions with the same number of seats; the active seat becomes seat 0."""
    boards = [(onboard.board(position), turn_order(len(position.sheets), position.active)) for position in positions]
    return turn.DiceBatch(
        *encode_sheets(positions),
        np.array([position.closed for position in positions], np.int32),
        np.array([[board.pawns[seat] for seat in order] for board, order in boards], np.int32),
        np.array([len(board.last_turns or ()) for board, _ in boards], np.int32),
    )


def encode_rolls(rolled: Sequence[Dice]) -> turn.Dice:
    """Encode rolls; a die out of the game is set to 1, which is never used."""
    return turn.Dice(
        np.array([roll.white for roll in rolled], np.int32),
        np.array([[face or 1 for face in roll.colors] for roll in rolled], np.int32),
    )


def encode_options(
    state: turn.DiceBatch, positions: Sequence[classic.Position], options: Sequence[Sequence[Decision]]
) -> list[Indices]:
    """The options of each position as indices: answers to the white sum, color sums or steps, as in a ``Choice``."""
    fields = state.free_fields().tolist()
    return [
        np.array([_option_index(position, reached, option) for option in some])
        for position, reached, some in zip(positions, fields, options, strict=True)
    ]


def _option_index(position: classic.Position, fields: list[int], option: Decision) -> int:
    if isinstance(option, Move):
        return 1 + fields.index(option.field)
    if position.phase == "action1" or not isinstance(option, Cross):
        return answer_index(option)
    assert position.dice is not None
    return 1 + 2 * option.color + (position.dice.white[0] + (position.dice.colors[option.color] or 0) != option.number)
