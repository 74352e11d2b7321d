"""What has to hold: the log as the database has it, and what servers told clients about it.

The log is folded at every commit, so a hole is found when it is made. Acknowledgements are compared with it when they
are sent, views of clients with its fold.
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import msgspec

from rowlock.tables.events import CameBack, Decided, Entry, Revealed, Rolled, Started, Undone
from rowlock.tables.log import decode_event, follows
from rowlock.tables.messages import TableView
from rowlock.tables.table import SECOND, Table, apply_entry, available, new_table
from rowlock.tables.views import table_view

from .database import Connection

_COLUMNS: Final = "rowid, table_id, seq, at, player, request, body, hash"
MOVES: Final = (Started, Revealed, Rolled, Decided, Undone)
_encode: Final = msgspec.json.Encoder().encode


class Violation(NamedTuple):
    """A broken promise: ``kind`` is the invariant."""

    kind: str
    detail: str


class Row(NamedTuple):
    seq: int
    player: str | None
    request: str | None
    body: str


@dataclass(slots=True)
class Logged:
    """The log of a table, and the table after each entry. ``moved`` is when it last moved, in healthy seconds."""

    rows: list[Row] = field(default_factory=list[Row])
    tables: list[Table] = field(default_factory=list[Table])
    moved: float = 0.0
    broken: bool = False

    @property
    def now(self) -> Table:
        return self.tables[-1]


@dataclass(slots=True)
class Sent:
    """A command of a client: how often it was sent and refused, and the seqs of its acknowledgements."""

    kind: str
    copies: int = 0
    refused: int = 0
    seqs: set[int] = field(default_factory=set[int])


class Ledger:
    """The record of one run."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.tables: dict[str, Logged] = {}
        self.sent: dict[tuple[str, str, str], Sent] = {}
        self.lost: set[tuple[str, str | None, str | None, int]] = set()
        """Entries that a failover has lost: nobody can keep what is said about them."""
        self.planted: set[str] = set()
        """Tables that are broken on purpose."""
        self.violations: list[Violation] = []
        self.counts: Counter[str] = Counter()
        self.healthy = 0.0
        self._secrets: dict[str, str] = {}
        self._told: set[str] = set()
        """Secrets of games that have ended: their seats know them, even if a failover takes the end back."""
        self._last = 0

    def load(self, tables: Mapping[str, Logged]) -> None:
        """Continue from the logs of an earlier run."""
        for name, logged in tables.items():
            self.tables[name] = Logged(logged.rows.copy(), logged.tables.copy())
            self._secrets[name] = logged.now.secret
            if logged.now.status == "finished":
                self._told.add(logged.now.secret)
        self._read_last()

    def fail(self, kind: str, detail: str) -> None:
        self.violations.append(Violation(kind, detail))

    # The log

    def read(self) -> list[str]:
        """Read the entries committed since, and return them in words."""
        found: list[str] = []
        query = f"SELECT {_COLUMNS} FROM event WHERE rowid > ? ORDER BY rowid"
        for rowid, table, seq, at, player, request, body, digest in self.connection.execute(query, (self._last,)):
            self._last = rowid
            if table not in self.planted:
                self._add(table, at, Row(seq, player, request, body), digest)
                found.append(f"{table[:4]}/{seq} {body[:60]}")
        return found

    def _add(self, table: str, at: int, row: Row, digest: str) -> None:
        logged = self.tables.setdefault(table, Logged())
        if row.seq != len(logged.rows) + 1:
            if not logged.broken:
                has = len(logged.rows)
                self.fail("hole", f"table {table}: entry {row.seq} was committed, but the log has {has} entries")
            logged.broken = True
        if logged.broken:
            return
        entry = Entry(table, row.seq, at, row.player, row.request, decode_event(row.body), digest)
        if not follows(logged.now.hash if logged.tables else "", entry):
            self.fail("replay", f"table {table}: the hash of entry {row.seq} is wrong")
        try:
            after = apply_entry(logged.now, entry) if logged.tables else new_table(entry)
        except Exception as error:  # noqa: BLE001 - whatever a broken log raises
            logged.broken = True
            self.fail("replay", f"table {table}: entry {row.seq} cannot be replayed: {error!r}")
            return
        moves = (
            (Started, Rolled, Decided, Undone) if after.settings.clock else (Started, Rolled, Decided, Undone, CameBack)
        )
        if isinstance(entry.event, moves):
            logged.moved = self.healthy
            self.counts["moves"] += 1
        self.counts["entries"] += 1
        logged.rows.append(row)
        logged.tables.append(after)
        self._secrets[table] = after.secret
        if after.status == "finished":
            self._told.add(after.secret)

    def failed_over(self) -> int:
        """Compare the log with the database after a failover; return the number of lost entries."""
        heads = dict(self.connection.execute("SELECT table_id, max(seq) FROM event GROUP BY table_id").fetchall())
        self._read_last()
        count = 0
        for table, logged in list(self.tables.items()):
            head = heads.get(table, 0)
            for row in logged.rows[head:]:
                self.lost.add((table, row.player, row.request, row.seq))
                count += 1
            del logged.rows[head:], logged.tables[head:]
            if not head:
                del self.tables[table]
            else:
                self._secrets[table] = logged.now.secret
            logged.moved = self.healthy
        return count

    def _read_last(self) -> None:
        (self._last,) = self.connection.execute("SELECT coalesce(max(rowid), 0) FROM event").fetchone()

    # What servers say

    def acknowledged(self, table: str, player: str, request: str, seq: int) -> None:
        """Check an acknowledgement as it is sent."""
        sent = self.sent.get((table, player, request))
        if sent is not None:
            sent.seqs.add(seq)
        logged = self.tables.get(table)
        row = logged.rows[seq - 1] if logged is not None and 0 < seq <= len(logged.rows) else None
        if (row is None or (row.player, row.request) != (player, request)) and (
            (table, player, request, seq) not in self.lost and not (logged is not None and logged.broken)
        ):
            self.fail("lost", f"table {table}: {request} of {player} was acknowledged as {seq}, which the log has not")
        self.counts["acknowledged"] += 1

    def check_secrets(self, text: str, player: str | None) -> None:
        """Check that a frame tells no secret of a game that goes on."""
        for table, secret in self._secrets.items():
            if secret in text and secret not in self._told:
                self.fail("seen", f"table {table}: {player or 'a spectator'} was sent the secret of the dice")

    def check_view(self, table: str, player: str | None, seq: int, view: bytes) -> None:
        """Check that a view is what the log says, no more and no less."""
        self.counts["views compared"] += 1
        logged = self.tables.get(table)
        if logged is None or logged.broken:
            return
        if seq > len(logged.tables):
            if not any(each[0] == table for each in self.lost):
                self.fail("diverged", f"table {table}: {player} saw entry {seq} of {len(logged.tables)}")
            return
        expected: TableView = table_view(logged.tables[seq - 1], player)
        if _encode(expected) != view and not any(each[0] == table and each[3] <= seq for each in self.lost):
            self.fail("diverged", f"table {table}: the view of {player} at {seq} is not that of the log")

    # Progress

    def check_progress(self, slack: float) -> None:
        """Check that no table waits longer than its clocks allow, in seconds without faults."""
        for name, logged in self.tables.items():
            limit = None if logged.broken else time_limit(logged.now)
            if limit is not None and self.healthy - logged.moved > limit + slack:
                logged.broken = True
                waited = f"{self.healthy - logged.moved:.0f} s without a move, {limit:.0f} s are allowed"
                self.fail("stuck", f"table {name}: {waited}; seats {list(logged.now.actors)} are to act")

    # The end

    def check_end(self) -> None:
        """Check acknowledgements, repetitions and projections at the end."""
        for (table, player, request), sent in self.sent.items():
            logged = self.tables.get(table)
            if logged is not None and logged.broken:
                continue
            rows = logged.rows if logged is not None else []
            seqs = [row.seq for row in rows if (row.player, row.request) == (player, request)]
            what = f"table {table}: {sent.kind} {request} of {player}"
            kept = {seq for seq in sent.seqs if (table, player, request, seq) not in self.lost}
            if not kept <= set(seqs):
                self.fail("lost", f"{what} was acknowledged as {sorted(kept)}, the log has it as {seqs}")
            if len(seqs) > 1:
                self.fail("twice", f"{what} is in the log as {seqs}")
            if seqs and not sent.seqs and sent.copies == sent.refused:
                self.fail("twice", f"{what} was refused, the log has it as {seqs}")
        heads: dict[str, Any] = {
            row[0]: row[1:] for row in self.connection.execute("SELECT id, head, status FROM game_table").fetchall()
        }
        for table, logged in self.tables.items():
            if not logged.broken and heads.get(table) != (logged.now.seq, logged.now.status):
                found = heads.get(table)
                self.fail("diverged", f"table {table}: projected as {found}, the log ends at {logged.now.seq}")


def time_limit(table: Table) -> float | None:
    """Return the seconds after which the table acts by itself; None if it waits for a person as long as it takes."""
    limits: list[float] = []
    for at in table.actors:
        seat, clock, grace = table.seats[at], table.settings.clock, table.settings.grace
        if seat.bot is not None or seat.away or seat.resigned:
            limits.append(0)
        elif clock is not None:
            limits.append(available(clock, seat) / SECOND)
        elif grace is not None:
            limits.append(grace)
    return min(limits, default=None)
