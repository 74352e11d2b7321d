"""Tests of the event store on SQLite and PostgreSQL: appends, lists of tables, players and tokens."""

import asyncio
import re
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import msgspec
import pytest
import sqlalchemy
from sqlalchemy import event
from sqlalchemy.engine import URL
from sqlalchemy.exc import OperationalError

from rowlock.tables.errors import TableError
from rowlock.tables.events import Entry, Sat
from rowlock.tables.log import chained
from rowlock.tables.messages import Close, Settings, Sit, Stand
from rowlock.tables.players import Player
from rowlock.tables.storage import database as module
from rowlock.tables.storage.database import BadDatabase, database_url, engine_for, upgrade_when_reachable
from rowlock.tables.storage.schema import game_table
from rowlock.tables.storage.store import MAX_BATCH, OtherHistory, Store
from rowlock.tables.table import Table, apply_entry, new_table

from .helpers import ADA, BOB, CLEO, NOON, ScriptedTable, fold, run, scripted

Log = list[tuple[Entry, Table]]


@asynccontextmanager
async def opened(database: str) -> AsyncIterator[Store]:
    store = Store(database_url(database))
    try:
        yield store
    finally:
        await store.close()


def log_of(made: ScriptedTable, table_id: str, later: int = 0, requests: bool = False) -> Log:
    """The log of a table under another id, shifted by ``later`` milliseconds."""
    log: Log = []
    for entry in made.entries:
        request = f"r{entry.seq}" if requests else None
        moved = msgspec.structs.replace(entry, table=table_id, at=entry.at + later, request=request)
        moved = chained(log[-1][0].hash if log else "", moved)
        log.append((moved, apply_entry(log[-1][1], moved) if log else new_table(moved)))
    return log


async def appended(store: Store, log: Log) -> None:
    for entry, table in log:
        assert await store.append(entry, table)


def halfway(game: str = "classic", **settings: Any) -> ScriptedTable:
    made = scripted(game, 2, 1, **settings)
    for _ in range(15):
        made.act_randomly(Random(1))
    return made


# Log


def test_entries_are_read_in_order_by_another_store(database: str) -> None:
    async def test() -> None:
        made = halfway("cards")
        log = log_of(made, "t", requests=True)
        async with opened(database) as store:
            await appended(store, log)
            await appended(store, log_of(made, "other"))
        async with opened(database) as store:
            entries = await store.tail("t")
            assert entries == [entry for entry, _ in log]
            assert fold(entries) == log[-1][1]
            assert await store.tail("t", 7) == entries[7:]
            assert await store.tail("t", len(entries)) == []
            assert await store.tail("nothing") == []

    run(test())


def test_a_seq_is_appended_once_and_the_first_entry_stays(database: str) -> None:
    async def test() -> None:
        made = scripted()
        log = log_of(made, "t")
        entry, table = log[-1]
        rival = chained(log[-2][1].hash, msgspec.structs.replace(entry, player=BOB.id, at=entry.at + 5))
        async with opened(database) as store:
            await appended(store, log)
            assert not await store.append(rival, apply_entry(log[-2][1], rival))
            assert (await store.tail("t"))[-1] == entry
            assert await store.heads(0) == {"t": table.seq}
            assert await store.heads(table.at) == {"t": table.seq}
            assert await store.heads(table.at + 1) == {}

    run(test())


def test_a_request_of_a_player_is_applied_once_and_another_players_is_another(database: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic", seats=3))
        made.do(ADA, Sit(entropy="a"))
        log = log_of(made, "t", requests=True)
        first, table = log[-1]
        again = chained(first.hash, msgspec.structs.replace(first, seq=first.seq + 1))
        bobs = chained(first.hash, msgspec.structs.replace(again, player=BOB.id))
        async with opened(database) as store:
            await appended(store, log)
            assert not await store.append(again, apply_entry(table, again))
            assert await store.tail("t") == [entry for entry, _ in log]
            assert await store.append(bobs, apply_entry(table, bobs))
            # without a request id there is no limit
            last = bobs
            for seq in (4, 5):
                last = chained(last.hash, msgspec.structs.replace(first, seq=seq, request=None))
                assert await store.append(last, table)
            assert len(await store.tail("t")) == 5

    run(test())


def test_concurrent_appends_share_commits(database: str) -> None:
    async def test() -> None:
        made = scripted()
        logs = [log_of(made, f"t{at:03}") for at in range(100)]
        async with opened(database) as store:
            for at in range(len(made.entries)):
                taken = await asyncio.gather(*(store.append(*log[at]) for log in logs))
                assert all(taken)
            assert store.commits <= 2 * len(made.entries)
            for log in logs:
                assert await store.tail(log[0][0].table) == [entry for entry, _ in log]

    run(test())


def test_more_appends_than_a_batch_take_several_commits(file: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        async with opened(file) as store:
            logs = [log_of(made, f"{at}") for at in range(MAX_BATCH + 1)]
            assert all(await asyncio.gather(*(store.append(*log[0]) for log in logs)))
            assert store.commits == 2
            assert len(await store.heads(0)) == len(logs)

    run(test())


def test_no_statement_of_play_reads_a_whole_table_of_the_database(file: str) -> None:
    async def test() -> None:
        made, statements = halfway(), set[tuple[str, Any]]()
        logs = {f"t{number}": log_of(made, f"t{number}") for number in range(12)}

        def note(_connection: Any, _cursor: Any, statement: str, parameters: Any, *_: Any) -> None:
            statements.add((statement, parameters[0] if isinstance(parameters, list) else parameters))

        async with opened(file) as store:
            event.listen(store._engine, "before_cursor_execute", note)
            for at in range(len(made.entries)):
                await asyncio.gather(*(store.append(*log[at]) for log in logs.values()))
            await asyncio.gather(store.tail("t3", 4), store.heads(NOON), store.heads_of(logs), store.playing(logs))
            await asyncio.gather(store.overdue(NOON), store.ahead(NOON), store.player(ADA.id), store.tables_of(ADA.id))
        with sqlite3.connect(file) as connection:
            for statement, parameters in statements:
                if statement.startswith(("SELECT", "INSERT", "UPDATE")):
                    plan = [row[3] for row in connection.execute(f"EXPLAIN QUERY PLAN {statement}", parameters)]
                    assert not any(re.match(r"SCAN (?!\d|CONSTANT)", step) for step in plan), (statement, plan)

    run(test())


def test_of_two_servers_appending_to_many_tables_one_wins_each(database: str) -> None:
    async def test() -> None:
        made = scripted()
        seq, tables = made.table.seq, [f"t{at:02}" for at in range(40)]
        async with opened(database) as one, opened(database) as two:
            await asyncio.gather(*(appended(one, log_of(made, table)[:-1]) for table in tables))

            async def bid(store: Store, later: int) -> set[str]:
                """Append the last entry to every table, in random order; return the tables that accepted it."""
                order = Random(later).sample(tables, len(tables))
                taken = await asyncio.gather(*(store.append(*log_of(made, table, later)[-1]) for table in order))
                return {table for table, won in zip(order, taken, strict=True) if won}

            mine, yours = await asyncio.gather(bid(one, 0), bid(two, 1))
            last = {table: await one.tail(table, seq - 1) for table in tables}
            assert all(len(entries) == 1 for entries in last.values())
            # the time identifies the writer
            assert mine == {table for table, (entry,) in last.items() if entry.at == NOON}
            assert yours == {table for table, (entry,) in last.items() if entry.at == NOON + 1}

    run(test())


def test_of_two_entries_with_one_key_in_a_batch_the_first_is_appended(database: str) -> None:
    """A cancelled call leaves its entry in the queue, and the next command uses the same key."""

    async def test() -> None:
        made = scripted()
        log = log_of(made, "t")
        first, table = log[-1]
        second = chained(log[-2][1].hash, msgspec.structs.replace(first, player=BOB.id))
        async with opened(database) as store:
            await appended(store, log[:-1])
            before = store.commits
            taken = await asyncio.gather(store.append(first, table), store.append(second, table))
            assert store.commits == before + 1
            assert list(taken) == [True, False]
            assert (await store.tail("t"))[-1] == first

    run(test())


def test_a_taken_key_does_not_affect_the_rest_of_the_batch(database: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        logs = [log_of(made, table) for table in "abc"]
        async with opened(database) as store:
            await appended(store, logs[1])
            assert await asyncio.gather(*(store.append(*log[0]) for log in logs)) == [True, False, True]
            assert set(await store.heads(0)) == set("abc")

    run(test())


def test_an_entry_is_appended_only_after_the_one_its_server_knows(database: str) -> None:
    """As after a failover to a database that lacks the last entries. The rest of the batch is not affected."""

    async def test() -> None:
        log, other = log_of(scripted(), "t"), log_of(scripted(), "other")
        renamed = chained(log[1][1].hash, msgspec.structs.replace(log[2][0], at=log[2][0].at + 1))
        stranger = chained(renamed.hash, log[3][0]), log[3][1]
        async with opened(database) as store:
            await appended(store, log[:2])
            assert await asyncio.gather(*(store.append(*each) for each in (log[3], other[0]))) == [False, True]
            await appended(store, log[2:3])
            assert not await store.append(*stranger)
            await appended(store, log[3:])
            assert await store.tail("t") == [entry for entry, _ in log]
            assert await store.heads(0) == {"t": len(log), "other": 1}
            for known, after in ((log[2][0].hash, 2), ("", 3), (None, len(log) + 1)):
                with pytest.raises(OtherHistory):
                    await store.tail("t", after, known)

    run(test())


def test_a_log_from_before_hashes_is_continued(database: str) -> None:
    """Other servers may still run the older version and append without a hash."""

    async def test() -> None:
        log = log_of(halfway(), "t")
        without_hash = sqlalchemy.text("UPDATE event SET hash = NULL WHERE seq > 1")
        count = sqlalchemy.text("SELECT count(hash) FROM event")
        async with opened(database) as store:
            await appended(store, log[:4])
            with store._engine.begin() as connection:
                connection.execute(without_hash)
            assert await store.tail("t", 2, log[1][0].hash) == [entry for entry, _ in log[2:4]]
            with pytest.raises(OtherHistory):
                await store.tail("t", 2, log[2][0].hash)
            stranger = chained(log[1][0].hash, msgspec.structs.replace(log[4][0], seq=5))
            assert not await store.append(stranger, log[4][1])
            await appended(store, log[4:])
            assert await store.tail("t") == [entry for entry, _ in log]
            with store._engine.begin() as connection:
                assert connection.execute(count).scalar() == len(log)

    run(test())


def test_closing_commits_queued_appends(database: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        logs = [log_of(made, f"{at}") for at in range(30)]
        store = Store(database_url(database))
        waiting = [asyncio.create_task(store.append(*log[0])) for log in logs]
        while not store._queue.qsize():
            await asyncio.sleep(0)
        await store.close()
        assert all(await asyncio.gather(*waiting))
        async with opened(database) as again:
            assert len(await again.heads(0)) == len(logs)

    run(test())


def test_closing_waits_for_running_reads(database: str) -> None:
    """Otherwise their connections would stay open."""

    async def test() -> None:
        store = Store(database_url(database))
        reading = [asyncio.create_task(store.tail("t")) for _ in range(10)]
        await asyncio.sleep(0)
        reading[0].cancel()  # like the sweep when a server stops
        await store.close()
        await asyncio.gather(*reading, return_exceptions=True)
        pool: Any = store._engine.pool
        assert (pool.checkedout(), pool.checkedin()) == (0, 0)

    run(test())


def test_a_cancelled_caller_does_not_cancel_the_append(database: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        entry, table = log_of(made, "t")[0]
        async with opened(database) as store:
            cancelled = asyncio.create_task(store.append(entry, table))
            while not store._queue.qsize():
                await asyncio.sleep(0)
            cancelled.cancel()
            with pytest.raises(asyncio.CancelledError):
                await cancelled
        async with opened(database) as store:
            assert await store.tail("t") == [entry]

    run(test())


def test_an_unreachable_database_is_unavailable_until_it_is_back(tmp_path: Path) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        path = tmp_path / "not" / "there.db"
        async with opened(str(path)) as store:
            for work in (store.append(*log_of(made, "t")[0]), store.tail("t"), store.listed(0), store.player("a")):
                with pytest.raises(TableError) as raised:
                    await work
                assert raised.value.code == "unavailable"
            path.parent.mkdir()
            await upgrade_when_reachable(database_url(str(path)))
            assert await store.append(*log_of(made, "t")[0])

    run(test())


# Lists


def test_the_open_listed_tables_are_found_newest_first(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            for at, listed in enumerate((True, False, True)):
                made = ScriptedTable(Settings("cards", seats=3, listed=listed))
                made.do(ADA, Sit(name="Anna"))
                await appended(store, log_of(made, f"w{at}", at))
            await appended(store, log_of(scripted(listed=True), "playing", 9))
            shut = ScriptedTable(Settings("classic", listed=True))
            shut.do(ADA, Close())
            await appended(store, log_of(shut, "closed", 9))
            found = await store.listed(0)
            assert [each.id for each in found] == ["w2", "w0"]
            assert (found[0].game, found[0].status, found[0].seats, found[0].taken) == ("cards", "waiting", 3, 1)
            assert (list(found[0].names), found[0].created, found[0].your_turn) == (["Anna"], NOON + 2, False)
            assert [each.id for each in await store.listed(0, most=1)] == ["w2"]

    run(test())


def test_hosts_share_the_places_of_the_list(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            for at in range(6):
                host = Player(f"host {at}", "x") if at < 2 else ADA
                made = ScriptedTable(Settings("classic", listed=True), host)
                await appended(store, log_of(made, f"t{at}", NOON + at))
            assert [each.id for each in await store.listed(0, most=4)] == ["t5", "t4", "t1", "t0"]
            assert [each.id for each in await store.listed(0)] == ["t5", "t4", "t3", "t2", "t1", "t0"]
            assert await store.waiting_hosts(0) == {
                "t0": "host 0",
                "t1": "host 1",
                **{f"t{at}": ADA.id for at in range(2, 6)},
            }

    run(test())


def test_a_players_tables_are_listed_last_played_first(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            for at, table in enumerate(("old", "new")):
                await appended(store, log_of(scripted(), table, at))
            left = ScriptedTable(Settings("classic"))
            left.do(BOB, Sit())
            left.do(BOB, Stand())
            left.do(CLEO, Sit())
            await appended(store, log_of(left, "left", 5))
            left.do(ADA, Close())
            assert [each.id for each in await store.tables_of(BOB.id)] == ["new", "old"]
            assert [each.id for each in await store.tables_of(CLEO.id)] == ["left"]
            await store.append(*log_of(left, "left", 5)[-1])
            assert await store.tables_of(CLEO.id) == []
            assert await store.tables_of("nobody") == []
            turns = {player: (await store.tables_of(player))[0].your_turn for player in (ADA.id, BOB.id)}
            active = scripted().active
            assert turns == {ADA.id: active == 0, BOB.id: active == 1}

    run(test())


@pytest.mark.parametrize("summary", ["{", '{"game": "of a newer server"}', '"'])
def test_a_summary_that_cannot_be_read_is_left_out_of_lists(file: str, summary: str) -> None:
    async def test() -> None:
        async with opened(file) as store:
            for at, table in enumerate(("damaged", "sound")):
                made = ScriptedTable(Settings("classic", listed=True))
                made.do(BOB, Sit())
                await appended(store, log_of(made, table, at))
            damage = game_table.update().where(game_table.c.id == "damaged").values(summary=summary)
            await store.transact(lambda connection: connection.execute(damage))
            assert [each.id for each in await store.listed(0)] == ["sound"]
            assert [each.id for each in await store.tables_of(BOB.id)] == ["sound"]
            assert await store.waiting_hosts(0) == {"sound": ADA.id}

    run(test())


def test_recent_tables_are_found_by_the_beginning_of_their_ids(database: str) -> None:
    async def play() -> None:
        async with opened(database) as store:
            made = ScriptedTable(Settings("classic"))
            for later, table in enumerate(("0a1b2c3d" + "0" * 12, "0a1b2c3d" + "f" * 12, "0a1b2c3e" + "0" * 12)):
                await appended(store, log_of(made, table, later))
            assert await store.ids_from("0a1b2c3e", 0) == ["0a1b2c3e" + "0" * 12]
            assert sorted(await store.ids_from("0a1b2c3d", 0)) == ["0a1b2c3d" + "0" * 12, "0a1b2c3d" + "f" * 12]
            assert await store.ids_from("0a1b2c3d0", 0) == ["0a1b2c3d" + "0" * 12]
            assert await store.ids_from("0a1b2c3d", NOON + 1) == ["0a1b2c3d" + "f" * 12]
            assert await store.ids_from("0a1b2c3c", 0) == []

    run(play())


def test_overdue_tables_are_found_from_their_due_time_on(database: str) -> None:
    async def test() -> None:
        clock = {"per_decision": 10, "bank": 5}
        async with opened(database) as store:
            await appended(store, log_of(scripted(), "waits"))
            await appended(store, log_of(scripted(clock=clock), "later", 100))
            await appended(store, log_of(scripted(clock=clock), "sooner"))
            assert await store.overdue(NOON + 14_999) == []
            sooner, later = (NOON + 15_000, "sooner"), (NOON + 15_100, "later")
            assert await store.overdue(NOON + 15_000) == [sooner]
            assert await store.overdue(NOON + 15_100) == [sooner, later]
            assert await store.overdue(NOON + 15_100, sooner) == [later]
            assert await store.overdue(NOON + 15_100, later) == []
            assert await store.ahead(NOON + 100) == []
            assert await store.ahead(NOON + 99) == ["later"]
            assert await store.ahead(NOON - 1, "later") == ["sooner"]
            assert await store.ahead(NOON - 1) == ["later", "sooner"]  # those that wait for people are left out

    run(test())


def test_lists_have_a_hundred_tables_and_a_page_of_the_sweep_two_hundred(file: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic", listed=True))
        made.do(ADA, Sit())
        due = scripted(clock={"per_decision": 10})
        async with opened(file) as store:
            for at in range(len(made.entries)):
                await asyncio.gather(*(store.append(*log_of(made, f"open {each}")[at]) for each in range(101)))
            for at in range(len(due.entries)):
                await asyncio.gather(*(store.append(*log_of(due, f"due {each}")[at]) for each in range(201)))
            assert len(await store.listed(0)) == 100
            assert len(await store.tables_of(ADA.id)) == 100
            page = await store.overdue(NOON + 10_000)
            assert len(page) == 200
            (rest,) = await store.overdue(NOON + 10_000, page[-1])
            assert rest not in page

    run(test())


# Players


def test_players_are_stored_renamed_and_recovered_once(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            await store.add_player("a", "Ada", "code", NOON)
            found = await store.player("a")
            assert found is not None
            assert (found.id, found.name, found.created, found.epoch) == ("a", "Ada", NOON, 0)
            assert await store.player("b") is None
            await store.change_player("a", name="Anna", epoch=1)
            found = await store.player("a")
            assert found is not None
            assert (found.name, found.epoch) == ("Anna", 1)
            await store.add_player("c", "Cleo", "code of c", NOON)
            assert await store.epochs({"a", "b", "c"}) == {"a": 1, "c": 0}
            assert await store.recover("other", "x", NOON) is None
            recovered = await asyncio.gather(*(store.recover("code", f"fresh {at}", NOON) for at in range(4)))
            assert len([each for each in recovered if each is not None]) == 1
            assert await store.recover("code", "again", NOON) is None
            fresh = next(f"fresh {at}" for at, each in enumerate(recovered) if each is not None)
            again = await store.recover(fresh, "last", NOON)
            assert again is not None
            assert again.id == "a"

    run(test())


def test_tokens_belong_to_a_player_and_can_be_dropped_by_that_player_alone(database: str) -> None:
    async def test() -> None:
        async with opened(database) as store:
            for identity in "ab":
                await store.add_player(identity, identity, f"code {identity}", NOON)
            await store.add_token("a", 0, "t1", "hash 1", "laptop", NOON)
            await store.add_token("a", 0, "t2", "hash 2", "robot", NOON + 1)
            assert [(row.id, row.label) for row in await store.tokens_of("a")] == [("t1", "laptop"), ("t2", "robot")]
            assert await store.tokens_of("b") == []
            found = await store.player_of_token("hash 2")
            assert found is not None
            assert (found.id, found.token) == ("a", "t2")
            assert await store.player_of_token("hash 3") is None
            assert await store.tokens({"a", "b"}) == {"t1", "t2"}
            assert await store.tokens({"b"}) == set()
            assert not await store.drop_token("b", "t2")
            assert await store.drop_token("a", "t2")
            assert not await store.drop_token("a", "t2")
            assert await store.player_of_token("hash 2") is None
            with pytest.raises(TableError):
                await store.add_token("nobody", 0, "t3", "hash 3", "ghost", NOON)

    run(test())


# Connections


def test_no_more_connections_are_opened_than_allowed(postgres_database: str) -> None:
    """An operator counts them against the limit of the database."""
    engine, opened = engine_for(database_url(postgres_database), 1), []
    event.listen(engine, "connect", lambda *_: opened.append(1))
    try:
        with engine.connect():
            waiting = Thread(target=lambda: engine.connect().close())
            waiting.start()
            waiting.join(0.3)
            assert waiting.is_alive()
        waiting.join()
    finally:
        engine.dispose()
    assert opened == [1]


def test_a_database_that_stays_unreachable_is_tried_thirty_times(monkeypatch: pytest.MonkeyPatch) -> None:
    attempts, pauses = [], []

    def refused(url: URL) -> None:
        attempts.append(url)
        raise OperationalError("connect", None, OSError("refused"))

    async def sleep(seconds: float) -> None:
        pauses.append(seconds)

    url = database_url("postgresql://nobody@nowhere/games")
    monkeypatch.setattr(module, "upgrade", refused)
    with monkeypatch.context() as patched:
        patched.setattr(asyncio, "sleep", sleep)
        with pytest.raises(OperationalError):
            run(upgrade_when_reachable(url))
    assert (attempts, pauses) == ([url] * 30, [1] * 29)


def test_commits_to_sqlite_are_durable_and_do_not_block_readers(file: str) -> None:
    engine = engine_for(database_url(file))
    with engine.connect() as connection:
        names = ("journal_mode", "synchronous", "busy_timeout", "foreign_keys")
        found = [connection.exec_driver_sql(f"PRAGMA {name}").scalar() for name in names]
    engine.dispose()
    assert found == ["wal", 2, 8_000, 1]


# URLs


@pytest.mark.parametrize(
    ("text", "driver", "database"),
    [
        ("tables.db", "sqlite", "tables.db"),
        ("sqlite:////var/rowlock.db", "sqlite", "/var/rowlock.db"),
        ("postgresql://me@host/games", "postgresql+psycopg", "games"),
        ("postgres://me@host/games", "postgresql+psycopg", "games"),
    ],
)
def test_a_database_is_a_file_or_a_postgresql_url(text: str, driver: str, database: str) -> None:
    url = database_url(text)
    assert (url.drivername, url.database) == (driver, database)


@pytest.mark.parametrize("text", ["mysql://host/games", "sqlite://", "://", "what ever://x"])
def test_other_urls_are_rejected(text: str) -> None:
    with pytest.raises(BadDatabase):
        database_url(text)


def test_a_sat_entry_adds_the_table_to_the_players_list(database: str) -> None:
    async def test() -> None:
        made = ScriptedTable(Settings("classic"))
        made.do(BOB, Sit())
        assert isinstance(made.entries[-1].event, Sat)
        async with opened(database) as store:
            log = log_of(made, "t")
            await store.append(*log[0])
            assert await store.tables_of(BOB.id) == []
            await store.append(*log[1])
            assert [each.taken for each in await store.tables_of(BOB.id)] == [1]

    run(test())
