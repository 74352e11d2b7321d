"""Recipients, time and number of the push messages of a turn, read by the tests' own push service."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from random import Random
from typing import Any
from unittest.mock import patch

import httpx
import pytest

from rowlock.server.config import PushConfig
from rowlock.server.problems import ApiError
from rowlock.server.push import service
from rowlock.server.push.service import LOOK_BACK, MAX_SUBSCRIPTIONS, PushService
from rowlock.tables.correspondence import Turn
from rowlock.tables.errors import TableError
from rowlock.tables.messages import Clock, Decide, Resign, Roll, Settings, Sit, Start, Undo
from rowlock.tables.players import Player
from rowlock.tables.service import Tables, Times
from rowlock.tables.storage import subscriptions
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.storage.schema import game_table
from rowlock.tables.storage.store import Store

from .. import http_client as plain_http
from ..push_service import CONTACT, KEY, Browser, PushBox, push_box
from ..tables.helpers import ADA, BOB, CLEO, DAN, ManualClock, play_on, run, serving, start_game, wait_until, watching

DELAY = 30.0
DAYS: dict[str, Any] = {"clock": {"per_decision": 2 * 86_400}}


@pytest.fixture
def box(monkeypatch: pytest.MonkeyPatch) -> Iterator[PushBox]:
    monkeypatch.setattr(httpx, "AsyncClient", plain_http.async_client)
    with push_box() as made:
        yield made
        assert not made.refused


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("empty") / "tables.db"
    upgrade(database_url(str(path)))
    return path


@pytest.fixture
def file(empty: Path, tmp_path: Path) -> str:
    return str(shutil.copy(empty, tmp_path))


class World:
    """A server's tables and push messages, with a clock that stands still."""

    def __init__(self, tables: Tables, push: PushService, clock: ManualClock, box: PushBox) -> None:
        self.tables, self.push, self.clock, self.box = tables, push, clock, box

    async def browser(self, player: Player) -> Browser:
        """Subscribe a new browser of a player."""
        made = self.box.browser()
        keys = made.json["keys"]
        await self.push.subscribe(player, made.endpoint, keys["p256dh"], keys["auth"])
        return made

    async def step(self, table: str) -> int:
        game = (await self.tables.look(table, None)).table.game
        assert game is not None
        return game.step

    async def active(self, table: str) -> tuple[Player, Player]:
        """Return the player who has to roll, and the other."""
        view = (await self.tables.look(table, ADA.id)).table
        assert view.game is not None
        return (ADA, BOB) if view.game.roll else (BOB, ADA)

    async def roll(self, table: str) -> tuple[Player, Player]:
        """Let the active player roll: both are asked now. Return the active player and the other."""
        active, other = await self.active(table)
        await self.tables.do(table, active, Roll(await self.step(table)))
        return active, other

    async def passes(self, table: str, player: Player) -> None:
        game = (await self.tables.look(table, player.id)).table.game
        assert game is not None
        await self.tables.do(table, player, Decide(game.step, game.options[0]))

    async def look(self, seconds: float = DELAY, times: int = 2) -> list[Any]:
        """Let time pass, look for turns to tell, and return the messages of that time."""
        before = len(self.box.received)
        for _ in range(times):  # a table that is read for the first time was left just now, as far as is known
            self.clock.wait(seconds)
            await self.push.sweep()
        await asyncio.wait_for(self.push._delivery._queue.join(), 60)
        return [each.message for each in self.box.received[before:]]


@asynccontextmanager
async def world(
    file: str, box: PushBox, clock: ManualClock | None = None, secret: str = "s" * 32
) -> AsyncIterator[World]:
    clock = clock or ManualClock()
    async with serving(file, times=Times(now=clock, bot_pause=0, run_timers=False)) as tables:
        for player in (ADA, BOB, CLEO):
            with suppress(Exception):  # another world has made them
                await tables.store.add_player(player.id, player.name, f"recovery of {player.id}", 1)
        push = PushService(PushConfig(KEY, CONTACT, (box.url,), DELAY), secret, tables)
        push._delivery.open()
        try:
            yield World(tables, push, clock, box)
        finally:
            await push._delivery.close()


def test_an_absent_player_is_told_once_that_it_is_their_turn(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, other = await here.active(table)
            browser = await here.browser(active)
            assert await here.look() == [{"table": table, "game": "classic", "by": "", "waiting": 1}]
            assert await here.look(86_400) == []
            await here.roll(table)
            assert await here.look() == []  # the same step: told before
            await here.passes(table, active)
            await here.passes(table, other)
            assert await here.look() == [{"table": table, "game": "classic", "by": other.name, "waiting": 1}]
            assert len(box.at(browser)) == 2

    run(test())


def test_nobody_is_told_before_they_have_been_gone_for_the_delay(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, _ = await here.active(table)
            await here.browser(active)
            await here.push.sweep()
            assert await here.look(DELAY - 1, times=1) == []
            assert len(await here.look(1, times=1)) == 1

    run(test())


def test_a_process_that_reads_a_table_asks_first_whether_its_players_are_elsewhere(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            await here.browser((await here.active(table))[0])
            here.tables._live.clear()
            assert await here.look(3600, times=1) == []
            assert await here.look(DELAY - 1, times=1) == []
            assert len(await here.look(1, times=1)) == 1

    run(test())


def test_a_player_who_has_the_table_open_is_told_only_after_leaving_it(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, _ = await here.active(table)
            await here.browser(active)
            async with watching(here.tables, table, active.id) as watcher:
                await watcher.until(lambda _: True)
                assert await here.look(3600) == []
            assert await here.look(DELAY - 1, times=1) == []  # a reload
            assert len(await here.look(1, times=1)) == 1

    run(test())


def test_a_turn_that_is_taken_is_not_told(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            _, other = await here.roll(table)
            await here.browser(other)
            async with watching(here.tables, table, other.id) as watcher:
                await watcher.until(lambda _: True)
                assert await here.look() == []  # it is known that the other has to decide
                await here.passes(table, other)
            assert await here.look() == []

    run(test())


def test_undo_does_not_make_another_turn(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, other = await here.roll(table)
            await here.browser(active)
            await here.browser(other)
            assert [each["by"] for each in await here.look()] == [active.name]
            await here.passes(table, other)
            await here.tables.do(table, other, Undo(await here.step(table)))
            assert await here.look() == []

    run(test())


def test_who_acted_last_knows_what_the_table_waits_for(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, other = await here.roll(table)
            await here.browser(active)
            assert await here.look(3600) == []
            await here.passes(table, other)  # now they alone are waited for
            assert [each["by"] for each in await here.look()] == [other.name]

    run(test())


@pytest.mark.parametrize(
    ("settings", "told"),
    [
        ({"clock": {"per_decision": 3600}}, True),
        ({"clock": {"per_decision": 3599}}, False),
        ({}, True),
        ({"clock": {"per_decision": 86_400, "total": 600}}, False),
        ({"clock": {"per_decision": 86_400}, "grace": 60}, False),
        ({"grace": 7200}, True),
    ],
)
def test_only_tables_that_wait_for_an_hour_or_longer_tell_anything(
    file: str, box: PushBox, settings: dict[str, Any], told: bool
) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **settings)
            active, _ = await here.active(table)
            await here.browser(active)
            assert len(await here.look()) == told

    run(test())


def test_a_game_with_bots_alone_tells_nothing(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            await start_game(here.tables, people=1, bots=1, **DAYS)
            await here.browser(ADA)
            await here.tables.run_due()
            assert await here.look() == []

    run(test())


def test_who_has_resigned_or_is_alone_is_not_told(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, people=3, **DAYS)
            await here.tables.do(table, BOB, Resign())
            for player in (ADA, BOB, CLEO):
                await here.browser(player)
            for _ in range(6):
                await here.tables.run_due()
                await play_on([here.tables], table, Random(1), 1, "one")
                await here.look()
            names = {each.path for each in box.received}
            assert "/push/1" not in names
            assert names <= {"/push/0", "/push/2"}

    run(test())


def test_a_game_that_waits_for_texts_to_begin_tells_who_has_to_come(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await here.tables.create(Settings("classic", clock=Clock(2 * 86_400)), ADA)
            await here.tables.do(table, ADA, Sit(entropy="ada"))
            await here.tables.do(table, BOB, Sit(pledge="0" * 64))
            await here.browser(ADA)
            browser = await here.browser(BOB)
            assert await here.look() == []
            await here.tables.do(table, ADA, Start())
            assert await here.look() == [{"table": table, "game": "classic", "by": "", "waiting": 1}]
            assert await here.look() == []
            assert len(box.at(browser)) == 1

    run(test())


def test_every_browser_is_told_and_the_oldest_of_too_many_is_forgotten(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, _ = await here.active(table)
            made = []
            for _ in range(MAX_SUBSCRIPTIONS + 1):
                made.append(await here.browser(active))
                await asyncio.sleep(0.002)  # they are ordered by their time in milliseconds
            assert len(await here.look()) == MAX_SUBSCRIPTIONS
            assert [len(box.at(each)) for each in made] == [0] + [1] * MAX_SUBSCRIPTIONS

    run(test())


def test_a_browser_belongs_to_who_subscribed_last(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, other = await here.active(table)
            browser = await here.browser(active)
            keys = browser.json["keys"]
            await here.push.subscribe(other, browser.endpoint, keys["p256dh"], keys["auth"])
            assert await here.look() == []
            await here.push.subscribe(active, browser.endpoint, keys["p256dh"], keys["auth"])
            await here.roll(table)
            await here.passes(table, other)
            assert len(await here.look()) == 1

    run(test())


def test_a_subscription_is_deleted_by_its_owner_only(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, other = await here.active(table)
            browser = box.browser()
            keys = browser.json["keys"]
            name = await here.push.subscribe(active, browser.endpoint, keys["p256dh"], keys["auth"])
            await here.push.unsubscribe(other, name)
            assert len(await here.look()) == 1
            await here.push.unsubscribe(active, name)
            _, other = await here.roll(table)
            await here.passes(table, active)
            await here.passes(table, other)
            assert await here.look() == []

    run(test())


def test_a_browser_that_is_gone_is_forgotten(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, other = await here.active(table)
            await here.browser(active)
            box.answers = [410]
            assert len(await here.look()) == 1
            await here.roll(table)
            await here.passes(table, active)
            await here.passes(table, other)
            assert await here.look() == []

    run(test())


@pytest.mark.parametrize("how", ["sign out", "recover"])
def test_signing_out_everywhere_ends_the_messages(file: str, box: PushBox, how: str) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            await start_game(here.tables, **DAYS)
            for player in (ADA, BOB):
                await here.browser(player)
                if how == "sign out":
                    await here.tables.store.sign_out_everywhere(player.id)
                else:
                    assert await here.tables.store.recover(f"recovery of {player.id}", player.id, 2, everywhere=True)
            assert await here.look() == []
            rows = await here.tables.store.query(count_subscriptions)
            assert rows == 0

    run(test())


def count_subscriptions(connection: Any) -> int:
    return int(connection.exec_driver_sql("SELECT count(*) FROM push_subscription").scalar())


def test_a_subscription_of_before_signing_out_does_not_count_even_if_it_was_not_deleted(
    file: str, box: PushBox
) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            active, _ = await here.active(table)
            await here.tables.store.sign_out_everywhere(active.id)
            await here.browser(active)  # the player of a request that began before
            assert await here.look() == []

    run(test())


def test_two_processes_tell_each_turn_once(file: str, box: PushBox, monkeypatch: pytest.MonkeyPatch) -> None:
    claimed, refused = list[tuple[str, int]](), list[tuple[str, int]]()

    async def claim(store: Store, turn: Turn) -> bool:
        await asyncio.sleep(0.01)  # both have looked before one of them claims
        won = await subscriptions.claim(store, turn)
        (claimed if won else refused).append((turn.player, turn.number))
        return won

    monkeypatch.setattr(service, "claim", claim)

    async def test() -> None:
        clock = ManualClock()
        async with AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(world(file, box, clock)) for _ in range(2)]
            table = await start_game(one.tables, **DAYS)
            for player in (ADA, BOB):
                await one.browser(player)
            for number in range(12):
                for _ in range(2):
                    clock.wait(DELAY)
                    await asyncio.gather(one.push.sweep(), two.push.sweep())
                await play_on([one.tables, two.tables], table, Random(number), 1, f"{number}")
            for each in (one, two):
                await asyncio.wait_for(each.push._delivery._queue.join(), 60)

    run(test())
    assert len(claimed) == len(set(claimed)) == len(box.received) > 4
    assert set(refused) & set(claimed)


def test_a_process_that_starts_tells_what_the_last_one_did_not_and_nothing_twice(file: str, box: PushBox) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with world(file, box, clock) as before:
            told = await start_game(before.tables, **DAYS)
            active, _ = await before.active(told)
            await before.browser(active)
            assert len(await before.look()) == 1
            untold = await start_game(before.tables, "onboard", **DAYS)
            while (await before.active(untold))[0] != active:
                await play_on([before.tables], untold, Random(1), 1, f"{clock()}")
                clock.wait(0.001)
        clock.wait(3600)
        async with world(file, box, clock) as after:
            (message,) = await after.look()
            assert (message["table"], message["waiting"]) == (untold, 2)
            assert after.tables._live.keys() == {untold}  # the other one was not read again

    run(test())


def test_what_began_long_before_the_start_is_not_told(file: str, box: PushBox) -> None:
    async def test() -> None:
        clock = ManualClock()
        async with world(file, box, clock) as before:
            table = await start_game(before.tables, **DAYS)
            await before.browser((await before.active(table))[0])
        clock.wait(LOOK_BACK / 1000 + 61)
        async with world(file, box, clock) as after:
            assert await after.look() == []

    run(test())


def test_the_message_and_its_headers_give_nothing_away(file: str, box: PushBox) -> None:
    """The push service sees neither the table nor a name, and the browser nothing that its player may not see."""

    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, "cards", **DAYS)
            for player in (ADA, BOB):
                await here.browser(player)
            await here.look()
            (found, *_) = box.received
            assert found.message.keys() == {"table", "game", "by", "waiting"}
            assert table not in str(found.headers)
            assert 0 < len(found.headers["topic"]) <= 32
            assert int(found.headers["ttl"]) <= 2 * 86_400

    run(test())


def test_messages_of_one_table_to_a_browser_have_one_topic_and_servers_different_ones(file: str, box: PushBox) -> None:
    browsers: dict[Player, Browser] = {}

    async def test(secret: str, clock: ManualClock) -> str:
        async with world(file, box, clock, secret) as here:
            table = await start_game(here.tables, **DAYS)
            active, other = await here.active(table)
            if active not in browsers:
                browsers[active] = await here.browser(active)
            await here.look()
            await here.roll(table)
            await here.passes(table, active)
            await here.passes(table, other)
            await here.look()
            topics = {each.headers["topic"] for each in box.received}
            box.received.clear()
            (topic,) = topics
            return topic

    assert run(test("a" * 32, ManualClock())) != run(test("b" * 32, ManualClock(2_000_000_000_000)))


def test_the_push_service_cannot_tell_who_plays_together(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            for player in (ADA, BOB, ADA):
                await here.browser(player)
            await here.look()
            await here.roll(table)
            await here.look()
            assert len(box.received) == len({each.path for each in box.received}) == 3
            assert len({each.headers["topic"] for each in box.received}) == 3

    run(test())


def test_an_outage_of_the_database_is_logged_once(file: str, box: PushBox, caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            sweeps = 0

            async def sweep() -> None:
                nonlocal sweeps
                sweeps += 1
                if sweeps not in (4, 5):
                    raise TableError("unavailable")

            push = PushService(PushConfig(KEY, CONTACT, (box.url,), 0), "s" * 32, here.tables, interval=0.001)
            with patch.object(push, "sweep", sweep):
                running = asyncio.create_task(push.run())
                await wait_until(lambda: sweeps > 10)
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

    run(test())
    assert len([record for record in caplog.records if "push messages wait" in record.message]) == 2


def test_a_service_keeps_a_message_until_the_clock_decides(file: str, box: PushBox) -> None:
    async def test(settings: dict[str, Any]) -> int:
        async with world(file, box, ManualClock(next(TIMES))) as here:
            table = await start_game(here.tables, **settings)
            await here.browser((await here.active(table))[0])
            await here.look()
            return int(box.received[-1].headers["ttl"])

    assert run(test({"clock": {"per_decision": 7200}})) == 7200 - DELAY
    assert run(test({"clock": {"per_decision": 14 * 86_400}})) == run(test({})) == 7 * 86_400


TIMES = iter(range(1_700_000_000_000, 2_700_000_000_000, 100_000_000_000))


@pytest.mark.parametrize(
    ("endpoint", "key", "auth", "where"),
    [
        ("https://example.org/", None, None, "endpoint"),
        (None, "AAAA", None, "keys"),
        (None, None, "AAAA", "keys"),
    ],
)
def test_a_subscription_that_cannot_be_used_is_refused(
    file: str, box: PushBox, endpoint: str | None, key: str | None, auth: str | None, where: str
) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            given = box.browser().json
            keys = given["keys"]
            with pytest.raises(ApiError) as raised:
                await here.push.subscribe(
                    ADA, endpoint or given["endpoint"], key or keys["p256dh"], auth or keys["auth"]
                )
            assert raised.value.code == "bad_subscription"
            assert raised.value.details == {"where": where}

    run(test())


def test_turns_that_are_watched_are_bounded(file: str, box: PushBox, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(service, "MAX_PENDING", 3)

    async def test() -> None:
        async with world(file, box) as here:
            await here.browser(ADA)
            await here.browser(BOB)
            for _ in range(5):
                await start_game(here.tables, **DAYS)
                here.clock.wait(1)
            here.clock.wait(DELAY)
            here.tables._live.clear()  # as far as is known they have just left
            await here.push.sweep()
            assert len(here.push._pending) == 3

    run(test())


@pytest.mark.parametrize("settings", [{"clock": {"per_decision": 60}}, {"grace": 300}])
def test_no_turn_is_watched_or_loaded_at_a_table_that_tells_nobody(
    file: str, box: PushBox, settings: dict[str, Any]
) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            for player in (ADA, BOB):
                await here.browser(player)
            table = await start_game(here.tables, **settings)
            async with watching(here.tables, table, ADA.id), watching(here.tables, table, BOB.id) as watcher:
                await watcher.until(lambda _: True)
                assert await here.look() == []
                assert here.push._pending == {}
            assert await here.tables.turn(table, (await here.active(table))[0].id) is None
            here.tables._live.clear()
            await here.push.sweep()
            assert here.tables.live == 0

    run(test())


def test_a_turn_that_is_over_is_watched_no_longer_even_if_its_player_stays(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            for player in (ADA, BOB):
                await here.browser(player)
            async with watching(here.tables, table, ADA.id), watching(here.tables, table, BOB.id) as watcher:
                await watcher.until(lambda _: True)
                assert await here.look() == []
                assert len(here.push._pending) == 1
                await here.tables.do(table, ADA, Resign())
                assert await here.look() == []
                assert here.push._pending == {}

    run(test())


def test_a_damaged_table_does_not_hold_up_the_others(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            broken = await start_game(here.tables, **DAYS)
            here.clock.wait(1)
            table = await start_game(here.tables, **DAYS)
            for player in (ADA, BOB):
                await here.browser(player)
            await here.tables.store.transact(
                lambda connection: (
                    connection.exec_driver_sql(
                        "UPDATE event SET body = '{}' WHERE table_id = ? AND seq = 2", (broken,)
                    ).rowcount
                )
            )
            here.tables._live.clear()
            assert [each["table"] for each in await here.look()] == [table]

    run(test())


def test_an_unreadable_summary_holds_up_no_other_table_and_is_logged_once(
    file: str, box: PushBox, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            unreadable = await here.tables.create(Settings("classic", clock=Clock(2 * 86_400)), CLEO)
            for player in (CLEO, DAN):
                await here.tables.do(unreadable, player, Sit())
            await here.tables.do(unreadable, CLEO, Start())
            here.clock.wait(1)
            table = await start_game(here.tables, **DAYS)
            for player in (ADA, BOB):
                await here.browser(player)
            damage = game_table.update().where(game_table.c.id == unreadable).values(summary="{")
            await here.tables.store.transact(lambda connection: connection.execute(damage))
            assert [each["table"] for each in await here.look(times=4)] == [table]
            await here.roll(table)
            assert len(await here.look()) == 1
            assert [unreadable in each.message for each in caplog.records] == [True]

    run(test())


def test_a_turn_that_fails_is_dropped_and_the_others_are_told(
    file: str, box: PushBox, caplog: pytest.LogCaptureFixture
) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            failing = await start_game(here.tables, **DAYS)
            here.clock.wait(1)
            table = await start_game(here.tables, **DAYS)
            for player in (ADA, BOB):
                await here.browser(player)
            turn = here.tables.turn

            async def fail(table_id: str, player: str) -> Any:
                if table_id == failing:
                    raise ValueError("of this table")
                return await turn(table_id, player)

            with patch.object(here.tables, "turn", fail):
                assert [each["table"] for each in await here.look()] == [table]
            assert here.push._pending == {}
            assert [failing in each.message for each in caplog.records] == [True]

    run(test())


def test_a_turn_that_could_not_be_told_for_want_of_the_database_is_told_later(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            table = await start_game(here.tables, **DAYS)
            for player in (ADA, BOB):
                await here.browser(player)
            with (
                patch.object(here.tables.store, "tables_of", side_effect=TableError("unavailable")),
                pytest.raises(TableError),
            ):
                await here.look()
            assert [each["table"] for each in await here.look()] == [table]

    run(test())


def test_watched_turns_let_the_rest_of_the_server_run_between_them(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with world(file, box) as here:
            rounds, seen = 0, list[int]()

            async def count() -> None:
                nonlocal rounds
                while True:
                    rounds += 1
                    await asyncio.sleep(0)

            async def turn(*_: str) -> None:
                seen.append(rounds)

            counting = asyncio.create_task(count())
            here.push._watch([(f"table {number}", ADA.id) for number in range(50)])
            with patch.object(here.tables, "turn", turn):
                await here.push.sweep()
            counting.cancel()
            assert len(set(seen)) == 50

    run(test())


def test_people_are_told_while_the_server_runs(file: str, box: PushBox) -> None:
    async def test() -> None:
        async with serving(file, times=Times(bot_pause=0, run_timers=False)) as tables:
            await tables.store.add_player(ADA.id, ADA.name, "a", 1)
            await tables.store.add_player(BOB.id, BOB.name, "b", 1)
            push = PushService(PushConfig(KEY, CONTACT, (box.url,), 0.01), "s" * 32, tables, interval=0.1)
            running = asyncio.create_task(push.run())
            browsers = {}
            for player in (ADA, BOB):
                browsers[player] = box.browser()
                keys = browsers[player].json["keys"]
                await push.subscribe(player, browsers[player].endpoint, keys["p256dh"], keys["auth"])
            await start_game(tables, **DAYS)
            await asyncio.to_thread(box.wait, 1)
            running.cancel()
            await asyncio.gather(running, return_exceptions=True)

    run(test())
