"""Evaluation of options of the card game: ensemble, sampled deals, one-turn lookahead."""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ...rules import Decision, Draw
from ...rules import cards as rules
from ..arrays import Array, each, joined, pick
from ..encode import BatchKey, answer_index
from ..model import Value, best, final_value_of, mean, where_value, with_values
from ..rows import moves, points, with_cross
from ..search import Effort, Selection, average_with_search, search_candidates
from ..symmetry import ensemble
from .encode import encode, encode_plays
from .features import DRAW, Model, expected, permuted, play_stage
from .lookahead import lookahead
from .options import DRAWS, Forecast, Randomness, exact_draw_values, first_answers, number_options, play_options
from .turn import CARDS, DISPLAY, CardBatch, has_ended

CHUNK: Final = 16
"""Positions per chunk when evaluating draws; each has up to 500 hands."""
DEAL_SEED: Final = 44
"""Seed of the sampled deals: the same view always gets the same ones."""
DEFAULT_DEALS: Final = 4
"""Sampled deals for predicting the answers of the others, without search."""
DISPLAYS: Final = 8
"""Sampled displays by which the next seat draws."""
WINDOW: Final = 0.03
"""Search window: options are searched if within this utility of the best, about the error of the networks."""


def batch_key(seen: rules.VisiblePosition, seat: int) -> BatchKey:
    missing = rules.FULL_HAND - len(seen.hands[seen.active]) if seen.phase == "draw" else 0
    return BatchKey.of(seen, seat, jokers=seen.jokers, missing=missing)


def models(key: BatchKey, networks: int | None) -> list[Model]:
    """An ensemble for such positions."""
    return [Model(net, key.jokers) for net in ensemble("cards", permuted, networks)]


def sampled_deals(key: BatchKey, ms: int) -> int:
    """The deals of the hidden cards to sample in a search of approximately some milliseconds; 0 for no search."""
    ms_per_deal = 2 * (key.players + 2) if key.jokers else 4
    return 0 if ms <= 0 else int(np.clip(ms // ms_per_deal, 4, 400))


def evaluate_options(
    key: BatchKey, seen: Sequence[rules.VisiblePosition], options: Sequence[Sequence[Decision]], effort: Effort
) -> list[Value]:
    """Evaluate the options of each view, in their order; all views share the key.

    Only plays are searched; draws and answers are evaluated alike with and without search, but for the number of deals.
    """
    ensemble, deals = models(key, effort.networks), sampled_deals(key, effort.ms)
    if key.phase == "number":
        value = _answers(ensemble, key, seen, deals or DEFAULT_DEALS)
        places = [np.array([answer_index(option) for option in some]) for some in options]
    elif key.phase == "draw":
        value, ways = _draws(ensemble, key, seen), DRAWS[key.missing].tolist()
        drawn = [[option.places for option in some if isinstance(option, Draw)] for some in options]
        places = [np.array([ways.index(list(draw)) for draw in some]) for some in drawn]
    else:
        state, has_crossed = _deal(seen), np.array([one.active_crossed for one in seen])
        plays = state.plays(key.jokers)
        value = mean([play_options(model, state, plays, has_crossed).value for model in ensemble])
        places = encode_plays(state, plays, options)
    values = [pick(value, (at, place)) for at, place in enumerate(places)]
    if deals and key.phase == "play":
        for view, some, found in zip(seen, options, values, strict=True):
            _search(ensemble[0], view, some, found, deals, effort.also)
    return values


def evaluate_position(key: BatchKey, seen: rules.VisiblePosition) -> Value:
    """Evaluate a position in which the seat has nothing to decide; arrays of one."""
    stage = DRAW if key.phase == "draw" else play_stage(np.array([seen.active_crossed]))
    return mean([expected(model, _deal([seen]), key.seat, stage) for model in models(key, None)])


def _deal(seen: Sequence[rules.VisiblePosition], deals: int = 1) -> CardBatch:
    """Sample deals of each view's hidden cards, view by view, independently of the rest of the batch."""
    rngs = [rng for rng in (np.random.default_rng(DEAL_SEED) for _ in seen) for _ in range(deals)]
    return encode([view for view in seen for _ in range(deals)], rngs)


def _draws(ensemble: Sequence[Model], key: BatchKey, seen: Sequence[rules.VisiblePosition]) -> Value:
    """The value of each draw ``[B, W]``."""
    # decisions count places from the left, arrays by card index: use the display in its own order
    shown = np.array([[number - 2 for number in view.display] for view in seen], np.int32)
    state = _deal(seen)
    parts = [slice(first, first + CHUNK) for first in range(0, len(seen), CHUNK)]
    return mean(
        [
            joined([exact_draw_values(model, pick(state, part), shown[part], key.missing) for part in parts])
            for model in ensemble
        ]
    )


def _answers(ensemble: Sequence[Model], key: BatchKey, seen: Sequence[rules.VisiblePosition], deals: int) -> Value:
    """The value of each of the five answers to the number ``[B, 5]``.

    The others answer simultaneously, by cards whose colors the seat does not see: average over sampled deals.
    """
    state = _deal(seen, deals)
    answers = first_answers(ensemble[0], state)
    rows = state.after_answers(answers).rows
    # a deal counts only by the others' answers, which are mostly the same: evaluate each combination once
    view = np.arange(len(rows))[:, None] // deals
    ways = np.concatenate([view, np.delete(rows, key.seat, axis=1).reshape(len(rows), -1)], axis=1)
    _, first, which = np.unique(ways, axis=0, return_index=True, return_inverse=True)
    some, forecast = pick(state, first), Forecast(rows[first], answers[first, 0] > 0)
    if key.seat:
        found = mean([number_options(model, some, forecast, key.seat).value for model in ensemble])
    else:
        found = _before_plays(ensemble, some, forecast.rows)
    return each(lambda part: part[which.ravel()].reshape(len(seen), deals, 5).mean(axis=1), found)


def _before_plays(ensemble: Sequence[Model], state: CardBatch, after: Array) -> Value:
    """The value to the active seat of each answer to the number, with the best play after it by each network."""
    mine = state.rows[:, 0]
    number = moves(mine, np.zeros_like(mine[:, 0]), state.top_number()[:, None, None])
    at, answer = np.nonzero(number.legal)
    own = with_cross(mine[at], answer, number.at[at, answer][:, None])
    state = pick(state, at)._replace(rows=np.concatenate([own[:, None], after[at, 1:]], axis=1))
    plays, over = state.plays(ensemble[0].jokers), has_ended(state.rows).any(axis=1)
    final = final_value_of(points(state.rows, state.penalties), 0)
    none = Value(*(np.zeros(number.legal.shape, np.float32) for _ in Value._fields))
    found: list[Value] = []
    for model in ensemble:
        options = play_options(model, state, plays, answer > 0)
        top = pick(options.value, (np.arange(len(at)), best(options.value, options.legal)))
        found.append(with_values(none, (at, answer), where_value(over, final, top)))
    return mean(found)


def _search(
    model: Model,
    view: rules.VisiblePosition,
    options: Sequence[Decision],
    value: Value,
    deals: int,
    also: Selection | None,
) -> None:
    """Average the values of the search candidates with a one-turn lookahead over sampled deals, in place.

    All options use the same deals and the same cards off the pile.
    """
    searched = search_candidates(value, 4, WINDOW, also)
    if not len(searched):
        return
    rng = np.random.default_rng(DEAL_SEED)
    state = encode([view] * deals, [rng] * deals)
    randomness = Randomness(rng.random((deals, DISPLAYS, DISPLAY, 5)), rng.random((deals, 3, CARDS)))
    plays, has_crossed = state.plays(model.jokers), np.full(deals, view.active_crossed)
    # the seat holds the same cards in every deal
    (indices,) = encode_plays(state, plays, [[options[at] for at in map(int, searched)]])
    after = [state.after_play(plays, np.full(deals, index), has_crossed) for index in indices]
    found = [lookahead(model, played, randomness) for played in after]
    average_with_search(value, searched, each(lambda *parts: np.mean(parts, axis=1), *found))
