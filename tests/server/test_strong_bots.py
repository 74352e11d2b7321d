"""Limits on running games with strong bots, per guest and per address."""

from pathlib import Path

import httpx
import psutil
import pytest

from rowlock.server import strong_bots
from rowlock.server.problems import ApiError
from rowlock.server.strong_bots import MAX_PER_GUEST, StrongBotGames
from rowlock.tables.messages import Resign, SeatBot, Settings, Sit, Start
from rowlock.tables.players import Player
from rowlock.tables.service import Tables
from rowlock.tables.storage.database import database_url, upgrade

from ..tables.helpers import ADA, BOB, PEOPLE, serving
from ..tables.helpers import run as run_service
from .client import Person, Socket, check_problem, command, from_new_address, run
from .processes import Server
from .test_floods import pid_of


async def waiting(tables: Tables, host: Player, bot: str = "expert", stand_in: str = "greedy") -> str:
    """Create a table of a host and a bot that is ready to start."""
    table_id = await tables.create(Settings("classic", 2, stand_in=stand_in), host)
    await tables.do(table_id, host, Sit())
    await tables.do(table_id, host, SeatBot(1, bot))
    return table_id


@pytest.fixture
def file(tmp_path_factory: pytest.TempPathFactory) -> str:
    path = str(tmp_path_factory.mktemp("strong") / "tables.db")
    upgrade(database_url(path))
    return path


def test_a_guest_begins_another_game_once_one_has_ended(file: str) -> None:
    async def test() -> None:
        async with serving(file) as tables:
            games = StrongBotGames(tables, 1)
            running = [await waiting(tables, ADA) for _ in range(MAX_PER_GUEST)]
            for table_id in running:
                await games.do(table_id, ADA, Start(), None, "here")
            more = await waiting(tables, ADA)
            for _ in range(2):
                with pytest.raises(ApiError) as caught:
                    await games.do(more, ADA, Start(), None, "elsewhere")
                assert (caught.value.code, caught.value.details) == ("too_many_strong_bots", {"most": MAX_PER_GUEST})
            await games.do(await waiting(tables, ADA, "greedy"), ADA, Start(), None, "here")
            await games.do(await waiting(tables, BOB), BOB, Start(), None, "here")
            stands_in = await waiting(tables, ADA, "greedy", stand_in="champion")
            with pytest.raises(ApiError):
                await games.do(stands_in, ADA, Start(), None, "here")
            await games.do(running[0], ADA, Resign(), None, "here")
            await games.do(more, ADA, Start(), None, "here")

    run_service(test())


def test_all_guests_at_an_address_share_its_limit_and_zero_disables_it(
    file: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(strong_bots, "MAX_PER_ADDRESS", 3)

    async def test() -> None:
        async with serving(file) as tables:
            games, unlimited = StrongBotGames(tables, 1), StrongBotGames(tables, 0)
            for player in PEOPLE[:3]:
                await games.do(await waiting(tables, player), player, Start(), None, "hall")
            table_id = await waiting(tables, PEOPLE[3])
            with pytest.raises(ApiError):
                await games.do(table_id, PEOPLE[3], Start(), None, "hall")
            await unlimited.do(table_id, PEOPLE[3], Start(), None, "hall")
            await games.do(await waiting(tables, PEOPLE[4]), PEOPLE[4], Start(), None, "home")

    run_service(test())


def test_the_limit_applies_to_requests_and_sockets(proxied: Server) -> None:
    async def test() -> None:
        async with await Person.guest(proxied.url, "Ada", from_new_address()) as ada:
            tables = [await ada.new_table() for _ in range(MAX_PER_GUEST + 1)]
            for table in tables:
                await ada.does(table, "sit")
                await ada.does(table, "seat_bot", seat=1, bot="champion")
            for table in tables[:-1]:
                await ada.does(table, "start")
            check_problem(await ada.do(tables[-1], "start"), 429, "too_many_strong_bots")
            async with ada.socket(tables[-1]) as socket:
                assert (await socket.do("start"))["code"] == "too_many_strong_bots"
                await ada.does(tables[0], "resign")
                await socket.does("start")
            page = await ada.http.get(proxied.url)
            assert page.status_code in (httpx.codes.OK, httpx.codes.NOT_FOUND)  # without a built client

    run(test())


def test_strong_bots_think_in_another_process_which_may_die(tmp_path: Path) -> None:
    """In a thread of the server, every player would wait for them."""

    async def test(server: Server) -> None:
        async with await Person.guest(server.url, "Ada") as ada:
            table = await ada.new_table()
            await ada.does(table, "sit")
            await ada.does(table, "seat_bot", seat=1, bot="champion")
            assert psutil.Process(pid_of(server)).children(recursive=True) == []
            await ada.does(table, "start")
            async with ada.socket(table) as socket:
                await until_bot_decides(socket)
                (worker,) = psutil.Process(pid_of(server)).children(recursive=True)
                assert "rowlock.server.jobs.worker" in worker.cmdline()
                worker.kill()
                await until_bot_decides(socket)

    with Server(tmp_path) as server:
        run(test(server))
        assert "Traceback" not in server.log()
        server.stop()


async def until_bot_decides(socket: Socket) -> None:
    """Play until the bot has decided once more, if need be after a pause."""
    seen = len(socket.updates)

    def decided() -> bool:
        new = [happening for update in socket.updates[seen:] for happening in update["happenings"]]
        return any(each["what"] == "decided" and each["by"] == "bot" for each in new)

    while not decided():
        await socket.ready(lambda table: decided() or command(table))
        if not decided():
            await socket.do(**(command(socket.table) or {}))
