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
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Row, Select, bindparam, delete, select, tuple_, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine import URL
from sqlalchemy.exc import SQLAlchemyError

from ..errors import TableError
from ..events import Closed, Created, Decided, Entry, Millis, Resigned, Revealed, Rolled, Sat, Started, Stood, Voided
from ..log import read_rows
from ..messages import Summary
from ..statistics import MAX_RESULTS, Result, Statistics, statistics_of
from ..table import Table
from .database import engine_for
from .deadlines import COMMIT_TIMEOUT, READ_TIMEOUT, Calls, DaemonThreads, Overdue
from .hash_chain import event_row, following
from .projections import (
    StoredSummary,
    project_results,
    project_seats,
    read_result,
    readable,
    table_row,
    table_summary,
)
from .schema import SET_ASIDE, code, event, game_table, player, push_subscription, result, seat, token

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
_ID_LENGTH: Final = 20
_IDS_FROM: Final = (
    select(game_table.c.id)
    .where(
        game_table.c.id.between(bindparam("first"), bindparam("last")),
        game_table.c.updated >= bindparam("since"),
        game_table.c.status != SET_ASIDE,
    )
    .limit(2)
)
_PLAYER: Final = select(player).where(player.c.id == bindparam("identity"))
MAX_BATCH: Final = 500
"""Maximum appends per commit."""
MAX_WAITING: Final = 500
"""Listed tables that are looked at, newest first, to choose those that are shown."""


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
            _begin(connection)
            rows = following(connection, [event_row(each.entry) for each in wanted.values()])
            values = [row._asdict() for row in rows]
            found: Sequence[Row[Any]] = connection.execute(self._insert_event, values).fetchall() if values else ()
            appended = [wanted[key] for key in sorted((row.table_id, row.seq) for row in found)]
            if appended:
                self._project(connection, appended)
        self.commits += 1
        return set(appended)

    def _project(self, connection: Connection, appended: Sequence[_Append]) -> None:
        connection.execute(self._upsert_table, [table_row(each.table) for each in appended])
        may_end = [each.table for each in appended if isinstance(each.entry.event, (Started, Revealed, Closed))]
        if no_longer_waiting := [table.id for table in may_end if table.status != "waiting"]:
            connection.execute(delete(code).where(code.c.table_id.in_(no_longer_waiting)))
        for each in appended:
            if isinstance(each.entry.event, (Created, Sat, Stood, Voided)):
                project_seats(connection, each.table)
            elif each.table.status == "finished" and isinstance(each.entry.event, (Rolled, Decided, Resigned)):
                project_results(connection, each.table)

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

    async def ids_from(self, start: str, since: Millis) -> list[str]:
        """Return up to two tables that have changed since a time and whose id begins with these digits."""
        # as a range, since LIKE uses no index in every database
        first, last = start.ljust(_ID_LENGTH, "0"), start.ljust(_ID_LENGTH, "f")
        return [row.id for row in await self._rows(_IDS_FROM, first=first, last=last, since=since)]

    # Lists

    async def listed(self, since: Millis, most: int = 100) -> list[Summary]:
        """Return the listed tables created since a time whose game has not begun, newest first.

        If there are more than ``most``, hosts share the places: the newest table of each, then the second, and so on.
        """
        count, ranked = Counter[str](), list[tuple[int, int, Summary]]()
        for at, (row, found) in enumerate(await self._waiting(since)):
            count[found.host or row.id] += 1
            ranked.append((count[found.host or row.id], at, table_summary(row, found, None)))
        shown = sorted(ranked, key=lambda each: each[:2])[:most]
        return [each for _, _, each in sorted(shown, key=lambda each: each[1])]

    async def waiting_hosts(self, since: Millis) -> dict[str, str]:
        """Return the host of each table that ``listed`` chooses from."""
        return {row.id: found.host or row.id for row, found in await self._waiting(since)}

    async def _waiting(self, since: Millis) -> list[tuple[Row[Any], StoredSummary]]:
        """Return the newest listed tables whose game has not begun."""
        wanted = (
            select(game_table)
            .where(game_table.c.listed.is_(True), game_table.c.status == "waiting", game_table.c.created >= since)
            .order_by(game_table.c.created.desc())
            .limit(MAX_WAITING)
        )
        return readable(await self._rows(wanted))

    async def tables_of(self, identity: str, most: int = 100) -> list[Summary]:
        """Return a player's tables, most recently updated first."""
        wanted = (
            select(game_table)
            .join(seat, seat.c.table_id == game_table.c.id)
            .where(seat.c.player == identity, game_table.c.status.not_in(("closed", SET_ASIDE)))
            .order_by(game_table.c.updated.desc())
            .limit(most)
        )
        return [table_summary(row, found, identity) for row, found in readable(await self._rows(wanted))]

    async def results_of(self, identity: str, most: int = MAX_RESULTS) -> list[Result]:
        """Return the results of a player's last games, in the order in which they ended."""
        return await self.query(lambda connection: _results_of(connection, identity, most))

    async def statistics_of(self, identity: str) -> Statistics:
        """Return the statistics of a player. The thread that reads makes them: thousands of games take a while."""
        return await self.query(lambda connection: statistics_of(_results_of(connection, identity, MAX_RESULTS)))

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
        def work(connection: Connection) -> Row[Any] | None:
            signed_in = update(player).where(condition).values({**values, **(_ALL_ENDED if everywhere else {})})
            found = connection.execute(signed_in.returning(player)).first()
            if found is not None and everywhere:
                _forget_devices(connection, found.id)
            return found

        return await self.transact(work)

    async def sign_out_everywhere(self, identity: str) -> None:
        """End all cookies, tokens and the device code of a player: they are valid in the epoch they were created in."""

        def work(connection: Connection) -> None:
            connection.execute(update(player).where(player.c.id == identity).values(_ALL_ENDED))
            connection.execute(delete(token).where(token.c.player == identity, ~token.c.id.in_(_valid_tokens())))
            _forget_devices(connection, identity)

        await self.transact(work)

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
        read: Callable[[CursorResult[Any]], T],
        values: Mapping[str, Any] | None = None,
    ) -> T:
        return await self._call(threads, lambda connection: read(connection.execute(statement, values)))

    async def transact(self, work: Callable[[Connection], T]) -> T:
        """Run statements in one transaction of the writer."""
        return await self._call(self._writer, work)

    async def query(self, work: Callable[[Connection], T]) -> T:
        """Run statements that only read."""
        return await self._call(self._readers, work)

    async def _call(self, threads: Executor, work: Callable[[Connection], T]) -> T:
        """Run a transaction in a thread."""

        def execute() -> T:
            with self._engine.begin() as connection:
                if threads is self._writer:
                    _begin(connection)
                return work(connection)

        try:
            if threads is self._readers:
                return await self._calls.run(threads, READ_TIMEOUT, execute)
            return await self._calls.run(threads, COMMIT_TIMEOUT, execute, attempts=1)
        except _UNREACHABLE as error:
            raise TableError("unavailable") from error


def _results_of(connection: Connection, identity: str, most: int) -> list[Result]:
    wanted = select(result).where(result.c.player == identity)
    newest = wanted.order_by(result.c.ended.desc(), result.c.table_id.desc()).limit(most)
    return [read_result(row) for row in reversed(connection.execute(newest).all())]


_NO_DEVICE_CODE: Final[dict[str, Any]] = {"device_code": None, "device_code_until": None}
_ALL_ENDED: Final[dict[str, Any]] = {**_NO_DEVICE_CODE, "epoch": player.c.epoch + 1}


def _valid_tokens(*columns: Any) -> Select[Any]:
    """Select tokens created since their player last signed out everywhere; by default their ids."""
    of_epoch = (token.c.player == player.c.id) & (token.c.epoch == player.c.epoch)
    return select(*(columns or (token.c.id,))).select_from(token.join(player, of_epoch))


_PLAYER_OF_TOKEN: Final = _valid_tokens(player, token.c.id.label("token")).where(token.c.hash == bindparam("digest"))


def _forget_devices(connection: Connection, identity: str) -> None:
    """Delete the push subscriptions of a player that were made before they last signed out everywhere."""
    epoch = select(player.c.epoch).where(player.c.id == identity).scalar_subquery()
    mine = push_subscription.c.player == identity
    connection.execute(delete(push_subscription).where(mine, push_subscription.c.epoch != epoch))


def _begin(connection: Connection) -> None:
    """Begin a transaction that writes, perhaps after it has read."""
    # SQLite: lock now, since Python's driver would begin the transaction after the first SELECT
    connection.exec_driver_sql(_TIMEOUTS if connection.dialect.name == "postgresql" else "BEGIN IMMEDIATE")
