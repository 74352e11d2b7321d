"""Tests of one service: tables in memory, subscriptions, reads of the log, timers, lists and closing."""

import asyncio
import threading
import time
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

import pytest

from rowlock.bots import LIGHT
from rowlock.tables import timers
from rowlock.tables.errors import TableError
from rowlock.tables.events import Entry
from rowlock.tables.fanout import Fanout, OnEntry
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import Resign, Settings, Sit
from rowlock.tables.players import Player
from rowlock.tables.service import Tables, Times
from rowlock.tables.steady_clock import wall_clock
from rowlock.tables.table import apply_entry
from rowlock.tables.timers import BotTurn

from .helpers import (
    ADA,
    BOB,
    CLEO,
    EVE,
    PEOPLE,
    ManualClock,
    next_command,
    run,
    scripted,
    serving,
    start_game,
    watching,
)

MINUTE, HOUR = 60, 3600
SOON = 20.0
"""Seconds that a busy machine may need for what takes milliseconds."""


class JoinedFanout(Fanout):
    """Fanout within this process: publishes to its peers at once and twice, and knows its subscriptions."""

    def __init__(self, *peers: "JoinedFanout") -> None:
        self.peers = peers
        self.tables: set[str] = set()
        self.tasks: set[asyncio.Task[Any]] | None = None
        self._on_entry: OnEntry | None = None

    async def open(self, on_entry: OnEntry, on_gap: Callable[[], None]) -> None:
        self._on_entry = on_entry

    async def close(self) -> None:
        self.tasks = asyncio.all_tasks()

    def subscribe(self, table: str) -> None:
        self.tables.add(table)

    def unsubscribe(self, table: str) -> None:
        self.tables.discard(table)

    def publish(self, entry: Entry) -> None:
        for peer in self.peers:
            if entry.table in peer.tables and peer._on_entry is not None:
                peer._on_entry(entry)
                peer._on_entry(entry)


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def manual(clock: ManualClock) -> Times:
    """Times of a service whose timers a test runs itself."""
    return Times(now=clock, bot_pause=0, run_timers=False)


class Reads:
    """Counts the reads of logs by one service."""

    def __init__(self, tables: Tables, patch: pytest.MonkeyPatch) -> None:
        self.count = 0
        tail = tables.store.tail

        async def counted(*arguments: Any) -> list[Entry]:
            self.count += 1
            return await tail(*arguments)

        patch.setattr(tables.store, "tail", counted)


async def act_once(tables: Tables, table_id: str, people: Sequence[Player] = PEOPLE) -> int:
    """Run a command of a player who is to act."""
    found = await next_command(tables, table_id, people, Random(1))
    assert found is not None
    return await tables.do(table_id, *found)


# Memory and subscriptions


def test_a_table_is_dropped_with_its_subscription_after_two_minutes_without_use(
    file: str, clock: ManualClock, manual: Times
) -> None:
    async def test() -> None:
        fanout = JoinedFanout()
        async with serving(file, fanout, manual) as tables:
            table_id = await start_game(tables)
            assert fanout.tables == {table_id}
            clock.wait(2 * MINUTE)
            await tables._sync_and_evict()
            assert (tables.live, fanout.tables) == (1, {table_id})
            clock.at += 1
            await tables._sync_and_evict()
            assert (tables.live, fanout.tables) == (0, set())
            async with watching(tables, table_id) as watcher:
                await watcher.until(lambda view: True)
                assert (tables.live, fanout.tables) == (1, {table_id})
                clock.wait(HOUR)
                await tables._sync_and_evict()
                assert tables.live == 1
            clock.wait(HOUR)
            await tables._sync_and_evict()
            assert (tables.live, fanout.tables) == (0, set())

    run(test())


def test_a_table_is_kept_while_a_command_is_handled(
    file: str, clock: ManualClock, manual: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(file, None, manual) as tables:
            table_id = await tables.create(Settings("classic"), ADA)
            begun, allowed, append = asyncio.Event(), asyncio.Event(), tables.store.append

            async def slow(*arguments: Any) -> bool:
                begun.set()
                await allowed.wait()
                return await append(*arguments)

            with monkeypatch.context() as patched:
                patched.setattr(tables.store, "append", slow)
                sitting = asyncio.create_task(tables.do(table_id, ADA, Sit()))
                await begun.wait()
                clock.wait(HOUR)
                await tables._sync_and_evict()
                assert tables.live == 1
                allowed.set()
                assert await sitting == 2

    run(test())


@pytest.mark.parametrize("table_id", ["0" * 20, "0" * 25, "A" * 20, ""])
def test_a_table_that_does_not_exist_leaves_nothing_behind(file: str, manual: Times, table_id: str) -> None:
    async def test() -> None:
        fanout = JoinedFanout()
        async with serving(file, fanout, manual) as tables:
            with pytest.raises(TableError) as raised:
                await tables.look(table_id, None)
            assert (raised.value.code, raised.value.details) == ("no_such_table", {"table": table_id[:20]})
            assert (tables.live, fanout.tables) == (0, set())

    run(test())


# Reads of the log


def test_a_command_on_a_current_table_reads_nothing(file: str, manual: Times, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(file, None, manual) as tables:
            table_id = await tables.create(Settings("classic", 5), ADA)
            await tables.look(table_id, None)
            await tables.look(table_id, None)
            reads = Reads(tables, monkeypatch)
            for player in (ADA, BOB, CLEO):
                await tables.do(table_id, player, Sit())
            assert reads.count == 0
            with pytest.raises(TableError, match="changes nothing"):
                await tables.do(table_id, ADA, Sit())
            assert reads.count == 1  # another server may have changed it

    run(test())


def test_a_published_entry_is_applied_at_once_and_without_reading(
    file: str, manual: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        there = JoinedFanout()
        async with serving(file, JoinedFanout(there), manual) as one, serving(file, there, manual) as two:
            table_id = await start_game(one)
            async with watching(two, table_id, ADA.id) as watcher:
                await watcher.until(lambda view: True)
                reads = Reads(two, monkeypatch)
                for _ in range(3):
                    seq = await act_once(one, table_id)
                    await watcher.until(lambda view, seq=seq: view.seq == seq)  # type: ignore[misc]
                assert reads.count == 0

    run(test())


def test_an_entry_published_during_a_command_is_read_from_the_log(
    file: str, manual: Times, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Applying it at once would change the table that the command was validated on."""

    async def test() -> None:
        there = JoinedFanout()
        async with serving(file, JoinedFanout(there), manual) as one, serving(file, there, manual) as two:
            table_id = await one.create(Settings("classic", 5), ADA)
            await two.do(table_id, ADA, Sit())
            append, seqs = two.store.append, list[int]()

            async def late(entry: Entry, *rest: Any) -> bool:
                if not seqs:
                    seqs.append(entry.seq)
                    await one.do(table_id, BOB, Sit())
                    assert (await two.store.tail(table_id))[-1].seq == entry.seq
                return await append(entry, *rest)

            with monkeypatch.context() as patched:
                patched.setattr(two.store, "append", late)
                assert await two.do(table_id, CLEO, Sit()) == seqs[0] + 1
            names = [seat.name for seat in (await two.look(table_id, None)).table.seats]
            assert names == ["Ada", "Bob", "Cleo", None, None]

    run(test())


def test_what_is_equal_for_all_viewers_is_computed_once() -> None:
    made = scripted()
    live = LiveTable(made.entries)
    views = [live.update(player, None, made.clock()) for player in (ADA.id, BOB.id, None)]
    assert len({id(update.table.seats) for update in views if update is not None}) == 1


def test_the_table_computed_for_a_commit_is_used_after_it() -> None:
    made = scripted()
    *before, last = made.entries
    live = LiveTable(before)
    table = apply_entry(live.table, last)
    live.advance(last, table)
    assert live.table is table
    live.extend(made.entries)  # known
    assert live.table is table


# Lists


def test_an_open_table_is_listed_for_a_day(file: str, clock: ManualClock, manual: Times) -> None:
    async def test() -> None:
        async with serving(file, None, manual) as tables:
            table_id = await tables.create(Settings("classic", listed=True), ADA)
            clock.wait(24 * HOUR)
            assert [each.id for each in await tables.listed()] == [table_id]
            clock.at += 1
            assert await tables.listed() == []

    run(test())


def test_a_players_own_tables_are_listed_for_that_player(file: str, manual: Times) -> None:
    async def test() -> None:
        async with serving(file, None, manual) as tables:
            both, alone = await start_game(tables), await start_game(tables, people=1, bots=1)
            assert {each.id for each in await tables.tables_of(ADA)} == {both, alone}
            assert [each.id for each in await tables.tables_of(BOB)] == [both]
            assert await tables.tables_of(CLEO) == []

    run(test())


def test_a_history_is_read_in_parts(file: str, manual: Times) -> None:
    async def test() -> None:
        async with serving(file, None, manual) as tables:
            table_id = await start_game(tables)
            last = (await tables.look(table_id, None)).seq
            parts = [await tables.history(table_id, None, 0, most) for most in (last - 1, last, last + 1)]
            assert [(len(found), more) for found, more in parts] == [(last - 1, True), (last, False), (last, False)]
            rest, more = await tables.history(table_id, None, 2, last)
            assert ([each.seq for each in rest], more) == (list(range(3, last + 1)), False)

    run(test())


# Players who return


def test_the_seat_of_an_absent_player_is_given_back_and_nobody_elses(
    file: str, clock: ManualClock, manual: Times
) -> None:
    async def test() -> None:
        async with serving(file, None, manual) as tables:
            table_id = await start_game(tables, people=3, grace=5)

            async def away() -> list[bool]:
                return [seat.away for seat in (await tables.look(table_id, None)).table.seats]

            clock.wait(5)
            await tables.run_due()
            absent = (await away()).index(True)
            others = [player for at, player in enumerate(PEOPLE[:3]) if at != absent]
            before = len(await tables.store.tail(table_id))
            for player in (*others, EVE):
                await tables.come_back(table_id, player)
            assert len(await tables.store.tail(table_id)) == before
            await tables.come_back(table_id, PEOPLE[absent])
            assert not (await away())[absent]

    run(test())


# Timers


def test_the_clock_is_in_milliseconds_since_1970() -> None:
    before, now, after = time.time(), wall_clock() / 1000, time.time()
    assert before - 0.01 <= now <= after + 0.01


def test_a_bot_acts_after_its_pause_without_the_sweep(file: str) -> None:
    async def test() -> None:
        times = Times(bot_pause=100, takeover_delay=24 * HOUR * 1000)
        async with serving(file, None, times) as tables:
            table_id = await start_game(tables, people=1, bots=3)
            async with watching(tables, table_id, ADA.id, 0) as watcher:
                if (await next_command(tables, table_id, [ADA], Random(1))) is not None:
                    await act_once(tables, table_id, [ADA])
                async with asyncio.timeout(SOON):
                    while "bot" not in {each.by for each in watcher.happenings if each.what in ("rolled", "decided")}:
                        await asyncio.sleep(0.01)
                found = watcher.happenings
                acted = next(at for at, each in enumerate(found) if each.by == "bot" and each.what != "sat")
                assert found[acted].at - found[acted - 1].at >= 100

    run(test())


def test_a_delayed_spectator_who_leaves_while_the_table_changes_is_gone(file: str) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            table_id = await start_game(tables, delay=60)
            async with watching(tables, table_id) as spectator:
                await spectator.until(lambda view: True)
                await act_once(tables, table_id)  # which the spectator sees in a minute
                await asyncio.sleep(0)
                live = tables._live[table_id]
                live.wake()  # and at the same moment the spectator leaves
        assert not live.subscribers

    run(test())


def test_a_delayed_spectator_is_shown_an_entry_when_its_delay_is_over(file: str) -> None:
    async def test() -> None:
        async with serving(file, None, Times()) as tables:
            table_id = await start_game(tables, delay=1)
            async with watching(tables, table_id, None) as watcher, asyncio.timeout(SOON):
                await watcher.until(lambda view: True)
                seq = await act_once(tables, table_id)
                await watcher.until(lambda view: view.seq == seq)
                rolled = watcher.happenings[-1]
                assert (rolled.seq, wall_clock() - rolled.at >= 1000) == (seq, True)

    run(test())


@pytest.mark.parametrize("slow", [True, False])
def test_a_slow_bot_runs_outside_the_event_loop(
    file: str, manual: Times, monkeypatch: pytest.MonkeyPatch, slow: bool
) -> None:
    threads = set()

    def recorded(turn: BotTurn, choose: Callable[[BotTurn], str] = BotTurn.choose) -> str:
        threads.add(threading.current_thread() is threading.main_thread())
        return choose(turn)

    async def test() -> None:
        async with serving(file, None, manual) as tables:
            table_id = await start_game(tables, people=1, bots=1)
            if await next_command(tables, table_id, [ADA], Random(1)) is not None:
                await act_once(tables, table_id, [ADA])
            assert await tables.run_due() > 0

    monkeypatch.setattr(BotTurn, "choose", recorded)
    monkeypatch.setattr(timers, "LIGHT", () if slow else LIGHT)
    run(test())
    assert threads == {not slow}


# Closing


def test_background_tasks_have_ended_before_the_fanout_is_closed(file: str) -> None:
    async def test() -> None:
        fanout, before = JoinedFanout(), asyncio.all_tasks()
        async with serving(file, fanout, Times()):
            await asyncio.sleep(0)
            assert asyncio.all_tasks() > before  # the sweep
        assert fanout.tasks == before

    run(test())


def test_a_closed_service_runs_no_timers(file: str, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        times = Times(bot_pause=300, takeover_delay=24 * HOUR * 1000)
        async with serving(file, None, times) as tables:
            table_id = await start_game(tables, people=1, bots=3)
            if await next_command(tables, table_id, [ADA], Random(1)) is not None:
                await act_once(tables, table_id, [ADA])
        await asyncio.sleep(0.6)

    run(test())
    assert caplog.records == []


def test_a_command_of_a_closing_service_is_committed(file: str, manual: Times) -> None:
    async def test() -> None:
        async with serving(file, None, manual) as tables:
            table_id = await start_game(tables)
            resigning = asyncio.create_task(tables.do(table_id, BOB, Resign()))
            while not tables.store._queue.qsize():
                await asyncio.sleep(0)
        assert await resigning == 5
        async with serving(file, None, manual) as tables:
            assert (await tables.finished(table_id, ADA.id)).status == "finished"

    run(test())
