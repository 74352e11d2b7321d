"""What rolls and decisions do to positions of the dice games, in arrays; nobody judges anything here."""

from typing import NamedTuple

from ...rules.onboard import MAX_STEPS
from ...rules.sheet import LAST, MAX_PENALTIES
from ...rules.track import LAST_FIELDS
from ..rows import RISING, Array, can_cross, crossed, ended, is_in, locks, number_moves, places, points, replaced, take
from .features import Board, Choice, Dice, Result, Table


class Reached(NamedTuple):
    """Where options lead, from the seat that chooses: its sheet, what is closed and whether that is the end."""

    rows: Array
    penalties: Array
    closed: Array
    pawn: Array
    left: Array
    over: Array


def white_moves(rows: Array, closed: Array, number: Array) -> tuple[Array, Array]:
    """Sheets after each answer to a white sum, ``[..., 5, 4]``, and which answers are legal."""
    xp = rows.__array_namespace__()
    after, legal = number_moves(rows, number)
    shut = is_in(closed)
    return after, legal & ~xp.concatenate([xp.zeros_like(shut[..., :1]), shut], axis=-1)


def color_moves(rows: Array, closed: Array, dice: Dice) -> tuple[Array, Array]:
    """Sheets after each color sum, ``[..., 9, 4]``, and which are legal; dice have the leading axes of rows."""
    xp = rows.__array_namespace__()
    after, legal = [rows[..., None, :]], [xp.ones_like(closed[..., None] == 0)]
    sheets: list[Array] = []
    rights: list[Array] = []
    for white in range(2):
        numbers = dice.colors + dice.white[..., white : white + 1]
        at = xp.clip(xp.where(xp.asarray(RISING), numbers - 2, 12 - numbers), 0, LAST)
        sheets.append(replaced(rows, crossed(rows, at)))
        rights.append(can_cross(rows, at) & ~is_in(closed))
    size = rows.shape[:-1]
    after.append(xp.reshape(xp.stack(sheets, axis=-2), (*size, 8, 4)))
    legal.append(xp.reshape(xp.stack(rights, axis=-1), (*size, 8)))
    return xp.concatenate(after, axis=-2), xp.concatenate(legal, axis=-1)


def free_fields(board: Board, pawn: Array, others: Array) -> Array:
    """The fields that one to five steps lead to, ``[B, 5]``; beyond the track where there is none (O6-O8)."""
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
    """What comes of landing on fields: where that is, its color, the row of that color afterwards, whether that makes a
    cross, and whether a pawn may land there at all.
    """

    field: Array
    color: Array
    row: Array
    makes: Array
    may: Array


def landing(board: Board, rows: Array, closed: Array, fields: Array) -> Landing:
    """What comes of it if the pawns of sheets ``[..., 4]`` go to each of some fields ``[..., F]``. They may not go
    beyond the track, nor where they neither have the cross nor can make it (O9).
    """
    xp = rows.__array_namespace__()
    on = xp.minimum(fields, board.fields)
    color, at = take(board.color, on), take(board.place, on)
    row = xp.take_along_axis(rows, color, axis=-1)
    makes = can_cross(row, at) & (((closed[..., None] >> color) & 1) == 0)
    may = (makes | (((row >> at) & 1) == 1)) & (fields <= board.fields)
    return Landing(on, color, xp.where(makes, crossed(row, at), row), makes, may)


def with_row(rows: Array, color: Array, row: Array) -> Array:
    """Sheets with another row of a color each."""
    xp = rows.__array_namespace__()
    return xp.where(xp.arange(4) == color[..., None], row[..., None], rows)


def ended_turn(
    board: Board | None,
    players: int,
    rows: Array,
    penalties: Array,
    closed: Array,
    pawn: Array,
    left: Array,
    over: Array,
    did: Array,
) -> Reached:
    """The end of the active seat's turn: a penalty, an announcement, an end (B13, O11-O17)."""
    xp = rows.__array_namespace__()
    penalties = penalties + xp.where(did | over, 0, 1)
    over = over | (penalties >= MAX_PENALTIES)
    if board is not None:
        announcing = (left == 0) & (pawn > board.fields - LAST_FIELDS)
        over = over | (left == 1)
        left = xp.where(announcing, players - 1, xp.maximum(left - 1, 0))
    return Reached(rows, penalties, closed, pawn, left, over)


def quiet(board: Board | None, table: Table) -> Table:
    """The table after a turn in which nobody did anything: the penalty is left out, for it will hardly be one."""
    if board is None:
        return table
    xp = table.rows.__array_namespace__()
    return table._replace(left=xp.maximum(table.left - 1, 0))


def answered(table: Table, dice: Dice, white: Array) -> Array:
    """Everybody's rows after their answers to the white sum."""
    xp = table.rows.__array_namespace__()
    number = dice.white[:, 0] + dice.white[:, 1]
    at = xp.broadcast_to(places(number)[:, None], table.rows.shape)
    here = xp.arange(1, 5) == white[..., None]
    return xp.where(here, crossed(table.rows, at), table.rows)


def turn_end(
    board: Board | None, table: Table, dice: Dice, choice: Choice, white_rows: Array, before: Array | None = None
) -> tuple[Table, Array]:
    """The table at the end of the turn, seats not yet moved up, and whether the game is over; ``before`` is who had
    crossed already.
    """
    xp = table.rows.__array_namespace__()
    closed = table.closed
    for seat in range(table.rows.shape[1]):
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
    did = (choice.white[:, 0] > 0) | makes
    if before is not None:
        did = did | before
    closed = closed | locks(rows)
    pawn = table.pawns[:, 0]
    if board is not None:
        fields = xp.concatenate([pawn[:, None], free_fields(board, pawn, table.pawns[:, 1:])], axis=1)
        steps = xp.where(ended(closed), 0, choice.steps)
        to = landing(board, rows, closed, xp.take_along_axis(fields, steps[:, None], axis=1))
        to = Landing(*(part[:, 0] for part in to))
        moves = (steps > 0) & to.may
        rows = xp.where(moves[:, None], with_row(rows, to.color, to.row), rows)
        did, closed = did | (moves & to.makes), closed | locks(rows)
        pawn = xp.where(moves, to.field, pawn)
    end = ended_turn(
        board, table.rows.shape[1], rows, table.penalties[:, 0], closed, pawn, table.left, ended(closed), did
    )
    rows = xp.concatenate([rows[:, None], white_rows[:, 1:]], axis=1)
    penalties = xp.concatenate([end.penalties[:, None], table.penalties[:, 1:]], axis=1)
    pawns = xp.concatenate([pawn[:, None], table.pawns[:, 1:]], axis=1)
    return Table(rows, penalties, closed, pawns, end.left), end.over


def apply(board: Board | None, table: Table, dice: Dice, choice: Choice, before: Array | None = None) -> Result:
    """What comes of everybody's choices. Seats move up, the next one is seat 0.

    Later in a turn, ``before`` says whether the active seat has crossed in it; nobody answers the white sum again.
    """
    xp = table.rows.__array_namespace__()
    after, over = turn_end(board, table, dice, choice, answered(table, dice, choice.white), before)
    total = points(after.rows, after.penalties)
    if board is not None:
        total = total + take(board.bonus, after.pawns)
    up = [xp.roll(part, -1, axis=1) for part in (after.rows, after.penalties, after.pawns, total)]
    return Result(Table(up[0], up[1], after.closed, up[2], after.left), over, up[3])
