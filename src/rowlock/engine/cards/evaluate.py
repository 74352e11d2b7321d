"""Evaluation of options of the card game: ensemble, sampled deals, one-turn lookahead."""

from collections.abc import Sequence
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules import Decision, Draw, Play
from ...rules import cards as card_game
from .. import cards
from ..encode import answer_index, card_batch, card_index
from ..model import Network, Selection, Value, best, final_value_of, mean, rank_behind, search_candidates, where_value
from ..rows import Array, number_moves, points
from ..symmetry import permuted_networks
from .features import CardBatch
from .lookahead import Randomness, lookahead
from .turn import Plays

CHUNK: Final = 16
"""Positions per chunk when evaluating draws; each has up to 500 hands."""
DEAL_SEED: Final = 44
"""Seed of the sampled deals: the same view always gets the same ones."""
DEFAULT_DEALS: Final = 4
"""Sampled deals for predicting the answers of the others, without search."""
WINDOW: Final = 0.03
"""Search window: options are searched if within this utility of the best, about the error of the networks."""


class Search(NamedTuple):
    """Search limits: options to search by lookahead, and sampled deals of the hidden cards."""

    options: int
    deals: int


class BatchKey(NamedTuple):
    """What the views of a batch have in common; ``seat`` counts turns from the active seat."""

    players: int
    jokers: bool
    phase: str
    seat: int
    missing: int


def batch_key(seen: card_game.VisiblePosition, seat: int) -> BatchKey:
    players = len(seen.sheets)
    missing = card_game.FULL_HAND - len(seen.hands[seen.active]) if seen.phase == "draw" else 0
    return BatchKey(players, seen.jokers, seen.phase, (seat - seen.active) % players, missing)


def evaluate_options(
    key: BatchKey,
    seen: Sequence[card_game.VisiblePosition],
    options: Sequence[Sequence[Decision]],
    networks: int,
    search: Search | None,
    also: Sequence[Selection],
) -> list[Value]:
    """Evaluate the options of each view, in their order; all views share the key.

    The search always covers the options of each view that ``also`` selects. Only plays are searched; draws and
    answers are evaluated alike with and without search, but for the number of deals.
    """
    nets = permuted_networks("cards", networks)
    if key.phase == "number":
        found = _answers(nets, key, seen, search.deals if search else DEFAULT_DEALS)
        return [
            Value(*(part[at, [answer_index(option) for option in some]] for part in found))
            for at, some in enumerate(options)
        ]
    state = _sampled_deals(seen, 1)
    if key.phase == "draw":
        each = [_draws(net, key, state, seen, options) for net in nets]
        return [mean(list(values)) for values in zip(*each, strict=True)]
    has_crossed = np.array([each.active_crossed for each in seen])
    first, plays = cards.play_options(nets[0], state, has_crossed, key.jokers)
    others = [cards.play_options(net, state, has_crossed, key.jokers, plays)[0] for net in nets[1:]]
    value = mean([each.value for each in (first, *others)])
    indices = _play_indices(plays, state, options)
    values = [Value(*(part[at, index] for part in value)) for at, index in enumerate(indices)]
    if search is not None:
        for one, some, found, extra in zip(seen, options, values, also, strict=True):
            _search(nets[0], key, one, some, found, search, extra)
    return values


def evaluate_positions(key: BatchKey, seen: Sequence[card_game.VisiblePosition], networks: int) -> Value:
    """Evaluate positions in which the seat has nothing to decide."""
    nets, state = permuted_networks("cards", networks), _sampled_deals(seen, 1)
    has_crossed = np.array([each.active_crossed for each in seen])
    stage = np.where(has_crossed, cards.CROSSED, cards.PLAY) if key.phase != "draw" else np.full(len(seen), cards.DRAW)
    return mean([cards.expected(net, state, key.seat, stage.astype(np.int32), key.jokers) for net in nets])


def _sampled_deals(seen: Sequence[card_game.VisiblePosition], deals: int) -> CardBatch:
    """Sample deals of each view's hidden cards, view by view, independently of the rest of the batch."""
    rngs = [rng for rng in (np.random.default_rng(DEAL_SEED) for _ in seen) for _ in range(deals)]
    return card_batch([each for each in seen for _ in range(deals)], rngs)


def _draws(
    net: Network,
    key: BatchKey,
    state: CardBatch,
    seen: Sequence[card_game.VisiblePosition],
    options: Sequence[Sequence[Decision]],
) -> list[Value]:
    # decisions count places from the left, arrays by card index: use the display in its own order
    shown = np.array([[number - 2 for number in each.display] for each in seen], np.int32)
    ways = list(combinations(range(cards.DISPLAY), key.missing))
    values: list[Value] = []
    for first in range(0, len(seen), CHUNK):
        part = slice(first, first + CHUNK)
        found = cards.exact_draw_values(
            net, CardBatch(*(each[part] for each in state)), shown[part], key.jokers, key.missing
        )
        for at, some in enumerate(options[part]):
            indices = [ways.index(option.places) for option in some if isinstance(option, Draw)]
            values.append(Value(*(each[at, indices] for each in found)))
    return values


def _answers(nets: Sequence[Network], key: BatchKey, seen: Sequence[card_game.VisiblePosition], deals: int) -> Value:
    """The value of each of the five answers to the number ``[B, 5]``.

    The others answer simultaneously, by cards whose colors the seat does not see: average over sampled deals.
    """
    state = _sampled_deals(seen, deals)
    not_crossed = np.zeros(len(state.rows), bool)
    answers = cards.first_answers(nets[0], state, state.rows, not_crossed, key.jokers)
    rows = cards.rows_after_answers(state, answers)
    # a deal counts only by the others' answers, which are mostly the same: evaluate each combination once
    view = np.arange(len(rows))[:, None] // deals
    ways = np.concatenate([view, np.delete(rows, key.seat, axis=1).reshape(len(rows), -1)], axis=1)
    _, first, which = np.unique(ways, axis=0, return_index=True, return_inverse=True)
    some, after, has_crossed = CardBatch(*(part[first] for part in state)), rows[first], answers[first, 0] > 0
    if key.seat:
        each = [cards.number_options(net, some, after, key.seat, has_crossed, key.jokers).value for net in nets]
    else:
        each = _before_plays(nets, key, some, after)
    found = mean(each)
    return Value(*(part[which.ravel()].reshape(len(seen), deals, 5).mean(axis=1) for part in found))


def _before_plays(nets: Sequence[Network], key: BatchKey, state: CardBatch, after: Array) -> list[Value]:
    """The value to the active seat of each answer to the number, by each network, with the best play after it."""
    sheets, legal = number_moves(state.rows[:, 0], cards.top_number(state))
    at, answer = np.nonzero(legal)
    rows = np.concatenate([sheets[at, answer][:, None], after[at, 1:]], axis=1)
    state = CardBatch(rows, state.penalties[at], state.location[at])
    over = cards.has_ended(rows).any(axis=1)
    final = final_value_of(points(rows, state.penalties), 0)
    found: list[Value] = []
    plays: Plays | None = None
    for net in nets:
        options, plays = cards.play_options(net, state, answer > 0, key.jokers, plays)
        top = best(options.value, options.legal)[:, None]
        seen = Value(*(np.take_along_axis(part, top, axis=1)[:, 0] for part in options.value))
        every = Value(*(np.zeros(legal.shape, np.float32) for _ in Value._fields))
        for part, new in zip(every, where_value(over, final, seen), strict=True):
            part[at, answer] = new
        found.append(every)
    return found


def _play_indices(plays: Plays, state: CardBatch, options: Sequence[Sequence[Decision]]) -> list[NDArray[np.int64]]:
    """The index in ``plays`` of each option."""
    hand, _ = cards.cards_at(state.location, cards.HAND, cards.FULL_HAND)
    kinds = len(cards.SUBSETS)
    indices: list[NDArray[np.int64]] = []
    for at, some in enumerate(options):
        held = {int(card): place for place, card in enumerate(hand[at])}
        legal = set(np.nonzero(plays.legal[at])[0].tolist())
        found: list[int] = []
        for option in some:
            assert isinstance(option, Play)
            places = tuple(sorted(held[card_index(card)] for card in option.cards))
            marked = [_shown(option, number) for number in option.numbers]
            subset = (places, tuple(sorted(held[card] for card in marked)))
            index = cards.SUBSETS.index(subset)
            if index + kinds * option.color in legal and plays.legal.shape[1] > kinds:
                index += kinds * option.color
            elif plays.legal.shape[1] > kinds:  # cards that cross nothing have one color there
                index = next(index + kinds * row for row in range(4) if index + kinds * row in legal)
            found.append(index)
        indices.append(np.array(found))
    return indices


def _shown(option: Play, number: int) -> int:
    """The index of the card of a play that shows a number; the first, if a joker shows it too."""
    return next(card_index(card) for card in option.cards if card.number == number)


def _search(
    net: Network,
    key: BatchKey,
    seen: card_game.VisiblePosition,
    options: Sequence[Decision],
    value: Value,
    search: Search,
    also: Selection,
) -> None:
    """Average the values of the search candidates with a one-turn lookahead over sampled deals, in place.

    All options use the same deals and the same cards off the pile. The sampling error of the lookahead and the error of
    the networks are independent, so their mean errs less.
    """
    searched = search_candidates(value, search.options, WINDOW, also)
    if not len(searched):
        return
    rng = np.random.default_rng(DEAL_SEED)
    deals = card_batch([seen] * search.deals, [rng] * search.deals)
    randomness = Randomness(rng.random((search.deals, 8, cards.DISPLAY, 5)), rng.random((search.deals, 3, cards.CARDS)))
    has_crossed = np.full(search.deals, seen.active_crossed)
    plays = cards.enumerate_plays(
        deals.rows[:, 0], *cards.cards_at(deals.location, cards.HAND, cards.FULL_HAND), key.jokers
    )
    # the seat holds the same cards in every deal
    (indices,) = _play_indices(plays, deals, [[options[at] for at in map(int, searched)]])
    found = [
        lookahead(net, key.jokers, deals, plays, np.full(search.deals, index), has_crossed, randomness)
        for index in indices
    ]
    for part in range(3):
        value[part][searched] += np.mean([values[part] for values in found], axis=1)
        value[part][searched] /= 2
    rank_behind(value, searched)
