"""Daily positions, computed in a thread, one at a time; results are cached by ``coach.daily``."""

import asyncio
from datetime import date

from ...coach.daily import Puzzle, daily


class DailyPositions:
    """Computes daily positions off the event loop."""

    def __init__(self) -> None:
        self._lock = asyncio.Lock()

    async def position(self, day: date) -> Puzzle:
        """Return the position of a day; ``day`` has to be one of ``coach.daily.days()``."""
        async with self._lock:
            return await asyncio.to_thread(daily, day)
