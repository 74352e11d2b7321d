"""Tests of migrations: databases of the first schema are upgraded and their games played on."""

import json
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
import sqlalchemy
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.tables.service import Times
from rowlock.tables.storage import database
from rowlock.tables.storage.database import MIGRATIONS, NewerDatabase, database_url, engine_for, upgrade
from rowlock.tables.storage.schema import metadata

from ..subprocess_env import clean_environment
from .helpers import PEOPLE, ManualClock, fold, play_on, run, serving

FIRST: dict[str, Any] = json.loads(Path(__file__).with_name("first_schema.json").read_text("utf-8"))
"""Rows of the first schema: a running game of each ruleset, and its players' views. Never regenerate."""
UPGRADE_SCRIPT = "import sys; from rowlock.tables.storage.database import *; upgrade(database_url(sys.argv[1]))"


@contextmanager
def connected(database: str) -> Iterator[Connection]:
    engine = sqlalchemy.create_engine(database_url(database))
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()


def differences(database: str) -> list[Any]:
    with connected(database) as connection:
        found: list[Any] = compare_metadata(MigrationContext.configure(connection), metadata)
        return found


def revision(database: str) -> str | None:
    with connected(database) as connection:
        return MigrationContext.configure(connection).get_current_revision()


def test_the_migrations_make_the_schema_of_the_program(empty_database: str) -> None:
    assert differences(empty_database)
    upgrade(database_url(empty_database))
    assert differences(empty_database) == []
    assert revision(empty_database) == ScriptDirectory(str(MIGRATIONS)).get_current_head()


def test_constraints_have_the_names_of_the_program(database: str) -> None:
    """A later migration finds a constraint by its name; comparing schemas leaves primary keys out."""
    with connected(database) as connection:
        found = sqlalchemy.inspect(connection)
        for name, table in metadata.tables.items():
            assert found.get_pk_constraint(name)["name"] == table.primary_key.name == f"pk_{name}"


def test_the_schema_of_a_newer_version_is_refused(database: str) -> None:
    with connected(database) as connection:
        connection.execute(sqlalchemy.text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="9999"):
        upgrade(database_url(database))
    assert revision(database) == "9999"


def test_the_migrations_are_linear() -> None:
    """Two heads or an unreachable file would leave a database partly upgraded."""
    script = ScriptDirectory(str(MIGRATIONS))
    assert script.get_bases() == ["0001"]
    assert len(script.get_heads()) == 1
    assert len(list(script.walk_revisions())) == len(list((MIGRATIONS / "versions").glob("*.py")))


def test_upgrading_a_current_database_changes_nothing(database: str) -> None:
    with connected(database) as connection:
        connection.execute(metadata.tables["player"].insert().values(id="a", name="Ada", created=1, epoch=0))
    upgrade(database_url(database))
    assert differences(database) == []
    with connected(database) as connection:
        assert connection.execute(sqlalchemy.text("SELECT name FROM player")).scalars().all() == ["Ada"]


def test_several_servers_that_start_at_once_upgrade_it_once(postgres_database: str) -> None:
    command = [sys.executable, "-W", "error", "-c", UPGRADE_SCRIPT, postgres_database]
    servers = [
        subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=clean_environment())
        for _ in range(2)
    ]
    for server in servers:
        _, errors = server.communicate()
        assert (server.returncode, errors) == (0, b"")
    assert differences(postgres_database) == []
    assert revision(postgres_database) == ScriptDirectory(str(MIGRATIONS)).get_current_head()


@pytest.fixture
def first_database(empty_database: str) -> str:
    """A database of the first release with three running games."""
    upgrade(database_url(empty_database), "0001")
    with connected(empty_database) as connection:
        for name, rows in FIRST["rows"].items():
            columns = list(rows[0])
            places = ", ".join(f":{column}" for column in columns)
            connection.execute(sqlalchemy.text(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})"), rows)
    return empty_database


def part(data: Any, known: Any) -> Any:
    """Restrict JSON to the keys of ``known``: a view may have gained fields, but not changed."""
    if isinstance(data, dict) and isinstance(known, dict):
        return {name: part(data[name], value) for name, value in known.items()}
    if isinstance(data, list) and isinstance(known, list):
        return [part(value, known[at] if at < len(known) else None) for at, value in enumerate(data)]
    return data


def test_an_interrupted_migration_is_rolled_back(empty_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*arguments: Any) -> None:
        if "CREATE TABLE seat" in arguments[2]:
            raise KeyboardInterrupt

    def engine(url: Any) -> Any:
        made = engine_for(url)
        sqlalchemy.event.listen(made, "before_cursor_execute", interrupted)
        return made

    with monkeypatch.context() as patched:
        patched.setattr(database, "engine_for", engine)
        with pytest.raises(KeyboardInterrupt):
            upgrade(database_url(empty_database))
    assert revision(empty_database) is None
    upgrade(database_url(empty_database))
    assert differences(empty_database) == []


def test_games_of_the_first_schema_are_played_to_their_end_on_the_last(first_database: str) -> None:
    async def test() -> None:
        clock = ManualClock(max(row["at"] for row in FIRST["rows"]["event"]))
        async with serving(first_database, times=Times(now=clock, bot_pause=0, run_timers=False)) as tables:
            games = set()
            for table_id, views in FIRST["seen"].items():
                for player, seen in views.items():
                    view = msgspec.json.encode((await tables.look(table_id, player)).table)
                    assert part(json.loads(view), seen) == seen
                assert await play_on([tables], table_id, Random(table_id), name="later") > 10
                table = await tables.finished(table_id, PEOPLE[0].id)
                assert table.record is not None
                assert table.game is not None
                assert table.game.over
                assert verify(notation.write(table.record)).fair
                assert fold(await tables.store.tail(table_id)) == table
                games.add(table.settings.game)
            assert games == {"classic", "cards", "onboard"}

    upgrade(database_url(first_database))
    assert differences(first_database) == []
    run(test())


def test_players_of_the_first_schema_are_known_on_the_last_and_get_tokens(first_database: str) -> None:
    async def test() -> None:
        async with serving(first_database) as tables:
            store = tables.store
            for player in PEOPLE[:3]:
                found = await store.player(player.id)
                assert found is not None
                assert found.name == player.name
                assert {each.id for each in await store.tables_of(player.id)} == FIRST["seen"].keys()
                await store.add_token(player.id, found.epoch, f"t {player.id}", f"hash {player.id}", "new", 1)
                assert len(await store.tokens_of(player.id)) == 1
            assert await store.recover("recovery of ada", "fresh", 1) is not None

    upgrade(database_url(first_database))
    run(test())
