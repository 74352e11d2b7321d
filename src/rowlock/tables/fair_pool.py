"""Thread pool that takes turns between keys, so that nobody's work waits behind all of another's."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import TypeVar

T = TypeVar("T")


class FairPool:
    """A bounded number of threads. Of the waiting calls, each key's oldest runs in turn."""

    def __init__(self, threads: int, name: str) -> None:
        self._threads = ThreadPoolExecutor(threads, name)
        self._free = threads
        self._queues: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @property
    def waiting(self) -> int:
        """Number of calls that wait for a thread."""
        return sum(map(len, self._queues.values()))

    async def run(self, key: str, call: Callable[[], T]) -> T:
        """Run a call in a thread, when it is the turn of its key."""
        loop = asyncio.get_running_loop()
        if self._free:
            self._free -= 1
        else:
            turn = loop.create_future()
            self._queues.setdefault(key, deque()).append(turn)
            try:
                await turn
            except asyncio.CancelledError:
                if not turn.cancelled():  # its turn came at the same time: pass it on
                    self._pass_on()
                raise
        try:
            return await loop.run_in_executor(self._threads, call)
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        """Give a free thread to the next key."""
        while self._queues:
            key, queue = self._queues.popitem(last=False)
            turn = queue.popleft()
            if queue:
                self._queues[key] = queue
            if not turn.done():  # else cancelled
                turn.set_result(None)
                return
        self._free += 1

    def close(self) -> None:
        """Accept no further calls. Those in progress end by themselves."""
        self._threads.shutdown(wait=False, cancel_futures=True)
