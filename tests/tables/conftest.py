"""Databases for the tests of tables: each kind there is, up to date and empty."""

from pathlib import Path

import pytest

from rowlock.tables.storage.database import database_url, upgrade


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without any table in it."""
    return str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("postgres_database")


@pytest.fixture
def database(empty_database: str) -> str:
    upgrade(database_url(empty_database))
    return empty_database


@pytest.fixture
def file(tmp_path: Path) -> str:
    """An SQLite database, where the kind does not matter."""
    path = str(tmp_path / "tables.db")
    upgrade(database_url(path))
    return path


@pytest.fixture
def brought_up_to_date(postgres_database: str) -> None:
    """For who needs PostgreSQL and no other."""
    upgrade(database_url(postgres_database))
