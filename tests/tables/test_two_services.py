"""Tests of two services over one log: either runs any command, and both show the same."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random

import msgspec
import pytest

from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.rules import RuleError
from rowlock.tables.errors import TableError
from rowlock.tables.events import Entry
from rowlock.tables.fanout import RedisFanout
from rowlock.tables.messages import Decide, Rematch, Resign, Roll, Settings, Sit, Start, TableView
from rowlock.tables.service import Tables, Times

from ..deep import deep
from ..services import Redis
from .helpers import (
    ADA,
    BOB,
    CLEO,
    EVE,
    PEOPLE,
    ManualClock,
    Watcher,
    fold,
    next_command,
    play_on,
    run,
    serving,
    start_game,
    watching,
)

Place = tuple[str, str | None]


@pytest.fixture(params=["sqlite", "postgresql and redis"])
def place(request: pytest.FixtureRequest) -> Place:
    """URLs of a database and of Redis, if any."""
    database, redis = ("file", None) if request.param == "sqlite" else ("postgres_database", "redis_url")
    found: str = request.getfixturevalue(database)
    if redis is not None:
        request.getfixturevalue("migrated_postgres")
    return found, redis and request.getfixturevalue(redis)


@asynccontextmanager
async def pair(place: Place, times: Times | None = None) -> AsyncIterator[tuple[Tables, Tables]]:
    """Run two services on one place, with a shared manual clock by default."""
    database, redis = place
    times = times or Times(now=ManualClock(), bot_pause=0, run_timers=False)
    async with AsyncExitStack() as stack:
        fanouts = [RedisFanout(redis) if redis else None for _ in range(2)]
        one, two = [await stack.enter_async_context(serving(database, fanout, times)) for fanout in fanouts]
        yield one, two


def text(view: TableView) -> bytes:
    return msgspec.json.encode(view)


def requests(entries: list[Entry]) -> list[tuple[str, str]]:
    return [(entry.player, entry.request) for entry in entries if entry.player and entry.request]


@pytest.mark.parametrize("game", ["cards", deep("classic"), deep("onboard")])
def test_a_game_is_played_to_its_end_through_both_services(place: Place, game: str) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await start_game(one, game, 2, 1)
            assert await play_on([one, two], table_id, Random(game)) > 20
            here, there = [await each.finished(table_id, ADA.id) for each in (one, two)]
            assert here == there == fold(await one.store.tail(table_id))
            assert here.record is not None
            assert verify(notation.write(here.record)).fair

    run(test())


def test_a_request_sent_to_both_and_repeated_is_applied_once(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await start_game(one, people=3)
            rng = Random(1)
            for number in range(25):
                found = await next_command(two, table_id, PEOPLE, rng)
                assert found is not None
                sent = [each.do(table_id, *found, f"{number}") for each in (one, two, two, one)]
                seqs = await asyncio.gather(*sent)
                assert len(set(seqs)) == 1
                assert await two.do(table_id, *found, f"{number}") == seqs[0]
            entries = await one.store.tail(table_id)
            made = requests(entries)
            assert len(made) == len(set(made)) == len(entries) - 1  # the first entry created the table
            assert len(entries) == 1 + 3 + 1 + 25

    run(test())


def test_concurrent_decisions_on_both_servers_are_all_appended(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await start_game(one, people=5)
            for turn in range(4):
                found = await next_command(one, table_id, PEOPLE, Random(1))
                assert found is not None
                step = await step_of(two, table_id)
                await two.do(table_id, *found, f"roll {turn}")
                choices = [(player, (await one.look(table_id, player.id)).table.game) for player in PEOPLE]
                sent = [
                    (one, two)[at % 2].do(table_id, player, Decide(step + 1, game.options[-1]), f"{turn}")
                    for at, (player, game) in enumerate(choices)
                    if game is not None
                ]
                seqs = await asyncio.gather(*sent)
                assert len(set(seqs)) == 5
                await play_on([one, two], table_id, Random(1), 1, f"second {turn}")
                assert await step_of(one, table_id) == step + 3
            fold(await two.store.tail(table_id))

    run(test())


async def step_of(tables: Tables, table_id: str) -> int:
    game = (await tables.look(table_id, None)).table.game
    assert game is not None
    return game.step


def test_of_two_conflicting_commands_one_succeeds_and_the_other_raises_its_code(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await one.create(Settings("classic"), ADA)
            # the same seat
            await two.do(table_id, ADA, Sit(0))
            rivals = [one.do(table_id, BOB, Sit(1)), two.do(table_id, CLEO, Sit(1))]
            assert codes(await asyncio.gather(*rivals, return_exceptions=True)) == ["", "seat_taken"]
            # the same start
            starts = [each.do(table_id, ADA, Start(), f"{at}") for at, each in enumerate((one, two))]
            assert codes(await asyncio.gather(*starts, return_exceptions=True)) == ["", "already_started"]
            # the same roll
            player, roll = (await next_command(one, table_id, PEOPLE, Random(1))) or (ADA, Roll(0))
            rolls = [each.do(table_id, player, roll, f"roll {at}") for at, each in enumerate((one, two))]
            assert codes(await asyncio.gather(*rolls, return_exceptions=True)) == ["", "out_of_date"]

    run(test())


def codes(results: list[int | BaseException]) -> list[str]:
    assert all(isinstance(result, (int, TableError, RuleError)) for result in results), results
    return sorted(str(getattr(result, "code", "")) for result in results)


def test_a_server_that_is_behind_rejects_no_valid_command(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await start_game(one)
            await two.look(table_id, None)  # from here on the second one may be behind
            for number in range(12):
                found = await next_command(one, table_id, PEOPLE, Random(number))
                assert found is not None
                await (one if number % 4 else two).do(table_id, *found)

    run(test())


def test_a_due_action_is_run_once_by_two_servers(place: Place) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with pair(place, Times(now=clock, bot_pause=0, run_timers=False)) as (one, two):
            table_id = await start_game(one, people=1, bots=3, grace=5)
            before = len(await one.store.tail(table_id))
            clock.wait(5)
            made = 0
            while (more := sum(await asyncio.gather(one.run_due(), two.run_due()))) != 0:
                made += more
                clock.wait(5)
            entries = await two.store.tail(table_id)
            assert made == len(entries) - before
            assert fold(entries).status == "finished"

    run(test())


def test_a_cancelled_and_repeated_request_is_applied_once(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await start_game(one)
            rng = Random(2)
            for number in range(15):
                found = await next_command(one, table_id, PEOPLE, rng)
                assert found is not None
                cancelled = asyncio.create_task(one.do(table_id, *found, f"{number}"))
                for _ in range(rng.randint(0, 6)):
                    await asyncio.sleep(0)
                cancelled.cancel()
                again = [each.do(table_id, *found, f"{number}") for each in (one, two)]
                first, second = await asyncio.gather(*again)
                await asyncio.gather(cancelled, return_exceptions=True)
                assert first == second
            made = requests(await one.store.tail(table_id))
            assert len(made) == len(set(made)) == 2 + 1 + 15

    run(test())


def test_a_rematch_requested_on_both_servers_is_one_table(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await start_game(one)
            await two.do(table_id, BOB, Resign())
            await asyncio.gather(one.do(table_id, ADA, Rematch()), two.do(table_id, BOB, Rematch()))
            views = [(await each.look(table_id, None)).table for each in (one, two)]
            (again,) = {view.rematch for view in views}
            assert again is not None
            seats = [(await each.look(again, None)).table.seats for each in (one, two)]
            assert seats[0] == seats[1]
            assert [seat.name for seat in seats[0]] == ["Bob", "Ada"]
            assert len(await one.store.tail(again)) == 1

    run(test())


# Watching


@asynccontextmanager
async def all_watching(table_id: str, *services: Tables) -> AsyncIterator[dict[tuple[int, str | None], Watcher]]:
    """Watch as both players and as a spectator on every server."""
    async with AsyncExitStack() as stack:
        yield {
            (at, player): await stack.enter_async_context(watching(tables, table_id, player))
            for at, tables in enumerate(services)
            for player in (ADA.id, BOB.id, None)
        }


async def same_for_all(watchers: dict[tuple[int, str | None], Watcher], seq: int) -> None:
    """Wait until all have seen an entry; check equal views on both servers and complete happenings in order."""
    views = {key: await watcher.until(lambda view: view.seq == seq) for key, watcher in watchers.items()}
    for player in (ADA.id, BOB.id, None):
        assert text(views[0, player]) == text(views[1, player])
    for watcher in watchers.values():
        seqs = [each.seq for each in watcher.happenings]
        assert seqs == list(range(watcher.views[0].seq + 1, seq + 1))


@pytest.fixture
def running() -> Times:
    """Times of a real server: timers and the sweep run."""
    return Times(bot_pause=0, takeover_delay=0)


def test_watchers_on_both_servers_see_the_same(place: Place, running: Times) -> None:
    async def test() -> None:
        async with pair(place, running) as (one, two):
            table_id = await start_game(one, "cards", 2, 1)
            async with all_watching(table_id, one, two) as watchers:
                for round_ in range(2):
                    await play_on([one, two], table_id, Random(round_), 12, f"round {round_}")
                    await same_for_all(watchers, await settled(one, table_id))

    run(test())


async def settled(tables: Tables, table_id: str) -> int:
    """Run all due actions and return the last seq."""
    while await tables.run_due():
        pass
    return (await tables.store.tail(table_id))[-1].seq


def test_watchers_see_the_same_while_redis_is_down_and_after(
    redis: Redis, redis_url: str, postgres_database: str, migrated_postgres: None, running: Times
) -> None:
    async def test() -> None:
        async with pair((postgres_database, redis_url), running) as (one, two):
            table_id = await start_game(one, people=2, bots=1)
            async with all_watching(table_id, one, two) as watchers:
                for name, change in (("before", None), ("gone", redis.kill), ("after", redis.start)):
                    if change is not None:
                        await asyncio.to_thread(change)
                    await play_on([one, two], table_id, Random(name), 8, name)
                    await same_for_all(watchers, await settled(two, table_id))

    run(test())


def test_the_sweep_finds_entries_without_a_fanout(file: str) -> None:
    async def test() -> None:
        async with pair((file, None)) as (one, two):
            table_id = await start_game(one)
            async with watching(two, table_id, None) as watcher:
                await watcher.until(lambda view: True)
                seq = await one.do(table_id, *(await next_command(one, table_id, PEOPLE, Random(1)) or (ADA, Roll(0))))
                await two._sync_and_evict()
                assert (await watcher.until(lambda view: view.seq == seq)).seq == seq
                assert [each.what for each in watcher.happenings] == ["rolled"]

    run(test())


def test_a_returning_watcher_gets_the_missed_happenings(file: str) -> None:
    async def test() -> None:
        async with pair((file, None)) as (one, _):
            table_id = await start_game(one)
            seen = (await one.look(table_id, ADA.id)).table.seq
            await play_on([one], table_id, Random(1), 5)
            async with watching(one, table_id, ADA.id, seen) as watcher:
                await watcher.until(lambda view: view.seq == seen + 5)
                assert [each.seq for each in watcher.happenings] == list(range(seen + 1, seen + 6))

    run(test())


def test_a_delayed_spectator_who_is_up_to_date_gets_later_entries(file: str) -> None:
    """The subscription must survive a time without anything new to show."""

    async def test() -> None:
        clock = ManualClock()
        async with pair((file, None), Times(now=clock, bot_pause=0, run_timers=False)) as (one, _):
            table_id = await start_game(one, people=3, delay=60)
            clock.wait(60)
            async with watching(one, table_id, EVE.id) as watcher:
                seen = (await watcher.until(lambda view: view.status == "playing")).seq
                await play_on([one], table_id, Random(1), 1, "roll")
                assert (await one.history(table_id, EVE.id, seen, 10)) == ([], False)
                assert (await one.history(table_id, EVE.id, -4, 2))[0][0].what == "created"
                clock.wait(60)
                await play_on([one], table_id, Random(1), 1, "decision")  # the roll is old enough now
                await watcher.until(lambda view: view.seq == seen + 1)
                assert [each.what for each in watcher.happenings] == ["rolled"]
                clock.wait(60)

    run(test())


def test_an_unused_table_is_evicted_and_read_again_from_the_log(file: str) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with pair((file, None), Times(now=clock, bot_pause=0, run_timers=False)) as (one, _):
            used, unused = await start_game(one), await start_game(one)
            async with watching(one, used, None) as watcher:
                await watcher.until(lambda view: True)
                clock.wait(3600)
                await one._sync_and_evict()
                assert one.live == 1
            assert (await one.look(unused, ADA.id)).table.status == "playing"
            assert one.live == 2

    run(test())
