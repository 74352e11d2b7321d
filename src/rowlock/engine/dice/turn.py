"""Turns of the dice games in arrays: positions, and the effect of rolls and decisions; no evaluation."""

from math import prod
from typing import NamedTuple

import numpy as np

from ...rules.onboard import MAX_STEPS
from ...rules.sheet import MAX_PENALTIES, place
from ...rules.track import LAST_FIELDS, NAMED, Track, named_track
from ..arrays import Array, Ints, Result, each, take
from ..rows import Moves, answered, can_cross, ended, locks, places, points, with_cross


class Board(NamedTuple):
    """A track in arrays; field 0 is the start. ``kind`` is the index of a named track, or ``len(NAMED)``."""

    color: Ints
    place: Ints
    bonus: Ints
    kind: int

    @property
    def fields(self) -> int:
        return len(self.color) - 1


def board_of(track: Track) -> Board | None:
    """The board of a track; None for the game without a board."""
    if not track:
        return None
    kinds = [at for at, name in enumerate(NAMED) if named_track(name) == track]
    fields = [(field.color, place(field.color, field.number), field.bonus) for field in track]
    color, at, bonus = np.array([(0, 0, 0), *fields], np.int32).T
    return Board(color, at, bonus, kinds[0] if kinds else len(NAMED))


class DiceBatch(NamedTuple):
    """Positions between two turns; seat 0 is active next. ``turns_left`` counts the last turns if announced, else 0."""

    rows: Array
    penalties: Array
    closed: Array
    pawns: Array
    turns_left: Array

    def free_fields(self) -> Array:
        """The fields that the active pawn reaches by one to five steps ``[B, 5]``; beyond the track if none (O6-O8)."""
        xp = self.pawns.__array_namespace__()
        others, found = self.pawns[:, 1:], list[Array]()
        field = self.pawns[:, 0]
        for _ in range(MAX_STEPS):
            field = field + 1
            for _ in range(others.shape[1]):
                field = field + xp.any(others == field[:, None], axis=1)
            found.append(field)
        return xp.stack(found, axis=1)

    def begin_turn(self, rows: Array, has_crossed: Array) -> "Turn":
        """The active seat's turn once the others have answered the white sum; ``rows`` are those of all seats."""
        closed = self.closed
        for seat in range(rows.shape[1]):
            closed = closed | locks(rows[:, seat])
        mine = rows[:, 0], self.penalties[:, 0], closed, self.pawns[:, 0], self.turns_left
        return Turn(*mine, has_crossed, ended(closed))


class Dice(NamedTuple):
    """Rolls: two white dice and one of each color; dice out of the game may show any face."""

    white: Array
    colors: Array

    @property
    def number(self) -> Array:
        """The sum of the white dice."""
        return self.white[..., 0] + self.white[..., 1]

    @property
    def sums(self) -> Array:
        """The sums of each color with either white die ``[..., 4, 2]``."""
        return self.colors[..., None] + self.white[..., None, :]


class Choice(NamedTuple):
    """Decisions of a turn.

    ``white`` are the answers of all seats to the white sum (0 passes, 1 to 4 are rows), ``color`` is the active seat's
    color sum (0 passes, else 1 + 2 * row + white die), ``steps`` the move of its pawn (0 stays, 1 to 5).
    """

    white: Array
    color: Array
    steps: Array


class Played(NamedTuple):
    """A turn played or predicted: the rows of all seats after the white sum, the state at its end before seats rotate,
    and whether the game is over.
    """

    rows: Array
    end: DiceBatch
    over: Array = False


class Turn(NamedTuple):
    """A seat's sheet in the course of a turn, with any leading axes.

    ``over`` says whether two rows are closed; at the end of the turn, whether the game is over.
    """

    rows: Array
    penalties: Array
    closed: Array
    pawn: Array
    turns_left: Array
    has_crossed: Array
    over: Array

    def cross(self, row: Array, at: Array) -> "Turn":
        """The turn after a cross in a row, 1 to 4, or 0 for none, at an index."""
        rows = with_cross(self.rows, row, at[..., None])
        closed = self.closed | locks(rows)
        return self._replace(rows=rows, closed=closed, has_crossed=self.has_crossed | (row > 0), over=ended(closed))

    def landing(self, board: Board, fields: Array) -> Moves:
        """The crosses by landing on fields ``[..., F]``; legal if the cross of a field exists or can be made (O9)."""
        xp = fields.__array_namespace__()
        color, at, state = field_states(board, self.rows, self.closed, fields)
        return Moves(xp.where(state == 1, color + 1, 0), at, (state > 0) & ~self.over[..., None])

    def end(self, board: Board | None, players: int) -> "Turn":
        """The end of the active seat's turn: penalty, announcement, end of the game (B13, O11-O17)."""
        xp = self.rows.__array_namespace__()
        penalties = self.penalties + xp.where(self.has_crossed | self.over, 0, 1)
        over, left = self.over | (penalties >= MAX_PENALTIES), self.turns_left
        if board is not None:
            announcing = (left == 0) & (self.pawn > board.fields - LAST_FIELDS)
            over = over | (left == 1)
            left = xp.where(announcing, players - 1, xp.maximum(left - 1, 0))
        return self._replace(penalties=penalties, turns_left=left, over=over)

    def spread(self) -> "Turn":
        """The turn with a new last axis of one, for several crosses to choose from."""
        axis = self.closed.ndim
        return each(lambda part: part[(slice(None),) * axis + (None,)], self)

    def flat(self) -> "Turn":
        """The turn with all axes but the first made one."""
        xp, size = self.rows.__array_namespace__(), self.over.shape

        def flat(part: Array) -> Array:
            rest = part.shape[len(size) :]
            return xp.reshape(xp.broadcast_to(part, size + rest), (size[0], prod(size[1:]), *rest))

        return each(flat, self)


def new_games(xp: "Array", batch: int, players: int) -> DiceBatch:
    none, each_seat = xp.zeros((batch,), dtype=xp.int32), xp.zeros((batch, players), dtype=xp.int32)
    return DiceBatch(xp.zeros((batch, players, 4), dtype=xp.int32), each_seat, none, each_seat, none)


def scores(board: Board | None, rows: Array, penalties: Array, pawns: Array) -> Array:
    """The points of sheets, with the bonus of the pawn's field."""
    total = points(rows, penalties)
    return total if board is None else total + take(board.bonus, pawns)


def field_states(board: Board, rows: Array, closed: Array, fields: Array) -> tuple[Array, Array, Array]:
    """The color of each of some fields ``[..., F]``, its index in that row, and its state.

    The state is 2 if its number is crossed, 1 if it can be, and 0 if it cannot or lies beyond the track.
    """
    xp = fields.__array_namespace__()
    on = xp.minimum(fields, board.fields)
    color, at = take(board.color, on), take(board.place, on)
    row = xp.take_along_axis(rows, color, axis=-1)
    free = can_cross(row, at) & (((closed[..., None] >> color) & 1) == 0)
    state = xp.where(((row >> at) & 1) == 1, 2, xp.where(free, 1, 0))
    return color, at, xp.where(fields > board.fields, 0, state)


def idle_turn(board: Board | None, state: DiceBatch) -> Played:
    """A turn without decisions; without a penalty, since the active seat rarely takes one."""
    if board is None:
        return Played(state.rows, state)
    xp = state.rows.__array_namespace__()
    return Played(state.rows, state._replace(turns_left=xp.maximum(state.turns_left - 1, 0)))


def finish_turn(board: Board | None, state: DiceBatch, rows: Array, turn: Turn) -> Played:
    """End the active seat's turn; ``rows`` are those of all seats after the white sum."""
    xp = rows.__array_namespace__()
    turn = turn.end(board, rows.shape[1])
    mine = ((rows, turn.rows), (state.penalties, turn.penalties), (state.pawns, turn.pawn))
    after, penalties, pawns = (xp.concatenate([own[:, None], seats[:, 1:]], axis=1) for seats, own in mine)
    return Played(rows, DiceBatch(after, penalties, turn.closed, pawns, turn.turns_left), turn.over)


def rotated(board: Board | None, played: Played) -> Result[DiceBatch]:
    """The result of a turn: the next active seat becomes seat 0."""
    _, (rows, penalties, closed, pawns, left), over = played
    xp, total = rows.__array_namespace__(), scores(board, rows, penalties, pawns)
    rows, penalties, pawns, total = (xp.roll(part, -1, axis=1) for part in (rows, penalties, pawns, total))
    return Result(DiceBatch(rows, penalties, closed, pawns, left), over, total)


def play_turn(board: Board | None, state: DiceBatch, dice: Dice, choice: Choice, before: Array = False) -> Played:
    """Apply the decisions of a turn.

    Later in a turn, ``before`` says whether the active seat has crossed in it, and ``choice.white`` is 0.
    """
    xp = state.rows.__array_namespace__()
    rows = answered(state.rows, dice.number, choice.white)
    turn = state.begin_turn(rows, (choice.white[:, 0] > 0) | before)
    which = xp.maximum(choice.color - 1, 0)
    at = xp.take_along_axis(xp.reshape(places(dice.sums), (-1, 8)), which[:, None], axis=1)[:, 0]
    # the row may have been closed by the white sum
    makes = (choice.color > 0) & ~turn.over & (((turn.closed >> (which // 2)) & 1) == 0)
    turn = turn.cross(xp.where(makes, which // 2 + 1, 0), at)
    if board is not None:
        field = xp.take_along_axis(state.free_fields(), xp.maximum(choice.steps - 1, 0)[:, None], axis=1)
        row, at, legal = (part[:, 0] for part in turn.landing(board, field))
        moves = (choice.steps > 0) & legal
        turn = turn.cross(xp.where(moves, row, 0), at)._replace(pawn=xp.where(moves, field[:, 0], turn.pawn))
    return finish_turn(board, state, rows, turn)


def apply(
    board: Board | None, state: DiceBatch, dice: Dice, choice: Choice, before: Array = False
) -> Result[DiceBatch]:
    """Apply the decisions of a turn and rotate the seats; ``before`` is as for :func:`play_turn`."""
    return rotated(board, play_turn(board, state, dice, choice, before))
