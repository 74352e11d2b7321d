"""Tests of database connections: their number, lost ones, commits that hang, errors nobody waits for."""

import asyncio
import gc
from pathlib import Path

import pytest
import sqlalchemy

from rowlock.tables.errors import TableError
from rowlock.tables.messages import Settings
from rowlock.tables.storage import store as module
from rowlock.tables.storage.database import database_url
from rowlock.tables.storage.store import Store

from .helpers import ADA, NOON, ScriptedTable, run


@pytest.mark.usefixtures("migrated_postgres")
def test_a_lost_connection_is_replaced(postgres_database: str) -> None:
    """As after a restart of the database."""

    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        url = database_url(postgres_database)
        store, other = Store(url, connections=2), sqlalchemy.create_engine(url)  # a writer and a reader

        def lose_connections() -> int:
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            others = "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            with other.begin() as connection:
                return len(connection.execute(sqlalchemy.text(f"{ended} {others}")).fetchall())

        try:
            await asyncio.gather(store.tail("scripted"), store.add_player("a", "Ada", "code", NOON))
            assert lose_connections() > 0
            assert await store.append(made.entries[0], made.table)
            lose_connections()
            assert await store.tail("scripted") == made.entries
        finally:
            await store.close()
            other.dispose()

    run(test())


@pytest.mark.usefixtures("migrated_postgres")
def test_a_commit_does_not_wait_long_for_a_server_that_hangs(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "_TIMEOUTS", module._TIMEOUTS.replace("'5s'", "'200ms'"))

    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        url = database_url(postgres_database)
        store, other = Store(url), sqlalchemy.create_engine(url)
        try:
            with other.begin() as hanging:
                hanging.execute(sqlalchemy.text("LOCK TABLE event IN EXCLUSIVE MODE"))
                with pytest.raises(TableError) as raised:
                    await asyncio.wait_for(store.append(made.entries[0], made.table), 20)
                assert raised.value.code == "unavailable"
            assert await store.append(made.entries[0], made.table)
        finally:
            await store.close()
            other.dispose()

    run(test())


def test_every_thread_of_a_store_has_a_connection(file: str) -> None:
    """One writes and the others read, so that none waits for the pool."""
    for connections in (2, 5):
        store = Store(database_url(file), connections)
        assert (store._writer._max_workers, store._readers._max_workers) == (1, connections - 1)
        run(store.close())


def test_an_error_of_an_append_nobody_waits_for_is_logged_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"), ADA)
        store = Store(database_url(str(tmp_path / "not" / "there.db")))
        left = asyncio.create_task(store.append(made.entries[0], made.table))
        while not store._queue.qsize():
            await asyncio.sleep(0)
        left.cancel()
        await asyncio.gather(left, return_exceptions=True)
        await store.close()

    run(test())
    gc.collect()
    assert [record.name for record in caplog.records] == [module.__name__]
