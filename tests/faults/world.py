"""Servers, PostgreSQL and Redis of a run, and the faults injected into them."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any, Final

import httpx
import psycopg
import redis

from .. import http_client as plain_http
from ..server.processes import ServeError, Server
from ..services import Postgres, Redis, Standby
from ..services.servers import HOST, free_port
from .clients import RunContext
from .clock import Clock
from .ledger import Ledger
from .log import compare, read_log
from .plan import FAULTS, Backend
from .relay import Change, Relay

MAX_DOWNTIME: Final = 1.5  # seconds
MIN_LASTING: Final = 0.3  # seconds of a fault that may last long
MAX_LAG: Final = 3.0  # seconds that a standby lags
HANG_TIMEOUT: Final = 25.0  # seconds in which a server has to answer while its database hangs; it promises less
JUMPS: Final = (60, 900, 6 * 3600)  # seconds that a clock is wrong
MAX_START_ATTEMPTS: Final = 20
SUBSCRIBE_TIMEOUT: Final = 10.0
CHANNEL: Final = "rowlock:table:"  # every server subscribes to it
DATABASE: Final = "faults"


class Node:
    """A server with its clock, and the ports of the relay through which it reaches PostgreSQL and Redis."""

    def __init__(self, folder: Path, services: "Services | None" = None, secret: str = "") -> None:
        folder.mkdir(parents=True, exist_ok=True)
        self.clock = Clock(folder / "clock")
        self.lock = asyncio.Lock()
        self.postgres_port = self.redis_port = 0
        if services is None:
            self.server = Server(folder, program=self.clock.program)
            return
        self.postgres_port = services.route(services.postgres.port)
        self.redis_port = services.route(services.redis.port)
        database = f"postgresql://postgres@{HOST}:{self.postgres_port}/{DATABASE}"
        env = {"ROWLOCK_SECRET": secret}
        self.server = Server(folder, database, f"redis://{HOST}:{self.redis_port}/0", env, program=self.clock.program)


class Services:
    """PostgreSQL and Redis, behind a relay."""

    def __init__(self, stack: ExitStack) -> None:
        self._stack = stack
        self.postgres: Postgres = stack.enter_context(Postgres())
        self.redis = stack.enter_context(Redis())
        self.relay = stack.enter_context(Relay())
        self.postgres_lock, self.redis_lock = asyncio.Lock(), asyncio.Lock()
        self.postgres.create(DATABASE)
        self.replica_port = self.route(self.postgres.port)

    def route(self, target: int) -> int:
        """Return a new port that leads to a port."""
        port = free_port()
        self.relay.add(port, target)
        return port

    def follow(self) -> Standby:
        """Return a standby that has received all the primary has written so far, and receives on."""
        standby = self._stack.enter_context(Standby(self.replica_port))
        with psycopg.connect(self.postgres.url(), autocommit=True) as connection:
            while connection.execute("SELECT FROM pg_stat_replication WHERE state = 'streaming'").fetchone() is None:
                time.sleep(0.05)
        return standby


class World:
    """Servers that share a database. Faults of one service are sequential, those of different services concurrent."""

    def __init__(self, nodes: list[Node], folder: Path, services: Services | None) -> None:
        self.nodes = nodes
        self._folder = folder
        self._services = services

    @property
    def servers(self) -> list[Server]:
        return [node.server for node in self.nodes]

    @property
    def database(self) -> str:
        if self._services is None:
            return str(self._folder / "tables.sqlite3")
        return self._services.postgres.url(DATABASE)

    async def inject(self, kind: str, rng: Random, context: RunContext, longest: float) -> None:
        """Inject a fault and recover after a random time, soon when the run wants no more faults."""
        fault, lasting = FAULTS[kind], max(MIN_LASTING, longest * rng.random() ** 2)  # most are short
        if fault.on == "sockets":
            context.ledger.faults[fault.title] += 1
            for client in sorted(context.clients, key=lambda client: client.table):
                if rng.random() < 1 / 3:
                    client.cut()
            return
        some = rng.sample(self.nodes, 1 if fault.on == "server" else rng.randint(1, len(self.nodes)))
        nodes = [node for node in self.nodes if node in some]  # in order, so that two faults cannot deadlock
        services = self._services
        shared = services is not None and {"redis": services.redis_lock, "postgres": services.postgres_lock}
        async with AsyncExitStack() as locks:
            for lock in [shared[fault.on]] if shared and fault.on in shared else [node.lock for node in nodes]:
                await locks.enter_async_context(lock)
            context.ledger.faults[fault.title] += 1
            if services is not None and fault.on in ("redis", "postgres"):
                await self._break_service(kind, services, lasting, rng, context)
            else:
                await self._break_servers(kind, nodes, lasting, rng, context)

    async def _break_servers(
        self, kind: str, nodes: list[Node], lasting: float, rng: Random, context: RunContext
    ) -> None:
        server = nodes[0].server
        match kind:
            case "kill":
                await asyncio.to_thread(server.kill)
                await asyncio.sleep(rng.random() * MAX_DOWNTIME)
                await self._start(server)
            case "stop":
                server.pause()
                await _wait(context, lasting)
                server.resume()
            case "clock":
                for node in nodes:
                    node.clock.shift(rng.choice((-1, 1)) * rng.choice(JUMPS) * (0.5 + rng.random()))
                await _wait(context, lasting)
                for node in nodes:
                    node.clock.shift(0)
            case "disk":
                wal = self._folder / "tables.sqlite3-wal"
                server.limit_files(rng.randrange(4096, max(8192, wal.stat().st_size if wal.exists() else 0)))
                await _wait(context, lasting)
                server.limit_files(None)
            case _:
                await self._hang(kind, nodes, lasting, rng, context)

    async def _break_service(
        self, kind: str, services: Services, lasting: float, rng: Random, context: RunContext
    ) -> None:
        down = 3 * lasting if kind == "redis-away" else rng.random() * MAX_DOWNTIME
        if kind == "failover":
            await self._fail_over(services, rng, context)
        elif kind in ("postgres-restart", "postgres-crash"):
            await asyncio.to_thread(services.postgres.stop, "fast" if kind == "postgres-restart" else "immediate")
            await _wait(context, down)
            await self._start(services.postgres)
        else:
            await asyncio.to_thread(services.redis.stop if kind == "redis-restart" else services.redis.kill)
            await _wait(context, down)
            await self._start(services.redis)

    async def _hang(self, kind: str, nodes: list[Node], lasting: float, rng: Random, context: RunContext) -> None:
        """Hold or delay all bytes between servers and a service; then let them pass, or cut the connections."""
        assert self._services is not None
        ports = [node.redis_port if kind == "redis-hang" else node.postgres_port for node in nodes]
        change: Change = {"delay": 0.02 + 0.2 * rng.random()}
        if kind != "postgres-slow":
            change = {"held": "all" if rng.random() < 0.5 else "answers"}
        for port in ports:
            self._services.relay.change(port, change)
        probes = [self._probe(node.server.url, context) for node in nodes if kind == "postgres-hang"]
        if lasting <= HANG_TIMEOUT:
            for probe in probes:
                probe.close()
            probes = []
        await asyncio.gather(_wait(context, lasting), *probes)
        for port in ports:
            self._services.relay.change(port, {"held": "", "delay": 0.0, "cut": rng.random() < 0.5})

    @staticmethod
    async def _probe(url: str, context: RunContext) -> None:
        """Check that a server whose database hangs answers."""
        with suppress(httpx.TransportError):
            try:
                await asyncio.to_thread(plain_http.get, f"{url}/api/health", timeout=HANG_TIMEOUT)
            except httpx.TimeoutException:
                what = f"{url} gave no answer for {HANG_TIMEOUT:.0f} seconds while PostgreSQL hung"
                context.ledger.add_violation("failed", "-", what)

    async def _fail_over(self, services: Services, rng: Random, context: RunContext) -> None:
        """Let a standby follow, fall behind and take over; what only the old primary had is lost."""
        ledger = context.ledger
        old, new = services.postgres, await asyncio.to_thread(services.follow)
        services.relay.change(services.replica_port, {"held": "all"})
        await asyncio.sleep(MAX_LAG * rng.random())
        await asyncio.to_thread(old.stop, "immediate")
        services.relay.change(services.replica_port, {"held": "", "cut": True})
        await asyncio.to_thread(new.promote)
        old.port = free_port()  # nobody else reaches it now
        await asyncio.to_thread(old.start)
        before = await asyncio.to_thread(read_log, old.url(DATABASE))
        after = await asyncio.to_thread(read_log, new.url(DATABASE))
        failover, wrong = await asyncio.to_thread(compare, before.rows, after.rows)
        for table in wrong:
            ledger.add_violation("failed", table, "the standby has entries that its primary did not have")
        ledger.failovers.append(failover)
        ledger.counts["entries lost by failovers"] += len(failover.lost)
        services.postgres = new
        for port in (services.replica_port, *(node.postgres_port for node in self.nodes)):
            services.relay.change(port, {"target": new.port, "cut": True})
        await asyncio.to_thread(old.close)

    @staticmethod
    async def _start(service: Server | Postgres | Redis) -> None:
        for left in reversed(range(MAX_START_ATTEMPTS)):
            try:
                await asyncio.to_thread(service.start)
            except ServeError:  # a server does not start without its database: retry
                if not left:
                    raise
                await asyncio.sleep(0.5)
            else:
                return

    async def watch(self, ledger: Ledger) -> None:
        """Record servers that exit by themselves as violations, and restart them."""
        while True:
            await asyncio.sleep(0.5)
            for node in self.nodes:
                if not node.lock.locked() and not node.server.running:
                    async with node.lock:
                        ledger.add_violation("failed", "-", f"a server exited by itself:\n{node.server.log()}")
                        await self._start(node.server)

    def unsubscribed(self) -> int:
        """Number of servers that do not resubscribe to Redis in time."""
        if self._services is None:
            return 0
        with redis.Redis.from_url(self._services.redis.url()) as client:
            until = time.monotonic() + SUBSCRIBE_TIMEOUT
            while True:
                subscribers: Any = client.pubsub_numsub(CHANNEL)
                if (missing := len(self.nodes) - int(subscribers[0][1])) == 0 or time.monotonic() > until:
                    return missing
                time.sleep(0.1)

    def tracebacks(self) -> list[str]:
        """Return the last line of every traceback in the servers' logs."""
        found: list[str] = []
        for server in self.servers:
            inside = False
            for line in server.whole_log().splitlines():
                if inside and line and not line.startswith((" ", "Traceback", "During", "The above", "+", "|")):
                    found.append(line)
                    inside = False
                inside = inside or line.lstrip(" |+").startswith("Traceback (most recent call last)")
        return found

    async def lose_redis(self) -> None:
        """Kill Redis, if there is one, until :meth:`repair`."""
        if self._services is not None:
            await asyncio.to_thread(self._services.redis.kill)

    async def repair(self) -> None:
        """Start all services that are down."""
        if self._services is not None:
            await self._start(self._services.postgres)
            await self._start(self._services.redis)
        for node in self.nodes:
            async with node.lock:
                await self._start(node.server)


async def _wait(context: RunContext, seconds: float) -> None:
    """Wait, but not longer than the run wants faults, except for a moment."""
    await asyncio.sleep(min(MIN_LASTING, seconds))
    with suppress(TimeoutError):
        await asyncio.wait_for(context.calm.wait(), seconds)


@contextmanager
def world(backend: Backend, folder: Path) -> Iterator[World]:
    """Run two servers on PostgreSQL and Redis, or one server on SQLite."""
    with ExitStack() as stack:
        if backend == "sqlite":
            services, nodes = None, [Node(folder)]
        else:
            services, secret = Services(stack), secrets.token_hex(32)
            nodes = [Node(folder / str(number), services, secret) for number in range(2)]
        for node in nodes:
            stack.enter_context(node.server)
        yield World(nodes, folder, services)
