"""Reactions: everybody at a table gets them, at one process and at several; they are never in the log."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import aclosing, asynccontextmanager

import msgspec
import pytest

from rowlock.tables.announcer import Reacted
from rowlock.tables.errors import TableError
from rowlock.tables.fanout import RedisFanout
from rowlock.tables.messages import REACTIONS, ReactionView, Roll, Settings, Sit, Start
from rowlock.tables.reactions import MAX_KEPT, Reactions
from rowlock.tables.service import Tables

from .helpers import (
    ADA,
    BOB,
    DAN,
    Announcements,
    ManualClock,
    run,
    serving,
    start_game,
    wait_until,
    without_timers,
)

THANKS, WOW = ReactionView(0, "thanks"), ReactionView(1, "wow")


class Audience:
    """A viewer who keeps the reactions they were shown."""

    def __init__(self) -> None:
        self.updates = 0
        self.shown: list[ReactionView] = []

    async def sees(self, *expected: ReactionView) -> None:
        """Wait for as many reactions and compare them."""
        await wait_until(lambda: len(self.shown) >= len(expected))
        assert self.shown == list(expected)

    async def follow(self, tables: Tables, table_id: str, player: str | None) -> None:
        async with aclosing(tables.watch(table_id, player, reactions=True)) as found:
            async for each in found:
                if isinstance(each, ReactionView):
                    self.shown.append(each)
                else:
                    self.updates += 1


@asynccontextmanager
async def watching(tables: Tables, table_id: str, player: str | None) -> AsyncIterator[Audience]:
    audience = Audience()
    task = asyncio.create_task(audience.follow(tables, table_id, player))
    try:
        await wait_until(lambda: audience.updates > 0)
        yield audience
    finally:
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)


def test_players_and_spectators_see_a_reaction_and_the_log_does_not_have_it(file: str) -> None:
    async def test() -> None:
        async with serving(file, times=without_timers(ManualClock())) as tables:
            table = await start_game(tables)
            before = await tables.store.tail(table)
            async with watching(tables, table, ADA.id) as ada, watching(tables, table, None) as onlooker:
                await tables.react(table, ADA, "thanks")
                await tables.react(table, BOB, "wow")
                for viewer in (ada, onlooker):
                    await viewer.sees(THANKS, WOW)
            async with watching(tables, table, BOB.id) as late:  # they are for the moment
                await tables.react(table, ADA, "thanks")
                await late.sees(THANKS)
            assert await tables.store.tail(table) == before

    run(test())


def test_who_has_no_seat_cannot_react_nor_send_anything_but_the_eight(file: str) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            table = await start_game(tables)
            async with watching(tables, table, ADA.id) as ada:
                with pytest.raises(TableError, match="no seat"):
                    await tables.react(table, DAN, "wow")
                for reaction in ("", "WOW", "wow ", "you are slow", "x" * 10_000):
                    with pytest.raises(TableError, match="no such reaction"):
                        await tables.react(table, ADA, reaction)
                with pytest.raises(TableError, match="no table"):
                    await tables.react("0" * 20, ADA, "wow")
                for reaction in REACTIONS:
                    await tables.react(table, ADA, reaction)
                await wait_until(lambda: len(ada.shown) == 8)
                assert [each.reaction for each in ada.shown] == list(REACTIONS)

    run(test())


def test_a_viewer_who_did_not_ask_gets_none(file: str) -> None:
    async def test() -> None:
        async with serving(file, times=without_timers(ManualClock())) as tables:
            table = await start_game(tables)
            async with watching(tables, table, ADA.id) as ada, aclosing(tables.watch(table, BOB.id)) as plain:
                await anext(plain)
                await tables.react(table, ADA, "thanks")
                await ada.sees(THANKS)
                game = (await tables.look(table, None)).table.game
                assert game is not None
                roller = (ADA, BOB)[game.to_act[0]]
                await tables.do(table, roller, Roll(game.step))
                (happening,) = (await anext(plain)).happenings  # type: ignore[union-attr]
                assert happening.what == "rolled"

    run(test())


def test_a_delayed_spectator_learns_nothing_early(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with serving(file, times=without_timers(clock)) as tables:
            table = await tables.create(Settings("classic", delay=30), ADA)
            for player in (ADA, BOB):
                await tables.do(table, player, Sit())
            async with watching(tables, table, DAN.id) as dan:  # in the waiting room nothing is delayed
                await tables.react(table, ADA, "thanks")
                await dan.sees(THANKS)
            await tables.do(table, ADA, Start())
            async with watching(tables, table, DAN.id) as dan, watching(tables, table, ADA.id) as ada:
                await tables.react(table, BOB, "wow")
                await ada.sees(WOW)
                clock.wait(31)  # he has caught up
                await tables.react(table, ADA, "thanks")
                await dan.sees(THANKS)

    run(test())


def test_reactions_pass_from_process_to_process_once(file: str) -> None:
    async def test() -> None:
        clock, peers = ManualClock(), list[Announcements]()
        async with (
            serving(file, Announcements(peers), without_timers(clock)) as one,
            serving(file, Announcements(peers), without_timers(clock)) as two,
        ):
            table = await start_game(one)
            async with watching(one, table, ADA.id) as ada, watching(two, table, BOB.id) as bob:
                await one.react(table, ADA, "thanks")
                await two.react(table, BOB, "wow")
                for viewer in (ada, bob):
                    await viewer.sees(THANKS, WOW)

    run(test())


def test_reactions_pass_over_redis(file: str, redis_url: str) -> None:
    async def test() -> None:
        times = without_timers(ManualClock())
        async with (
            serving(file, RedisFanout(redis_url), times) as one,
            serving(file, RedisFanout(redis_url), times) as two,
        ):
            table = await start_game(one)
            async with watching(one, table, ADA.id) as ada, watching(two, table, BOB.id) as bob:
                for _ in range(100):  # a subscription may come later than the reaction, which is not repeated
                    await one.react(table, ADA, "thanks")
                    await asyncio.sleep(0.05)
                    if bob.shown:
                        break
                assert bob.shown[0] == THANKS
                assert set(ada.shown) == {THANKS}

    run(test())


def test_a_player_who_has_just_sat_down_at_another_process_can_react(file: str) -> None:
    async def test() -> None:
        async with serving(file) as one, serving(file) as two:
            table = await one.create(Settings("classic"), ADA)
            async with watching(two, table, None) as onlooker:
                await one.do(table, ADA, Sit())
                await two.react(table, ADA, "thanks")
                await onlooker.sees(THANKS)

    run(test())


def test_a_server_takes_only_what_it_understands_from_others(file: str) -> None:
    async def test() -> None:
        peers = list[Announcements]()
        fanout, stranger = Announcements(peers), Announcements(peers)
        async with serving(file, fanout, without_timers(ManualClock())) as tables:
            table = await start_game(tables)
            async with watching(tables, table, ADA.id) as ada:
                for reaction in ("from a newer server", "thanks"):
                    said = {"type": "reacted", "table": table, "origin": "other", "seat": 0, "reaction": reaction}
                    stranger.announce(table, msgspec.json.encode(said))
                stranger.announce(table, b"\xff{")
                stranger.announce(table, b'{"table": "\xff"}')
                stranger.announce("of no table", msgspec.json.encode(Reacted("of no table", "other", 0, "wow")))
                await ada.sees(THANKS)

    run(test())


def test_a_slow_viewer_gets_the_last_ones() -> None:
    reactions = Reactions()
    for seat in range(MAX_KEPT + 5):
        reactions.add(ReactionView(seat, "wow"))
    assert [each.seat for each in reactions.after(0)] == list(range(5, MAX_KEPT + 5))
    assert [each.seat for each in reactions.after(MAX_KEPT + 3)] == [MAX_KEPT + 3, MAX_KEPT + 4]
    assert reactions.after(reactions.count) == []
