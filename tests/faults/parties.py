"""Parties: groups of two or three players who play one table after another until the run stops."""

import asyncio
from collections import Counter
from collections.abc import Sequence
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, Final

import httpx

from .. import http_client as plain_http
from .clients import MAX_PAUSE, MIN_PAUSE, Client, Person, RunContext

GAMES: Final = ("classic", "cards", "onboard")


class Transport(httpx.AsyncHTTPTransport):
    """Reports a new connection that is reset at once as such; anyio raises AttributeError."""

    async def handle_async_request(self, request: httpx.Request) -> httpx.Response:
        try:
            return await super().handle_async_request(request)
        except AttributeError as error:
            raise httpx.ConnectError("connection reset") from error


def http_client(urls: Sequence[str]) -> httpx.AsyncClient:
    """Return an HTTP client without a cookie jar, to be shared by all players.

    Every server has few connections of its own: a server that hangs must not take those of the others, and the time to
    find a free one grows with their number.
    """
    no_cookies = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    limits = httpx.Limits(max_connections=12, max_keepalive_connections=12)
    pools = {url: Transport(verify=plain_http.NO_AUTHORITIES, limits=limits) for url in urls}
    return plain_http.async_client(cookies=no_cookies, timeout=20, mounts=pools, trust_env=False)


class Party:
    """The players of one table, and of the next when its game has ended."""

    def __init__(self, context: RunContext, number: int, seed: str) -> None:
        self._context = context
        self._number = number
        self._rng = Random(f"{seed} party {number}")
        self._game = GAMES[number % 3]
        self._people = 2 + number // 3 % 2
        self._bots = int(number % 4 == 1)
        self._spectator = number % 5 == 2
        self._guests: Counter[str] = Counter()
        self._played: list[str] = []
        self.people: list[Person] = []

    @property
    def table(self) -> str:
        """The current table."""
        return self._played[-1] if self._played else "-"

    @property
    def moves(self) -> int:
        """Number of moves acknowledged so far."""
        return sum(self._context.ledger.moved[table] for table in self._played)

    async def arrive(self) -> None:
        """Get identities, before there are faults: a failover must not lose them."""
        self.people = [await self._new_guest() for _ in range(self._people)]

    async def play(self) -> None:
        counts, table = self._context.ledger.counts, None
        while not self._context.stopping:
            table = table or await self._new_table(self.people[0])
            self._played.append(table)
            clients = self._connect_all(table, self.people)
            counts["tables"] += 1
            await asyncio.gather(*(client.play() for client in clients))
            if self._context.stopping:
                return
            lost = any(client.gone for client in clients)
            counts["tables lost by failovers" if lost else "finished"] += 1
            table = None if lost else await self._next_table(clients)
            if self._context.stopping:
                return
            for client in clients:
                await client.close()

    def _connect_all(self, table: str, people: list[Person]) -> list[Client]:
        """Connect the players to different servers, if there are enough."""
        bots = frozenset(range(self._people, self._people + self._bots))
        rngs = [Random(self._rng.getrandbits(64)) for _ in people]
        clients = [
            Client(self._context, table, person, self._number + seat, rng, seat, bots)
            for seat, (person, rng) in enumerate(zip(people, rngs, strict=True))
        ]
        if self._spectator:
            clients.append(Client(self._context, table, None, self._number, Random(self._rng.getrandbits(64))))
        for client in clients:
            client.companions = clients
        return clients

    async def _next_table(self, clients: list[Client]) -> str | None:
        """Request a rematch with one or more clients and return its table; None for a new table."""
        players = [client for client in clients if client.person is not None]
        if self._rng.random() < 0.5:
            return None
        requesting = self._rng.sample(players, self._rng.randint(1, len(players)))
        await asyncio.gather(*(client.do({"type": "rematch"}) for client in requesting))
        for client in clients:
            # a failover may take the table back to before the end
            if not await client.until(lambda info: info.rematch is not None or info.status != "finished"):
                return None
        info = players[0].info
        self._context.ledger.counts["rematches"] += 1
        return info.rematch if info is not None else None

    async def _new_guest(self) -> Person:
        while True:
            # a retry after a lost answer creates another guest, so each attempt needs a new name
            self._guests["requested"] += 1
            name = f"p{self._number}-{self._guests['requested']}"
            answer = await self._post("/api/guests", {"name": name}, {})
            if answer is not None:
                return Person(name, answer.headers["set-cookie"].partition(";")[0])

    async def _new_table(self, host: Person) -> str:
        settings: dict[str, Any] = {"game": self._game, "seats": self._people + self._bots}
        if self._game == "cards":
            settings["jokers"] = self._rng.random() < 0.5
        if self._game == "onboard":
            settings["track"] = self._rng.choice("ab")
        while True:
            answer = await self._post("/api/tables", settings, host.headers)
            if answer is not None:
                return str(answer.json()["id"])

    async def _post(self, path: str, body: dict[str, Any], headers: dict[str, str]) -> httpx.Response | None:
        """Send a request; on failure, back off and return None."""
        url = self._rng.choice(self._context.urls)
        try:
            answer = await self._context.http.post(url + path, json=body, headers=headers)
        except httpx.HTTPError:
            answer = None
        if answer is not None and answer.status_code == httpx.codes.CREATED:
            self._guests["failed"] = 0
            return answer
        self._guests["failed"] += 1
        await asyncio.sleep(min(MAX_PAUSE, MIN_PAUSE * 2 ** self._guests["failed"]) * (0.5 + self._rng.random()))
        return None
