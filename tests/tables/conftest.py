"""Database fixtures of the table tests: SQLite and PostgreSQL, migrated and empty."""

from pathlib import Path

import pytest

from rowlock.tables.storage.database import database_url, upgrade


@pytest.fixture(params=["sqlite", "postgresql"])
def empty_database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """URL of a database without a schema."""
    return str(tmp_path / "tables.db") if request.param == "sqlite" else request.getfixturevalue("postgres_database")


@pytest.fixture
def database(empty_database: str) -> str:
    upgrade(database_url(empty_database))
    return empty_database


@pytest.fixture
def file(tmp_path: Path) -> str:
    """A migrated SQLite database, for tests that do not depend on the backend."""
    path = str(tmp_path / "tables.db")
    upgrade(database_url(path))
    return path


@pytest.fixture
def migrated_postgres(postgres_database: str) -> None:
    upgrade(database_url(postgres_database))
