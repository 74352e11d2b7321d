"""Tests of the sweep: broken tables do not stop the others, slow bots are bounded, a wrong clock freezes nothing."""

import asyncio
import logging
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from random import Random
from typing import Any

import pytest

from rowlock.bots import BOTS
from rowlock.tables import quarantine, service, timers
from rowlock.tables.errors import TableError
from rowlock.tables.events import Decided, Entry
from rowlock.tables.messages import SeatBot, Settings, Sit, Start
from rowlock.tables.quarantine import Quarantine
from rowlock.tables.service import Tables, Times
from rowlock.tables.timers import BotTurn

from .helpers import ADA, BOB, CLEO, NOON, ManualClock, next_command, run, serving, start_game, wait_until

HOUR = 3600
BROKEN = 205
"""More than a page of the sweep."""


@pytest.fixture
def swept_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "SWEEP_INTERVAL", 0.02)


def add_broken(file: str, count: int, wake: int = NOON - HOUR) -> list[str]:
    """Add overdue tables whose logs have lost their first entry."""
    ids = [f"{number:020x}" for number in range(count)]
    body = '{"e":"closed"}'
    with closing(sqlite3.connect(file)) as log, log:
        log.executemany(
            "INSERT INTO event (table_id, seq, at, body) VALUES (?, 2, ?, ?)", [(each, NOON, body) for each in ids]
        )
        log.executemany(
            "INSERT INTO game_table (id, head, status, listed, created, updated, wake, summary)"
            " VALUES (?, 2, 'playing', 0, ?, ?, ?, '{}')",
            [(each, NOON, NOON, wake) for each in ids],
        )
    return ids


async def bots_turn(tables: Tables, **settings: Any) -> str:
    """Begin a game of Ada and a bot whose turn it is now."""
    table_id = await start_game(tables, people=1, bots=1, **settings)
    while (found := await next_command(tables, table_id, [ADA], Random(1))) is not None:
        await tables.do(table_id, *found)
    return table_id


async def seq_of(tables: Tables, table_id: str) -> int:
    return len(await tables.store.tail(table_id))


# Broken tables


@pytest.mark.usefixtures("swept_often")
def test_tables_that_cannot_be_read_do_not_starve_the_others(file: str, caplog: pytest.LogCaptureFixture) -> None:
    add_broken(file, BROKEN)

    async def test() -> None:
        clock = ManualClock()
        async with serving(file, None, Times(clock, bot_pause=0, run_timers=False)) as tables:
            table_id = await bots_turn(tables)
            before = await seq_of(tables, table_id)
        clock.wait(10)
        async with serving(file, None, Times(clock, bot_pause=0)) as tables:

            async def acted() -> bool:
                return await seq_of(tables, table_id) > before

            await wait_until(acted)
            await wait_until(lambda: tables.quarantined == BROKEN)
            sweeps = asyncio.get_running_loop().time() + 0.3
            await wait_until(lambda: asyncio.get_running_loop().time() > sweeps)
            assert tables.quarantined == BROKEN

    with caplog.at_level(logging.WARNING):
        run(test())
    lines = [each for each in caplog.messages if each.startswith("table ")]
    assert len(lines) == BROKEN
    assert all("set aside, its automatic actions fail: broken_log: " in each for each in lines)


@pytest.mark.usefixtures("swept_often")
def test_a_table_that_works_again_comes_out_of_quarantine(
    file: str, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(quarantine, "FIRST_DELAY", 0.05)

    class Stumbling:
        broken = True

        def __init__(self, seed: str) -> None:
            self.bot = greedy(seed)

        def choose(self, *arguments: Any) -> Any:
            if Stumbling.broken:
                raise ZeroDivisionError("a bot\nthat fails")
            return self.bot.choose(*arguments)

    greedy = BOTS["greedy"]
    monkeypatch.setitem(BOTS, "greedy", Stumbling)

    async def test() -> None:
        clock = ManualClock()
        async with serving(file, None, Times(clock, bot_pause=0, takeover_delay=0)) as tables:
            table_id = await start_game(tables, people=1, bots=1)
            while (found := await next_command(tables, table_id, [ADA], Random(1))) is not None:
                await tables.do(table_id, *found)
            await wait_until(lambda: tables.quarantined == 1)
            other = await start_game(tables, people=1, bots=1)  # a broken bot elsewhere stops nobody
            assert await seq_of(tables, other) >= 4
            before = await seq_of(tables, table_id)
            Stumbling.broken = False

            async def acted() -> bool:
                return await seq_of(tables, table_id) > before

            await wait_until(acted)
            await wait_until(lambda: tables.quarantined == 0)

    with caplog.at_level(logging.WARNING):
        run(test())
    lines = [each for each in caplog.messages if "set aside" in each]
    assert any("ZeroDivisionError: a bot that fails (test_sweep.py:" in each for each in lines)
    assert any("no longer set aside" in each for each in lines)
    assert all("\n" not in each for each in lines)


def test_waits_in_quarantine_double_up_to_five_minutes(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = [0.0]
    monkeypatch.setattr(quarantine, "_now", lambda: clock[0])
    held, waits = Quarantine(), []
    for _ in range(11):
        held.add("t", TableError("no_such_table", table="t"))
        began = clock[0]
        while held.holds("t"):
            clock[0] += 1
        waits.append(clock[0] - began)
    assert waits == [1, 2, 4, 8, 16, 32, 64, 128, 256, 300, 300]
    clock[0] += 299
    held.forget_unneeded()
    assert len(held) == 1
    clock[0] += 2
    held.forget_unneeded()
    assert len(held) == 0


@pytest.mark.usefixtures("swept_often")
def test_an_unexpected_error_does_not_end_the_sweep(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(file, None, Times(ManualClock(), bot_pause=0)) as tables:
            asked = []

            async def failing(*_: Any) -> Any:
                asked.append(1)
                raise RuntimeError

            monkeypatch.setattr(tables.store, "overdue", failing)
            await wait_until(lambda: len(asked) >= 3)

    run(test())


def test_a_bot_that_was_removed_is_played_by_the_stand_in(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(stand_in: str) -> None:
        async with serving(file) as tables:
            with monkeypatch.context() as patch:
                patch.setitem(BOTS, "oracle", BOTS["greedy"])
                table_id = await tables.create(Settings("classic", 2, stand_in=stand_in), ADA)
                await tables.do(table_id, ADA, Sit())
                await tables.do(table_id, ADA, SeatBot(1, "oracle"))
                await tables.do(table_id, ADA, Start())
            for _ in range(4):
                await tables.run_due()
                found = await next_command(tables, table_id, [ADA], Random(1))
                assert found is not None
                await tables.do(table_id, *found)
            assert tables.quarantined == 0

    run(test("random"))
    with monkeypatch.context() as patch:
        patch.setitem(BOTS, "sage", BOTS["greedy"])
        run(test("sage"))


# Slow bots


class SlowBots:
    """Makes all bots slow: they think until released. Counts the threads they use."""

    def __init__(self, patch: pytest.MonkeyPatch) -> None:
        self.released = threading.Event()
        self.threads: set[str] = set()
        self.thoughts = 0
        patch.setattr(timers, "LIGHT", ())
        patch.setattr(BotTurn, "choose", lambda turn, choose=BotTurn.choose: self.think(partial(choose, turn)))

    def think(self, choose: Callable[[], str]) -> str:
        self.threads.add(threading.current_thread().name)
        self.thoughts += 1
        assert self.released.wait(30)
        return choose()


@pytest.fixture
def slow_bots(monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowBots]:
    bots = SlowBots(monkeypatch)
    yield bots
    bots.released.set()


@pytest.mark.usefixtures("swept_often")
def test_many_slow_bots_wait_once_a_table_and_leave_other_threads_alone(file: str, slow_bots: SlowBots) -> None:
    count = 60

    async def test() -> None:
        async with serving(file, None, Times(ManualClock(), bot_pause=0, takeover_delay=0)) as tables:
            table_ids = [await bots_turn(tables) for _ in range(count)]
            asked: list[int] = []
            overdue: Callable[..., Any] = tables.store.overdue

            async def counted(*arguments: Any) -> Any:
                asked.append(len(tables._tasks))
                return await overdue(*arguments)

            tables.store.overdue = counted  # type: ignore[method-assign, assignment]
            await wait_until(lambda: len(asked) > 20)
            assert max(asked) <= count + 1  # a tick each, and the sweep
            assert (slow_bots.thoughts, len(slow_bots.threads)) == (service.MAX_THINKING, service.MAX_THINKING)
            # static pages, QR codes and verifications use the default threads
            assert await asyncio.gather(*(asyncio.to_thread(int, "1") for _ in range(100))) == [1] * 100
            slow_bots.released.set()

            async def all_acted() -> bool:
                return all([await seq_of(tables, table_id) > 4 for table_id in table_ids])

            await wait_until(all_acted)
            assert len(slow_bots.threads) == service.MAX_THINKING
            assert all(name.startswith("rowlock bots") for name in slow_bots.threads)

    run(test())


def test_players_do_not_wait_for_a_bot_that_thinks_and_its_decision_counts(file: str, slow_bots: SlowBots) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            table_id = await tables.create(Settings("classic", 3), ADA)
            await tables.do(table_id, ADA, Sit())
            await tables.do(table_id, BOB, Sit())
            await tables.do(table_id, ADA, SeatBot(2, "greedy"))
            await tables.do(table_id, ADA, Start())
            slow_bots.released.set()
            while True:  # until all three have to decide
                await tables.run_due()
                found = await next_command(tables, table_id, [ADA, BOB], Random(1))
                assert found is not None
                await tables.do(table_id, *found)
                game = (await tables.look(table_id, None)).table.game
                assert game is not None
                if set(game.to_act) == {0, 1, 2}:
                    break
            slow_bots.released.clear()
            thoughts = slow_bots.thoughts
            thinking = asyncio.create_task(tables._tick_safely(table_id))
            await wait_until(lambda: slow_bots.thoughts > thoughts)
            found = await next_command(tables, table_id, [ADA], Random(1))
            assert found is not None
            seq = await tables.do(table_id, *found)
            slow_bots.released.set()
            assert await thinking
            last = (await tables.store.tail(table_id))[-1]
            assert isinstance(last.event, Decided)
            assert (last.seq, last.event.seat, last.event.by) == (seq + 1, 2, "bot")
            assert slow_bots.thoughts == thoughts + 1  # not thought again

    run(test())


# Wrong clocks


@pytest.mark.parametrize("restarted", [False, True])
@pytest.mark.parametrize("jump", [6 * HOUR, 24 * HOUR])
def test_a_clock_that_was_ahead_for_one_entry_freezes_no_table(file: str, jump: int, restarted: bool) -> None:
    """Bots go on after their pause, and people have their usual time."""

    async def test() -> None:
        clock = ManualClock()
        times = Times(clock, bot_pause=700, run_timers=False)
        async with serving(file, None, times) as tables, serving(file, None, times) as fresh:
            bots = await start_game(tables, people=1, bots=1)
            people = await start_game(tables, people=2, clock={"per_decision": 10})
            clock.wait(jump)
            for table_id in (bots, people):
                found = await next_command(tables, table_id, [ADA, BOB], Random(1))
                while found is not None:
                    await tables.do(table_id, *found)
                    found = None if table_id == people else await next_command(tables, table_id, [ADA], Random(1))
            clock.wait(-jump)
            now = fresh if restarted else tables
            before = {table_id: await seq_of(now, table_id) for table_id in (bots, people)}
            await now.run_due()
            assert before == {table_id: await seq_of(now, table_id) for table_id in (bots, people)}
            clock.wait(1)
            await now.run_due()
            assert await seq_of(now, bots) > before[bots]
            assert await seq_of(now, people) == before[people]
            clock.wait(9)
            await now.run_due()
            entries = await now.store.tail(people)
            assert len(entries) > before[people]
            assert entries[-1].at == clock()
            assert [each.by for each in (await now.history(people, None, before[people], 99))[0]] == ["clock"] * (
                len(entries) - before[people]
            )

    run(test())


def test_two_servers_whose_clocks_differ_by_hours_go_on_together(file: str) -> None:
    async def test() -> None:
        right, wrong = ManualClock(), ManualClock(NOON + 6 * HOUR * 1000)
        async with (
            serving(file, None, Times(right, bot_pause=0, run_timers=False)) as one,
            serving(file, None, Times(wrong, bot_pause=0, run_timers=False)) as two,
        ):
            table_id = await start_game(two, people=2, bots=1)
            rng, entries = Random(1), list[Entry]()
            for number in range(40):
                await one.run_due()
                tables = rng.choice((one, two))
                found = await next_command(tables, table_id, [ADA, BOB, CLEO], rng)
                assert found is not None, "the right server waits for a time of the wrong one"
                await tables.do(table_id, *found, f"{number}")
            entries = await one.store.tail(table_id)
            assert {entry.at for entry in entries} == {right(), wrong()}

    run(test())


def test_a_delayed_spectator_does_not_wait_for_a_time_in_the_future(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, None, Times(clock, run_timers=False)) as tables:
            table_id = await start_game(tables, delay=60)
            clock.wait(6 * HOUR)
            await tables.do(table_id, *(await next_command(tables, table_id, [ADA, BOB], Random(1)) or ()))
            clock.wait(-6 * HOUR + 1)
            await tables.do(table_id, *(await next_command(tables, table_id, [ADA, BOB], Random(1)) or ()))
            last = await seq_of(tables, table_id)
            assert (await tables.look(table_id, None)).seq < last
            clock.wait(60)
            assert (await tables.look(table_id, None)).seq == last

    run(test())


def test_a_table_used_in_the_future_is_evicted(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, None, Times(clock, run_timers=False)) as tables:
            table_id = await start_game(tables)
            clock.wait(6 * HOUR)
            await tables.look(table_id, None)
            clock.wait(-6 * HOUR)
            await tables._sync_and_evict()
            assert tables.live == 0

    run(test())


def test_entries_of_a_server_whose_clock_is_behind_are_read_without_a_fanout(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(service, "FULL_SYNC", 2)

    async def test() -> None:
        times = [Times(ManualClock(NOON - late * 1000), run_timers=False) for late in (0, 6 * HOUR)]
        async with serving(file, None, times[0]) as right, serving(file, None, times[1]) as behind:
            table_id = await start_game(behind)
            await right.look(table_id, None)
            seq = await behind.do(table_id, *(await next_command(behind, table_id, [ADA, BOB], Random(1)) or ()))
            for _ in range(2):
                await right._sync_and_evict()
            await wait_until(lambda: right._live[table_id].table.seq == seq)

    run(test())
