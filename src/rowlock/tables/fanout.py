"""Fan-out: publishes new log entries to the other server processes, over Redis or not at all.

Messages may be lost or repeated: the log is authoritative, and every message carries its seq.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from typing import Any, Final

import msgspec
import redis.asyncio
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import RedisError

from .events import ENTRY, Entry

log = logging.getLogger(__name__)
MAX_QUEUED: Final = 10_000
"""Entries queued while Redis is unreachable; further ones are dropped."""
RETRY_DELAY: Final = 0.5
TIMEOUT: Final = 5.0
"""Seconds for Redis to accept a connection, and to answer."""
CANCEL_RETRY_DELAY: Final = 0.2

OnEntry = Callable[[Entry], None]
OnAnnouncement = Callable[[bytes], None]
OnSubscribed = Callable[[Collection[str]], None]


class Fanout:
    """Publishes entries to other processes and receives theirs; this one, of a single process, does nothing.

    No method waits for another process.
    """

    connected = True
    """Whether all messages of other processes arrive, as far as is known."""

    async def open(self, on_entry: OnEntry, on_gap: Callable[[], None]) -> None:
        """Start receiving. ``on_gap`` is called when messages may have been missed."""

    async def close(self) -> None: ...

    def subscribe(self, table: str) -> None: ...

    def unsubscribe(self, table: str) -> None: ...

    def publish(self, entry: Entry) -> None: ...

    def listen(self, on_announcement: OnAnnouncement, on_subscribed: OnSubscribed) -> None:
        """Receive the announcements of other processes too; ``on_subscribed`` gets the tables of new subscriptions."""

    def announce(self, table: str, data: bytes) -> None:
        """Publish an announcement about a table, which is not in the log."""


class RedisFanout(Fanout):
    """Fanout over Redis pub/sub: two channels per table in memory, for entries and for announcements."""

    def __init__(self, url: str, prefix: str = "rowlock") -> None:
        client: Any = redis.asyncio.Redis  # its type hints leave out the options
        # no retries of its own: after an error there may be a gap
        self._redis = client.from_url(
            url,
            socket_connect_timeout=TIMEOUT,
            socket_timeout=TIMEOUT,
            health_check_interval=15,
            retry=Retry(NoBackoff(), 0),
        )
        self._prefix = f"{prefix}:table:"
        self._announcements = f"{prefix}:announcement:"  # a channel that servers from before there was one do not read
        self.connected = False
        self._queue: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue(MAX_QUEUED)
        self._on_announcement: OnAnnouncement = lambda _: None
        self._on_subscribed: OnSubscribed = lambda _: None
        self._wanted: set[str] = set()
        self._changed = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self, on_entry: OnEntry, on_gap: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._repeat("publishing", self._publish_queued)),
            asyncio.create_task(self._repeat("subscription", lambda: self._receive(on_entry, on_gap))),
        ]

    async def close(self) -> None:
        # asyncio.wait_for, which the Redis client uses, swallows a cancellation that arrives just as its awaitable
        # finishes (Python 3.11): cancel again until the tasks have ended
        while running := [task for task in self._tasks if not task.done()]:
            for task in running:
                task.cancel()
            await asyncio.wait(running, timeout=CANCEL_RETRY_DELAY)
        await asyncio.gather(*self._tasks, return_exceptions=True)
        with suppress(RedisError, OSError):
            await self._redis.aclose()

    def subscribe(self, table: str) -> None:
        self._wanted.add(table)
        self._changed.set()

    def unsubscribe(self, table: str) -> None:
        self._wanted.discard(table)
        self._changed.set()

    def publish(self, entry: Entry) -> None:
        with suppress(asyncio.QueueFull):  # the other servers find it in the log
            self._queue.put_nowait((self._prefix + entry.table, msgspec.json.encode(entry)))

    def listen(self, on_announcement: OnAnnouncement, on_subscribed: OnSubscribed) -> None:
        self._on_announcement, self._on_subscribed = on_announcement, on_subscribed

    def announce(self, table: str, data: bytes) -> None:
        with suppress(asyncio.QueueFull):  # announced again before long
            self._queue.put_nowait((self._announcements + table, data))

    def _channels(self, tables: Collection[str]) -> list[str]:
        return [prefix + table for table in tables for prefix in (self._prefix, self._announcements)]

    async def _repeat(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await work()
            except (RedisError, OSError) as error:
                log.warning("fanout: %s failed, Redis cannot be reached: %s", name, type(error).__name__)
                await asyncio.sleep(RETRY_DELAY)

    async def _publish_queued(self) -> None:
        messages = [await self._queue.get()]
        while len(messages) < 500 and not self._queue.empty():
            messages.append(self._queue.get_nowait())
        async with self._redis.pipeline(transaction=False) as pipe:
            for channel, data in messages:
                pipe.publish(channel, data)
            await pipe.execute()

    async def _receive(self, on_entry: OnEntry, on_gap: Callable[[], None]) -> None:
        try:
            await self._receive_connected(on_entry, on_gap)
        finally:
            self.connected = False

    async def _receive_connected(self, on_entry: OnEntry, on_gap: Callable[[], None]) -> None:
        async with self._redis.pubsub() as pubsub:
            self._changed.clear()
            subscribed = set(self._wanted)
            # the prefix itself too: a connection without a channel cannot listen
            await pubsub.subscribe(self._prefix, *self._channels(subscribed))
            self.connected = True
            on_gap()  # messages were missed before the subscription
            self._on_subscribed(subscribed)
            while True:
                if self._changed.is_set():
                    self._changed.clear()
                    wanted = set(self._wanted)
                    if more := wanted - subscribed:
                        await pubsub.subscribe(*self._channels(more))
                        self._on_subscribed(more)
                    if fewer := subscribed - wanted:
                        await pubsub.unsubscribe(*self._channels(fewer))
                    subscribed = wanted
                message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=0.05)
                if message is not None and message["channel"].startswith(self._prefix.encode()):
                    _deliver(message["data"], on_entry)
                elif message is not None:
                    self._deliver_announcement(message["data"])

    def _deliver_announcement(self, data: bytes) -> None:
        try:
            self._on_announcement(data)
        except Exception:  # of one table: keep receiving for the others
            log.exception("handling an announcement failed")


def _deliver(data: bytes, on_entry: OnEntry) -> None:
    try:
        entry = ENTRY.decode(data)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):  # from a newer server, or foreign: the log has it
        log.warning("fanout: ignoring a message that cannot be decoded")
        return
    try:
        on_entry(entry)
    except Exception:  # of one table: keep receiving for the others
        log.exception("table %s: applying published entry %d failed", entry.table, entry.seq)
