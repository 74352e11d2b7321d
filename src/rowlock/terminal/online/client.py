"""Client of a Rowlock server: HTTP requests, and a WebSocket that reconnects. Prints nothing.

docs/build/protocol.md describes the protocol. Message types are those of the server, read leniently: see ``lenient``.
"""

import re
import secrets
import threading
import time
import urllib.error
import urllib.request
from collections.abc import Callable
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final, TypeVar
from urllib.parse import quote, urlsplit

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

from ...coach.hints import Hint
from ...tables.frames import (
    Ack,
    CommandRequest,
    CommandResult,
    Do,
    ErrorFrame,
    FoundTable,
    MeWithCode,
    Pong,
    Problem,
    React,
    ServerFrame,
    TableCode,
)
from ...tables.messages import Command, PresenceView, ReactionView, TableView, Update
from .lenient import lenient

T = TypeVar("T")
RESPONSE_TIMEOUT: Final = 15.0
"""Seconds."""
MAX_RESPONSE: Final = 4 * 1024 * 1024
COOKIES: Final = ("__Host-rowlock", "rowlock")
"""Names of the cookie that identifies a guest: over HTTPS, and otherwise or by servers before the first name."""
FINAL_CLOSE_CODES: Final = (4400, 4401, 4403, 4404, 4409, 4410)
"""WebSocket close codes after which reconnecting is useless."""
RETRYABLE_ERRORS: Final = ("unavailable", "too_fast")
"""Error codes after which the same command is sent again."""
RECONNECT_DELAYS: Final = (0.2, 0.5, 1.0, 2.0, 4.0)
"""Backoff in seconds before each attempt to reconnect; the last is repeated."""


# Errors


class BadAddress(ValueError):
    """The text is not the URL of a server or table."""


class Unreachable(Exception):
    """No Rowlock server answers at the address."""


class UnknownGame(Exception):
    """The table plays a game that is not installed here; its name is the argument."""


class ServerError(Exception):
    """The server rejected a request: stable ``code``, translated ``sentence``."""

    def __init__(self, code: str, sentence: str) -> None:
        self.code = code
        self.sentence = sentence
        super().__init__(sentence)


# Requests


@dataclass(frozen=True, slots=True)
class Address:
    """A server (``http://host:port``, with an optional path) and an optional table id."""

    server: str
    table: str | None = None

    @property
    def link(self) -> str:
        """URL to open in a browser."""
        return f"{self.server}/t/{self.table}" if self.table else f"{self.server}/"


def parse_address(text: str) -> Address:
    """Parse the URL of a server, table or table API; the scheme defaults to ``http``. Raises BadAddress."""
    text = text.strip()
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        valid = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0 and "@" not in parts.netloc
    except ValueError as error:
        raise BadAddress(text) from error
    path = re.fullmatch(r"(.*?)(?:/t/([^/]+)|/api/tables/([^/]+)(?:/socket)?)?/*", parts.path)
    if not valid or path is None or not text.isprintable() or re.search(r"\s", text):
        raise BadAddress(text)
    return Address(f"{parts.scheme}://{parts.netloc}{path[1]}", path[2] or path[3])


class Http:
    """HTTP API of a server; ``cookie`` is ``NAME=VALUE`` of a guest. Requests raise Unreachable or ServerError."""

    def __init__(self, server: str, language: str, cookie: str | None = None) -> None:
        self.server = server
        self.language = language
        self.cookie = cookie

    @property
    def headers(self) -> dict[str, str]:
        identity = {} if self.cookie is None else {"Cookie": self.cookie}
        return {"Accept-Language": self.language, **identity}

    def become_guest(self, name: str) -> MeWithCode:
        """Register a guest, whose cookie is sent from now on."""
        return self._sign_in("guests", {"name": name})

    def recover(self, code: str) -> MeWithCode:
        """Sign in with a recovery code or a device code; the guest's cookie is sent from now on."""
        return self._sign_in("recover", {"recovery_code": code})

    def _sign_in(self, path: str, body: object) -> MeWithCode:
        self.cookie = None
        answer, headers = self._response(path, body)
        cookies = (text.partition(";")[0] for text in headers.get_all("Set-Cookie") or ())
        self.cookie = next(
            (cookie for cookie in cookies if cookie.startswith(tuple(f"{name}=" for name in COOKIES))), None
        )
        if self.cookie is None:
            raise Unreachable
        return _decoded(answer, MeWithCode)

    def table(self, table: str) -> TableView:
        return self.fetch(TableView, _path(table))

    def code(self, table: str) -> str:
        """Return the two words of a table that waits."""
        return self.fetch(TableCode, f"{_path(table)}/code", method="POST").code

    def find(self, code: str) -> str:
        """Return the id of the table of two words."""
        return self.fetch(FoundTable, "codes", {"code": code}).table

    def do(self, table: str, command: Command) -> TableView:
        """Execute a command and return the table after it."""
        request = CommandRequest(command, secrets.token_hex(8))
        return self.fetch(CommandResult, f"{_path(table)}/commands", request).table

    def hint(self, table: str, step: int) -> Hint:
        """Request a hint: our options ranked."""
        return self.fetch(Hint, f"{_path(table)}/hint", {"step": step})

    def record(self, table: str) -> str:
        """Return the record of a finished game, in notation."""
        return self._response(f"{_path(table)}/record")[0].decode("utf-8", "replace")

    def fetch(self, kind: type[T], path: str, body: object = None, method: str | None = None) -> T:
        """Send a request, by default GET or, with a body, POST; return the answer."""
        return _decoded(self._response(path, body, method)[0], kind)

    def _response(self, path: str, body: object = None, method: str | None = None) -> tuple[bytes, Any]:
        data = None if body is None else msgspec.json.encode(body)
        headers = self.headers | ({} if body is None else {"Content-Type": "application/json"})
        url = f"{self.server}/api/{path}"
        request = urllib.request.Request(url, data, headers, method=method)  # noqa: S310 - http or https: parse_address
        try:
            with urllib.request.urlopen(request, timeout=RESPONSE_TIMEOUT) as answer:  # noqa: S310
                return answer.read(MAX_RESPONSE), answer.headers
        except urllib.error.HTTPError as error:
            with error:
                raise _error_from(error) from error
        except (OSError, HTTPException, ValueError) as error:
            raise Unreachable from error


def _decoded(answer: bytes, kind: type[T]) -> T:
    try:
        decoded: T = msgspec.json.decode(answer, type=lenient(kind))
    except (msgspec.MsgspecError, UnicodeError) as error:
        raise Unreachable from error  # the answer is not Rowlock's
    return decoded


def _path(table: str) -> str:
    return f"tables/{quote(table, safe='')}"


def _error_from(error: urllib.error.HTTPError) -> ServerError | Unreachable:
    try:
        problem: Problem = msgspec.json.decode(error.read(MAX_RESPONSE), type=lenient(Problem))
    except (msgspec.MsgspecError, UnicodeError, OSError, HTTPException):
        return Unreachable()
    return ServerError(problem.code, problem.detail)


# WebSocket


@dataclass(frozen=True, slots=True)
class ConnectionState:
    """The connection is ``open``, or lost and the socket reconnects, unless the server gave a reason to close it."""

    open: bool
    closed_for: str | None = None


SocketEvent = Update | ReactionView | Ack | ErrorFrame | ConnectionState
_FRAMES: Final[msgspec.json.Decoder[ServerFrame]] = msgspec.json.Decoder(lenient(ServerFrame))


class TableSocket:
    """WebSocket of a table, in its own thread. After a lost connection it resumes from the last sequence number.

    Commands have ids and are resent until they are answered; the server executes each id once. ``on_event`` is called
    from the socket's thread.
    """

    def __init__(self, http: Http, table: str, on_event: Callable[[SocketEvent], None]) -> None:
        self._client_id = secrets.token_hex(6)
        url = f"{http.server}/api/{_path(table)}/socket?client={self._client_id}&reactions=1"
        self._url = url.replace("http", "ws", 1)
        self._headers = http.headers
        self._on_event = on_event
        self._unanswered: dict[str, bytes] = {}
        self._sent = 0
        self._last_seq: int | None = None
        self._socket: ClientConnection | None = None
        self._lock = threading.Lock()
        self._closing = threading.Event()
        threading.Thread(target=self._run, daemon=True).start()

    def do(self, command: Command) -> str:
        """Send a command, now or after reconnecting; return its id, which the answer repeats."""
        with self._lock:
            self._sent += 1
            request = f"{self._client_id}-{self._sent}"
            frame = msgspec.json.encode(Do(request, command))
            self._unanswered[request] = frame
            self._send(frame)
        return request

    def react(self, reaction: str) -> None:
        """Send a reaction now, or not at all: it is for the moment. Without an id, it is not sent again."""
        with self._lock:
            self._send(msgspec.json.encode(React(reaction)))

    def close(self) -> None:
        """Close the connection; no events follow."""
        self._closing.set()
        with self._lock:
            if self._socket is not None:
                threading.Thread(target=self._socket.close, daemon=True).start()

    def _send(self, frame: bytes) -> None:
        if self._socket is not None:
            try:
                self._socket.send(frame, text=True)
            except ConnectionClosed:
                self._socket = None  # the frame is resent after reconnecting

    def _run(self) -> None:
        tries = 0
        while not self._closing.is_set():
            after = "" if self._last_seq is None else f"&after={self._last_seq}"
            reason: str | None = None
            try:
                with connect(f"{self._url}{after}", additional_headers=self._headers) as socket:
                    self._follow(socket)
                    tries = tries if socket.close_code == 4429 else 0
                    if socket.close_code in FINAL_CLOSE_CODES:
                        reason = socket.close_reason or ""
            except InvalidStatus as error:
                status = error.response.status_code
                reason = str(status) if 400 <= status < 500 and status != 429 else None
            except (OSError, EOFError, WebSocketException, msgspec.MsgspecError):
                pass
            with self._lock:
                self._socket = None
            if self._closing.is_set():
                return
            self._on_event(ConnectionState(False, reason))
            if reason is not None:
                return
            self._closing.wait(RECONNECT_DELAYS[min(tries, len(RECONNECT_DELAYS) - 1)])
            tries += 1

    def _follow(self, socket: ClientConnection) -> None:
        """Report every frame until the connection ends."""
        with self._lock:
            self._socket = socket
            for sent in tuple(self._unanswered.values()):  # the server ignores ids that it has executed
                self._send(sent)
        self._on_event(ConnectionState(True))
        for data in socket:
            frame = _FRAMES.decode(data)
            if self._closing.is_set():
                return
            if isinstance(frame, Update):
                self._last_seq = frame.seq
            elif isinstance(frame, ErrorFrame) and frame.code in RETRYABLE_ERRORS and frame.id is not None:
                self._resend(frame.id, frame.retry)
                continue
            elif isinstance(frame, (Ack, ErrorFrame)) and frame.id is not None:
                with self._lock:
                    self._unanswered.pop(frame.id, None)
            if not isinstance(frame, (Pong, PresenceView)):  # presence is not requested
                self._on_event(frame)

    def _resend(self, request: str, wait: float | None) -> None:
        time.sleep(min(1.0 if wait is None else wait, RESPONSE_TIMEOUT))
        with self._lock:
            if request in self._unanswered:
                self._send(self._unanswered[request])
