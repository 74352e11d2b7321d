"""Positions of the card game in arrays, and their features.

A :class:`CardBatch` holds the location of each card; the order of the pile is not represented, since a card drawn at
random when it is turned up has the same distribution. A network evaluates three stages of a turn: before the draw,
after it while the number is not yet known, and before the play.
"""

from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.sheet import MAX_PENALTIES
from ..model import Network, Value, embed, value
from ..rows import LENGTH, STATE, STATES, Array, take

MAX_SEATS: Final = 5
CARDS: Final = 55
NUMBERS: Final = 11
JOKER: Final = 4
FULL_HAND: Final = 5
DISPLAY: Final = 4
ROWS_TO_END: Final = 2

PILE, DISCARD, SHOWN, TOP, HAND, ABSENT = 0, 1, 2, 3, 4, 99
"""Locations of a card; a hand is ``HAND`` plus its seat."""
DRAW, DRAWN, PLAY, CROSSED = range(4)
"""Stages of a turn; ``CROSSED`` is before the play of a seat that has crossed in this turn."""

DISTANCES: Final = 12
"""Zero to ten numbers skipped, or no longer possible."""
PENALTIES_OFFSET: Final = 4 * STATES
EMPTY_OFFSET: Final = PENALTIES_OFFSET + MAX_PENALTIES + 1
HAND_OFFSET: Final = EMPTY_OFFSET + 1
JOKER_OFFSET: Final = HAND_OFFSET + 4 * DISTANCES
SEEN_OFFSET: Final = JOKER_OFFSET + 4 * DISTANCES
FEATURES: Final = (SEEN_OFFSET + NUMBERS, HAND_OFFSET + NUMBERS, MAX_SEATS**3 * 4)


class CardBatch(NamedTuple):
    """Positions; seat 0 is active. ``location`` has the location of each of the 55 cards."""

    rows: Array
    penalties: Array
    location: Array


class Options(NamedTuple):
    """Options with their values and legality."""

    value: Value
    legal: Array


NUMBER_OF: Final = np.arange(CARDS, dtype=np.int32) % NUMBERS + 2
COLOR_OF: Final = np.arange(CARDS, dtype=np.int32) // NUMBERS


def asarray_like(like: Array, constant: NDArray[Any]) -> Array:
    return like.__array_namespace__().asarray(constant)


def cards_at(location: Array, where: Array | int, count: int) -> tuple[Array, Array]:
    """The indices of the first ``count`` cards at a location, ``[..., count]``, and which of them exist."""
    xp = location.__array_namespace__()
    here = location == where
    order = xp.argsort(xp.where(here, 0, 1), axis=-1, stable=True)[..., :count]
    return order.astype(xp.int32), xp.take_along_axis(here, order, axis=-1)


def _distance(rows: Array, color: Array, number: Array) -> Array:
    """Numbers of a row that a card would skip; ``DISTANCES - 1`` if it can no longer be crossed."""
    xp = rows.__array_namespace__()
    at = xp.where(color < 2, number - 2, 12 - number)
    row = xp.take_along_axis(rows, color, axis=-1)
    skipped = at - take(LENGTH, row)
    return xp.where(skipped < 0, DISTANCES - 1, skipped)


def own_features(rows: Array, penalties: Array, hand: Array, held: Array, seen: Array | None, jokers: bool) -> Array:
    """Feature indices of a seat's own sheet and hand, and of the visible numbers; all leading axes alike.

    ``seen`` is None while the cards to be turned up are unknown.
    """
    xp = rows.__array_namespace__()
    base = asarray_like(rows, np.arange(4, dtype=np.int32) * STATES)
    color, number = take(COLOR_OF, hand), take(NUMBER_OF, hand)
    plain = xp.minimum(color, 3)
    card = HAND_OFFSET + plain * DISTANCES + _distance(rows, plain, number)
    found = [take(STATE, rows) + base, (PENALTIES_OFFSET + penalties)[..., None]]
    if jokers:
        joker = color == JOKER
        found.append(xp.where(held & ~joker, card, EMPTY_OFFSET))
        for row in range(4):
            at = JOKER_OFFSET + row * DISTANCES + _distance(rows, xp.full_like(plain, row), number)
            found.append(xp.where(held & joker, at, EMPTY_OFFSET))
    else:
        found.append(xp.where(held, card, EMPTY_OFFSET))
    at = xp.full((DISPLAY + 1,), EMPTY_OFFSET, dtype=xp.int32) if seen is None else SEEN_OFFSET + seen - 2
    found.append(xp.broadcast_to(at, (*rows.shape[:-1], DISPLAY + 1)))
    return xp.concatenate(found, axis=-1)


def other_features(rows: Array, penalties: Array, hand: Array, held: Array) -> Array:
    """Feature indices of an opponent's sheet and of the numbers in its hand."""
    xp = rows.__array_namespace__()
    base = asarray_like(rows, np.arange(4, dtype=np.int32) * STATES)
    numbers = xp.where(held, HAND_OFFSET + take(NUMBER_OF, hand) - 2, EMPTY_OFFSET)
    return xp.concatenate([take(STATE, rows) + base, (PENALTIES_OFFSET + penalties)[..., None], numbers], axis=-1)


def pair_features(players: int, seat: int, stage: Array) -> Array:
    """Feature indices of the pairs of a seat with each opponent in turn order, and of the stage; two new axes."""
    others = np.array([(seat + step) % players for step in range(1, players)], np.int32)
    base = (players - 1) * MAX_SEATS**2 + seat * MAX_SEATS + others
    return (asarray_like(stage, base) * 4 + stage[..., None])[..., None]


def visible_numbers(state: CardBatch) -> Array:
    """The numbers on display and on top of the pile ``[B, 5]``."""
    xp = state.location.__array_namespace__()
    shown = xp.where(state.location == TOP, SHOWN, state.location)
    return take(NUMBER_OF, cards_at(shown, SHOWN, DISPLAY + 1)[0])


def batch_features(
    state: CardBatch, seat: int, stage: Array, jokers: bool, display_filled: bool = True
) -> tuple[Array, Array, Array]:
    """Features of positions from a seat at a stage ``[B]``: own, opponents', pairs'.

    ``display_filled`` is False at the stage ``DRAWN``.
    """
    players = state.rows.shape[1]
    order = [(seat + step) % players for step in range(1, players)]
    hand, held = cards_at(state.location, HAND + seat, FULL_HAND)
    seen = visible_numbers(state) if display_filled else None
    own = own_features(state.rows[:, seat], state.penalties[:, seat], hand, held, seen, jokers)
    return own, opponent_features(state, order), pair_features(players, seat, stage)


def opponent_features(state: CardBatch, order: list[int]) -> Array:
    xp = state.rows.__array_namespace__()
    each: list[Array] = []
    for other in order:
        hand, held = cards_at(state.location, HAND + other, FULL_HAND)
        each.append(other_features(state.rows[:, other], state.penalties[:, other], hand, held))
    return xp.stack(each, axis=1)


def expected(
    net: Network, state: CardBatch, seat: int, stage: Array, jokers: bool, display_filled: bool = True
) -> Value:
    """The network's value to a seat of positions at a stage; the games must not be over."""
    own, others, pairs = batch_features(state, seat, stage, jokers, display_filled)
    return value(net, embed(net.own, own), embed(net.other, others) + embed(net.pair, pairs))
