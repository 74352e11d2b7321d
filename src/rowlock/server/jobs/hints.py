"""Hints are worked out beside the event loop, one after the other: whoever plays meanwhile must not wait for them."""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Final

from ...coach.hints import Hint, hint
from ...game import View
from ...rules import Decision
from ...tables.players import Player
from ..problems import Refused

AT_ONCE: Final = 1
"""Hints in the making on one process: another thread would only take the processor from those who play."""
MAX_WAITING: Final = 50
"""More than that would wait for seconds: they are asked to come again."""


class Hints:
    """The hints of this process. Whoever waits for one cannot ask for another at the same table."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._asked: set[tuple[str, str]] = set()

    @contextmanager
    def asked_by(self, table_id: str, player: Player) -> Generator[None]:
        """While a player's hint is on its way. Raises Refused if one is already."""
        asked = table_id, player.id
        if asked in self._asked:
            raise Refused("hint_under_way")
        if len(self._asked) >= MAX_WAITING:
            raise Refused("busy", headers={"Retry-After": "5"})
        self._asked.add(asked)
        try:
            yield
        finally:
            self._asked.discard(asked)

    async def work_out(self, view: View, options: Sequence[Decision]) -> Hint:
        """The hint for what a seat sees and may decide."""
        async with self._room:
            return await asyncio.to_thread(hint, view, options)
