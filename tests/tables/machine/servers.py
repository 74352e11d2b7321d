"""Two servers for `test_service_machine`: what goes between them, and a store that can be stopped on its way."""

import asyncio
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy

from rowlock.tables.events import Entry, entry_to_bytes
from rowlock.tables.fanout import OnEntry
from rowlock.tables.messages import Update
from rowlock.tables.storage.database import database_url
from rowlock.tables.storage.store import Store
from rowlock.tables.table import Table


class Wire:
    """Between the servers: what is told flies until a rule lets it arrive, late, twice, in any order, or never."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.flying: list[tuple[Line, bytes]] = []


class Line:
    def __init__(self, wire: Wire) -> None:
        self._wire, self._subscribed = wire, set[str]()
        self.on_entry: OnEntry
        self.on_gap: Any

    async def open(self, on_entry: OnEntry, on_gap: Any) -> None:
        self.on_entry, self.on_gap = on_entry, on_gap
        self._wire.lines.append(self)

    async def close(self) -> None:
        self._wire.lines.remove(self)

    def subscribe(self, table: str) -> None:
        self._subscribed.add(table)

    def unsubscribe(self, table: str) -> None:
        self._subscribed.discard(table)

    def publish(self, entry: Entry) -> None:
        data = entry_to_bytes(entry)
        self._wire.flying += [(line, data) for line in self._wire.lines if entry.table in line._subscribed]


class GatedStore(Store):
    """A store that can be stopped before it appends and before it says so. ``stopped`` says where it is."""

    def __init__(self, path: Path) -> None:
        super().__init__(database_url(str(path)), connections=2)
        # no power fails here, and there is much to write
        sqlalchemy.event.listen(self._engine, "connect", _without_flushing)
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


def _without_flushing(connection: Any, _record: Any) -> None:
    connection.execute("PRAGMA synchronous=OFF").close()


@dataclass
class Client:
    """Somebody who watches a table, and comes again where they were after a crash."""

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
