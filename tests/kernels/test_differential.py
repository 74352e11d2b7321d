"""Kernels compared with the plain rules; ``python -m tests.kernels`` compares millions of games."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock.kernels import position_arrays as records
from rowlock.kernels.cards.plays import MAX_PLAYS, random_play
from rowlock.kernels.decision_codes import decode_decision, encode_decision
from rowlock.rules import cards
from rowlock.rules.moves import CROSSES

from ..deep import deep
from ..strategies import board_positions, card_positions, dice_positions
from . import card_side, dice_side, differential
from . import plain_rng as plain
from .deep import CHUNK, KINDS, Chunk, chunks
from .deep import compare as compare_chunk
from .differential import CARDS, CLASSIC, FAR, ONBOARD, SEED, DifferenceError, Match, compare

GAMES = {"classic": 10, "onboard": 8, "cards": 4}
TWO, TWO_CARDS = Match("classic", ("random",) * 2), Match("cards", ("random",) * 2)
ANY = dice_positions() | board_positions() | card_positions()
ROOM = np.zeros(MAX_PLAYS, np.uint64)


@pytest.mark.parametrize("match", [*CLASSIC, *ONBOARD, *CARDS], ids=str)
def test_games_are_those_of_the_rules(match: Match) -> None:
    compare(match, SEED, FAR + match.players, plain.games(GAMES[match.game]))


@pytest.mark.parametrize("players", range(1, 4))
def test_the_optimal_policy_follows_its_values(players: int) -> None:
    compare(Match("classic", ("solved", "random", "solved")[:players]), SEED, 0, plain.games(10))


@pytest.mark.parametrize("match", [Match("classic", ("random",) * 3), Match("cards", ("random",) * 3)], ids=str)
@pytest.mark.parametrize(("seed", "first"), [(0, 0), (2**64 - 1, 2**64 - 100), (1, 2**32 - 5)])
def test_extreme_seeds_and_numbers(match: Match, seed: int, first: int) -> None:
    compare(match, seed, first, 5)


@pytest.mark.parametrize("match", [CLASSIC[2], ONBOARD[-1], CARDS[0], deep(CARDS[-1])], ids=str)
def test_the_rules_take_the_decisions_of_the_kernels(match: Match) -> None:
    assert compare(match, SEED, 3, 2, following=True) > 20


# Injected differences must be detected.


@pytest.mark.parametrize("following", [False, True])
def test_a_position_that_differs_is_reported(monkeypatch: pytest.MonkeyPatch, following: bool) -> None:
    monkeypatch.setattr(dice_side, "THREE_DICE", dice_side.THREE_DICE[::-1])
    with pytest.raises(DifferenceError, match=r"(?s)random random, game 8.*rules .*kernels "):
        compare(TWO, SEED, 8, 2, following)
    shuffled = card_side.shuffled
    monkeypatch.setattr(card_side, "shuffled", lambda *draw: shuffled(*draw)[::-1])
    with pytest.raises(DifferenceError, match=r"(?s)random random, game 8.*rules .*kernels "):
        compare(TWO_CARDS, SEED, 8, 2, following)


def test_options_that_differ_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dice_side.BIT_OF, CROSSES[0][5], 0)
    with pytest.raises(DifferenceError, match=r"game \d+, turn \d+, action\d: options or scores"):
        compare(TWO, SEED, 0, 5)
    encode = card_side.encode
    monkeypatch.setattr(card_side, "encode", lambda *of: encode(*of)[::-1])
    with pytest.raises(DifferenceError, match=r"turn 1, draw: options or scores"):
        compare(TWO_CARDS, SEED, 0, 1)


@pytest.mark.parametrize("how", ["in_sequence", "by_lanes"])
def test_results_that_differ_are_reported(monkeypatch: pytest.MonkeyPatch, how: str) -> None:
    simulated = getattr(differential, how)
    monkeypatch.setattr(differential, how, lambda match, seed, first, n: simulated(match, seed, first + 2, n))
    with pytest.raises(DifferenceError, match="game 3, the result of games played"):
        compare(TWO, SEED, 3, 2)


def test_a_wrong_choice_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plain, "below", lambda word, bound: (word * bound >> 32) ^ (bound == 2))
    with pytest.raises(DifferenceError, match=r"turn \d+"):
        compare(ONBOARD[0], SEED, 0, 3)


# Arbitrary positions.


def side_of(position: Any) -> Any:
    return card_side if isinstance(position, cards.Position) else dice_side


@settings(max_examples=plain.games(300))
@given(ANY)
def test_records_are_those_of_pack(position: Any) -> None:
    side, rules = side_of(position), position.rules
    assert side.packed(position) == records.pack([position]).records.tobytes()
    for seat in range(len(position.sheets)):
        options = rules.options(position, seat)
        codes = [encode_decision(position, option) for option in options]
        assert [decode_decision(position, code) for code in codes] == list(options)
        assert side.encode(position, options) == (
            [sum(1 << code for code in codes)]
            if side is dice_side
            else sorted(codes)
            if position.phase == "number"
            else codes
        )


@settings(max_examples=plain.games(500))
@given(ANY, st.randoms(use_true_random=False))
def test_any_position_goes_on_as_by_the_rules(position: Any, rng: Random) -> None:
    side, rules, record = side_of(position), position.rules, records.pack([position]).records
    games = side.games_at(position, differential.policy("random"))
    codes, decisions = np.zeros(5, np.int64), {}
    for seat in range(len(position.sheets)):
        options = rules.options(position, seat)
        assert ROOM[: side.list_options(record[0], games, seat, ROOM)].tolist() == side.encode(position, options)
        assert side.score(record[0], games, seat) == rules.scores(position)[seat].total
        if options:
            decisions[seat] = rng.choice(options)
            codes[seat] = encode_decision(position, decisions[seat])
    order = None
    if side is card_side and cards.chance(position):
        order = tuple(rng.sample(position.discard, len(position.discard)))
    side.apply(record[0], games, codes, np.array([records.NUMBER_OF[card] for card in order or ()], np.uint8))
    assert record.tobytes() == side.packed(rules.apply(position, decisions, order))


@settings(max_examples=plain.games(400))
@given(ANY, st.integers(0, 0xFFFFFFFF), st.sampled_from(["random", "greedy", "solved"]))
def test_policies_choose_the_same_in_any_position(position: Any, word: int, kind: str) -> None:
    side, rules, record = side_of(position), position.rules, records.pack([position]).records
    players = len(position.sheets)
    if kind == "solved" and (rules.NAME != "classic" or players > differential.random_solution().players):
        kind = "greedy"
    games, scratch = side.games_at(position, differential.policy(kind)), np.zeros(1, side.SCRATCH)
    for seat in rules.to_act(position):
        code = side.choose(record[0], games, seat, scratch[0], np.uint32(word))
        chosen = differential.choose(
            Match(rules.NAME, (kind,) * players), position, seat, rules.options(position, seat), word
        )
        assert code == encode_decision(position, chosen)


@settings(max_examples=plain.games(100))
@given(card_positions())
def test_random_plays_cover_every_play(position: cards.Position) -> None:
    """Without jokers plays are counted, not listed: each index must give the play at that place of the list."""
    active = position.active
    if position.phase != "play" or any(card.color is None for card in position.hands[active]):
        return
    codes = card_side.encode(position, cards.options(position, active))
    record = records.pack([position]).records
    for at, code in enumerate(codes):
        first_word = -(-(at << 32) // len(codes))
        assert random_play(record[0], active, np.uint32(first_word)) == code


# Chunked comparison.


@pytest.mark.parametrize("game", KINDS)
def test_chunks_are_all_games_once(game: str) -> None:
    count, matches = 300 * CHUNK + 7, KINDS[game]
    found = list(chunks(game, count, 5))
    assert [at for chunk in found for at in range(chunk.first, chunk.first + chunk.count)] == list(range(5, count + 5))
    assert {matches[chunk.match] for chunk in found} == set(matches)


@pytest.mark.parametrize("game", KINDS)
def test_a_chunk_agrees(game: str) -> None:
    games, positions, difference = compare_chunk(Chunk(game, 0, 0, 3))
    assert games == 3
    assert positions > 30
    assert not difference


def test_a_chunk_reports_its_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_side, "THREE_DICE", dice_side.THREE_DICE[::-1])
    games, _, difference = compare_chunk(Chunk("classic", 1, 20, 3))
    assert games == 0
    assert "game 20, turn 1" in difference
