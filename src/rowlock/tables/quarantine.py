"""Quarantine: tables whose automatic actions fail are retried ever more rarely, so that the others go on."""

import asyncio
import logging
from dataclasses import dataclass
from traceback import extract_tb
from typing import Final

from .errors import TableError

log = logging.getLogger(__name__)
FIRST_DELAY: Final = 1.0
"""Seconds until the first retry; each further one waits twice as long."""
MAX_DELAY: Final = 300.0
"""The longest wait, in seconds."""


@dataclass(slots=True)
class _Held:
    until: float
    delay: float


class Quarantine:
    """The failing tables of one process. Writes one log line when a table goes in and one when it comes out."""

    def __init__(self) -> None:
        self._held: dict[str, _Held] = {}

    def __len__(self) -> int:
        return len(self._held)

    def holds(self, table_id: str) -> bool:
        """Whether it is too early to retry a table."""
        held = self._held.get(table_id)
        return held is not None and _now() < held.until

    def add(self, table_id: str, error: Exception) -> None:
        """Set a table aside, for twice as long as the last time if it is set aside already."""
        held = self._held.get(table_id)
        if held is None:
            log.warning("table %s: set aside, its automatic actions fail: %s", table_id, _one_line(error))
        delay = FIRST_DELAY if held is None else min(2 * held.delay, MAX_DELAY)
        self._held[table_id] = _Held(_now() + delay, delay)

    def remove(self, table_id: str) -> None:
        """Let a table go on."""
        if self._held.pop(table_id, None) is not None:
            log.warning("table %s: no longer set aside", table_id)

    def forget_unneeded(self) -> None:
        """Remove the tables that nobody has retried: they are no longer overdue."""
        for table_id in [each for each, held in self._held.items() if held.until < _now() - MAX_DELAY]:
            self.remove(table_id)


def _now() -> float:
    return asyncio.get_running_loop().time()


def _one_line(error: Exception) -> str:
    """Describe an error in one line: its code and text, or its type, text and place."""
    if isinstance(error, TableError):
        return f"{error.code}: {' '.join(str(error).split())[:200]}"
    frames = extract_tb(error.__traceback__)
    place = f" ({frames[-1].filename.rpartition('/')[2]}:{frames[-1].lineno})" if frames else ""
    return f"{type(error).__name__}: {' '.join(str(error).split())[:200]}{place}"
