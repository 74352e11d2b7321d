"""Tests of the stored form of a log: defaults left out, unknown fields ignored, damage found."""

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
import sqlalchemy

from rowlock.rules import RULES_VERSION
from rowlock.tables.commands import create
from rowlock.tables.errors import TableError
from rowlock.tables.events import Created
from rowlock.tables.log import decode_event, encode_event
from rowlock.tables.messages import Clock, Settings, Sit
from rowlock.tables.service import Tables
from rowlock.tables.storage.schema import event

from .helpers import ADA, BOB, run, serving

Row = dict[str, Any]


def test_a_stored_table_leaves_out_default_settings_and_names_the_rules() -> None:
    for settings, text in (
        (Settings("classic"), '{"game":"classic"}'),
        (Settings("cards", 3, jokers=True), '{"game":"cards","seats":3,"jokers":true}'),
        (Settings("classic", clock=Clock(30)), '{"game":"classic","clock":{"per_decision":30}}'),
        (Settings("classic", clock=Clock(9, 0, 60)), '{"game":"classic","clock":{"per_decision":9,"total":60}}'),
    ):
        created = create(settings, ADA)
        body = encode_event(created)
        assert json.dumps(json.loads(body)["settings"], separators=(",", ":")) == text
        assert json.loads(body)["rules"] == RULES_VERSION
        assert decode_event(body) == created
        assert type(decode_event(body)) is Created


def test_unknown_fields_are_ignored_in_a_log_and_refused_in_a_message() -> None:
    """A newer server may have written them."""
    created = create(Settings("classic", clock=Clock(30)), ADA)
    body = json.loads(encode_event(created))
    body |= {"later": 1, "settings": body["settings"] | {"later": {"a": 1}, "clock": {"per_decision": 30, "later": 2}}}
    assert decode_event(json.dumps(body)) == created
    with pytest.raises(msgspec.ValidationError, match="later"):
        msgspec.convert(body["settings"], Settings)


def change_rows(tables: Tables, table_id: str, change: Callable[[list[Row]], object]) -> None:
    """Rewrite the rows of a log in the database."""
    own = event.c.table_id == table_id
    with tables.store._engine.begin() as connection:
        rows = [dict(row._mapping) for row in connection.execute(event.select().where(own).order_by(event.c.seq))]
        connection.execute(event.delete().where(own))
        change(rows)
        connection.execute(event.insert(), rows)


def unhashed(rows: list[Row], seq: int, body: str) -> None:
    """Replace an entry and leave out the hashes, as an older server writes it."""
    for row in rows:
        row["hash"] = None
    rows[seq - 1]["body"] = body


DAMAGE: dict[str, tuple[str, int, Callable[[list[Row]], object]]] = {
    "a missing entry": ("broken_log", 2, lambda rows: rows.pop(1)),
    "a missing first entry": ("broken_log", 1, lambda rows: rows.pop(0)),
    "another text": ("broken_log", 2, lambda rows: rows[1].update(body=rows[2]["body"])),
    "another time": ("broken_log", 1, lambda rows: rows[0].update(at=5)),
    "another player": ("broken_log", 3, lambda rows: rows[2].update(player="eve")),
    "no JSON": ("broken_log", 2, lambda rows: unhashed(rows, 2, "{")),
    "no first event": ("broken_log", 1, lambda rows: unhashed(rows, 1, '{"e":"closed"}')),
    "no legal event": ("broken_log", 2, lambda rows: unhashed(rows, 2, '{"e":"rolled","seat":0}')),
    "an unknown kind": ("newer_log", 2, lambda rows: unhashed(rows, 2, '{"e":"teleported","seat":0}')),
    "later rules": (
        "newer_log",
        1,
        lambda rows: unhashed(rows, 1, rows[0]["body"].replace('"rules":', '"rules":9')),
    ),
}


@pytest.mark.parametrize("name", DAMAGE)
def test_a_damaged_or_newer_log_concerns_its_table_alone(file: str, name: str) -> None:
    code, seq, damage = DAMAGE[name]

    async def test() -> None:
        async with serving(file) as tables:
            healthy, damaged = [await tables.create(Settings("classic", 5), ADA) for _ in range(2)]
            for table_id in (healthy, damaged):
                await tables.do(table_id, ADA, Sit())
                await tables.do(table_id, BOB, Sit())
        async with serving(file) as tables:
            change_rows(tables, damaged, damage)
            for work in (tables.look(damaged, None), tables.do(damaged, ADA, Sit(name="Anna"))):
                with pytest.raises(TableError) as raised:
                    await work
                assert (raised.value.code, raised.value.details["seq"]) == (code, seq)
            assert await tables.do(healthy, ADA, Sit(name="Anna")) == 4
            assert {each.id for each in await tables.tables_of(ADA)} == {healthy, damaged}

    run(test())


def test_damage_behind_the_entries_in_memory_is_found_when_they_are_read(file: str) -> None:
    async def test() -> None:
        async with serving(file) as here, serving(file) as there:
            table_id = await here.create(Settings("classic", 5), ADA)
            await here.do(table_id, ADA, Sit())
            await there.do(table_id, BOB, Sit())
            with here.store._engine.begin() as connection:
                connection.execute(sqlalchemy.text("UPDATE event SET body = '{}' WHERE seq = 3"))
            with pytest.raises(TableError) as raised:
                await here.look(table_id, None)
            assert raised.value.code == "broken_log"

    run(test())
