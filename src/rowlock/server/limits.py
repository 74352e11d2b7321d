"""Rate limits: token buckets per identity and address."""

import time
from collections import OrderedDict, defaultdict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .problems import ApiError

MAX_BUCKETS: Final = 100_000
"""Buckets in memory; beyond them the kind with most buckets drops its least recently used one."""


@dataclass(frozen=True, slots=True)
class Rate:
    """Capacity of a token bucket, and tokens it regains per second."""

    burst: float
    per_second: float


REQUESTS: Final = Rate(120, 20)
"""HTTP requests per identity, or per address without one."""
GUESTS: Final = Rate(60, 1)
"""New guests and tried recovery codes per address; a whole club may share an address."""
VERIFICATIONS: Final = Rate(10, 1)
"""Replays and verifications per identity or address: each plays a whole game again."""
HINTS: Final = Rate(30, 0.5)
"""Hints per identity: each is a search that keeps a core busy."""
PRACTICE: Final = Rate(30, 0.5)
"""Daily positions and answers to them per identity or address: each may be a search."""
REVIEWS: Final = Rate(6, 0.1)
"""New reviews per identity or address: each takes seconds of processor time."""
STATISTICS: Final = Rate(30, 0.5)
"""Statistics per identity: each reads up to thousands of results."""
LIBRARY: Final = Rate(240, 2)
"""Files of the browser library per address: megabytes each, but cached by browsers."""
SCREENS: Final = Rate(30, 0.1)
"""Codes of big screens per address: each may be a guess."""
TABLES: Final = Rate(30, 0.5)
"""New tables per identity."""
LISTED: Final = Rate(10, 0.1)
"""New listed tables per identity."""
LISTED_NEARBY: Final = Rate(60, 0.5)
"""New listed tables per address."""
MAX_LISTED: Final = 5
"""Listed tables of one identity that wait for players."""
MAX_LISTED_NEARBY: Final = 60
"""Listed tables from one address that wait for players."""
NEW_CODES: Final = Rate(60, 0.02)
"""New codes of tables per address."""
WRONG_CODES: Final = Rate(10, 0.15)
"""Wrong codes of tables per address, and per identity."""
WRONG_CODES_A_DAY: Final = Rate(60, 0.0015)
"""Wrong codes of tables per address in the long run: there are not that many codes."""
PUSH: Final = Rate(20, 0.2)
"""Push subscriptions stored or deleted per identity."""
FRAMES: Final = Rate(60, 15)
"""Frames per socket."""
REACTIONS: Final = Rate(3, 0.25)
"""Reactions per identity."""
CONTROL_FRAMES: Final = Rate(100, 10)
"""Pings, pongs and fragments per socket; one more closes it."""
CONNECTS: Final = Rate(60, 5)
"""Sockets opened per identity, or per address without one."""


class TokenBucket:
    __slots__ = ("_tokens", "_updated")

    def __init__(self, rate: Rate, now: float) -> None:
        self._tokens = rate.burst
        self._updated = now

    def take(self, rate: Rate, now: float) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        self._tokens = min(rate.burst, self._tokens + (now - self._updated) * rate.per_second)
        self._updated = now
        if self._tokens >= 1:
            self._tokens -= 1
            return 0
        return (1 - self._tokens) / rate.per_second

    def give_back(self, rate: Rate) -> None:
        self._tokens = min(rate.burst, self._tokens + 1)

    def is_full(self, rate: Rate, now: float) -> bool:
        return self._tokens + (now - self._updated) * rate.per_second >= rate.burst


class Limits:
    """The token buckets of one process. ``scale`` multiplies every rate; 0 disables all limits."""

    def __init__(self, scale: float = 1, now: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._now = now
        self._buckets: defaultdict[str, OrderedDict[str, TokenBucket]] = defaultdict(OrderedDict)
        """By kind, then by key, the least recently used first."""

    def rate(self, rate: Rate) -> Rate:
        return Rate(rate.burst * self._scale, rate.per_second * self._scale)

    def count(self, most: int) -> int:
        """Return a limit on a number of things; 0 if there is none."""
        return max(1, int(most * self._scale)) if self._scale else 0

    def check(self, kind: str, key: str, rate: Rate) -> None:
        """Take a token from a bucket. Raises ApiError ``too_fast`` if there is none."""
        if wait := self.wait(kind, key, rate):
            raise ApiError("too_fast", headers={"Retry-After": str(int(wait) + 1)})

    def wait(self, kind: str, key: str, rate: Rate) -> float:
        """Take a token from a bucket and return 0, or return the seconds to wait."""
        if not self._scale:
            return 0
        rate, now = self.rate(rate), self._now()
        buckets = self._buckets[kind]
        bucket = buckets.get(key)
        if bucket is None:
            while buckets and next(iter(buckets.values())).is_full(rate, now):  # a full bucket is as good as none
                buckets.popitem(last=False)
            if self.buckets >= MAX_BUCKETS:
                max(self._buckets.values(), key=len).popitem(last=False)
            bucket = buckets[key] = TokenBucket(rate, now)
        else:
            buckets.move_to_end(key)
        return bucket.take(rate, now)

    def give_back(self, kind: str, key: str, rate: Rate) -> None:
        """Put a token back into a bucket, as if it had not been taken."""
        if (bucket := self._buckets[kind].get(key)) is not None:
            bucket.give_back(self.rate(rate))

    @property
    def buckets(self) -> int:
        """The number of buckets in memory."""
        return sum(map(len, self._buckets.values()))

    def socket_limit(self, rate: Rate) -> Callable[[], float]:
        """Return the ``take`` of a new bucket that belongs to one socket."""
        if not self._scale:
            return lambda: 0
        scaled = self.rate(rate)
        bucket = TokenBucket(scaled, self._now())
        return lambda: bucket.take(scaled, self._now())
