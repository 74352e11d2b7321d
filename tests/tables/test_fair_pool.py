"""Tests of the fair pool: bounded calls at a time, turns between keys, cancelled calls."""

import asyncio
from functools import partial

import pytest

from rowlock.tables.fair_pool import FairPool

from .helpers import run, wait_until


class Work:
    """Calls that wait until released, and the order in which they ran."""

    def __init__(self) -> None:
        self.ran: list[str] = []
        self.most = 0
        self.released = asyncio.Event()
        self._running = 0

    async def call(self, name: str) -> str:
        self.ran.append(name)
        self._running += 1
        self.most = max(self.most, self._running)
        await self.released.wait()
        self._running -= 1
        return name


def test_waiting_calls_take_turns_between_keys() -> None:
    async def test() -> None:
        pool, work = FairPool(1), Work()
        names = ["a1", "a2", "a3", "a4", "b1", "b2", "c1"]
        tasks = [asyncio.create_task(pool.run(name[0], partial(work.call, name))) for name in names]
        await wait_until(lambda: pool.waiting == 6)
        work.released.set()
        assert await asyncio.gather(*tasks) == names
        assert work.ran == ["a1", "a2", "b1", "c1", "a3", "b2", "a4"]
        assert (work.most, pool.waiting) == (1, 0)

    run(test())


def test_no_more_calls_run_at_a_time_than_allowed() -> None:
    async def test() -> None:
        pool, work = FairPool(2), Work()
        tasks = [asyncio.create_task(pool.run(f"{each}", partial(work.call, f"{each}"))) for each in range(20)]
        await wait_until(lambda: len(work.ran) == 2)
        assert pool.waiting == 18
        work.released.set()
        await asyncio.gather(*tasks)
        assert work.most == 2

    run(test())


def test_cancelled_and_failing_calls_pass_their_turn_on() -> None:
    async def fail() -> str:
        raise ValueError("x")

    async def test() -> None:
        pool, work = FairPool(1), Work()
        first = asyncio.create_task(pool.run("a", lambda: work.call("first")))
        waiting = [asyncio.create_task(pool.run("a", lambda: work.call("never"))) for _ in range(3)]
        failing = asyncio.create_task(pool.run("b", fail))
        last = asyncio.create_task(pool.run("b", lambda: work.call("last")))
        await wait_until(lambda: pool.waiting == 5)
        for task in waiting:
            task.cancel()
        work.released.set()
        assert (await first, await last) == ("first", "last")
        with pytest.raises(ValueError, match="x"):
            await failing
        assert work.ran == ["first", "last"]
        assert await pool.run("a", lambda: work.call("another")) == "another"

    run(test())
