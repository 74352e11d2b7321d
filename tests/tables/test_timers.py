"""Tests of timers with a manual clock: clocks, absent players, pauses of bots."""

from random import Random
from typing import Any

import pytest

from rowlock.tables.events import CameBack, Decided, Resigned, Rolled, WentAway
from rowlock.tables.messages import Back, Resign
from rowlock.tables.table import SECOND
from rowlock.tables.timers import deadline, due, due_event, has_slow_bots, slow_turn
from rowlock.tables.views import table_view

from .helpers import GAMES, ScriptedTable, fold, scripted

CLOCK = {"per_decision": 10, "bank": 20}


def left(made: ScriptedTable, seat: int) -> float:
    """Seconds until the table acts for a seat."""
    at = deadline(made.table, seat)
    assert at is not None
    return (at - made.clock()) / SECOND


def bank(made: ScriptedTable, seat: int) -> float:
    return made.table.seats[seat].bank / SECOND


def clocked(people: int = 2, phase: str = "roll", game: str = "classic", **settings: Any) -> ScriptedTable:
    made = scripted(game, people, clock=CLOCK, **settings)
    made.until(phase)
    return made


# Clocks


def test_without_a_clock_or_grace_a_table_waits_for_people_for_ever() -> None:
    made = scripted()
    assert due(made.table) is None
    assert made.pass_time(10**9) == []


def test_the_time_for_a_decision_and_then_the_bank_runs_out_to_the_millisecond() -> None:
    made = clocked()
    assert left(made, made.active) == 30
    made.clock.at += 30 * SECOND - 1
    assert due_event(made.table, made.clock()) is None
    made.clock.at += 1
    assert due_event(made.table, made.clock()) == Rolled(made.active, "clock")


def test_an_expired_clock_rolls_or_lets_the_stand_in_decide_and_empties_the_bank() -> None:
    made = clocked(stand_in="random")
    seat = made.active
    assert made.pass_time(30) == [Rolled(seat, "clock")]
    assert (bank(made, seat), bank(made, 1 - seat)) == (0, 20)
    assert (left(made, seat), left(made, 1 - seat)) == (10, 30)
    options = made.game.options(seat)
    (decided,) = made.pass_time(10)
    assert isinstance(decided, Decided)
    assert (decided.seat, decided.by) == (seat, "clock")
    assert decided.decision in map(str, options)
    assert not made.table.seats[seat].away


def test_a_decision_in_time_leaves_the_bank_unchanged() -> None:
    made = clocked()
    seat = made.active
    made.clock.wait(10)
    made.roll()
    assert bank(made, seat) == 20
    made.clock.wait(1)
    made.decide(seat)
    assert bank(made, seat) == 20


def test_in_a_simultaneous_action_each_seat_is_charged_its_own_time() -> None:
    made = clocked(3, "action1")
    one, two, three = range(3)
    made.clock.wait(4)
    made.decide(one)
    made.clock.wait(9)
    made.decide(two)
    assert [bank(made, seat) for seat in (one, two, three)] == [20, 17, 20]
    assert left(made, three) == 17  # waited for since the same time as the others
    assert deadline(made.table, one) is None
    made.clock.wait(16)
    made.decide(three)
    assert [bank(made, seat) for seat in (one, two, three)] == [20, 17, 1]


def test_the_table_decides_for_every_seat_out_of_time() -> None:
    made = clocked(3, "action1")
    made.decide(1)
    made.clock.wait(30)
    events = [made.append(event) for _ in range(2) if (event := due_event(made.table, made.clock()))]
    assert [(event.seat, event.by) for event in events if isinstance(event, Decided)] == [(0, "clock"), (2, "clock")]
    assert made.game.position.phase == "action2"


def test_each_decision_has_its_own_time() -> None:
    made = clocked()
    seat = made.active
    for _ in range(3):
        made.clock.wait(9)
        if made.game.wants == "dice":
            made.roll()
        made.all_decide()
    assert bank(made, seat) == 20


def test_the_bank_is_used_up_over_several_decisions() -> None:
    made = clocked()
    seat = made.active
    made.clock.wait(18)
    made.roll()
    made.clock.wait(15)
    made.all_decide()
    assert (bank(made, seat), left(made, seat)) == (7, 17)
    assert made.pass_time(17) != []
    assert bank(made, seat) == 0


def test_undo_of_a_pending_decision_gains_no_time() -> None:
    made = clocked(2, "action1")
    made.clock.wait(12)
    made.decide(0)
    assert bank(made, 0) == 18
    made.clock.wait(15)  # the other seat has not decided
    made.undo(0)
    assert (bank(made, 0), left(made, 0)) == (20, 18)  # as without the decision
    assert left(made, 1) == 3
    made.clock.wait(1)
    made.decide(0)
    assert bank(made, 0) == 17


def test_undo_of_a_lone_decision_gains_no_time() -> None:
    made = clocked(2, "action2")
    seat = made.active
    made.clock.wait(14)
    made.decide(seat)
    assert (bank(made, seat), left(made, 1 - seat)) == (16, 30)
    made.clock.wait(8)
    made.undo(seat)
    assert (bank(made, seat), left(made, seat)) == (20, 16)
    assert deadline(made.table, 1 - seat) is None
    made.clock.wait(2)
    made.decide(seat)
    assert (bank(made, seat), left(made, 1 - seat)) == (14, 30)


def test_undo_of_two_decisions_refunds_the_time_of_each() -> None:
    made = clocked(2, "action2", "onboard")
    seat = made.active
    for seconds in (13, 15):
        made.clock.wait(seconds)
        made.decide(seat)
    assert bank(made, seat) == 12
    made.undo(seat)
    assert (bank(made, seat), left(made, seat)) == (17, 12)
    made.undo(seat)
    assert (bank(made, seat), left(made, seat)) == (20, 17)


def test_repeated_undo_gains_no_time() -> None:
    made = clocked(2, "action1")
    rng, spent = Random(1), 0.0
    while spent < 28:
        seconds = rng.randint(1, 3)
        spent += seconds
        made.clock.wait(seconds)
        made.decide(0)
        made.clock.wait(0.5)
        made.undo(0)
        assert left(made, 0) == 30 - spent
        assert bank(made, 0) == 20


def test_undo_of_a_decision_after_the_deadline_gains_no_time() -> None:
    """If a server is late, a decision may take longer than the bank allows."""
    made = clocked(2, "action1")
    made.clock.wait(25)
    made.decide(0)
    made.decide(1)  # in the second action of this turn five seconds of the bank are left
    made.until("action1")
    assert bank(made, 0) == 5
    made.clock.wait(29)
    made.decide(0)
    made.undo(0)
    assert (bank(made, 0), left(made, 0)) == (5, 0)


# Total time


def total(made: ScriptedTable, seat: int) -> float:
    """Seconds of the whole game left to a seat, as the table shows them."""
    shown = table_view(made.table, None).seats[seat].time_left
    assert shown is not None
    return shown / SECOND


def test_the_total_time_runs_over_all_decisions_and_its_end_is_a_timeout() -> None:
    made = scripted(clock={"per_decision": 60, "total": 60})
    seat = made.active
    made.clock.wait(40)
    made.roll()
    assert (total(made, seat), total(made, 1 - seat)) == (20, 60)
    assert (left(made, seat), left(made, 1 - seat)) == (20, 60)
    made.decide(1 - seat)
    made.clock.wait(20)
    decided = due_event(made.table, made.clock())
    assert isinstance(decided, Decided)
    assert (decided.seat, decided.by) == (seat, "clock")
    made.append(decided)
    assert (total(made, seat), total(made, 1 - seat)) == (0, 60)


def test_a_seat_without_time_left_is_played_for_at_the_pace_of_a_bot() -> None:
    made = scripted(clock={"per_decision": 60, "total": 60})
    seat = made.active
    made.clock.wait(60)
    made.append(Rolled(seat, "clock"))
    assert left(made, seat) == 0
    found = due(made.table, pause=700)
    assert found is not None
    assert (found.seat, found.at) == (seat, made.clock() + 700)


def test_the_shorter_of_the_two_limits_counts() -> None:
    made = scripted(clock={"per_decision": 25, "total": 30})
    seat = made.active
    assert left(made, seat) == 25
    made.clock.wait(20)
    made.roll()
    assert left(made, seat) == 10


def test_undo_and_coming_back_gain_no_total_time() -> None:
    made = scripted(clock={"per_decision": 90, "total": 90}, grace=30)
    made.until("action1")
    made.clock.wait(20)
    made.decide(0)
    made.clock.wait(5)
    made.undo(0)
    assert (total(made, 0), left(made, 0)) == (70, 30)  # the grace comes first
    made.append(WentAway(0))
    made.clock.wait(10)
    made.append(CameBack(0))
    assert total(made, 0) == 60


def test_time_used_before_a_stand_in_takes_over_stays_used() -> None:
    made = scripted(clock={"per_decision": 600, "total": 600}, grace=300)
    seat = made.active
    made.pass_time(300)
    assert made.table.seats[seat].away
    assert total(made, seat) == 300
    made.do(made.player(seat), Back())
    assert total(made, seat) == 300


# Absence


def test_after_the_grace_period_the_stand_in_plays_until_the_player_is_back() -> None:
    made = scripted(grace=30)
    seat = made.active
    assert made.pass_time(29.999) == []
    assert made.pass_time(0.001) == [WentAway(seat), Rolled(seat, "stand_in"), *decisions(made, seat, 1)]
    made.decide(1 - seat)
    assert made.pass_time() == decisions(made, seat, 1)
    assert made.table.seats[seat].away
    assert made.do(made.player(seat), Back()) == CameBack(seat)
    assert not made.table.seats[seat].away
    assert made.pass_time(29) == []


def decisions(made: ScriptedTable, seat: int, count: int) -> list[Decided]:
    """Return the last decisions of a seat, made by the stand-in."""
    found = [entry.event for entry in made.entries if isinstance(entry.event, Decided) and entry.event.seat == seat]
    assert all(event.by == "stand_in" for event in found[-count:])
    return found[-count:]


def test_a_player_who_acts_is_back() -> None:
    made = scripted(people=3, grace=30)
    made.until("action1")
    made.decide(0)
    made.clock.wait(30)
    made.append(WentAway(1))
    assert made.table.seats[1].away
    made.decide(1)  # before the stand-in
    assert not made.table.seats[1].away


def test_a_returning_player_gets_the_grace_again_but_no_time() -> None:
    made = scripted(grace=30, clock={"per_decision": 40, "bank": 0})
    seat = made.active
    made.clock.wait(30)
    made.append(WentAway(seat))
    made.clock.wait(1)
    made.do(made.player(seat), Back())
    assert left(made, seat) == 9
    assert made.pass_time(9) == [Rolled(seat, "clock")]
    assert not made.table.seats[seat].away
    made.clock.wait(20)
    assert left(made, seat) == 10  # the grace of a later decision begins with it
    waiting = scripted(grace=30)
    waiting.clock.wait(31)
    waiting.append(WentAway(waiting.active))
    waiting.do(waiting.player(waiting.active), Back())
    assert left(waiting, waiting.active) == 30  # without a clock


def test_a_clock_is_not_stalled_by_going_away_and_coming_back_at_the_deadline() -> None:
    made = scripted(grace=5, clock={"per_decision": 6, "bank": 0})
    seat, began, pause = made.active, made.clock(), 700
    while made.table.actors == (seat,) and made.clock() - began < 60 * SECOND:
        made.clock.wait(0.1)
        if (event := due_event(made.table, made.clock(), pause)) is not None:
            made.append(event)
        if made.table.seats[seat].away:
            made.do(made.player(seat), Back())
    assert made.clock() - began <= 6100
    assert made.entries[-1].event == Rolled(seat, "clock")


def test_a_player_who_is_back_after_the_clock_ran_out_is_late() -> None:
    made = scripted(grace=5, clock={"per_decision": 6, "bank": 0})
    seat = made.active
    made.clock.wait(5)
    made.append(WentAway(seat))
    made.clock.wait(30)
    made.do(made.player(seat), Back())
    assert due_event(made.table, made.clock()) == Rolled(seat, "clock")


def test_the_clock_comes_first_where_it_is_shorter_than_the_grace() -> None:
    made = scripted(grace=31, clock=CLOCK)
    assert made.pass_time(30) == [Rolled(made.active, "clock")]
    assert not any(seat.away for seat in made.table.seats)


@pytest.mark.parametrize("game", GAMES)
def test_with_every_player_away_the_stand_in_finishes_the_game(game: str) -> None:
    made = scripted(game, 2, grace=5, stand_in="greedy")
    for _ in range(3):
        made.pass_time(5)
    assert made.table.status == "finished"
    assert all(seat.away for seat in made.table.seats)


# Bots


def test_a_bot_takes_its_pause_before_every_act() -> None:
    made = scripted(people=1, bots=2, seed=2)
    assert made.table.seats[made.active].bot, "choose another seed if the person begins"
    since = made.clock()
    seat = made.active
    next_due = due(made.table, 700)
    assert next_due is not None
    assert (next_due.at, next_due.seat, next_due.why) == (since + 700, seat, "bot")
    assert made.pass_time(0.699, 700) == []
    assert made.pass_time(0.001, 700) == [Rolled(seat, "bot")]
    assert made.pass_time(0.699, 700) == []
    assert [type(event) for event in made.pass_time(0.001, 700)] == [Decided, Decided]


def test_a_bot_acts_before_the_clock() -> None:
    made = scripted(people=1, bots=1, clock=CLOCK)
    made.pass_time()
    bots = [at for at, seat in enumerate(made.table.seats) if seat.bot]
    assert not set(bots) & set(made.table.actors)


def test_a_bot_decides_the_same_on_every_server_with_a_seed_of_its_own() -> None:
    """Two servers that run a due action at once must append the same event."""
    choices = set()
    for seed in range(20):
        made = scripted("cards", people=1, bots=1, seed=seed, bot="random")
        if made.active == 1:
            here, there = (due_event(table, made.clock()) for table in (made.table, fold(made.entries)))
            assert here == there
            assert isinstance(here, Decided)
            choices.add(here.decision)
    assert len(choices) > 1


@pytest.mark.parametrize(("bot", "slow"), [("greedy", False), ("steady", False), ("expert", True), ("champion", True)])
def test_only_slow_bots_think_outside_the_event_loop(bot: str, slow: bool) -> None:
    made = scripted(people=1, bots=1, bot=bot)
    made.until("action1")
    while made.table.actors and not made.table.seats[made.table.actors[0]].bot:
        made.decide(made.table.actors[0])
    turn = slow_turn(made.table, made.clock())
    assert (turn is not None) is slow
    assert slow_turn(made.table, made.clock() - 1) is None
    assert has_slow_bots(made.table) is slow
    decided = due_event(made.table, made.clock())
    assert isinstance(decided, Decided)
    assert made.table.seats[decided.seat].bot == bot
    if turn is not None:
        assert turn.event(turn.choose()) == decided


# Resignation


def test_the_stand_in_plays_on_at_once_for_a_resigned_seat() -> None:
    made = scripted(people=3, clock=CLOCK)
    made.until("action1")
    assert made.do(made.player(2), Resign()) == Resigned(2)
    (decided,) = made.pass_time()
    assert isinstance(decided, Decided)
    assert (decided.seat, decided.by) == (2, "stand_in")
    rng = Random(1)
    for _ in made.play_out(rng):
        pass
    assert made.game.over
    assert {entry.event.by for entry in made.entries if isinstance(entry.event, Decided) and entry.event.seat == 2} == {
        "stand_in"
    }


def test_what_was_decided_before_resigning_counts() -> None:
    made = scripted(people=3)
    made.until("action1")
    made.decide(2, decision := made.game.options(2)[-1])
    made.do(made.player(2), Resign())
    made.decide(0)
    made.decide(1)
    assert made.game.steps[-1].decisions[2] == decision


def test_after_the_end_nothing_is_due() -> None:
    made = scripted(clock=CLOCK, grace=10)
    made.do(made.player(0), Resign())
    assert due(made.table) is None
    assert made.pass_time(10**6) == []
    assert [seat.deadline for seat in table_view(made.table, None).seats] == [None, None]
