"""Detection of slow clients: how long a frame has been waiting for its client, whatever else the socket does."""

import asyncio
import time
from collections.abc import AsyncGenerator
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from rowlock.server.connections import SEND_TIMEOUT, Sockets
from rowlock.server.limits import Limits
from rowlock.server.websocket import Handshake, TableSocket
from rowlock.tables.frames import Pong
from rowlock.tables.live_table import RESYNC

from .client import run


class Client:
    """A client that accepts a frame only when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[asyncio.Future[None]] = []

    async def send(self, _message: Any) -> None:
        accepted = asyncio.get_running_loop().create_future()
        self.waiting.append(accepted)
        await accepted


def socket_of(client: Client, **services: Any) -> TableSocket:
    behind: Any = SimpleNamespace(limits=Limits(), sockets=Sockets(0), **services)
    connection: Any = SimpleNamespace(receive=asyncio.Event().wait, send=client.send, scope={})
    return TableSocket(behind, "table", connection, None, Handshake(None, "", "en"))


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
    resumed: list[int | None] = []

    async def watch(_table: str, _player: str | None, after: int | None, **_: bool) -> AsyncGenerator[Any]:
        resumed.append(after)
        if after != 7:  # there is nothing new after 7
            yield SimpleNamespace(seq=7, resync=False)
        await asyncio.Event().wait()

    async def play() -> None:
        client = Client()
        socket = socket_of(client, tables=SimpleNamespace(watch=watch))
        with patch("rowlock.server.websocket.encoder", SimpleNamespace(encode=lambda _: b"")):
            socket._send_from(None)
            await settle()
            started = socket.sending
            assert started is not None
            for after in (3, 5):
                socket._send_from(after)
                await settle()
                assert (socket.sending, len(client.waiting), resumed) == (started, 1, [None])
            client.waiting[0].set_result(None)  # accepted: the last request to resume is carried out
            await settle()
            assert socket.sending is not None
            assert (socket.sending > started, len(client.waiting), resumed) == (True, 2, [None, 5])
            client.waiting[1].set_result(None)
            await settle()
            socket._send_from(7)
            await settle()
            assert (socket._pending, len(client.waiting), resumed) == ([], 2, [None, 5, 7])
        assert socket._sender is not None
        socket._sender.cancel()
        await asyncio.wait([socket._sender])

    run(play())


def test_a_client_ahead_of_what_it_was_sent_gets_the_whole_table() -> None:
    """A client that resumes from an entry a failover has lost must not miss the entry that took its place."""
    resumed: list[int | None] = []

    async def watch(_table: str, _player: str | None, after: int | None, **_: bool) -> AsyncGenerator[Any]:
        resumed.append(after)
        yield SimpleNamespace(seq=6, resync=True)
        await asyncio.Event().wait()

    async def play() -> None:
        client = Client()
        socket = socket_of(client, tables=SimpleNamespace(watch=watch))
        with patch("rowlock.server.websocket.encoder", SimpleNamespace(encode=lambda _: b"")):
            socket._send_from(None)
            for at, after in enumerate((7, 6)):
                await settle()
                await socket._handle(b'{"type":"resume","after":%d}' % after)
                client.waiting[at].set_result(None)
            await settle()
            assert resumed == [None, RESYNC, 6]
        assert socket._sender is not None
        socket._sender.cancel()
        await asyncio.wait([socket._sender])

    run(play())
