"""Limit on running games with strong bots, which keep a core busy: per host and per address.

Each process counts the games that began there.
"""

from typing import Final

from ..tables.messages import Command, Start
from ..tables.players import Player
from ..tables.service import Tables
from .problems import ApiError

MAX_PER_GUEST: Final = 5
"""Running games with strong bots of one host."""
MAX_PER_ADDRESS: Final = 40
"""Running games with strong bots of all hosts at one address; a whole club may share it."""


class StrongBotGames:
    """The games with strong bots that began in this process. ``scale`` multiplies the limits; 0 disables them."""

    def __init__(self, tables: Tables, scale: float) -> None:
        self._tables = tables
        self._limits = [max(1, int(most * scale)) for most in (MAX_PER_GUEST, MAX_PER_ADDRESS)] if scale else []
        self._keys: dict[str, tuple[str, str]] = {}
        self._beginning: set[str] = set()

    async def do(self, table_id: str, player: Player, command: Command, request: str | None, address: str) -> int:
        """Run a command as :meth:`Tables.do` does. Raises ApiError ``too_many_strong_bots`` if too many games run."""
        if not (self._limits and isinstance(command, Start) and await self._tables.uses_slow_bots(table_id, player)):
            return await self._tables.do(table_id, player, command, request)
        keys = (f"guest {player.id}", f"address {address}")
        if self._full(table_id, keys) is not None:
            await self.forget_ended()
        if (most := self._full(table_id, keys)) is not None:
            raise ApiError("too_many_strong_bots", most=most)
        self._keys[table_id] = keys
        self._beginning.add(table_id)
        try:
            return await self._tables.do(table_id, player, command, request)
        finally:
            self._beginning.discard(table_id)

    def _full(self, table_id: str, keys: tuple[str, str]) -> int | None:
        """Return the limit that another game would exceed, if any."""
        others = [each for other, each in self._keys.items() if other != table_id]
        for at, most in enumerate(self._limits):
            if sum(each[at] == keys[at] for each in others) >= most:
                return most
        return None

    async def forget_ended(self) -> None:
        """Forget the games that have ended, or did not begin."""
        asked = self._keys.keys() - self._beginning
        running = await self._tables.store.playing(asked)
        self._keys = {table: keys for table, keys in self._keys.items() if table not in asked or table in running}
