"""Tests of a log that has lost its last entries, as after a failover to a database that lagged behind."""

import asyncio
from random import Random
from typing import Any

import pytest
import sqlalchemy

from rowlock.tables.errors import TableError
from rowlock.tables.events import Entry
from rowlock.tables.fanout import Fanout
from rowlock.tables.messages import Settings, Sit, Update
from rowlock.tables.service import Tables, Times
from rowlock.tables.storage.database import database_url

from .helpers import ADA, BOB, CLEO, DAN, PEOPLE, fold, next_command, run, serving, start_game


def lose(database: str, table_id: str, after: int) -> None:
    """Delete the entries of a table after a seq, as if the database had never had them."""
    engine = sqlalchemy.create_engine(database_url(database))
    with engine.begin() as connection:
        for statement in (
            "DELETE FROM event WHERE table_id = :id AND seq > :after",
            "UPDATE game_table SET head = :after WHERE id = :id AND :after > 0",
            "DELETE FROM game_table WHERE id = :id AND :after = 0",
        ):
            connection.execute(sqlalchemy.text(statement), {"id": table_id, "after": after})
    engine.dispose()


async def table_of_three(tables: Tables) -> str:
    """A table where Ada and Bob have sat down, as entries 2 and 3."""
    table_id = await tables.create(Settings("classic", 5), ADA)
    for player in (ADA, BOB):
        await tables.do(table_id, player, Sit(), "sit")
    return table_id


async def check(tables: Tables, table_id: str, names: list[str]) -> None:
    """Check that the log has no hole, that it is what memory has, and who sits at the table."""
    entries = await tables.store.tail(table_id)
    assert [entry.seq for entry in entries] == list(range(1, len(entries) + 1))
    assert tables._live[table_id].table == fold(entries)
    seats = (await tables.look(table_id, None)).table.seats
    assert [seat.name for seat in seats if seat.name is not None] == names


def test_a_command_is_not_appended_after_a_hole(database: str) -> None:
    async def test() -> None:
        async with serving(database) as tables:
            table_id = await table_of_three(tables)
            lose(database, table_id, 2)
            assert await tables.do(table_id, CLEO, Sit(), "sit") == 3
            await check(tables, table_id, ["Ada", "Cleo"])
        async with serving(database) as tables:
            assert await tables.do(table_id, DAN, Sit(), "sit") == 4
            await check(tables, table_id, ["Ada", "Cleo", "Dan"])

    run(test())


def test_a_lost_request_is_executed_again(database: str) -> None:
    async def test() -> None:
        async with serving(database) as tables:
            table_id = await table_of_three(tables)
            lose(database, table_id, 2)
            await tables.look(table_id, None)
            assert await tables.do(table_id, BOB, Sit(), "sit") == 3
            assert await tables.do(table_id, ADA, Sit(), "sit") == 2
            await check(tables, table_id, ["Ada", "Bob"])

    run(test())


class Viewer:
    """A subscriber who reads one update at a time."""

    def __init__(self, tables: Tables, table_id: str, after: int | None = None) -> None:
        self._updates = tables.watch(table_id, None, after)

    async def next(self) -> Update:
        update = await anext(self._updates)
        assert isinstance(update, Update)
        return update

    async def close(self) -> None:
        await self._updates.aclose()


@pytest.mark.parametrize("after", [1, 2])
def test_an_entry_in_the_place_of_another_is_noticed(file: str, after: int) -> None:
    """Another server has continued what was left; subscribers are sent the table, even if its seq is the same."""

    async def test() -> None:
        async with serving(file) as here:
            table_id = await table_of_three(here)
            viewer = Viewer(here, table_id)
            assert (await viewer.next()).seq == 3
            lose(file, table_id, after)
            async with serving(file) as there:
                for player in (CLEO, DAN)[after - 1 :]:
                    await there.do(table_id, player, Sit(), "sit")
            names = ["Ada", "Dan"] if after == 2 else ["Cleo", "Dan"]
            await here.look(table_id, None)
            update = await viewer.next()
            assert (update.seq, update.resync, update.happenings) == (3, True, ())
            assert [seat.name for seat in update.table.seats if seat.name] == names
            await check(here, table_id, names)
            assert await here.do(table_id, BOB, Sit(), "sit") == 4
            assert ((await viewer.next()).seq, update.table.seats[2].name) == (4, None)
            await viewer.close()

    run(test())


def test_a_viewer_who_comes_back_to_another_entry_is_sent_the_table(file: str) -> None:
    """The seq that the viewer names exists, but as another entry."""

    async def test() -> None:
        async with serving(file) as here:
            table_id = await table_of_three(here)
            lose(file, table_id, 2)
            await here.do(table_id, CLEO, Sit(), "sit")
            viewer = Viewer(here, table_id, after=3)
            async with asyncio.timeout(5):
                update = await viewer.next()
            assert (update.seq, update.happenings) == (3, ())
            assert [seat.name for seat in update.table.seats if seat.name] == ["Ada", "Cleo"]
            await viewer.close()

    run(test())


@pytest.mark.parametrize("old", [False, True])
def test_the_sweep_notices_lost_entries(file: str, old: bool) -> None:
    """For tables without recent entries, when connections to the database were lost."""

    async def test() -> None:
        async with serving(file) as tables:
            table_id = await table_of_three(tables)
            viewer = Viewer(tables, table_id)
            assert (await viewer.next()).seq == 3
            lose(file, table_id, 2)
            if old:
                tables.times.now.wait(3600)  # type: ignore[attr-defined]
                await tables._sync_and_evict()
                tables.store._calls.interruptions += 1
            await tables._sync_and_evict()
            update = await viewer.next()
            assert (update.seq, update.resync) == (2, True)
            await viewer.close()

    run(test())


def test_a_table_that_could_not_be_read_again_is_read_by_the_sweep(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its log may have the seq that memory has, but as another entry."""

    async def test() -> None:
        async with serving(file) as here:
            table_id = await table_of_three(here)
            viewer = Viewer(here, table_id)
            assert (await viewer.next()).seq == 3
            lose(file, table_id, 2)
            async with serving(file) as there:
                await there.do(table_id, CLEO, Sit(), "sit")
                [*_, entry] = await there.store.tail(table_id)

            async def fail(*_: object) -> list[Entry]:
                raise TableError("unavailable")

            with monkeypatch.context() as patch:
                patch.setattr(here.store, "tail", fail)
                here._on_entry(entry)
                await asyncio.gather(*here._tasks)
            await here._sync_and_evict()
            async with asyncio.timeout(5):
                update = await viewer.next()
            assert (update.seq, update.resync) == (3, True)
            assert [seat.name for seat in update.table.seats if seat.name] == ["Ada", "Cleo"]
            await viewer.close()

    run(test())


def test_a_published_entry_of_another_history_is_not_applied(file: str) -> None:
    async def test() -> None:
        published: list[Entry] = []

        class Recorder(Fanout):
            def publish(self, entry: Entry) -> None:
                published.append(entry)

        async with serving(file) as here:
            table_id = await table_of_three(here)
            lose(file, table_id, 2)
            async with serving(file, Recorder()) as there:
                for player in (CLEO, DAN):
                    await there.do(table_id, player, Sit(), "sit")
            for entry in published:
                here._on_entry(entry)
                while here._tasks:
                    await asyncio.gather(*here._tasks)
            assert here._live[table_id].table == fold(await here.store.tail(table_id))
            await check(here, table_id, ["Ada", "Cleo", "Dan"])

    run(test())


def test_a_table_that_is_lost_altogether_is_gone(file: str) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            table_id = await table_of_three(tables)
            viewer = Viewer(tables, table_id)
            await viewer.next()
            lose(file, table_id, 0)
            waiting = asyncio.create_task(viewer.next())
            await asyncio.sleep(0)
            for work in (tables.do(table_id, CLEO, Sit()), waiting, tables.look(table_id, None)):
                with pytest.raises(TableError) as raised:
                    await work
                assert raised.value.code == "no_such_table"
            assert tables.live == 0

    run(test())


def test_timers_are_set_for_the_table_as_it_was_read_again(file: str) -> None:
    async def test() -> None:
        async with serving(file, times=Times()) as tables:
            table_id = await start_game(tables, clock={"per_decision": 3600, "bank": 0})
            seq = (await tables.look(table_id, None)).seq
            found = await next_command(tables, table_id, PEOPLE, Random(1))
            assert found is not None
            await tables.do(table_id, *found)
            timer = tables._live[table_id].timer
            lose(file, table_id, seq)
            await tables.look(table_id, None)
            assert timer is not None
            assert timer.cancelled()
            again = tables._live[table_id].timer
            assert again is not None
            assert not again.cancelled()

    run(test())


def test_an_append_that_never_succeeds_is_given_up(file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            table_id = await table_of_three(tables)

            async def refuse(*_: Any) -> bool:
                return False

            with monkeypatch.context() as patched:
                patched.setattr(tables.store, "append", refuse)
                with pytest.raises(TableError) as raised:
                    await tables.do(table_id, CLEO, Sit())
            assert raised.value.code == "unavailable"
            assert await tables.do(table_id, CLEO, Sit()) == 4

    run(test())
