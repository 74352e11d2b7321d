"""Turns of the dice games in arrays: the effect of rolls and decisions; no evaluation."""

from typing import NamedTuple

from ...rules.onboard import MAX_STEPS
from ...rules.sheet import LAST, MAX_PENALTIES
from ...rules.track import LAST_FIELDS
from ..rows import (
    RISING,
    Array,
    can_cross,
    crossed,
    ended,
    locks,
    number_moves,
    places,
    points,
    replaced,
    take,
    unpack_mask,
)
from .features import Board, Choice, Dice, DiceBatch, Result


class OptionResult(NamedTuple):
    """The result of options for the choosing seat: its sheet, the closed rows and whether the game is over."""

    rows: Array
    penalties: Array
    closed: Array
    pawn: Array
    turns_left: Array
    over: Array


def white_moves(rows: Array, closed: Array, number: Array) -> tuple[Array, Array]:
    """Sheets after each answer to a white sum, ``[..., 5, 4]``, and which are legal."""
    xp = rows.__array_namespace__()
    after, legal = number_moves(rows, number)
    shut = unpack_mask(closed)
    return after, legal & ~xp.concatenate([xp.zeros_like(shut[..., :1]), shut], axis=-1)


def color_moves(rows: Array, closed: Array, dice: Dice) -> tuple[Array, Array]:
    """Sheets after each color sum, ``[..., 9, 4]``, and which are legal; ``dice`` has the leading axes of ``rows``."""
    xp = rows.__array_namespace__()
    after, legal = [rows[..., None, :]], [xp.ones_like(closed[..., None] == 0)]
    sheets: list[Array] = []
    rights: list[Array] = []
    for white in range(2):
        numbers = dice.colors + dice.white[..., white : white + 1]
        at = xp.clip(xp.where(xp.asarray(RISING), numbers - 2, 12 - numbers), 0, LAST)
        sheets.append(replaced(rows, crossed(rows, at)))
        rights.append(can_cross(rows, at) & ~unpack_mask(closed))
    size = rows.shape[:-1]
    after.append(xp.reshape(xp.stack(sheets, axis=-2), (*size, 8, 4)))
    legal.append(xp.reshape(xp.stack(rights, axis=-1), (*size, 8)))
    return xp.concatenate(after, axis=-2), xp.concatenate(legal, axis=-1)


def free_fields(board: Board, pawn: Array, others: Array) -> Array:
    """The fields reached by one to five steps, ``[B, 5]``; beyond the track if there is none (O6-O8)."""
    xp = pawn.__array_namespace__()
    found: list[Array] = []
    field = pawn
    for _ in range(MAX_STEPS):
        field = field + 1
        for _ in range(others.shape[1]):
            field = field + xp.any(others == field[:, None], axis=1)
        found.append(field)
    return xp.stack(found, axis=1)


class Landing(NamedTuple):
    """The effect of landing on fields: the field, its color, the row of that color afterwards, whether a cross is made,
    and whether the move is legal.
    """

    field: Array
    color: Array
    row: Array
    makes_cross: Array
    legal: Array


def landing(board: Board, rows: Array, closed: Array, fields: Array) -> Landing:
    """Move the pawns of sheets ``[..., 4]`` to each of some fields ``[..., F]``.

    Illegal beyond the track, and where the field's cross neither exists nor can be made (O9).
    """
    xp = rows.__array_namespace__()
    on = xp.minimum(fields, board.fields)
    color, at = take(board.color, on), take(board.place, on)
    row = xp.take_along_axis(rows, color, axis=-1)
    makes = can_cross(row, at) & (((closed[..., None] >> color) & 1) == 0)
    may = (makes | (((row >> at) & 1) == 1)) & (fields <= board.fields)
    return Landing(on, color, xp.where(makes, crossed(row, at), row), makes, may)


def replace_row(rows: Array, color: Array, row: Array) -> Array:
    """Sheets with the row of a color replaced."""
    xp = rows.__array_namespace__()
    return xp.where(xp.arange(4) == color[..., None], row[..., None], rows)


def end_turn(
    board: Board | None,
    players: int,
    rows: Array,
    penalties: Array,
    closed: Array,
    pawn: Array,
    left: Array,
    over: Array,
    has_crossed: Array,
) -> OptionResult:
    """End the active seat's turn: penalty, announcement, end of the game (B13, O11-O17)."""
    xp = rows.__array_namespace__()
    penalties = penalties + xp.where(has_crossed | over, 0, 1)
    over = over | (penalties >= MAX_PENALTIES)
    if board is not None:
        announcing = (left == 0) & (pawn > board.fields - LAST_FIELDS)
        over = over | (left == 1)
        left = xp.where(announcing, players - 1, xp.maximum(left - 1, 0))
    return OptionResult(rows, penalties, closed, pawn, left, over)


def idle_turn(board: Board | None, state: DiceBatch) -> DiceBatch:
    """The state after a turn without decisions; without a penalty, since the active seat rarely takes one."""
    if board is None:
        return state
    xp = state.rows.__array_namespace__()
    return state._replace(turns_left=xp.maximum(state.turns_left - 1, 0))


def rows_after_answers(state: DiceBatch, dice: Dice, white: Array) -> Array:
    """The rows of all seats after their answers to the white sum."""
    xp = state.rows.__array_namespace__()
    number = dice.white[:, 0] + dice.white[:, 1]
    at = xp.broadcast_to(places(number)[:, None], state.rows.shape)
    here = xp.arange(1, 5) == white[..., None]
    return xp.where(here, crossed(state.rows, at), state.rows)


def play_turn(
    board: Board | None, state: DiceBatch, dice: Dice, choice: Choice, white_rows: Array, before: Array | None = None
) -> tuple[DiceBatch, Array]:
    """The state at the end of the turn, before seats rotate, and whether the game is over.

    ``before`` says whether the active seat has crossed earlier in the turn.
    """
    xp = state.rows.__array_namespace__()
    closed = state.closed
    for seat in range(state.rows.shape[1]):
        closed = closed | locks(white_rows[:, seat])
    early = ended(closed)
    rows, second = white_rows[:, 0], xp.where(early, 0, choice.color)
    which = xp.maximum(second - 1, 0)
    row = which // 2
    die = xp.take_along_axis(dice.white, which[:, None] % 2, axis=1)[:, 0]
    number = xp.take_along_axis(dice.colors, row[:, None], axis=1)[:, 0] + die
    at = xp.clip(xp.where(row < 2, number - 2, 12 - number), 0, LAST)
    makes = (second > 0) & (((closed >> row) & 1) == 0)
    here = (xp.arange(4) == row[:, None]) & makes[:, None]
    rows = xp.where(here, crossed(rows, at[:, None]), rows)
    has_crossed = (choice.white[:, 0] > 0) | makes
    if before is not None:
        has_crossed = has_crossed | before
    closed = closed | locks(rows)
    pawn = state.pawns[:, 0]
    if board is not None:
        fields = xp.concatenate([pawn[:, None], free_fields(board, pawn, state.pawns[:, 1:])], axis=1)
        steps = xp.where(ended(closed), 0, choice.steps)
        to = landing(board, rows, closed, xp.take_along_axis(fields, steps[:, None], axis=1))
        to = Landing(*(part[:, 0] for part in to))
        moves = (steps > 0) & to.legal
        rows = xp.where(moves[:, None], replace_row(rows, to.color, to.row), rows)
        has_crossed, closed = has_crossed | (moves & to.makes_cross), closed | locks(rows)
        pawn = xp.where(moves, to.field, pawn)
    end = end_turn(
        board,
        state.rows.shape[1],
        rows,
        state.penalties[:, 0],
        closed,
        pawn,
        state.turns_left,
        ended(closed),
        has_crossed,
    )
    rows = xp.concatenate([rows[:, None], white_rows[:, 1:]], axis=1)
    penalties = xp.concatenate([end.penalties[:, None], state.penalties[:, 1:]], axis=1)
    pawns = xp.concatenate([pawn[:, None], state.pawns[:, 1:]], axis=1)
    return DiceBatch(rows, penalties, closed, pawns, end.turns_left), end.over


def apply(board: Board | None, state: DiceBatch, dice: Dice, choice: Choice, before: Array | None = None) -> Result:
    """Apply the decisions of a turn and rotate the seats, so that the next active seat is seat 0.

    Later in a turn, ``before`` says whether the active seat has crossed in it, and ``choice.white`` is 0.
    """
    xp = state.rows.__array_namespace__()
    after, over = play_turn(board, state, dice, choice, rows_after_answers(state, dice, choice.white), before)
    total = points(after.rows, after.penalties)
    if board is not None:
        total = total + take(board.bonus, after.pawns)
    up = [xp.roll(part, -1, axis=1) for part in (after.rows, after.penalties, after.pawns, total)]
    return Result(DiceBatch(up[0], up[1], after.closed, up[2], after.turns_left), over, up[3])
