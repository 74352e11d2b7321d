"""Limit of calls at a time that takes turns between keys, so that nobody's work waits behind all of another's."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable
from typing import TypeVar

T = TypeVar("T")


class FairPool:
    """Lets a bounded number of calls run at a time. Of the waiting calls, each key's oldest runs in turn."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Number of calls that wait for their turn."""
        return sum(map(len, self._queues.values()))

    async def run(self, key: str, call: Callable[[], Awaitable[T]]) -> T:
        """Await a call when it is the turn of its key."""
        if self._free:
            self._free -= 1
        else:
            turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._queues.setdefault(key, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # its turn came at the same time: pass it on
                    self._pass_on()
                raise
        try:
            return await call()
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give a free place to the next key."""
        while self._queues:
            key, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[key] = queue
            if not turn.done():  # else cancelled
                turn.set_result(None)
                return
        self._free += 1
