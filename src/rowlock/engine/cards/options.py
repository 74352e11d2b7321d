"""Options of the card game in arrays: the value of each draw, answer and play, and the best ones.

Seat 0 is active. Decisions depend only on what the seat sees: its own cards, and the numbers of all others. Unknown
colors are sampled among the cards that the seat does not see, or averaged over all of them.
"""

from collections.abc import Callable
from functools import partial
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import numpy as np

from ...rules.sheet import clockwise
from ..arrays import Array, Ints, Result, each, take
from ..model import Jitter, Options, Value, best, embed, evaluate, final_value, value
from ..rows import moves, points, with_cross
from .features import CROSSED, DRAW, DRAWN, PLAY, Model, opponent_features, own_features, pair_features
from .turn import DISPLAY, FULL_HAND, HAND, JOKER, MAX_DRAW, NUMBERS, SHOWN, CardBatch, Plays, cards_at, has_ended

DRAWS: Final = {count: np.array(list(combinations(range(DISPLAY), count))) for count in range(1, MAX_DRAW + 1)}
"""Draws by number of missing cards: places on display ``[W, count]``."""


class Forecast(NamedTuple):
    """Answers to the number as predicted: the rows of all seats after them, and whether the active seat crosses."""

    rows: Array
    has_crossed: Array


class Randomness(NamedTuple):
    """Random numbers of a turn: for the displays that the seat samples ``[B, S, 4, 5]``, and for the cards off the
    pile ``[B, 3, 55]``.
    """

    display: Array
    pile: Array


def _others(model: Model, state: CardBatch, seats: list[int], pairs: Array) -> Array:
    """Sums of the embeddings of some seats and of pairs in several cases ``[.., K, J, 1]``: ``[B, K, J, H]``."""
    return embed(model.net.other, opponent_features(state, seats))[:, None] + embed(model.net.pair, pairs)


def draw_values(model: Model, state: CardBatch, taken: Array) -> Value:
    """The value to the active seat with the drawn cards ``[B, S, W, missing]``, before the number is known."""
    xp = state.rows.__array_namespace__()
    *size, missing = taken.shape
    players, kept = state.rows.shape[1], FULL_HAND - missing
    hand, _ = state.hand()
    whole = xp.concatenate([xp.broadcast_to(hand[:, None, None, :kept], (*size, kept)), taken], axis=-1)
    own = own_features(
        model.jokers,
        xp.broadcast_to(state.rows[:, None, None, 0], (*size, 4)),
        xp.broadcast_to(state.penalties[:, None, None, 0], size),
        whole,
        xp.ones(whole.shape, dtype=bool),
        None,
    )
    pairs = pair_features(players, 0, xp.asarray([DRAWN], dtype=xp.int32))
    others = _others(model, state, list(range(1, players)), pairs)
    return value(model.net, embed(model.net.own, own), others[:, None])


def exact_draw_values(model: Model, state: CardBatch, shown: Ints, missing: int) -> Value:
    """The value to the active seat of each draw, ``[B, W]`` in the order of ``DRAWS``. NumPy only.

    Averaged over all cards that may lie there, equally likely; so draws that look alike have the same value.

    ``shown`` are the cards on display ``[B, 4]``, of which only the numbers count.
    """
    colors = np.array(list(product(range(JOKER + model.jokers), repeat=missing)), np.int32)
    taken = (shown % NUMBERS)[:, None, DRAWS[missing]] + NUMBERS * colors[:, None]
    location = np.take_along_axis(state.location, taken.reshape(len(taken), -1), axis=1).reshape(taken.shape)
    possible = (location != HAND).all(axis=-1)
    for one, other in combinations(range(missing), 2):
        possible &= taken[..., one] != taken[..., other]
    chance = (possible / possible.sum(axis=1, keepdims=True)).astype(np.float32)
    return each(lambda part: (part * chance).sum(axis=1), draw_values(model, state, taken))


def sample_display(state: CardBatch, uniform: Array, jokers: bool) -> Array:
    """Sample the cards on display for the active seat, among those of the same number it does not hold ``[B, S, 4]``.

    ``uniform`` are random numbers ``[B, S, 4, 5]``.
    """
    xp = uniform.__array_namespace__()
    number = cards_at(state.location, SHOWN, DISPLAY)[0] % NUMBERS
    colors = xp.arange(5, dtype=xp.int32)
    card = number[..., None] + NUMBERS * colors
    free = xp.take_along_axis(state.location, xp.reshape(card, (card.shape[0], -1)), axis=1) != HAND
    free = xp.reshape(free, card.shape)
    if not jokers:
        free = free & (colors < JOKER)
    color = xp.argmax(xp.where(free[:, None], uniform, -1.0), axis=-1)
    return number[:, None] + NUMBERS * color.astype(xp.int32)


def number_options(model: Model, state: CardBatch, forecast: Forecast, seat: int) -> Options:
    """The five answers of a seat to the number, given the predicted answers of the others."""
    xp, (batch, players) = state.rows.__array_namespace__(), state.penalties.shape
    order, mine = [*clockwise(seat, players)], state.rows[:, seat]
    number = moves(mine, xp.zeros_like(mine[:, 0]), state.top_number()[:, None, None])
    rows = with_cross(mine[:, None], number.row, number.at[..., None])
    at = xp.asarray(np.array(order))
    theirs = forecast.rows[:, at]
    hand = (xp.broadcast_to(part[:, None], (batch, 5, 5)) for part in (*state.hand(seat), state.visible_numbers()))
    penalties = xp.broadcast_to(state.penalties[:, seat, None], (batch, 5))
    crosses = xp.arange(5)[None] > 0 if seat == 0 else forecast.has_crossed[:, None]
    stages = pair_features(players, seat, xp.asarray([PLAY, CROSSED], dtype=xp.int32))
    value = evaluate(
        model.net,
        partial(own_features, model.jokers),
        (rows, penalties, *hand),
        others=_others(model, state._replace(rows=forecast.rows), order, stages),
        case=xp.broadcast_to(xp.where(crosses, 1, 0), (batch, 5)),
        wanted=number.legal,
        over=has_ended(rows) | xp.any(has_ended(theirs), axis=1)[:, None],
        final=final_value(points(rows, penalties), points(theirs, state.penalties[:, at])[:, None]),
    )
    return Options(value, number.legal)


def play_options(model: Model, state: CardBatch, plays: Plays, has_crossed: Array) -> Options:
    """The active seat's plays with their values; ``has_crossed`` says whether the seat has crossed the number."""
    xp, players, size = state.rows.__array_namespace__(), state.rows.shape[1], plays.legal.shape
    penalties, over = plays.end_turn(state.penalties[:, 0], has_crossed)
    hand, seen = (xp.broadcast_to(part[:, None], (*size, 5)) for part in (state.hand()[0], state.visible_numbers()))
    stage = pair_features(players, players - 1, xp.asarray([DRAW], dtype=xp.int32))
    value = evaluate(
        model.net,
        partial(own_features, model.jokers),
        (plays.rows, penalties, hand, plays.kept, seen),
        others=_others(model, state, list(range(1, players)), stage),
        case=xp.zeros(size, dtype=xp.int32),
        wanted=plays.legal,
        over=over,
        final=final_value(points(plays.rows, penalties), points(state.rows[:, 1:], state.penalties[:, 1:])[:, None]),
    )
    return Options(value, plays.legal)


def choose_draw(model: Model, state: CardBatch, uniform: Array, jitter: Jitter | None = None) -> Array:
    """Places on display that the active seat draws ``[B, 3]``, of which as many count as it misses cards.

    ``uniform`` are random numbers for :func:`sample_display`.
    """
    xp = uniform.__array_namespace__()
    missing, displays = state.missing(), sample_display(state, uniform, model.jokers)
    places = xp.zeros((uniform.shape[0], MAX_DRAW), dtype=xp.int32)
    for count, draws in DRAWS.items():
        if xp is np and not np.any(missing == count):
            continue
        values = draw_values(model, state, displays[:, :, xp.asarray(draws)])
        values = each(lambda part: xp.mean(part, axis=1), values)
        draw = best(values, xp.ones_like(values.win, dtype=bool), jitter)
        padded = np.pad(draws.astype(np.int32), ((0, 0), (0, MAX_DRAW - count)))
        places = xp.where((missing == count)[:, None], take(padded, draw), places)
    return places


def choose_answers(model: Model, state: CardBatch, jitter: Jitter | None = None) -> Array:
    """The answers of all seats to the number, chosen twice: the second time given the first answers of the others."""
    answers = first_answers(model, state, None, jitter)
    forecast = Forecast(state.after_answers(answers).rows, answers[:, 0] > 0)
    return first_answers(model, state, forecast, jitter)


def first_answers(
    model: Model, state: CardBatch, forecast: Forecast | None = None, jitter: Jitter | None = None
) -> Array:
    """The answers of all seats to the number, given the predicted answers of the others, or as if they passed."""
    xp, (batch, players) = state.rows.__array_namespace__(), state.penalties.shape
    given = forecast or Forecast(state.rows, xp.zeros((batch,), dtype=bool))
    found = [number_options(model, state, given, seat) for seat in range(players)]
    return xp.stack([best(options.value, options.legal, jitter) for options in found], axis=1)


def choose_play(
    model: Model, state: CardBatch, plays: Plays, has_crossed: Array, jitter: Jitter | None = None
) -> Array:
    """The index of the active seat's best play."""
    options = play_options(model, state, plays, has_crossed)
    return best(options.value, options.legal, jitter)


class Turn(NamedTuple):
    """A whole turn: the states after the draw and after the answers to the number, whether the active seat crossed the
    number, whether that ended the game, and the result of the play.
    """

    drawn: CardBatch
    answered: CardBatch
    has_crossed: Array
    early: Array
    result: Result[CardBatch]


def play_turn(choose: Callable[..., Any], state: CardBatch, randomness: Randomness, jokers: bool) -> Turn:
    """Play a turn; ``choose`` calls one of the functions ``choose_...`` with a model and the arguments given."""
    xp = state.rows.__array_namespace__()
    drawn = state.after_draw(choose(choose_draw, state, randomness.display), randomness.pile)
    answers = choose(choose_answers, drawn)
    answered, has_crossed = drawn.after_answers(answers), answers[:, 0] > 0
    plays = answered.plays(jokers)
    which = choose(choose_play, answered, plays, has_crossed)
    early = xp.any(has_ended(answered.rows), axis=1)
    return Turn(drawn, answered, has_crossed, early, answered.after_play(plays, which, has_crossed))
