"""Differential test of the card game: plain rules against kernels, many games at a time.

``test_card_rules`` compares a game call by call; here a kernel records a trace, so that millions of games can be
compared. Plain policies and shuffles are those of ``test_card_rules``.
"""

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from struct import Struct
from typing import Any

import numpy as np

from rowlock import Card, Decision
from rowlock.bots import GreedyBot
from rowlock.game import View
from rowlock.kernels import policies, results
from rowlock.kernels import position_arrays as records
from rowlock.kernels.cards import policies as card_policies
from rowlock.kernels.cards import rules as card_rules
from rowlock.kernels.cards import shuffle as card_shuffle
from rowlock.kernels.decision_codes import decode_decision, encode_decision
from rowlock.kernels.jit import int64, kernel
from rowlock.kernels.rng import MORE_SEATS, TURN, words
from rowlock.rules import cards, full_deck

from . import plain_rng as plain
from .dice_differential import END, MAX_POSITIONS, NOT_SEATED, TABLES, DifferenceError
from .test_card_rules import POLICIES, SEED, chosen, played, shuffled

MAX_LISTED = 100_000
"""Buffer size for the options of all positions of a game; the kernel reports an overflow."""
RECORD = Struct("<20H10B2xIB25B5B4s55sB55sBx")
"""Fields of ``CARD_RECORD`` in order: packs a record without NumPy, many times faster than ``pack``."""
QUERIES = Struct("<5q5q")
"""Number of options of every seat, then the score of every seat."""
PHASE = {name: at for at, name in enumerate(records.CARD_PHASES)}
NUMBER_OF = records.NUMBER_OF


@dataclass(frozen=True)
class Match:
    """A policy name for each seat, with or without jokers."""

    kinds: tuple[str, ...]
    jokers: bool

    def __str__(self) -> str:
        return f"cards {'with jokers ' if self.jokers else ''}of {' '.join(self.kinds)}"


MATCHES = [Match(kinds[:players], jokers) for kinds in TABLES for players in range(2, 6) for jokers in (False, True)]


# Plain rules.


def numbers(some: Sequence[Card]) -> bytes:
    return bytes([NUMBER_OF[card] for card in some])


def packed(position: cards.Position) -> bytes:
    """The record of a position."""
    sheets = position.sheets
    players = len(sheets)
    empty = NOT_SEATED[5 - players]
    rows: tuple[int, ...] = ()
    for sheet in sheets:
        rows += sheet.rows
    hands = b"".join([numbers(hand).ljust(cards.FULL_HAND, b"\0") for hand in position.hands])
    return RECORD.pack(
        *rows,
        *empty * 4,
        *[sheet.penalties for sheet in sheets],
        *empty,
        players,
        position.active,
        PHASE[position.phase],
        position.active_crossed,
        END[position.end_reason],
        position.turn,
        position.jokers,
        *hands.ljust(25, b"\0"),
        *[len(hand) for hand in position.hands],
        *empty,
        numbers(position.display),
        numbers(position.pile[::-1]),
        len(position.pile),
        numbers(position.discard),
        len(position.discard),
    )


Step = tuple[cards.Position, list[dict[int, Decision]]]
"""A position and every seat's options by their codes, in the order of the kernels."""


def follow(match: Match, game: int) -> Iterator[Step]:
    """A game by the rules, position by position, with the kernels' random numbers."""
    players = len(match.kinds)
    position = cards.new(players, shuffled(game, 0, full_deck(match.jokers)), match.jokers, game % players)
    turn: list[int] = []
    while True:
        options = [coded(position, seat) for seat in range(players)]
        yield position, options
        phase, active = position.phase, position.active
        if phase == "over":
            return
        order = None
        if phase == "draw":
            turn = plain.words(SEED, game, position.turn, plain.TURN)
            chance = turn[:1]
            if cards.chance(position):
                order = shuffled(game, position.turn, position.discard)
        elif phase == "number":
            chance = turn[1:3]
            if players > 2:
                chance += plain.words(SEED, game, position.turn, plain.MORE_SEATS)
        else:
            chance = turn[3:]
        decisions = {}
        for seat in cards.to_act(position):
            word, some = chance[(seat - active) % players], options[seat]
            decisions[seat] = choose(match.kinds[seat], position, seat, some, word)
        position = cards.apply_unchecked(position, decisions, order)


def choose(kind: str, position: cards.Position, seat: int, options: dict[int, Decision], word: int) -> Decision:
    """The choice of a policy, without listing options again where their order is that of the rules."""
    if kind == "random":
        return list(options.values())[plain.below(word, len(options))]
    if kind == "greedy" and position.phase != "number":
        view = View(seat, cards.view(position, seat), cards.to_act(position))
        return GreedyBot().choose(view, list(options.values()))
    return options[chosen(kind, position, seat, word)]


def coded(position: cards.Position, seat: int) -> dict[int, Decision]:
    found = {encode_decision(position, option): option for option in cards.options(position, seat)}
    return dict(sorted(found.items())) if position.phase == "number" else found


# Kernels.


@kernel
def trace(
    positions: Any,
    queries: Any,
    decided: Any,
    listed: Any,
    ends: Any,
    players: int,
    jokers: int,
    kinds: Any,
    tables: Any,
    functions: Any,
    seed: np.uint64,
    first: np.uint64,
) -> bool:
    """Like ``card_simulate.simulate``, but records every position, its decisions, and all options and scores.

    ``ends`` holds for each game where its positions end and where its options end. False if the buffer is too small.
    """
    board, room = np.zeros((1, 3), np.int16), np.zeros(card_rules.MAX_OPTIONS, np.uint32)
    order, choices = np.zeros(records.MAX_CARDS, np.uint8), np.zeros(5, np.int64)
    deck = 55 if jokers else 44
    at = used = 0
    for number in range(len(ends)):
        game = np.uint64(first + np.uint64(number))
        for card in range(deck):
            order[card] = card + 1
        card_shuffle.shuffle(seed, game, 0, order, deck)
        card_rules.deal(positions[at], players, int64(game % np.uint64(players)), jokers, order)
        while True:
            position = positions[at]
            for seat in range(players):
                count = card_rules.options(position, seat, room)
                if used + count > len(listed):
                    return False
                listed[used : used + count] = room[:count]
                used += count
                queries[at, seat] = count
                queries[at, 5 + seat] = card_rules.score(position, seat)
            at += 1
            if position.phase == records.OVER:
                break
            positions[at] = positions[at - 1]
            if card_rules.needs_shuffle(position):
                discarded = int64(position.discard_size)
                order[:discarded] = position.discard[:discarded]
                card_shuffle.shuffle(seed, game, int64(position.turn), order, discarded)
            turn = words(seed, game, np.uint32(position.turn), TURN)
            more = words(seed, game, np.uint32(position.turn), MORE_SEATS)
            active = int64(position.active)
            for after in range(players if position.phase == records.NUMBER else 1):
                seat = (active + after) % players
                word = turn[0] if position.phase == records.DRAW else turn[3]
                if position.phase == records.NUMBER:
                    word = turn[1] if after == 0 else turn[2] if after == 1 else more[after - 2]
                choices[seat] = card_policies.choose(
                    position, board, seat, kinds, tables, functions, room, np.uint32(word)
                )
                decided[at - 1, seat] = choices[seat]
            card_rules.apply(positions[at], choices, order)
        ends[number, 0], ends[number, 1] = at, used
    return True


# The comparison.


FOLLOWED = 4
"""Out of five chunks, this many are compared with the kernels' decisions: listing all plays is slow."""


def compare_many(match: Match, seed: int, first: int, count: int) -> int:
    """Compare large chunks: sometimes everything, else with decisions taken from the kernels."""
    return compare(match, seed, first, count, following=first // count % (FOLLOWED + 1) > 0)


def compare(match: Match, seed: int, first: int, count: int, following: bool = False) -> int:
    """Compare games at every position, and their results; return the number of positions or raise DifferenceError.

    With ``following``, the rules check and apply the kernels' decisions instead of making their own.
    """
    assert seed == SEED, "the plain shuffles use a fixed seed"
    players = len(match.kinds)
    positions = np.zeros(count * MAX_POSITIONS, records.CARD_RECORD)
    queries = np.zeros((count * MAX_POSITIONS, 10), np.int64)
    decided = np.zeros((count * MAX_POSITIONS, 5), np.int64)
    listed, ends = np.zeros(count * MAX_LISTED, np.uint32), np.zeros((count, 2), np.int64)
    at = policies.pack_policies("cards", [POLICIES[kind] for kind in match.kinds])
    arguments = players, match.jokers, at.kinds, at.tables, at.functions, np.uint64(seed), np.uint64(first)
    with policies.ignore_experimental_warnings():
        assert trace(positions, queries, decided, listed, ends, *arguments)
    expected = np.zeros(count, results.result_record(players))
    begin = used = 0
    for number in range(count):
        end, until = map(int, ends[number])
        seen = positions[begin:end], queries[begin:end], listed[used:until]
        if following:
            last = _follow_game(match, first + number, decided[begin:end].tolist(), *seen[:2])
        else:
            last = _compare_game(match, first + number, *seen)
        expected[number] = _result(last, (first + number) % players)
        begin, used = end, until
    found = played(match.kinds, match.jokers, first, count)
    for number in range(count):
        if expected[number].tobytes() != found[number].tobytes():
            text = f"the rules   {expected[number]}\nthe kernels {found[number]}"
            raise DifferenceError(f"{match}, game {first + number}, the result:\n{text}")
    return begin


def _compare_game(match: Match, game: int, positions: Any, queries: Any, listed: Any) -> cards.Position:
    empty = NOT_SEATED[5 - len(match.kinds)]
    path, records_of, queries_of, codes = [], [], [], array("I")
    for position, options in follow(match, game):
        path.append(position)
        records_of.append(packed(position))
        points = [score.total for score in cards.scores(position)]
        queries_of.append(QUERIES.pack(*map(len, options), *empty, *points, *empty))
        for some in options:
            codes.extend(some)
    pairs = (
        (b"".join(records_of), positions.tobytes()),
        (b"".join(queries_of), queries.tobytes()),
        (codes.tobytes(), listed.tobytes()),
    )
    if any(one != other for one, other in pairs):
        _raise_difference(match, game, path, records_of, queries_of, codes, positions, queries, listed)
    return path[-1]


def _follow_game(match: Match, game: int, decided: list[list[int]], positions: Any, queries: Any) -> cards.Position:
    """Play a game by the rules with the kernels' decisions, and compare positions and scores."""
    players = len(match.kinds)
    position = cards.new(players, shuffled(game, 0, full_deck(match.jokers)), match.jokers, game % players)
    found, points = positions.tobytes(), queries[:, 5 : 5 + players].tolist()
    size = RECORD.size
    for at, codes in enumerate(decided):
        seen = found[at * size : (at + 1) * size]
        if packed(position) != seen or [score.total for score in cards.scores(position)] != points[at]:
            other = records.unpack(records.Batch("cards", positions[at : at + 1]))[0]
            raise DifferenceError(f"{match}, game {game}:\nthe rules   {position}\nthe kernels {other} {points[at]}")
        if position.phase != "over":
            order = shuffled(game, position.turn, position.discard) if cards.chance(position) else None
            choices = {seat: decode_decision(position, codes[seat]) for seat in cards.to_act(position)}
            position = cards.apply(position, choices, order)
    assert position.phase == "over", f"{match}, game {game}: by the kernels the game is over before"
    return position


def _raise_difference(
    match: Match,
    game: int,
    path: list[cards.Position],
    records_of: list[bytes],
    queries_of: list[bytes],
    codes: Sequence[int],
    positions: Any,
    queries: Any,
    listed: Any,
) -> None:
    """Raise the first difference of a game."""
    used = 0
    for at, position in enumerate(path):
        where = f"{match}, game {game}, turn {position.turn}, {position.phase}"
        if at >= len(positions):
            raise DifferenceError(f"{where}: by the kernels the game is over before")
        if records_of[at] != positions[at].tobytes():
            other = records.unpack(records.Batch("cards", positions[at : at + 1]))[0]
            raise DifferenceError(f"{where}:\nthe rules   {position}\nthe kernels {other}")
        answers = QUERIES.unpack(queries_of[at])
        until = used + sum(answers[:5])
        if queries_of[at] != queries[at].tobytes() or list(codes[used:until]) != listed[used:until].tolist():
            text = f"the rules   {answers} {list(codes[used:until])}"
            text += f"\nthe kernels {queries[at].tolist()} {listed[used:until].tolist()}"
            raise DifferenceError(f"{where}: options or scores at\n{position}\n{text}")
        used = until
    raise DifferenceError(f"{match}, game {game}: by the kernels the game goes on after {path[-1]}")


def _result(last: cards.Position, start: int) -> tuple[Any, ...]:
    return (
        [sheet.rows for sheet in last.sheets],
        [score.total for score in cards.scores(last)],
        last.turn,
        [sheet.penalties for sheet in last.sheets],
        (0,) * len(last.sheets),
        start,
        END[last.end_reason],
    )
