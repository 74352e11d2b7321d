"""Test doubles of `test_service_machine`: a controllable fan-out, store and client."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec
import sqlalchemy

from rowlock.tables.events import Entry
from rowlock.tables.fanout import Fanout, OnEntry
from rowlock.tables.messages import Update
from rowlock.tables.storage.database import database_url
from rowlock.tables.storage.store import Store
from rowlock.tables.table import Table


class PubSub:
    """Messages between the servers, held until a rule delivers them: late, twice, in any order, or never."""

    def __init__(self) -> None:
        self.fanouts: list[FakeFanout] = []
        self.in_flight: list[tuple[FakeFanout, bytes]] = []


class FakeFanout(Fanout):
    def __init__(self, pubsub: PubSub) -> None:
        self._pubsub, self._subscribed = pubsub, set[str]()
        self.on_entry: OnEntry
        self.on_gap: Any

    async def open(self, on_entry: OnEntry, on_gap: Any) -> None:
        self.on_entry, self.on_gap = on_entry, on_gap
        self._pubsub.fanouts.append(self)

    async def close(self) -> None:
        self._pubsub.fanouts.remove(self)

    def subscribe(self, table: str) -> None:
        self._subscribed.add(table)

    def unsubscribe(self, table: str) -> None:
        self._subscribed.discard(table)

    def publish(self, entry: Entry) -> None:
        data = msgspec.json.encode(entry)
        self._pubsub.in_flight += [
            (fanout, data) for fanout in self._pubsub.fanouts if entry.table in fanout._subscribed
        ]


class GatedStore(Store):
    """A store with gates before the append and before its return; ``stopped`` is the gate it waits at."""

    def __init__(self, path: Path) -> None:
        super().__init__(database_url(str(path)), connections=2)
        # durability is not tested here: write faster
        sqlalchemy.event.listen(self._engine, "connect", _disable_sync)
        self.before, self.behind = asyncio.Event(), asyncio.Event()
        self.before.set()
        self.behind.set()
        self.stopped: asyncio.Event | None = None

    async def append(self, entry: Entry, table: Table) -> bool:
        appended = True
        for gate in (self.before, self.behind):
            if not gate.is_set():
                self.stopped = gate
                await gate.wait()
                self.stopped = None
            if gate is self.before:
                appended = await super().append(entry, table)
        return appended


def _disable_sync(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA synchronous=OFF").close()


@dataclass
class Client:
    """Subscriber of a table; resumes from the last seq after a crash."""

    table: str
    player: str | None
    server: int
    seen: int | None
    updates: list[Update]
    task: "asyncio.Task[None] | None" = None
    checked: int = 0
    refused: str | None = None


async def stop(task: "asyncio.Task[Any] | None") -> None:
    if task is not None:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
