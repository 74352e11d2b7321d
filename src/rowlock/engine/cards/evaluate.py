"""What the options of the card game are worth to a seat: by the network, and over deals of what it cannot see."""

from collections.abc import Collection, Sequence
from itertools import combinations
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ...rules import Decision, Draw, Play
from ...rules import cards as card_game
from ..encode import answer_index, card_batch, card_index
from ..model import Network, Value, at_the_end, best, chosen, keep_behind, mean, promising
from ..rows import Array, number_moves, points
from ..symmetry import siblings
from . import options as cards
from .options import Plays, Table

AT_ONCE: Final = 16
"""Positions whose draws are looked at together: of each there are up to 500 hands."""
LUCK: Final = 44
"""Deals are drawn from this: the same view always gets the same ones."""
GUESSES: Final = 4
"""Deals by which a seat guesses at a glance what others will answer."""
WINDOW: Final = 0.03
"""Options are worth a search that are so much worse than the best, by the networks: they err by about as much."""


class Search(NamedTuple):
    """How far to look: at how many of the options one turn further, in how many deals of the hidden cards."""

    options: int
    deals: int


class BatchKey(NamedTuple):
    """Where seats are that can be judged together."""

    players: int
    jokers: bool
    phase: str
    seat: int
    missing: int


def batch_key(seen: card_game.VisiblePosition, seat: int) -> BatchKey:
    """Where a seat is."""
    players = len(seen.sheets)
    missing = card_game.FULL_HAND - len(seen.hands[seen.active]) if seen.phase == "draw" else 0
    return BatchKey(players, seen.jokers, seen.phase, (seat - seen.active) % players, missing)


def judge(
    place: BatchKey,
    seen: Sequence[card_game.VisiblePosition],
    options: Sequence[Sequence[Decision]],
    networks: int,
    search: Search | None,
    also: Sequence[Collection[int]],
) -> list[Value]:
    """What a seat can expect after each of its options, in the options' order; all are in one place.

    A search, which is told the places of some options of each position, looks at these ``also``, whatever they seem to
    be worth.
    """
    nets = siblings("cards", networks)
    if place.phase == "number":
        found = _answers(nets, place, seen, search.deals if search else GUESSES)
        return [
            Value(*(part[at, [answer_index(option) for option in some]] for part in found))
            for at, some in enumerate(options)
        ]
    table = _dealt(seen, 1)
    if place.phase == "draw":
        each = [_draws(net, place, table, seen, options) for net in nets]
        return [mean(list(values)) for values in zip(*each, strict=True)]
    did = np.array([each.active_crossed for each in seen])
    first, plays = cards.play_options(nets[0], table, did, place.jokers)
    others = [cards.play_options(net, table, did, place.jokers, plays)[0] for net in nets[1:]]
    value = mean([each.value for each in (first, *others)])
    codes = _codes(plays, table, options)
    values = [Value(*(part[at, code] for part in value)) for at, code in enumerate(codes)]
    if search is not None:
        for one, some, found, asked in zip(seen, options, values, also, strict=True):
            _look_further(nets[0], place, one, some, found, search, asked)
    return values


def standing(place: BatchKey, seen: Sequence[card_game.VisiblePosition], networks: int) -> Value:
    """What a seat can expect of positions in which it has nothing to decide."""
    nets, table = siblings("cards", networks), _dealt(seen, 1)
    did = np.array([each.active_crossed for each in seen])
    moment = np.where(did, cards.CROSSED, cards.PLAY) if place.phase != "draw" else np.full(len(seen), cards.DRAW)
    return mean([cards.expected(net, table, place.seat, moment.astype(np.int32), place.jokers) for net in nets])


def _dealt(seen: Sequence[card_game.VisiblePosition], guesses: int) -> Table:
    """So many deals of what each view does not show, view after view: the same ones whoever else is looked at."""
    lucks = [luck for luck in (np.random.default_rng(LUCK) for _ in seen) for _ in range(guesses)]
    return card_batch([each for each in seen for _ in range(guesses)], lucks)


def _draws(
    net: Network,
    place: BatchKey,
    table: Table,
    seen: Sequence[card_game.VisiblePosition],
    options: Sequence[Sequence[Decision]],
) -> list[Value]:
    # places count from the left on the table, and by number in the arrays: what is shown is taken as it lies
    shown = np.array([[number - 2 for number in each.display] for each in seen], np.int32)
    ways = list(combinations(range(cards.DISPLAY), place.missing))
    values: list[Value] = []
    for first in range(0, len(seen), AT_ONCE):
        part = slice(first, first + AT_ONCE)
        found = cards.every_draw(net, Table(*(each[part] for each in table)), shown[part], place.jokers, place.missing)
        for at, some in enumerate(options[part]):
            codes = [ways.index(option.places) for option in some if isinstance(option, Draw)]
            values.append(Value(*(each[at, codes] for each in found)))
    return values


def _answers(
    nets: Sequence[Network], place: BatchKey, seen: Sequence[card_game.VisiblePosition], guesses: int
) -> Value:
    """What the seat can expect after each of the five answers to the number ``[B, 5]``: of the others, who answer at
    the same moment, it sees half of what they answer by, so they hold one guess of it after the other.
    """
    table = _dealt(seen, guesses)
    nobody = np.zeros(len(table.rows), bool)
    answers = cards.first_answers(nets[0], table, table.rows, nobody, place.jokers)
    rows = cards.answered(table, answers)
    # in most guesses the others answer alike, and nothing else of a guess counts: each way is looked at once
    view = np.arange(len(rows))[:, None] // guesses
    ways = np.concatenate([view, np.delete(rows, place.seat, axis=1).reshape(len(rows), -1)], axis=1)
    _, first, which = np.unique(ways, axis=0, return_index=True, return_inverse=True)
    some, after, did = Table(*(part[first] for part in table)), rows[first], answers[first, 0] > 0
    if place.seat:
        each = [cards.number_options(net, some, after, place.seat, did, place.jokers).value for net in nets]
    else:
        each = _before_plays(nets, place, some, after)
    found = mean(each)
    return Value(*(part[which.ravel()].reshape(len(seen), guesses, 5).mean(axis=1) for part in found))


def _before_plays(nets: Sequence[Network], place: BatchKey, table: Table, after: Array) -> list[Value]:
    """What the active seat can expect of each answer to the number, by each network: it plays at its best after it."""
    sheets, legal = number_moves(table.rows[:, 0], cards.top_number(table))
    at, answer = np.nonzero(legal)
    rows = np.concatenate([sheets[at, answer][:, None], after[at, 1:]], axis=1)
    table = Table(rows, table.penalties[at], table.lies[at])
    over = cards.finished(rows).any(axis=1)
    final = at_the_end(points(rows, table.penalties), 0)
    found: list[Value] = []
    plays: Plays | None = None
    for net in nets:
        options, plays = cards.play_options(net, table, answer > 0, place.jokers, plays)
        top = best(options.value, options.legal)[:, None]
        seen = Value(*(np.take_along_axis(part, top, axis=1)[:, 0] for part in options.value))
        every = Value(*(np.zeros(legal.shape, np.float32) for _ in Value._fields))
        for part, new in zip(every, chosen(over, final, seen), strict=True):
            part[at, answer] = new
        found.append(every)
    return found


def _codes(plays: Plays, table: Table, options: Sequence[Sequence[Decision]]) -> list[NDArray[np.int64]]:
    """Which of the plays in arrays each option is."""
    hand, _ = cards.cards_at(table.lies, cards.HAND, cards.FULL)
    kinds = len(cards.SUBSETS)
    codes: list[NDArray[np.int64]] = []
    for at, some in enumerate(options):
        held = {int(card): place for place, card in enumerate(hand[at])}
        legal = set(np.nonzero(plays.legal[at])[0].tolist())
        found: list[int] = []
        for option in some:
            assert isinstance(option, Play)
            places = tuple(sorted(held[card_index(card)] for card in option.cards))
            marked = [_shown(option, number) for number in option.numbers]
            subset = (places, tuple(sorted(held[card] for card in marked)))
            code = cards.SUBSETS.index(subset)
            if code + kinds * option.color in legal and plays.legal.shape[1] > kinds:
                code += kinds * option.color
            elif plays.legal.shape[1] > kinds:  # cards that cross nothing have one color there
                code = next(code + kinds * row for row in range(4) if code + kinds * row in legal)
            found.append(code)
        codes.append(np.array(found))
    return codes


def _shown(option: Play, number: int) -> int:
    """The card of a play that shows a number: the first, if a joker shows it too."""
    return next(card_index(card) for card in option.cards if card.number == number)


def _look_further(
    net: Network,
    place: BatchKey,
    seen: card_game.VisiblePosition,
    options: Sequence[Decision],
    value: Value,
    search: Search,
    also: Collection[int],
) -> None:
    """Let count, of the options that matter, half what the next seat leaves of them, over sampled deals.

    Every option meets the same deals and the same cards off the pile. Few deals err by luck, and the networks by what
    they do not know: the mean of both is wrong by less.
    """
    looked = promising(value, search.options, WINDOW, also)
    if not len(looked):
        return
    luck = np.random.default_rng(LUCK)
    deals = card_batch([seen] * search.deals, [luck] * search.deals)
    chance = _Chance(luck.random((search.deals, 8, cards.DISPLAY, 5)), luck.random((search.deals, 3, cards.CARDS)))
    did = np.full(search.deals, seen.active_crossed)
    plays = cards.plays(deals.rows[:, 0], *cards.cards_at(deals.lies, cards.HAND, cards.FULL), place.jokers)
    # the seat holds the same cards in every deal
    (codes,) = _codes(plays, deals, [[options[at] for at in map(int, looked)]])
    found = [_next_turn(net, place, deals, plays, np.full(search.deals, code), did, chance) for code in codes]
    for part in range(3):
        value[part][looked] += np.mean([values[part] for values in found], axis=1)
        value[part][looked] /= 2
    keep_behind(value, looked)


class _Chance(NamedTuple):
    """What the next seat guesses, and what comes off the pile."""

    guesses: NDArray[np.float64]
    pile: NDArray[np.float64]


def _next_turn(
    net: Network,
    place: BatchKey,
    deals: Table,
    plays: Plays,
    which: NDArray[np.int64],
    did: NDArray[np.bool_],
    chance: _Chance,
) -> Value:
    """What the seat that plays can expect after its play and the next seat's whole turn."""
    players = place.players
    table, over, total = cards.played(deals, plays, which, did)
    value = at_the_end(total, players - 1)
    drawn, missing = cards.choose_draw(net, table, chance.guesses, place.jokers)
    table = cards.drawn(table, drawn, missing, chance.pile)
    answers = cards.choose_answers(net, table, place.jokers)
    table = table._replace(rows=cards.answered(table, answers))
    early = cards.finished(table.rows).any(axis=1)
    value = chosen(over, value, at_the_end(points(table.rows, table.penalties), players - 1))
    options, found = cards.play_options(net, table, answers[:, 0] > 0, place.jokers)
    after, last, total = cards.played(table, found, best(options.value, options.legal), answers[:, 0] > 0)
    seat = (players - 2) % players
    moment = np.full(len(last), cards.DRAW, np.int32)
    later = chosen(last, at_the_end(total, seat), cards.expected(net, after, seat, moment, place.jokers))
    return chosen(over | early, value, later)
