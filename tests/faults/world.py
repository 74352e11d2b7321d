"""Servers, PostgreSQL and Redis of a run, and the faults injected into them."""

import asyncio
import secrets
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final, Literal

import redis

from ..server.processes import ServeError, Server
from ..services import Postgres, Redis
from .clients import RunContext
from .ledger import Ledger

Backend = Literal["postgres", "sqlite"]
SERVER_KILL: Final = "servers killed (kill -9)"
REDIS_RESTART: Final = "Redis restarted"
REDIS_KILL: Final = "Redis killed"
POSTGRES_FAST: Final = "PostgreSQL restarted, fast"
POSTGRES_IMMEDIATE: Final = "PostgreSQL restarted, immediate"
CUT: Final = "networks cut (a third of all sockets)"
FAULTS: Final = {
    "postgres": (SERVER_KILL, REDIS_RESTART, REDIS_KILL, POSTGRES_FAST, POSTGRES_IMMEDIATE, CUT),
    "sqlite": (SERVER_KILL, CUT),
}
MAX_DOWNTIME: Final = 1.5  # seconds
MAX_START_ATTEMPTS: Final = 20
SUBSCRIBE_TIMEOUT: Final = 10.0
CHANNEL: Final = "rowlock:table:"  # every server subscribes to it


class World:
    """Servers that share a database. Faults of one service are sequential, those of different services concurrent."""

    def __init__(self, servers: list[Server], database: str, postgres: Postgres | None, redis: Redis | None) -> None:
        self.servers = servers
        self.database = database
        self.postgres = postgres
        self.redis = redis
        self._locks = {id(each): asyncio.Lock() for each in (*servers, postgres, redis)}

    @property
    def faults(self) -> tuple[str, ...]:
        return FAULTS["sqlite" if self.postgres is None else "postgres"]

    async def inject(self, kind: str, rng: Random, context: RunContext) -> None:
        """Stop a service or cut sockets, and recover after a random downtime."""
        down = rng.random() * MAX_DOWNTIME
        if kind == CUT:
            context.ledger.faults[kind] += 1
            for client in sorted(context.clients, key=lambda client: client.table):
                if rng.random() < 1 / 3:
                    client.cut()
            return
        service = rng.choice(self.servers) if kind == SERVER_KILL else self.redis if "Redis" in kind else self.postgres
        assert service is not None
        async with self._locks[id(service)]:
            context.ledger.faults[kind] += 1
            await asyncio.to_thread(self._end, service, kind)
            await asyncio.sleep(down)
            await self._start(service)

    @staticmethod
    def _end(service: Server | Postgres | Redis, kind: str) -> None:
        if isinstance(service, Postgres):
            service.stop("fast" if kind == POSTGRES_FAST else "immediate")
        elif isinstance(service, Redis) and kind == REDIS_RESTART:
            service.stop()
        else:
            service.kill()

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
            for server in self.servers:
                async with self._locks[id(server)]:
                    if not server.running:
                        ledger.add_violation("failed", "-", f"a server exited by itself:\n{server.log()}")
                        await self._start(server)

    def unsubscribed(self) -> int:
        """Number of servers that do not resubscribe to Redis in time."""
        if self.redis is None:
            return 0
        with redis.Redis.from_url(self.redis.url()) as client:
            until = time.monotonic() + SUBSCRIBE_TIMEOUT
            while True:
                subscribers: Any = client.pubsub_numsub(CHANNEL)
                if (missing := len(self.servers) - int(subscribers[0][1])) == 0 or time.monotonic() > until:
                    return missing
                time.sleep(0.1)

    def tracebacks(self) -> list[str]:
        """Return the last line of every traceback in the servers' logs."""
        found: list[str] = []
        for server in self.servers:
            inside = False
            for line in server._log.read_text("utf-8", "replace").splitlines():
                if inside and line and not line.startswith((" ", "Traceback", "During", "The above", "+", "|")):
                    found.append(line)
                    inside = False
                inside = inside or line.lstrip(" |+").startswith("Traceback (most recent call last)")
        return found

    async def repair(self) -> None:
        """Start all services that are down."""
        for service in (self.postgres, self.redis, *self.servers):
            if service is not None:
                async with self._locks[id(service)]:
                    await self._start(service)


@contextmanager
def world(
    backend: Backend,
    folder: Path,
    postgres: Postgres | None = None,
    redis_server: Redis | None = None,
    database: str | None = None,
) -> Iterator[World]:
    """Run two servers on PostgreSQL and Redis, started here unless given, or one server on SQLite."""
    with ExitStack() as stack:
        if backend == "sqlite":
            server = stack.enter_context(Server(folder))
            yield World([server], str(folder / "tables.sqlite3"), None, None)
            return
        if postgres is None:
            postgres = stack.enter_context(Postgres())
        if redis_server is None:
            redis_server = stack.enter_context(Redis())
        if database is None:
            postgres.create("faults")
            database = postgres.url("faults")
        secret = {"ROWLOCK_SECRET": secrets.token_hex(32)}
        servers = [
            stack.enter_context(Server(folder / str(number), database, redis_server.url(), secret))
            for number in range(2)
        ]
        yield World(servers, database, postgres, redis_server)
