"""Database URLs, engines and schema upgrades for SQLite and PostgreSQL."""

import asyncio
import sqlite3
from pathlib import Path
from typing import Any, Final

import alembic.command
import alembic.config
import alembic.util
import sqlalchemy
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, OperationalError

from .deadlines import READ_TIMEOUT, deadline, watch_connections

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MAX_CONNECT_ATTEMPTS: Final = 30
_POSTGRESQL: Final = {
    "prepare_threshold": None,  # prepared statements break behind PgBouncer in transaction pooling mode
    "connect_timeout": 4,  # less than READ_TIMEOUT: a new connection cannot be cut from outside
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
_BUSY_TIMEOUT: Final = 8_000
"""Milliseconds that SQLite waits for another process to commit; less than COMMIT_TIMEOUT."""
_UPGRADE_LOCK: Final = 0x526F776C  # "Rowl": id of the PostgreSQL advisory lock for migrations


class BadDatabase(ValueError):
    """A URL that names neither an SQLite file nor a PostgreSQL database."""


class NewerDatabase(ValueError):
    """A database whose schema was upgraded by a newer version."""


class OlderDatabase(ValueError):
    """A database whose schema has to be upgraded first."""


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
    else:
        engine = sqlalchemy.create_engine(
            url, pool_size=connections, max_overflow=0, pool_recycle=1800, connect_args=_POSTGRESQL
        )
    watch_connections(engine)
    return engine


def insert_into(connection: Connection, table: Table) -> Any:
    """Begin an INSERT of the connection's dialect, which may have an ``ON CONFLICT``."""
    return (sqlite if connection.dialect.name == "sqlite" else postgresql).insert(table)


def _prepare_sqlite(connection: sqlite3.Connection, _record: Any) -> None:
    """Make commits durable, and let readers run beside the writer."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", f"busy_timeout={_BUSY_TIMEOUT}", "foreign_keys=ON"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def upgrade(url: URL, revision: str = "head") -> None:
    """Migrate a database to the current schema, from any earlier one or from empty.

    Raises NewerDatabase if its schema is unknown to this version.
    """
    config = _alembic_config()
    engine = engine_for(url)
    try:
        # a database that hangs is found here: how long migrations take is not known
        with deadline(READ_TIMEOUT), engine.connect() as connection:
            connection.exec_driver_sql("SELECT 1")
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


def check_schema(engine: Engine) -> None:
    """Raise OlderDatabase or NewerDatabase unless a database has the current schema."""
    scripts = ScriptDirectory.from_config(_alembic_config())
    with engine.connect() as connection:
        found = MigrationContext.configure(connection).get_current_revision()
    if found == scripts.get_current_head():
        return
    raise (
        OlderDatabase
        if found is None or found in {each.revision for each in scripts.walk_revisions()}
        else NewerDatabase
    )


def _alembic_config() -> alembic.config.Config:
    config = alembic.config.Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    return config


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
