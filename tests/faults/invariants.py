"""Checks of a run against the log, read directly from the database."""

import asyncio
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import dataclass
from typing import Any, NamedTuple

import httpx
import msgspec
import psycopg

from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.game import Game
from rowlock.tables.events import EVENT, Entry
from rowlock.tables.table import Table, apply_entry, new_table
from rowlock.tables.views import table_view

from .clients import Person
from .ledger import Ledger, SeenView


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


def read_log(database: str) -> Log:
    """Read a database with its plain driver."""
    connect: Any = psycopg.connect if "://" in database else sqlite3.connect
    with closing(connect(database)) as connection:
        rows = connection.execute("SELECT table_id, seq, at, player, request, body FROM event ORDER BY table_id, seq")
        heads = connection.execute("SELECT id, head, status, wake FROM game_table")
        players = connection.execute("SELECT name, id FROM player")
        return Log(
            [Row(*row) for row in rows.fetchall()],
            {row[0]: Head(*row[1:]) for row in heads.fetchall()},
            dict(players.fetchall()),
        )


def check_log(log: Log, ledger: Ledger) -> None:
    """Check that acknowledged commands are in the log, none twice, and refused ones are not."""
    found: defaultdict[tuple[str | None, str | None, str], list[int]] = defaultdict(list)
    for row in log.rows:
        if row.request is not None:
            found[row.player, row.request, row.table].append(row.seq)
    for (player, request, table), seqs in found.items():
        if len(seqs) > 1:
            ledger.add_violation("twice", table, f"request {request} of {player} is in the log as {seqs}")
    for sent in ledger.sent:
        seqs = found.get((log.players.get(sent.player), sent.request, sent.table), [])
        command = f"{sent.kind} {sent.request} of {sent.player}"
        if not sent.seqs <= set(seqs):
            ledger.add_violation(
                "lost", sent.table, f"{command} was acknowledged as {sorted(sent.seqs)}, the log has {seqs}"
            )
        if seqs and not sent.seqs and sent.always_refused:
            ledger.add_violation("twice", sent.table, f"{command} was always refused, the log has it as {seqs}")
        ledger.counts["check: acknowledged commands in the log"] += bool(sent.seqs)
    _check_seqs(log, ledger)


def _check_seqs(log: Log, ledger: Ledger) -> None:
    seqs_of: defaultdict[str, list[int]] = defaultdict(list)
    for row in log.rows:
        seqs_of[row.table].append(row.seq)
    for table, seqs in seqs_of.items():
        if seqs != list(range(1, len(seqs) + 1)):
            wrong = next(at for at, seq in enumerate(seqs, 1) if seq != at)
            ledger.add_violation("lost" if wrong not in seqs else "twice", table, f"its log breaks at {wrong}")


def check_tables(log: Log, ledger: Ledger) -> dict[str, Table]:
    """Fold every log and compare the clients' views with it; return the tables."""
    views: defaultdict[tuple[str, int], list[SeenView]] = defaultdict(list)
    for each in ledger.views:
        views[each.table, each.seq].append(each)
    logs: defaultdict[str, list[Row]] = defaultdict(list)
    for row in log.rows:
        logs[row.table].append(row)
    tables: dict[str, Table] = {}
    for name, rows in logs.items():
        try:
            tables[name] = _fold(rows, views, log, ledger)
        except Exception as error:  # noqa: BLE001 - check the other tables, whatever a broken log raises
            ledger.add_violation("diverged", name, f"its log cannot be folded: {error!r}")
            continue
        _check_end(tables[name], log.heads.get(name), ledger)
    for (name, seq), left in views.items():
        ledger.add_violation("diverged", name, f"{len(left)} clients saw entry {seq}, which the log does not have")
    return tables


def _fold(rows: Sequence[Row], views: defaultdict[tuple[str, int], list[SeenView]], log: Log, ledger: Ledger) -> Table:
    table: Table | None = None
    for row in rows:
        entry = Entry(row.table, row.seq, row.at, row.player, row.request, EVENT.decode(row.body))
        table = new_table(entry) if table is None else apply_entry(table, entry)
        for each in views.pop((row.table, row.seq), ()):
            player = log.players[each.player] if each.player is not None else None
            if msgspec.json.decode(each.view) != _view(table, player):
                ledger.add_violation("diverged", row.table, f"{each.player} saw another table at {row.seq}")
            if each.last and row is not rows[-1]:
                ledger.add_violation("diverged", row.table, f"{each.player} stayed at {row.seq} of {rows[-1].seq}")
            ledger.counts["check: clients at the end"] += each.last
            ledger.counts["check: views on the way"] += not each.last
    assert table is not None
    return table


def _view(table: Table, player: str | None) -> Any:
    return msgspec.json.decode(msgspec.json.encode(table_view(table, player)))


def _check_end(table: Table, head: Head | None, ledger: Ledger) -> None:
    """Check the head of a table, and replay and verify the record of a finished game."""
    if head is None or (head.seq, head.status) != (table.seq, table.status):
        ledger.add_violation("diverged", table.id, f"the list of tables has {head}, the log {table.seq} {table.status}")
    ledger.counts["check: tables folded"] += 1
    if table.record is None:
        return
    text = notation.write(table.record)
    report = verify(text)
    if not (report.fair and report.committed) or Game.replay(text) != table.game:
        ledger.add_violation("diverged", table.id, f"its record does not verify: {report}")
    ledger.counts["check: records replayed and verified"] += 1


async def check_servers(
    tables: Mapping[str, Table],
    urls: Sequence[str],
    http: httpx.AsyncClient,
    people: Mapping[str, Person],
    ledger: Ledger,
) -> None:
    """Check every server's views for all seats and a spectator against the log. ``people`` are keyed by identity."""
    gate = asyncio.Semaphore(16)

    async def compare(url: str, table: Table, player: str | None) -> None:
        headers = people[player].headers if player is not None else {}
        async with gate:
            try:
                answer = await http.get(f"{url}/api/tables/{table.id}", headers=headers)
            except httpx.HTTPError as error:
                ledger.add_violation("diverged", table.id, f"{url} cannot be read: {error!r}")
                return
        if answer.status_code != httpx.codes.OK or answer.json() != _view(table, player):
            ledger.add_violation("diverged", table.id, f"{url} shows {player} another table than the log")
        ledger.counts["check: views of servers"] += 1

    wanted = [
        (url, table, player)
        for table in tables.values()
        for player in (None, *(seat.guest.player for seat in table.seats if seat.guest.player is not None))
        for url in urls
    ]
    await asyncio.gather(*(compare(*each) for each in wanted))


def verdict(ledger: Ledger) -> Counter[str]:
    """Count the violations of each kind."""
    return Counter(violation.kind for violation in ledger.violations)
