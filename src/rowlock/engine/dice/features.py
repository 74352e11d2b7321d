"""Positions of the dice games in arrays, and their features."""

from typing import Final, NamedTuple

import numpy as np

from ...rules.sheet import MAX_PENALTIES
from ...rules.track import BONUSES, LAST_FIELDS, NAMED, Track, named_track
from ..model import Network, Value, embed, value
from ..rows import STATE, STATES, Array, Ints, can_cross, take, unpack_mask

MAX_SEATS: Final = 5
FIELDS_AHEAD: Final = 8
"""Fields ahead of a pawn that are features."""
MAX_TRACK_LENGTH: Final = 41

# Offsets of the features of a sheet in the embedding tables.
ROW_FEATURES: Final = 2 * STATES
PENALTIES_OFFSET: Final = 4 * ROW_FEATURES
NO_OPPONENT_OFFSET: Final = PENALTIES_OFFSET + MAX_PENALTIES + 1
FIELD_OFFSET: Final = NO_OPPONENT_OFFSET + 1
BONUS_OFFSET: Final = FIELD_OFFSET + (len(NAMED) + 1) * MAX_TRACK_LENGTH
AHEAD_OFFSET: Final = BONUS_OFFSET + len(BONUSES)
TO_GO_OFFSET: Final = AHEAD_OFFSET + 3 * FIELDS_AHEAD
LEFT_OFFSET: Final = TO_GO_OFFSET + MAX_TRACK_LENGTH
CLASSIC_FEATURES: Final = (FIELD_OFFSET, FIELD_OFFSET, MAX_SEATS**3)
BOARD_FEATURES: Final = (LEFT_OFFSET + MAX_SEATS, LEFT_OFFSET, MAX_SEATS**3)


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
    places_of = [field.number - 2 if field.color < 2 else 12 - field.number for field in track]
    return Board(
        np.array([0, *(field.color for field in track)], np.int32),
        np.array([0, *places_of], np.int32),
        np.array([0, *(field.bonus for field in track)], np.int32),
        kinds[0] if kinds else len(NAMED),
    )


class DiceBatch(NamedTuple):
    """Positions between two turns; seat 0 is active next. ``turns_left`` counts the last turns if announced, else 0."""

    rows: Array
    penalties: Array
    closed: Array
    pawns: Array
    turns_left: Array


class Dice(NamedTuple):
    """Rolls: two white dice and one of each color; dice out of the game may have any value."""

    white: Array
    colors: Array


class Choice(NamedTuple):
    """Decisions of a turn.

    ``white`` are the answers of all seats to the white sum (0 passes, 1 to 4 are rows), ``color`` is the active seat's
    color sum (0 passes, else 1 + 2 * row + white die), ``steps`` the move of its pawn (0 stays, 1 to 5).
    """

    white: Array
    color: Array
    steps: Array


class Result(NamedTuple):
    """The result of a turn: the next state with seats rotated, whether the game is over, the points of all seats."""

    state: DiceBatch
    over: Array
    points: Array


class Options(NamedTuple):
    """The options of a seat, flat, with values and legality; ``steps`` is the best pawn move after each."""

    value: Value
    legal: Array
    steps: Array


def new_games(xp: "Array", batch: int, players: int) -> DiceBatch:
    none = xp.zeros((batch,), dtype=xp.int32)
    each = xp.zeros((batch, players), dtype=xp.int32)
    return DiceBatch(xp.zeros((batch, players, 4), dtype=xp.int32), each, none, each, none)


# Features


def sheet_features(
    board: Board | None, rows: Array, penalties: Array, closed: Array, pawn: Array, left: Array | None = None
) -> Array:
    """Feature indices of sheets; all leading axes alike. ``left`` is given for the own sheet only."""
    xp = rows.__array_namespace__()
    base = xp.asarray(np.arange(4, dtype=np.int32) * ROW_FEATURES)
    row = take(STATE, rows) + STATES * unpack_mask(closed) + base
    found = [row, (PENALTIES_OFFSET + penalties)[..., None]]
    if board is not None:
        fields = board.fields
        ahead = pawn[..., None] + xp.asarray(np.arange(1, FIELDS_AHEAD + 1, dtype=np.int32))
        on = xp.minimum(ahead, fields)
        color, at = take(board.color, on), take(board.place, on)
        that = xp.take_along_axis(rows, color, axis=-1)
        shut = ((closed[..., None] >> color) & 1) == 1
        state = xp.where(((that >> at) & 1) == 1, 2, xp.where(can_cross(that, at) & ~shut, 1, 0))
        state = xp.where(ahead > fields, 0, state)
        known = board.kind * MAX_TRACK_LENGTH + xp.where(board.kind < len(NAMED), pawn, 0)
        to_go = xp.clip(fields - LAST_FIELDS + 1 - pawn, 0, MAX_TRACK_LENGTH - 1)
        found += [
            (FIELD_OFFSET + known)[..., None],
            (BONUS_OFFSET + take(board.bonus, pawn))[..., None],
            AHEAD_OFFSET + 3 * xp.asarray(np.arange(FIELDS_AHEAD, dtype=np.int32)) + state,
            (TO_GO_OFFSET + to_go)[..., None],
        ]
        if left is not None:
            found.append((LEFT_OFFSET + left)[..., None])
    return xp.concatenate(found, axis=-1)


def pair_features(players: int, seat: int) -> Ints:
    """Feature indices of the pairs of a seat with each opponent in turn order."""
    others = [(seat + step) % players for step in range(1, players)] or [0]
    return np.array([[(players - 1) * MAX_SEATS**2 + seat * MAX_SEATS + other] for other in others], np.int32)


def batch_features(board: Board | None, state: DiceBatch, seat: int) -> tuple[Array, Array, Ints]:
    """Features of positions from a seat: of its own sheet, of each opponent's, of the pairs."""
    xp = state.rows.__array_namespace__()
    players = state.rows.shape[1]
    order = [(seat + step) % players for step in range(players)]
    closed = xp.broadcast_to(state.closed[:, None], state.penalties.shape)
    each = sheet_features(board, state.rows, state.penalties, closed, state.pawns)
    own, pairs = each[:, seat], pair_features(players, seat)
    if board is not None:
        own = xp.concatenate([own, (LEFT_OFFSET + state.turns_left)[:, None]], axis=-1)
    if players == 1:
        return own, xp.full_like(each[:, :1, :1], NO_OPPONENT_OFFSET), pairs
    return own, each[:, xp.asarray(np.array(order[1:]))], pairs


def expected(net: Network, board: Board | None, state: DiceBatch, seat: int) -> Value:
    """The network's value to a seat of positions between two turns; the games must not be over."""
    own, others, pairs = batch_features(board, state, seat)
    return value(net, embed(net.own, own), embed(net.other, others) + embed(net.pair, asarray_like(own, pairs)))


def asarray_like(like: Array, constant: Ints) -> Array:
    return like.__array_namespace__().asarray(constant)
