"""Open sockets of this process: limits per identity or address, and closing of slow or revoked ones."""

import time
from collections.abc import Collection
from typing import Final, Protocol

from ..tables.players import Player
from . import metrics
from .problems import ApiError

SEND_TIMEOUT: Final = 10.0
"""Seconds a client may take to accept one frame."""
MAX_SOCKETS: Final = 20
"""Open sockets per identity, or per address without one, in each process."""


class OpenSocket(Protocol):
    """What ``Sockets`` needs of a socket. ``rate_key`` is an identity or address; ``client`` an id the client chose."""

    rate_key: str
    player: Player | None
    table_id: str
    client: str

    @property
    def sending(self) -> float | None:
        """When the oldest frame was sent that the client has not accepted yet, on the monotonic clock."""

    def end(self, why: str) -> None: ...


class Sockets:
    """The open sockets of this process, at most ``limit`` per rate key; 0 is no limit."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._by_key: dict[str, set[OpenSocket]] = {}
        self._clients: dict[tuple[str, str, str], OpenSocket] = {}

    def add(self, socket: OpenSocket) -> None:
        """Add a socket and close the one it replaces: same client id and table, left over from a lost connection.

        Raises ApiError ``too_many_sockets``.
        """
        others = self._by_key.setdefault(socket.rate_key, set())
        if self._limit and len(others) >= self._limit:
            raise ApiError("too_many_sockets", most=self._limit)
        others.add(socket)
        metrics.SOCKETS.inc()
        if socket.client:
            before = self._clients.get(_key(socket))
            self._clients[_key(socket)] = socket
            if before is not None:
                before.end("replaced")

    def remove(self, socket: OpenSocket) -> None:
        others = self._by_key[socket.rate_key]
        others.discard(socket)
        if not others:
            del self._by_key[socket.rate_key]
        metrics.SOCKETS.dec()
        if self._clients.get(_key(socket)) is socket:
            del self._clients[_key(socket)]

    def close_slow(self) -> None:
        """Close sockets with a frame that the client has not accepted within ``SEND_TIMEOUT``."""
        late = time.monotonic() - SEND_TIMEOUT
        for socket in self._all():
            if socket.sending is not None and socket.sending < late:
                socket.end("slow")

    @property
    def players(self) -> list[Player]:
        """Players with open sockets, once per cookie or token they connected with."""
        return list({socket.player for socket in self._all() if socket.player is not None})

    def close_players(self, players: Collection[Player]) -> None:
        """Close all sockets of some players."""
        for socket in self._all():
            if socket.player in players:
                socket.end("bad_token")

    def _all(self) -> list[OpenSocket]:
        return [socket for several in self._by_key.values() for socket in several]

    def close_session(self, player: Player, token: str | None) -> None:
        """Close a player's sockets that connected with a revoked token, or with a cookie if ``token`` is None."""
        for socket in tuple(self._by_key.get(player.id, ())):
            if socket.player is not None and socket.player.token == token:
                socket.end("bad_token")


def _key(socket: OpenSocket) -> tuple[str, str, str]:
    return socket.rate_key, socket.table_id, socket.client
