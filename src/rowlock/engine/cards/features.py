"""Features of the card game, and what a network expects of positions.

A network evaluates three stages of a turn: before the draw, after it while the number is not yet known, and before the
play.
"""

from typing import Final, NamedTuple

import numpy as np

from ...rules.sheet import MAX_PENALTIES, clockwise
from ..arrays import Array, take
from ..model import Network, Value, embed, value
from ..rows import LENGTH, STATE, STATES
from ..symmetry import reorder_blocks
from .turn import COLOR_OF, DISPLAY, JOKER, NUMBER_OF, NUMBERS, CardBatch

MAX_SEATS: Final = 5
DRAW, DRAWN, PLAY, CROSSED = range(4)
"""Stages of a turn; ``CROSSED`` is before the play of a seat that has crossed in this turn."""
STAGES: Final = 4

DISTANCES: Final = 12
"""Zero to ten numbers skipped, or no longer possible."""
PENALTIES_OFFSET: Final = 4 * STATES
EMPTY_OFFSET: Final = PENALTIES_OFFSET + MAX_PENALTIES + 1
HAND_OFFSET: Final = EMPTY_OFFSET + 1
JOKER_OFFSET: Final = HAND_OFFSET + 4 * DISTANCES
SEEN_OFFSET: Final = JOKER_OFFSET + 4 * DISTANCES
FEATURES: Final = (SEEN_OFFSET + NUMBERS, HAND_OFFSET + NUMBERS, MAX_SEATS**3 * STAGES)


class Model(NamedTuple):
    """A network and whether it plays with jokers."""

    net: Network
    jokers: bool


def _distance(rows: Array, color: Array, number: Array) -> Array:
    """Numbers of a row that a card would skip; ``DISTANCES - 1`` if it can no longer be crossed."""
    xp = rows.__array_namespace__()
    at = xp.where(color < 2, number - 2, 12 - number)
    row = xp.take_along_axis(rows, color, axis=-1)
    skipped = at - take(LENGTH, row)
    return xp.where(skipped < 0, DISTANCES - 1, skipped)


def _sheet_features(rows: Array, penalties: Array) -> list[Array]:
    base = rows.__array_namespace__().asarray(np.arange(4, dtype=np.int32) * STATES)
    return [take(STATE, rows) + base, (PENALTIES_OFFSET + penalties)[..., None]]


def own_features(jokers: bool, rows: Array, penalties: Array, hand: Array, held: Array, seen: Array | None) -> Array:
    """Feature indices of a seat's own sheet and hand, and of the visible numbers; all leading axes alike.

    ``seen`` is None while the cards to be turned up are unknown.
    """
    xp = rows.__array_namespace__()
    color, number = take(COLOR_OF, hand), take(NUMBER_OF, hand)
    plain = xp.minimum(color, 3)
    card = HAND_OFFSET + plain * DISTANCES + _distance(rows, plain, number)
    found = [*_sheet_features(rows, penalties), xp.where(held & (color < JOKER), card, EMPTY_OFFSET)]
    for row in range(4 if jokers else 0):
        at = JOKER_OFFSET + row * DISTANCES + _distance(rows, xp.full_like(plain, row), number)
        found.append(xp.where(held & (color == JOKER), at, EMPTY_OFFSET))
    at = xp.full((DISPLAY + 1,), EMPTY_OFFSET, dtype=xp.int32) if seen is None else SEEN_OFFSET + seen - 2
    found.append(xp.broadcast_to(at, (*rows.shape[:-1], DISPLAY + 1)))
    return xp.concatenate(found, axis=-1)


def opponent_features(state: CardBatch, order: list[int]) -> Array:
    """Feature indices of the sheets of some seats and of the numbers in their hands ``[B, J, K]``."""
    xp, found = state.rows.__array_namespace__(), list[Array]()
    for seat in order:
        hand, held = state.hand(seat)
        numbers = xp.where(held, HAND_OFFSET + take(NUMBER_OF, hand) - 2, EMPTY_OFFSET)
        sheet = _sheet_features(state.rows[:, seat], state.penalties[:, seat])
        found.append(xp.concatenate([*sheet, numbers], axis=-1))
    return xp.stack(found, axis=1)


def pair_features(players: int, seat: int, stage: Array) -> Array:
    """Feature indices of the pairs of a seat with each opponent in turn order, and of the stage; two new axes."""
    others = np.array([*clockwise(seat, players)], np.int32)
    base = (players - 1) * MAX_SEATS**2 + seat * MAX_SEATS + others
    return (stage.__array_namespace__().asarray(base) * STAGES + stage[..., None])[..., None]


def play_stage(has_crossed: Array) -> Array:
    """The stage before the play, of each position."""
    xp = has_crossed.__array_namespace__()
    return xp.where(has_crossed, CROSSED, PLAY)


def batch_features(jokers: bool, state: CardBatch, seat: int, stage: Array) -> tuple[Array, Array, Array]:
    """Features of positions from a seat at a stage: of its own sheet and hand, of each opponent's, of the pairs.

    The stage is an integer or, before the play, one for each position ``[B]``.
    """
    xp, players = state.rows.__array_namespace__(), state.rows.shape[1]
    seen = None if isinstance(stage, int) and stage == DRAWN else state.visible_numbers()
    own = own_features(jokers, state.rows[:, seat], state.penalties[:, seat], *state.hand(seat), seen)
    stages = xp.broadcast_to(xp.asarray(stage, dtype=xp.int32), own.shape[:1])
    return own, opponent_features(state, [*clockwise(seat, players)]), pair_features(players, seat, stages)


def expected(model: Model, state: CardBatch, seat: int, stage: Array) -> Value:
    """The network's value to a seat of positions at a stage; the games must not be over."""
    net, (own, others, pairs) = model.net, batch_features(model.jokers, state, seat, stage)
    return value(net, embed(net.own, own), embed(net.other, others) + embed(net.pair, pairs))


def permuted(net: Network, order: tuple[int, ...]) -> Network:
    """The network with its rows in another order."""
    own, other = np.arange(len(net.own)), reorder_blocks(np.arange(len(net.other)), 0, STATES, order)
    for begin, size in ((0, STATES), (HAND_OFFSET, DISTANCES), (JOKER_OFFSET, DISTANCES)):
        own = reorder_blocks(own, begin, size, order)
    if order[0] > 1:  # both pairs exchanged: numbers count from the other end
        own[SEEN_OFFSET:] = own[SEEN_OFFSET:][::-1]
        other[HAND_OFFSET:] = other[HAND_OFFSET:][::-1]
    return net._replace(own=net.own[own], other=net.other[other])
