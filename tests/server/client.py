"""Test client of the server: guests and programs, tables, and sockets that record every frame."""

import asyncio
import base64
import json
import secrets
from collections.abc import AsyncIterator, Callable, Coroutine, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from itertools import count
from random import Random
from typing import Any, Self, TypeVar
from urllib.parse import urlencode

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from .. import http_client as plain_http

TIMEOUT = 120.0  # seconds until a waiting test fails; nothing takes that long
Json = dict[str, Any]
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine with a timeout."""
    return asyncio.run(asyncio.wait_for(work, TIMEOUT))


class Person:
    """A client of a server: identified by cookie, by token, or anonymous."""

    def __init__(self, url: str, headers: Mapping[str, str] | None = None) -> None:
        self.url = url
        self.headers = dict(headers or {})
        self.http = plain_http.async_client(base_url=f"{url}/api", headers=self.headers, timeout=TIMEOUT)
        self.code = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    @classmethod
    async def guest(cls, url: str, name: str, headers: Mapping[str, str] | None = None) -> Self:
        """Create a guest; the client stores the cookie."""
        person = cls(url, headers)
        answer = await person.post("/guests", name=name)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        person.code = answer.json()["recovery_code"]
        return person

    async def program(self, url: str | None = None) -> "Person":
        """Return a client that plays as this guest by a new token."""
        made = (await self.post("/me/tokens", label="program")).json()
        return Person(url or self.url, {"Authorization": f"Bearer {made['token']}"})

    def elsewhere(self, url: str) -> "Person":
        """Return a client of the same guest at another server."""
        other = Person(url, self.headers)
        other.http.cookies.update(self.http.cookies)
        return other

    @property
    def cookie(self) -> str:
        return self.http.cookies["rowlock"]

    @property
    def identity(self) -> str:
        """The player id in the cookie; must not be sent to other players."""
        payload = self.cookie.split(".")[0]
        return str(json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4)))[0])

    # Requests

    async def get(self, path: str, **query: Any) -> httpx.Response:
        return await self.http.get(path, params=query)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def new_table(self, game: str = "classic", **settings: Any) -> str:
        answer = await self.post("/tables", game=game, **settings)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        return str(answer.json()["id"])

    async def do(self, table: str, kind: str, request: str | None = None, **values: Any) -> httpx.Response:
        """Send a command over HTTP."""
        named = {} if request is None else {"id": request}
        return await self.post(f"/tables/{table}/commands", command={"type": kind, **values}, **named)

    async def does(self, table: str, kind: str, **values: Any) -> Json:
        """Send a command that has to succeed; return the result."""
        answer = await self.do(table, kind, **values)
        assert answer.status_code == httpx.codes.OK, answer.text
        return dict(answer.json())

    async def see(self, table: str) -> Json:
        answer = await self.get(f"/tables/{table}")
        assert answer.status_code == httpx.codes.OK, answer.text
        return dict(answer.json())

    # Sockets

    def connection(self, table: str, headers: Mapping[str, str] | None = None, **query: Any) -> connect:
        """Return a plain WebSocket connection to a table."""
        identity = {} if "rowlock" not in self.http.cookies else {"Cookie": f"rowlock={self.cookie}"}
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{urlencode(query)}",
            additional_headers={**self.headers, **identity, **(headers or {})},
            user_agent_header=None,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=TIMEOUT,
            ping_interval=None,
        )

    @asynccontextmanager
    async def socket(self, table: str, **query: Any) -> AsyncIterator["Socket"]:
        """Open a socket at a table."""
        async with self.connection(table, **query) as connection:
            socket = Socket(connection)
            try:
                yield socket
            finally:
                await socket.stop()


class Socket:
    """A socket that records every frame, as text and as JSON, and the close code."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.texts: list[str] = []
        self.frames: list[Json] = []
        self.acks: dict[str, int] = {}
        self.sent: dict[str, Json] = {}
        self.closed: int | None = None
        self._name = secrets.token_hex(4)  # request ids are unique per player, across sockets
        self._news = asyncio.Condition()
        self._ids = (f"{self._name}-{number}" for number in count(1))
        self._reader = asyncio.create_task(self._read())

    async def _read(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self.connection:
                async with self._news:
                    assert isinstance(text, str)
                    self.texts.append(text)
                    self.frames.append(json.loads(text))
                    self._news.notify_all()
        async with self._news:
            self.closed = self.connection.close_code
            self._news.notify_all()

    async def stop(self) -> None:
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader

    # In

    @property
    def updates(self) -> list[Json]:
        return [frame for frame in self.frames if frame["type"] == "update"]

    @property
    def table(self) -> Json:
        """The table in the last update."""
        return dict(next(frame["table"] for frame in reversed(self.frames) if frame["type"] == "update"))

    @property
    def answers(self) -> list[Json]:
        """The pongs and errors, in order."""
        return [frame for frame in self.frames if frame["type"] in ("pong", "error")]

    @property
    def refusals(self) -> list[str]:
        """The codes of the errors, in order."""
        return [frame["code"] for frame in self.frames if frame["type"] == "error"]

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait for a condition on the frames received or the close. Fails if the connection closes before."""
        async with self._news:
            await self._news.wait_for(lambda: condition() or self.closed is not None)
        assert condition(), f"closed with {self.closed} after {self.texts[-1:]}"

    async def until_closed(self) -> int:
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def ready(self, condition: Callable[[Json], Any] = lambda table: True) -> Json:
        """Wait for an update whose table meets a condition; return the table."""
        await self.until(lambda: self.updates and condition(self.table))
        return self.table

    async def next(self, already: int) -> Json:
        """Wait for the first frame other than an update after the first ``already`` frames."""
        found: list[Json] = []

        def came() -> bool:
            found[:] = [frame for frame in self.frames[already:] if frame["type"] != "update"]
            return bool(found)

        await self.until(came)
        return found[0]

    # Out

    async def send(self, frame: Json | str | bytes) -> None:
        await self.connection.send(json.dumps(frame) if isinstance(frame, dict) else frame)

    async def ask(self, frame: Json | str | bytes) -> Json:
        """Send a frame and return the answer."""
        already = len(self.frames)
        await self.send(frame)
        return await self.next(already)

    async def do(self, kind: str, request: str | None = None, **values: Any) -> Json:
        """Send a command; return its acknowledgement or error."""
        name = request or next(self._ids)
        self.sent[name] = {"type": kind, **values}
        already = len(self.frames)
        await self.send({"type": "do", "id": name, "command": self.sent[name]})

        def answered() -> Json | None:
            return next((frame for frame in self.frames[already:] if frame.get("id") == name), None)

        await self.until(answered)
        answer = answered()
        assert answer is not None
        if answer["type"] == "ack":
            self.acks[name] = answer["seq"]
        return answer

    async def does(self, kind: str, **values: Any) -> int:
        """Send a command that has to succeed; return its seq once the update has arrived too."""
        answer = await self.do(kind, **values)
        assert answer["type"] == "ack", answer
        await self.until(lambda: self.updates and self.table["seq"] >= answer["seq"])
        return int(answer["seq"])

    async def alive(self) -> None:
        """Check that the server answers a ping."""
        assert (await self.ask({"type": "ping"}))["type"] == "pong"


# Playing


def command(table: Json, rng: Random | None = None) -> Json | None:
    """Return a legal command of the seat that sees this table; None if it is not to act."""
    game = table["game"]
    if table["status"] != "playing" or game is None:
        return None
    if game["roll"]:
        return {"kind": "roll", "step": game["step"]}
    options: Sequence[Json] = game["options"]
    if not options:
        return None
    return {"kind": "decide", "step": game["step"], "decision": options[-1] if rng is None else choose(options, rng)}


def choose(options: Sequence[Json], rng: Random) -> Json:
    """Choose mostly the cross that skips least, so that games reach locks; sometimes any option."""
    useful = [option for option in options if option["type"] != "pass" and option.get("marks") != []]
    if useful and rng.random() < 0.75:
        return useful[0] if rng.random() < 0.7 else rng.choice(useful)
    return rng.choice(options)


async def play_on(sockets: Sequence[Socket]) -> int:
    """Make one legal move; return its seq once it is acknowledged and all sockets have the update."""
    last = max(socket.table["seq"] for socket in sockets if socket.updates)
    for socket in sockets:
        table = await socket.ready(lambda table: table["seq"] >= last)
        found = command(table)
        if found is not None:
            seq = await socket.does(**found)
            for other in sockets:
                await other.ready(lambda table, seq=seq: table["seq"] >= seq)  # type: ignore[misc]
            return seq
    raise AssertionError("no seat is to act")


@asynccontextmanager
async def two_at_a_table(
    url: str, game: str = "classic", headers: Mapping[str, str] | None = None, **settings: Any
) -> AsyncIterator["Pair"]:
    """Start a game of Ada, the host, and Bob, each with a socket."""
    async with AsyncExitStack() as stack:
        ada = await stack.enter_async_context(await Person.guest(url, "Ada", headers))
        bob = await stack.enter_async_context(await Person.guest(url, "Bob", headers))
        table = await ada.new_table(game, **settings)
        sockets = [await stack.enter_async_context(person.socket(table)) for person in (ada, bob)]
        for socket in sockets:
            await socket.does("sit")
        await sockets[0].does("start")
        for socket in sockets:
            await socket.ready(lambda table: table["status"] == "playing")
        yield Pair(ada, bob, table, sockets)


class Pair:
    """Two players in a running game."""

    def __init__(self, ada: Person, bob: Person, table: str, sockets: Sequence[Socket]) -> None:
        self.ada = ada
        self.bob = bob
        self.table = table
        self.sockets = sockets

    @property
    def to_act(self) -> Socket:
        """The socket of a seat that is to act."""
        return next(socket for socket in self.sockets if command(socket.table) is not None)

    @property
    def active(self) -> int:
        return int(self.sockets[0].table["game"]["table"]["active"])

    async def play_on(self) -> int:
        return await play_on(self.sockets)


_ADDRESSES = count(1)


def from_new_address(**more: str) -> dict[str, str]:
    """Return the headers of a trusted proxy for a client at an unused address."""
    number = next(_ADDRESSES)
    return {"X-Forwarded-For": f"198.51.{number // 250}.{number % 250 + 1}", **more}


def check_problem(answer: httpx.Response, status: int, code: str) -> None:
    """Check that a response is a complete problem+json with this status and code."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
    problem = answer.json()
    assert (problem["status"], problem["code"], problem["type"]) == (status, code, f"urn:rowlock:{code}")
    assert problem["detail"]


def during_a_game(url: str, attack: Callable[[Pair], Any], **settings: Any) -> None:
    """Run an attack during a game of two; afterwards both have to play on with the same sockets."""

    async def play() -> None:
        async with two_at_a_table(url, **settings) as pair:
            before = await pair.play_on()
            await attack(pair)
            assert await pair.play_on() > before

    run(play())
