"""Table service: runs commands, broadcasts updates and drives timers; any process may serve any table.

A command is validated on the table as this process knows it and its event is appended with the next seq. If another
process has taken that seq, the log is read and the command validated again. A command is only rejected on a table that
was just read, and only acknowledged once it is committed. If the log is not the one that this process knows, as after a
failover that lost entries, the table is read again from the beginning.
"""

import asyncio
import logging
import re
import secrets
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, cast

from ..game import View
from ..rules import Position, RuleError
from .announcer import Announcer
from .commands import act, create, create_from, rematch, request_hint
from .correspondence import Turn, turn_of
from .errors import TableError
from .events import AnyEvent, Created, Entry, Millis, Rematched
from .fair_pool import FairPool
from .fanout import Fanout
from .live_table import LiveTable
from .log import chained, follows
from .messages import REACTIONS, Back, Command, Happening, Reaction, Settings, Summary, Update
from .players import Player
from .quarantine import Quarantine
from .steady_clock import MAX_STEP, SteadyClock
from .storage.store import OtherHistory, Store
from .table import SECOND, Table, apply_entry, new_table, rewound
from .timers import BOT_PAUSE, TAKEOVER_DELAY, BotTurn, due, due_event, has_slow_bots, slow_turn, still_due
from .viewer import Viewer

log = logging.getLogger(__name__)
Choose = Callable[[Table], AnyEvent | None]
Think = Callable[[BotTurn], Awaitable[str]]
"""Lets a slow bot choose its decision, outside the event loop."""
_ID: Final = re.compile(r"[0-9a-f]{20}", re.ASCII)
SWEEP_INTERVAL: Final = 1.0
MAX_TICKS: Final = 500
"""Automatic actions in progress beyond which the sweep starts no more; those waiting for a slow bot do not count."""
MAX_THINKING: Final = 2
"""Slow bots that think at a time."""
SYNC_OVERLAP: Final = 60_000
"""Milliseconds synced again: clocks differ, and an entry is timestamped before it is committed."""
FULL_SYNC: Final = 30
"""Syncs after which all tables in memory are compared once, whatever their timestamps."""
LISTED_FOR: Final = 24 * 3600 * SECOND
"""Milliseconds that an open table is listed."""
MAX_ATTEMPTS: Final = 100
"""How often an event is chosen again because another process was faster."""
IDLE_TIMEOUT: Final = 120_000
"""Milliseconds after which a table without subscribers is evicted from memory."""


@dataclass(frozen=True, slots=True)
class Times:
    """The clock and the delays of a service."""

    now: Callable[[], Millis] = field(default_factory=SteadyClock)
    bot_pause: Millis = BOT_PAUSE
    takeover_delay: Millis = TAKEOVER_DELAY
    run_timers: bool = True
    """Whether timers and the sweep run; if not, as in tests, call :meth:`Tables.run_due`."""


class Tables:
    """The tables of one process, over a store that other processes may share. Slow bots think in threads by default."""

    def __init__(
        self, store: Store, fanout: Fanout | None = None, times: Times | None = None, think: Think | None = None
    ) -> None:
        self.store = store
        self.times = times or Times()
        self._fanout = fanout or Fanout()
        self._live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._ticks: set[str] = set()
        self._quarantine = Quarantine()
        self._bots = FairPool(MAX_THINKING)
        self._bot_threads = ThreadPoolExecutor(MAX_THINKING, "rowlock bots")
        self._think = think or self._think_in_thread
        self._ahead: dict[str, tuple[int, Millis]] = {}
        self._last_sync, self._syncs = self.times.now(), 0
        self._interruptions = 0
        self._announcer = Announcer(self._fanout, self._live, self.times.now)

    async def open(self) -> None:
        self._announcer.open()
        await self._fanout.open(self._on_entry, self._on_gap)
        if self.times.run_timers:
            self._spawn("sweep", self._sweep)

    async def close(self) -> None:
        """Stop, after committing the commands in progress."""
        for live in self._live.values():
            live.disarm()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        self._bot_threads.shutdown(wait=False, cancel_futures=True)
        await self._fanout.close()
        await self.store.close()

    @property
    def live(self) -> int:
        """Number of tables in memory."""
        return len(self._live)

    @property
    def quarantined(self) -> int:
        """Number of tables set aside because their automatic actions fail."""
        return len(self._quarantine)

    # Commands and queries

    async def create(self, settings: Settings, host: Player) -> str:
        """Create a table and return its id, which cannot be guessed."""
        return await self._create(secrets.token_hex(10), create(settings, host), host.id)

    async def create_from(self, position: Position, host: Player) -> str:
        """Create a table whose game continues from a position and return its id."""
        return await self._create(secrets.token_hex(10), create_from(position, host), host.id)

    async def _create(self, table_id: str, event: Created, host: str | None) -> str:
        """Append the first entry of a table, unless it exists."""
        entry = chained("", Entry(table_id, 1, self.times.now(), host, None, event))
        await self.store.append(entry, new_table(entry))
        return table_id

    async def do(self, table_id: str, player: Player, command: Command, request: str | None = None) -> int:
        """Run a command and return the seq of its entry once it is committed.

        A player's ``request`` is applied once; repeating it returns the same seq. Raises TableError or RuleError, and
        then nothing has changed. Only after TableError ``unavailable`` it is unknown: retry with the same request.
        """
        live = await self._get(table_id)

        def choose(table: Table) -> AnyEvent:
            return act(table, player, command, self.times.now(), self._announcer.gone(live))

        seq = await self._append(live, choose, player.id, request)
        assert seq is not None
        return seq

    async def request_hint(self, table_id: str, player: Player, step: int) -> View:
        """Log that a player requests a hint, which is public, and return their view. Raises TableError."""
        live = await self._get(table_id)
        await self._append(live, lambda table: request_hint(table, player, step), player.id)
        game, seat = live.table.game, live.table.seat_of(player.id)
        assert game is not None
        assert seat is not None
        return game.view(seat)

    async def react(self, table_id: str, player: Player, reaction: str) -> None:
        """Show a player's reaction to all who have the table open. Raises TableError."""
        if reaction not in REACTIONS:
            raise TableError("unknown_reaction")
        live = await self._get(table_id)
        if live.table.seat_of(player.id) is None:  # or sat down at another process just now
            live = await self._current(table_id)
        seat = live.table.seat_of(player.id)
        if seat is None:
            raise TableError("not_seated")
        self._announcer.react(live, seat, cast("Reaction", reaction))

    async def come_back(self, table_id: str, player: Player) -> None:
        """Give a returning player the seat back from the stand-in, if there is one."""
        live = await self._current(table_id)
        seat = live.table.seat_of(player.id)
        if seat is not None and live.table.seats[seat].away:
            with suppress(TableError):
                await self.do(table_id, player, Back())

    async def look(self, table_id: str, player: str | None) -> Update:
        """Return the current table as the player sees it."""
        live = await self._current(table_id)
        update = live.update(player, None, self.times.now())
        assert update is not None
        return update

    def watch(
        self,
        table_id: str,
        player: str | None,
        after: int | None = None,
        *,
        presence: bool = False,
        reactions: bool = False,
    ) -> Viewer:
        """Return an iterator of an update now and whenever the table changes; ``after`` is the last seq seen.

        With ``presence``, it yields who is at the table too, whenever that changes; with ``reactions``, those from now
        on.
        """
        load, clock = partial(self._current, table_id), self.times.now
        return Viewer(load, self._announcer, clock, player, after, presence=presence, reactions=reactions)

    async def uses_slow_bots(self, table_id: str, host: Player) -> bool:
        """Whether a game that a player may begin has slow bots."""
        table = (await self._get(table_id)).table
        return table.status == "waiting" and table.host == host.id and has_slow_bots(table)

    async def finished(self, table_id: str, player: str | None) -> Table:
        """Return a table whose game has ended, unfiltered. Raises TableError before the end."""
        live = await self._current(table_id)
        table = live.visible(player, self.times.now())
        if table.status != "finished":
            raise TableError("not_finished" if table.game else "not_started")
        return table

    async def history(
        self, table_id: str, player: str | None, seen: int, most: int
    ) -> tuple[Sequence[Happening], bool]:
        """Return up to ``most`` happenings after a seq that the player may see, and whether there are more."""
        live = await self._current(table_id)
        visible, seen = live.visible(player, self.times.now()).seq, max(seen, 0)
        return live.happenings[seen : min(seen + most, visible)], seen + most < visible

    async def turn(self, table_id: str, player: str) -> tuple[Turn, Millis | None] | None:
        """Return the turn that a player is told of while absent, and since when they are; None if there is none.

        Reads nothing while they are there and it is their turn, so that it can be asked often.
        """
        live = await self._get(table_id)
        turn = turn_of(live.table, live.happenings, player)
        if turn is None or self._announcer.left(live, player) is not None:
            live = await self._current(table_id)
            turn = turn_of(live.table, live.happenings, player)
        return None if turn is None else (turn, self._announcer.left(live, player))

    async def listed(self) -> list[Summary]:
        return await self.store.listed(self.times.now() - LISTED_FOR)

    async def waiting_hosts(self) -> dict[str, str]:
        """Return the newest listed tables whose game has not begun, by id, with their hosts."""
        return await self.store.waiting_hosts(self.times.now() - LISTED_FOR)

    async def tables_of(self, player: Player) -> list[Summary]:
        return await self.store.tables_of(player.id)

    # Timers

    async def run_due(self) -> int:
        """Run all due actions of all tables, and those that follow; return the number of events appended."""
        made = 0
        while acted := sum([await self._tick_safely(table_id) async for table_id in self._overdue(self.times.now())]):
            made += acted
        return made

    async def _overdue(self, until: Millis) -> AsyncGenerator[str]:
        """Yield the tables with an overdue action that are not set aside, then those whose last entry is ahead."""
        last = (0, "")
        while page := await self.store.overdue(until, last):
            for last in page:
                if not self._quarantine.holds(last[1]):
                    yield last[1]
        now, found = self.times.now(), [""]
        while ids := await self.store.ahead(now + MAX_STEP, found[-1]):
            found += ids
            for table_id in ids:
                live = self._live.get(table_id)
                next_due = None if live is None else due(self._healed(live.table), self.times.bot_pause)
                if (next_due is None or next_due.at <= now) and not self._quarantine.holds(table_id):
                    yield table_id
        self._ahead = {table_id: self._ahead[table_id] for table_id in self._ahead.keys() & {*found}}

    def _tick_soon(self, table_id: str) -> None:
        """Start running the due action of a table, unless that is in progress or the table is set aside."""
        if table_id not in self._ticks and not self._quarantine.holds(table_id):
            self._ticks.add(table_id)
            self._spawn(f"table {table_id}", partial(self._tick_safely, table_id))

    async def _tick_safely(self, table_id: str) -> bool:
        """Run the due action of a table, if any; return whether an event was appended. Set aside a failing table."""
        try:
            acted = await self._tick(table_id)
        except Exception as error:  # noqa: BLE001 - of one table: the others go on
            # an unreachable database is not the table's fault
            if not isinstance(error, TableError) or error.code != "unavailable":
                self._quarantine.add(table_id, error)
            return False
        else:
            self._quarantine.remove(table_id)
            return acted
        finally:
            self._ticks.discard(table_id)

    async def _tick(self, table_id: str) -> bool:
        live, now, pause = await self._get(table_id), self.times.now(), self.times.bot_pause
        table = self._healed(live.table)
        turn = slow_turn(table, now, pause)
        if turn is not None:
            # without the lock: players need not wait for the bot
            event = turn.event(await self._bots.run(table.host, partial(self._think, turn)))
            seq = await self._append(live, lambda current: event if still_due(event, table, current) else None)
        else:
            seq = await self._append(live, self._due_event)
        if seq is None:
            self._arm(live)
        return seq is not None

    async def _think_in_thread(self, turn: BotTurn) -> str:
        return await asyncio.get_running_loop().run_in_executor(self._bot_threads, turn.choose)

    def _due_event(self, table: Table) -> AnyEvent | None:
        """Return the due event of a table; None if a slow bot has to choose it, which has become due meanwhile."""
        table, now, pause = self._healed(table), self.times.now(), self.times.bot_pause
        return None if slow_turn(table, now, pause) is not None else due_event(table, now, pause)

    def _healed(self, table: Table) -> Table:
        """Return a table as timers see it.

        If its last entry lies in the future, as a server with a wrong clock writes it, its times count from when this
        process saw that first.
        """
        now = self.times.now()
        if table.at <= now + MAX_STEP:
            self._ahead.pop(table.id, None)
            return table
        seq, seen = self._ahead.get(table.id, (0, 0))
        self._ahead[table.id] = table.seq, min(seen, now) if seq == table.seq else now
        return rewound(table, self._ahead[table.id][1])

    def _arm(self, live: LiveTable) -> None:
        live.disarm()
        next_due = due(self._healed(live.table), self.times.bot_pause)
        if next_due is None or not self.times.run_timers:
            return
        wait = (next_due.at - self.times.now()) / SECOND
        if wait < 86_400:  # the sweep finds later ones
            live.timer = asyncio.get_running_loop().call_later(wait, self._tick_soon, live.table.id)

    async def _sweep(self) -> None:
        """Every second, run overdue actions, read entries that the fan-out missed and evict idle tables."""
        reachable = True
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            try:
                self._announcer.repeat()
                async with aclosing(self._overdue(self.times.now() - self.times.takeover_delay)) as overdue:
                    async for table_id in overdue:
                        if len(self._ticks) - self._bots.waiting >= MAX_TICKS:
                            break
                        self._tick_soon(table_id)
                self._quarantine.forget_unneeded()
                await self._sync_and_evict()
            except TableError as error:
                if reachable:
                    log.warning("sweep failed, retrying every second: %s", error.code)
                reachable = False
            except Exception:
                log.exception("sweep failed")
            else:
                reachable = True

    async def _sync_and_evict(self) -> None:
        now = self.times.now()
        self._syncs += 1
        if self._syncs % FULL_SYNC:
            heads = await self.store.heads(self._last_sync - SYNC_OVERLAP)
        else:  # another server's clock may be wrong by more than the overlap
            heads = await self.store.heads_of(self._live.keys())
        self._last_sync = now
        for live in self._live.values():
            # a stale one could not be read when it had to be
            behind = live.stale or heads.get(live.table.id, live.table.seq) != live.table.seq
            if behind and not live.lock.locked():
                self._refresh(live)
        if self._interruptions != self.store.interruptions:
            self._interruptions = self.store.interruptions
            self._on_gap()  # another database may have taken over
        # a time of use in the future is from before the clock was set back
        for live in [live for live in self._live.values() if abs(now - live.used) > IDLE_TIMEOUT]:
            if not live.subscribers and not live.lock.locked() and live.table.id not in self._ticks:
                self._evict(live)

    def _evict(self, live: LiveTable) -> None:
        live.disarm()
        if self._live.get(live.table.id) is live:
            del self._live[live.table.id]
            self._fanout.unsubscribe(live.table.id)

    # Log

    async def _get(self, table_id: str) -> LiveTable:
        live = self._live.get(table_id)
        if live is None:
            if _ID.fullmatch(table_id) is None:
                raise TableError("no_such_table", table=table_id[:20])
            self._fanout.subscribe(table_id)
            try:
                entries = await self.store.tail(table_id)
                if not entries:
                    raise TableError("no_such_table", table=table_id)
                loaded = LiveTable(entries, self.times.now())
                live = self._live.setdefault(table_id, loaded)
                if live is loaded:  # another task may have been faster
                    self._announcer.announce(live, ask=True)  # again, if this table is subscribed to already
            finally:
                if table_id not in self._live:
                    self._fanout.unsubscribe(table_id)
        live.used = self.times.now()
        return live

    async def _current(self, table_id: str) -> LiveTable:
        """Return a table that is up to date with its log."""
        known = table_id in self._live
        live = await self._get(table_id)
        if known:  # otherwise it was just read
            async with live.lock:
                await self._read(live)
        return live

    async def _read(self, live: LiveTable) -> None:
        """Read the entries that other processes have appended. Requires the lock."""
        live.stale, table = True, live.table
        try:
            live.extend(await self.store.tail(table.id, table.seq, table.hash), self.times.now())
        except OtherHistory:
            log.warning("table %s: entry %d is not in the log anymore, reading it again", table.id, table.seq)
            entries = await self.store.tail(table.id)
            if not entries:
                live.lost = True
                live.wake()
                self._evict(live)
                raise TableError("no_such_table", table=table.id) from None
            live.load(entries, self.times.now())
            self._arm(live)
        live.stale = False

    async def _append(
        self, live: LiveTable, choose: Choose, player: str | None = None, request: str | None = None
    ) -> int | None:
        """Append the event chosen for a table and return its seq; None if there is nothing to append.

        An event is only refused on a table that was just read, since this process may be behind. If another process
        takes the seq, or the log has lost its last entries, the event is chosen again; too often raises TableError
        ``unavailable``.
        """
        async with live.lock:
            for _ in range(MAX_ATTEMPTS):
                fresh = live.stale
                if fresh:
                    await self._read(live)
                if player is not None and request is not None and (player, request) in live.requests:
                    return live.requests[player, request]
                event, table = None, live.table
                try:
                    event = choose(table)
                except (TableError, RuleError):
                    if fresh:
                        raise
                if event is None and fresh:
                    return None
                live.stale = True  # until the append is known to have succeeded
                if event is None:
                    continue
                if isinstance(event, Rematched):
                    await self._create(event.table, rematch(table), None)
                at = max(self.times.now(), self._healed(table).at)
                entry = chained(table.hash, Entry(table.id, table.seq + 1, at, player, request, event))
                if await self.store.append(entry, after := apply_entry(table, entry)):
                    live.advance(entry, after, self.times.now())
                    live.stale = False
                    self._fanout.publish(entry)
                    self._announcer.announce(live)
                    self._arm(live)
                    return entry.seq
            raise TableError("unavailable")

    def _on_entry(self, entry: Entry) -> None:
        """Handle an entry that another process has appended."""
        live = self._live.get(entry.table)
        if live is None or entry.seq < live.table.seq:
            return
        if entry.seq == live.table.seq and entry.hash in ("", live.table.hash):  # servers before hashes send none
            return
        ready = entry.seq == live.table.seq + 1 and not live.lock.locked() and not live.stale
        if ready and follows(live.table.hash, entry):
            live.extend([entry], self.times.now())
            self._announcer.announce(live)
            live.disarm()  # the appending process sets the next timer; the sweep is the fallback
        else:
            self._refresh(live)

    def _on_gap(self) -> None:
        """Read all logs again, since messages may have been missed."""
        self._announcer.miss()
        for live in self._live.values():
            self._refresh(live)

    def _refresh(self, live: LiveTable) -> None:
        live.stale = True

        async def read() -> None:
            with suppress(TableError):
                async with live.lock:
                    await self._read(live)

        self._spawn(f"table {live.table.id}", read)

    def _spawn(self, subject: str, work: Callable[[], Coroutine[Any, Any, Any]]) -> None:
        """Start background work. Logs its errors: one table must not stop the others."""

        async def run() -> None:
            try:
                await work()
            except TableError as error:
                log.warning("%s: background task failed, left to the next sweep: %s", subject, error.code)
            except Exception:
                log.exception("%s: background task failed", subject)

        task = asyncio.create_task(run())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
