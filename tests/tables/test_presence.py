"""Presence: who has a table open, at one process and at several, and what the others may do when somebody is gone."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager

import pytest

from rowlock.tables.errors import TableError
from rowlock.tables.fanout import RedisFanout
from rowlock.tables.messages import Abandon, PresenceView, StandIn
from rowlock.tables.presence import ANNOUNCEMENT_VALID, GONE_AFTER, MAX_SEEN, Announcement, Presence
from rowlock.tables.service import Tables

from .helpers import ADA, BOB, DAN, Announcements, ManualClock, run, serving, start_game, wait_until, without_timers


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
                one._live.clear()  # as after a restart
                async with following(one, table, None) as onlooker:
                    assert onlooker.left is not None
                    assert "1" in onlooker.left
                    first.ask([table])
                    await wait_until(lambda: onlooker.left is not None and "1" not in onlooker.left)

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
    presence.hear(Announcement("t", "other", ("bob",)), 1000)
    assert presence.left("bob", 1000 + ANNOUNCEMENT_VALID) is None
    assert presence.left("bob", 1001 + ANNOUNCEMENT_VALID) == 1000


def test_a_table_remembers_a_bounded_number_of_people() -> None:
    presence = Presence(7)
    for number in range(MAX_SEEN + 1):
        presence.see(str(number), 1000 + number)
    assert presence.left("0", 5000) == 7
    assert presence.left("1", 5000) == 1001
