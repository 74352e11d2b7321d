"""Checks of a run against the log."""

import asyncio
from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

import httpx
import msgspec

from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.game import Game
from rowlock.tables.events import EVENT, Entry
from rowlock.tables.table import Table, apply_entry, new_table
from rowlock.tables.views import table_view

from .clients import Person
from .ledger import Ledger, SeenView
from .log import Head, Log, Row, by_table


def check_log(log: Log, ledger: Ledger) -> None:
    """Check that acknowledged commands are in the log, none twice, and refused ones are not.

    Only those may be missing that a failover lost, under the acknowledged seq.
    """
    lost = {(row.player, row.request, row.table, row.seq) for failover in ledger.failovers for row in failover.lost}
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
        missing = sent.seqs - set(seqs)
        excused = {seq for seq in missing if (log.players.get(sent.player), sent.request, sent.table, seq) in lost}
        ledger.counts["acknowledged commands lost by failovers"] += bool(excused)
        if missing - excused:
            ledger.add_violation(
                "lost", sent.table, f"{command} was acknowledged as {sorted(sent.seqs)}, the log has {seqs}"
            )
        if seqs and not sent.seqs and sent.always_refused:
            ledger.add_violation("twice", sent.table, f"{command} was always refused, the log has it as {seqs}")
        ledger.counts["check: acknowledged commands in the log"] += bool(sent.seqs)
    _check_seqs(log, ledger)


def _check_seqs(log: Log, ledger: Ledger) -> None:
    for table, rows in by_table(log.rows).items():
        seqs = [row.seq for row in rows]
        if seqs != list(range(1, len(seqs) + 1)):
            wrong = next(at for at, seq in enumerate(seqs, 1) if seq != at)
            ledger.add_violation("lost" if wrong not in seqs else "twice", table, f"its log breaks at {wrong}")


def check_tables(log: Log, ledger: Ledger) -> dict[str, Table]:
    """Fold every log and compare the clients' views with it; return the tables.

    A view before the last may also be one of a log that a failover cut off later.
    """
    views: defaultdict[tuple[str, int], list[SeenView]] = defaultdict(list)
    for each in ledger.views:
        views[each.table, each.seq].append(each)
    cut_off = _cut_off(ledger)
    tables: dict[str, Table] = {}
    for name, rows in by_table(log.rows).items():
        if name in ledger.gone:
            ledger.add_violation("diverged", name, "a server did not know it, the log has it")
        try:
            for table in _folded(rows):
                tables[name] = table
                for each in views.pop((name, table.seq), ()):
                    _check_view(each, [table, *cut_off[name, table.seq]], rows[-1].seq, log, ledger)
        except Exception as error:  # noqa: BLE001 - check the other tables, whatever a broken log raises
            tables.pop(name, None)
            ledger.add_violation("diverged", name, f"its log cannot be folded: {error!r}")
            continue
        _check_end(tables[name], log.heads.get(name), ledger)
    for (name, seq), left in views.items():
        if cut_off[name, seq]:
            for each in left:
                _check_view(each, cut_off[name, seq], None, log, ledger)
        else:
            ledger.add_violation("diverged", name, f"{len(left)} clients saw entry {seq}, which the log does not have")
    return tables


def _folded(rows: Sequence[Row]) -> Iterator[Table]:
    """Yield the table after every entry of its log."""
    table: Table | None = None
    for row in rows:
        entry = Entry(row.table, row.seq, row.at, row.player, row.request, EVENT.decode(row.body))
        table = new_table(entry) if table is None else apply_entry(table, entry)
        yield table


def _cut_off(ledger: Ledger) -> defaultdict[tuple[str, int], list[Table]]:
    """Return the tables after every entry that a failover lost."""
    found: defaultdict[tuple[str, int], list[Table]] = defaultdict(list)
    for failover in ledger.failovers:
        for name, rows in failover.logs.items():
            with suppress(Exception):  # its log was broken before
                for table in _folded(rows):
                    if table.seq > failover.kept[name]:
                        found[name, table.seq].append(table)
    return found


def _check_view(seen: SeenView, tables: Sequence[Table], end: int | None, log: Log, ledger: Ledger) -> None:
    """Check that a client saw one of these tables, and the first of them, the log's, if it was its last view."""
    player, view = log.players[seen.player] if seen.player is not None else None, msgspec.json.decode(seen.view)
    if all(view != _view(table, player) for table in (tables[:1] if seen.last else tables)):
        ledger.add_violation("diverged", seen.table, f"{seen.player} saw another table at {seen.seq}")
    if seen.last and seen.seq != end and seen.table not in ledger.gone:
        ledger.add_violation("diverged", seen.table, f"{seen.player} stayed at {seen.seq} of {end}")
    ledger.counts["check: clients at the end"] += seen.last
    ledger.counts["check: views on the way"] += not seen.last


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
