"""What a run is played on, and how it breaks: servers, PostgreSQL, Redis, and the sockets between."""

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
from .clients import Setting
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
DOWN: Final = 1.5  # seconds that something stays away at most
START_TRIES: Final = 20
PATIENCE: Final = 10.0
CHANNEL: Final = "rowlock:table:"  # which every server listens to


class World:
    """Servers that share a database. The faults of one thing come one after the other; those of others do not wait."""

    def __init__(self, servers: list[Server], database: str, postgres: Postgres | None, redis: Redis | None) -> None:
        self.servers = servers
        self.database = database
        self.postgres = postgres
        self.redis = redis
        self._locks = {id(each): asyncio.Lock() for each in (*servers, postgres, redis)}

    @property
    def faults(self) -> tuple[str, ...]:
        return FAULTS["sqlite" if self.postgres is None else "postgres"]

    async def break_down(self, kind: str, rng: Random, setting: Setting) -> None:
        """Let something fail, and come back after a while."""
        down = rng.random() * DOWN
        if kind == CUT:
            setting.ledger.faults[kind] += 1
            for client in sorted(setting.clients, key=lambda client: client.table):
                if rng.random() < 1 / 3:
                    client.cut()
            return
        thing = rng.choice(self.servers) if kind == SERVER_KILL else self.redis if "Redis" in kind else self.postgres
        assert thing is not None
        async with self._locks[id(thing)]:
            setting.ledger.faults[kind] += 1
            await asyncio.to_thread(self._end, thing, kind)
            await asyncio.sleep(down)
            await self._start(thing)

    @staticmethod
    def _end(thing: Server | Postgres | Redis, kind: str) -> None:
        if isinstance(thing, Postgres):
            thing.stop("fast" if kind == POSTGRES_FAST else "immediate")
        elif isinstance(thing, Redis) and kind == REDIS_RESTART:
            thing.stop()
        else:
            thing.kill()

    @staticmethod
    async def _start(thing: Server | Postgres | Redis) -> None:
        for left in reversed(range(START_TRIES)):
            try:
                await asyncio.to_thread(thing.start)
            except ServeError:  # without its database it does not start; whoever looks after it tries again
                if not left:
                    raise
                await asyncio.sleep(0.5)
            else:
                return

    async def watch(self, ledger: Ledger) -> None:
        """A server that ends by itself is a fault of ours."""
        while True:
            await asyncio.sleep(0.5)
            for server in self.servers:
                async with self._locks[id(server)]:
                    if not server.running:
                        ledger.broken("failed", "-", f"a server ended by itself:\n{server.log()}")
                        await self._start(server)

    def deaf(self) -> int:
        """How many servers do not listen to Redis; a while after it came back all of them should."""
        if self.redis is None:
            return 0
        with redis.Redis.from_url(self.redis.url()) as client:
            until = time.monotonic() + PATIENCE
            while True:
                heard: Any = client.pubsub_numsub(CHANNEL)
                if (missing := len(self.servers) - int(heard[0][1])) == 0 or time.monotonic() > until:
                    return missing
                time.sleep(0.1)

    def complaints(self) -> list[str]:
        """What servers wrote that nobody foresaw: the last line of every traceback."""
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
        """Start whatever is not there."""
        for thing in (self.postgres, self.redis, *self.servers):
            if thing is not None:
                async with self._locks[id(thing)]:
                    await self._start(thing)


@contextmanager
def world(
    backend: Backend,
    folder: Path,
    postgres: Postgres | None = None,
    redis_server: Redis | None = None,
    database: str | None = None,
) -> Iterator[World]:
    """Two servers on one PostgreSQL and one Redis, started here if they are not given; or one server on SQLite."""
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
