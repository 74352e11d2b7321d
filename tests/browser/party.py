"""A party: guests at one table who act over the API, as many as it seats."""

from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from random import Random
from typing import Any, Final

import httpx

from .. import http_client as plain_http

Json = dict[str, Any]
NAMES: Final = ("Ada", "Ben", "Magdalena Świętosławska", "Dora", "Emil")


class Party:
    """Guests who sit at a table; the first is its host."""

    def __init__(self, clients: Sequence[httpx.Client], settings: Json) -> None:
        self.clients = clients
        self.table = str(self._post(clients[0], "/tables", settings)["id"])
        self._rng = Random(len(clients))

    def sit(self, *seats: int) -> None:
        for seat in seats or range(len(self.clients)):
            self.do(seat, "sit", seat=seat)

    def do(self, guest: int, kind: str, **values: Any) -> Json:
        """Send a command of a guest; return the table as they see it."""
        body = {"command": {"type": kind, **values}}
        return dict(self._post(self.clients[guest], f"/tables/{self.table}/commands", body)["table"])

    def see(self, seat: int = 0) -> Json:
        found = self.clients[seat].get(f"/tables/{self.table}")
        return dict(found.raise_for_status().json())

    def start(self) -> None:
        self.sit()
        self.do(0, "start")

    def play(self, acts: int) -> bool:
        """Act for a seat that is to act, preferring cheap crosses; return whether the game goes on."""
        for _ in range(acts):
            table = self.see()
            if table["status"] != "playing":
                return False
            seat = self._rng.choice(table["game"]["to_act"])
            game = self.see(seat)["game"]
            if game["roll"]:
                self.do(seat, "roll", step=game["step"])
            elif game["options"]:
                useful = [each for each in game["options"] if each["type"] != "pass" and each.get("marks") != []]
                decision = useful[0] if useful and self._rng.random() < 0.8 else self._rng.choice(game["options"])
                self.do(seat, "decide", step=game["step"], decision=decision)
        return True

    @staticmethod
    def _post(client: httpx.Client, path: str, body: Json) -> Json:
        return dict(client.post(path, json=body).raise_for_status().json())


@contextmanager
def party(base: str, game: str, people: int = 2, **settings: Any) -> Iterator[Party]:
    """Seat guests at a new table, without starting its game."""
    with ExitStack() as stack:
        clients = [stack.enter_context(plain_http.client(base_url=f"{base}/api")) for _ in range(people)]
        for client, name in zip(clients, NAMES, strict=False):
            client.post("/guests", json={"name": name}).raise_for_status()
        yield Party(clients, {"game": game, "seats": people, **settings})
