"""Kernels of the card game compared with the plain rules: positions, options, choices and results."""

from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import Card, Cross, Decision, Play, Sheet
from rowlock.bots import GreedyBot
from rowlock.game import View
from rowlock.kernels import policies, results
from rowlock.kernels import position_arrays as records
from rowlock.kernels.cards import plays as card_plays
from rowlock.kernels.cards import policies as card_policies
from rowlock.kernels.cards import rules as card_rules
from rowlock.kernels.cards import shuffle as card_shuffle
from rowlock.kernels.cards import simulate as card_simulate
from rowlock.kernels.decision_codes import decode_decision, encode_decision
from rowlock.rules import cards, full_deck
from rowlock.rules.sheet import place

from ..deep import deep
from ..strategies import card_positions
from .plain_rng import MORE_SEATS, SHUFFLE, TURN, below, games, rest, words

SEED = 0x1234_5678_9ABC_DEF0
FAR = 1 << 40
"""A game number that does not fit in a 32-bit word."""
SCRATCH = np.zeros(card_rules.MAX_OPTIONS, np.uint32)


def by_hash(position: Any, board: Any, seat: int, codes: Any, count: int, word: int) -> int:
    """A policy that depends on all of its arguments."""
    return int((position.turn + seat + len(board) + codes[count - 1] + word % 7) % count)


def table() -> policies.Policy:
    """A policy that prefers the left, some rows, and the third penalty."""
    row = np.arange(policies.ROW_STATES)
    worth = np.bitwise_count(row) * 3.0 - np.bitwise_count(row ^ row >> 1) + row % 5 * 0.25
    return policies.row_table(worth * np.array([[1.0], [0.5], [2.0], [0.0]]), [0, -5, -7, -4, -20])


POLICIES = {**policies.BUILT_IN, "table": table(), "function": policies.compiled("cards", by_hash)}


# Plain Python.


def shuffled(game: int, draw: int, items: Sequence[Card]) -> tuple[Card, ...]:
    order = list(items)
    stream = iter([word for block in range(SHUFFLE, SHUFFLE + 7) for word in words(SEED, game, draw, block)])
    word = 0
    for count, at in enumerate(range(len(order) - 1, 0, -1)):
        word = rest(word, at + 2) if count % 2 else next(stream)
        other = below(word, at + 1)
        order[at], order[other] = order[other], order[at]
    return tuple(order)


def word_for(position: cards.Position, game: int, seat: int) -> int:
    """The random word of a seat's decision."""
    turn = words(SEED, game, position.turn, TURN)
    after = (seat - position.active) % len(position.sheets)
    if position.phase == "number":
        return [*turn[1:3], *words(SEED, game, position.turn, MORE_SEATS)][after]
    return turn[0] if position.phase == "draw" else turn[3]


def option_codes(position: cards.Position, seat: int) -> list[int]:
    """Option codes of a seat in the order of the kernels."""
    found = [encode_decision(position, option) for option in cards.options(position, seat)]
    return sorted(found) if position.phase == "number" else found


def greedy(position: cards.Position, seat: int) -> int:
    view = View(seat, cards.view(position, seat), cards.to_act(position))
    return encode_decision(position, GreedyBot().choose(view, cards.options(position, seat)))


def by_table(position: cards.Position, seat: int) -> int:
    values = POLICIES["table"].table
    assert values is not None

    def worth(sheet: Sheet) -> np.float32:
        rows = [values[policies.ROW_STATES * color + row] for color, row in enumerate(sheet.rows)]
        return np.float32(sum(rows, np.float32(0)) + values[policies.PENALTIES_AT + sheet.penalties])

    def after(option: Decision) -> Sheet:
        sheet = position.sheets[seat]
        if isinstance(option, Cross):
            return sheet.crossing(option.color, place(option.color, option.number))
        if isinstance(option, Play):
            for number in option.numbers:
                sheet = sheet.crossing(option.color, place(option.color, number))
        idle = position.phase == "play" and sheet == position.sheets[seat] and not position.active_crossed
        return sheet.penalized() if idle else sheet

    if position.phase == "draw":
        return greedy(position, seat)
    codes = option_codes(position, seat)
    return max(codes, key=lambda code: worth(after(decode_decision(position, code))))


def chosen(kind: str, position: cards.Position, seat: int, word: int) -> int:
    """The choice of a policy."""
    codes = option_codes(position, seat)
    match kind:
        case "random":
            return codes[below(word, len(codes))]
        case "greedy":
            return greedy(position, seat)
        case "table":
            return by_table(position, seat)
        case _:
            return codes[(position.turn + seat + 1 + codes[-1] + word % 7) % len(codes)]


def follow(kinds: Sequence[str], jokers: bool, game: int) -> tuple[cards.Position, int]:
    """Play a game by the rules and by the kernels, step by step; return the last position and the starting seat."""
    players, start = len(kinds), game % len(kinds)
    packed = policies.pack_policies("cards", [POLICIES[kind] for kind in kinds])
    deck = shuffled(game, 0, full_deck(jokers))
    position = cards.new(players, deck, jokers, start)
    record = np.zeros(1, records.CARD_RECORD)
    order = np.zeros(records.MAX_CARDS, np.uint8)
    order[: len(deck)] = [records.NUMBER_OF[card] for card in full_deck(jokers)]
    card_shuffle.shuffle(np.uint64(SEED), np.uint64(game), 0, order, len(deck))
    card_rules.deal(record[0], players, start, jokers, order)
    while True:
        same(record, position)
        choices = np.zeros(records.MAX_SEATS, np.int64)
        for seat in range(players):
            assert SCRATCH[: card_rules.options(record[0], seat, SCRATCH)].tolist() == option_codes(position, seat)
            assert card_rules.score(record[0], seat) == cards.scores(position)[seat].total
        for seat in cards.to_act(position):
            word = word_for(position, game, seat)
            arguments = packed.kinds, packed.tables, packed.functions, SCRATCH, np.uint32(word)
            choices[seat] = card_policies.choose(record[0], records.NO_BOARD, seat, *arguments)
            assert choices[seat] == chosen(kinds[seat], position, seat, word)
        if position.phase == "over":
            return position, start
        new_order = None
        assert card_rules.needs_shuffle(record[0]) == (cards.chance(position) is not None)
        if cards.chance(position):
            new_order = shuffled(game, position.turn, position.discard)
            order[: len(new_order)] = [records.NUMBER_OF[card] for card in position.discard]
            card_shuffle.shuffle(np.uint64(SEED), np.uint64(game), position.turn, order, len(new_order))
        decisions = {seat: decode_decision(position, int(choices[seat])) for seat in cards.to_act(position)}
        position = cards.apply(position, decisions, new_order)
        card_rules.apply(record[0], choices, order)


def same(record: Any, position: cards.Position) -> None:
    assert records.unpack(records.Batch("cards", record)) == [position]
    assert record.tobytes() == records.pack([position]).records.tobytes()


def played(kinds: Sequence[str], jokers: bool, first: int, count: int) -> Any:
    """Results of whole games by the kernels."""
    players = len(kinds)
    found = np.zeros(count, results.result_record(players))
    positions, packed = (
        np.zeros(1, records.CARD_RECORD),
        policies.pack_policies("cards", [POLICIES[kind] for kind in kinds]),
    )
    arguments = packed.kinds, packed.tables, packed.functions, np.uint64(SEED), np.uint64(first)
    with policies.ignore_experimental_warnings():
        card_simulate.simulate(found, positions, players, jokers, *arguments)
    return found


MIXED = ["random", "greedy", "table", "function", "random"]


@pytest.mark.parametrize("jokers", [False, True])
@pytest.mark.parametrize("players", [3, deep(2), deep(4), deep(5)])
@pytest.mark.parametrize("table", [["random"] * 5, ["greedy"] * 5, MIXED, MIXED[::-1]], ids=" ".join)
def test_games_are_those_of_the_rules(table: list[str], players: int, jokers: bool) -> None:
    first, count = FAR + players, games(5)
    kinds = table[:players]
    for at, result in enumerate(played(kinds, jokers, first, count)):
        with policies.ignore_experimental_warnings():
            position, start = follow(kinds, jokers, first + at)
        assert result["rows"].tolist() == [list(sheet.rows) for sheet in position.sheets]
        assert result["penalties"].tolist() == [sheet.penalties for sheet in position.sheets]
        assert result["scores"].tolist() == [score.total for score in cards.scores(position)]
        assert result["pawns"].tolist() == [0] * players
        assert (result["turns"], result["start"]) == (position.turn, start)
        assert records.ENDS[result["end"]] == position.end_reason


@settings(max_examples=games(200), deadline=None)
@given(card_positions(), st.randoms(use_true_random=False))
def test_any_position_goes_on_as_by_the_rules(position: cards.Position, rng: Any) -> None:
    record = records.pack([position]).records
    for seat in range(len(position.sheets)):
        options = cards.options(position, seat)
        assert [decode_decision(position, encode_decision(position, option)) for option in options] == list(options)
        assert SCRATCH[: card_rules.options(record[0], seat, SCRATCH)].tolist() == option_codes(position, seat)
    choices = np.zeros(records.MAX_SEATS, np.int64)
    decisions = {seat: rng.choice(cards.options(position, seat)) for seat in cards.to_act(position)}
    for seat, decision in decisions.items():
        choices[seat] = encode_decision(position, decision)
    order = tuple(rng.sample(position.discard, len(position.discard))) if cards.chance(position) else None
    numbers = np.array([records.NUMBER_OF[card] for card in order or ()], np.uint8)
    card_rules.apply(record[0], choices, numbers)
    same(record, cards.apply(position, decisions, order))


@settings(max_examples=games(200), deadline=None)
@given(card_positions(), st.integers(0, 0xFFFFFFFF))
def test_policies_choose_the_same_in_any_position(position: cards.Position, word: int) -> None:
    record = records.pack([position]).records
    for kind, policy in POLICIES.items():
        packed = policies.pack_policies("cards", [policy] * len(position.sheets))
        for seat in cards.to_act(position):
            arguments = packed.kinds, packed.tables, packed.functions, SCRATCH, np.uint32(word)
            with policies.ignore_experimental_warnings():
                code = card_policies.choose(record[0], records.NO_BOARD, seat, *arguments)
            assert code == chosen(kind, position, seat, word)


@settings(max_examples=games(100), deadline=None)
@given(card_positions())
def test_random_plays_cover_every_play(position: cards.Position) -> None:
    """Without jokers plays are counted, not listed: each index must give the play at that place of the list."""
    active = position.active
    if position.phase != "play" or any(card.color is None for card in position.hands[active]):
        return
    codes = option_codes(position, active)
    record = records.pack([position]).records
    for at, code in enumerate(codes):
        first_word = -(-(at << 32) // len(codes))
        assert card_plays.random_play(record[0], active, np.uint32(first_word)) == code
