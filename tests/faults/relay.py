"""TCP relay in a process of its own, which can hold, delay and cut the connections between servers and services."""

import asyncio
import json
import os
import subprocess
import sys
from collections import deque
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final, Literal, Self, TypedDict, cast

import uvloop

HOST: Final = "127.0.0.1"
Held = Literal["", "answers", "all"]
"""What is held: nothing, what the service sends, or both directions."""


class Change(TypedDict, total=False):
    """Changes of a route: the port it leads to, what it holds, its delay in seconds; ``cut`` resets connections."""

    target: int
    held: Held
    delay: float
    cut: bool


class Relay:
    """The relay process, which runs within ``with`` and ends with the process that started it.

    A route leads from one port to another. While it is held, bytes and the ends of connections are kept, as on a
    network that swallows packets: neither side notices anything. They arrive when it is held no longer.
    """

    def __enter__(self) -> Self:
        self._process = subprocess.Popen(
            [sys.executable, "-P", __file__],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C goes to the tests
        )
        return self

    def __exit__(self, *error: object) -> None:
        self._process.communicate()

    def add(self, port: int, target: int) -> None:
        """Listen on a port."""
        self._tell({"listen": port, "target": target})

    def change(self, port: int, change: Change) -> None:
        """Change the route of a port; it is changed when the call returns."""
        self._tell({"port": port, **change})

    def _tell(self, message: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(message).encode() + b"\n")
        self._process.stdin.flush()
        if self._process.stdout.readline() != b"done\n":
            raise RuntimeError(f"the relay has ended, it could not do {message}")


@dataclass(eq=False)
class Route:
    target: int
    held: Held = ""
    delay: float = 0.0
    sides: "set[Side]" = field(default_factory=set["Side"])


class Side(asyncio.Protocol):
    """One side of a connection: the client's, or the service's (``answers``). Passes to the other what it receives."""

    def __init__(self, route: Route, other: "Side | None" = None) -> None:
        self.route = route
        self.answers = other is not None
        self.other = other
        self.transport: asyncio.Transport | None = None
        self._waiting: deque[tuple[float, bytes]] = deque()  # no bytes: the end

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast("asyncio.Transport", transport)
        self.route.sides.add(self)
        if self.other is None:
            tasks.add(task := asyncio.create_task(self._connect()))
            task.add_done_callback(tasks.discard)
        else:
            self.other.other = self
            self.other.pump()

    async def _connect(self) -> None:
        assert self.transport is not None
        try:
            await asyncio.get_running_loop().create_connection(partial(Side, self.route, self), HOST, self.route.target)
        except OSError:  # the service is down
            self.transport.abort()

    def abort(self) -> None:
        self._waiting.clear()
        if self.transport is not None:
            self.transport.abort()

    def data_received(self, data: bytes) -> None:
        self._waiting.append((asyncio.get_running_loop().time() + self.route.delay, data))
        self.pump()

    def connection_lost(self, error: Exception | None) -> None:
        self.route.sides.discard(self)
        self.data_received(b"")

    def pause_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        if self.other is not None and self.other.transport is not None:
            self.other.transport.resume_reading()

    def pump(self) -> None:
        """Pass on what is due, unless it is held."""
        loop = asyncio.get_running_loop()
        held = self.route.held == "all" or (self.route.held == "answers" and self.answers)
        while self._waiting and not held and self.other is not None and self.other.transport is not None:
            due, data = self._waiting[0]
            if due > loop.time():
                loop.call_at(due, self.pump)
                return
            self._waiting.popleft()
            if not data:
                self.other.transport.close()
            elif not self.other.transport.is_closing():
                self.other.transport.write(data)


tasks: set[asyncio.Task[None]] = set()
routes: dict[int, Route] = {}


async def obey(message: dict[str, Any]) -> None:
    if (port := message.get("listen")) is not None:
        route = routes[port] = Route(message["target"])
        await asyncio.get_running_loop().create_server(partial(Side, route), HOST, port, backlog=512)
        return
    route = routes[message["port"]]
    route.target = message.get("target", route.target)
    route.delay = message.get("delay", route.delay)
    route.held = message.get("held", route.held)
    # one that has been closed is not among the sides, but its other side still is
    sides = {each for side in route.sides for each in (side, side.other) if each is not None}
    for side in sides if message.get("cut") else ():
        side.abort()
    for side in sides:
        side.pump()


async def main() -> None:
    """Obey the messages of standard input, one a line, until its end."""
    loop = asyncio.get_running_loop()
    reader = asyncio.StreamReader()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        await obey(json.loads(line))
        os.write(1, b"done\n")


if __name__ == "__main__":
    uvloop.run(main())
