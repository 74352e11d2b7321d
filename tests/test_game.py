"""Tests of Game: setup, chance, decisions, undo, views and replay."""

import copy
import pickle
from errno import ENOSPC
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import PASS, RED, Cross, Decision, Game, IllegalMove, IllegalSetup, Move, Record, RecordError, Step, View
from rowlock.rules import cards, classic, full_deck, onboard

from .deep import examples
from .games import SHORT_TRACK, random_game, random_step
from .positions import at_cards, at_dice, dice, on_board, parse_cards, sheet

# Setup


def test_the_same_seed_and_options_give_the_same_game() -> None:
    one, other = (Game.new("cards", ["Ada", "Bob"], seed=5, jokers=True) for _ in range(2))
    assert one.record == other.record
    assert Game.new("cards", 2, seed=6).position != Game.new("cards", 2, seed=5).position


def test_a_seed_may_be_a_number_or_a_text() -> None:
    assert Game.new("classic", 2, seed=5).record == Game.new("classic", 2, seed="5").record


def test_without_a_seed_games_differ() -> None:
    assert Game.new("cards", 2).position != Game.new("cards", 2).position
    assert Game.new("classic", 2).record.seed != Game.new("classic", 2).record.seed


def test_the_first_player_is_drawn_by_lot_unless_given() -> None:
    """B7, AB1."""
    starts = {Game.new("classic", 4, seed=seed).position.active for seed in range(60)}
    assert starts == {0, 1, 2, 3}
    assert all(Game.new("classic", 4, seed=seed, start=2).position.active == 2 for seed in range(10))


def test_players_are_a_number_or_names() -> None:
    assert Game.new("classic", 3).names == ("A", "B", "C")
    assert Game.new("classic", ["Ada", "Bob"]).names == ("Ada", "Bob")


def test_one_player_alone_plays_solo_to_the_end() -> None:
    """B3: without ``solo`` at least two players are required."""
    with pytest.raises(IllegalSetup) as caught:
        Game.new("classic", 1)
    assert caught.value.code == "bad_players"
    game, rng = Game.new("classic", ["Ada"], solo=True, seed=1), Random(1)
    assert game.position == classic.new(1, solo=True)
    while not game.over:
        assert game.position.active == 0
        random_step(game, rng)
    assert (len(game.scores), game.winners) == (1, ())
    assert Game.replay(str(game)) == game


def test_a_solo_player_can_take_back_to_the_roll() -> None:
    game = Game.new("classic", 1, solo=True, seed=6)
    game.roll()
    rolled = game.position
    game.play(0, game.options(0)[1])
    game.play(0, PASS)
    assert game.can_take_back(0)
    game.take_back(0)
    game.take_back(0)
    assert game.position == rolled
    assert not game.can_take_back(0)


def test_bots_and_date_are_recorded() -> None:
    game = Game.new("classic", 2, bots={1: "greedy"}, date="2025-11-15")
    assert game.bots == {1: "greedy"}
    assert (game.record.bots, game.record.date) == ({1: "greedy"}, "2025-11-15")


def test_a_deck_may_be_given() -> None:
    deck = full_deck(jokers=False)[::-1]
    position = Game.new("cards", 2, deck=deck).position
    assert isinstance(position, cards.Position)
    assert position.hands[0] == deck[:4]


def test_a_track_may_be_given() -> None:
    position = Game.new("onboard", 2, track=SHORT_TRACK).position
    assert isinstance(position, onboard.Position)
    assert len(position.track) == len(SHORT_TRACK)


def test_a_game_can_start_from_any_position() -> None:
    position = at_dice(sheet(red=[2]), sheet(), rolled=dice(2, 3))
    game = Game.at(position, ["Ada", "Bob"])
    assert game.position == position
    assert game.names == ("Ada", "Bob")
    game.play(0, Cross(RED, 5))
    game.play(1, PASS)
    assert game.position.sheets[0].crosses(RED) == [2, 5]


def test_every_player_needs_a_name() -> None:
    with pytest.raises(IllegalSetup):
        Game.at(classic.new(2), ["Ada"])


# Legal decisions


@settings(max_examples=examples(60, 1000))
@given(st.integers(0, 10**6), st.integers(0, 60), st.integers(0, 4))
def test_a_decision_is_legal_if_play_accepts_it(seed: int, calls: int, seat: int) -> None:
    game = random_game(seed, calls)
    options = game.options(seat) if seat < len(game.names) else ()
    texts = [*map(str, options), "r5", "r13", "", "#9", "r5 "]
    tried: tuple[Decision | str, ...] = (PASS, Cross(RED, 5), Cross("b", 7), Move(3), *options, *texts)
    for decision in tried:
        try:
            game.copy().play(seat, decision)
        except IllegalMove:
            assert not game.is_legal(seat, decision)
        else:
            assert game.is_legal(seat, decision)


# Files


def test_a_game_is_saved_and_loaded(tmp_path: Path) -> None:
    path = tmp_path / "game.rowlock"
    for seed in range(10):
        game = random_game(seed, calls=seed * 5)
        game.save(path)
        assert Game.load(path) == game
        assert path.read_text("utf-8") == str(game)
    assert list(tmp_path.iterdir()) == [path]
    assert Game.load(str(path)) == game
    path.write_text(str(game), "utf-8-sig", newline="\r\n")
    assert Game.load(path) == game


def test_a_failed_save_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.rowlock"
    game = Game.new("classic", 2, seed=1)
    game.save(path)

    def full(self: Path, target: Path) -> None:
        raise OSError(ENOSPC, "no space left")

    monkeypatch.setattr(Path, "replace", full)
    game.roll()
    with pytest.raises(OSError, match="no space left"):
        game.save(path)
    assert list(tmp_path.iterdir()) == [path]
    assert Game.load(path) == Game.new("classic", 2, seed=1)
    with pytest.raises(FileNotFoundError):
        game.save(tmp_path / "missing" / "game.rowlock")


def test_a_file_that_is_no_game_is_reported(tmp_path: Path) -> None:
    path = tmp_path / "game.rowlock"
    with pytest.raises(FileNotFoundError):
        Game.load(path)
    path.write_text(str(Game.new("classic", 2, seed=1)) + "1C. 4+1\n")
    with pytest.raises(RecordError, match="line 8, column 1"):
        Game.load(path)
    path.write_bytes(b"\x89PNG")
    with pytest.raises(UnicodeDecodeError):
        Game.load(path)


# Chance


def test_dice_come_from_the_seed_or_from_the_table() -> None:
    game = Game.new("classic", 2, seed=1)
    first = game.roll()
    game.undo()
    assert game.roll() == first
    game.undo()
    assert game.roll(dice(6, 6)) == dice(6, 6)


def test_a_move_repeated_after_undo_meets_the_same_dice() -> None:
    """Draws do not depend on earlier decisions."""
    game = Game.new("classic", 2, seed=1)
    rolls = []
    for decision in ("first", "last"):
        game.roll()
        for seat in (0, 1):
            game.play(seat, PASS if decision == "first" else game.options(seat)[-1])
        game.play(game.to_act[0], PASS)
        rolls.append(game.roll())
        while game.record.steps:
            game.undo()
    assert rolls[0] == rolls[1]


def test_a_game_without_a_seed_needs_dice_and_shuffles() -> None:
    game = Game.new("classic", 2, seeded=False)
    with pytest.raises(IllegalMove):
        game.roll()
    assert game.roll(dice(1, 2)) == dice(1, 2)
    near = at_cards("R2 R3 R4 J5", "B2 B3 B4 B5", phase="draw", pile="Y6", discard="")
    unseeded = Game(Record(near, ("A", "B")))
    with pytest.raises(IllegalMove) as caught:
        unseeded.play(0, unseeded.options(0)[0])
    assert caught.value.code == "reshuffle_wanted"
    with pytest.raises(IllegalMove):
        unseeded.deal()
    unseeded.deal(near.discard)
    unseeded.play(0, unseeded.options(0)[0])
    assert unseeded.position.phase == "number"


def test_a_reshuffle_is_made_by_the_draw_or_before_it() -> None:
    near = at_cards("R2 R3 R4 J5", "B2 B3 B4 B5", phase="draw", pile="Y6", discard="")
    by_itself, before, given = (Game.at(near, seed=3) for _ in range(3))
    assert by_itself.wants == "reshuffle"
    before.deal()
    assert before.wants is None
    with pytest.raises(IllegalMove):
        before.deal()
    given.deal(near.discard[::-1])
    for game in (by_itself, before, given):
        game.play(0, game.options(0)[0])
    assert by_itself.position == before.position
    assert by_itself.record == before.record
    assert isinstance(given.position, cards.Position)
    assert given.position.pile == near.discard[::-1]


def test_a_deal_can_be_taken_back() -> None:
    near = at_cards("R2 R3 R4 J5", "B2 B3 B4 B5", phase="draw", pile="Y6", discard="")
    game = Game.at(near, seed=3)
    game.deal()
    assert game.undo() == ()
    assert game.wants == "reshuffle"


# Decisions


def test_simultaneous_decisions_take_effect_together() -> None:
    game = Game.at(at_dice(sheet(), sheet(), sheet(), rolled=dice(2, 3)))
    game.play(2, Cross(RED, 5))
    game.play(0, PASS)
    assert (game.to_act, game.position.phase) == ((1,), "action1")
    assert game.record.pending == {0: PASS, 2: Cross(RED, 5)}
    assert game.options(0) == ()
    game.play(1, PASS)
    assert game.position.phase == "action2"
    assert game.record.pending == {}
    assert game.record.steps == (Step({0: PASS, 1: PASS, 2: Cross(RED, 5)}),)


def test_a_seat_sees_its_own_pending_decision() -> None:
    position = at_dice(sheet(), sheet(), rolled=dice(2, 3))
    game = Game.at(position)
    game.play(1, Cross(RED, 5))
    assert game.view(1) == View(1, position, (0,), Cross(RED, 5))
    assert game.view(0) == View(0, position, (0,), None)


def test_an_illegal_decision_changes_nothing() -> None:
    game = Game.at(at_dice(sheet(), sheet(), rolled=dice(2, 3)))
    game.play(0, PASS)
    before = game.record
    for seat, decision in ((1, Cross(RED, 6)), (0, PASS), (7, PASS), (-1, PASS)):
        with pytest.raises(IllegalMove):
            game.play(seat, decision)
    assert game.record == before
    assert game.to_act == (1,)


def test_the_reason_concerns_the_deciding_seat() -> None:
    """Independent of the other seats' decisions."""
    game = Game.at(on_board(sheet(), sheet(), pawns=(0, 0)))
    with pytest.raises(IllegalMove) as caught:
        game.play(0, Move(40))
    assert caught.value.code == "field_too_far"
    near = Game.at(at_cards("R2 R3 R4 J5", "B2 B3 B4 B5", phase="draw", pile="Y6", discard=""))
    with pytest.raises(IllegalMove) as caught:
        near.play(0, PASS)
    assert caught.value.code == "wrong_decision"


def test_no_call_is_legal_after_the_end() -> None:
    for seed in range(12):
        game = random_game(seed)
        assert (game.to_act, game.wants) == ((), None)
        for seat in range(len(game.names)):
            assert game.options(seat) == ()
            with pytest.raises(IllegalMove) as caught:
                game.play(seat, PASS)
            assert caught.value.code == "game_over"
        with pytest.raises(IllegalMove):
            game.roll()
        with pytest.raises(IllegalMove):
            game.deal()


def test_winners_are_known_at_the_end_and_not_before() -> None:
    game = random_game(4, calls=10, setup=0)
    assert not game.over
    assert game.winners == ()
    game = random_game(4, setup=0)
    assert game.winners
    assert max(score.total for score in game.scores) == game.scores[game.winners[0]].total


# Undo


def test_undo_returns_the_seats_undone() -> None:
    game = Game.new("classic", 2, seed=1, start=0)
    game.roll()
    game.play(1, PASS)
    game.play(0, PASS)
    assert [game.undo() for _ in range(3)] == [(0,), (1,), ()]


def test_undo_of_a_replayed_game_undoes_whole_steps() -> None:
    """Records do not hold the order of decisions, so a simultaneous action is undone as a whole."""
    game = Game.new("classic", 2, seed=1, start=0)
    game.roll()
    game.play(1, PASS)
    game.play(0, PASS)
    game.play(0, PASS)
    again = Game.replay(game.record)
    assert [again.undo() for _ in range(3)] == [(0,), (0, 1), ()]
    assert again.record.steps == ()


def test_undo_to_goes_back_to_a_persons_own_decision() -> None:
    """It passes the rolls and bots' decisions made since."""
    game = Game.new("classic", 2, seed=1, start=0)
    game.roll()
    game.play(0, PASS)
    before = game.position
    game.play(1, PASS)
    game.play(0, PASS)
    game.roll()
    game.play(0, PASS)
    game.undo_to([1])
    assert game.position == before
    assert game.to_act == (1,)


def test_undo_to_undoes_nothing_if_these_seats_have_not_decided() -> None:
    game = Game.new("classic", 2, seed=1, start=0)
    game.roll()
    game.play(0, PASS)
    before = game.record
    with pytest.raises(IllegalMove):
        game.undo_to([1])
    assert game.record == before


def test_a_pending_decision_can_be_taken_back_after_others_decided() -> None:
    game = Game.new("classic", 3, seed=6, start=0)
    game.roll()
    before = game.record
    for seat in (0, 1):
        game.play(seat, PASS)
    game.take_back(0)
    assert game.record.pending == {1: PASS}
    assert (game.can_take_back(0), game.can_take_back(1), game.can_take_back(2)) == (False, True, False)
    game.take_back(1)
    assert game.record == before


def test_a_single_decision_can_be_taken_back_until_the_next_call() -> None:
    game = Game.new("classic", 2, seed=6, start=0)
    game.roll()
    for seat in (0, 1):
        game.play(seat, PASS)
    assert not game.can_take_back(0), "the other has seen it"
    assert not game.can_take_back(1), "it has seen the other's"
    before = game.record
    game.play(0, PASS)
    assert game.can_take_back(0)
    game.take_back(0)
    assert game.record == before
    game.play(0, PASS)
    game.roll()
    assert not game.can_take_back(0)
    with pytest.raises(IllegalMove, match="nothing to undo"):
        game.take_back(0)


def test_a_draw_reveals_cards_and_cannot_be_taken_back() -> None:
    game = Game.new("cards", 2, seed=1, start=0)
    game.play(0, game.options(0)[0])
    assert not game.can_take_back(0)


def test_forget_limits_undo_and_leaves_the_record_complete() -> None:
    game = Game.new("classic", 2, seed=6, start=0)
    rng = Random(1)
    for _ in range(20):
        random_step(game, rng)
    record = game.record
    game.forget(3)
    assert game.record == record
    for _ in range(3):
        game.undo()
    with pytest.raises(IllegalMove, match="nothing to undo"):
        game.undo()
    assert Game.replay(record) == Game.replay(str(Game.replay(record)))


def test_an_onlooker_sees_only_backs() -> None:
    game = Game.new("cards", 2, seed=1)
    seen, seat = game.watch(), game.view(0).table
    assert isinstance(seen, cards.VisiblePosition)
    assert isinstance(seat, cards.VisiblePosition)
    assert (seen.seat, seen.hand, seen.hands) == (None, (), seat.hands)
    assert Game.new("classic", 2, seed=1).watch() == Game.new("classic", 2, seed=1).position


def test_a_game_undone_to_its_start_can_be_played_again() -> None:
    game = random_game(8, calls=60)
    while game.record.steps or game.record.pending:
        game.undo()
    assert game.position == game.record.initial
    rng = Random(1)
    while not game.over:
        random_step(game, rng)
    assert Game.replay(str(game)).position == game.position


# Replay


def test_a_replay_may_stop_after_any_step() -> None:
    record = random_game(9).record
    positions = record.positions()
    for steps in range(len(record.steps) + 1):
        assert Game.replay(record, steps).position == positions[steps]
    for steps in (-1, len(record.steps) + 1):
        with pytest.raises(IllegalMove, match="steps"):
            Game.replay(record, steps)


def test_a_copy_is_independent() -> None:
    game = random_game(9)
    game.undo()
    for twin in (game.copy(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert twin == game
        before = str(game)
        twin.undo()
        assert twin != game
        assert str(game) == before
    assert game != str(game)


def test_a_replayed_game_continues_with_the_same_dice() -> None:
    game = Game.new("classic", 2, seed=1, start=0)
    game.roll()
    again = Game.replay(str(game))
    for each in (game, again):
        for _ in range(2):
            each.play(each.to_act[0], PASS)
        each.play(0, PASS)
    assert game.roll() == again.roll()


def test_a_record_that_breaks_the_rules_is_refused() -> None:
    with pytest.raises(IllegalMove):
        Game(Record(classic.new(2), ("A", "B"), (Step({}, dice(2, 3)), Step({0: Cross(RED, 6), 1: PASS}))))
    with pytest.raises(IllegalMove):
        Game(Record(classic.new(2), ("A", "B"), (Step({}, dice(2, 3)),), {0: Cross(RED, 6)}))


# Views


def test_repr_and_str_describe_the_game() -> None:
    game = Game.new("onboard", ["Ada", "Bob"], seed=1)
    assert game.name == "onboard"
    assert repr(game) == "<Game onboard Ada, Bob: turn 1, roll>"
    assert str(game).startswith('[Rowlock "1"]\n[Game "onboard"]\n[A "Ada"]\n')


def test_hands_are_hidden_in_a_view() -> None:
    game = Game.at(at_cards("R2 R3 R4 R5 R6", "B2 B3 B4 B5"))
    table = game.view(1).table
    assert isinstance(table, cards.VisiblePosition)
    assert table.hand == parse_cards("B2 B3 B4 B5")
    assert table.hands[0] == (2, 3, 4, 5, 6)
