"""Detection of slow clients: how long a frame has been waiting for its client, whatever else the socket does."""

import asyncio
import time
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

from rowlock.server.connections import SLOW, Sockets
from rowlock.server.frames import Pong
from rowlock.server.limits import Limits
from rowlock.server.websocket import Asked, TableSocket

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
    behind: Any = SimpleNamespace(limits=Limits(), sockets=Sockets(0), address=lambda _: "local", **services)
    connection: Any = SimpleNamespace(receive=asyncio.Event().wait, headers={})
    return TableSocket(behind, "table", connection, None, Asked(None, "", None), client.send)


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
        socket._services.sockets.enter(socket)
        sends = [asyncio.create_task(socket.send(Pong(0, 0))) for _ in range(2)]
        await settle()
        client.waiting[0].set_result(None)
        await settle()
        socket._services.sockets.drop_the_slow()
        assert socket._ended is None
        late = time.monotonic() + SLOW + 1
        with patch("rowlock.server.connections.time.monotonic", lambda: late):
            socket._services.sockets.drop_the_slow()
        assert socket._ended == "slow"
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
