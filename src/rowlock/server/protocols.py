"""HTTP and WebSocket protocols of Uvicorn, with limits on what a connection may send before the application sees it.

Any client can exceed them at no cost, so each kind of refusal is counted, and logged once a minute.
"""

import logging
import time
from asyncio import TimerHandle, Transport
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

from . import metrics
from .connections import Connections
from .limits import CONTROL_FRAMES, Limits
from .websocket import CLOSE_CODES

log = logging.getLogger(__name__)

SLICE: Final = 16 * 1024
"""Bytes parsed at a time: a read may have 256 KB, which are 40,000 frames or 14,000 requests."""
MAX_HEAD: Final = 32 * 1024
"""Bytes of a request line and headers that are always accepted; one slice more is refused."""
MAX_HEADERS: Final = 100
MAX_REQUEST: Final = 8 * 1024 * 1024
"""Bytes of a request, also of a body that is not read any more because the response was sent."""
MAX_PIPELINED: Final = 16
"""Requests waiting for the response to an earlier one. Browsers and proxies send none."""
HEAD_TIMEOUT: Final = 10.0
"""Seconds to send a request line and headers, from the opening of the connection or the first byte after a response."""
BODY_TIMEOUT: Final = 30.0
"""Seconds to send the body of a request."""
MAX_QUEUED: Final = 1000
"""Messages of a socket that wait for the application, and fragments of one message."""
LINGER: Final = 1.0
"""Seconds to discard input after a close frame: closing at once would reset the connection before it is read."""
LOG_INTERVAL: Final = 60.0
STATUS: Final = {"malformed": 400, "too_slow": 408, "body_too_large": 413, "head_too_large": 431, "too_many": 503}
"""HTTP status per reason of a refusal."""
_logged: dict[str, float] = {}


def _count_refusal(reason: str) -> None:
    metrics.REFUSED_CONNECTIONS.labels(reason).inc()
    now = time.monotonic()
    if now - _logged.get(reason, -LOG_INTERVAL) >= LOG_INTERVAL:
        _logged[reason] = now
        log.warning("connection refused: %s (more within %d seconds are only counted)", reason, LOG_INTERVAL)


class HttpProtocol(HttpToolsProtocol):
    """HTTP/1.1 with limits on size and duration of a request and on the number of connections."""

    def __init__(self, *args: Any, opened: Connections, **more: Any) -> None:
        super().__init__(*args, **more)
        self._opened = opened
        self._size = 0  # bytes of the current request, except those of the slice it begins in
        self._in_head = self._in_body = self._upgraded = False
        self._reason = "malformed"
        self._running: RequestResponseCycle | None = None
        self._timer: TimerHandle | None = None
        self._timeout: float | None = None

    def connection_made(self, transport: Transport) -> None:  # type: ignore[override]  # as Uvicorn's
        super().connection_made(transport)
        if self._opened.add(self.client):
            self._set_timeout(HEAD_TIMEOUT)
        else:
            self._refuse("too_many")

    def connection_lost(self, exc: Exception | None) -> None:
        self._opened.remove(self.client)
        self._set_timeout(None)
        super().connection_lost(exc)
        if self._running is not None:  # Uvicorn tells the last of several requests only
            self._running.disconnected = True
            self._running.message_event.set()

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        self._running = cycle
        super()._start_asgi_task(cycle, app)

    def handle_websocket_upgrade(self) -> None:
        self._upgraded = True  # the connection is now the other protocol's
        self._set_timeout(None)
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            part = data[start : start + SLICE]
            self._size += len(part)
            super().data_received(part)
            if self._upgraded:
                self.parser = None  # type: ignore[assignment]  # a cycle, which Uvicorn breaks for closed connections only
                return
            if self.transport.is_closing():
                return
            if not self._in_body and (self._size > MAX_HEAD or len(self.headers or ()) > MAX_HEADERS):
                self._refuse("head_too_large")
                return
            if self._size > MAX_REQUEST:
                self._refuse("body_too_large")
                return
        self._set_timeout(BODY_TIMEOUT if self._in_body else HEAD_TIMEOUT if self._in_head or self._idle else None)

    # Callbacks of the parser: an exception ends in ``send_400_response``

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self._in_head, self._size = True, 0

    def on_headers_complete(self) -> None:
        if self._size > MAX_HEAD or len(self.headers) > MAX_HEADERS:
            self._reason = "head_too_large"
            raise OverflowError
        if len(self.pipeline) >= MAX_PIPELINED:
            self._reason = "too_many"
            raise OverflowError
        super().on_headers_complete()
        self._in_head, self._in_body = False, True

    def on_message_complete(self) -> None:
        super().on_message_complete()
        self._in_body, self._size = False, 0

    def send_400_response(self, msg: str) -> None:
        del msg
        self._refuse(self._reason)

    # Refusals

    @property
    def _idle(self) -> bool:
        return self._running is None or self._running.response_complete

    def _set_timeout(self, seconds: float | None) -> None:
        """Set the time for what the client has to send now; it goes on if it is the same already."""
        if seconds != self._timeout:
            if self._timer is not None:
                self._timer.cancel()
            self._timer = None if seconds is None else self.loop.call_later(seconds, self._timed_out)
            self._timeout = seconds

    def _timed_out(self) -> None:
        waiting, self._timeout = self._timeout, None
        if self._in_body and self.flow.read_paused:
            self._set_timeout(waiting)  # it is the application that does not read
        elif self._in_head or self._in_body:
            self._refuse("too_slow")
        elif self._idle:
            self.transport.close()  # it sent nothing, as browsers do with a connection to spare

    def _refuse(self, reason: str) -> None:
        """Close the connection, after a status unless it would get into another response."""
        _count_refusal(reason)
        free = not self.cycle.response_started if self._in_body and self._running is self.cycle else self._idle
        if free:
            self.transport.write(STATUS_LINE[STATUS[reason]] + b"content-length: 0\r\nconnection: close\r\n\r\n")
        self.transport.close()


class WebSocketProtocol(WebSocketsSansIOProtocol):
    """WebSocket with limits on control frames, fragments and unread answers; opened by ``HttpProtocol``."""

    def __init__(self, *args: Any, opened: Connections, limits: Limits, **more: Any) -> None:
        super().__init__(*args, **more)
        self._opened = opened
        self._take_token = limits.socket_limit(CONTROL_FRAMES)

    def connection_lost(self, exc: Exception | None) -> None:
        self._opened.remove(self.client)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), SLICE):
            if self.disconnected or self.transport.is_closing():
                return
            super().data_received(data[start : start + SLICE])
        if not self.handshake_initiated:  # the headers are too large for this parser
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_events(self) -> None:
        for event in self.conn.events:
            if isinstance(event, Frame) and (not event.fin or event.opcode not in {Opcode.TEXT, Opcode.BINARY}):
                if event.opcode is Opcode.PING and not self.writable.is_set():
                    self._drop("slow")
                    return
                if self._take_token():
                    self._drop("too_fast")
                    return
        super().handle_events()
        if max(len(self.frames), self.queue.qsize()) > MAX_QUEUED:
            self._drop("too_fast")

    def handle_parser_exception(self) -> None:
        if self.conn.close_sent is None:  # frames before the handshake is complete
            self.transport.abort()
        else:
            super().handle_parser_exception()

    def _drop(self, why: str) -> None:
        """Close the socket; without waiting if the client does not read."""
        metrics.DROPPED.labels(why).inc()
        code, closing = CLOSE_CODES[why], self.close_sent or not self.handshake_complete
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": why})
        self.close_sent = self.disconnected = True
        if closing or not self.writable.is_set():
            self.transport.abort()
            return
        self.conn.fail(code, why)
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(LINGER, self.transport.abort)
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()
