"""Limits on listed tables that wait for players, so that nobody can fill the list."""

from collections import OrderedDict
from collections.abc import Collection
from typing import Final

from ..tables.players import Player
from ..tables.service import Tables
from .limits import LISTED, LISTED_NEARBY, MAX_LISTED, MAX_LISTED_NEARBY, Limits
from .problems import ApiError

MAX_ADDRESSES: Final = 10_000
"""Addresses in memory; those that listed a table longest ago are forgotten."""


class Listing:
    """The listed tables of this process by the address that created them. Addresses are not stored."""

    def __init__(self, tables: Tables, limits: Limits) -> None:
        self._tables = tables
        self._limits = limits
        self._by_address: OrderedDict[str, set[str]] = OrderedDict()

    async def check(self, player: Player, address: str) -> None:
        """Raise ApiError ``too_fast`` or ``too_many_listed`` if the player or address may not list another table."""
        self._limits.check("listed", player.id, LISTED)
        self._limits.check("listed nearby", address, LISTED_NEARBY)
        waiting = await self._tables.waiting_hosts()
        nearby = self._by_address.get(address, set())
        nearby.intersection_update(waiting)
        self._check_count([host for host in waiting.values() if host == player.id], MAX_LISTED)
        self._check_count(nearby, MAX_LISTED_NEARBY)

    def _check_count(self, found: Collection[str], most: int) -> None:
        most = self._limits.count(most)
        if most and len(found) >= most:
            raise ApiError("too_many_listed", most=most)

    def add(self, address: str, table_id: str) -> None:
        """Count a table that an address has listed."""
        self._by_address.setdefault(address, set()).add(table_id)
        self._by_address.move_to_end(address)
        if len(self._by_address) > MAX_ADDRESSES:
            self._by_address.popitem(last=False)
