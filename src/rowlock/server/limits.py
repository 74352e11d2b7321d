"""Rate limits: a bucket for each who asks, refilled with time."""

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final

MAX_BUCKETS: Final = 100_000
"""Buckets kept at a time; the ones not used for longest are full again anyway."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second from then on."""

    burst: float
    per_second: float


REQUESTS: Final = Rate(120, 20)
"""HTTP requests of one identity, or of one address that has none."""
GUESTS: Final = Rate(60, 1)
"""New guests, and recovery codes tried, from one address: a club comes in through one door."""
VERIFICATIONS: Final = Rate(10, 1)
"""Games that somebody looks at again or has checked: each is a whole game played again."""
HINTS: Final = Rate(30, 0.5)
"""Hints of one identity: each is a moment of hard thinking."""
REVIEWS: Final = Rate(6, 0.1)
"""Games that somebody has reviewed: each is thought about for seconds."""
LIBRARY: Final = Rate(240, 2)
"""Files of the library for the browser that one address fetches: megabytes each, and kept by the browser."""
TABLES: Final = Rate(30, 0.5)
"""New tables of one identity."""
FRAMES: Final = Rate(60, 15)
"""Frames on one socket."""
CONNECTS: Final = Rate(60, 5)
"""Sockets opened by one identity, or by one address."""


class Bucket:
    """What is left for one who asks."""

    __slots__ = ("_at", "_left")

    def __init__(self, rate: Rate, now: float) -> None:
        self._left = rate.burst
        self._at = now

    def take(self, rate: Rate, now: float) -> float:
        """Take one: 0 if it was there, else the seconds until it is."""
        self._left = min(rate.burst, self._left + (now - self._at) * rate.per_second)
        self._at = now
        if self._left >= 1:
            self._left -= 1
            return 0
        return (1 - self._left) / rate.per_second


def neighborhood(address: str) -> str:
    """Whom an address stands for: in IPv6 everybody has a whole network of them."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        mapped = parsed.ipv4_mapped
        return str(mapped) if mapped else str(ip_network((parsed, 64), strict=False))
    return address


class Limits:
    """The buckets of one process. ``scale`` multiplies every rate; 0 is no limit."""

    def __init__(self, scale: float = 1, now: Callable[[], float] = time.monotonic) -> None:
        self._scale = scale
        self._now = now
        self._buckets: OrderedDict[tuple[str, str], Bucket] = OrderedDict()

    def rate(self, rate: Rate) -> Rate:
        return Rate(rate.burst * self._scale, rate.per_second * self._scale)

    def wait(self, kind: str, who: str, rate: Rate) -> float:
        """Take one from somebody's bucket: 0, or the seconds to wait."""
        if not self._scale:
            return 0
        rate, now, key = self.rate(rate), self._now(), (kind, who)
        bucket = self._buckets.get(key)
        if bucket is None:
            bucket = self._buckets[key] = Bucket(rate, now)
            if len(self._buckets) > MAX_BUCKETS:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(key)
        return bucket.take(rate, now)

    def of_socket(self, rate: Rate) -> Callable[[], float]:
        """A bucket that goes with one socket."""
        if not self._scale:
            return lambda: 0
        scaled = self.rate(rate)
        bucket = Bucket(scaled, self._now())
        return lambda: bucket.take(scaled, self._now())
