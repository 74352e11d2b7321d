"""Presence: who has a table open, at one process and at several, and what the others may do when somebody is gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing, asynccontextmanager
from random import Random

import pytest

from rowlock.tables.announcer import REPEAT_INTERVAL
from rowlock.tables.errors import TableError
from rowlock.tables.fanout import Fanout, RedisFanout
from rowlock.tables.messages import Abandon, PresenceView, Settings, Sit, StandIn, Start
from rowlock.tables.presence import ANNOUNCEMENT_VALID, GONE_AFTER, Presence
from rowlock.tables.service import Tables

from ..services import Redis
from .helpers import (
    ADA,
    BOB,
    DAN,
    Announcements,
    ManualClock,
    next_command,
    run,
    serving,
    start_game,
    wait_until,
    without_timers,
)


class Follower:
    """A viewer who keeps what they were told last of who is there."""

    def __init__(self) -> None:
        self.left: dict[str, int] | None = None

    async def follow(self, tables: Tables, table_id: str, player: str | None) -> None:
        async with aclosing(tables.watch(table_id, player, presence=True)) as found:
            async for each in found:
                if isinstance(each, PresenceView):
                    self.left = dict(each.left)


@asynccontextmanager
async def following(tables: Tables, table_id: str, player: str | None) -> AsyncIterator[Follower]:
    follower = Follower()
    task = asyncio.create_task(follower.follow(tables, table_id, player))
    try:
        await wait_until(lambda: follower.left is not None)
        yield follower
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def test_a_viewer_is_told_who_leaves_and_who_comes_back(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=without_timers(clock)) as tables:
            table = await start_game(tables)
            async with following(tables, table, ADA.id) as ada:
                async with following(tables, table, BOB.id):
                    await wait_until(lambda: ada.left == {})
                await wait_until(lambda: ada.left == {"1": clock()})
                async with following(tables, table, BOB.id):
                    await wait_until(lambda: ada.left == {})

    run(test())


def test_two_connections_of_a_player_count_until_the_last_is_closed(file: str) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            table = await start_game(tables)
            async with following(tables, table, ADA.id) as ada, following(tables, table, BOB.id):
                async with following(tables, table, BOB.id):
                    pass
                assert ada.left == {}

    run(test())


def test_a_bot_plays_for_somebody_who_has_been_gone_for_a_minute_until_they_are_back(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=without_timers(clock)) as tables:
            table = await start_game(tables)
            async with following(tables, table, ADA.id):
                clock.wait((GONE_AFTER - 1) / 1000)
                with pytest.raises(TableError, match="gone for a minute"):
                    await tables.do(table, ADA, StandIn(1))
                clock.wait(0.001)
                await tables.do(table, ADA, StandIn(1))
                assert (await tables.look(table, ADA.id)).table.seats[1].away
                await tables.come_back(table, BOB)
                assert not (await tables.look(table, ADA.id)).table.seats[1].away
                with pytest.raises(TableError, match="gone for a minute"):  # a command is a sign of life too
                    await tables.do(table, ADA, StandIn(1))

    run(test())


def test_a_running_game_is_closed_only_by_the_last_one_there(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=without_timers(clock)) as tables:
            table = await start_game(tables, people=3)
            async with following(tables, table, ADA.id):
                async with following(tables, table, BOB.id):
                    clock.wait(GONE_AFTER / 1000)
                    with pytest.raises(TableError, match="gone for a minute"):  # Bob is there
                        await tables.do(table, ADA, Abandon())
                clock.wait(GONE_AFTER / 1000)
                with pytest.raises(TableError, match="no seat"):
                    await tables.do(table, DAN, Abandon())
                await tables.do(table, ADA, Abandon())
                assert (await tables.look(table, ADA.id)).table.status == "closed"

    run(test())


def test_nobody_closes_a_game_against_bots_alone(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=without_timers(clock)) as tables:
            table = await start_game(tables, people=1, bots=1)
            clock.wait(GONE_AFTER / 1000)
            with pytest.raises(TableError, match="gone for a minute"):
                await tables.do(table, ADA, Abandon())
            with pytest.raises(TableError, match="gone for a minute"):
                await tables.do(table, ADA, StandIn(1))

    run(test())


def test_presence_passes_from_process_to_process(file: str) -> None:
    async def test() -> None:
        clock, peers = ManualClock(), list[Announcements]()
        async with (
            serving(file, Announcements(peers), without_timers(clock)) as one,
            serving(file, Announcements(peers), without_timers(clock)) as two,
        ):
            table = await start_game(one)
            async with following(one, table, ADA.id) as ada:
                async with following(two, table, BOB.id):
                    await wait_until(lambda: ada.left == {})
                await wait_until(lambda: ada.left == {"1": clock()})
            async with following(two, table, BOB.id), following(one, table, ADA.id) as ada:
                await wait_until(lambda: ada.left == {})

    run(test())


def test_a_process_that_begins_to_follow_a_table_asks_who_is_there(file: str) -> None:
    async def test() -> None:
        clock, peers = ManualClock(), list[Announcements]()
        first, second = Announcements(peers), Announcements(peers)
        async with (
            serving(file, first, without_timers(clock)) as one,
            serving(file, second, without_timers(clock)) as two,
        ):
            table = await start_game(one)
            async with following(two, table, BOB.id):
                second.silent = True
                one._live.clear()  # as after a restart
                async with following(one, table, None) as onlooker:
                    assert onlooker.left is not None
                    assert "1" in onlooker.left
                    second.silent = False
                    first.ask([table])
                    await wait_until(lambda: onlooker.left is not None and "1" not in onlooker.left)

    run(test())


def test_a_table_that_is_loaded_after_its_subscription_asks_too(file: str) -> None:
    async def test() -> None:
        clock, peers = ManualClock(), list[Announcements]()
        async with (
            serving(file, Announcements(peers), without_timers(clock)) as one,
            serving(file, Announcements(peers), without_timers(clock)) as two,
        ):
            table = await start_game(one)
            one._live.clear()
            async with following(two, table, BOB.id), following(one, table, None) as onlooker:
                assert onlooker.left is not None
                assert onlooker.left.keys() == {"0"}

    run(test())


def test_nobody_closes_a_game_against_a_player_who_acts_at_another_process(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with (
            serving(file, times=without_timers(clock)) as one,
            serving(file, times=without_timers(clock)) as two,
        ):
            table = await start_game(one)
            while (found := await next_command(one, table, [BOB], Random(1))) is None:
                await one.do(table, *(await next_command(one, table, [ADA], Random(1)) or (ADA, Start())))
            clock.wait(GONE_AFTER / 1000)
            await two.do(table, *found)
            for _ in range(2):
                with pytest.raises(TableError, match="gone for a minute"):
                    await one.do(table, ADA, Abandon())
                clock.wait(GONE_AFTER / 1000 - 1)
            clock.wait(2)
            await one.do(table, ADA, Abandon())

    run(test())


def test_a_clock_that_is_ahead_keeps_nobody_at_the_table(file: str) -> None:
    async def test() -> None:
        clock, ahead = ManualClock(), ManualClock()
        ahead.wait(3600)
        async with (
            serving(file, times=without_timers(clock)) as one,
            serving(file, times=without_timers(ahead)) as two,
        ):
            table = await one.create(Settings("classic"), ADA)
            await one.do(table, ADA, Sit())
            await two.do(table, BOB, Sit())
            await one.do(table, ADA, Start())
            clock.wait(GONE_AFTER / 1000)
            await one.do(table, ADA, Abandon())

    run(test())


def test_spectators_do_not_change_when_a_player_was_seen(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=without_timers(clock)) as tables:
            table = await start_game(tables)
            async with following(tables, table, BOB.id):
                clock.wait(10)
            left = clock()
            for number in range(150):
                async with aclosing(tables.watch(table, f"spectator {number}")) as watched:
                    await anext(watched)
            clock.wait(10)
            async with following(tables, table, ADA.id) as ada:
                assert ada.left == {"1": left}

    run(test())


def test_nobody_counts_as_gone_while_other_processes_cannot_be_heard(file: str, redis: Redis, redis_url: str) -> None:
    async def test() -> None:
        clock, fanout = ManualClock(), RedisFanout(redis_url)
        async with (
            serving(file, fanout, without_timers(clock)) as one,
            serving(file, RedisFanout(redis_url), without_timers(clock)) as two,
        ):
            await wait_until(lambda: fanout.connected)
            table = await start_game(one)
            async with following(one, table, ADA.id) as ada:
                async with following(two, table, BOB.id):
                    await wait_until(lambda: ada.left == {})
                    redis.kill()
                    await wait_until(lambda: not fanout.connected)
                    clock.wait((ANNOUNCEMENT_VALID + GONE_AFTER) / 1000)
                    await refuses_to_close(one, table)
                    await asyncio.to_thread(redis.start)
                    await wait_until(lambda: fanout.connected)
                    await refuses_to_close(one, table)  # those who are there have had no time to say so

                    def announced_again() -> bool:
                        two._announcer.announce(two._live[table], again=True)  # as it does every 30 seconds
                        return ada.left == {}

                    await wait_until(announced_again)
                await wait_until(lambda: ada.left != {})
                clock.wait(GONE_AFTER / 1000)
                await one.do(table, ADA, Abandon())

    run(test())


def test_nobody_has_left_their_turn_while_other_processes_cannot_be_heard(file: str) -> None:
    async def test() -> None:
        clock, fanout = ManualClock(), Fanout()
        async with serving(file, fanout, without_timers(clock)) as tables:
            table = await start_game(tables)

            async def left() -> int | None:
                found = [each for player in (ADA, BOB) if (each := await tables.turn(table, player.id)) is not None]
                ((_, since),) = found
                return since

            began = clock()
            clock.wait(GONE_AFTER / 1000)
            assert await left() == began
            fanout.connected = False
            assert await left() is None
            fanout.connected = True
            tables._on_gap()
            assert await left() is None  # those who are there have had no time to say so
            clock.wait(GONE_AFTER / 1000)
            assert await left() == began

    run(test())


async def refuses_to_close(tables: Tables, table: str) -> None:
    with pytest.raises(TableError, match="gone for a minute"):
        await tables.do(table, ADA, Abandon())


class Counter(Fanout):
    """Counts the announcements of each table."""

    def __init__(self) -> None:
        self.announced: list[str] = []

    def announce(self, table: str, data: bytes) -> None:
        self.announced.append(table)


def test_every_table_is_announced_again_and_not_all_at_once(file: str) -> None:
    async def test() -> None:
        clock, fanout = ManualClock(), Counter()
        async with serving(file, fanout, without_timers(clock)) as tables, AsyncExitStack() as stack:
            made = [await tables.create(Settings("classic"), ADA) for _ in range(60)]
            for table in made:
                await tables.do(table, ADA, Sit())
                await stack.enter_async_context(following(tables, table, ADA.id))
            for seconds in (1.0, 2.5):  # a sweep of many tables may take longer
                fanout.announced.clear()
                at_once = 0
                for _ in range(round(REPEAT_INTERVAL / 1000 / seconds)):
                    before = len(fanout.announced)
                    clock.wait(seconds)
                    tables._announcer.repeat()
                    at_once = max(at_once, len(fanout.announced) - before)
                assert sorted(fanout.announced) == sorted(made)
                assert at_once <= 30

    run(test())


def test_presence_passes_over_redis(file: str, redis_url: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with (
            serving(file, RedisFanout(redis_url), without_timers(clock)) as one,
            serving(file, RedisFanout(redis_url), without_timers(clock)) as two,
        ):
            table = await start_game(one)
            async with following(two, table, BOB.id), following(one, table, ADA.id) as ada:
                await wait_until(lambda: ada.left == {})

    run(test())


def test_the_players_of_a_process_that_has_died_are_absent_after_a_while() -> None:
    presence = Presence(0)
    presence.hear("other", ["bob"], 1000)
    assert presence.left("bob", 1000 + ANNOUNCEMENT_VALID) is None
    assert presence.left("bob", 1001 + ANNOUNCEMENT_VALID) == 1000


def test_a_process_that_has_died_does_not_make_anybody_absent_for_longer(file: str) -> None:
    async def test() -> None:
        clock, peers = ManualClock(), list[Announcements]()
        fanout = Announcements(peers)
        async with (
            serving(file, Announcements(peers), without_timers(clock)) as one,
            serving(file, fanout, without_timers(clock)) as two,
        ):
            table = await start_game(one)
            async with following(one, table, ADA.id) as ada:
                async with following(two, table, BOB.id):
                    await wait_until(lambda: ada.left == {})
                    fanout.silent = True  # as if it were killed
                clock.wait(10)
                async with following(one, table, BOB.id):  # comes to this process
                    clock.wait(ANNOUNCEMENT_VALID / 1000)
                left = clock()
                clock.wait(1)
                await wait_until(lambda: ada.left == {"1": left})

    run(test())
