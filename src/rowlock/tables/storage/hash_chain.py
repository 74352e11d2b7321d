"""Hash chain of stored entries: which of them come right after the last entry of their log."""

from collections.abc import Sequence
from functools import cache
from typing import Any, NamedTuple

from sqlalchemy import Connection, and_, bindparam, or_, select, update

from ..events import Entry, Millis
from ..log import encode_event, row_hash
from .schema import event


class EventRow(NamedTuple):
    """A row of the ``event`` table to insert."""

    table_id: str
    seq: int
    at: Millis
    player: str | None
    request: str | None
    body: str
    hash: str


def event_row(entry: Entry) -> EventRow:
    body = encode_event(entry.event)
    return EventRow(entry.table, entry.seq, entry.at, entry.player, entry.request, body, entry.hash)


def following(connection: Connection, rows: Sequence[EventRow]) -> list[EventRow]:
    """Return the rows of entries that come right after the last one of the log, as their process has read it."""
    keys = [(row.table_id, row.seq - 1) for row in rows]
    hashes: dict[tuple[str, int], str | None] = {(table, 0): "" for table, _ in keys}
    if wanted := [key for key in keys if key[1]]:
        for found in connection.execute(*_hashes_of(wanted)).fetchall():
            hashes[found.table_id, found.seq] = found.hash or _add_hashes(connection, found.table_id, found.seq)
    return [
        row
        for key, row in zip(keys, rows, strict=True)
        if (before := hashes.get(key)) is not None and row_hash(before, row) == row.hash
    ]


def _hashes_of(keys: Sequence[tuple[str, int]]) -> tuple[Any, dict[str, str | int]]:
    """Return a query of the hashes of entries, and its parameters; keys are repeated up to a power of two."""
    count = 1 << (len(keys) - 1).bit_length()
    values: dict[str, str | int] = {}
    for at in range(count):
        values[f"table{at}"], values[f"seq{at}"] = keys[min(at, len(keys) - 1)]
    return _select_hashes(count), values


@cache
def _select_hashes(count: int) -> Any:
    """Select the hashes of some entries. SQLite reads the whole log if ``IN`` has several keys, but not for ``OR``."""
    keys = [
        and_(event.c.table_id == bindparam(f"table{at}"), event.c.seq == bindparam(f"seq{at}")) for at in range(count)
    ]
    return select(event.c.table_id, event.c.seq, event.c.hash).where(or_(*keys))


def _add_hashes(connection: Connection, table: str, head: int) -> str:
    """Store the hashes of entries that an older version wrote, up to a seq; return the last."""
    rows = connection.execute(
        select(event).where(event.c.table_id == table, event.c.seq <= head).order_by(event.c.seq)
    ).fetchall()
    last = ""
    for row in rows:
        last = row_hash(last, row)
        if row.hash is None:
            key = event.c.table_id == table, event.c.seq == row.seq
            connection.execute(update(event).where(*key).values(hash=last))
    return last
