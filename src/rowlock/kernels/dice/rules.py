"""Compiled rules of the dice game and On Board: options and steps on records.

The rules are those of ``rules.classic`` and ``rules.onboard``; differential tests compare every position. A board with
fields means On Board, which has a step 3. Options are a bit mask of codes.
"""

from typing import Any

import numpy as np

from ...rules.classic import ROWS_TO_END
from ...rules.onboard import MAX_STEPS
from ...rules.sheet import LAST
from ...rules.track import LAST_FIELDS
from ..decision_codes import PLACES
from ..jit import count_bits, int64, kernel
from ..position_arrays import (
    ACTION1,
    ACTION2,
    FOUR_PENALTIES,
    NOT_ANNOUNCED,
    OVER,
    STEP3,
    TRACK_END,
    TWO_ROWS_LOCKED,
    Board,
)
from ..sheets import ONE, can_cross, cross_bit, crossed, crosses, next_turn, place, takes_last_penalty


@kernel
def allows(position: Any, board: Board, seat: int, code: int, _scratch: Any) -> bool:
    """Whether a code is an option of a seat; any is, if the seat is not to act."""
    mask = options(position, board, seat)
    return mask == 0 or (0 <= code < 64 and (mask >> np.uint64(code)) & ONE != 0)


@kernel
def options(position: Any, board: Board, seat: int) -> np.uint64:
    """The option codes of a seat as a bit mask; 0 if it is not to act."""
    if position.phase == ACTION1:
        return crosses(position, seat, int64(position.white[0]) + position.white[1], int64(position.closed))
    if position.phase == ACTION2 and seat == position.active:
        return color_options(position, seat)
    if position.phase == STEP3 and seat == position.active:
        return pawn_options(position, board)
    return np.uint64(0)


@kernel
def color_options(position: Any, seat: int) -> np.uint64:
    """Pass, or a white die plus a colored one in the row of its color."""
    mask = ONE  # pass
    for color in range(4):
        face = position.colors[color]
        if face:
            row = position.rows[seat, color]
            for die in range(2):
                at = place(color, int64(position.white[die]) + face)
                if can_cross(row, at):
                    mask |= cross_bit(color, at)
    return mask


@kernel
def field_ahead(position: Any, board: Board, steps: int) -> int:
    """The field that is ``steps`` free fields ahead of the active pawn; 0 beyond the end of the track."""
    field = int64(position.pawns[position.active])
    while steps:
        field += 1
        if field >= len(board):
            return 0
        for seat in range(position.players):
            if position.pawns[seat] == field:
                break
        else:
            steps -= 1
    return field


@kernel
def lands(position: Any, board: Board, field: int) -> int:
    """1 if landing on a field makes a cross, 0 if its number is already crossed, -1 if landing is illegal."""
    color, at = board[field, 0], board[field, 1]
    row = position.rows[position.active, color]
    if row >> at & 1:
        return 0
    return 1 if not position.closed >> color & 1 and can_cross(row, at) else -1


@kernel
def pawn_options(position: Any, board: Board) -> np.uint64:
    """Pass, or the numbers of steps to fields where the active pawn may land."""
    mask = ONE  # pass
    for steps in range(1, MAX_STEPS + 1):
        field = field_ahead(position, board, steps)
        if not field:
            break
        if lands(position, board, field) >= 0:
            mask |= ONE << np.uint64(steps)
    return mask


@kernel
def roll(position: Any, dice: Any) -> None:
    """From ``roll`` to ``action1``: faces of white, white, red, yellow, green, blue; removed dice become 0."""
    position.white[0], position.white[1] = dice[0], dice[1]
    for color in range(4):
        position.colors[color] = 0 if position.closed >> color & 1 else dice[2 + color]
    position.phase, position.crossed = ACTION1, 0


@kernel
def apply(position: Any, board: Board, codes: Any) -> None:
    """Apply decisions from :func:`options`: those of all seats in action 1, else the active seat's."""
    phase, active, before = position.phase, position.active, position.closed
    if phase == ACTION1:
        for seat in range(position.players):
            _cross(position, seat, codes[seat])
    elif phase == ACTION2:
        _cross(position, active, codes[active])
    elif phase == STEP3 and codes[active]:
        field = field_ahead(position, board, codes[active])
        makes = lands(position, board, field)
        position.pawns[active] = field
        if makes == 1:
            _cross(position, active, 1 + PLACES * board[field, 0] + board[field, 1])
    if position.closed != before and count_bits(position.closed) >= ROWS_TO_END:
        _over(position, TWO_ROWS_LOCKED)
    elif phase == ACTION1 or (phase == ACTION2 and len(board) > 1):
        position.phase = phase + 1
        for color in range(4):
            if position.closed >> color & 1:
                position.colors[color] = 0  # the dice of closed rows leave the game at once (B20)
    else:
        _end_turn(position, board)


@kernel
def _cross(position: Any, seat: int, code: int) -> None:
    if code:
        color, at = (code - 1) // PLACES, (code - 1) % PLACES
        position.rows[seat, color] = crossed(position.rows[seat, color], at)
        if at == LAST:
            position.closed |= 1 << color
        if seat == position.active:
            position.crossed = 1


@kernel
def _over(position: Any, end: int) -> None:
    position.phase, position.end = OVER, end
    _clear_dice(position)


@kernel
def _clear_dice(position: Any) -> None:
    position.white[0] = position.white[1] = 0
    for color in range(4):
        position.colors[color] = 0


@kernel
def _end_turn(position: Any, board: Board) -> None:
    """Penalty, last turns or announcement, next player, in this order."""
    active = position.active
    if takes_last_penalty(position):
        _over(position, FOUR_PENALTIES)
        return
    if position.left != NOT_ANNOUNCED:
        position.left -= 1
        if not position.left:
            _over(position, TRACK_END)
            return
    elif len(board) > 1 and position.pawns[active] >= len(board) - LAST_FIELDS:
        position.announced, position.left = active, position.players - 1
    next_turn(position)
    _clear_dice(position)
