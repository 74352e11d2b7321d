"""Hint jobs: compute hints in a thread, one at a time, so that the event loop stays free."""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Final

from ...coach.hints import Hint, hint
from ...game import View
from ...rules import Decision
from ...tables.players import Player
from ..problems import ApiError

MAX_RUNNING: Final = 1
"""Hints computed at the same time: more threads would only take processor time from running games."""
MAX_PENDING: Final = 50
"""Beyond this many pending hints, answer ``busy``: the next one would wait for seconds."""


class HintJobs:
    """The pending hints of this process, at most one per player and table."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(MAX_RUNNING)
        self._pending: set[tuple[str, str]] = set()

    @contextmanager
    def reserve(self, table_id: str, player: Player) -> Generator[None]:
        """Mark a player's hint as pending. Raises ApiError ``hint_under_way`` if one is already, or ``busy``."""
        key = table_id, player.id
        if key in self._pending:
            raise ApiError("hint_under_way")
        if len(self._pending) >= MAX_PENDING:
            raise ApiError("busy", headers={"Retry-After": "5"})
        self._pending.add(key)
        try:
            yield
        finally:
            self._pending.discard(key)

    async def compute(self, view: View, options: Sequence[Decision]) -> Hint:
        """Compute the hint for a seat's view and legal decisions."""
        async with self._slots:
            return await asyncio.to_thread(hint, view, options)
