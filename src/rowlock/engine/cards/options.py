"""Options of the card game in arrays: the value of each draw, answer and play, and the best ones.

Seat 0 is active. Decisions depend only on what the seat sees: its own cards, and the numbers of all others. Unknown
colors are sampled among the cards that the seat does not see, or averaged over all of them.
"""

from itertools import combinations, product
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ...rules.sheet import MAX_PENALTIES
from ..model import Jitter, Network, Value, best, embed, final_value, value, where_value
from ..rows import Array, number_moves, points, take
from .features import (
    CROSSED,
    DISPLAY,
    DRAW,
    DRAWN,
    FULL_HAND,
    HAND,
    JOKER,
    NUMBERS,
    PLAY,
    SHOWN,
    CardBatch,
    Options,
    asarray_like,
    cards_at,
    opponent_features,
    own_features,
    pair_features,
    visible_numbers,
)
from .turn import Plays, enumerate_plays, has_ended, rows_after_answers, top_number

DRAWS: Final = [
    [list(places) for places in combinations(range(DISPLAY), count)] + [[0] * count] * (6 - (6 if count == 2 else 4))
    for count in range(1, 4)
]
"""Draws by number of missing cards: places on display, padded to six."""


def _evaluate(net: Network, own: Array, wanted: Array, others: Array, pairs: Array, final: Value, over: Array) -> Value:
    """The values of options ``[B, C]``: exact where they end the game, the network's elsewhere.

    ``own`` are features ``[B, C, K]``, ``others`` sums ``[B, J, H]``, ``pairs`` sums that fit ``[B, C, J, H]``.
    """
    xp = wanted.__array_namespace__()
    if xp is np:
        batch, option = np.nonzero(wanted & ~over)
        pairs = np.broadcast_to(pairs, (*wanted.shape, *pairs.shape[-2:]))[batch, option]
        values = value(net, embed(net.own, own[batch, option]), others[batch] + pairs)
        filled = Value(*(np.array(np.broadcast_to(part, wanted.shape), np.float32) for part in final))
        for part, new in zip(filled, values, strict=True):
            part[batch, option] = new
        return filled
    return where_value(over, final, value(net, embed(net.own, own), others[:, None] + pairs))


def draw_options(net: Network, state: CardBatch, displays: Array, jokers: bool, missing: int) -> Options:
    """The value to the active seat of each draw of ``missing`` cards, ``[B, 6]``, averaged over sampled displays.

    ``displays`` are the sampled cards on display, ``[B, S, 4]``.
    """
    xp = state.rows.__array_namespace__()
    draws = DRAWS[missing - 1]
    found = _with_cards(net, state, displays[:, :, asarray_like(displays, np.array(draws))], jokers)
    legal = np.array([len(set(draw)) == missing and draws.index(draw) == at for at, draw in enumerate(draws)])
    return Options(
        Value(*(xp.mean(part, axis=1) for part in found)),
        xp.broadcast_to(asarray_like(displays, legal), (len(displays), len(draws))),
    )


def exact_draw_values(net: Network, state: CardBatch, shown: Array, jokers: bool, missing: int) -> Value:
    """The value to the active seat of each draw, ``[B, W]`` in the order of combinations. NumPy only.

    Averaged over all cards that may lie there, equally likely; so draws that look alike have the same value.

    ``shown`` are the cards on display ``[B, 4]``, of which only the numbers count.
    """
    draws = np.array(list(combinations(range(DISPLAY), missing)))
    colors = np.array(list(product(range(JOKER + jokers), repeat=missing)), np.int32)
    taken: NDArray[np.int32] = (shown % NUMBERS)[:, None, draws] + NUMBERS * colors[:, None]
    location = np.take_along_axis(state.location, taken.reshape(len(taken), -1), axis=1).reshape(taken.shape)
    possible = (location != HAND).all(axis=-1)
    for one, other in combinations(range(missing), 2):
        possible &= taken[..., one] != taken[..., other]
    chance = (possible / possible.sum(axis=1, keepdims=True)).astype(np.float32)
    return Value(*((part * chance).sum(axis=1) for part in _with_cards(net, state, taken, jokers)))


def _with_cards(net: Network, state: CardBatch, taken: Array, jokers: bool) -> Value:
    """The value to the active seat with the drawn cards ``[B, S, W, missing]``."""
    xp = state.rows.__array_namespace__()
    *size, missing = taken.shape
    batch, players = state.penalties.shape
    hand, _ = cards_at(state.location, HAND, FULL_HAND)
    kept = FULL_HAND - missing
    whole = xp.concatenate([xp.broadcast_to(hand[:, None, None, :kept], (*size, kept)), taken], axis=-1)
    own = own_features(
        xp.broadcast_to(state.rows[:, None, None, 0], (*size, 4)),
        xp.broadcast_to(state.penalties[:, None, None, 0], size),
        whole,
        xp.ones(whole.shape, dtype=bool),
        None,
        jokers,
    )
    stage = xp.full((batch,), DRAWN, dtype=xp.int32)
    others = embed(net.other, opponent_features(state, list(range(1, players)))) + embed(
        net.pair, pair_features(players, 0, stage)
    )
    return value(net, embed(net.own, own), others[:, None, None])


def sample_display(state: CardBatch, shown: Array, uniform: Array, jokers: bool) -> Array:
    """Sample the cards on display for the active seat, among those of the same number it does not hold ``[B, S, 4]``.

    ``shown`` are the cards on display ``[B, 4]``, of which only the numbers count; ``uniform`` are random
    numbers ``[B, S, 4, 5]``.
    """
    xp = uniform.__array_namespace__()
    colors = asarray_like(uniform, np.arange(5, dtype=np.int32))
    card = (shown % NUMBERS)[..., None] + NUMBERS * colors
    free = xp.take_along_axis(state.location, xp.reshape(card, (card.shape[0], -1)), axis=1) != HAND
    free = xp.reshape(free, card.shape)
    if not jokers:
        free = free & (colors < JOKER)
    best = xp.argmax(xp.where(free[:, None], uniform, -1.0), axis=-1)
    return (shown % NUMBERS)[:, None] + NUMBERS * best.astype(xp.int32)


def number_options(
    net: Network, state: CardBatch, after: Array, seat: int, has_crossed: Array, jokers: bool
) -> Options:
    """The five answers of a seat to the number.

    ``after`` are the predicted rows of the others, ``has_crossed`` whether the active seat is predicted to cross.
    """
    xp = state.rows.__array_namespace__()
    players, batch = state.rows.shape[1], state.rows.shape[0]
    order = [(seat + step) % players for step in range(1, players)]
    sheets, legal = number_moves(state.rows[:, seat], top_number(state))
    mine = xp.arange(5)[None] > 0 if seat == 0 else has_crossed[:, None]
    stage = xp.broadcast_to(xp.where(mine, CROSSED, PLAY), (batch, 5))
    others = state._replace(rows=after)
    at = asarray_like(state.rows, np.array(order))
    over = has_ended(sheets) | xp.any(has_ended(after[:, at]), axis=1)[:, None]
    final = final_value(
        points(sheets, state.penalties[:, seat][:, None]), points(after[:, at], state.penalties[:, at])[:, None]
    )
    hand, held = cards_at(state.location, HAND + seat, FULL_HAND)
    own = own_features(
        sheets,
        xp.broadcast_to(state.penalties[:, seat][:, None], (batch, 5)),
        xp.broadcast_to(hand[:, None], (batch, 5, FULL_HAND)),
        xp.broadcast_to(held[:, None], (batch, 5, FULL_HAND)),
        xp.broadcast_to(visible_numbers(state)[:, None], (batch, 5, DISPLAY + 1)),
        jokers,
    )
    pairs = embed(net.pair, pair_features(players, seat, stage))
    return Options(
        _evaluate(net, own, legal, embed(net.other, opponent_features(others, order)), pairs, final, over), legal
    )


def play_options(
    net: Network, state: CardBatch, has_crossed: Array, jokers: bool, found: Plays | None = None
) -> tuple[Options, Plays]:
    """The active seat's plays with their values.

    ``found`` are the plays if enumerated before; ``has_crossed`` says whether the seat has crossed the number.
    """
    hand, held = cards_at(state.location, HAND, FULL_HAND)
    found = found or enumerate_plays(state.rows[:, 0], hand, held, jokers)
    xp = state.rows.__array_namespace__()
    players, size = state.rows.shape[1], found.legal.shape
    over = has_ended(found.rows)
    penalties = state.penalties[:, :1] + xp.where(has_crossed[:, None] | found.makes | over, 0, 1)
    over = over | (penalties >= MAX_PENALTIES)
    order = list(range(1, players))
    final = final_value(points(found.rows, penalties), points(state.rows[:, 1:], state.penalties[:, 1:])[:, None])
    own = own_features(
        found.rows,
        penalties,
        xp.broadcast_to(hand[:, None], (*size, FULL_HAND)),
        found.kept,
        xp.broadcast_to(visible_numbers(state)[:, None], (*size, DISPLAY + 1)),
        jokers,
    )
    stage = xp.full((size[0],), DRAW, dtype=xp.int32)
    pairs = embed(net.pair, pair_features(players, players - 1, stage))[:, None]
    values = _evaluate(net, own, found.legal, embed(net.other, opponent_features(state, order)), pairs, final, over)
    return Options(values, found.legal), found


def choose_draw(
    net: Network, state: CardBatch, uniform: Array, jokers: bool, jitter: Jitter | None = None
) -> tuple[Array, Array]:
    """Places on display that the active seat draws ``[B, 3]``, and how many of them count."""
    xp = uniform.__array_namespace__()
    shown, _ = cards_at(state.location, SHOWN, DISPLAY)
    missing = FULL_HAND - xp.sum(state.location == HAND, axis=1)
    displays = sample_display(state, shown, uniform, jokers)
    places = xp.zeros((uniform.shape[0], 3), dtype=xp.int32)
    for count in range(1, 4):
        if xp is np and not np.any(missing == count):
            continue
        options = draw_options(net, state, displays, jokers, count)
        draw = best(options.value, options.legal, jitter)
        draws = np.array([[*draw, 0, 0][:3] for draw in DRAWS[count - 1]], np.int32)
        places = xp.where((missing == count)[:, None], take(draws, draw), places)
    return places, missing


def choose_answers(net: Network, state: CardBatch, jokers: bool, jitter: Jitter | None = None) -> Array:
    """The answers of all seats to the number, chosen twice: the second time given the first answers of the others."""
    xp = state.rows.__array_namespace__()
    rows, has_crossed = state.rows, xp.zeros(state.penalties.shape[:1], dtype=bool)
    answers = xp.zeros(state.penalties.shape, dtype=xp.int32)
    for _ in range(2):
        answers = first_answers(net, state, rows, has_crossed, jokers, jitter)
        rows, has_crossed = rows_after_answers(state, answers), answers[:, 0] > 0
    return answers


def first_answers(
    net: Network, state: CardBatch, rows: Array, has_crossed: Array, jokers: bool, jitter: Jitter | None = None
) -> Array:
    """The answers of all seats to the number, given the predicted ``rows`` of the others."""
    xp = state.rows.__array_namespace__()
    each = [number_options(net, state, rows, seat, has_crossed, jokers) for seat in range(state.rows.shape[1])]
    return xp.stack([best(options.value, options.legal, jitter) for options in each], axis=1)
