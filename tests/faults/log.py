"""The log of a run, read directly from the database, and what a failover lost of it."""

import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, NamedTuple

import psycopg


class Row(NamedTuple):
    """A row of ``event``."""

    table: str
    seq: int
    at: int
    player: str | None
    request: str | None
    body: str


class Head(NamedTuple):
    """A row of ``game_table``."""

    seq: int
    status: str
    wake: int | None


@dataclass(frozen=True, slots=True)
class Log:
    """Contents of a database: the log, the heads of the tables, and player ids by name."""

    rows: Sequence[Row]
    heads: Mapping[str, Head]
    players: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Failover:
    """A failover to a standby that lags: the logs it cut off, as they were, and the last seq it kept of each."""

    logs: Mapping[str, Sequence[Row]]
    kept: Mapping[str, int]

    @property
    def lost(self) -> list[Row]:
        """Entries that only the old primary had, which are the only ones that may be missing."""
        return [row for table, rows in self.logs.items() for row in rows if row.seq > self.kept[table]]


def read_log(database: str) -> Log:
    """Read a database with its plain driver."""
    with closing(_connect(database)) as connection:
        rows = connection.execute("SELECT table_id, seq, at, player, request, body FROM event ORDER BY table_id, seq")
        players = connection.execute("SELECT name, id FROM player")
        return Log([Row(*row) for row in rows.fetchall()], _heads(connection), dict(players.fetchall()))


def read_heads(database: str) -> dict[str, Head]:
    """Read the heads of the tables alone."""
    with closing(_connect(database)) as connection:
        return _heads(connection)


def _connect(database: str) -> Any:
    return psycopg.connect(database) if "://" in database else sqlite3.connect(database)


def _heads(connection: Any) -> dict[str, Head]:
    rows = connection.execute("SELECT id, head, status, wake FROM game_table").fetchall()
    return {row[0]: Head(*row[1:]) for row in rows}


def by_table(rows: Iterable[Row]) -> dict[str, list[Row]]:
    logs: defaultdict[str, list[Row]] = defaultdict(list)
    for row in rows:
        logs[row.table].append(row)
    return dict(logs)


def compare(primary: Sequence[Row], standby: Sequence[Row]) -> tuple[Failover, list[str]]:
    """Return what a promoted standby lacks of its primary, and the tables that are no beginning of the primary's."""
    had, has = by_table(primary), by_table(standby)
    wrong = [table for table, rows in has.items() if had.get(table, [])[: len(rows)] != rows]
    kept = {
        table: rows[len(has.get(table, ())) - 1].seq if table in has else 0
        for table, rows in had.items()
        if table not in wrong and len(has.get(table, ())) < len(rows)
    }
    return Failover({table: had[table] for table in kept}, kept), wrong
