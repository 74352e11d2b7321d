"""Parties: two or three people who play one table after the other, all together until the run stops."""

import asyncio
from collections import Counter
from http.cookiejar import CookieJar, DefaultCookiePolicy
from random import Random
from typing import Any, Final

import httpx

from .. import http_client as plain_http
from .clients import FIRST_PAUSE, LONGEST_PAUSE, Client, Person, Setting

GAMES: Final = ("classic", "cards", "onboard")


def http_client() -> httpx.AsyncClient:
    """A client for many people: it keeps no cookies of its own."""
    nobody = CookieJar(DefaultCookiePolicy(allowed_domains=[]))
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=16)
    return plain_http.async_client(cookies=nobody, timeout=20, limits=limits, trust_env=False)


class Party:
    """The people of one table, and where they go when its game has ended."""

    def __init__(self, setting: Setting, number: int, seed: str) -> None:
        self._setting = setting
        self._number = number
        self._rng = Random(f"{seed} party {number}")
        self._game = GAMES[number % 3]
        self._people = 2 + number // 3 % 2
        self._bots = int(number % 4 == 1)
        self._onlooker = number % 5 == 2
        self._guests: Counter[str] = Counter()
        self.people: list[Person] = []

    async def play(self) -> None:
        self.people = people = [await self._new_guest() for _ in range(self._people)]
        table: str | None = None
        while not self._setting.stopping:
            table = table or await self._new_table(people[0])
            clients = self._sit_down(table, people)
            self._setting.ledger.counts["tables"] += 1
            await asyncio.gather(*(client.play() for client in clients))
            if self._setting.stopping:
                return
            self._setting.ledger.counts["finished"] += 1
            table = await self._after(clients)
            if self._setting.stopping:
                return
            for client in clients:
                await client.close()

    def _sit_down(self, table: str, people: list[Person]) -> list[Client]:
        """Everybody on a server of their own, as far as there are enough."""
        bots = frozenset(range(self._people, self._people + self._bots))
        rngs = [Random(self._rng.getrandbits(64)) for _ in people]
        clients = [
            Client(self._setting, table, person, self._number + seat, rng, seat, bots)
            for seat, (person, rng) in enumerate(zip(people, rngs, strict=True))
        ]
        if self._onlooker:
            clients.append(Client(self._setting, table, None, self._number, Random(self._rng.getrandbits(64))))
        return clients

    async def _after(self, clients: list[Client]) -> str | None:
        """The table of the rematch, which one asks for or several at once; None to set up another one."""
        players = [client for client in clients if client.person is not None]
        if self._rng.random() < 0.5:
            return None
        asking = self._rng.sample(players, self._rng.randint(1, len(players)))
        await asyncio.gather(*(client.do({"type": "rematch"}) for client in asking))
        for client in clients:
            await client.until(lambda brief: brief.rematch is not None)
        self._setting.ledger.counts["rematches"] += 1
        brief = players[0].brief
        return brief.rematch if brief is not None else None

    async def _new_guest(self) -> Person:
        while True:
            # asked again after a lost answer, there is another guest: the name must be nobody else's
            self._guests["asked"] += 1
            name = f"p{self._number}-{self._guests['asked']}"
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
        """The answer; None if there was none, after a pause that gets longer."""
        url = self._rng.choice(self._setting.urls)
        try:
            answer = await self._setting.http.post(url + path, json=body, headers=headers)
        except httpx.HTTPError:
            answer = None
        if answer is not None and answer.status_code == httpx.codes.CREATED:
            self._guests["failed"] = 0
            return answer
        self._guests["failed"] += 1
        await asyncio.sleep(min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** self._guests["failed"]) * (0.5 + self._rng.random()))
        return None
