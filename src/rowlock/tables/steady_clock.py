"""Wall clock of a server process that does not follow a jump of the system's clock until it has lasted."""

import logging
import time
from collections.abc import Callable
from typing import Final

from .events import Millis

log = logging.getLogger(__name__)
MAX_STEP: Final = 5_000
"""Milliseconds by which the system's clock may be set and is followed at once."""
CONFIRMED_AFTER: Final = 60_000
"""Milliseconds that a larger jump has to last before it is followed."""


def wall_clock() -> Millis:
    return time.time_ns() // 1_000_000


def _elapsed() -> Millis:
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds since 1970, counted on by elapsed time while the system's clock has jumped."""

    def __init__(self, wall: Callable[[], Millis] = wall_clock, elapsed: Callable[[], Millis] = _elapsed) -> None:
        self._wall = wall
        self._elapsed = elapsed
        self._offset = self._jump = wall() - elapsed()
        self._jumped: Millis | None = None

    def __call__(self) -> Millis:
        elapsed = self._elapsed()
        offset = self._wall() - elapsed
        if abs(offset - self._offset) <= MAX_STEP:
            self._offset, self._jumped = offset, None
        elif self._jumped is None or abs(offset - self._jump) > MAX_STEP:
            self._jump, self._jumped = offset, elapsed
            log.warning("system clock jumped by %d s: not followed yet", (offset - self._offset) // 1000)
        elif elapsed - self._jumped >= CONFIRMED_AFTER:
            log.warning("system clock jumped by %d s a minute ago: followed now", (offset - self._offset) // 1000)
            self._offset, self._jumped = offset, None
        return elapsed + self._offset
