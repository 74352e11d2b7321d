"""Open sockets of this process: limits per identity or address, and closing of slow or revoked ones."""

import time
from collections.abc import Collection
from typing import TYPE_CHECKING, Final

from ..tables.players import Player
from . import metrics
from .problems import ApiError

if TYPE_CHECKING:
    from .websocket import TableSocket

SEND_TIMEOUT: Final = 10.0
"""Seconds a client may take to accept one frame."""
MAX_SOCKETS: Final = 20
"""Open sockets per identity, or per address without one, in each process."""


class Sockets:
    """The open sockets of this process. ``scale`` multiplies the limit per rate key; 0 disables it."""

    def __init__(self, scale: float) -> None:
        self._limit = max(1, int(MAX_SOCKETS * scale)) if scale else 0
        self._by_key: dict[str, set[TableSocket]] = {}

    def add(self, socket: "TableSocket") -> None:
        """Add a socket and close the one it replaces: same client id and table, left over from a lost connection.

        Raises ApiError ``too_many_sockets``.
        """
        others = self._by_key.setdefault(socket.rate_key, set())
        if self._limit and len(others) >= self._limit:
            raise ApiError("too_many_sockets", most=self._limit)
        table, client = socket.table_id, socket.handshake.client
        for other in others:
            if client and (other.table_id, other.handshake.client) == (table, client):
                other.end("replaced")
        others.add(socket)
        metrics.SOCKETS.inc()

    def remove(self, socket: "TableSocket") -> None:
        others = self._by_key[socket.rate_key]
        others.discard(socket)
        if not others:
            del self._by_key[socket.rate_key]
        metrics.SOCKETS.dec()

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

    def close_session(self, player: Player, token: str | None) -> None:
        """Close a player's sockets that connected with a revoked token, or with a cookie if ``token`` is None."""
        self.close_players({each for each in self.players if (each.id, each.token) == (player.id, token)})

    def _all(self) -> list["TableSocket"]:
        return [socket for several in self._by_key.values() for socket in several]
