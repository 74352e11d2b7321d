"""Round trips of positions through records and of decisions through codes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import Game, Position
from rowlock.kernels import position_arrays as records
from rowlock.kernels.decision_codes import decode_decision, encode_decision
from rowlock.rules import cards, classic, named_track, onboard
from rowlock.rules.track import check_track

from ..games import SETUPS, SHORT_TRACK, players_for, random_step
from ..strategies import board_positions, card_positions, dice_positions
from . import plain_rng as plain

CASES = [(setup, players) for setup, (name, options) in enumerate(SETUPS) for players in players_for(name, options)]
MAX_DICE_CODE = 64
"""Options of the dice games are the bits of one 64-bit word."""


def path(setup: int, players: int, seed: object) -> Iterator[Position]:
    """The positions of a random game."""
    rng = Random(f"{setup} {players} {seed}")
    name, options = SETUPS[setup]
    game = Game.new(name, players, seed=rng.getrandbits(32), **options)
    yield game.position
    while not game.over:
        before = game.position
        random_step(game, rng)
        if game.position is not before:
            yield game.position


def check_round_trip(positions: Sequence[Position]) -> None:
    batch = records.pack(positions)
    back = records.unpack(batch)
    assert len(batch) == len(positions)
    assert batch.game == positions[0].rules.NAME
    assert back == list(positions)
    # NumPy integers equal ints but cannot be encoded as JSON.
    assert list(map(repr, back)) == list(map(repr, positions))
    assert records.pack(back).records.tobytes() == batch.records.tobytes()


def check_code_round_trip(position: Position) -> None:
    for seat in range(len(position.sheets)):
        options = list(position.options(seat))
        codes = [encode_decision(position, option) for option in options]
        assert [decode_decision(position, code) for code in codes] == options
        assert len(set(codes)) == len(codes)
        assert all(0 <= code < (1 << 31 if position.phase == "play" else MAX_DICE_CODE) for code in codes)


@pytest.mark.parametrize(("setup", "players"), CASES)
def test_every_position_of_a_game(setup: int, players: int) -> None:
    for seed in range(plain.games(3)):
        positions = list(path(setup, players, seed))
        check_round_trip(positions)
        for position in positions:
            check_code_round_trip(position)


@given(st.lists(dice_positions(), min_size=1, max_size=3))
def test_any_positions_of_the_dice_game(positions: list[Position]) -> None:
    check_round_trip(positions)
    check_code_round_trip(positions[0])


@given(board_positions())
def test_any_position_on_board(position: Position) -> None:
    check_round_trip([position])
    check_code_round_trip(position)


@given(st.lists(card_positions(), min_size=1, max_size=3))
def test_any_positions_of_the_card_game(positions: list[Position]) -> None:
    check_round_trip(positions)
    check_code_round_trip(positions[0])


def test_different_positions_are_different_records() -> None:
    """The positions of some games have as many distinct records as distinct positions."""
    for setup, players in CASES:
        positions = [position for seed in range(3) for position in path(setup, players, seed)]
        kinds = {repr(position) for position in positions}
        assert len({record.tobytes() for record in records.pack(positions).records}) == len(kinds)


def test_a_batch_is_of_one_game() -> None:
    first = cards.new(2, tuple(records.NUMBER_OF)[:44])
    for other in (classic.new(2), onboard.new(2)):
        with pytest.raises(records.PackError, match="one game"):
            records.pack([other, first])
        with pytest.raises(records.PackError, match="one game"):
            records.pack([first, other])
    with pytest.raises(records.PackError, match="one game"):
        records.pack([classic.new(2), onboard.new(2)])


def test_a_batch_is_on_one_track() -> None:
    with pytest.raises(records.PackError, match="one track"):
        records.pack([onboard.new(2, "a"), onboard.new(2, "b")])
    assert records.pack([onboard.new(2, "b"), onboard.new(4, "b")]).track == named_track("b")


def test_a_batch_is_not_empty() -> None:
    with pytest.raises(records.PackError, match="no position"):
        records.pack([])


def test_unreachable_last_turns_raise() -> None:
    position = replace(onboard.new(4), announced_by=0, active=1, last_turns=(2, 1))
    with pytest.raises(records.PackError, match="clockwise"):
        records.pack([position])


def test_boards() -> None:
    track = check_track(SHORT_TRACK)
    board = records.board(track)
    assert board.tolist()[:3] == [[0, 0, 0], [0, 0, 1], [2, 0, 1]]
    assert len(board) == len(track) + 1
    assert records.pack([onboard.new(3, SHORT_TRACK)]).board.tolist() == board.tolist()
    assert records.pack([classic.new(3)]).board is records.NO_BOARD
    assert np.array_equal(records.board(()), [[0, 0, 0]])
