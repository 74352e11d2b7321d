"""Frames of a replay compared with the positions of the game."""

from random import Random

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import Game
from rowlock.formats import notation
from rowlock.formats.codec import decision_shape, score_shape, table_shape
from rowlock.formats.games.base import dice_shape
from rowlock.formats.schema import OnboardTable
from rowlock.record import Record
from rowlock.replay import Replay, replay
from rowlock.rules import Dice, cards, classic, onboard

from .games import SETUPS, players_for, random_game, random_step


def check(record: Record) -> Replay:
    found = replay(record)
    positions = record.positions()
    assert len(found.frames) == len(positions)
    for at, (frame, position) in enumerate(zip(found.frames, positions, strict=True)):
        seen = position.view(None)
        assert isinstance(seen, (classic.Position, cards.VisiblePosition))
        expected, table = table_shape(seen, None), frame.table
        if isinstance(table, OnboardTable):
            assert (list(table.track), isinstance(position, onboard.Position)) == ([], True)
            assert found.track is not None
            table = msgspec.structs.replace(table, track=found.track)
        assert table == expected
        assert list(frame.scores) == [score_shape(score) for score in position.scores()]
        if isinstance(position, cards.Position):
            assert frame.hands == [[str(card) for card in hand] for hand in position.hands]
        else:
            assert frame.hands is None
        if at == 0:
            assert (frame.decisions, frame.dice, frame.reshuffled) == (None, None, False)
            continue
        step = record.steps[at - 1]
        assert (frame.decisions or {}) == {str(seat): decision_shape(each) for seat, each in step.decisions.items()}
        assert frame.dice == (dice_shape(step.chance) if isinstance(step.chance, Dice) else None)
        assert frame.reshuffled == isinstance(step.chance, tuple)
    return found


@pytest.mark.parametrize("setup", range(len(SETUPS)))
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32))
def test_every_frame_matches_its_position(setup: int, seed: int) -> None:
    game = random_game(seed, setup=setup)
    found = check(game.record)
    assert (found.over, found.winners, found.end_reason) == (True, game.winners, game.position.end_reason)
    assert list(found.result) == [score.total for score in game.scores]
    assert (found.game, found.names, found.seeded) == (game.name, game.names, True)
    assert msgspec.json.encode(replay(str(game))) == msgspec.json.encode(found)  # the same from notation
    data = msgspec.json.encode(found)
    assert msgspec.json.encode(msgspec.json.decode(data, type=Replay)) == data
    assert len(data) < 2500 * len(found.frames)


@pytest.mark.parametrize("setup", range(len(SETUPS)))
@settings(max_examples=15)
@given(seed=st.integers(0, 2**32), calls=st.integers(0, 60))
def test_an_unfinished_game_can_be_replayed(setup: int, seed: int, calls: int) -> None:
    rng = Random(seed)
    name, options = SETUPS[setup]
    game = Game.new(name, rng.choice(players_for(name, options)), seed=seed, seeded=False, **options)
    for _ in range(calls):
        if game.over or game.wants is not None:
            break
        random_step(game, rng)
    found = check(game.record)
    assert (found.over, list(found.winners), found.seeded) == (game.over, list(game.winners), False)
    pending = {str(seat): decision_shape(each) for seat, each in game.record.pending.items()}
    assert (found.pending or {}) == pending


def test_a_replay_names_players_bots_and_date() -> None:
    game = Game.new("classic", ["Ada", "Greedy"], seed=7, bots={1: "greedy"}, date="2026-01-31", commitment="0" * 64)
    found = replay(str(game))
    assert (found.names, found.bots, found.date, found.commitment) == (
        ("Ada", "Greedy"),
        [None, "greedy"],
        "2026-01-31",
        "0" * 64,
    )
    assert (len(found.frames), found.track, found.pending, found.over) == (1, None, None, False)
    assert b"seed" not in msgspec.json.encode(found).replace(b'"seeded"', b"")


@pytest.mark.parametrize("text", ["", "nonsense", '[Rowlock "1"]\n[Game "chess"]\n'])
def test_an_invalid_record_raises_record_error(text: str) -> None:
    with pytest.raises(notation.RecordError):
        replay(text)
