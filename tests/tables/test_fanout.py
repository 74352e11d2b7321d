"""How servers hear of each other through a real Redis: what is followed is heard, and what was missed is known."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import redis.asyncio

from rowlock.tables.events import Closed, Entry, entry_to_bytes
from rowlock.tables.fanout import MAX_WAITING, Alone, RedisFanout

from ..services import Redis
from .helpers import run, soon


def entry(seq: int, table: str = "t") -> Entry:
    return Entry(table, seq, 0, None, None, Closed())


class Ear:
    """What a server has heard, and how often it may have missed something."""

    def __init__(self) -> None:
        self.heard: list[Entry] = []
        self.lost = 0

    def on_lost(self) -> None:
        self.lost += 1


@asynccontextmanager
async def listening(url: str, *tables: str, prefix: str = "rowlock") -> AsyncIterator[tuple[RedisFanout, Ear]]:
    fanout, ear = RedisFanout(url, prefix), Ear()
    await fanout.open(ear.heard.append, ear.on_lost)
    for table in tables:
        fanout.follow(table)
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
                teller.tell(entry(seq, "tu"[seq % 2]))
            await soon(lambda: len(both.heard) == 100 and len(one.heard) == 50)
            for table in "tu":
                of_one = [each.seq for each in both.heard if each.table == table]
                assert of_one == sorted(of_one)
            assert {each.table for each in one.heard} == {"u"}

    run(test())


def test_who_leaves_a_table_hears_no_more_of_it(redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t", "u") as (fanout, ear):
            await followers(redis_url, "t", 1)
            fanout.leave("t")
            fanout.follow("v")
            await followers(redis_url, "t", 0)
            await followers(redis_url, "v", 1)
            for table in "tuv":
                fanout.tell(entry(1, table))
            await soon(lambda: len(ear.heard) >= 2)
            assert [each.table for each in ear.heard] == ["u", "v"]

    run(test())


def test_two_sites_on_one_redis_do_not_hear_each_other(redis_url: str) -> None:
    async def test() -> None:
        async with (
            listening(redis_url, "t", prefix="here") as (here, own),
            listening(redis_url, "t", prefix="there") as (_, other),
        ):
            await followers(redis_url, "t", 1, "here")
            await followers(redis_url, "t", 1, "there")
            here.tell(entry(1))
            await soon(lambda: bool(own.heard))
            assert other.heard == []

    run(test())


def test_a_message_that_is_no_entry_does_not_make_deaf(redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t") as (_, ear), redis.asyncio.Redis.from_url(redis_url) as client:
            await followers(redis_url, "t", 1)
            later = b'["t",1,0,null,null,{"e":"an event of a later release"}]'
            for data in (b"", b"\xff", b"[]", later, entry_to_bytes(entry(7))):
                await client.publish("rowlock:table:t", data)
            await soon(lambda: bool(ear.heard))
            assert ear.heard == [entry(7)]

    run(test())


def test_after_redis_was_gone_it_is_heard_again_and_what_may_be_missed_is_known(redis: Redis, redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t") as (fanout, ear):
            await followers(redis_url, "t", 1)
            assert ear.lost == 1  # before it listened, too
            redis.kill()
            fanout.tell(entry(1))  # nothing waits for it
            await asyncio.to_thread(redis.start)
            await followers(redis_url, "t", 1)
            await soon(lambda: ear.lost > 1)
            fanout.tell(entry(2))
            await soon(lambda: entry(2) in ear.heard)

    run(test())


def test_who_is_told_while_redis_is_away_waits_neither_for_it_nor_without_end(redis: Redis, redis_url: str) -> None:
    async def test() -> None:
        redis.kill()
        async with listening(redis_url, "t") as (fanout, ear):
            for seq in range(MAX_WAITING + 10):
                fanout.tell(entry(seq))
            assert fanout._waiting.qsize() == MAX_WAITING
            assert (ear.heard, ear.lost) == ([], 0)

    run(test())


def test_one_process_alone_has_nobody_to_tell() -> None:
    async def test() -> None:
        fanout, ear = Alone(), Ear()
        await fanout.open(ear.heard.append, ear.on_lost)
        fanout.follow("t")
        fanout.tell(entry(1))
        fanout.leave("t")
        await fanout.close()
        assert (ear.heard, ear.lost) == ([], 0)

    run(test())
