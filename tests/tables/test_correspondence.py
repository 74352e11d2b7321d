"""Games of days: tables keep for as long as their clock runs, nobody is replaced there, and lists say what is left."""

from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest

from rowlock.tables.correspondence import MAX_ROUNDS, is_correspondence, time_limit, turn_of
from rowlock.tables.errors import TableError
from rowlock.tables.messages import Abandon, Clock, Happening, Resign, Settings, Sit, StandIn, Start
from rowlock.tables.service import Times
from rowlock.tables.storage.schema import game_table
from rowlock.tables.views import happening

from .helpers import ADA, BOB, CLEO, ManualClock, ScriptedTable, play_on, run, scripted, serving, start_game

DAY = 86_400
WEEK = Clock(7 * DAY)


def times(clock: ManualClock) -> Times:
    return Times(now=clock, bot_pause=0, run_timers=False)


@pytest.mark.parametrize(
    ("limits", "seconds"),
    [
        ({}, None),
        ({"clock": Clock(60)}, 60),
        ({"clock": Clock(DAY, total=600)}, 600),
        ({"clock": Clock(60, bank=DAY)}, 60),
        ({"clock": Clock(DAY), "grace": 120}, 120),
        ({"grace": 120}, 120),
        ({"clock": Clock(DAY), "grace": 2 * DAY}, DAY),
    ],
)
def test_the_time_limit_of_a_table_is_its_shortest_one(limits: dict[str, Any], seconds: int | None) -> None:
    settings = Settings("classic", **limits)
    assert time_limit(settings) == seconds
    assert is_correspondence(settings) == (seconds is not None and seconds >= 3600)


@pytest.mark.parametrize("limits", [{"clock": Clock(3600)}, {"grace": 3600}, {"clock": Clock(DAY), "grace": 3600}])
def test_an_hour_is_enough_for_nobody_to_stay(limits: dict[str, Any]) -> None:
    assert is_correspondence(Settings("classic", **limits))
    assert not is_correspondence(Settings("classic", **limits | {"grace": 3599}))


def test_a_table_of_days_is_neither_closed_nor_deleted_while_its_clock_runs(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=times(clock)) as tables:
            table = await start_game(tables, clock=WEEK)
            begun = await tables.store.heads(0)
            for _ in range(7 * 24 * 2 - 1):
                clock.wait(1800)
                await tables._sync_and_evict()
                assert await tables.run_due() == 0
            assert tables.live == 0  # nobody needs it in memory
            assert await tables.store.heads(0) == begun
            (listed,) = await tables.tables_of(ADA)
            assert (listed.id, listed.status) == (table, "playing")
            clock.wait(1800)
            assert await tables.run_due() == 1  # the clock decides, for the first time
            assert (await tables.look(table, ADA.id)).table.status == "playing"

    run(test())


def test_a_table_of_days_outlives_a_restart_of_the_server(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=times(clock)) as tables:
            table = await start_game(tables, clock=WEEK)
        clock.wait(6 * DAY)
        async with serving(file, times=times(clock)) as tables:
            assert await tables.run_due() == 0
            assert await play_on([tables], table, Random(1), 3) == 3
            view = (await tables.look(table, ADA.id)).table
            assert view.status == "playing"
            deadlines = {seat.deadline for seat in view.seats if seat.deadline is not None}
            assert min(deadlines) > clock()

    run(test())


def test_nobody_is_replaced_and_nothing_closed_where_the_clock_decides(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=times(clock)) as tables:
            table = await start_game(tables, clock=WEEK)
            clock.wait(DAY)
            for command in (StandIn(1), Abandon()):
                with pytest.raises(TableError, match="the clock decides") as raised:
                    await tables.do(table, ADA, command)
                assert raised.value.code == "clock_decides"
            free = await start_game(tables)
            clock.wait(DAY)
            await tables.do(free, ADA, StandIn(1))  # without any clock nobody else would

    run(test())


# Lists


def test_a_list_says_which_clock_a_table_has_what_is_left_and_whether_others_wait(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=times(clock)) as tables:
            table = await start_game(tables, clock=Clock(2 * DAY))
            found = {player.id: (await tables.tables_of(player))[0] for player in (ADA, BOB)}
            assert {each.clock for each in found.values()} == {Clock(2 * DAY)}
            (acting,) = [each for each in found.values() if each.your_turn]
            (waiting,) = [each for each in found.values() if not each.your_turn]
            assert (acting.deadline, acting.waited_for) == (clock() + 2 * DAY * 1000, True)
            assert (waiting.deadline, waiting.waited_for) == (None, False)
            await tables.do(table, BOB, Resign())
            (ended,) = await tables.tables_of(ADA)
            assert (ended.clock, ended.deadline, ended.waited_for) == (None, None, False)

    run(test())


@pytest.mark.parametrize("people", [1, 2])
def test_nobody_waits_in_a_game_against_bots(file: str, people: int) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            table = await start_game(tables, people=people, bots=1)
            if people > 1:
                await tables.do(table, BOB, Resign())
            for number in range(6):
                await play_on([tables], table, Random(1), 1, f"{number}")
                await tables.run_due()
                (listed,) = await tables.tables_of(ADA)
                assert not listed.waited_for
                assert listed.your_turn

    run(test())


def test_a_row_of_before_the_clock_was_listed_is_read(file: str) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            await start_game(tables, clock=WEEK)

            def age(connection: Any) -> None:
                summary = msgspec.json.decode(connection.execute(game_table.select()).one().summary)
                for name in ("clock", "deadlines", "people"):
                    del summary[name]
                connection.execute(game_table.update().values(summary=msgspec.json.encode(summary).decode()))

            await tables.store.transact(age)
            found = [(await tables.tables_of(player))[0] for player in (ADA, BOB)]
            assert [each.your_turn for each in found].count(True) == 1
            assert {(each.clock, each.deadline, each.waited_for) for each in found} == {(None, None, False)}

    run(test())


def test_a_row_of_a_newer_server_is_read(file: str) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            await start_game(tables, clock=WEEK)

            def renew(connection: Any) -> None:
                summary = msgspec.json.decode(connection.execute(game_table.select()).one().summary)
                summary["later"] = summary["clock"]["later"] = 1
                connection.execute(game_table.update().values(summary=msgspec.json.encode(summary).decode()))

            await tables.store.transact(renew)
            (found,) = await tables.tables_of(ADA)
            assert found.clock == WEEK

    run(test())


# Turns


def happenings(made: ScriptedTable) -> list[Happening]:
    """Return the happenings of a table."""
    before = [None, *made.tables]
    return [happening(before[at], entry, made.tables[at]) for at, entry in enumerate(made.entries)]


def turns(made: ScriptedTable) -> dict[str, tuple[int, str]]:
    """Return the number of each player's turn, and who played last."""
    found = {player.id: turn_of(made.table, happenings(made), player.id) for player in (ADA, BOB, CLEO)}
    return {player: (turn.number, turn.previous_player) for player, turn in found.items() if turn is not None}


def test_a_turn_is_a_step_that_waits_for_a_player() -> None:
    made = scripted(clock={"per_decision": 2 * DAY})
    active, passive = made.player(made.active), made.player(made.passive)
    assert turns(made) == {active.id: (0, "")}
    made.roll()
    assert turns(made) == {passive.id: (1, active.name)}
    made.decide(made.passive)
    assert turns(made) == {active.id: (1, passive.name)}
    made.undo(made.passive)
    assert turns(made) == {passive.id: (1, active.name)}


class Counted(list[Happening]):
    """Happenings that count how many of them are read."""

    read = 0

    def __reversed__(self) -> Iterator[Happening]:
        for each in super().__reversed__():
            self.read += 1
            yield each


def test_a_turn_reads_no_further_back_than_the_last_act_of_another() -> None:
    made = scripted(clock={"per_decision": 2 * DAY})
    for _ in range(3):
        made.roll()
        while made.game.wants != "dice":
            made.all_decide()
    made.roll()
    found = Counted(happenings(made))
    assert turn_of(made.table, found, made.player(made.passive).id) is not None
    assert found.read == 1


def test_a_turn_knows_when_the_table_decides() -> None:
    made = scripted(clock={"per_decision": 2 * DAY})
    began = made.clock()
    made.clock.wait(3600)
    turn = turn_of(made.table, happenings(made), made.player(made.active).id)
    assert turn is not None
    assert (turn.since, turn.deadline) == (began, began + 2 * DAY * 1000)
    assert (turn.table, turn.game) == ("scripted", "classic")


def test_a_decision_that_the_clock_made_is_not_an_act_of_its_player() -> None:
    made = scripted(clock={"per_decision": 3600})
    made.roll()
    active, passive = made.player(made.active), made.player(made.passive)
    made.decide(made.passive)
    made.pass_time(3600)  # decides for the active player, and for both in what follows
    assert made.table.status == "playing"
    acting = {made.player(seat).id for seat in made.table.actors}
    assert turns(made).keys() == acting
    assert acting <= {active.id, passive.id}


def test_there_are_no_turns_of_strangers_bots_and_those_who_resigned() -> None:
    made = scripted(people=3, bots=1)
    made.pass_time()
    assert turn_of(made.table, happenings(made), "stranger") is None
    made.do(BOB, Resign())
    made.do(CLEO, Resign())
    assert turns(made) == {}  # Ada plays on against the bot: nobody waits for her


def test_a_table_that_waits_for_texts_has_turns_before_the_first_step() -> None:
    made = ScriptedTable(Settings("classic", clock=WEEK))
    made.do(ADA, Sit(entropy="ada"))
    made.do(BOB, Sit(pledge="0" * 64))
    assert turns(made) == {}
    made.do(ADA, Start())
    assert turns(made) == {BOB.id: (1 - MAX_ROUNDS, "")}


def test_a_hurried_table_has_no_turns_to_tell() -> None:
    assert turns(scripted(clock={"per_decision": 60})) == {}
    assert turns(scripted(clock={"per_decision": DAY, "total": 600})) == {}
