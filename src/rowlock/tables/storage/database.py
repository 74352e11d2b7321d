"""Database URLs, engines and schema upgrades for SQLite and PostgreSQL."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, Final

import alembic.command
import alembic.config
import alembic.util
import sqlalchemy
from sqlalchemy import Engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MAX_CONNECT_ATTEMPTS: Final = 30
_UPGRADE_LOCK: Final = 0x526F776C  # "Rowl": id of the PostgreSQL advisory lock for migrations


class BadDatabase(ValueError):
    """A URL that names neither an SQLite file nor a PostgreSQL database."""


class NewerDatabase(ValueError):
    """A database whose schema was upgraded by a newer version."""


def database_url(text: str) -> URL:
    """Parse ``postgresql://...``, ``sqlite:///FILE`` or the path of an SQLite file. Raises BadDatabase."""
    try:
        url = make_url(text if "://" in text else f"sqlite:///{text}")
    except ArgumentError as error:
        raise BadDatabase(text) from error
    backend = url.get_backend_name()
    if backend not in ("sqlite", "postgresql", "postgres") or (backend == "sqlite" and not url.database):
        raise BadDatabase(text)
    return url.set(drivername="sqlite" if backend == "sqlite" else "postgresql+psycopg")


def engine_for(url: URL, connections: int = 5) -> Engine:
    """Create an engine; connections are opened on demand."""
    if url.get_backend_name() == "sqlite":
        engine = sqlalchemy.create_engine(url, pool_size=connections)
        event.listen(engine, "connect", _prepare_sqlite)
        return engine
    # no prepared statements: they break behind PgBouncer in transaction pooling mode
    arguments = {"prepare_threshold": None, "connect_timeout": 10, "tcp_user_timeout": 20_000}
    return sqlalchemy.create_engine(
        url, pool_size=connections, max_overflow=0, pool_recycle=1800, connect_args=arguments
    )


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Make commits durable, and let readers run beside the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=20000", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def upgrade(url: URL, revision: str = "head") -> None:
    """Migrate a database to the current schema, from any earlier one or from empty.

    Raises NewerDatabase if its schema is unknown to this version.
    """
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    engine = engine_for(url)
    try:
        with engine.connect() as connection:
            if connection.dialect.name == "postgresql":
                # lock held by the migrations' transaction: a session lock would outlive it behind PgBouncer
                connection.execute(sqlalchemy.text(f"SELECT pg_advisory_xact_lock({_UPGRADE_LOCK})"))
            else:
                # one transaction for all migrations: Python's driver would commit each schema change by itself
                connection.exec_driver_sql("BEGIN IMMEDIATE")
            config.attributes["connection"] = connection
            alembic.command.upgrade(config, revision)
            connection.commit()
    except alembic.util.CommandError as error:
        raise NewerDatabase(str(error)) from error
    finally:
        engine.dispose()


async def upgrade_when_reachable(url: URL) -> None:
    """Run :func:`upgrade`, retrying each second while the database is unreachable, up to 30 attempts."""
    for left in reversed(range(MAX_CONNECT_ATTEMPTS)):
        try:
            await asyncio.to_thread(upgrade, url)
        except OperationalError:
            if not left:
                raise
            await asyncio.sleep(1)
        else:
            return
