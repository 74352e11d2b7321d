"""Turns of the card game in arrays: drawing, the number for everybody, playing.

A :class:`Table` holds many positions; seat 0 is the one whose turn it is. A position says where each card lies. The
pile has no order: what comes off it is drawn when it comes off, which is the same chance. A network judges three
moments of a turn: before the draw, after it while the number is not known yet, and before the play.

What a seat decides follows from what it sees: its own cards, and of all others the numbers. Where it has to guess
colors, it guesses among the cards it does not see.
"""

from itertools import combinations, product
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, MAX_PENALTIES
from ..model import Jitter, Network, Value, best, chosen, settled, summed, value
from ..rows import COUNT, LENGTH, STATE, STATES, Array, number_moves, points, take

MAX_SEATS: Final = 5
CARDS: Final = 55
NUMBERS: Final = 11
JOKER: Final = 4
FULL: Final = 5
DISPLAY: Final = 4
ROWS_TO_END: Final = 2

PILE, DISCARD, SHOWN, TOP, HAND, ABSENT = 0, 1, 2, 3, 4, 99
"""Where a card lies; a hand is ``HAND`` plus its seat."""
DRAW, DRAWN, PLAY, CROSSED = range(4)
"""The moments that a network judges; ``CROSSED`` is before the play of a seat that has crossed in this turn."""

DISTANCES: Final = 12
"""None to ten numbers skipped, or no longer to be crossed."""
PENALTIES_AT: Final = 4 * STATES
NOTHING_AT: Final = PENALTIES_AT + MAX_PENALTIES + 1
HAND_AT: Final = NOTHING_AT + 1
JOKER_AT: Final = HAND_AT + 4 * DISTANCES
SEEN_AT: Final = JOKER_AT + 4 * DISTANCES
FEATURES: Final = (SEEN_AT + NUMBERS, HAND_AT + NUMBERS, MAX_SEATS**3 * 4)


class Table(NamedTuple):
    """Positions; seat 0 is active. ``lies`` says of each of the 55 cards where it is."""

    rows: Array
    penalties: Array
    lies: Array


class Options(NamedTuple):
    """Options with their values and whether they are any."""

    value: Value
    legal: Array


def _subsets() -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
    """Every set of one to three cards of a hand, with every choice of cards to cross."""
    sets = [held for count in range(1, 4) for held in combinations(range(FULL), count)]
    return [(held, some) for held in sets for count in range(len(held) + 1) for some in combinations(held, count)]


SUBSETS: Final = _subsets()
_PLAYED: Final = np.array([[place in played for place in range(FULL)] for played, _ in SUBSETS])
_MARKED: Final = np.array([[place in marked for place in range(FULL)] for _, marked in SUBSETS])
DRAWS: Final = [
    [list(places) for places in combinations(range(DISPLAY), count)] + [[0] * count] * (6 - (6 if count == 2 else 4))
    for count in range(1, 4)
]
_NUMBER: Final = np.arange(CARDS, dtype=np.int32) % NUMBERS + 2
_COLOR: Final = np.arange(CARDS, dtype=np.int32) // NUMBERS


def _as(like: Array, constant: NDArray[Any]) -> Array:
    return like.__array_namespace__().asarray(constant)


def cards_at(lies: Array, where: Array | int, count: int) -> tuple[Array, Array]:
    """The numbers of the cards that lie somewhere, ``[..., count]``, and which of them there are."""
    xp = lies.__array_namespace__()
    here = lies == where
    order = xp.argsort(xp.where(here, 0, 1), axis=-1, stable=True)[..., :count]
    return order.astype(xp.int32), xp.take_along_axis(here, order, axis=-1)


# Features


def _distance(rows: Array, color: Array, number: Array) -> Array:
    """How many numbers of a row a card would skip; ``DISTANCES - 1`` if it cannot be crossed any more."""
    xp = rows.__array_namespace__()
    at = xp.where(color < 2, number - 2, 12 - number)
    row = xp.take_along_axis(rows, color, axis=-1)
    skipped = at - take(LENGTH, row)
    return xp.where(skipped < 0, DISTANCES - 1, skipped)


def own_features(rows: Array, penalties: Array, hand: Array, held: Array, seen: Array | None, jokers: bool) -> Array:
    """The indices of a seat's own sheet and hand, and of the numbers that lie open; all leading axes alike.

    While it is not known what will be turned up, nothing is seen.
    """
    xp = rows.__array_namespace__()
    base = _as(rows, np.arange(4, dtype=np.int32) * STATES)
    color, number = take(_COLOR, hand), take(_NUMBER, hand)
    plain = xp.minimum(color, 3)
    card = HAND_AT + plain * DISTANCES + _distance(rows, plain, number)
    found = [take(STATE, rows) + base, (PENALTIES_AT + penalties)[..., None]]
    if jokers:
        joker = color == JOKER
        found.append(xp.where(held & ~joker, card, NOTHING_AT))
        for row in range(4):
            at = JOKER_AT + row * DISTANCES + _distance(rows, xp.full_like(plain, row), number)
            found.append(xp.where(held & joker, at, NOTHING_AT))
    else:
        found.append(xp.where(held, card, NOTHING_AT))
    at = xp.full((DISPLAY + 1,), NOTHING_AT, dtype=xp.int32) if seen is None else SEEN_AT + seen - 2
    found.append(xp.broadcast_to(at, (*rows.shape[:-1], DISPLAY + 1)))
    return xp.concatenate(found, axis=-1)


def other_features(rows: Array, penalties: Array, hand: Array, held: Array) -> Array:
    """The indices of another seat's sheet, and of the numbers in its hand."""
    xp = rows.__array_namespace__()
    base = _as(rows, np.arange(4, dtype=np.int32) * STATES)
    numbers = xp.where(held, HAND_AT + take(_NUMBER, hand) - 2, NOTHING_AT)
    return xp.concatenate([take(STATE, rows) + base, (PENALTIES_AT + penalties)[..., None], numbers], axis=-1)


def pair_features(players: int, seat: int, moment: Array) -> Array:
    """The indices of who is who at a moment, for a seat with each of the others in turn order; one axis more."""
    others = np.array([(seat + step) % players for step in range(1, players)], np.int32)
    base = (players - 1) * MAX_SEATS**2 + seat * MAX_SEATS + others
    return (_as(moment, base) * 4 + moment[..., None])[..., None]


def seen_numbers(table: Table) -> Array:
    """The numbers on display and on top of the pile ``[B, 5]``."""
    xp = table.lies.__array_namespace__()
    shown = xp.where(table.lies == TOP, SHOWN, table.lies)
    return take(_NUMBER, cards_at(shown, SHOWN, DISPLAY + 1)[0])


def features(table: Table, seat: int, moment: Array, jokers: bool, turned: bool = True) -> tuple[Array, Array, Array]:
    """The features of positions as a seat sees them at a moment ``[B]``: own, others', pairs'.

    ``turned`` is whether the display has been filled up: not so at the moment ``DRAWN``.
    """
    players = table.rows.shape[1]
    order = [(seat + step) % players for step in range(1, players)]
    hand, held = cards_at(table.lies, HAND + seat, FULL)
    seen = seen_numbers(table) if turned else None
    own = own_features(table.rows[:, seat], table.penalties[:, seat], hand, held, seen, jokers)
    return own, _others(table, order), pair_features(players, seat, moment)


def _others(table: Table, order: list[int]) -> Array:
    xp = table.rows.__array_namespace__()
    each: list[Array] = []
    for other in order:
        hand, held = cards_at(table.lies, HAND + other, FULL)
        each.append(other_features(table.rows[:, other], table.penalties[:, other], hand, held))
    return xp.stack(each, axis=1)


def expected(net: Network, table: Table, seat: int, moment: Array, jokers: bool, turned: bool = True) -> Value:
    """What a seat can expect of positions at a moment that are not over."""
    own, others, pairs = features(table, seat, moment, jokers, turned)
    return value(net, summed(net.own, own), summed(net.other, others) + summed(net.pair, pairs))


def finished(rows: Array) -> Array:
    xp = rows.__array_namespace__()
    return xp.sum((rows & LOCK) != 0, axis=-1) >= ROWS_TO_END


def _looked(net: Network, own: Array, wanted: Array, others: Array, pairs: Array, final: Value, over: Array) -> Value:
    """The values of options ``[B, C]``: exact where they end the game, the network's elsewhere.

    ``own`` are features ``[B, C, K]``, ``others`` sums ``[B, J, H]``, ``pairs`` sums that fit ``[B, C, J, H]``.
    """
    xp = wanted.__array_namespace__()
    if xp is np:
        batch, option = np.nonzero(wanted & ~over)
        pairs = np.broadcast_to(pairs, (*wanted.shape, *pairs.shape[-2:]))[batch, option]
        looked = value(net, summed(net.own, own[batch, option]), others[batch] + pairs)
        filled = Value(*(np.array(np.broadcast_to(part, wanted.shape), np.float32) for part in final))
        for part, new in zip(filled, looked, strict=True):
            part[batch, option] = new
        return filled
    return chosen(over, final, value(net, summed(net.own, own), others[:, None] + pairs))


# Drawing


def draw_options(net: Network, table: Table, guesses: Array, jokers: bool, missing: int) -> Options:
    """What the active seat can expect of each way to draw, ``[B, 6]``, when so many cards are missing.

    ``guesses`` are cards that might lie on display, ``[B, S, 4]``, place by place.
    """
    xp = table.rows.__array_namespace__()
    ways = DRAWS[missing - 1]
    found = _with_cards(net, table, guesses[:, :, _as(guesses, np.array(ways))], jokers)
    legal = np.array([len(set(way)) == missing and ways.index(way) == at for at, way in enumerate(ways)])
    return Options(
        Value(*(xp.mean(part, axis=1) for part in found)),
        xp.broadcast_to(_as(guesses, legal), (len(guesses), len(ways))),
    )


def every_draw(net: Network, table: Table, shown: Array, jokers: bool, missing: int) -> Value:
    """What the active seat can expect of each way to draw, ``[B, W]`` in the order of combinations: over all cards that
    may lie there, for each the same chance. So ways that look alike are worth the same. NumPy alone.

    ``shown`` are the cards on display ``[B, 4]``, of which only the numbers count.
    """
    ways = np.array(list(combinations(range(DISPLAY), missing)))
    colors = np.array(list(product(range(JOKER + jokers), repeat=missing)), np.int32)
    taken: NDArray[np.int32] = (shown % NUMBERS)[:, None, ways] + NUMBERS * colors[:, None]
    lies = np.take_along_axis(table.lies, taken.reshape(len(taken), -1), axis=1).reshape(taken.shape)
    possible = (lies != HAND).all(axis=-1)
    for one, other in combinations(range(missing), 2):
        possible &= taken[..., one] != taken[..., other]
    chance = (possible / possible.sum(axis=1, keepdims=True)).astype(np.float32)
    return Value(*((part * chance).sum(axis=1) for part in _with_cards(net, table, taken, jokers)))


def _with_cards(net: Network, table: Table, taken: Array, jokers: bool) -> Value:
    """What the active seat can expect with cards taken ``[B, S, W, missing]``."""
    xp = table.rows.__array_namespace__()
    *size, missing = taken.shape
    batch, players = table.penalties.shape
    hand, _ = cards_at(table.lies, HAND, FULL)
    kept = FULL - missing
    whole = xp.concatenate([xp.broadcast_to(hand[:, None, None, :kept], (*size, kept)), taken], axis=-1)
    own = own_features(
        xp.broadcast_to(table.rows[:, None, None, 0], (*size, 4)),
        xp.broadcast_to(table.penalties[:, None, None, 0], size),
        whole,
        xp.ones(whole.shape, dtype=bool),
        None,
        jokers,
    )
    moment = xp.full((batch,), DRAWN, dtype=xp.int32)
    others = summed(net.other, _others(table, list(range(1, players)))) + summed(
        net.pair, pair_features(players, 0, moment)
    )
    return value(net, summed(net.own, own), others[:, None, None])


def guess(table: Table, shown: Array, luck: Array, jokers: bool) -> Array:
    """Cards that might lie on display for the active seat: any it does not hold of the same number ``[B, S, 4]``.

    ``shown`` are the cards on display ``[B, 4]``, of which only the numbers count; ``luck`` is uniform
    ``[B, S, 4, 5]``.
    """
    xp = luck.__array_namespace__()
    colors = _as(luck, np.arange(5, dtype=np.int32))
    card = (shown % NUMBERS)[..., None] + NUMBERS * colors
    free = xp.take_along_axis(table.lies, xp.reshape(card, (card.shape[0], -1)), axis=1) != HAND
    free = xp.reshape(free, card.shape)
    if not jokers:
        free = free & (colors < JOKER)
    best = xp.argmax(xp.where(free[:, None], luck, -1.0), axis=-1)
    return (shown % NUMBERS)[:, None] + NUMBERS * best.astype(xp.int32)


def drawn(table: Table, places: Array, count: Array, luck: Array) -> Table:
    """The table after the active seat took the cards on display at places ``[B, 3]``, the first ``count`` of them.

    ``luck`` is uniform ``[B, 3, 55]``: which card of the pile is turned up next.
    """
    xp = table.lies.__array_namespace__()
    shown, _ = cards_at(table.lies, SHOWN, DISPLAY)
    lies, every = table.lies, xp.arange(CARDS)
    for at in range(3):
        card = xp.take_along_axis(shown, places[:, at : at + 1], axis=1)
        lies = xp.where((every == card) & (at < count)[:, None], HAND, lies)
    for at in range(3):
        now = (at < count)[:, None]
        lies = xp.where((lies == TOP) & now, SHOWN, lies)
        empty = ~xp.any(lies == PILE, axis=1)[:, None]
        lies = xp.where(empty & (lies == DISCARD) & now, PILE, lies)
        top = xp.argmax(xp.where(lies == PILE, luck[:, at], -1.0), axis=1)[:, None]
        lies = xp.where((every == top) & now, TOP, lies)
    return table._replace(lies=lies)


# The number for everybody


def top_number(table: Table) -> Array:
    """The number on top of the pile."""
    xp = table.lies.__array_namespace__()
    return take(_NUMBER, xp.argmax(table.lies == TOP, axis=1).astype(xp.int32))


def number_options(net: Network, table: Table, after: Array, seat: int, did: Array, jokers: bool) -> Options:
    """The five answers of a seat to the number; ``after`` are the rows as the others are expected to leave them, and
    ``did`` whether the active seat will have crossed.
    """
    xp = table.rows.__array_namespace__()
    players, batch = table.rows.shape[1], table.rows.shape[0]
    order = [(seat + step) % players for step in range(1, players)]
    sheets, legal = number_moves(table.rows[:, seat], top_number(table))
    mine = xp.arange(5)[None] > 0 if seat == 0 else did[:, None]
    moment = xp.broadcast_to(xp.where(mine, CROSSED, PLAY), (batch, 5))
    others = table._replace(rows=after)
    at = _as(table.rows, np.array(order))
    over = finished(sheets) | xp.any(finished(after[:, at]), axis=1)[:, None]
    final = settled(
        points(sheets, table.penalties[:, seat][:, None]), points(after[:, at], table.penalties[:, at])[:, None]
    )
    hand, held = cards_at(table.lies, HAND + seat, FULL)
    own = own_features(
        sheets,
        xp.broadcast_to(table.penalties[:, seat][:, None], (batch, 5)),
        xp.broadcast_to(hand[:, None], (batch, 5, FULL)),
        xp.broadcast_to(held[:, None], (batch, 5, FULL)),
        xp.broadcast_to(seen_numbers(table)[:, None], (batch, 5, DISPLAY + 1)),
        jokers,
    )
    pairs = summed(net.pair, pair_features(players, seat, moment))
    return Options(_looked(net, own, legal, summed(net.other, _others(others, order)), pairs, final, over), legal)


# Playing


class Plays(NamedTuple):
    """The plays of a hand, ``[..., P]``: the sheet after each, the cards kept, whether it is one and crosses."""

    rows: Array
    kept: Array
    legal: Array
    makes: Array
    color: Array


def plays(rows: Array, hand: Array, held: Array, jokers: bool) -> Plays:
    """Every play of hands. Without jokers there are 130 kinds; with them each in every color."""
    xp = rows.__array_namespace__()
    color, number = take(_COLOR, hand), take(_NUMBER, hand)
    played, marked = _as(rows, _PLAYED), _as(rows, _MARKED)
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
        # cards that cross nothing have no color: one play of each set is enough
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


def play_options(
    net: Network, table: Table, did: Array, jokers: bool, found: Plays | None = None
) -> tuple[Options, Plays]:
    """What the active seat can expect of each play, which another network may have ``found`` already; ``did`` is
    whether it has crossed the number.
    """
    hand, held = cards_at(table.lies, HAND, FULL)
    found = found or plays(table.rows[:, 0], hand, held, jokers)
    xp = table.rows.__array_namespace__()
    players, size = table.rows.shape[1], found.legal.shape
    over = finished(found.rows)
    penalties = table.penalties[:, :1] + xp.where(did[:, None] | found.makes | over, 0, 1)
    over = over | (penalties >= MAX_PENALTIES)
    order = list(range(1, players))
    final = settled(points(found.rows, penalties), points(table.rows[:, 1:], table.penalties[:, 1:])[:, None])
    own = own_features(
        found.rows,
        penalties,
        xp.broadcast_to(hand[:, None], (*size, FULL)),
        found.kept,
        xp.broadcast_to(seen_numbers(table)[:, None], (*size, DISPLAY + 1)),
        jokers,
    )
    moment = xp.full((size[0],), DRAW, dtype=xp.int32)
    pairs = summed(net.pair, pair_features(players, players - 1, moment))[:, None]
    looked = _looked(net, own, found.legal, summed(net.other, _others(table, order)), pairs, final, over)
    return Options(looked, found.legal), found


def played(table: Table, found: Plays, which: Array, did: Array) -> tuple[Table, Array, Array]:
    """The table after a play, seats moved up, whether the game is over, and everybody's points."""
    xp = table.rows.__array_namespace__()
    players = table.rows.shape[1]
    rows = xp.take_along_axis(found.rows, which[:, None, None], axis=1)[:, 0]
    kept = xp.take_along_axis(found.kept, which[:, None, None], axis=1)[:, 0]
    makes = xp.take_along_axis(found.makes, which[:, None], axis=1)[:, 0]
    hand, held = cards_at(table.lies, HAND, FULL)
    gone = held & ~kept
    away = xp.any((xp.arange(CARDS) == hand[..., None]) & gone[..., None], axis=1)
    lies = xp.where(away, DISCARD, table.lies)
    over = finished(rows)
    penalty = xp.where(did | makes | over, 0, 1)
    penalties = xp.concatenate([(table.penalties[:, 0] + penalty)[:, None], table.penalties[:, 1:]], axis=1)
    over = over | (penalties[:, 0] >= MAX_PENALTIES)
    rows = xp.concatenate([rows[:, None], table.rows[:, 1:]], axis=1)
    total = points(rows, penalties)
    held_by = (lies >= HAND) & (lies < ABSENT)
    lies = xp.where(held_by, HAND + (lies - HAND - 1) % players, lies)
    up = Table(xp.roll(rows, -1, axis=1), xp.roll(penalties, -1, axis=1), lies)
    return up, over, xp.roll(total, -1, axis=1)


# What is chosen


def choose_draw(
    net: Network, table: Table, luck: Array, jokers: bool, jitter: Jitter | None = None
) -> tuple[Array, Array]:
    """Places on display that the active seat draws from ``[B, 3]``, and how many of them count."""
    xp = luck.__array_namespace__()
    shown, _ = cards_at(table.lies, SHOWN, DISPLAY)
    missing = FULL - xp.sum(table.lies == HAND, axis=1)
    guesses = guess(table, shown, luck, jokers)
    places = xp.zeros((luck.shape[0], 3), dtype=xp.int32)
    for count in range(1, 4):
        if xp is np and not np.any(missing == count):
            continue
        options = draw_options(net, table, guesses, jokers, count)
        way = best(options.value, options.legal, jitter)
        ways = np.array([[*way, 0, 0][:3] for way in DRAWS[count - 1]], np.int32)
        places = xp.where((missing == count)[:, None], take(ways, way), places)
    return places, missing


def choose_answers(net: Network, table: Table, jokers: bool, jitter: Jitter | None = None) -> Array:
    """Everybody's answer to the number, chosen twice: the second time knowing what the others chose first."""
    xp = table.rows.__array_namespace__()
    rows, did = table.rows, xp.zeros(table.penalties.shape[:1], dtype=bool)
    answers = xp.zeros(table.penalties.shape, dtype=xp.int32)
    for _ in range(2):
        answers = first_answers(net, table, rows, did, jokers, jitter)
        rows, did = answered(table, answers), answers[:, 0] > 0
    return answers


def first_answers(
    net: Network, table: Table, rows: Array, did: Array, jokers: bool, jitter: Jitter | None = None
) -> Array:
    """Everybody's answer to the number, if the others leave their rows like that."""
    xp = table.rows.__array_namespace__()
    each = [number_options(net, table, rows, seat, did, jokers) for seat in range(table.rows.shape[1])]
    return xp.stack([best(options.value, options.legal, jitter) for options in each], axis=1)


def answered(table: Table, answers: Array) -> Array:
    """Everybody's rows after their answers to the number."""
    xp = table.rows.__array_namespace__()
    number = xp.broadcast_to(top_number(table)[:, None], answers.shape)
    after, _ = number_moves(table.rows, number)
    return xp.take_along_axis(after, answers[..., None, None], axis=2)[:, :, 0]


def dealt(xp: "Array", luck: Array, players: int, jokers: bool) -> Table:
    """New games, ``luck`` uniform ``[B, 55]``: four cards each, four on display, one on top."""
    batch = luck.shape[0]
    luck = luck if jokers else xp.where(xp.arange(CARDS) < 44, luck, -1.0)
    rank = xp.argsort(xp.argsort(-luck, axis=1), axis=1)
    lies = xp.where(rank < 4 * players, HAND + rank // 4, PILE)
    lies = xp.where((rank >= 4 * players) & (rank < 4 * players + 4), SHOWN, lies)
    lies = xp.where(rank == 4 * players + 4, TOP, lies)
    if not jokers:
        lies = xp.where(xp.arange(CARDS) < 44, lies, ABSENT)
    none = xp.zeros((batch, players, 4), dtype=xp.int32)
    return Table(none, xp.zeros((batch, players), dtype=xp.int32), lies.astype(xp.int32))
