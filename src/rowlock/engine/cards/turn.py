"""Turns of the card game in arrays: the effect of draws, answers and plays; no evaluation."""

from itertools import combinations
from typing import Final, NamedTuple

import numpy as np

from ...rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, MAX_PENALTIES
from ..rows import COUNT, LENGTH, Array, number_moves, points, take
from .features import (
    ABSENT,
    CARDS,
    COLOR_OF,
    DISCARD,
    DISPLAY,
    FULL_HAND,
    HAND,
    JOKER,
    NUMBER_OF,
    PILE,
    ROWS_TO_END,
    SHOWN,
    TOP,
    CardBatch,
    asarray_like,
    cards_at,
)


def _subsets() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """All sets of one to three cards of a hand, with all subsets to cross."""
    sets = [held for count in range(1, 4) for held in combinations(range(FULL_HAND), count)]
    return [(held, some) for held in sets for count in range(len(held) + 1) for some in combinations(held, count)]


SUBSETS: Final = _subsets()
"""Plays by index: places in the hand shown, and those of them crossed."""
_PLAYED: Final = np.array([[place in played for place in range(FULL_HAND)] for played, _ in SUBSETS])
_MARKED: Final = np.array([[place in marked for place in range(FULL_HAND)] for _, marked in SUBSETS])


def has_ended(rows: Array) -> Array:
    xp = rows.__array_namespace__()
    return xp.sum((rows & LOCK) != 0, axis=-1) >= ROWS_TO_END


def top_number(state: CardBatch) -> Array:
    """The number on top of the pile."""
    xp = state.location.__array_namespace__()
    return take(NUMBER_OF, xp.argmax(state.location == TOP, axis=1).astype(xp.int32))


def after_draw(state: CardBatch, places: Array, count: Array, uniform: Array) -> CardBatch:
    """The state after the active seat drew the cards on display at ``places`` ``[B, 3]``, the first ``count`` of them.

    ``uniform`` are random numbers ``[B, 3, 55]`` that select the cards turned up from the pile.
    """
    xp = state.location.__array_namespace__()
    shown, _ = cards_at(state.location, SHOWN, DISPLAY)
    location, every = state.location, xp.arange(CARDS)
    for at in range(3):
        card = xp.take_along_axis(shown, places[:, at : at + 1], axis=1)
        location = xp.where((every == card) & (at < count)[:, None], HAND, location)
    for at in range(3):
        now = (at < count)[:, None]
        location = xp.where((location == TOP) & now, SHOWN, location)
        empty = ~xp.any(location == PILE, axis=1)[:, None]
        location = xp.where(empty & (location == DISCARD) & now, PILE, location)
        top = xp.argmax(xp.where(location == PILE, uniform[:, at], -1.0), axis=1)[:, None]
        location = xp.where((every == top) & now, TOP, location)
    return state._replace(location=location)


def rows_after_answers(state: CardBatch, answers: Array) -> Array:
    """The rows of all seats after their answers to the number."""
    xp = state.rows.__array_namespace__()
    number = xp.broadcast_to(top_number(state)[:, None], answers.shape)
    after, _ = number_moves(state.rows, number)
    return xp.take_along_axis(after, answers[..., None, None], axis=2)[:, :, 0]


class Plays(NamedTuple):
    """The plays of a hand, ``[..., P]``: sheet after each, cards kept, legality, whether it crosses, and color."""

    rows: Array
    kept: Array
    legal: Array
    makes: Array
    color: Array


def enumerate_plays(rows: Array, hand: Array, held: Array, jokers: bool) -> Plays:
    """All plays of hands: ``len(SUBSETS)`` without jokers; with jokers as many per color."""
    xp = rows.__array_namespace__()
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


def after_play(state: CardBatch, found: Plays, which: Array, has_crossed: Array) -> tuple[CardBatch, Array, Array]:
    """The state after a play with seats rotated, whether the game is over, and the points of all seats."""
    xp = state.rows.__array_namespace__()
    players = state.rows.shape[1]
    rows = xp.take_along_axis(found.rows, which[:, None, None], axis=1)[:, 0]
    kept = xp.take_along_axis(found.kept, which[:, None, None], axis=1)[:, 0]
    makes = xp.take_along_axis(found.makes, which[:, None], axis=1)[:, 0]
    hand, held = cards_at(state.location, HAND, FULL_HAND)
    gone = held & ~kept
    away = xp.any((xp.arange(CARDS) == hand[..., None]) & gone[..., None], axis=1)
    location = xp.where(away, DISCARD, state.location)
    over = has_ended(rows)
    penalty = xp.where(has_crossed | makes | over, 0, 1)
    penalties = xp.concatenate([(state.penalties[:, 0] + penalty)[:, None], state.penalties[:, 1:]], axis=1)
    over = over | (penalties[:, 0] >= MAX_PENALTIES)
    rows = xp.concatenate([rows[:, None], state.rows[:, 1:]], axis=1)
    total = points(rows, penalties)
    held_by = (location >= HAND) & (location < ABSENT)
    location = xp.where(held_by, HAND + (location - HAND - 1) % players, location)
    up = CardBatch(xp.roll(rows, -1, axis=1), xp.roll(penalties, -1, axis=1), location)
    return up, over, xp.roll(total, -1, axis=1)


def new_games(xp: "Array", uniform: Array, players: int, jokers: bool) -> CardBatch:
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
