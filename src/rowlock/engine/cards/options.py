"""Options of the card game in arrays: the value of each draw, answer and play, and the best ones.

Seat 0 is active. Decisions depend only on what the seat sees: its own cards, and the numbers of all others. Unknown
colors are sampled among the cards that the seat does not see, or averaged over all of them.
"""

from collections.abc import Callable
from itertools import combinations, product
from typing import Any, Final, NamedTuple

import numpy as np

from ..arrays import Array, Ints, asarray_like, each, take
from ..model import Jitter, Outcomes, Value, best, embed, evaluate, final_value, value
from ..rows import moves, points, with_cross
from .features import CROSSED, DRAW, DRAWN, PLAY, Model, opponent_features, own_features, pair_features, visible_numbers
from .turn import (
    DISPLAY,
    FULL_HAND,
    HAND,
    JOKER,
    MAX_DRAW,
    NUMBERS,
    SHOWN,
    CardBatch,
    Plays,
    Result,
    after_answers,
    after_draw,
    after_play,
    cards_at,
    end_turn,
    enumerate_plays,
    hand_of,
    has_ended,
    missing_cards,
    top_number,
)

DRAWS: Final = {count: np.array(list(combinations(range(DISPLAY), count))) for count in range(1, MAX_DRAW + 1)}
"""Draws by number of missing cards: places on display ``[W, count]``."""


class Options(NamedTuple):
    """The options of a seat with values and legality."""

    value: Value
    legal: Array


class Forecast(NamedTuple):
    """Answers to the number as predicted: the rows of all seats after them, and whether the active seat crosses."""

    rows: Array
    has_crossed: Array


def idle_forecast(state: CardBatch) -> Forecast:
    """All seats pass."""
    xp = state.rows.__array_namespace__()
    return Forecast(state.rows, xp.zeros(state.rows.shape[:1], dtype=bool))


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
    hand, _ = hand_of(state)
    whole = xp.concatenate([xp.broadcast_to(hand[:, None, None, :kept], (*size, kept)), taken], axis=-1)
    own = own_features(
        xp.broadcast_to(state.rows[:, None, None, 0], (*size, 4)),
        xp.broadcast_to(state.penalties[:, None, None, 0], size),
        whole,
        xp.ones(whole.shape, dtype=bool),
        None,
        model.jokers,
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
    colors = asarray_like(uniform, np.arange(5, dtype=np.int32))
    card = number[..., None] + NUMBERS * colors
    free = xp.take_along_axis(state.location, xp.reshape(card, (card.shape[0], -1)), axis=1) != HAND
    free = xp.reshape(free, card.shape)
    if not jokers:
        free = free & (colors < JOKER)
    color = xp.argmax(xp.where(free[:, None], uniform, -1.0), axis=-1)
    return number[:, None] + NUMBERS * color.astype(xp.int32)


def number_options(model: Model, state: CardBatch, forecast: Forecast, seat: int) -> Options:
    """The five answers of a seat to the number, given the predicted answers of the others."""
    xp = state.rows.__array_namespace__()
    batch, players = state.penalties.shape
    order = [(seat + step) % players for step in range(1, players)]
    mine, penalties = state.rows[:, seat], state.penalties[:, seat]
    number = moves(mine, xp.zeros_like(mine[:, 0]), top_number(state)[:, None, None])
    rows = with_cross(mine[:, None], number.row, number.at[..., None])
    at = asarray_like(state.rows, np.array(order))
    theirs = forecast.rows[:, at]
    hand, held = hand_of(state, seat)
    hand, held, seen = (xp.broadcast_to(part[:, None], (batch, 5, 5)) for part in (hand, held, visible_numbers(state)))
    penalties = xp.broadcast_to(penalties[:, None], (batch, 5))
    crosses = xp.arange(5)[None] > 0 if seat == 0 else forecast.has_crossed[:, None]

    def own(at: Any) -> Array:
        return own_features(rows[at], penalties[at], hand[at], held[at], seen[at], model.jokers)

    stages = pair_features(players, seat, xp.asarray([PLAY, CROSSED], dtype=xp.int32))
    outcomes = Outcomes(
        own=own,
        others=_others(model, state._replace(rows=forecast.rows), order, stages),
        case=xp.broadcast_to(xp.where(crosses, 1, 0), (batch, 5)),
        wanted=number.legal,
        over=has_ended(rows) | xp.any(has_ended(theirs), axis=1)[:, None],
        final=final_value(points(rows, penalties), points(theirs, state.penalties[:, at])[:, None]),
    )
    return Options(evaluate(model.net, outcomes), number.legal)


def play_options(model: Model, state: CardBatch, plays: Plays, has_crossed: Array) -> Options:
    """The active seat's plays with their values; ``has_crossed`` says whether the seat has crossed the number."""
    xp = state.rows.__array_namespace__()
    players, size = state.rows.shape[1], plays.legal.shape
    penalties, over = end_turn(state.penalties[:, 0], plays, has_crossed)
    hand, _ = hand_of(state)
    hand, seen = (xp.broadcast_to(part[:, None], (*size, 5)) for part in (hand, visible_numbers(state)))

    def own(at: Any) -> Array:
        return own_features(plays.rows[at], penalties[at], hand[at], plays.kept[at], seen[at], model.jokers)

    stage = pair_features(players, players - 1, xp.asarray([DRAW], dtype=xp.int32))
    outcomes = Outcomes(
        own=own,
        others=_others(model, state, list(range(1, players)), stage),
        case=xp.zeros(size, dtype=xp.int32),
        wanted=plays.legal,
        over=over,
        final=final_value(points(plays.rows, penalties), points(state.rows[:, 1:], state.penalties[:, 1:])[:, None]),
    )
    return Options(evaluate(model.net, outcomes), plays.legal)


def choose_draw(model: Model, state: CardBatch, uniform: Array, jitter: Jitter | None = None) -> Array:
    """Places on display that the active seat draws ``[B, 3]``, of which as many count as it misses cards.

    ``uniform`` are random numbers for :func:`sample_display`.
    """
    xp = uniform.__array_namespace__()
    missing, displays = missing_cards(state), sample_display(state, uniform, model.jokers)
    places = xp.zeros((uniform.shape[0], MAX_DRAW), dtype=xp.int32)
    for count, draws in DRAWS.items():
        if xp is np and not np.any(missing == count):
            continue
        values = draw_values(model, state, displays[:, :, asarray_like(displays, draws)])
        values = each(lambda part: xp.mean(part, axis=1), values)
        draw = best(values, xp.ones_like(values.win, dtype=bool), jitter)
        padded = np.pad(draws.astype(np.int32), ((0, 0), (0, MAX_DRAW - count)))
        places = xp.where((missing == count)[:, None], take(padded, draw), places)
    return places


def choose_answers(model: Model, state: CardBatch, jitter: Jitter | None = None) -> Array:
    """The answers of all seats to the number, chosen twice: the second time given the first answers of the others."""
    answers = first_answers(model, state, idle_forecast(state), jitter)
    forecast = Forecast(after_answers(state, answers).rows, answers[:, 0] > 0)
    return first_answers(model, state, forecast, jitter)


def first_answers(model: Model, state: CardBatch, forecast: Forecast, jitter: Jitter | None = None) -> Array:
    """The answers of all seats to the number, given the predicted answers of the others."""
    xp = state.rows.__array_namespace__()
    found = [number_options(model, state, forecast, seat) for seat in range(state.rows.shape[1])]
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
    result: Result


def play_turn(choose: Callable[..., Any], state: CardBatch, randomness: Randomness, jokers: bool) -> Turn:
    """Play a turn; ``choose`` calls one of the functions ``choose_...`` with a model and the arguments given."""
    xp = state.rows.__array_namespace__()
    drawn = after_draw(state, choose(choose_draw, state, randomness.display), randomness.pile)
    answers = choose(choose_answers, drawn)
    answered, has_crossed = after_answers(drawn, answers), answers[:, 0] > 0
    plays = enumerate_plays(answered, jokers)
    which = choose(choose_play, answered, plays, has_crossed)
    early = xp.any(has_ended(answered.rows), axis=1)
    return Turn(drawn, answered, has_crossed, early, after_play(answered, plays, which, has_crossed))
