"""Live tables for many: commands in, updates out, and nothing lost.

Any process may take any command of any table. A command is judged on the table as this process knows it, its event is
appended under the seq that follows, and the key of the log decides: who comes second reads the log and judges again.
A refusal is only given on a table that was just read. What is acknowledged is committed.
"""

import asyncio
import logging
import re
import secrets
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, Final

from ..game import View
from ..rules import Decision, Position, RuleError
from .commands import act, create, create_from, rematch, rematch_id, request_hint
from .errors import TableError
from .events import AnyEvent, Created, Entry, Millis
from .fanout import Fanout, LocalFanout
from .live_table import LiveTable
from .messages import Back, Command, Happening, Rematch, Settings, Summary, Update
from .players import Player
from .storage.store import Store
from .table import Table, new_table
from .timers import due, due_event, is_slow

log = logging.getLogger(__name__)
_ID: Final = re.compile(r"[0-9a-f]{20}", re.ASCII)
BOT_PAUSE: Final = 700
"""Milliseconds before a bot acts."""
TAKEOVER_DELAY: Final = 1500
"""Milliseconds after which any process does what the one that was at it last has not done."""
SWEEP_INTERVAL: Final = 1.0
SYNC_OVERLAP: Final = 60_000
"""Milliseconds that are looked at again: clocks differ, and an entry has its time before it is committed."""
LISTED_FOR: Final = 24 * 3600 * 1000
"""Milliseconds that an open table is listed."""
IDLE_TIMEOUT: Final = 120_000
"""Milliseconds after which a table that nobody looks at is forgotten here; it is in the log."""


def wall_clock() -> Millis:
    return time.time_ns() // 1_000_000


@dataclass(frozen=True, slots=True)
class Times:
    """How time passes for a service: what the clock says, and how long things wait."""

    now: Callable[[], Millis] = wall_clock
    bot_pause: Millis = BOT_PAUSE
    takeover_delay: Millis = TAKEOVER_DELAY
    run_timers: bool = True
    """Whether timers run by themselves; in a test time is moved by hand, and :meth:`Tables.run_due` runs
    what is due."""


class Tables:
    """The tables of one process, over a store that others may share."""

    def __init__(self, store: Store, fanout: Fanout | None = None, times: Times | None = None) -> None:
        self.store = store
        self.times = times or Times()
        self._fanout = fanout or LocalFanout()
        self._live: dict[str, LiveTable] = {}
        self._tasks: set[asyncio.Task[Any]] = set()
        self._last_sync = 0

    async def open(self) -> None:
        self._last_sync = self.times.now()
        await self._fanout.open(self._on_entry, self._on_gap)
        if self.times.run_timers:
            self._spawn(self._sweep())

    async def close(self) -> None:
        """Stop. Commands that are under way are committed before."""
        for live in self._live.values():
            live.disarm()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self._fanout.close()
        await self.store.close()

    @property
    def live(self) -> int:
        """How many tables are in memory here."""
        return len(self._live)

    # What players do

    async def create(self, settings: Settings, host: Player) -> str:
        """A new table; gives its id, which nobody can guess."""
        return await self._create(create(settings, host), host)

    async def create_from(self, position: Position, host: Player) -> str:
        """A new table whose game goes on from a position; gives its id."""
        return await self._create(create_from(position, host), host)

    async def _create(self, event: Created, host: Player) -> str:
        table_id = secrets.token_hex(10)
        entry = Entry(table_id, 1, self.times.now(), host.id, None, event)
        await self.store.append(entry, new_table(entry))
        return table_id

    async def do(self, table_id: str, player: Player, command: Command, request: str | None = None) -> int:
        """Carry out a command and give the seq of its entry, once that is committed.

        The same ``request`` of a player is carried out once: asked again, the same seq is given. Raises TableError or
        RuleError, and then nothing has changed; after TableError ``unavailable`` ask again with the same request.
        """
        live = await self._get(table_id)
        async with live.lock:
            while True:
                fresh = live.stale
                if fresh:
                    await self._read(live)
                done = live.requests.get((player.id, request)) if request is not None else None
                if done is not None:
                    return done
                try:
                    event = act(live.table, player, command, self.times.now())
                except (TableError, RuleError):
                    if fresh:
                        raise
                    live.stale = True  # perhaps it is we who are behind
                    continue
                if isinstance(command, Rematch):
                    await self._create_rematch(live.table)
                seq = await self._append(live, event, player.id, request)
                if seq is not None:
                    return seq

    async def request_hint(self, table_id: str, player: Player, step: int) -> tuple[View, Sequence[Decision]]:
        """What a player sees and may decide, for a hint. The others learn that there was one, and nothing of it.

        Raises TableError.
        """
        live = await self._current(table_id)
        async with live.lock:
            while True:
                if live.stale:
                    await self._read(live)
                seat, event = request_hint(live.table, player, step)
                if event is None or await self._append(live, event, player.id, None) is not None:
                    game = live.table.game
                    assert game is not None
                    return game.view(seat), game.options(seat)

    async def come_back(self, table_id: str, player: Player) -> None:
        """A player is here again: a bot that stands in gives the seat back."""
        live = await self._current(table_id)
        seat = live.table.seat_of(player.id)
        if seat is not None and live.table.seats[seat].away:
            with suppress(TableError):
                await self.do(table_id, player, Back())

    async def look(self, table_id: str, player: str | None) -> Update:
        """The table as somebody sees it now."""
        live = await self._current(table_id)
        update = live.update(player, None, self.times.now())
        assert update is not None
        return update

    async def watch(self, table_id: str, player: str | None, after: int | None = None) -> AsyncGenerator[Update]:
        """The table as somebody sees it: now, and whenever it changes. ``after`` is the last seq that was seen.

        Who reads slowly gets fewer updates, not a longer queue: each is from what was seen last to what is.
        """
        live = await self._current(table_id)
        wakeup = asyncio.Event()
        live.subscribers.add(wakeup)
        try:
            while True:
                wakeup.clear()
                now = self.times.now()
                update = live.update(player, after, now)
                if update is not None:
                    after = update.seq
                    yield update
                    continue
                wait = live.until_visible(player, now)
                if wait is None:
                    await wakeup.wait()
                else:
                    with suppress(TimeoutError):
                        await asyncio.wait_for(wakeup.wait(), wait / 1000)
        finally:
            live.subscribers.discard(wakeup)
            live.used = self.times.now()

    async def finished(self, table_id: str, player: str | None) -> Table:
        """A table whose game has ended, open to the last card."""
        live = await self._current(table_id)
        table = live.visible(player, self.times.now())
        if table.status != "finished":
            raise TableError("not_finished" if table.game else "not_started")
        return table

    async def history(
        self, table_id: str, player: str | None, seen: int, most: int
    ) -> tuple[Sequence[Happening], bool]:
        """What happened after a seq, as far as somebody may see the table; and whether there is more."""
        live = await self._current(table_id)
        visible, seen = live.visible(player, self.times.now()).seq, max(seen, 0)
        return live.happenings[seen : min(seen + most, visible)], seen + most < visible

    async def listed(self) -> list[Summary]:
        return await self.store.listed(self.times.now() - LISTED_FOR)

    async def tables_of(self, player: Player) -> list[Summary]:
        return await self.store.tables_of(player.id)

    # What tables do by themselves

    async def run_due(self) -> int:
        """Do all that is due at any table, and what follows from it; gives how many events that made."""
        made = 0
        while True:
            due_now = await self.store.overdue(self.times.now())
            before = made
            for table_id in due_now:
                made += await self._tick(table_id)
            if made == before:
                return made

    async def _tick(self, table_id: str) -> bool:
        """Let a table act by itself if it is time; whether it did."""
        live = await self._get(table_id)
        async with live.lock:
            while True:
                fresh = live.stale
                if live.stale:
                    await self._read(live)
                asked = live.table, self.times.now(), self.times.bot_pause
                thinks = is_slow(live.table, self.times.bot_pause)
                event = await asyncio.to_thread(due_event, *asked) if thinks else due_event(*asked)
                if event is None and fresh:
                    self._arm(live)
                    return False
                if event is None:
                    live.stale = True  # perhaps it is we who are behind
                elif await self._append(live, event, None, None) is not None:
                    return True

    def _arm(self, live: LiveTable) -> None:
        """Set the table's timer."""
        live.disarm()
        next_due = due(live.table, self.times.bot_pause)
        if next_due is None or not self.times.run_timers:
            return
        wait = max(0, next_due.at - self.times.now()) / 1000
        if wait < 86_400:  # the sweep finds what lies further ahead
            loop = asyncio.get_running_loop()
            live.timer = loop.call_later(wait, lambda: self._spawn(self._tick(live.id)))

    async def _sweep(self) -> None:
        """Every second: do what nobody has done, see what nobody told us, forget what nobody looks at."""
        while True:
            await asyncio.sleep(SWEEP_INTERVAL)
            with suppress(TableError):  # a database that is away is looked for again in a second
                for table_id in await self.store.overdue(self.times.now() - self.times.takeover_delay):
                    self._spawn(self._tick(table_id))
                await self._sync_and_evict()

    async def _sync_and_evict(self) -> None:
        now = self.times.now()
        heads = await self.store.heads(self._last_sync - SYNC_OVERLAP)
        self._last_sync = now
        for table_id, head in heads.items():
            live = self._live.get(table_id)
            if live is not None and head > live.table.seq:
                self._refresh(live)
        for live in [live for live in self._live.values() if live.used < now - IDLE_TIMEOUT]:
            if not live.subscribers and not live.lock.locked():
                live.disarm()
                del self._live[live.id]
                self._fanout.unsubscribe(live.id)

    # The log

    async def _get(self, table_id: str) -> LiveTable:
        live = self._live.get(table_id)
        if live is None:
            if _ID.fullmatch(table_id) is None:
                raise TableError("no_such_table", table=table_id[:20])
            self._fanout.subscribe(table_id)
            try:
                entries = await self.store.tail(table_id)
                if not entries:
                    raise TableError("no_such_table", table=table_id[:20])
                # somebody else may have read it meanwhile
                live = self._live.setdefault(table_id, LiveTable(entries))
            finally:
                if table_id not in self._live:
                    self._fanout.unsubscribe(table_id)
        live.used = self.times.now()
        return live

    async def _current(self, table_id: str) -> LiveTable:
        """A table as its log has it now."""
        known = table_id in self._live
        live = await self._get(table_id)
        if known:  # else it was read just now
            async with live.lock:
                await self._read(live)
        return live

    async def _read(self, live: LiveTable) -> None:
        """Read what others have appended. The lock is held."""
        live.stale = True
        live.extend(await self.store.tail(live.id, live.table.seq))
        live.stale = False

    async def _append(self, live: LiveTable, event: AnyEvent, player: str | None, request: str | None) -> int | None:
        """Append an event to a table's log and give its seq; None if another came first. The lock is held."""
        table = live.table
        entry = Entry(table.id, table.seq + 1, max(self.times.now(), table.at), player, request, event)
        live.stale = True  # until it is known what became of it
        if not await self.store.append(entry, live.preview(entry)):
            return None
        live.extend([entry])
        live.stale = False
        self._fanout.publish(entry)
        self._arm(live)
        return entry.seq

    async def _create_rematch(self, table: Table) -> None:
        """Make the table of a rematch, which may be there already."""
        entry = Entry(rematch_id(table), 1, self.times.now(), None, None, rematch(table))
        await self.store.append(entry, new_table(entry))

    def _on_entry(self, entry: Entry) -> None:
        """Another process has appended an entry."""
        live = self._live.get(entry.table)
        if live is None or entry.seq <= live.table.seq:
            return
        if entry.seq == live.table.seq + 1 and not live.lock.locked() and not live.stale:
            live.extend([entry])
            live.disarm()  # who appended it sees to what follows; if it does not, the sweep does
        else:
            self._refresh(live)

    def _on_gap(self) -> None:
        """Messages may have been missed: look at everything again."""
        for live in self._live.values():
            self._refresh(live)

    def _refresh(self, live: LiveTable) -> None:
        live.stale = True

        async def read() -> None:
            with suppress(TableError):
                async with live.lock:
                    await self._read(live)

        self._spawn(read())

    def _spawn(self, work: Coroutine[Any, Any, Any]) -> None:
        task = asyncio.create_task(_log_errors(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


async def _log_errors(work: Coroutine[Any, Any, Any]) -> None:
    """What a table does by itself may wait for a database that is away, and must not stop other tables."""
    try:
        await work
    except TableError as error:
        log.warning("later: %s", error.code)
    except Exception:
        log.exception("a table cannot go on")
