"""Positions of the dice games in arrays, and what a network is told of them."""

from typing import Final, NamedTuple

import numpy as np

from ...rules.sheet import MAX_PENALTIES
from ...rules.track import BONUSES, LAST_FIELDS, NAMED, Track, named_track
from ..model import Network, Value, summed, value
from ..rows import STATE, STATES, Array, Ints, can_cross, is_in, take

MAX_SEATS: Final = 5
AHEAD: Final = 8
"""So many fields before a pawn are features."""
LONGEST: Final = 41

# Where the features of a sheet begin in the tables of vectors.
ROW_FEATURES: Final = 2 * STATES
PENALTIES_AT: Final = 4 * ROW_FEATURES
NOBODY_AT: Final = PENALTIES_AT + MAX_PENALTIES + 1
FIELD_AT: Final = NOBODY_AT + 1
BONUS_AT: Final = FIELD_AT + (len(NAMED) + 1) * LONGEST
AHEAD_AT: Final = BONUS_AT + len(BONUSES)
TO_GO_AT: Final = AHEAD_AT + 3 * AHEAD
LEFT_AT: Final = TO_GO_AT + LONGEST
CLASSIC_FEATURES: Final = (FIELD_AT, FIELD_AT, MAX_SEATS**3)
BOARD_FEATURES: Final = (LEFT_AT + MAX_SEATS, LEFT_AT, MAX_SEATS**3)


class Board(NamedTuple):
    """A track in arrays; field 0 is the start. ``kind`` tells a network which track it is, if it knows it."""

    color: Ints
    place: Ints
    bonus: Ints
    kind: int

    @property
    def fields(self) -> int:
        return len(self.color) - 1


def board_of(track: Track) -> Board | None:
    """The board of a track; none for the game without one."""
    if not track:
        return None
    kinds = [at for at, name in enumerate(NAMED) if named_track(name) == track]
    places_of = [field.number - 2 if field.color < 2 else 12 - field.number for field in track]
    return Board(
        np.array([0, *(field.color for field in track)], np.int32),
        np.array([0, *places_of], np.int32),
        np.array([0, *(field.bonus for field in track)], np.int32),
        kinds[0] if kinds else len(NAMED),
    )


class Table(NamedTuple):
    """Positions between two turns; seat 0 is active next. ``left`` are the last turns to come, 0 before the last."""

    rows: Array
    penalties: Array
    closed: Array
    pawns: Array
    left: Array


class Dice(NamedTuple):
    """Rolls: two white dice and one of each color; what a die shows that is out of the game does not matter."""

    white: Array
    colors: Array


class Choice(NamedTuple):
    """Decisions of a turn: of everybody on the white sum (0 passes, 1 to 4 are rows), of the active seat on a color
    sum (0 passes, else 1 + 2 * row + white die) and on its pawn (0 stays, 1 to 5 are steps).
    """

    white: Array
    color: Array
    steps: Array


class Result(NamedTuple):
    """What a turn led to: the table, seats moved up, whether the game is over, and everybody's points."""

    table: Table
    over: Array
    points: Array


class Options(NamedTuple):
    """The options of a seat, flat, each with its value and whether it is one; ``steps`` is the best for the pawn."""

    value: Value
    legal: Array
    steps: Array


def fresh(xp: "Array", batch: int, players: int) -> Table:
    """New games."""
    none = xp.zeros((batch,), dtype=xp.int32)
    each = xp.zeros((batch, players), dtype=xp.int32)
    return Table(xp.zeros((batch, players, 4), dtype=xp.int32), each, none, each, none)


# Features


def sheet_features(
    board: Board | None, rows: Array, penalties: Array, closed: Array, pawn: Array, left: Array | None = None
) -> Array:
    """The indices of a sheet's features; all leading axes alike. The turns left are told of the own sheet only."""
    xp = rows.__array_namespace__()
    base = xp.asarray(np.arange(4, dtype=np.int32) * ROW_FEATURES)
    row = take(STATE, rows) + STATES * is_in(closed) + base
    found = [row, (PENALTIES_AT + penalties)[..., None]]
    if board is not None:
        fields = board.fields
        ahead = pawn[..., None] + xp.asarray(np.arange(1, AHEAD + 1, dtype=np.int32))
        on = xp.minimum(ahead, fields)
        color, at = take(board.color, on), take(board.place, on)
        that = xp.take_along_axis(rows, color, axis=-1)
        shut = ((closed[..., None] >> color) & 1) == 1
        state = xp.where(((that >> at) & 1) == 1, 2, xp.where(can_cross(that, at) & ~shut, 1, 0))
        state = xp.where(ahead > fields, 0, state)
        known = board.kind * LONGEST + xp.where(board.kind < len(NAMED), pawn, 0)
        to_go = xp.clip(fields - LAST_FIELDS + 1 - pawn, 0, LONGEST - 1)
        found += [
            (FIELD_AT + known)[..., None],
            (BONUS_AT + take(board.bonus, pawn))[..., None],
            AHEAD_AT + 3 * xp.asarray(np.arange(AHEAD, dtype=np.int32)) + state,
            (TO_GO_AT + to_go)[..., None],
        ]
        if left is not None:
            found.append((LEFT_AT + left)[..., None])
    return xp.concatenate(found, axis=-1)


def pair_features(players: int, seat: int) -> Ints:
    """The indices of who is who, for the seat so many turns from its own, with each of the others in turn order."""
    others = [(seat + step) % players for step in range(1, players)] or [0]
    return np.array([[(players - 1) * MAX_SEATS**2 + seat * MAX_SEATS + other] for other in others], np.int32)


def features(board: Board | None, table: Table, seat: int) -> tuple[Array, Array, Ints]:
    """The features of positions as a seat sees them: of its own sheet, of each of the others', of the pairs."""
    xp = table.rows.__array_namespace__()
    players = table.rows.shape[1]
    order = [(seat + step) % players for step in range(players)]
    closed = xp.broadcast_to(table.closed[:, None], table.penalties.shape)
    each = sheet_features(board, table.rows, table.penalties, closed, table.pawns)
    own, pairs = each[:, seat], pair_features(players, seat)
    if board is not None:
        own = xp.concatenate([own, (LEFT_AT + table.left)[:, None]], axis=-1)
    if players == 1:
        return own, xp.full_like(each[:, :1, :1], NOBODY_AT), pairs
    return own, each[:, xp.asarray(np.array(order[1:]))], pairs


def expected(net: Network, board: Board | None, table: Table, seat: int) -> Value:
    """What a seat can expect of positions between two turns that are not over."""
    own, others, pairs = features(board, table, seat)
    return value(net, summed(net.own, own), summed(net.other, others) + summed(net.pair, as_like(own, pairs)))


def as_like(like: Array, constant: Ints) -> Array:
    return like.__array_namespace__().asarray(constant)
