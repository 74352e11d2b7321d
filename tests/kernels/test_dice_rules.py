"""Kernels of the dice games compared with the plain rules: positions, options, choices and results."""

from random import Random
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock.kernels import policies
from rowlock.kernels import position_arrays as records
from rowlock.kernels.decision_codes import encode_decision
from rowlock.kernels.dice import policies as dice_policies
from rowlock.kernels.dice import rules as dice_rules
from rowlock.rules import ruleset_of
from rowlock.rules.moves import CROSSES

from ..strategies import board_positions, dice_positions
from . import dice_differential as dice
from . import plain_rng as plain
from .dice_differential import CLASSIC, FAR, ONBOARD, SEED, Match

BOTH = dice_positions() | board_positions()
BUFFER = np.zeros(64, np.uint32)


@pytest.mark.parametrize("match", CLASSIC, ids=str)
def test_the_dice_game_is_that_of_the_rules(match: Match) -> None:
    dice.compare(match, SEED, FAR + match.players, plain.games(10))


@pytest.mark.parametrize("match", ONBOARD, ids=str)
def test_on_board_is_that_of_the_rules(match: Match) -> None:
    dice.compare(match, SEED, FAR + match.players, plain.games(8))


@pytest.mark.parametrize("players", range(1, 4))
def test_the_optimal_policy_follows_its_values(players: int) -> None:
    kinds = ("solved", "random", "solved")
    dice.compare(Match(kinds[:players]), SEED, 0, plain.games(10))


@pytest.mark.parametrize(("seed", "first"), [(0, 0), (2**64 - 1, 2**64 - 100), (1, 2**32 - 5)])
def test_extreme_seeds_and_numbers(seed: int, first: int) -> None:
    dice.compare(Match(("random",) * 3), seed, first, 10)


# Injected differences must be detected.


def test_a_position_that_differs_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice, "THREE_DICE", dice.THREE_DICE[::-1])
    with pytest.raises(dice.DifferenceError, match=r"(?s)random random, game 8, turn 1, action1:.*rules .*kernels "):
        dice.compare(Match(("random",) * 2), SEED, 8, 2)


def test_options_that_differ_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(dice.BIT_OF, CROSSES[0][5], 0)
    with pytest.raises(dice.DifferenceError, match=r"(?s)game \d+, turn \d+, action\d: options or scores.*\[0, 4"):
        dice.compare(Match(("random",) * 2), SEED, 0, 5)


def test_results_that_differ_are_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    by_lanes = dice.by_lanes
    monkeypatch.setattr(dice, "by_lanes", lambda match, seed, first, count: by_lanes(match, seed, first + 1, count))
    with pytest.raises(dice.DifferenceError, match="game 3, the result of games played side by side"):
        dice.compare(Match(("random",) * 2), SEED, 3, 2)


def test_a_wrong_choice_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    dice.policy("table")  # cached with the true values, so that only the plain rules see the wrong ones
    monkeypatch.setattr(dice, "COLOR_WORTH", (1.0, 0.5, 2.0, 0.5))
    with pytest.raises(dice.DifferenceError):
        dice.compare(Match(("table",) * 2, "b"), SEED, 0, 3)


# Arbitrary positions.


@settings(max_examples=plain.games(200), deadline=None)
@given(BOTH)
def test_records_are_those_of_pack(position: dice.Position) -> None:
    assert dice.packed(position) == records.pack([position]).records.tobytes()
    for seat in range(len(position.sheets)):
        options = ruleset_of(position).options(position, seat)
        assert dice.mask_of(position, options) == sum(1 << encode_decision(position, option) for option in options)


@settings(max_examples=plain.games(300), deadline=None)
@given(BOTH, st.randoms(use_true_random=False))
def test_any_position_goes_on_as_by_the_rules(position: dice.Position, rng: Random) -> None:
    rules, batch = ruleset_of(position), records.pack([position])
    record, board = batch.records, batch.board
    codes, decisions = np.zeros(5, np.int64), {}
    for seat in range(len(position.sheets)):
        options = rules.options(position, seat)
        assert dice_rules.options(record[0], board, seat) == dice.mask_of(position, options)
        assert dice_rules.score(record[0], board, seat) == rules.scores(position)[seat].total
        if options:
            decisions[seat] = rng.choice(options)
            codes[seat] = encode_decision(position, decisions[seat])
    dice_rules.apply(record[0], board, codes)
    assert record.tobytes() == dice.packed(rules.apply(position, decisions))


@settings(max_examples=plain.games(200), deadline=None)
@given(BOTH, st.integers(0, 0xFFFFFFFF), st.sampled_from(["random", "greedy", "table", "function", "solved"]))
def test_policies_choose_the_same_in_any_position(position: dice.Position, word: int, kind: str) -> None:
    rules, batch = ruleset_of(position), records.pack([position])
    if kind == "solved" and (rules.NAME != "classic" or len(position.sheets) > dice.random_solution().players):
        kind = "greedy"
    at: Any = policies.pack_policies(rules.NAME, [dice.policy(kind)] * len(position.sheets))
    arguments = at.kinds, at.tables, at.functions, at.solved, BUFFER, np.uint32(word)
    for seat in rules.to_act(position):
        with policies.ignore_experimental_warnings():
            code = dice_policies.choose(batch.records[0], batch.board, seat, *arguments)
        options = rules.options(position, seat)
        assert code == encode_decision(position, dice.choose(rules, kind, position, seat, options, word))
