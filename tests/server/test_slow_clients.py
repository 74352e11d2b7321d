"""Detection of slow clients: how long a frame has been waiting for its client, whatever else the socket does."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from rowlock.server.connections import SEND_TIMEOUT, Sockets
from rowlock.server.limits import Limits
from rowlock.server.websocket import Handshake, TableSocket
from rowlock.tables.frames import Pong
from rowlock.tables.live_table import RESYNC
from rowlock.tables.messages import Update
from rowlock.tables.players import Player

from .client import run


class Client:
    """A client that accepts a frame only when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []

    async def send(self, _message: Any) -> None:
        accepted = asyncio.get_running_loop().create_future()
        self.waiting.append(accepted)
        await accepted


class FakeViewer:
    """A viewer that has one frame, and another one after it was resumed."""

    def __init__(self, *_: Any, **__: bool) -> None:
        self.resumed: list[int | None] = []
        self._ready = asyncio.Event()
        self._ready.set()

    def resume(self, after: int | None) -> None:
        self.resumed.append(after)
        self._ready.set()

    def __aiter__(self) -> "FakeViewer":
        return self

    async def __anext__(self) -> Update:
        await self._ready.wait()
        self._ready.clear()
        table: Any = None
        return Update(7, 0, False, (), table)

    async def aclose(self) -> None: ...


def socket_of(client: Client, **services: Any) -> TableSocket:
    services = {"tables": SimpleNamespace(watch=FakeViewer), **services}
    behind: Any = SimpleNamespace(limits=Limits(), sockets=Sockets(0), **services)
    connection: Any = SimpleNamespace(receive=asyncio.Event().wait, send=client.send, scope={"client": ("::1", 1)})
    return TableSocket(behind, "table", connection, None, Handshake(None, "", "en"))


@asynccontextmanager
async def sending() -> AsyncIterator[tuple[Client, TableSocket, FakeViewer]]:
    """Let a socket send updates to a client that has not accepted the first one."""
    client, viewer = Client(), FakeViewer()
    socket = socket_of(client, tables=SimpleNamespace(watch=lambda *_, **__: viewer))
    sender = asyncio.create_task(socket._send_updates())
    await settle()
    try:
        yield client, socket, viewer
    finally:
        sender.cancel()
        await asyncio.wait([sender])


async def settle() -> None:
    """Let every task run until it waits."""
    for _ in range(10):
        await asyncio.sleep(0)


def test_a_frame_still_waits_when_another_is_accepted() -> None:
    async def play() -> None:
        client = Client()
        socket = socket_of(client)
        started = time.monotonic()
        sends = [asyncio.create_task(socket.send(Pong(0, 0))) for _ in range(2)]
        await settle()
        first, second = client.waiting
        assert socket.sending is not None
        first.set_result(None)
        await settle()
        assert socket.sending is not None
        assert started <= socket.sending <= time.monotonic()
        second.set_result(None)
        await asyncio.gather(*sends)
        assert socket.sending is None

    run(play())


def test_a_client_that_accepts_one_of_two_frames_is_dropped_as_slow() -> None:
    async def play() -> None:
        client = Client()
        socket = socket_of(client)
        socket.services.sockets.add(socket)
        sends = [asyncio.create_task(socket.send(Pong(0, 0))) for _ in range(2)]
        await settle()
        client.waiting[0].set_result(None)
        await settle()
        socket.services.sockets.close_slow()
        assert socket._close_reason is None
        late = time.monotonic() + SEND_TIMEOUT + 1
        with patch("rowlock.server.connections.time.monotonic", lambda: late):
            socket.services.sockets.close_slow()
        assert socket._close_reason == "slow"
        client.waiting[1].set_result(None)
        await asyncio.gather(*sends)

    run(play())


def test_a_send_that_is_cancelled_no_longer_waits() -> None:
    async def play() -> None:
        socket = socket_of(Client())
        send = asyncio.create_task(socket.send(Pong(0, 0)))
        await settle()
        send.cancel()
        await asyncio.wait([send])
        assert socket.sending is None

    run(play())


def test_resuming_does_not_reset_the_time_a_frame_waits() -> None:
    async def play() -> None:
        async with sending() as (client, socket, viewer):
            started = socket.sending
            assert started is not None
            for after in (3, 5):
                await socket._handle(b'{"type":"resume","after":%d}' % after)
                await settle()
                assert (socket.sending, len(client.waiting)) == (started, 1)
            client.waiting[0].set_result(None)  # accepted
            await settle()
            assert socket.sending is not None
            assert (socket.sending > started, len(client.waiting), viewer.resumed) == (True, 2, [3, 5])

    run(play())


def test_a_client_ahead_of_what_it_was_sent_gets_the_whole_table() -> None:
    """A client that resumes from an entry a failover has lost must not miss the entry that took its place."""

    async def play() -> None:
        async with sending() as (_, socket, viewer):
            for after in (8, 7):
                await socket._handle(b'{"type":"resume","after":%d}' % after)
            assert viewer.resumed == [RESYNC, 7]

    run(play())


def test_an_error_of_one_frame_does_not_end_the_connection(caplog: pytest.LogCaptureFixture) -> None:
    async def fail(*_: Any) -> None:
        raise RuntimeError("a bug")

    async def play() -> None:
        client = Client()
        tables = SimpleNamespace(watch=FakeViewer, react=fail)
        socket = socket_of(client, tables=tables, strong_bots=SimpleNamespace(do=fail))
        socket.player = Player("ada", "Ada")
        for frame in (
            b'{"type":"react","id":"1","reaction":"wow"}',
            b'{"type":"do","id":"2","command":{"type":"start"}}',
        ):
            handling = asyncio.create_task(socket._handle(frame))
            await settle()
            client.waiting[-1].set_result(None)
            await handling
        assert len(client.waiting) == 2
        assert [record.message for record in caplog.records] == [
            "table frame failed: react",
            "table frame failed: start",
        ]

    run(play())
