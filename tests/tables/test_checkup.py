"""Tests of the checkup: what is wrong with a table is found, projections are rebuilt, broken logs set aside."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, delete, select, update

from rowlock.rules import classic
from rowlock.tables.storage import checkup
from rowlock.tables.storage.checkup import Finding, count_tables, examine
from rowlock.tables.storage.database import OlderDatabase, check_schema, database_url, engine_for, upgrade
from rowlock.tables.storage.schema import event, game_table, result, seat
from rowlock.tables.storage.store import Store

from .helpers import ADA, BOB, NOON, play_on, run, serving, start_game

Damage = Callable[[Connection, str], object]
SOON = NOON + 10**9


@pytest.fixture
def ids(database: str) -> list[str]:
    """Tables of a database: one finished, two begun."""

    async def fill() -> list[str]:
        async with serving(database) as tables:
            finished = await start_game(tables, "cards", 1, 1)
            await play_on([tables], finished, Random(1))
            begun = await start_game(tables, clock={"per_decision": 10})
            await play_on([tables], begun, Random(2), 5)
            return [finished, begun, await start_game(tables, people=1, bots=1, clock={"per_decision": 10})]

    return run(fill())


@pytest.fixture
def engine(database: str) -> Iterator[Engine]:
    made = engine_for(database_url(database))
    yield made
    made.dispose()


def examined(engine: Engine, *, repair: bool = False) -> list[Finding]:
    return [each.finding for each in examine(engine, repair=repair) if each.finding is not None]


def log_of(engine: Engine) -> list[tuple[object, ...]]:
    with engine.connect() as connection:
        return [tuple(row) for row in connection.execute(select(event).order_by(event.c.table_id, event.c.seq))]


def add_entry(body: str) -> Damage:
    def add(connection: Connection, table_id: str) -> None:
        wanted = select(event.c.seq).where(event.c.table_id == table_id).order_by(event.c.seq.desc()).limit(1)
        seq = connection.execute(wanted).scalar_one() + 1
        connection.execute(event.insert().values(table_id=table_id, seq=seq, at=NOON, body=body))

    return add


def change_tables(**values: object) -> Damage:
    return lambda connection, table_id: connection.execute(
        update(game_table).where(game_table.c.id == table_id).values(**values)
    )


def test_a_sound_database_has_no_findings(engine: Engine, ids: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "PAGE", 2)
    check_schema(engine)
    found = list(examine(engine, repair=True))
    assert [each.finding for each in found] == [None] * len(ids)
    assert sum(each.entries for each in found) == len(log_of(engine))
    assert count_tables(engine) == len(ids)


BROKEN: list[tuple[str, int, Damage]] = [
    (
        "broken_log",
        3,
        lambda connection, table_id: connection.execute(
            delete(event).where(event.c.table_id == table_id, event.c.seq == 3)
        ),
    ),
    (
        "broken_log",
        1,
        lambda connection, table_id: connection.execute(
            delete(event).where(event.c.table_id == table_id, event.c.seq == 1)
        ),
    ),
    (
        "broken_log",
        4,
        lambda connection, table_id: connection.execute(
            update(event).where(event.c.table_id == table_id, event.c.seq == 4).values(at=NOON + 1)
        ),
    ),
    ("broken_log", 0, add_entry("garbage")),
    ("not_replayable", 0, add_entry('{"e":"undone","seat":4}')),
    (
        "no_log",
        0,
        lambda connection, table_id: connection.execute(delete(event).where(event.c.table_id == table_id)),
    ),
]


@pytest.mark.parametrize(("code", "seq", "damage"), BROKEN)
def test_a_broken_log_is_named_and_set_aside_and_nothing_is_deleted(
    database: str, engine: Engine, ids: list[str], code: str, seq: int, damage: Damage
) -> None:
    table_id = ids[1]
    with engine.begin() as connection:
        damage(connection, table_id)
    before = log_of(engine)
    (found,) = examined(engine)
    assert (found.table, found.code, found.state) == (table_id, code, "found")
    assert found.seq == seq or (not seq and found.seq >= 5)
    (repaired,) = examined(engine, repair=True)
    assert (repaired.code, repaired.state) == (code, "set_aside")
    assert examined(engine) == [repaired]
    assert log_of(engine) == before

    async def skipped() -> None:
        store = Store(database_url(database))
        try:
            assert table_id not in [each for _, each in await store.overdue(SOON)]
            assert ids[2] in [each for _, each in await store.overdue(SOON)]
            assert table_id not in [each.id for each in await store.tables_of(BOB.id)]
            assert ids[2] in [each.id for each in await store.tables_of(ADA.id)]
        finally:
            await store.close()

    run(skipped())


def test_an_entry_of_a_newer_version_is_named_and_left_alone(engine: Engine, ids: list[str]) -> None:
    with engine.begin() as connection:
        add_entry('{"e":"levitated","seat":0}')(connection, ids[1])
    (found,) = examined(engine, repair=True)
    assert (found.table, found.code, found.state) == (ids[1], "newer_log", "found")


def test_a_game_that_is_not_installed_is_named(engine: Engine, ids: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkup, "RULESETS", {"classic": classic})
    (found,) = examined(engine, repair=True)
    assert (found.table, found.code, found.detail, found.state) == (ids[0], "unknown_game", "cards", "found")


@pytest.mark.parametrize(
    ("detail", "damage"),
    [
        ("head, status, wake", change_tables(head=1, status="waiting", wake=None)),
        ("listed, created, updated, summary", change_tables(listed=True, created=1, updated=2, summary="?")),
        ("seat", lambda connection, table_id: connection.execute(delete(seat).where(seat.c.table_id == table_id))),
        (
            "game_table",
            lambda connection, table_id: connection.execute(delete(game_table).where(game_table.c.id == table_id)),
        ),
        ("status, wake", change_tables(status="set_aside", wake=None)),  # its log was repaired by hand
    ],
)
def test_a_wrong_projection_is_rebuilt_from_the_log(
    engine: Engine, ids: list[str], detail: str, damage: Damage
) -> None:
    with engine.begin() as connection:
        damage(connection, ids[1])
    found = Finding(ids[1], "wrong_projection", 0, detail)
    assert examined(engine) == [found]
    (rebuilt,) = examined(engine, repair=True)
    assert (rebuilt.detail, rebuilt.state) == (detail, "rebuilt")
    assert examined(engine) == []


@pytest.mark.parametrize(
    "damage",
    [
        delete(result),  # as of a game that ended before there were results
        update(result).values(points=200),
        update(result).values(bots="?"),
        result.insert().values(
            player="zoe", ended=1, game="cards", solo=False, won=True, locks=0, penalties=0, bots="[]"
        ),
    ],
)
def test_wrong_results_are_rebuilt_from_the_log(engine: Engine, ids: list[str], damage: Any) -> None:
    with engine.begin() as connection:
        values = {"table_id": ids[0]} if damage.is_insert else {}
        connection.execute(damage.values(**values) if values else damage)
    found = Finding(ids[0], "wrong_projection", 0, "result")
    assert examined(engine) == [found]
    (rebuilt,) = examined(engine, repair=True)
    assert rebuilt.state == "rebuilt"
    assert examined(engine) == []
    with engine.connect() as connection:
        assert connection.execute(select(result.c.player)).scalars().all() == [ADA.id]


def test_a_schema_that_is_not_current_is_refused(empty_database: str) -> None:
    url = database_url(empty_database)
    made = engine_for(url)
    with pytest.raises(OlderDatabase):
        check_schema(made)
    upgrade(url, "0001")
    with pytest.raises(OlderDatabase):
        check_schema(made)
    upgrade(url)
    check_schema(made)
    made.dispose()
