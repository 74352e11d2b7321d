"""Tests of ``rowlock doctor``: exit codes, report in every language and as JSON, databases that cannot be checked."""

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from rowlock.i18n import LANGUAGES, words
from rowlock.server.config import DATABASE_FILE
from rowlock.tables.storage.database import database_url, upgrade

from ..tables.helpers import run as run_service
from ..tables.helpers import serving, start_game
from .test_cli import refused, run


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """The data folder of a server with two tables."""
    path = str(tmp_path / DATABASE_FILE)
    upgrade(database_url(path))

    async def fill() -> None:
        async with serving(path) as tables:
            await start_game(tables)
            await start_game(tables)

    run_service(fill())
    return tmp_path


def change(folder: Path, statement: str) -> None:
    with closing(sqlite3.connect(folder / DATABASE_FILE)) as database, database:
        database.execute(statement)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sound_database_is_in_order(language: str, folder: Path) -> None:
    say = words(language)
    done = run("doctor", "--data", str(folder), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [say("doctor-checked", tables=2, entries=8), say("doctor-healthy")]
    assert sorted(path.name for path in folder.iterdir() if path.suffix == "") == []  # no secret is created


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_wrong_is_named_and_repaired_on_request(language: str, folder: Path) -> None:
    say = words(language)
    change(folder, "UPDATE game_table SET head = 1 WHERE id = (SELECT min(id) FROM game_table)")
    change(folder, "DELETE FROM event WHERE seq = 2 AND table_id = (SELECT max(id) FROM game_table)")
    database = ("--database", str(folder / DATABASE_FILE))
    done = run("doctor", *database, "--lang", language)
    assert (done.returncode, done.stderr) == (1, "")
    wrong, broken, checked, result = done.stdout.splitlines()
    assert wrong.endswith("(head).")
    assert "2" in broken
    assert (checked, result) == (say("doctor-checked", tables=2, entries=7), say("doctor-wrong", count=2))
    done = run("doctor", *database, "--repair", "--lang", language)
    assert done.returncode == 1
    assert done.stdout.splitlines()[-1] == say("doctor-wrong", count=1)
    report = json.loads(run("doctor", *database, "--json").stdout)
    assert (report["tables"], report["entries"]) == (2, 7)
    (finding,) = report["findings"]
    assert (finding["code"], finding["seq"], finding["state"]) == ("broken_log", 2, "set_aside")


def test_a_repaired_database_is_in_order(folder: Path) -> None:
    change(folder, "DELETE FROM seat")
    assert run("doctor", "--data", str(folder)).returncode == 1
    assert run("doctor", "--data", str(folder), "--repair").returncode == 0
    assert run("doctor", "--data", str(folder)).returncode == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_cannot_be_checked_is_refused_in_one_sentence(language: str, tmp_path: Path) -> None:
    say, file = words(language), tmp_path / "none.sqlite3"
    assert refused("doctor", "--database", str(file), "--lang", language) == say("doctor-no-file", file=str(file))
    assert not file.exists()
    assert refused("doctor", "--database", "mysql://x/y", "--lang", language) == say(
        "serve-bad-database", setting="--database", value=""
    )
    file.write_bytes(b"not a database" * 100)
    assert refused("doctor", "--database", str(file), "--lang", language) == say(
        "doctor-no-database", reason="file is not a database"
    )
    older = tmp_path / "older.sqlite3"
    upgrade(database_url(str(older)), "0001")
    assert refused("doctor", "--database", str(older), "--lang", language) == say("doctor-older-database")
