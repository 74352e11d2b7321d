"""Two servers over one log: any of them takes any command, and what they show is the same."""

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
from rowlock.tables.table import fold

from ..services import Redis
from .helpers import ADA, BOB, CLEO, EVE, PEOPLE, Hand, Watcher, begun, next_command, play_on, run, serving, watching

Place = tuple[str, str | None]


@pytest.fixture(params=["sqlite", "postgresql and redis"])
def place(request: pytest.FixtureRequest) -> Place:
    """A database, and the Redis of those who share it, if they have one."""
    database, redis = ("file", None) if request.param == "sqlite" else ("postgres_database", "redis_url")
    found: str = request.getfixturevalue(database)
    if redis is not None:
        request.getfixturevalue("brought_up_to_date")
    return found, redis and request.getfixturevalue(redis)


@asynccontextmanager
async def pair(place: Place, times: Times | None = None) -> AsyncIterator[tuple[Tables, Tables]]:
    """Two services on one place, with one clock that is moved by hand if nothing else is said."""
    database, redis = place
    times = times or Times(now=Hand(), bot_pause=0, run_timers=False)
    async with AsyncExitStack() as stack:
        fanouts = [RedisFanout(redis) if redis else None for _ in range(2)]
        one, two = [await stack.enter_async_context(serving(database, fanout, times)) for fanout in fanouts]
        yield one, two


def text(view: TableView) -> bytes:
    return msgspec.json.encode(view)


def requests(entries: list[Entry]) -> list[tuple[str, str]]:
    return [(entry.player, entry.request) for entry in entries if entry.player and entry.request]


@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_a_game_is_played_to_its_end_through_both_in_turn(place: Place, game: str) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await begun(one, game, 2, 1)
            assert await play_on([one, two], table_id, Random(game)) > 20
            here, there = [await each.finished(table_id, ADA.id) for each in (one, two)]
            assert here == there == fold(await one.store.tail(table_id))
            assert here.record is not None
            assert verify(notation.write(here.record)).fair

    run(test())


def test_a_request_that_is_sent_to_both_at_once_and_again_is_carried_out_once(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await begun(one, people=3)
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
            assert len(made) == len(set(made)) == len(entries) - 1  # the first one made the table
            assert len(entries) == 1 + 3 + 1 + 25

    run(test())


def test_everybody_who_decides_at_once_on_either_server_is_heard(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await begun(one, people=5)
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


def test_of_two_that_want_different_things_one_gets_it_and_the_other_learns_why_not(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await one.create(Settings("classic"), ADA)
            # one seat for two
            await two.do(table_id, ADA, Sit(0))
            rivals = [one.do(table_id, BOB, Sit(1)), two.do(table_id, CLEO, Sit(1))]
            assert codes(await asyncio.gather(*rivals, return_exceptions=True)) == ["", "seat_taken"]
            # one beginning
            starts = [each.do(table_id, ADA, Start(), f"{at}") for at, each in enumerate((one, two))]
            assert codes(await asyncio.gather(*starts, return_exceptions=True)) == ["", "already_started"]
            # one roll
            player, roll = (await next_command(one, table_id, PEOPLE, Random(1))) or (ADA, Roll(0))
            rolls = [each.do(table_id, player, roll, f"roll {at}") for at, each in enumerate((one, two))]
            assert codes(await asyncio.gather(*rolls, return_exceptions=True)) == ["", "out_of_date"]

    run(test())


def codes(results: list[int | BaseException]) -> list[str]:
    assert all(isinstance(result, (int, TableError, RuleError)) for result in results), results
    return sorted(str(getattr(result, "code", "")) for result in results)


def test_a_server_that_is_behind_refuses_nothing_that_the_log_allows(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await begun(one)
            await two.look(table_id, None)  # from here on the second one may be behind
            for number in range(12):
                found = await next_command(one, table_id, PEOPLE, Random(number))
                assert found is not None
                await (one if number % 4 else two).do(table_id, *found)

    run(test())


def test_what_is_due_is_done_once_however_many_see_that_it_is_time(place: Place) -> None:
    async def test() -> None:
        clock = Hand()
        async with pair(place, Times(now=clock, bot_pause=0, run_timers=False)) as (one, two):
            table_id = await begun(one, people=1, bots=3, grace=5)
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


def test_who_gives_up_waiting_and_asks_again_is_served_once(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await begun(one)
            rng = Random(2)
            for number in range(15):
                found = await next_command(one, table_id, PEOPLE, rng)
                assert found is not None
                impatient = asyncio.create_task(one.do(table_id, *found, f"{number}"))
                for _ in range(rng.randint(0, 6)):
                    await asyncio.sleep(0)
                impatient.cancel()
                again = [each.do(table_id, *found, f"{number}") for each in (one, two)]
                first, second = await asyncio.gather(*again)
                await asyncio.gather(impatient, return_exceptions=True)
                assert first == second
            made = requests(await one.store.tail(table_id))
            assert len(made) == len(set(made)) == 2 + 1 + 15

    run(test())


def test_a_rematch_that_both_are_asked_for_is_one_table(place: Place) -> None:
    async def test() -> None:
        async with pair(place) as (one, two):
            table_id = await begun(one)
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
async def everybody(table_id: str, *services: Tables) -> AsyncIterator[dict[tuple[int, str | None], Watcher]]:
    """Players and an onlooker who watch on every server."""
    async with AsyncExitStack() as stack:
        yield {
            (at, player): await stack.enter_async_context(watching(tables, table_id, player))
            for at, tables in enumerate(services)
            for player in (ADA.id, BOB.id, None)
        }


async def same_for_all(watchers: dict[tuple[int, str | None], Watcher], seq: int) -> None:
    """Everybody sees the table as it is after an entry, the same on both servers, and was told everything in order."""
    views = {key: await watcher.until(lambda view: view.seq == seq) for key, watcher in watchers.items()}
    for player in (ADA.id, BOB.id, None):
        assert text(views[0, player]) == text(views[1, player])
    for watcher in watchers.values():
        seqs = [each.seq for each in watcher.told]
        assert seqs == list(range(watcher.views[0].seq + 1, seq + 1))


@pytest.fixture
def running() -> Times:
    """Time as it is in a server: timers run, and the sweep."""
    return Times(bot_pause=0, takeover_delay=0)


def test_all_who_watch_on_either_server_see_the_same_in_the_end(place: Place, running: Times) -> None:
    async def test() -> None:
        async with pair(place, running) as (one, two):
            table_id = await begun(one, "cards", 2, 1)
            async with everybody(table_id, one, two) as watchers:
                for round_ in range(2):
                    await play_on([one, two], table_id, Random(round_), 12, f"round {round_}")
                    await same_for_all(watchers, await settled(one, table_id))

    run(test())


async def settled(tables: Tables, table_id: str) -> int:
    """The last seq of a table that waits for people."""
    while await tables.run_due():
        pass
    return (await tables.store.tail(table_id))[-1].seq


def test_all_see_the_same_while_redis_is_gone_and_after(
    redis: Redis, redis_url: str, postgres_database: str, brought_up_to_date: None, running: Times
) -> None:
    async def test() -> None:
        async with pair((postgres_database, redis_url), running) as (one, two):
            table_id = await begun(one, people=2, bots=1)
            async with everybody(table_id, one, two) as watchers:
                for name, change in (("before", None), ("gone", redis.kill), ("after", redis.start)):
                    if change is not None:
                        await asyncio.to_thread(change)
                    await play_on([one, two], table_id, Random(name), 8, name)
                    await same_for_all(watchers, await settled(two, table_id))

    run(test())


def test_without_any_word_a_sync_finds_what_others_have_done(file: str) -> None:
    async def test() -> None:
        async with pair((file, None)) as (one, two):
            table_id = await begun(one)
            async with watching(two, table_id, None) as watcher:
                await watcher.until(lambda view: True)
                seq = await one.do(table_id, *(await next_command(one, table_id, PEOPLE, Random(1)) or (ADA, Roll(0))))
                await two._sync_and_evict()
                assert (await watcher.until(lambda view: view.seq == seq)).seq == seq
                assert [each.what for each in watcher.told] == ["rolled"]

    run(test())


def test_who_comes_again_is_told_what_was_missed(file: str) -> None:
    async def test() -> None:
        async with pair((file, None)) as (one, _):
            table_id = await begun(one)
            seen = (await one.look(table_id, ADA.id)).table.seq
            await play_on([one], table_id, Random(1), 5)
            async with watching(one, table_id, ADA.id, seen) as watcher:
                await watcher.until(lambda view: view.seq == seen + 5)
                assert [each.seq for each in watcher.told] == list(range(seen + 1, seen + 6))

    run(test())


def test_an_onlooker_who_has_seen_all_there_is_goes_on_watching(file: str) -> None:
    """Late as they are: a table that waits for somebody has nothing more to show, and then it has."""

    async def test() -> None:
        clock = Hand()
        async with pair((file, None), Times(now=clock, bot_pause=0, run_timers=False)) as (one, _):
            table_id = await begun(one, people=3, delay=60)
            clock.wait(60)
            async with watching(one, table_id, EVE.id) as watcher:
                seen = (await watcher.until(lambda view: view.status == "playing")).seq
                await play_on([one], table_id, Random(1), 1, "roll")
                assert (await one.history(table_id, EVE.id, seen, 10)) == ([], False)
                assert (await one.history(table_id, EVE.id, -4, 2))[0][0].what == "created"
                clock.wait(60)
                await play_on([one], table_id, Random(1), 1, "decision")  # the roll is old enough now
                await watcher.until(lambda view: view.seq == seen + 1)
                assert [each.what for each in watcher.told] == ["rolled"]
                clock.wait(60)

    run(test())


def test_a_table_that_nobody_uses_is_forgotten_and_comes_again_from_the_log(file: str) -> None:
    async def test() -> None:
        clock = Hand()
        async with pair((file, None), Times(now=clock, bot_pause=0, run_timers=False)) as (one, _):
            used, unused = await begun(one), await begun(one)
            async with watching(one, used, None) as watcher:
                await watcher.until(lambda view: True)
                clock.wait(3600)
                await one._sync_and_evict()
                assert one.live == 1
            assert (await one.look(unused, ADA.id)).table.status == "playing"
            assert one.live == 2

    run(test())
