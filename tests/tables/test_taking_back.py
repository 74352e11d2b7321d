"""Tests of undo: pending decisions, and lone decisions until the next roll or draw."""

import pytest

from rowlock.tables.errors import TableError

from .helpers import at_phase, scripted


@pytest.mark.parametrize(("game", "phase"), [("classic", "action1"), ("cards", "number"), ("onboard", "action1")])
def test_a_decision_that_waits_for_others_can_be_taken_back_until_all_are_in(game: str, phase: str) -> None:
    made = at_phase(scripted(game, people=3), phase)
    before, step = made.game.record, made.step
    made.decide(1)
    made.decide(0)
    made.undo(1)  # the later decision of the other seat stays
    assert dict(made.game.record.pending) == {0: made.game.record.pending[0]}
    made.undo(0)
    assert made.game.record == before
    made.all_decide()
    assert made.step == step + 1
    for seat in range(3):
        with pytest.raises(TableError, match="nothing to take back"):
            made.undo(seat)


@pytest.mark.parametrize(("game", "phase"), [("classic", "action2"), ("onboard", "action2"), ("onboard", "step3")])
def test_a_lone_decision_can_be_taken_back_until_the_next_roll(game: str, phase: str) -> None:
    made = at_phase(scripted(game), phase)
    before, seat = made.game.record, made.active
    made.decide(seat)
    with pytest.raises(TableError, match="nothing to take back"):
        made.undo(1 - seat)
    made.undo(seat)
    assert made.game.record == before
    made.decide(seat)
    made.until("roll")
    made.roll()
    with pytest.raises(TableError, match="nothing to take back"):
        made.undo(seat)


def test_lone_decisions_in_a_row_are_taken_back_one_by_one() -> None:
    made = at_phase(scripted("onboard"), "action2")
    before, seat = made.game.record, made.active
    made.decide(seat)
    made.decide(seat)
    assert made.game.position.phase == "roll"
    made.undo(seat)
    made.undo(seat)
    assert made.game.record == before
    with pytest.raises(TableError, match="nothing to take back"):
        made.undo(seat)  # the step before was simultaneous


def test_cards_that_were_played_can_be_taken_back_until_the_next_draw_which_cannot() -> None:
    made = at_phase(scripted("cards"), "play")
    before, seat = made.game.record, made.active
    made.decide(seat)
    made.undo(seat)
    assert made.game.record == before
    made.decide(seat)
    drawer = made.active
    made.decide(drawer)
    assert made.game.position.phase == "number"
    for each in (seat, drawer):
        with pytest.raises(TableError, match="nothing to take back"):
            made.undo(each)


def test_a_roll_is_never_taken_back() -> None:
    made = scripted()
    with pytest.raises(TableError, match="nothing to take back"):
        made.undo(made.active)
    made.roll()
    with pytest.raises(TableError, match="nothing to take back"):
        made.undo(made.active)


def test_a_decision_that_ends_the_game_cannot_be_taken_back() -> None:
    made = scripted(seed=3)
    while made.table.status == "playing":  # four penalties
        made.until("action2")
        seat = made.active
        made.decide(seat)
    assert made.game.over
    with pytest.raises(TableError, match="The game has ended"):
        made.undo(seat)


def test_after_undo_another_decision_can_be_made() -> None:
    made = at_phase(scripted())
    cheapest, *others = made.game.options(0)
    made.decide(0, cheapest)
    made.undo(0)
    made.decide(0, others[0])
    made.decide(1)
    assert made.game.steps[-1].decisions[0] == others[0] != cheapest
