"""The position of a day, found once: beside the event loop, one after the other."""

import asyncio
from datetime import date

from ...coach.daily import Puzzle, daily


class Puzzles:
    """The positions of this process."""

    def __init__(self) -> None:
        self._room = asyncio.Lock()

    async def of(self, day: date) -> Puzzle:
        """The position of a day that can be played."""
        async with self._room:
            return await asyncio.to_thread(daily, day)
