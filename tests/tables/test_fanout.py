"""Tests of the fan-out over a real Redis server: delivery, subscriptions and detected gaps."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import msgspec
import pytest
import redis.asyncio

from rowlock.tables import fanout as fanout_module
from rowlock.tables.events import Closed, Entry
from rowlock.tables.fanout import MAX_QUEUED, Fanout, RedisFanout

from ..services import Redis
from .helpers import run, wait_until


def entry(seq: int, table: str = "t") -> Entry:
    return Entry(table, seq, 0, None, None, Closed())


class Received:
    """Entries that a server has received, and the number of possible gaps."""

    def __init__(self) -> None:
        self.entries: list[Entry] = []
        self.gaps = 0

    def on_gap(self) -> None:
        self.gaps += 1


@asynccontextmanager
async def listening(url: str, *tables: str, prefix: str = "rowlock") -> AsyncIterator[tuple[RedisFanout, Received]]:
    fanout, received = RedisFanout(url, prefix), Received()
    await fanout.open(received.entries.append, received.on_gap)
    for table in tables:
        fanout.subscribe(table)
    try:
        yield fanout, received
    finally:
        await fanout.close()


async def wait_for_subscribers(url: str, table: str, count: int, prefix: str = "rowlock") -> None:
    """Wait until Redis reports this number of subscribers of a table."""
    async with redis.asyncio.Redis.from_url(url) as client:

        async def reached() -> bool:
            ((_, found),) = await client.pubsub_numsub(f"{prefix}:table:{table}")
            return bool(found == count)

        await wait_until(reached)


def test_subscribers_receive_the_entries_of_a_table_in_order_and_others_do_not(redis_url: str) -> None:
    async def test() -> None:
        async with (
            listening(redis_url) as (publisher, _),
            listening(redis_url, "t", "u") as (_, both),
            listening(redis_url, "u") as (_, one),
        ):
            await wait_for_subscribers(redis_url, "t", 1)
            await wait_for_subscribers(redis_url, "u", 2)
            for seq in range(1, 101):
                publisher.publish(entry(seq, "tu"[seq % 2]))
            await wait_until(lambda: len(both.entries) == 100 and len(one.entries) == 50)
            for table in "tu":
                of_one = [each.seq for each in both.entries if each.table == table]
                assert of_one == sorted(of_one)
            assert {each.table for each in one.entries} == {"u"}

    run(test())


def test_after_unsubscribing_no_entries_are_received(redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t", "u") as (fanout, received):
            await wait_for_subscribers(redis_url, "t", 1)
            fanout.unsubscribe("t")
            fanout.subscribe("v")
            await wait_for_subscribers(redis_url, "t", 0)
            await wait_for_subscribers(redis_url, "v", 1)
            for table in "tuv":
                fanout.publish(entry(1, table))
            await wait_until(lambda: len(received.entries) >= 2)
            assert [each.table for each in received.entries] == ["u", "v"]

    run(test())


def test_a_later_change_of_subscriptions_takes_effect_by_itself(redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t") as (fanout, _), asyncio.timeout(20):
            await wait_for_subscribers(redis_url, "t", 1)
            fanout.subscribe("u")
            await wait_for_subscribers(redis_url, "u", 1)
            fanout.unsubscribe("t")
            await wait_for_subscribers(redis_url, "t", 0)

    run(test())


def test_prefixes_separate_two_sites_on_one_redis(redis_url: str) -> None:
    async def test() -> None:
        async with (
            listening(redis_url, "t", prefix="here") as (here, own),
            listening(redis_url, "t", prefix="there") as (_, other),
        ):
            await wait_for_subscribers(redis_url, "t", 1, "here")
            await wait_for_subscribers(redis_url, "t", 1, "there")
            here.publish(entry(1))
            await wait_until(lambda: bool(own.entries))
            assert other.entries == []

    run(test())


def test_an_invalid_message_is_ignored(redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t") as (_, received), redis.asyncio.Redis.from_url(redis_url) as client:
            await wait_for_subscribers(redis_url, "t", 1)
            later = b'["t",1,0,null,null,{"e":"an event of a later release"}]'
            not_text = b'["\xff",1,0,null,null,{"e":"closed"}]'
            for data in (b"", b"\xff", b"[]", later, not_text, msgspec.json.encode(entry(7))):
                await client.publish("rowlock:table:t", data)
            await wait_until(lambda: bool(received.entries))
            assert received.entries == [entry(7)]

    run(test())


def test_an_announcement_that_cannot_be_handled_does_not_end_the_subscription(redis_url: str) -> None:
    heard: list[bytes] = []

    def fail(data: bytes) -> None:
        heard.append(data)
        data.decode()

    async def test() -> None:
        async with listening(redis_url) as (publisher, _), listening(redis_url) as (fanout, received):
            fanout.listen(fail, lambda _: None)
            fanout.subscribe("t")
            await wait_for_subscribers(redis_url, "t", 1)
            publisher.announce("t", b"\xff")
            await wait_until(lambda: heard == [b"\xff"])
            publisher.publish(entry(7))
            await wait_until(lambda: received.entries == [entry(7)])

    run(test())


def test_after_a_restart_of_redis_entries_are_received_and_a_gap_is_reported(redis: Redis, redis_url: str) -> None:
    async def test() -> None:
        async with listening(redis_url, "t") as (fanout, received):
            await wait_for_subscribers(redis_url, "t", 1)
            assert received.gaps == 1  # reported on the first subscription
            redis.kill()
            fanout.publish(entry(1))  # does not block
            await asyncio.to_thread(redis.start)
            await wait_for_subscribers(redis_url, "t", 1)
            await wait_until(lambda: received.gaps > 1)
            fanout.publish(entry(2))
            await wait_until(lambda: entry(2) in received.entries)

    run(test())


def test_publishing_without_redis_neither_blocks_nor_queues_without_bound(redis: Redis, redis_url: str) -> None:
    async def test() -> None:
        redis.kill()
        async with listening(redis_url, "t") as (fanout, received):
            for seq in range(MAX_QUEUED + 10):
                fanout.publish(entry(seq))
            assert fanout._queue.qsize() == MAX_QUEUED
            assert (received.entries, received.gaps) == ([], 0)

    run(test())


def test_an_unreachable_redis_is_tried_again_twice_a_second(
    redis: Redis, redis_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        redis.kill()
        async with listening(redis_url, "t") as (fanout, _):
            for seq in range(16):
                fanout.publish(entry(seq))
                await asyncio.sleep(0.05)

    run(test())
    for work in ("publishing", "subscription"):
        assert 1 <= len([record for record in caplog.records if work in record.message]) <= 4


def test_a_redis_that_hangs_is_given_up(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    """It accepts connections and answers nothing."""
    monkeypatch.setattr(fanout_module, "TIMEOUT", 0.2)

    async def swallow(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.read()
        writer.close()
        await writer.wait_closed()

    async def test() -> None:
        server = await asyncio.start_server(swallow, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        async with listening(f"redis://127.0.0.1:{port}/0", "t") as (fanout, _):
            fanout.publish(entry(1))
            await wait_until(lambda: all(f"{name} failed" in caplog.text for name in ("publishing", "subscription")))
        server.close()
        await server.wait_closed()

    run(test())


def test_a_local_fanout_does_nothing() -> None:
    async def test() -> None:
        fanout, received = Fanout(), Received()
        await fanout.open(received.entries.append, received.on_gap)
        fanout.subscribe("t")
        fanout.publish(entry(1))
        fanout.unsubscribe("t")
        await fanout.close()
        assert (received.entries, received.gaps) == ([], 0)

    run(test())
