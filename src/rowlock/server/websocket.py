"""One socket of one client at one table: commands come in, updates go out, and neither can pile up.

Commands of a socket are carried out one after the other. Updates are made when the client can take one, from what it
saw last to what is now; a client that takes none for a while is dropped. Sockets stand apart from the routes of the
API: there are thousands of them at a time, and each is two coroutines and nothing else.
"""

import asyncio
import logging
import re
import time
from contextlib import aclosing, suppress
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs

import msgspec
from litestar.connection import ASGIConnection

from ..formats.json_reader import FormatError
from ..i18n import LANGUAGES
from ..rules import RuleError
from ..tables.errors import TableError
from ..tables.players import Player
from . import metrics
from .auth import Connection
from .frames import MAX_FRAME, Ack, Do, Ping, Pong, Refusal, Resume, ServerFrame, decoder, encoder
from .limits import CONNECTS, FRAMES
from .problems import Refusal as AnyRefusal
from .problems import Refused, faulty, language_of, sentence
from .services import Services

log = logging.getLogger(__name__)

LAST_WORD: Final = 5.0
"""Seconds for telling a client why its socket is closed."""
MAX_CLIENT: Final = 40
MAX_REFUSED: Final = 50
"""Frames sent too fast before the socket is closed."""

CLOSE_CODES: Final = {
    "bad_request": 4400,
    "bad_token": 4401,
    "no_spectators": 4403,
    "no_such_table": 4404,
    "slow": 4408,
    "replaced": 4409,
    "too_fast": 4429,
    "too_many_sockets": 4429,
    "unavailable": 4503,
}
"""Why the server closes a socket; anything else is 1011."""


class TableSocket:
    """A client at a table."""

    __slots__ = (
        "_ended", "_language", "_pending", "_reader", "_receive", "_resume", "_send", "_sender", "_services",
        "_wait", "client", "player", "seen", "table_id", "who",
    )  # fmt: skip

    def __init__(
        self,
        services: Services,
        table_id: str,
        connection: Connection,
        player: Player | None,
        asked: "Asked",
        send: Any,
    ) -> None:
        self._services = services
        self._receive: Any = connection.receive
        self._send = send
        self.player = player
        self._language = asked.language or language_of(connection.headers)
        self._wait = services.limits.of_socket(FRAMES)
        self._sender: asyncio.Task[None] | None = None
        self._reader: asyncio.Task[None] | None = None
        self._ended: str | None = None
        self.table_id = table_id
        self.client = asked.client
        self.who = player.id if player is not None else f"address {services.address(connection)}"
        self.seen = 0
        self._pending: list[float] = []
        self._resume: tuple[int | None] | None = None

    @property
    def sending(self) -> float | None:
        """When the oldest frame was sent that the client has not accepted yet."""
        return self._pending[0] if self._pending else None

    async def run(self, after: int | None) -> None:
        """Serve the client until it goes, or is told to. Raises Refused if there is no room."""
        if self._services.limits.wait("connect", self.who, CONNECTS):
            raise Refused("too_fast")
        self._services.sockets.enter(self)
        self._reader = asyncio.current_task()
        try:
            if self.player is not None:
                await self._services.tables.come_back(self.table_id, self.player)
            self._send_from(after)
            await self._read()
        except asyncio.CancelledError:
            if self._ended is None:
                raise
            await self.close(self._ended)
        finally:
            self._services.sockets.leave(self)
            if self._sender is not None:
                self._sender.cancel()
                with suppress(asyncio.CancelledError):
                    await self._sender

    def end(self, why: str) -> None:
        """Have the socket closed for a reason."""
        if self._ended is None:
            self._ended = why
            if self._reader is not None:
                self._reader.cancel()

    # In

    async def _read(self) -> None:
        refused = 0
        while True:
            message: Any = await self._receive()
            if message["type"] == "websocket.disconnect":
                return
            wait = self._wait()
            if wait:
                refused += 1
                if refused > MAX_REFUSED:
                    await self.close("too_fast")
                    return
                await self._refuse(Refused("too_fast"), _id_of(_data(message)), round(wait, 2))
                continue
            await self._handle(_data(message))

    async def _handle(self, data: bytes) -> None:
        if len(data) > MAX_FRAME:
            await self._refuse(Refused("frame_too_large", most=MAX_FRAME))
            return
        try:
            frame = decoder.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            await self._refuse(Refused("bad_frame", where=faulty(error)), _id_of(data))
            return
        match frame:
            case Do():
                await self._do(frame)
            case Resume(after):
                self._send_from(after)
            case Ping():
                await self.send(Pong(self.seen, self._services.tables.times.now()))

    async def _do(self, frame: Do) -> None:
        started = time.perf_counter()
        if self.player is None:
            await self._refuse(Refused("no_identity"), frame.id)
            return
        try:
            seq = await self._services.tables.do(self.table_id, self.player, frame.command, frame.id)
        except (TableError, RuleError, FormatError, Refused) as error:
            await self._refuse(error, frame.id)
            return
        except Exception:
            log.exception("unforeseen")
            await self._refuse(Refused("server_error"), frame.id)
            return
        metrics.COMMIT.observe(time.perf_counter() - started)
        metrics.COMMANDS.labels(type(frame.command).__struct_config__.tag).inc()
        await self.send(Ack(frame.id, seq))

    async def _refuse(self, error: AnyRefusal, request: str | None = None, retry: float | None = None) -> None:
        metrics.REFUSALS.labels(error.code).inc()
        clause = error.clause if isinstance(error, RuleError) else None
        await self.send(Refusal(self.seen, error.code, sentence(error, self._language), request, clause, retry))

    # Out

    def _send_from(self, after: int | None) -> None:
        """Send the updates after a seq. A pending frame is waited for, so that slow clients cannot reset their time."""
        if self.sending is not None:
            self._resume = (after,)
            return
        if self._sender is not None:
            self._sender.cancel()
        self._sender = asyncio.create_task(self._send_updates(after))

    async def _send_updates(self, after: int | None) -> None:
        player = self.player.id if self.player is not None else None
        resume: tuple[int | None] | None = (after,)
        try:
            while resume is not None:
                (after,), resume = resume, None
                async with aclosing(self._services.tables.watch(self.table_id, player, after)) as updates:
                    async for update in updates:
                        self.seen = update.seq
                        await self.send(update)
                        metrics.FRAMES.inc()
                        if update.resync:
                            metrics.RESYNCS.inc()
                        resume, self._resume = self._resume, None
                        if resume is not None:
                            break
        except (TableError, Refused) as error:
            with suppress(Exception):
                await self._refuse(error)
            self.end(error.code)
        except OSError:
            pass  # the client is gone, and the reader knows
        except Exception:
            log.exception("unforeseen")
            self.end("server_error")

    async def send(self, frame: ServerFrame) -> None:
        started = time.monotonic()
        self._pending.append(started)  # the reader and the sender may both be waiting here
        try:
            await self._send({"type": "websocket.send", "text": encoder.encode(frame).decode()})
        finally:
            self._pending.remove(started)

    async def close(self, why: str) -> None:
        metrics.DROPPED.labels(why).inc()
        with suppress(OSError, TimeoutError, RuntimeError):
            async with asyncio.timeout(LAST_WORD):
                await self._send({"type": "websocket.close", "code": CLOSE_CODES.get(why, 1011), "reason": why})


class TableSockets:
    """Where sockets come in: ``/api/tables/TABLE/socket``, with ``after``, ``client`` and ``lang`` if they like."""

    def __init__(self, services: Services) -> None:
        self._services = services

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        await receive()
        path = _PATH.fullmatch(scope["path"])
        if path is None:
            await send({"type": "websocket.close", "code": CLOSE_CODES["no_such_table"], "reason": "no_such_page"})
            return
        with suppress(OSError, TimeoutError):  # the client is gone
            await send({"type": "websocket.accept"})
            connection: Connection = ASGIConnection(scope, receive, send)
            language = language_of(connection.headers)
            try:
                asked = _asked(scope["query_string"])
                language = asked.language or language
                served = await self._admitted(path[1], connection, asked, send)
                await served.run(asked.after)
            except (TableError, Refused) as error:
                frame = Refusal(0, error.code, sentence(error, language))
                await send({"type": "websocket.send", "text": encoder.encode(frame).decode()})
                code = CLOSE_CODES.get(error.code, 1011)
                await send({"type": "websocket.close", "code": code, "reason": error.code})

    async def _admitted(self, table_id: str, connection: Connection, asked: "Asked", send: Any) -> TableSocket:
        """A socket for whoever it is; whether they may look at the table is seen with the first update."""
        player = await self._services.identities.of(connection)
        return TableSocket(self._services, table_id, connection, player, asked, send)


def _data(message: Any) -> bytes:
    text = message.get("text")
    return message.get("bytes") or b"" if text is None else text.encode()


class _Named(msgspec.Struct):
    id: str | None = None


_NAMED: Final = msgspec.json.Decoder(_Named)


def _id_of(data: bytes) -> str | None:
    """The id of a frame that is refused unread, if it has one that could be an answer's."""
    try:
        found = _NAMED.decode(data[:MAX_FRAME]).id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None
    return found if found is None or len(found) <= MAX_CLIENT else None


_PATH: Final = re.compile(r"/api/tables/([^/]{1,60})/socket")


class Asked(NamedTuple):
    """What a client says on coming: the last seq it has seen, the id it gives itself, its language."""

    after: int | None
    client: str
    language: str | None


def _asked(query: bytes) -> Asked:
    try:
        given = parse_qs(query.decode("latin-1"), max_num_fields=10)
    except ValueError as error:
        raise Refused("bad_request", where="none") from error
    after, client, language = (given.get(name, [""])[0] for name in ("after", "client", "lang"))
    if not re.fullmatch(r"[0-9]{0,9}", after) or len(client) > MAX_CLIENT:
        raise Refused("bad_request", where="after" if len(client) <= MAX_CLIENT else "client")
    # a browser cannot set the header of a socket; a language we do not speak is as if it had said nothing
    return Asked(int(after) if after else None, client, language if language in LANGUAGES else None)
