"""Turns of the card game in arrays: positions, and the effect of draws, answers and plays; no evaluation.

A :class:`CardBatch` holds the location of each card; the order of the pile is not represented, since a card drawn at
random when it is turned up has the same distribution.
"""

from itertools import combinations
from typing import Any, Final, NamedTuple

import numpy as np

from ...rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, MAX_PENALTIES
from ..arrays import Array, Result, each, pick, pick_along, take
from ..rows import COUNT, LENGTH, answered, ended, locks, places, points

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

    def hand(self, seat: int = 0) -> tuple[Array, Array]:
        """The cards in a seat's hand ``[B, 5]``, and which of them exist."""
        return cards_at(self.location, HAND + seat, FULL_HAND)

    def missing(self) -> Array:
        """The number of cards that the active seat has to draw."""
        xp = self.location.__array_namespace__()
        return FULL_HAND - xp.sum(self.location == HAND, axis=1)

    def top_number(self) -> Array:
        """The number on top of the pile."""
        xp = self.location.__array_namespace__()
        return take(NUMBER_OF, xp.argmax(self.location == TOP, axis=1).astype(xp.int32))

    def visible_numbers(self) -> Array:
        """The numbers on display and on top of the pile ``[B, 5]``."""
        xp = self.location.__array_namespace__()
        shown = xp.where(self.location == TOP, SHOWN, self.location)
        return take(NUMBER_OF, cards_at(shown, SHOWN, DISPLAY + 1)[0])

    def after_draw(self, places: Array, uniform: Array) -> "CardBatch":
        """The state after the active seat drew the cards on display at ``places`` ``[B, 3]``, as many as it misses.

        ``uniform`` are random numbers ``[B, 3, 55]`` that select the cards turned up from the pile.
        """
        xp = self.location.__array_namespace__()
        shown, _ = cards_at(self.location, SHOWN, DISPLAY)
        location, every, count = self.location, xp.arange(CARDS), self.missing()
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
        return self._replace(location=location)

    def after_answers(self, answers: Array) -> "CardBatch":
        """The state after the answers of all seats to the number."""
        return self._replace(rows=answered(self.rows, self.top_number(), answers))

    def plays(self, jokers: bool) -> "Plays":
        """All plays of the active seat: ``len(SUBSETS)`` without jokers; with jokers as many per color."""
        xp, rows = self.rows.__array_namespace__(), self.rows[:, 0]
        hand, held = self.hand()
        color, number = take(COLOR_OF, hand), take(NUMBER_OF, hand)
        played, marked = xp.asarray(_PLAYED), xp.asarray(_MARKED)
        # one axis of rows, then one of plays
        same = color[:, None] == xp.arange(4)[:, None]
        fits = held[:, None] & (same | (color == JOKER)[:, None])
        bits = xp.sum(xp.where(marked, (1 << places(number[:, None]))[..., None, :], 0), axis=-1)
        old, low, count = rows[..., None], bits & -bits, xp.sum(marked, axis=-1)
        first, last = take(LENGTH, low), take(LENGTH, bits)
        twice = take(COUNT, xp.minimum(bits, 2047)) != count
        sound = ~twice & (old < low) & (last - first + 1 - count <= 1)
        sound = sound & ((last <= LAST) | (take(COUNT, old) + count > CROSSES_BEFORE_LAST))
        # cards that cross nothing have no color: keep one play of each set
        colorless = ~xp.any(played & (color < JOKER)[:, None, None], axis=-1) & (xp.arange(4)[:, None] == 0)
        natural = colorless | xp.any(played & same[..., None, :], axis=-1)
        legal = ~xp.any(played & ~fits[..., None, :], axis=-1) & xp.where(count == 0, natural, sound)
        new = old | bits | xp.where(last > LAST, LOCK, 0)
        after = xp.where(xp.eye(4, dtype=bool)[:, None], new[..., None], rows[:, None, None])
        kept = xp.broadcast_to((held[:, None] & ~played)[:, None], (*legal.shape, FULL_HAND))
        plays = Plays(after, kept, legal, xp.broadcast_to(count > 0, legal.shape))
        if jokers:
            return each(lambda part: xp.reshape(part, (len(hand), 4 * len(SUBSETS), *part.shape[3:])), plays)
        # cards of one color fit one row
        return pick(pick_along(plays, xp.argmax(legal, axis=1)[:, None]), np.s_[:, 0])

    def after_play(self, plays: "Plays", which: Array, has_crossed: Array) -> "Result[CardBatch]":
        """The result of the play with an index in ``plays``; ``has_crossed``: the seat has crossed the number."""
        xp, players = self.rows.__array_namespace__(), self.rows.shape[1]
        play = pick_along(plays, which[:, None])
        own_penalties, over = play.end_turn(self.penalties[:, 0], has_crossed)
        hand, held = self.hand()
        away = xp.any((xp.arange(CARDS) == hand[..., None]) & (held & ~play.kept[:, 0])[..., None], axis=1)
        location = xp.where(away, DISCARD, self.location)
        held_by = (location >= HAND) & (location < ABSENT)
        location = xp.where(held_by, HAND + (location - HAND - 1) % players, location)
        # seats rotate: the active seat becomes the last
        rows = xp.concatenate([self.rows[:, 1:], play.rows], axis=1)
        penalties = xp.concatenate([self.penalties[:, 1:], own_penalties], axis=1)
        return Result(CardBatch(rows, penalties, location), over[:, 0], points(rows, penalties))


class Plays(NamedTuple):
    """The plays of a hand, ``[..., P]``: sheet after each, cards kept, legality, and whether it crosses."""

    rows: Array
    kept: Array
    legal: Array
    makes: Array

    def end_turn(self, penalties: Array, has_crossed: Array) -> tuple[Array, Array]:
        """The active seat's penalties after each play, and whether the game is over."""
        xp = penalties.__array_namespace__()
        over = has_ended(self.rows)
        penalties = penalties[:, None] + xp.where(has_crossed[:, None] | self.makes | over, 0, 1)
        return penalties, over | (penalties >= MAX_PENALTIES)


def has_ended(rows: Array) -> Array:
    """Whether sheets have two locked rows."""
    return ended(locks(rows))


def cards_at(location: Array, where: Array | int, count: int) -> tuple[Array, Array]:
    """The indices of the first ``count`` cards at a location, ``[..., count]``, and which of them exist."""
    xp = location.__array_namespace__()
    here = location == where
    order = xp.argsort(xp.where(here, 0, 1), axis=-1, stable=True)[..., :count]
    return order.astype(xp.int32), xp.take_along_axis(here, order, axis=-1)


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
