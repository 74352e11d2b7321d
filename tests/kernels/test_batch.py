"""Batched steps equal the steps of the rules."""

import random
from typing import Any

import numpy as np
import pytest

from rowlock.kernels import batch as batches
from rowlock.kernels.decision_codes import encode_decision
from rowlock.kernels.position_arrays import CARD_OF
from rowlock.rng import ChanceSource
from rowlock.rules import RULESETS, Decision, Dice, classic, full_deck

from ..deep import deep

GAMES = 24


def initial_positions(name: str, players: int) -> list[Any]:
    rules: Any = RULESETS[name]
    if name != "cards":
        return [rules.new(players)] * GAMES
    decks = [(ChanceSource(str(game)).shuffle(1, full_deck(game % 2 == 0)), game % 2 == 0) for game in range(GAMES)]
    return [rules.new(players, deck, jokers) for deck, jokers in decks]


@pytest.mark.parametrize(
    ("name", "players"),
    [
        (name, n) if n in (rules.PLAYERS[0], rules.PLAYERS[-1]) else deep(name, n)
        for name, rules in RULESETS.items()
        for n in rules.PLAYERS
    ],
)
def test_whole_games_in_step(name: str, players: int) -> None:
    """Positions, options, chance and scores of whole games, played as one batch, equal the rules."""
    rules, choose = RULESETS[name], random.Random(players)
    positions, draw, steps = initial_positions(name, players), 1, 0
    while positions := [position for position in positions if position.phase != "over"]:
        batch, numbers, steps = batches.pack(positions), np.arange(len(positions)), steps + 1
        draw += 1
        if positions[0].phase == "roll":
            dice = batches.dice(3, numbers, draw)
            faces = dice.tolist()
            positions = [
                rules.apply(position, chance=Dice((w, v), (r, y, g, b)))
                for position, (w, v, r, y, g, b) in zip(positions, faces, strict=True)
            ]
            assert batches.unpack(batches.roll(batch, dice)) == positions
            continue
        decided: list[dict[int, Decision]] = [{} for _ in positions]
        decisions = np.zeros((len(positions), players), np.uint32)
        for seat in range(players):
            codes, counts = batches.options(batch, seat)
            for at, position in enumerate(positions):
                allowed = rules.options(position, seat)
                assert sorted(codes[at, : counts[at]].tolist()) == sorted(
                    encode_decision(position, each) for each in allowed
                )
                if allowed:
                    decided[at][seat] = choose.choice(allowed)
                    decisions[at, seat] = encode_decision(position, decided[at][seat])
        order = batches.shuffled_discards(batch, 3, numbers, draw) if name == "cards" else None
        shuffled: list[Any] = [None] * len(positions)
        for at, (position, wanted) in enumerate(zip(positions, batches.needs_shuffle(batch).tolist(), strict=True)):
            assert wanted == (rules.chance(position) is not None)
            if wanted and order is not None:
                shuffled[at] = tuple(CARD_OF[number] for number in order[at, : len(position.discard)].tolist())
        after = batches.apply(batch, decisions, order)
        positions = [
            rules.apply(position, choice, chance)
            for position, choice, chance in zip(positions, decided, shuffled, strict=True)
        ]
        assert batches.unpack(after) == positions
        assert batches.scores(after).tolist() == [[each.total for each in rules.scores(p)] for p in positions]
    assert steps > 10


def rolled(count: int = 8) -> batches.Batch:
    return batches.roll(batches.pack([classic.new(2)] * count), batches.dice(1, np.arange(count), 1))


def test_an_illegal_decision_raises_and_leaves_the_batch_unchanged() -> None:
    batch = rolled()
    before = batch.records.copy()
    decisions = np.zeros((8, 2), np.uint32)
    decisions[5, 1] = 45
    with pytest.raises(batches.IllegalDecision) as caught:
        batches.apply(batch, decisions)
    assert (caught.value.index, caught.value.seat) == (5, 1)
    assert (batch.records == before).all()


def test_a_step_in_the_wrong_phase_raises() -> None:
    batch = batches.pack([classic.new(2)])
    with pytest.raises(batches.WrongPhase):
        batches.apply(batch, np.zeros((1, 2), np.uint32))
    with pytest.raises(batches.WrongPhase):
        batches.roll(rolled(1), batches.dice(1, np.arange(1), 1))
    with pytest.raises(ValueError, match="faces from 1 to 6"):
        batches.roll(batch, np.full((1, 6), 7, np.uint8))
    with pytest.raises(ValueError, match="seat"):
        batches.options(batch, 2)


def test_a_step_does_not_change_its_batch() -> None:
    batch = rolled()
    before = batch.records.copy()
    batches.apply(batch, np.zeros((8, 2), np.uint32))
    assert (batch.records == before).all()


def before_a_shuffle() -> tuple[batches.Batch, batches.Codes]:
    """A position whose next draw takes the last card of the pile, and a draw."""
    rules, choose = RULESETS["cards"], random.Random(1)
    position = initial_positions("cards", 5)[1]
    while rules.chance(position) is None:
        seats = rules.to_act(position)
        position = rules.apply(position, {seat: choose.choice(rules.options(position, seat)) for seat in seats})
    batch = batches.pack([position])
    codes, _ = batches.options(batch, position.active)
    decisions = np.zeros((1, 5), np.uint32)
    decisions[0, position.active] = codes[0, 0]
    return batch, decisions


def test_a_needed_shuffle_is_required() -> None:
    """A draw that exhausts the pile fails without a shuffled discard."""
    batch, decisions = before_a_shuffle()
    with pytest.raises(batches.WrongPhase, match="shuffled"):
        batches.apply(batch, decisions)


@pytest.mark.parametrize("code", [-64, -1, 45, 64, 2**31, -(2**62)])
def test_illegal_codes_of_any_type_raise(code: int) -> None:
    """An illegal code of any type and sign is rejected before a kernel uses it."""
    decisions = np.zeros((8, 2), np.int64)
    decisions[3, 0] = code
    with pytest.raises(batches.IllegalDecision) as caught:
        batches.apply(rolled(), decisions)  # type: ignore[arg-type]
    assert (caught.value.index, caught.value.seat) == (3, 0)


@pytest.mark.parametrize("shape", [(2, 2), (8, 1), (8,), (9, 2)])
def test_decisions_have_a_line_for_each_position(shape: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="line for each of 8 positions"):
        batches.apply(rolled(), np.zeros(shape, np.uint32))


def test_chance_has_a_line_for_each_position() -> None:
    batch = batches.pack(initial_positions("cards", 2))
    with pytest.raises(ValueError, match=r"one for each|broadcast"):
        batches.shuffled_discards(batch, 1, np.arange(GAMES + 1), 1)
    with pytest.raises(ValueError, match="line for each"):
        batches.roll(batches.pack([classic.new(2)] * 2), batches.dice(1, np.arange(3), 1))
    with pytest.raises(ValueError, match="one for each"):
        batches.dice(1, np.zeros((2, 2)), 1)
    assert batches.dice(1, 3, 1).shape == (1, 6)


def test_an_order_is_a_permutation_of_the_discard() -> None:
    batch, decisions = before_a_shuffle()
    order = batches.shuffled_discards(batch, 1, 0, 1)
    batches.apply(batch, decisions, order)
    order[0, 0] = order[0, 1]
    with pytest.raises(ValueError, match="permutation"):
        batches.apply(batch, decisions, order)


def test_an_empty_batch_takes_steps() -> None:
    empty = batches.Batch("classic", batches.pack([classic.new(2)]).records[:0])
    assert len(batches.roll(empty, np.zeros((0, 6), np.uint8))) == 0
    assert batches.options(empty, 0)[0].shape[0] == 0
    assert batches.scores(empty).shape[0] == 0
