"""Open connections and sockets of this process: limits per address or identity, closing of slow or revoked sockets."""

import resource
import sys
import time
from collections import Counter
from collections.abc import Collection
from ipaddress import ip_network
from typing import TYPE_CHECKING, Final

from ..tables.players import Player
from . import metrics
from .addresses import is_within, network_key
from .problems import ApiError

if TYPE_CHECKING:
    from .websocket import TableSocket

SEND_TIMEOUT: Final = 10.0
"""Seconds a client may take to accept one frame."""
MAX_SOCKETS: Final = 20
"""Open sockets per identity, or per address without one, in each process."""

MAX_CONNECTIONS: Final = 1000
"""Open connections per address in each process; a browser has up to six and its sockets."""


class Connections:
    """The open TCP connections of this process, counted per address.

    ``scale`` multiplies the limit per address; 0 disables it, and ``proxies`` have none. A quarter of the files that
    the process may open is left for others, and one address has at most half of the rest.
    """

    def __init__(self, scale: float, proxies: Collection[str] = (), files: int | None = None) -> None:
        files = resource.getrlimit(resource.RLIMIT_NOFILE)[0] if files is None else files
        self._most = files - files // 4 if files != resource.RLIM_INFINITY else sys.maxsize
        self._per_address = min(max(1, int(MAX_CONNECTIONS * scale)), self._most // 2) if scale else self._most
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self._open: Counter[str] = Counter()
        self._total = 0

    def add(self, client: tuple[str, int] | None) -> bool:
        """Count a connection until it is removed; return whether there is room for it."""
        key = self._key(client)
        self._open[key] += 1
        self._total += 1
        return self._total <= self._most and (not key or self._open[key] <= self._per_address)

    def remove(self, client: tuple[str, int] | None) -> None:
        key = self._key(client)
        self._open[key] -= 1
        self._total -= 1
        if not self._open[key]:
            del self._open[key]

    def _key(self, client: tuple[str, int] | None) -> str:
        """Return what a connection is counted by; empty for a proxy."""
        return "" if client is None or is_within(client[0], self._proxies) else network_key(client[0])


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

    def close_identity(self, identity: str, token: str | None = None) -> None:
        """Close all sockets of an identity, or only those that connected with a token."""
        self.close_players({each for each in self.players if each.id == identity and token in (None, each.token)})

    def _all(self) -> list["TableSocket"]:
        return [socket for several in self._by_key.values() for socket in several]
