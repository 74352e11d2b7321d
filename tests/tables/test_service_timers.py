"""Tests of the timers and the sweep of one service, and of commands that meet an entry of another server."""

import asyncio
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from rowlock.tables import service
from rowlock.tables.events import Entry
from rowlock.tables.messages import Decide, Settings, Sit
from rowlock.tables.service import Tables, Times

from .helpers import ADA, BOB, CLEO, NOON, ManualClock, next_command, run, serving, start_game, wait_until, watching

NEVER = 10**12
SOON = 20.0
"""Seconds that a busy machine may need for what takes milliseconds."""


@pytest.fixture
def swept_rarely(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave everything to the timers."""
    monkeypatch.setattr(service, "SWEEP_INTERVAL", 1000.0)


async def acts(tables: Tables, table_id: str) -> bool:
    """Run a command of Ada; return False if it is not her turn."""
    found = await next_command(tables, table_id, [ADA], Random(1))
    if found is not None:
        await tables.do(table_id, *found)
    return found is not None


def count(tables: Tables, name: str, patch: pytest.MonkeyPatch) -> list[Any]:
    """Return the list that gets the first argument of each later call of a method of the store."""
    calls: list[Any] = []
    method: Callable[..., Any] = getattr(tables.store, name)

    async def counted(*arguments: Any) -> Any:
        calls.append(arguments[0])
        return await method(*arguments)

    patch.setattr(tables.store, name, counted)
    return calls


async def last_seq(tables: Tables, table_id: str) -> int:
    return (await tables.store.heads(0))[table_id]


@pytest.mark.usefixtures("swept_rarely")
def test_a_timer_that_was_replaced_does_not_fire(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It would find nothing due and read the log in vain."""

    async def test() -> None:
        async with serving(file, None, Times(bot_pause=200)) as tables, asyncio.timeout(SOON):
            table_id = await start_game(tables, people=1, bots=1)
            async with watching(tables, table_id, ADA.id) as watcher:
                view = await watcher.until(lambda view: view.game is not None and bool(view.game.roll or view.seq > 4))
                if view.game is not None and view.game.roll:
                    await acts(tables, table_id)
                view = await watcher.until(lambda view: view.game is not None and bool(view.game.options))
                assert view.game is not None
                reads = count(tables, "tail", monkeypatch)
                # the bot has a timer for the same step, which is set again
                seq = await tables.do(table_id, ADA, Decide(view.game.step, view.game.options[0]))
                await watcher.until(
                    lambda view: view.seq > seq and view.game is not None and bool(view.game.roll or view.game.options)
                )
                await asyncio.sleep(0.3)
                assert reads == []

    run(test())


@pytest.mark.usefixtures("swept_rarely")
def test_a_timer_that_fires_early_is_set_again(file: str) -> None:
    """Timers use another clock than the log."""

    async def test() -> None:
        clock = ManualClock()
        async with serving(file, None, Times(now=clock, bot_pause=50)) as tables, asyncio.timeout(SOON):
            table_id = await start_game(tables, people=1, bots=1)
            await acts(tables, table_id)
            before = await last_seq(tables, table_id)
            await asyncio.sleep(0.15)
            assert await last_seq(tables, table_id) == before
            clock.wait(0.05)

            async def acted() -> bool:
                return await last_seq(tables, table_id) > before

            await wait_until(acted)

    run(test())


def test_the_sweep_runs_at_its_interval_and_leaves_actions_to_the_timers_for_a_while(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with serving(file, None, Times(now=ManualClock(), takeover_delay=1500)) as tables:
            asked = count(tables, "overdue", monkeypatch)
            await asyncio.sleep(0.7)
            assert asked in ([NOON - 1500], [NOON - 1500] * 2)

    monkeypatch.setattr(service, "SWEEP_INTERVAL", 0.3)
    run(test())


def test_the_sweep_reads_nothing_of_a_current_table_and_keeps_no_task(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        times = Times(now=ManualClock(), run_timers=False)
        async with serving(file, None, times) as one, serving(file, None, times) as two:
            table_id = await start_game(one)
            await two.look(table_id, None)
            reads = count(two, "tail", monkeypatch)
            await two._sync_and_evict()
            await asyncio.sleep(0)
            assert (reads, two._tasks) == ([], set())
            assert await acts(one, table_id) or await one.do(table_id, BOB, (await command_of(one, table_id)))
            await two._sync_and_evict()
            await wait_until(lambda: bool(reads) and not two._tasks)
            assert reads == [table_id]

    run(test())


async def command_of(tables: Tables, table_id: str) -> Any:
    found = await next_command(tables, table_id, [BOB], Random(1))
    assert found is not None
    return found[1]


# Commands that meet an entry of another server


def interrupted(tables: Tables, other: Callable[[], Any], patch: pytest.MonkeyPatch) -> None:
    """Let another server append just before the next append of this one."""
    append, done = tables.store.append, list[Entry]()

    async def late(entry: Entry, *rest: Any) -> bool:
        if not done:
            done.append(entry)
            await other()
        return await append(entry, *rest)

    patch.setattr(tables.store, "append", late)


def test_a_command_whose_seq_was_taken_is_validated_again(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        times = Times(now=ManualClock(), run_timers=False)
        async with serving(file, None, times) as one, serving(file, None, times) as two:
            table_id = await one.create(Settings("classic", 3), ADA)
            await two.do(table_id, ADA, Sit())
            interrupted(two, lambda: one.do(table_id, BOB, Sit()), monkeypatch)
            assert await two.do(table_id, CLEO, Sit()) == 4
            names = [seat.name for seat in (await two.look(table_id, None)).table.seats]
            assert names == ["Ada", "Bob", "Cleo"]

    run(test())


def test_a_hint_requested_while_another_server_appends_is_logged(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        times = Times(now=ManualClock(), run_timers=False)
        async with serving(file, None, times) as one, serving(file, None, times) as two, asyncio.timeout(SOON):
            table_id = await start_game(one, people=3)
            found = await next_command(one, table_id, [ADA, BOB, CLEO], Random(1))
            assert found is not None
            await one.do(table_id, *found)  # rolls: all three decide now
            game = (await two.look(table_id, BOB.id)).table.game
            assert game is not None
            interrupted(two, lambda: one.do(table_id, BOB, Decide(game.step, game.options[0])), monkeypatch)
            await two.request_hint(table_id, ADA, game.step)
            events = [type(entry.event).__name__ for entry in await one.store.tail(table_id)]
            assert events[-3:] == ["Rolled", "Decided", "Hinted"]

    run(test())
