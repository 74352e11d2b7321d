"""Minimal websocket client: low overhead, since the load test shares the machine with the server."""

import asyncio
import base64
import os
from collections.abc import Callable
from typing import Any

FrameHandler = Callable[["WebSocketClient", bytes], None]


class WebSocketClient(asyncio.Protocol):
    """One socket. Passes text frames to ``on_frame`` and answers pings."""

    __slots__ = ("_buffer", "_on_frame", "_open", "_request", "_transport", "data", "lost", "opened")

    def __init__(self, host: str, path: str, cookie: str, on_frame: FrameHandler, data: Any) -> None:
        key = base64.b64encode(os.urandom(16)).decode()
        headers = f"Host: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        self._request = f"GET {path} HTTP/1.1\r\n{headers}Sec-WebSocket-Key: {key}\r\nCookie: {cookie}\r\n\r\n"
        self._buffer = b""
        self._on_frame = on_frame
        self._open = False
        self._transport: Any = None
        self.data = data
        self.lost = False
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = transport
        self._transport.write(self._request.encode())

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = True
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError("closed at the handshake"))

    def data_received(self, data: bytes) -> None:
        self._buffer = self._buffer + data if self._buffer else data
        if not self._open:
            head, end, rest = self._buffer.partition(b"\r\n\r\n")
            if not end:
                return
            if b" 101 " not in head[:20]:
                self.opened.set_exception(ConnectionError(head[:200].decode("latin-1")))
                self._transport.abort()
                return
            self._open, self._buffer = True, rest
            self.opened.set_result(None)
        while self._next():
            pass

    def _next(self) -> bool:
        """Take one frame out of the buffer. Frames of a server are not masked."""
        buffer = self._buffer
        if len(buffer) < 2:
            return False
        size, at = buffer[1], 2
        if size == 126:
            size, at = int.from_bytes(buffer[2:4], "big"), 4
        elif size == 127:
            size, at = int.from_bytes(buffer[2:10], "big"), 10
        if len(buffer) < at + size:
            return False
        payload, self._buffer = buffer[at : at + size], buffer[at + size :]
        kind = buffer[0] & 15
        if kind == 1:
            self._on_frame(self, payload)
        elif kind == 9:
            self._write(0x8A, payload)
        return True

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, payload: bytes) -> None:
        # an all-zero mask leaves the payload unchanged
        size = bytes((kind, 0x80 | len(payload))) if len(payload) < 126 else b"%c\xfe" % kind
        more = b"" if len(payload) < 126 else len(payload).to_bytes(2, "big")
        self._transport.write(size + more + b"\0\0\0\0" + payload)

    def close(self) -> None:
        self._transport.abort()
