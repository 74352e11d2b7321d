"""Which sockets are open: how many each has, and which client holds which."""

import time
from collections.abc import Collection
from typing import Final, Protocol

from ..tables.players import Player
from . import metrics
from .problems import Refused

SLOW: Final = 10.0
"""Seconds a client may take to accept one frame."""
MAX_SOCKETS: Final = 20
"""Open sockets of one identity, or of one address without identity, on one process."""


class OpenSocket(Protocol):
    """What is known of a socket: whose it is, at which table, and the id its client gave itself."""

    who: str
    player: Player | None
    table_id: str
    client: str

    @property
    def sending(self) -> float | None:
        """When the oldest frame was sent that the client has not accepted yet, on the monotonic clock."""

    def end(self, why: str) -> None: ...


class Sockets:
    """The open sockets of this process."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._of: dict[str, set[OpenSocket]] = {}
        self._clients: dict[tuple[str, str, str], OpenSocket] = {}

    def enter(self, socket: OpenSocket) -> None:
        """Let a socket in. Who is there already with the same client id makes room: that one was cut off."""
        others = self._of.setdefault(socket.who, set())
        if self._most and len(others) >= self._most:
            raise Refused("too_many_sockets", most=self._most)
        others.add(socket)
        metrics.SOCKETS.inc()
        if socket.client:
            before = self._clients.get(_key(socket))
            self._clients[_key(socket)] = socket
            if before is not None:
                before.end("replaced")

    def leave(self, socket: OpenSocket) -> None:
        others = self._of[socket.who]
        others.discard(socket)
        if not others:
            del self._of[socket.who]
        metrics.SOCKETS.dec()
        if self._clients.get(_key(socket)) is socket:
            del self._clients[_key(socket)]

    def drop_the_slow(self) -> None:
        """Close the sockets of clients that do not take what they are sent."""
        late = time.monotonic() - SLOW
        for socket in self._all():
            if socket.sending is not None and socket.sending < late:
                socket.end("slow")

    @property
    def players(self) -> list[Player]:
        """Everybody who is there, once for each way they came in."""
        return list({socket.player for socket in self._all() if socket.player is not None})

    def put_out(self, players: Collection[Player]) -> None:
        """Close the sockets of some, however many they have."""
        for socket in self._all():
            if socket.player in players:
                socket.end("bad_token")

    def _all(self) -> list[OpenSocket]:
        return [socket for several in self._of.values() for socket in several]

    def close(self, player: Player, token: str | None) -> None:
        """Close every socket of somebody that came in by a token that is void now, or by a cookie if it is None."""
        for socket in tuple(self._of.get(player.id, ())):
            if socket.player is not None and socket.player.token == token:
                socket.end("bad_token")


def _key(socket: OpenSocket) -> tuple[str, str, str]:
    return socket.who, socket.table_id, socket.client
