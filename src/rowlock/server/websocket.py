"""WebSockets of tables: commands in, updates out, with backpressure both ways.

Commands of a socket are executed one at a time. An update is computed when the client can accept one, from the last seq
it was sent to the current state; a client that accepts none for a while is closed. Sockets bypass the router: there are
thousands at a time, and each costs two coroutines.
"""

import asyncio
import logging
import math
import re
import time
from contextlib import aclosing, suppress
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection

from ..formats.errors import FormatError
from ..i18n import LANGUAGES
from ..rules import RuleError
from ..tables.errors import TableError
from ..tables.frames import MAX_FRAME, Ack, Do, ErrorFrame, Ping, Pong, React, Resume, ServerFrame, decoder, encoder
from ..tables.live_table import RESYNC
from ..tables.messages import TableView, Update
from ..tables.players import Player
from ..tables.viewer import Viewer
from . import metrics
from .addresses import client_key
from .auth import Connection
from .limits import CONNECTS, FRAMES, REACTIONS
from .problems import ApiError, CodedError, bad_entry, error_message, language_of
from .services import Services

log = logging.getLogger(__name__)

CLOSE_TIMEOUT: Final = 5.0
"""Seconds to wait for the close frame to be sent."""
MAX_CLIENT_ID: Final = 40
MAX_THROTTLED: Final = 50
"""Frames over the rate limit that are answered with an error; the next one closes the socket."""

CLOSE_CODES: Final = {
    "bad_request": 4400,
    "bad_token": 4401,
    "no_spectators": 4403,
    "no_such_table": 4404,
    "slow": 4408,
    "replaced": 4409,
    "broken_log": 4410,
    "too_fast": 4429,
    "too_many_sockets": 4429,
    "newer_log": 4503,
    "unavailable": 4503,
}
"""WebSocket close code per reason; 1011 for any other."""


class Handshake(NamedTuple):
    """Query of the handshake: the last seq the client has seen, its client id, its language, further frames wanted.

    With ``spectate`` it is a spectator, whatever its identity.
    """

    after: int | None
    client: str
    language: str
    presence: bool = False
    reactions: bool = False
    spectate: bool = False


@dataclass(slots=True, eq=False)
class TableSocket:
    """The connection of one client to one table. ``rate_key`` is the identity or address its limits apply to."""

    services: Services
    table_id: str
    connection: Connection
    player: Player | None
    handshake: Handshake
    rate_key: str = field(init=False)
    seen: int = 0
    _sender: asyncio.Task[None] | None = None
    _reader: asyncio.Task[None] | None = None
    _close_reason: str | None = None
    _pending: list[float] = field(default_factory=list[float])
    _viewer: Viewer = field(init=False)

    def __post_init__(self) -> None:
        self.rate_key = self.player.id if self.player is not None else f"address {client_key(self.connection.scope)}"
        player, given = None if self.player is None else self.player.id, self.handshake
        wanted = {"presence": given.presence, "reactions": given.reactions}
        self._viewer = self.services.tables.watch(self.table_id, player, given.after, **wanted)

    @property
    def sending(self) -> float | None:
        """When the oldest frame was sent that the client has not accepted yet."""
        return self._pending[0] if self._pending else None

    async def run(self) -> None:
        """Serve the client until it disconnects or the socket is ended. Raises ApiError if a limit is exceeded."""
        self.services.limits.check("connect", self.rate_key, CONNECTS)
        self.services.sockets.add(self)
        self._reader = asyncio.current_task()
        try:
            if self.player is not None:
                await self.services.tables.come_back(self.table_id, self.player)
            self._sender = asyncio.create_task(self._send_updates())
            await self._read()
        except asyncio.CancelledError:
            if self._close_reason is None:
                raise
            await self.close(self._close_reason)
        finally:
            self.services.sockets.remove(self)
            if self._sender is not None:
                self._sender.cancel()
                with suppress(asyncio.CancelledError):
                    await self._sender

    def end(self, why: str) -> None:
        """Close the socket from another task; ``why`` becomes the close reason."""
        if self._close_reason is None:
            self._close_reason = why
            if self._reader is not None:
                self._reader.cancel()

    # In

    async def _read(self) -> None:
        throttled, take_token = 0, self.services.limits.socket_limit(FRAMES)
        receive: Any = self.connection.receive
        while (message := await receive())["type"] != "websocket.disconnect":
            text = message.get("text")
            data = message.get("bytes") or b"" if text is None else text.encode()
            if wait := take_token():
                throttled += 1
                if throttled > MAX_THROTTLED:
                    await self.close("too_fast")
                    return
                await self._send_error(ApiError("too_fast"), _request_id(data), wait)
            else:
                await self._handle(data)

    async def _handle(self, data: bytes) -> None:
        if len(data) > MAX_FRAME:
            await self._send_error(ApiError("frame_too_large", most=MAX_FRAME))
            return
        try:
            frame = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            await self._send_error(ApiError("bad_frame", where=bad_entry(error)), _request_id(data))
            return
        match frame:
            case Do() | React():
                await self._act(frame)
            case Resume(after):
                # after more than it was sent: it has seen entries that the log has lost since
                self._viewer.resume(RESYNC if after is not None and after > self.seen else after)
            case Ping():
                await self.send(Pong(self.seen, self.services.tables.times.now()))

    async def _act(self, frame: Do | React) -> None:
        """Execute a frame of a player and answer it. An error does not end the connection."""
        if self.player is None:
            await self._send_error(ApiError("no_identity"), frame.id)
            return
        try:
            answer = await (self._do(frame, self.player) if isinstance(frame, Do) else self._react(frame, self.player))
        except (TableError, RuleError, FormatError, ApiError) as error:
            await self._send_error(error, frame.id)
        except Exception:
            log.exception("table frame failed: %s", _tag(frame.command if isinstance(frame, Do) else frame))
            await self._send_error(ApiError("server_error"), frame.id)
        else:
            if answer is not None:
                await self.send(answer)

    async def _do(self, frame: Do, player: Player) -> Ack:
        started = time.perf_counter()
        address = client_key(self.connection.scope)
        seq = await self.services.strong_bots.do(self.table_id, player, frame.command, frame.id, address)
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - started)
        metrics.COMMANDS.labels(_tag(frame.command)).inc()
        return Ack(frame.id, seq)

    async def _react(self, frame: React, player: Player) -> ErrorFrame | None:
        if wait := self.services.limits.wait("reaction", player.id, REACTIONS):
            return self._error(ApiError("too_fast"), frame.id, wait)
        await self.services.tables.react(self.table_id, player, frame.reaction)
        return None

    async def _send_error(self, error: CodedError, request: str | None = None, retry: float | None = None) -> None:
        await self.send(self._error(error, request, retry))

    def _error(self, error: CodedError, request: str | None, retry: float | None) -> ErrorFrame:
        metrics.REFUSALS.labels(error.code).inc()
        message = error_message(error, self.handshake.language)
        clause = error.clause if isinstance(error, RuleError) else None
        # rounded up, never to 0: a client that waits this long is not refused again
        after = None if retry is None else math.ceil(retry * 100) / 100
        return ErrorFrame(self.seen, error.code, message, request, clause, after)

    # Out

    async def _send_updates(self) -> None:
        try:
            async with aclosing(self._viewer):
                async for frame in self._viewer:
                    if isinstance(frame, Update):
                        if not self.seen and self.player is not None:
                            await self._come_back_again(frame.table, self.player)
                        self.seen = frame.seq
                        metrics.FRAMES.inc()
                        metrics.RESYNCS.inc(frame.resync)
                    await self.send(frame)
        except (TableError, ApiError) as error:
            with suppress(Exception):
                await self._send_error(error)
            self.end(error.code)
        except OSError:
            pass  # the client has disconnected; the reader notices too
        except Exception:
            log.exception("table updates failed")
            self.end("server_error")

    async def _come_back_again(self, first: TableView, player: Player) -> None:
        """Take the seat back from a stand-in that was let play before the player counted as present."""
        if first.you is not None and first.seats[first.you].away:
            await self.services.tables.come_back(self.table_id, player)

    async def send(self, frame: ServerFrame) -> None:
        started = time.monotonic()
        self._pending.append(started)  # the reader and the sender may both be waiting here
        try:
            await self.connection.send(_frame_message(frame))
        finally:
            self._pending.remove(started)

    async def close(self, why: str) -> None:
        metrics.DROPPED.labels(why).inc()
        with suppress(OSError, TimeoutError, RuntimeError):
            async with asyncio.timeout(CLOSE_TIMEOUT):
                await self.connection.send(_close_message(why))


class TableSockets:
    """ASGI application of ``/api/tables/TABLE/socket``; the query is optional, see :class:`Handshake`."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        path = _PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close", "code": CLOSE_CODES["no_such_table"], "reason": "no_such_page"})
            return
        with suppress(OSError, TimeoutError):  # the client has disconnected
            await send({"type": "websocket.accept"})
            connection: Connection = ASGIConnection(scope, receive, send)
            language = language_of(connection.headers)
            try:
                handshake = _parse_query(scope["query_string"], language)
                language = handshake.language
                player = None if handshake.spectate else await self._services.identities.identify(connection)
                # whether the player may see the table is checked by the first update
                await TableSocket(self._services, path[1], connection, player, handshake).run()
            except (TableError, ApiError) as error:
                await send(_frame_message(ErrorFrame(0, error.code, error_message(error, language))))
                await send(_close_message(error.code))


def _tag(struct: msgspec.Struct) -> Any:
    return struct.__struct_config__.tag


def _frame_message(frame: ServerFrame) -> Any:
    return {"type": "websocket.send", "text": encoder.encode(frame).decode()}


def _close_message(why: str) -> Any:
    return {"type": "websocket.close", "code": CLOSE_CODES.get(why, 1011), "reason": why}


class _FrameId(msgspec.Struct):
    id: str | None = None


def _request_id(data: bytes) -> str | None:
    """Return the id of a frame that is rejected unread, so that the error can name it; None if missing or too long."""
    try:
        found = msgspec.json.decode(data[:MAX_FRAME], type=_FrameId).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if found is None or len(found) <= MAX_CLIENT_ID else None


_PATH: Final = re.compile(r"/api/tables/([^/]{1,60})/socket")


def _parse_query(query: bytes, language: str) -> Handshake:
    try:
        given = parse_qs(query.decode("latin-1"), max_num_fields=10)
    except ValueError as error:
        raise ApiError("bad_request", where="none") from error
    after, client, named = (given.get(name, [""])[0] for name in ("after", "client", "lang"))
    if not re.fullmatch(r"[0-9]{0,9}", after) or len(client) > MAX_CLIENT_ID:
        raise ApiError("bad_request", where="after" if len(client) <= MAX_CLIENT_ID else "client")
    # browsers cannot set Accept-Language on a socket; an unknown language falls back to the header
    language = named if named in LANGUAGES else language
    flags = (given.get(name, [""])[0] == "1" for name in ("presence", "reactions", "spectate"))
    return Handshake(int(after) if after else None, client, language, *flags)
