"""Statistics over HTTP: of the guest who asks, and of nobody else."""

import asyncio

import httpx

from rowlock.server.limits import STATISTICS
from rowlock.tables.statistics import BADGES

from .client import Person, check_problem, from_new_address, run
from .processes import Server


def test_statistics_are_those_of_the_guest_who_asks(plain: Server) -> None:
    async def work() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, await Person.guest(plain.url, "Bob") as bob:
            assert (await ada.get("/me/statistics")).json()["games"] == 0
            table = await ada.new_table()
            for person in (ada, bob):
                await person.does(table, "sit")
            await ada.does(table, "start")
            await bob.does(table, "resign")
            own, other = [(await each.get("/me/statistics")).json() for each in (ada, bob)]
            assert (own["games"], own["wins"], own["streak"], other["wins"]) == (1, 1, 1, 0)
            assert own["by_game"] == [
                {
                    "game": "classic",
                    "solo": False,
                    "games": 1,
                    "wins": 1,
                    "best": None,
                    "best_table": None,
                    "previous_best": None,
                    "average": None,
                    "recent": [],
                }
            ]
            assert own["longest_streak_table"] == table
            assert other["longest_streak_table"] is None
            assert [each["code"] for each in own["badges"]] == list(BADGES)
            assert {each["table"] for each in own["badges"]} == {None}
            async with await ada.program() as program:
                assert (await program.get("/me/statistics")).json() == own

    run(work())


def test_statistics_have_a_limit_of_their_own(proxied: Server) -> None:
    async def work() -> None:
        async with (
            await Person.guest(proxied.url, "Ada", from_new_address()) as ada,
            await Person.guest(proxied.url, "Bob", from_new_address()) as bob,
        ):
            answers = await asyncio.gather(*(ada.get("/me/statistics") for _ in range(2 * int(STATISTICS.burst))))
            refused = [answer for answer in answers if answer.status_code != httpx.codes.OK]
            assert len(refused) >= STATISTICS.burst / 2
            for answer in refused:
                check_problem(answer, 429, "too_fast")
            for person, path in ((ada, "/me"), (bob, "/me/statistics")):
                assert (await person.get(path)).status_code == httpx.codes.OK

    run(work())


def test_statistics_need_an_identity(plain: Server) -> None:
    async def work() -> None:
        async with Person(plain.url) as nobody:
            answer = await nobody.get("/me/statistics")
            assert answer.status_code == httpx.codes.UNAUTHORIZED
            assert answer.headers["content-type"].startswith("application/problem+json")
            assert answer.json()["code"] == "no_identity"

    run(work())
