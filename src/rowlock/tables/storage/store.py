"""Event store: appends and reads table logs, lists tables, and stores players and tokens.

An append is committed when the call returns. Concurrent appends of one process share a commit, and so one flush of the
disk. Database calls run in threads, one writer and several readers, and have deadlines.
"""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, CursorResult, Row, Select, bindparam, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ...formats.schema import GameName
from ..errors import TableError
from ..events import Created, Entry, Millis, Sat, Stood, Voided
from ..log import encode_event, read_rows, row_hash
from ..messages import Summary
from ..table import Table
from ..timers import due
from .database import engine_for
from .deadlines import COMMIT_TIMEOUT, READ_TIMEOUT, Calls, DaemonThreads, Overdue
from .schema import SET_ASIDE, event, game_table, player, seat, token

log = logging.getLogger(__name__)
T = TypeVar("T")
_UNREACHABLE: Final = (SQLAlchemyError, OSError, Overdue)
"""Errors of an unreachable database."""
_TIMEOUTS: Final = (
    "SET LOCAL lock_timeout = '5s'; SET LOCAL statement_timeout = '9s'; "
    "SET LOCAL idle_in_transaction_session_timeout = '9s'"
)
"""A server that hangs in a commit must not block the others, nor wait forever for them."""
SWEEP_PAGE: Final = 200
"""Tables per page of the sweep."""
# Frequent statements are built once: building one takes as long as executing it.
_HASHES: Final = select(event.c.table_id, event.c.seq, event.c.hash).where(
    tuple_(event.c.table_id, event.c.seq).in_(bindparam("keys", expanding=True))
)
_TAIL: Final = (
    select(event).where(event.c.table_id == bindparam("table"), event.c.seq >= bindparam("first")).order_by(event.c.seq)
)
_OVERDUE: Final = (
    select(game_table.c.wake, game_table.c.id)
    .where(
        game_table.c.wake <= bindparam("now"),
        tuple_(game_table.c.wake, game_table.c.id) > tuple_(bindparam("after_wake"), bindparam("after_id")),
    )
    .order_by(game_table.c.wake, game_table.c.id)
    .limit(SWEEP_PAGE)
)
_AHEAD: Final = (
    select(game_table.c.id)
    .where(
        game_table.c.updated > bindparam("now"),
        game_table.c.wake.is_not(None),
        game_table.c.id > bindparam("after_id"),
    )
    .order_by(game_table.c.id)
    .limit(SWEEP_PAGE)
)
_HEADS: Final = select(game_table.c.id, game_table.c.head).where(game_table.c.updated >= bindparam("since"))
_NAMED: Final = select(game_table.c.id, game_table.c.head, game_table.c.status).where(
    game_table.c.id.in_(bindparam("ids", expanding=True))
)
_PLAYER: Final = select(player).where(player.c.id == bindparam("identity"))
MAX_BATCH: Final = 500
"""Maximum appends per commit."""
MAX_WAITING: Final = 500
"""Listed tables that are looked at, newest first, to choose those that are shown."""


class StoredSummary(msgspec.Struct, frozen=True):
    """JSON of ``game_table.summary``, for lists of tables; ``acting`` are the identities it waits for.

    ``host`` is empty in rows from before it was added.
    """

    game: GameName
    seats: int
    taken: int
    names: list[str]
    acting: list[str]
    host: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class _Append:
    entry: Entry
    table: Table
    done: "asyncio.Future[bool]"


class OtherHistory(Exception):
    """The log has another entry than the one expected, or none: a database that lacked the last ones took over."""


class Store:
    """Database of tables and players.

    Methods raise TableError ``unavailable`` if it cannot be reached or does not answer in time.
    """

    def __init__(self, url: URL, connections: int = 5) -> None:
        self._engine = engine_for(url, connections)
        self._writer = DaemonThreads(1, "rowlock writes")
        self._readers = DaemonThreads(connections - 1, "rowlock reads")
        self._calls = Calls()
        dialect: Any = sqlite if url.get_backend_name() == "sqlite" else postgresql
        self._insert_event = dialect.insert(event).on_conflict_do_nothing().returning(event.c.table_id, event.c.seq)
        upsert = dialect.insert(game_table)
        updated = {name: upsert.excluded[name] for name in ("head", "status", "updated", "wake", "summary")}
        self._upsert_table = upsert.on_conflict_do_update(index_elements=["id"], set_=updated)
        self._queue: asyncio.Queue[_Append] = asyncio.Queue()
        self._committer: asyncio.Task[None] | None = None
        self.commits = 0

    @property
    def interruptions(self) -> int:
        """Number of lost connections: another database may have taken over, and lack the latest entries."""
        return self._calls.interruptions

    async def close(self) -> None:
        """Commit the queued appends, then close the connections. Calls that hang are ended by their deadlines."""
        if self._committer is not None:
            await self._queue.join()
            self._committer.cancel()
            await asyncio.gather(self._committer, return_exceptions=True)
        for threads in (self._readers, self._writer):
            await asyncio.to_thread(threads.shutdown)  # running reads return their connections
        self._engine.dispose()

    # Log

    async def append(self, entry: Entry, table: Table) -> bool:
        """Append an entry; ``table`` is the table after it.

        Return False if its seq or its request was taken, or if the entry before it is not in the log. Raises TableError
        ``unavailable`` if it is unknown whether it was appended: read the log to find out.
        """
        if self._committer is None:
            self._committer = asyncio.create_task(self._commit_loop(), name="rowlock commits")
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Append(entry, table, done))
        return await asyncio.shield(done)  # a cancelled caller does not cancel the commit

    async def _commit_loop(self) -> None:
        while True:
            batch = [await self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            taken: set[_Append] | None = None  # unknown
            try:
                # If an attempt was committed although its connection broke, the keys are taken by its own entries.
                taken = await self._calls.run(self._writer, COMMIT_TIMEOUT, partial(self._commit, batch))
            except _UNREACHABLE as error:
                if isinstance(error, Overdue):  # the appends behind it would wait for as long again
                    batch += [self._queue.get_nowait() for _ in range(self._queue.qsize())]
                log.warning("commit of %d entries failed: %s", len(batch), type(error).__name__)
            except Exception:  # the next batch may succeed
                log.exception("commit of %d entries failed", len(batch))
            for each in batch:
                self._queue.task_done()
                if each.done.done():
                    continue  # the caller was cancelled
                if taken is None:
                    each.done.set_exception(TableError("unavailable"))
                    each.done.exception()  # mark it as retrieved, in case the caller is cancelled now
                else:
                    each.done.set_result(each in taken)

    def _commit(self, batch: Sequence[_Append]) -> set[_Append]:
        """Commit the appends whose key is free and which follow the last entry, and return them.

        Inserts in key order, so that two servers cannot deadlock. If two appends have the same key, as after a
        cancelled call, the first is taken.
        """
        wanted: dict[tuple[str, int], _Append] = {}
        for each in sorted(batch, key=lambda each: (each.entry.table, each.entry.seq)):
            wanted.setdefault((each.entry.table, each.entry.seq), each)
        with self._engine.begin() as connection:
            # SQLite: lock now, since Python's driver would begin the transaction after the first SELECT
            connection.exec_driver_sql(_TIMEOUTS if connection.dialect.name == "postgresql" else "BEGIN IMMEDIATE")
            rows = _following(connection, [_event_row(each.entry) for each in wanted.values()])
            values = [row._asdict() for row in rows]
            found: Sequence[Row[Any]] = connection.execute(self._insert_event, values).fetchall() if values else ()
            appended = [wanted[key] for key in sorted((row.table_id, row.seq) for row in found)]
            if appended:
                self._project(connection, appended)
        self.commits += 1
        return set(appended)

    def _project(self, connection: Connection, appended: Sequence[_Append]) -> None:
        connection.execute(self._upsert_table, [table_row(each.table) for each in appended])
        for each in appended:
            if isinstance(each.entry.event, (Created, Sat, Stood, Voided)):
                project_seats(connection, each.table)

    async def tail(self, table: str, after: int = 0, known: str | None = None) -> list[Entry]:
        """Return the entries of a table's log after a seq; ``known`` is the hash of the entry at that seq.

        Raises OtherHistory if the log has another entry there, or none, and TableError ``broken_log`` or ``newer_log``.
        """
        rows = await self._rows(_TAIL, table=table, first=after)
        try:
            if not after:
                return read_rows(rows)
            if not rows or rows[0].seq != after:
                raise OtherHistory
            if rows[0].hash is not None:
                entries, last = read_rows(rows[1:], after, rows[0].hash), rows[0].hash
            else:  # of an older version: only the whole log tells its hash
                entries = read_rows(await self._rows(_TAIL, table=table, first=0))
                entries, last = entries[after:], entries[after - 1].hash
        except TableError as error:
            log.debug("table %s: %s", table, error)  # any visitor can cause it; the quarantine logs it once
            raise
        if known not in (None, last):
            raise OtherHistory
        return entries

    async def overdue(self, now: Millis, after: tuple[Millis, str] = (0, "")) -> list[tuple[Millis, str]]:
        """Return a page of tables whose next automatic action was due by a time: due time and id, in that order.

        ``after`` is the last one of the page before.
        """
        wake, table = after
        return [(row.wake, row.id) for row in await self._rows(_OVERDUE, now=now, after_wake=wake, after_id=table)]

    async def ahead(self, now: Millis, after: str = "") -> list[str]:
        """Return a page of tables with an automatic action to come whose last entry lies after a time, by id."""
        return [row.id for row in await self._rows(_AHEAD, now=now, after_id=after)]

    async def heads(self, since: Millis) -> dict[str, int]:
        """Return the last seq of every table that has changed since a time."""
        return {row.id: row.head for row in await self._rows(_HEADS, since=since)}

    async def heads_of(self, tables: Collection[str]) -> dict[str, int]:
        """Return the last seq of each of some tables."""
        return {row.id: row.head for row in await self._tables_named(tables)}

    async def playing(self, tables: Collection[str]) -> set[str]:
        """Return those of some tables whose game is being played."""
        return {row.id for row in await self._tables_named(tables) if row.status == "playing"}

    async def _tables_named(self, tables: Collection[str]) -> list[Row[Any]]:
        found, ids = list[Row[Any]](), list(tables)
        for first in range(0, len(ids), MAX_BATCH):
            found += await self._rows(_NAMED, ids=ids[first : first + MAX_BATCH])
        return found

    # Lists

    async def listed(self, since: Millis, most: int = 100) -> list[Summary]:
        """Return the listed tables created since a time whose game has not begun, newest first.

        If there are more than ``most``, hosts share the places: the newest table of each, then the second, and so on.
        """
        count, ranked = Counter[str](), list[tuple[int, int, Row[Any]]]()
        for at, (host, row) in enumerate(await self._waiting(since)):
            count[host] += 1
            ranked.append((count[host], at, row))
        shown = sorted(ranked, key=lambda each: each[:2])[:most]
        return [_summary(row, None) for _, _, row in sorted(shown, key=lambda each: each[1])]

    async def waiting_hosts(self, since: Millis) -> dict[str, str]:
        """Return the host of each table that ``listed`` chooses from."""
        return {row.id: host for host, row in await self._waiting(since)}

    async def _waiting(self, since: Millis) -> list[tuple[str, Row[Any]]]:
        """Return the newest listed tables whose game has not begun, with their hosts."""
        wanted = (
            select(game_table)
            .where(game_table.c.listed.is_(True), game_table.c.status == "waiting", game_table.c.created >= since)
            .order_by(game_table.c.created.desc())
            .limit(MAX_WAITING)
        )
        return [(_stored_summary(row).host or row.id, row) for row in await self._rows(wanted)]

    async def tables_of(self, identity: str, most: int = 100) -> list[Summary]:
        """Return a player's tables, most recently updated first."""
        wanted = (
            select(game_table)
            .join(seat, seat.c.table_id == game_table.c.id)
            .where(seat.c.player == identity, game_table.c.status.not_in(("closed", SET_ASIDE)))
            .order_by(game_table.c.updated.desc())
            .limit(most)
        )
        return [_summary(row, identity) for row in await self._rows(wanted)]

    # Players

    async def add_player(self, identity: str, name: str, recovery: str, now: Millis) -> None:
        row = {"id": identity, "name": name, "created": now, "epoch": 0, "recovery": recovery, "recovery_since": now}
        await self._write(player.insert().values(row))

    async def player(self, identity: str) -> Row[Any] | None:
        return await self._one(_PLAYER, identity=identity)

    async def change_player(self, identity: str, **values: str | int) -> None:
        await self._write(update(player).where(player.c.id == identity).values(**values))

    async def recover(
        self, recovery: str, fresh: str, now: Millis, *, identity: str | None = None, everywhere: bool = False
    ) -> Row[Any] | None:
        """Return the player of a recovery code, or None if not of ``identity``; replace the code by ``fresh``."""
        found = player.c.recovery == recovery
        found = found if identity is None else found & (player.c.id == identity)
        return await self._sign_in(found, {"recovery": fresh, "recovery_since": now}, everywhere=everywhere)

    async def set_device_code(self, identity: str, epoch: int, digest: str, until: Millis) -> bool:
        """Replace a player's device code; return False if the player has signed out everywhere since."""
        mine = (player.c.id == identity) & (player.c.epoch == epoch)
        return bool(await self._write(update(player).where(mine).values(device_code=digest, device_code_until=until)))

    async def use_device_code(self, digest: str, now: Millis, *, everywhere: bool = False) -> Row[Any] | None:
        """Return the player of a device code, which works once."""
        valid = (player.c.device_code == digest) & (player.c.device_code_until > now)
        return await self._sign_in(valid, _NO_DEVICE_CODE, everywhere=everywhere)

    async def _sign_in(self, condition: Any, values: dict[str, Any], *, everywhere: bool) -> Row[Any] | None:
        ended = _ALL_ENDED if everywhere else {}
        signed_in = update(player).where(condition).values({**values, **ended}).returning(player)
        return await self._run(self._writer, signed_in, lambda result: result.first())

    async def sign_out_everywhere(self, identity: str) -> None:
        """End all cookies, tokens and the device code of a player: they are valid in the epoch they were created in."""
        await self._write(update(player).where(player.c.id == identity).values(_ALL_ENDED))
        await self._write(delete(token).where(token.c.player == identity, ~token.c.id.in_(_valid_tokens())))

    async def add_token(self, identity: str, epoch: int, token_id: str, digest: str, label: str, now: Millis) -> None:
        row = {"id": token_id, "player": identity, "epoch": epoch, "hash": digest, "label": label, "created": now}
        await self._write(token.insert().values(row))

    async def tokens_of(self, identity: str) -> Sequence[Row[Any]]:
        return await self._rows(_valid_tokens(token).where(token.c.player == identity).order_by(token.c.created))

    async def player_of_token(self, digest: str) -> Row[Any] | None:
        return await self._one(_PLAYER_OF_TOKEN, digest=digest)

    async def epochs(self, identities: Collection[str]) -> dict[str, int]:
        """Return how often each of these players has signed out; unknown players are left out."""
        wanted = select(player.c.id, player.c.epoch).where(player.c.id.in_(identities))
        return {row.id: row.epoch for row in await self._rows(wanted)}

    async def tokens(self, identities: Collection[str]) -> set[str]:
        """Return the ids of these players' valid tokens."""
        return {row.id for row in await self._rows(_valid_tokens().where(token.c.player.in_(identities)))}

    async def drop_token(self, identity: str, token_id: str) -> bool:
        return bool(await self._write(delete(token).where(token.c.player == identity, token.c.id == token_id)))

    # Execution

    async def _rows(self, query: Any, **values: Any) -> Sequence[Row[Any]]:
        return await self._run(self._readers, query, lambda result: result.fetchall(), values)

    async def _one(self, query: Any, **values: Any) -> Row[Any] | None:
        return next(iter(await self._rows(query, **values)), None)

    async def _write(self, statement: Any) -> int:
        return await self._run(self._writer, statement, lambda result: result.rowcount)

    async def _run(
        self,
        threads: Executor,
        statement: Any,
        result: Callable[[CursorResult[Any]], T],
        values: Mapping[str, Any] | None = None,
    ) -> T:
        def execute() -> T:
            with self._engine.begin() as connection:
                return result(connection.execute(statement, values))

        try:
            if threads is self._readers:
                return await self._calls.run(threads, READ_TIMEOUT, execute)
            return await self._calls.run(threads, COMMIT_TIMEOUT, execute, attempts=1)
        except _UNREACHABLE as error:
            raise TableError("unavailable") from error


_NO_DEVICE_CODE: Final[dict[str, Any]] = {"device_code": None, "device_code_until": None}
_ALL_ENDED: Final[dict[str, Any]] = {**_NO_DEVICE_CODE, "epoch": player.c.epoch + 1}


def _valid_tokens(*columns: Any) -> Select[Any]:
    """Select tokens created since their player last signed out everywhere; by default their ids."""
    of_epoch = (token.c.player == player.c.id) & (token.c.epoch == player.c.epoch)
    return select(*(columns or (token.c.id,))).select_from(token.join(player, of_epoch))


_PLAYER_OF_TOKEN: Final = _valid_tokens(player, token.c.id.label("token")).where(token.c.hash == bindparam("digest"))


def _following(connection: Connection, rows: "Sequence[_EventRow]") -> "list[_EventRow]":
    """Return the rows of entries that come right after the last one of the log, as their process has read it."""
    keys = [(row.table_id, row.seq - 1) for row in rows]
    hashes: dict[tuple[str, int], str | None] = {(table, 0): "" for table, _ in keys}
    if wanted := [key for key in keys if key[1]]:
        for found in connection.execute(_HASHES, {"keys": wanted}).fetchall():
            hashes[found.table_id, found.seq] = found.hash or _add_hashes(connection, found.table_id, found.seq)
    return [
        row
        for key, row in zip(keys, rows, strict=True)
        if (before := hashes.get(key)) is not None and row_hash(before, row) == row.hash
    ]


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


class _EventRow(NamedTuple):
    """A row of the ``event`` table to insert."""

    table_id: str
    seq: int
    at: Millis
    player: str | None
    request: str | None
    body: str
    hash: str


def _event_row(entry: Entry) -> _EventRow:
    body = encode_event(entry.event)
    return _EventRow(entry.table, entry.seq, entry.at, entry.player, entry.request, body, entry.hash)


def players_of(table: Table) -> set[str]:
    """Return the identities that have a seat at a table."""
    return {at.guest.player for at in table.seats if at.guest.player is not None}


def project_seats(connection: Connection, table: Table) -> None:
    """Rewrite the rows of a table in ``seat``."""
    connection.execute(delete(seat).where(seat.c.table_id == table.id))
    if players := players_of(table):
        connection.execute(seat.insert(), [{"player": player, "table_id": table.id} for player in players])


def table_row(table: Table) -> dict[str, Any]:
    """Return the row of a table in ``game_table``."""
    next_due = due(table)
    guests = [seat.guest for seat in table.seats if seat.taken]
    waited_for = table.unrevealed if table.revealing else table.actors
    acting = [at.player for at in (table.seats[seat].guest for seat in waited_for) if at.player]
    names = [guest.name for guest in guests]
    found = StoredSummary(table.settings.game, table.settings.seats, len(guests), names, acting, table.host)
    return {
        "id": table.id,
        "head": table.seq,
        "status": table.status,
        "listed": table.settings.listed,
        "created": table.created,
        "updated": table.at,
        "wake": None if next_due is None else next_due.at,
        "summary": msgspec.json.encode(found).decode(),
    }


def _stored_summary(row: Row[Any]) -> StoredSummary:
    return msgspec.json.decode(row.summary, type=StoredSummary)


def _summary(row: Row[Any], identity: str | None) -> Summary:
    own = {name: getattr(row, name) for name in ("id", "status", "listed", "created", "updated")}
    found = _stored_summary(row)
    shown = {name: getattr(found, name) for name in ("game", "seats", "taken", "names")}
    return Summary(**own, your_turn=identity in found.acting, **shown)
