"""How servers hear of each other through a real Redis: what is followed is received, and what was missed is known."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import redis.asyncio

from rowlock.tables.events import Closed, Entry, entry_to_bytes
from rowlock.tables.fanout import MAX_QUEUED, LocalFanout, RedisFanout

from ..services import Redis
from .helpers import run, soon


def entry(seq: int, table: str = "t") -> Entry:
    return Entry(table, seq, 0, None, None, Closed())


class Ear:
    """What a server has received, and how often it may have missed something."""

    def __init__(self) -> None:
        self.received: list[Entry] = []
        self.gaps = 0

    def on_gap(self) -> None:
        self.gaps += 1


@asynccontextmanager
async def listening(url: str, *tables: str, prefix: str = "rowlock") -> AsyncIterator[tuple[RedisFanout, Ear]]:
    fanout, ear = RedisFanout(url, prefix), Ear()
    await fanout.open(ear.received.append, ear.on_gap)
    for table in tables:
        fanout.subscribe(table)
    try:
        yield fanout, ear
    finally:
        await fanout.close()


async def followers(url: str, table: str, count: int, prefix: str = "rowlock") -> None:
    """Wait until so many servers follow a table, as Redis knows it."""
    async with redis.asyncio.Redis.from_url(url) as client:

        async def reached() -> bool:
            ((_, found),) = await client.pubsub_numsub(f"{prefix}:table:{table}")
            return bool(found == count)

        await soon(reached)


def test_who_follows_a_table_hears_of_it_in_order_and_others_do_not(redis_url: str) -> None:
    async def test() -> None:
        async with (
            listening(redis_url) as (teller, _),
            listening(redis_url, "t", "u") as (_, both),
            listening(redis_url, "u") as (_, one),
        ):
            await followers(redis_url, "t", 1)
            await followers(redis_url, "u", 2)
            for seq in range(1, 101):
                teller.publish(entry(seq, "tu"[seq % 2]))
            await soon(lambda: len(both.received) == 100 and len(one.received) == 50)
            for table in "tu":
                of_one = [each.seq for each in both.received if each.table == table]
                assert of_one == sorted(of_one)
            assert {each.table for each in one.received} == {"u"}

    run(test())


def test_who_leaves_a_table_hears_no_more_of_it(redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t", "u") as (fanout, ear):
            await followers(redis_url, "t", 1)
            fanout.unsubscribe("t")
            fanout.subscribe("v")
            await followers(redis_url, "t", 0)
            await followers(redis_url, "v", 1)
            for table in "tuv":
                fanout.publish(entry(1, table))
            await soon(lambda: len(ear.received) >= 2)
            assert [each.table for each in ear.received] == ["u", "v"]

    run(test())


def test_two_sites_on_one_redis_do_not_hear_each_other(redis_url: str) -> None:
    async def test() -> None:
        async with (
            listening(redis_url, "t", prefix="here") as (here, own),
            listening(redis_url, "t", prefix="there") as (_, other),
        ):
            await followers(redis_url, "t", 1, "here")
            await followers(redis_url, "t", 1, "there")
            here.publish(entry(1))
            await soon(lambda: bool(own.received))
            assert other.received == []

    run(test())


def test_a_message_that_is_no_entry_does_not_make_deaf(redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t") as (_, ear), redis.asyncio.Redis.from_url(redis_url) as client:
            await followers(redis_url, "t", 1)
            later = b'["t",1,0,null,null,{"e":"an event of a later release"}]'
            for data in (b"", b"\xff", b"[]", later, entry_to_bytes(entry(7))):
                await client.publish("rowlock:table:t", data)
            await soon(lambda: bool(ear.received))
            assert ear.received == [entry(7)]

    run(test())


def test_after_redis_was_gone_it_is_heard_again_and_what_may_be_missed_is_known(redis: Redis, redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t") as (fanout, ear):
            await followers(redis_url, "t", 1)
            assert ear.gaps == 1  # before it listened, too
            redis.kill()
            fanout.publish(entry(1))  # nothing waits for it
            await asyncio.to_thread(redis.start)
            await followers(redis_url, "t", 1)
            await soon(lambda: ear.gaps > 1)
            fanout.publish(entry(2))
            await soon(lambda: entry(2) in ear.received)

    run(test())


def test_who_is_told_while_redis_is_away_waits_neither_for_it_nor_without_end(redis: Redis, redis_url: str) -> None:
    async def test() -> None:
        redis.kill()
        async with listening(redis_url, "t") as (fanout, ear):
            for seq in range(MAX_QUEUED + 10):
                fanout.publish(entry(seq))
            assert fanout._queue.qsize() == MAX_QUEUED
            assert (ear.received, ear.gaps) == ([], 0)

    run(test())


def test_one_process_alone_has_nobody_to_tell() -> None:
    async def test() -> None:
        fanout, ear = LocalFanout(), Ear()
        await fanout.open(ear.received.append, ear.on_gap)
        fanout.subscribe("t")
        fanout.publish(entry(1))
        fanout.unsubscribe("t")
        await fanout.close()
        assert (ear.received, ear.gaps) == ([], 0)

    run(test())
