"""The cluster: servers made of the real code, the broker between them, and the sockets of their clients."""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine
from contextvars import Context, copy_context
from random import Random
from typing import Any, cast

import msgspec

from rowlock.server.auth import Identities
from rowlock.server.connections import Sockets
from rowlock.server.housekeeping import run_housekeeping
from rowlock.server.limits import Limits
from rowlock.server.push.base import Push
from rowlock.server.services import Services
from rowlock.server.strong_bots import StrongBotGames
from rowlock.server.websocket import TableSockets
from rowlock.tables.events import Entry
from rowlock.tables.fanout import Fanout, OnEntry
from rowlock.tables.service import Tables, Times
from rowlock.tables.storage.database import database_url
from rowlock.tables.storage.store import Store

from .database import Note
from .loop import NODE, Node, VirtualLoop

SECRET = "of the simulated cluster: 32 characters"
BOT_PAUSE = 150
URL = database_url("sqlite:///simulated")
_ENTRY = msgspec.json.Decoder(Entry)


class Server(Node):
    """One server process, from its start to its crash. ``name`` is a letter and the number of the start."""

    def __init__(self, name: str, cluster: "Cluster") -> None:
        super().__init__(name)
        self.cluster = cluster
        self.links: list[Link] = []
        self.context = cluster.outside.copy()
        self.context.run(NODE.set, self)
        self.context.run(self._start)

    def _start(self) -> None:
        store = Store(URL)
        self.fanout = SimulatedFanout(self.cluster.broker, self)
        self.tables = Tables(store, self.fanout, Times(bot_pause=BOT_PAUSE))
        identities, unused = Identities(store, SECRET), cast("Any", None)
        strong_bots = StrongBotGames(self.tables, 0)
        shared = unused, self.tables, identities, Limits(0), Sockets(0)
        self.services = Services(*shared, unused, strong_bots, unused, unused, Push())
        self.sockets = TableSockets(self.services)
        self.spawn(self.tables.open())
        self.spawn(run_housekeeping(self.services))

    def spawn(self, work: Coroutine[Any, Any, Any]) -> "asyncio.Task[Any]":
        """Run work in this process."""
        task: asyncio.Task[Any] = self.cluster.loop.create_task(work, context=self.context.copy())
        task.add_done_callback(self._check, context=self.cluster.outside)
        return task

    def _check(self, task: "asyncio.Task[Any]") -> None:
        if not task.cancelled():
            task.exception()  # those who wait for it look at it


class Broker:
    """Carries entries between servers; may lose, repeat, reorder and delay them."""

    def __init__(self, loop: VirtualLoop, rng: Random, note: Note) -> None:
        self.loop, self.rng, self.note = loop, rng, note
        self.lose = self.repeat = self.late = 0.0
        self.members: list[SimulatedFanout] = []
        self.cut_off: set[str] = set()

    def publish(self, sender: "SimulatedFanout", entry: Entry) -> None:
        if sender.letter in self.cut_off:
            self.note("message not published", f"{entry.seq} by {sender.node.name}")
            return
        data, rng = msgspec.json.encode(entry), self.rng
        for member in self.members:
            if member is sender or member.node.crashed or entry.table not in member.wanted:
                continue
            if rng.random() < self.lose:
                self.note("message lost", f"{entry.seq} to {member.node.name}")
                continue
            copies = 1
            if rng.random() < self.repeat:
                self.note("message repeated", f"{entry.seq} to {member.node.name}")
                copies = 2
            for _ in range(copies):
                wait = rng.random() * 0.003
                if rng.random() < self.late:
                    self.note("message late", f"{entry.seq} to {member.node.name}")
                    wait = rng.random() * 4
                self.loop.call_later(wait, member.receive, data, context=member.node.context)

    def heal(self, letter: str) -> None:
        """Connect a server again, which then has to assume that it has missed messages."""
        self.cut_off.discard(letter)
        for member in self.members:
            if member.letter == letter and not member.node.crashed:
                self.loop.call_soon(member.gap, context=member.node.context)


class SimulatedFanout(Fanout):
    def __init__(self, broker: Broker, node: Server) -> None:
        self.broker, self.node, self.letter = broker, node, node.name[0]
        self.wanted: set[str] = set()
        self._on_entry: OnEntry = lambda _: None
        self._on_gap: Callable[[], None] = lambda: None
        broker.members.append(self)

    async def open(self, on_entry: OnEntry, on_gap: Callable[[], None]) -> None:
        self._on_entry, self._on_gap = on_entry, on_gap

    def subscribe(self, table: str) -> None:
        self.wanted.add(table)

    def unsubscribe(self, table: str) -> None:
        self.wanted.discard(table)

    def publish(self, entry: Entry) -> None:
        self.broker.publish(self, entry)

    def receive(self, data: bytes) -> None:
        if self.letter not in self.broker.cut_off:
            self._on_entry(_ENTRY.decode(data))

    def gap(self) -> None:
        self._on_gap()


class Inbox:
    """Messages that have arrived at one end of a socket; None means that it is closed."""

    def __init__(self, loop: VirtualLoop) -> None:
        self._loop = loop
        self._messages: deque[Any] = deque()
        self._waiter: asyncio.Future[None] | None = None

    def put(self, message: Any) -> None:
        self._messages.append(message)
        self.wake()

    def wake(self) -> None:
        """End the waiting of a reader."""
        if self._waiter is not None and not self._waiter.done():
            self._waiter.set_result(None)

    async def get(self, timeout: float | None = None) -> Any:
        """Return the next message; raise TimeoutError if there is none in time."""
        if not self._messages:
            waiter = self._waiter = self._loop.create_future()
            timer = None if timeout is None else self._loop.call_later(max(timeout, 0), self.wake)
            try:
                await waiter
            finally:
                self._waiter = None
                if timer is not None:
                    timer.cancel()
            if not self._messages:
                raise TimeoutError
        return self._messages.popleft()


class Link:
    """A socket between a client and a server: in order, late, and cut at any time. ``inbox`` is the client's."""

    def __init__(self, cluster: "Cluster", server: Server, table: str, query: str, headers: list[Any]) -> None:
        self.cluster, self.server, self.loop, self.rng = cluster, server, cluster.loop, cluster.rng
        self.inbox = Inbox(self.loop)
        self.open = True
        self.blocked_until = 0.0
        self.on_sent: Callable[[str], None] = lambda _: None
        self._requests = Inbox(self.loop)
        self._last_in = self._last_out = 0.0
        self._requests.put({"type": "websocket.connect"})
        scope = {
            "type": "websocket",
            "path": f"/api/tables/{table}/socket",
            "query_string": query.encode(),
            "headers": headers,
            "client": ("192.0.2.1", 1),
        }
        server.links.append(self)
        server.spawn(self._serve(scope))

    async def _serve(self, scope: Any) -> None:
        try:
            await self.server.sockets(scope, self._receive, self._send)
        except asyncio.CancelledError:
            raise
        except Exception as error:  # noqa: BLE001 - a check
            self.cluster.fail("raised", f"the socket of a client: {error!r}")
        self.close()

    # Server's end

    async def _receive(self) -> Any:
        message = await self._requests.get()
        return {"type": "websocket.disconnect"} if message is None else message

    async def _send(self, message: Any) -> None:
        if not self.open:
            raise ConnectionResetError
        while self.blocked_until > self.loop.now:  # a fault may end early
            await asyncio.sleep(min(self.blocked_until - self.loop.now, 0.5))
            if not self.open:
                raise ConnectionResetError
        text = message.get("text")
        if message["type"] == "websocket.close":
            self.close()
        elif text is not None:
            self.on_sent(text)
            self._last_out = max(self._last_out + 1e-6, self.loop.now + self.rng.random() * 0.02)
            self.loop.call_at(self._last_out, self._arrive, text, context=self.cluster.outside)

    def _arrive(self, text: str | None) -> None:
        if self.open:
            self.inbox.put(text)

    # Client's end

    def send(self, data: bytes) -> None:
        if self.open:
            self._last_in = max(self._last_in + 1e-6, self.loop.now + self.rng.random() * 0.02)
            self.loop.call_at(self._last_in, self._reach, data, context=self.cluster.outside)

    def _reach(self, data: bytes) -> None:
        if self.open:
            self._requests.put({"type": "websocket.receive", "bytes": data})

    # Both

    def close(self) -> None:
        """Close the socket in an orderly way: what was sent arrives first."""
        if self.open:
            self.loop.call_at(max(self._last_out, self.loop.now) + 1e-6, self.cut, context=self.cluster.outside)

    def cut(self) -> None:
        """Cut the connection; what is under way is lost, and the ends notice at different times."""
        if self.open:
            self.open = False
            self.loop.call_later(self.rng.random() * 0.1, self.inbox.put, None, context=self.cluster.outside)
            late = 5.0 if self.rng.random() < 0.2 else 0.1
            self.loop.call_later(self.rng.random() * late, self._requests.put, None, context=self.cluster.outside)
            if self in self.server.links:
                self.server.links.remove(self)


class Cluster:
    """Three servers on one database and one broker, with wall clocks of their own."""

    def __init__(self, loop: VirtualLoop, rng: Random, note: Note, fail: Callable[[str, str], None]) -> None:
        self.loop, self.rng, self.note, self.fail = loop, rng, note, fail
        self.outside: Context = copy_context()
        self.broker = Broker(loop, Random(rng.random()), note)
        self.offsets = {letter: (rng.random() - 0.5) * 0.4 for letter in "abc"}
        self.drift = {letter: (rng.random() - 0.5) * 0.002 for letter in "abc"}
        self.jumps = dict.fromkeys("abc", 0.0)
        self.servers: dict[str, Server] = {}
        self._starts = 0

    def wall(self) -> float:
        """Seconds since 1970 by the clock of the node that asks."""
        node, now = NODE.get(), self.loop.now
        if node is None:
            return 1_700_000_000 + now
        letter = node.name[0]
        return 1_700_000_000 + now * (1 + self.drift[letter]) + self.offsets[letter] + self.jumps[letter]

    def start(self, letter: str) -> None:
        self._starts += 1
        self.servers[letter] = Server(f"{letter}{self._starts}", self)

    def crash(self, letter: str) -> None:
        """End a server without any cleanup; its connections break."""
        server = self.servers[letter]
        server.crashed = True
        server.held.clear()
        for link in tuple(server.links):
            link.cut()

    def up(self) -> list[Server]:
        return [server for server in self.servers.values() if not server.crashed]
