"""A client of the server for tests: guests and programs, tables, and sockets that keep all they were sent."""

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

PATIENCE = 120.0  # seconds until a test that waits for something gives up; nothing takes that long
Json = dict[str, Any]
T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    """Run a test's coroutine; one that hangs fails."""
    return asyncio.run(asyncio.wait_for(work, PATIENCE))


class Person:
    """Somebody who talks to a server: by a cookie, by a token, or without saying who it is."""

    def __init__(self, url: str, headers: Mapping[str, str] | None = None) -> None:
        self.url = url
        self.headers = dict(headers or {})
        self.http = plain_http.async_client(base_url=f"{url}/api", headers=self.headers, timeout=PATIENCE)
        self.code = ""

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    @classmethod
    async def guest(cls, url: str, name: str, headers: Mapping[str, str] | None = None) -> Self:
        """A new guest, who keeps the cookie."""
        person = cls(url, headers)
        answer = await person.post("/guests", name=name)
        assert answer.status_code == httpx.codes.CREATED, answer.text
        person.code = answer.json()["recovery_code"]
        return person

    async def program(self, url: str | None = None) -> "Person":
        """A program that sits down as this guest, by a token of its own."""
        made = (await self.post("/me/tokens", label="program")).json()
        return Person(url or self.url, {"Authorization": f"Bearer {made['token']}"})

    def elsewhere(self, url: str) -> "Person":
        """The same guest at another server."""
        other = Person(url, self.headers)
        other.http.cookies.update(self.http.cookies)
        return other

    @property
    def cookie(self) -> str:
        return self.http.cookies["rowlock"]

    @property
    def identity(self) -> str:
        """The id in the cookie, which nobody else may learn."""
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
        """Send a command that is carried out."""
        answer = await self.do(table, kind, **values)
        assert answer.status_code == httpx.codes.OK, answer.text
        return dict(answer.json())

    async def see(self, table: str) -> Json:
        answer = await self.get(f"/tables/{table}")
        assert answer.status_code == httpx.codes.OK, answer.text
        return dict(answer.json())

    # Sockets

    def connection(self, table: str, headers: Mapping[str, str] | None = None, **query: Any) -> connect:
        """A bare socket at a table."""
        identity = {} if "rowlock" not in self.http.cookies else {"Cookie": f"rowlock={self.cookie}"}
        return connect(
            f"{self.url.replace('http', 'ws', 1)}/api/tables/{table}/socket?{urlencode(query)}",
            additional_headers={**self.headers, **identity, **(headers or {})},
            user_agent_header=None,
            compression=None,
            proxy=None,
            max_size=None,
            open_timeout=PATIENCE,
            ping_interval=None,
        )

    @asynccontextmanager
    async def socket(self, table: str, **query: Any) -> AsyncIterator["Socket"]:
        """A socket at a table, while it is needed."""
        async with self.connection(table, **query) as connection:
            socket = Socket(connection)
            try:
                yield socket
            finally:
                await socket.stop()


class Socket:
    """A socket that keeps every frame it got, as text and as JSON, and the code it was closed with."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.texts: list[str] = []
        self.frames: list[Json] = []
        self.acks: dict[str, int] = {}
        self.sent: dict[str, Json] = {}
        self.closed: int | None = None
        self._name = secrets.token_hex(4)  # a player's requests have one id each, whichever socket they come by
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
        """The table as it was told last."""
        return dict(next(frame["table"] for frame in reversed(self.frames) if frame["type"] == "update"))

    @property
    def refusals(self) -> list[str]:
        """The codes of the errors, in order."""
        return [frame["code"] for frame in self.frames if frame["type"] == "error"]

    async def until(self, condition: Callable[[], Any]) -> None:
        """Wait for what frames, or the end of the connection, make true. A connection that ends first is a failure."""
        async with self._news:
            await self._news.wait_for(lambda: condition() or self.closed is not None)
        assert condition(), f"closed with {self.closed} after {self.texts[-1:]}"

    async def until_closed(self) -> int:
        await self.until(lambda: self.closed is not None)
        assert self.closed is not None
        return self.closed

    async def ready(self, condition: Callable[[Json], Any] = lambda table: True) -> Json:
        """The table, once it was told and is as wanted."""
        await self.until(lambda: self.updates and condition(self.table))
        return self.table

    async def next(self, already: int) -> Json:
        """The first frame after so many that is no update."""
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
        """Send anything, and give what comes back for it."""
        already = len(self.frames)
        await self.send(frame)
        return await self.next(already)

    async def do(self, kind: str, request: str | None = None, **values: Any) -> Json:
        """Send a command and give its acknowledgement or its refusal."""
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
        """Do what is allowed: the seq of its acknowledgement, once the table was told too."""
        answer = await self.do(kind, **values)
        assert answer["type"] == "ack", answer
        await self.until(lambda: self.updates and self.table["seq"] >= answer["seq"])
        return int(answer["seq"])

    async def alive(self) -> None:
        """The connection is there, and the server answers on it."""
        assert (await self.ask({"type": "ping"}))["type"] == "pong"


# Playing


def command(table: Json, rng: Random | None = None) -> Json | None:
    """What the seat that sees this table may do next, if it is for it to act."""
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
    """Mostly what crosses and skips least, so that games reach locks; sometimes anything."""
    useful = [option for option in options if option["type"] != "pass" and option.get("marks") != []]
    if useful and rng.random() < 0.75:
        return useful[0] if rng.random() < 0.7 else rng.choice(useful)
    return rng.choice(options)


async def play_on(sockets: Sequence[Socket]) -> int:
    """One legal move of whoever is to act at a table, acknowledged and seen by all of its sockets; gives its seq."""
    last = max(socket.table["seq"] for socket in sockets if socket.updates)
    for socket in sockets:
        table = await socket.ready(lambda table: table["seq"] >= last)
        found = command(table)
        if found is not None:
            seq = await socket.does(**found)
            for other in sockets:
                await other.ready(lambda table, seq=seq: table["seq"] >= seq)  # type: ignore[misc]
            return seq
    raise AssertionError("nobody is to act")


@asynccontextmanager
async def two_at_a_table(
    url: str, game: str = "classic", headers: Mapping[str, str] | None = None, **settings: Any
) -> AsyncIterator["Pair"]:
    """Ada, the host, and Bob in a game that has begun, each with a socket."""
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
    """Two people in a game."""

    def __init__(self, ada: Person, bob: Person, table: str, sockets: Sequence[Socket]) -> None:
        self.ada = ada
        self.bob = bob
        self.table = table
        self.sockets = sockets

    @property
    def to_act(self) -> Socket:
        """Whoever is to act, or one of them."""
        return next(socket for socket in self.sockets if command(socket.table) is not None)

    @property
    def active(self) -> int:
        return int(self.sockets[0].table["game"]["table"]["active"])

    async def play_on(self) -> int:
        return await play_on(self.sockets)


_ADDRESSES = count(1)


def from_somewhere(**more: str) -> dict[str, str]:
    """What a trusted proxy says of a client at an address that nobody else has."""
    number = next(_ADDRESSES)
    return {"X-Forwarded-For": f"198.51.{number // 250}.{number % 250 + 1}", **more}


def check_problem(answer: httpx.Response, status: int, code: str) -> None:
    """An answer is a refusal that says all that problems say."""
    assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json"), answer.text
    problem = answer.json()
    assert (problem["status"], problem["code"], problem["type"]) == (status, code, f"urn:rowlock:{code}")
    assert problem["detail"]


def at_a_table(url: str, attack: Callable[[Pair], Any], **settings: Any) -> None:
    """Two people play; after the attack the same two play on, with the sockets they had."""

    async def play() -> None:
        async with two_at_a_table(url, **settings) as pair:
            before = await pair.play_on()
            await attack(pair)
            assert await pair.play_on() > before

    run(play())
