"""Features of the dice games, and what a network expects of positions."""

from typing import Final, NamedTuple

import numpy as np

from ...rules.sheet import MAX_PENALTIES, clockwise
from ...rules.track import BONUSES, LAST_FIELDS, NAMED
from ..arrays import Array, Ints, take
from ..model import Network, Value, embed, value
from ..rows import STATE, STATES, unpack_mask
from ..symmetry import reorder_blocks
from .turn import Board, DiceBatch, field_states

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


class Model(NamedTuple):
    """A network and the board it plays on, if any."""

    net: Network
    board: Board | None = None


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
        _, _, state = field_states(board, rows, closed, ahead)
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
    others = [*clockwise(seat, players)] or [0]
    return np.array([[(players - 1) * MAX_SEATS**2 + seat * MAX_SEATS + other] for other in others], np.int32)


def batch_features(board: Board | None, state: DiceBatch, seat: int) -> tuple[Array, Array, Array]:
    """Features of positions from a seat: of its own sheet, of each opponent's, of the pairs."""
    xp, players = state.rows.__array_namespace__(), state.rows.shape[1]
    closed = xp.broadcast_to(state.closed[:, None], state.penalties.shape)
    each = sheet_features(board, state.rows, state.penalties, closed, state.pawns)
    own, pairs = each[:, seat], xp.asarray(pair_features(players, seat))
    if board is not None:
        own = xp.concatenate([own, (LEFT_OFFSET + state.turns_left)[:, None]], axis=-1)
    if players == 1:
        return own, xp.full_like(each[:, :1, :1], NO_OPPONENT_OFFSET), pairs
    return own, each[:, xp.asarray(np.array([*clockwise(seat, players)]))], pairs


def expected(model: Model, state: DiceBatch, seat: int) -> Value:
    """The network's value to a seat of positions between two turns; the games must not be over."""
    net, (own, others, pairs) = model.net, batch_features(model.board, state, seat)
    return value(net, embed(net.own, own), embed(net.other, others) + embed(net.pair, pairs))


def permuted(net: Network, order: tuple[int, ...]) -> Network:
    """The network with its rows in another order; for games without a board."""
    at = reorder_blocks(np.arange(len(net.own)), 0, ROW_FEATURES, order)
    return net._replace(own=net.own[at], other=net.other[at])
