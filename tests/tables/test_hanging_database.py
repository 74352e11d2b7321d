"""Tests of a database that hangs: it accepts connections and bytes, and answers nothing."""

import asyncio
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

import pytest

from rowlock.tables.correspondence import Turn
from rowlock.tables.errors import TableError
from rowlock.tables.messages import Settings
from rowlock.tables.storage import deadlines
from rowlock.tables.storage import store as module
from rowlock.tables.storage.database import database_url, engine_for
from rowlock.tables.storage.deadlines import Calls, DaemonThreads, Overdue
from rowlock.tables.storage.store import Store
from rowlock.tables.storage.subscriptions import Subscription, add_subscription, claim, drop_subscription

from ..services import Postgres
from ..services.relay import SwallowingRelay
from ..subprocess_env import clean_environment
from .helpers import ADA, NOON, ScriptedTable, run, wait_until

STUCK = """
import threading
from rowlock.tables.storage.deadlines import DaemonThreads
DaemonThreads(1, "stuck").submit(threading.Event().wait)
"""


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "READ_TIMEOUT", 2.0)
    monkeypatch.setattr(module, "COMMIT_TIMEOUT", 3.0)


@asynccontextmanager
async def behind_relay(postgres: Postgres, database: str) -> AsyncIterator[tuple[Store, SwallowingRelay]]:
    async with SwallowingRelay(postgres.port) as relay:
        store = Store(database_url(database).set(port=relay.port), connections=3)
        try:
            yield store, relay
        finally:
            await store.close()


async def unavailable(*works: "asyncio.Future[Any]") -> None:
    """Check that every call fails as ``unavailable``."""
    for error in await asyncio.gather(*works, return_exceptions=True):
        assert isinstance(error, TableError), error
        assert error.code == "unavailable"


@pytest.mark.usefixtures("migrated_postgres", "impatient")
def test_calls_fail_in_time_and_succeed_when_the_database_answers_again(
    postgres: Postgres, postgres_database: str
) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"), ADA)
        entry, table = made.entries[0], made.table
        async with behind_relay(postgres, postgres_database) as (store, relay):

            async def appended() -> bool:
                try:
                    return await store.append(entry, table)
                except TableError:
                    return False

            async def stored() -> bool:
                with suppress(TableError):
                    return await store.tail(entry.table) == [entry]
                return False

            await asyncio.gather(store.tail("t"), store.tail("t"), store.add_player("a", "Ada", "code", NOON))
            relay.swallowing = True
            # more than there are threads, so that some wait for one
            reads = [asyncio.ensure_future(store.tail("t")) for _ in range(10)]
            await unavailable(*reads, asyncio.ensure_future(store.append(entry, table)))
            before = store.interruptions
            assert before > 0
            # while it hangs, one call at a time is tried
            more: list[asyncio.Future[Any]] = [asyncio.ensure_future(store.tail("t")) for _ in range(100)]
            more += [asyncio.ensure_future(store.append(entry, table)) for _ in range(10)]
            await asyncio.sleep(0)
            assert len(store._calls._calls) <= 1
            await unavailable(*more)
            relay.swallowing = False
            await wait_until(appended)
            await wait_until(stored)

    run(test())


@pytest.mark.usefixtures("migrated_postgres", "impatient")
def test_a_store_closes_while_its_database_hangs(postgres: Postgres, postgres_database: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"), ADA)
        async with behind_relay(postgres, postgres_database) as (store, relay):
            await store.tail("t")
            relay.swallowing = True
            left: list[asyncio.Future[Any]] = [asyncio.ensure_future(store.tail("t")) for _ in range(5)]
            left += [asyncio.ensure_future(store.append(made.entries[0], made.table))]
            await asyncio.sleep(0.1)
        await unavailable(*left)

    run(test())


TURN = Turn("t", ADA.id, 1, NOON, "classic", "", None)
WRITES: dict[str, Callable[[Store], Coroutine[Any, Any, Any]]] = {
    "claim": lambda store: claim(store, TURN),
    "add_subscription": lambda store: add_subscription(store, Subscription("s", ADA.id, 0, "", "", "", NOON), 1),
    "drop_subscription": lambda store: drop_subscription(store, "s"),
    "recover": lambda store: store.recover("code", "fresh", NOON),
    "sign_out_everywhere": lambda store: store.sign_out_everywhere(ADA.id),
    "add_token": lambda store: store.add_token(ADA.id, 0, "token", "digest", "bot", NOON),
}


@pytest.mark.usefixtures("migrated_postgres")
@pytest.mark.parametrize("name", WRITES)
def test_a_write_that_waits_for_another_server_is_given_up_alone(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """If it were cut off by its deadline, the database would count as hanging, and all other calls fail."""
    monkeypatch.setattr(module, "_TIMEOUTS", module._TIMEOUTS.replace("5s", "100ms"))

    async def test() -> None:
        store, other = (
            Store(database_url(postgres_database), connections=3),
            engine_for(database_url(postgres_database)),
        )
        await store.add_player(ADA.id, ADA.name, "code", NOON)
        with other.begin() as connection:
            connection.exec_driver_sql("LOCK TABLE player, token, push_subscription, push_turn IN EXCLUSIVE MODE")
            await unavailable(asyncio.ensure_future(WRITES[name](store)))
        assert store.interruptions == 0
        await WRITES[name](store)
        await store.close()
        other.dispose()

    run(test())


def test_a_statement_that_takes_too_long_is_interrupted(file: str) -> None:
    """On SQLite too; afterwards the connection is usable."""
    endless = "WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT count(*) FROM n"

    async def test() -> None:
        store = Store(database_url(file), connections=2)

        def count() -> None:
            with store._engine.connect() as connection:
                connection.exec_driver_sql(endless)

        with pytest.raises(Overdue):
            await store._calls.run(store._readers, 0.2, count)
        await asyncio.sleep(deadlines.RETRY_DELAY)
        assert await store.tail("t") == []
        await store.close()

    run(test())


def test_a_call_that_waited_for_a_thread_has_its_whole_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """A long queue before a database that answers is not taken for one that hangs; it has a bound."""

    async def test() -> None:
        calls, threads, release = Calls(), DaemonThreads(1, "test"), asyncio.Event()
        loop = asyncio.get_running_loop()

        def work() -> int:
            asyncio.run_coroutine_threadsafe(release.wait(), loop).result()
            return 1

        both = [asyncio.ensure_future(calls.run(threads, seconds, work)) for seconds in (60, 0.2)]
        monkeypatch.setattr(deadlines, "MAX_WAITING", 2)
        await asyncio.sleep(0)
        with pytest.raises(Overdue):
            await calls.run(threads, 60, work)
        with pytest.raises(Overdue):
            await both[1]  # it has never begun
        assert calls.interruptions == 0
        release.set()
        assert await both[0] == 1
        assert await calls.run(threads, 60, work) == 1
        threads.shutdown()

    run(test())


def test_a_stuck_thread_does_not_keep_the_process_alive() -> None:
    command = [sys.executable, "-c", STUCK]
    assert subprocess.run(command, env=clean_environment(), timeout=60, check=False).returncode == 0
