"""Turns of the card game in arrays: positions, and the effect of draws, answers and plays; no evaluation.

A :class:`CardBatch` holds the location of each card; the order of the pile is not represented, since a card drawn at
random when it is turned up has the same distribution.
"""

from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np

from ...rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, MAX_PENALTIES
from ..arrays import Array, asarray_like, pick_along, take
from ..rows import COUNT, LENGTH, answered, ended, locks, points

CARDS: Final = 55
NUMBERS: Final = 11
JOKER: Final = 4
FULL_HAND: Final = 5
DISPLAY: Final = 4
MAX_DRAW: Final = 3
PILE, DISCARD, SHOWN, TOP, HAND, ABSENT = 0, 1, 2, 3, 4, 99
"""Locations of a card; a hand is ``HAND`` plus its seat."""
NUMBER_OF: Final = np.arange(CARDS, dtype=np.int32) % NUMBERS + 2
COLOR_OF: Final = np.arange(CARDS, dtype=np.int32) // NUMBERS


def _subsets() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All sets of one to three cards of a hand, with all subsets to cross."""
    sets = [held for count in range(1, 4) for held in combinations(range(FULL_HAND), count)]
    return [(held, some) for held in sets for count in range(len(held) + 1) for some in combinations(held, count)]


SUBSETS: Final = _subsets()
"""Plays by index: places in the hand shown, and those of them crossed."""
_PLAYED: Final = np.array([[place in played for place in range(FULL_HAND)] for played, _ in SUBSETS])
_MARKED: Final = np.array([[place in marked for place in range(FULL_HAND)] for _, marked in SUBSETS])


class CardBatch(NamedTuple):
    """Positions; seat 0 is active. ``location`` has the location of each of the 55 cards."""

    rows: Array
    penalties: Array
    location: Array


class Result(NamedTuple):
    """The result of a turn: the next state with seats rotated, whether the game is over, the points of all seats."""

    state: CardBatch
    over: Array
    points: Array


class Plays(NamedTuple):
    """The plays of a hand, ``[..., P]``: sheet after each, cards kept, legality, whether it crosses, and color."""

    rows: Array
    kept: Array
    legal: Array
    makes: Array
    color: Array


def has_ended(rows: Array) -> Array:
    """Whether sheets have two locked rows."""
    return ended(locks(rows))


def cards_at(location: Array, where: Array | int, count: int) -> tuple[Array, Array]:
    """The indices of the first ``count`` cards at a location, ``[..., count]``, and which of them exist."""
    xp = location.__array_namespace__()
    here = location == where
    order = xp.argsort(xp.where(here, 0, 1), axis=-1, stable=True)[..., :count]
    return order.astype(xp.int32), xp.take_along_axis(here, order, axis=-1)


def hand_of(state: CardBatch, seat: int = 0) -> tuple[Array, Array]:
    """The cards in a seat's hand ``[B, 5]``, and which of them exist."""
    return cards_at(state.location, HAND + seat, FULL_HAND)


def missing_cards(state: CardBatch) -> Array:
    """The number of cards that the active seat has to draw."""
    xp = state.location.__array_namespace__()
    return FULL_HAND - xp.sum(state.location == HAND, axis=1)


def top_number(state: CardBatch) -> Array:
    """The number on top of the pile."""
    xp = state.location.__array_namespace__()
    return take(NUMBER_OF, xp.argmax(state.location == TOP, axis=1).astype(xp.int32))


def after_draw(state: CardBatch, places: Array, uniform: Array) -> CardBatch:
    """The state after the active seat drew the cards on display at ``places`` ``[B, 3]``, as many as it misses.

    ``uniform`` are random numbers ``[B, 3, 55]`` that select the cards turned up from the pile.
    """
    xp = state.location.__array_namespace__()
    shown, _ = cards_at(state.location, SHOWN, DISPLAY)
    location, every, count = state.location, xp.arange(CARDS), missing_cards(state)
    for at in range(MAX_DRAW):
        card = xp.take_along_axis(shown, places[:, at : at + 1], axis=1)
        location = xp.where((every == card) & (at < count)[:, None], HAND, location)
    for at in range(MAX_DRAW):
        now = (at < count)[:, None]
        location = xp.where((location == TOP) & now, SHOWN, location)
        empty = ~xp.any(location == PILE, axis=1)[:, None]
        location = xp.where(empty & (location == DISCARD) & now, PILE, location)
        top = xp.argmax(xp.where(location == PILE, uniform[:, at], -1.0), axis=1)[:, None]
        location = xp.where((every == top) & now, TOP, location)
    return state._replace(location=location)


def after_answers(state: CardBatch, answers: Array) -> CardBatch:
    """The state after the answers of all seats to the number."""
    return state._replace(rows=answered(state.rows, top_number(state), answers))


def enumerate_plays(state: CardBatch, jokers: bool) -> Plays:
    """All plays of the active seat: ``len(SUBSETS)`` without jokers; with jokers as many per color."""
    xp, rows = state.rows.__array_namespace__(), state.rows[:, 0]
    hand, held = hand_of(state)
    color, number = take(COLOR_OF, hand), take(NUMBER_OF, hand)
    played, marked = asarray_like(rows, _PLAYED), asarray_like(rows, _MARKED)
    found: list[tuple[Array, Array, Array, Array]] = []
    for row in range(4):
        fits = held & ((color == row) | (color == JOKER))
        at = number - 2 if row < 2 else 12 - number
        bits = xp.sum(xp.where(marked, (1 << at)[..., None, :], 0), axis=-1)
        twice = take(COUNT, xp.minimum(bits, 2047)) != xp.sum(marked, axis=-1)
        low = bits & -bits
        first, last = take(LENGTH, low), take(LENGTH, bits)
        count = xp.sum(marked, axis=-1)
        old = rows[..., row, None]
        sound = ~twice & (old < low) & (last - first + 1 - count <= 1)
        sound = sound & ((last <= LAST) | (take(COUNT, old) + count > CROSSES_BEFORE_LAST))
        all_fit = ~xp.any(played & ~fits[..., None, :], axis=-1)
        idle = count == 0
        # cards that cross nothing have no color: keep one play of each set
        natural = xp.any(played & (color == row)[..., None, :], axis=-1)
        if row == 0:
            natural = natural | ~xp.any(played & (color < JOKER)[..., None, :], axis=-1)
        legal = all_fit & xp.where(idle, natural, sound)
        new = old | bits | xp.where(last > LAST, LOCK, 0)
        after = xp.where(xp.arange(4) == row, new[..., None], rows[..., None, :])
        found.append((after, legal, xp.broadcast_to(~idle, legal.shape), xp.full(legal.shape, row, dtype=xp.int32)))
    kept = held[..., None, :] & ~played
    if jokers:
        after, legal, makes, color = (xp.concatenate(part, axis=held.ndim - 1) for part in zip(*found, strict=True))
        return Plays(after, xp.concatenate([kept] * 4, axis=-2), legal, makes, color)
    after, legal, makes, color = found[0]
    for other, right, _, hue in found[1:]:
        after = xp.where(right[..., None], other, after)
        color = xp.where(right, hue, color)
        legal = legal | right
    return Plays(after, kept, legal, makes, color)


def end_turn(penalties: Array, plays: Plays, has_crossed: Array) -> tuple[Array, Array]:
    """The active seat's penalties after each play, and whether the game is over."""
    xp = penalties.__array_namespace__()
    over = has_ended(plays.rows)
    penalties = penalties[:, None] + xp.where(has_crossed[:, None] | plays.makes | over, 0, 1)
    return penalties, over | (penalties >= MAX_PENALTIES)


def after_play(state: CardBatch, plays: Plays, which: Array, has_crossed: Array) -> Result:
    """The result of the play with an index in ``plays``; ``has_crossed`` says whether the seat crossed the number."""
    xp = state.rows.__array_namespace__()
    players = state.rows.shape[1]
    play = pick_along(plays, which[:, None])
    own_penalties, over = end_turn(state.penalties[:, 0], play, has_crossed)
    hand, held = hand_of(state)
    away = xp.any((xp.arange(CARDS) == hand[..., None]) & (held & ~play.kept[:, 0])[..., None], axis=1)
    location = xp.where(away, DISCARD, state.location)
    held_by = (location >= HAND) & (location < ABSENT)
    location = xp.where(held_by, HAND + (location - HAND - 1) % players, location)
    # seats rotate: the active seat becomes the last
    rows = xp.concatenate([state.rows[:, 1:], play.rows], axis=1)
    penalties = xp.concatenate([state.penalties[:, 1:], own_penalties], axis=1)
    return Result(CardBatch(rows, penalties, location), over[:, 0], points(rows, penalties))


def new_games(xp: Any, uniform: Array, players: int, jokers: bool) -> CardBatch:
    """New games from random numbers ``[B, 55]``: four cards each, four on display, one on top of the pile."""
    batch = uniform.shape[0]
    uniform = uniform if jokers else xp.where(xp.arange(CARDS) < 44, uniform, -1.0)
    rank = xp.argsort(xp.argsort(-uniform, axis=1), axis=1)
    location = xp.where(rank < 4 * players, HAND + rank // 4, PILE)
    location = xp.where((rank >= 4 * players) & (rank < 4 * players + 4), SHOWN, location)
    location = xp.where(rank == 4 * players + 4, TOP, location)
    if not jokers:
        location = xp.where(xp.arange(CARDS) < 44, location, ABSENT)
    none = xp.zeros((batch, players, 4), dtype=xp.int32)
    return CardBatch(none, xp.zeros((batch, players), dtype=xp.int32), location.astype(xp.int32))
