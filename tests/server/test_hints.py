"""Hints over HTTP, from a real server: sent to the requesting player only."""

import asyncio
from typing import Any

import httpx
import pytest

from rowlock.i18n import LANGUAGES, words

from .client import Json, Pair, Person, Socket, run, two_at_a_table
from .processes import Server

CLOSE = 0.05
"""Differences in the chance to win below this do not decide the order; the margin does."""


async def until_options(pair: Pair, most: int = 40) -> tuple[Person, Socket, Json]:
    """Play until a seat has options; return its player, socket and game."""
    for _ in range(most):
        for person, socket in zip((pair.ada, pair.bob), pair.sockets, strict=True):
            game = socket.table["game"]
            if len(game["options"]) > 1:
                return person, socket, dict(game)
        await pair.play_on()
    raise AssertionError(f"no seat had options within {most} moves")


async def ask(person: Person, table: str, step: int) -> httpx.Response:
    return await person.post(f"/tables/{table}/hint", step=step)


@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_a_hint_ranks_the_options_with_reasons(game: str, plain: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(plain.url, game) as pair:
            person, socket, seen = await until_options(pair)
            assert seen["hint"]
            answer = await ask(person, pair.table, seen["step"])
            assert answer.status_code == httpx.codes.OK, answer.text
            hint = answer.json()
            assert hint["options"]
            for option in hint["options"]:
                assert option["decision"] in seen["options"]
                assert 0 <= option["win"] <= 1
                for language in LANGUAGES:
                    assert words(language)(f"why-{option['reason']['key']}", **_values(option["reason"], language))
            chances = [option["win"] for option in hint["options"]]
            assert chances[0] > max(chances) - CLOSE
            # the other player sees that a hint was taken, not its content
            other = next(each for each in pair.sockets if each is not socket)
            await other.until(lambda: any(h["what"] == "hinted" for u in other.updates for h in u["happenings"]))
            assert sorted(seat["hints"] for seat in other.table["seats"]) == [0, 1]
            assert not any('"win"' in text or '"reason"' in text for text in other.texts)
            # a second request gives the same hint
            assert (await ask(person, pair.table, seen["step"])).json() == hint
            # the best option can be sent back as a decision
            await socket.does("decide", step=seen["step"], decision=hint["options"][0]["decision"])

    run(work())


def _values(reason: Json, language: str) -> dict[str, Any]:
    return words(language)._details(reason["args"])


def test_solo_has_points_and_no_chance_to_win(plain: Server) -> None:
    async def work() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            table = await ada.new_table(solo=True, seats=1)
            await ada.does(table, "sit")
            await ada.does(table, "start")
            seen = (await ada.does(table, "roll", step=0))["table"]["game"]
            hint = (await ask(ada, table, seen["step"])).json()
            assert {option["win"] for option in hint["options"]} == {None}
            points = [option["points"] for option in hint["options"]]
            assert points[0] > max(points) - 1

    run(work())


def test_no_hint_against_the_clock_unless_the_host_allows_it(plain: Server) -> None:
    async def work(hints: dict[str, Any], code: str | None) -> None:
        async with two_at_a_table(plain.url, clock={"per_decision": 600}, **hints) as pair:
            person, _, seen = await until_options(pair)
            assert seen["hint"] is (code is None)
            answer = await ask(person, pair.table, seen["step"])
            assert answer.json().get("code") == code

    run(work({}, "hints_not_allowed"))
    run(work({"hints": True}, None))


def test_a_hint_out_of_turn_is_refused_with_a_code(plain: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(plain.url) as pair, Person(plain.url) as anonymous:
            eve = await Person.guest(plain.url, "Eve")
            person, socket, seen = await until_options(pair)
            step = seen["step"]
            for client, table, at, status, code in (
                (anonymous, pair.table, step, 401, "no_identity"),
                (eve, pair.table, step, 403, "not_seated"),
                (person, "nowhere", step, 404, "no_such_table"),
                (person, pair.table, step + 1, 409, "out_of_date"),
            ):
                answer = await ask(client, table, at)
                assert (answer.status_code, answer.json()["code"]) == (status, code)
            bad = await person.post(f"/tables/{pair.table}/hint", step="soon")
            assert (bad.status_code, bad.json()["code"]) == (400, "bad_request")
            await socket.does("decide", step=step, decision=seen["options"][0])
            if socket.table["game"]["step"] == step:  # the other seat has not decided yet
                late = await ask(person, pair.table, step)
                assert late.json()["code"] == "no_hint_now"
            await eve.http.aclose()

    run(work())


def test_one_hint_at_a_time_for_each_seat_and_the_table_goes_on_meanwhile(plain: Server) -> None:
    async def work() -> None:
        async with two_at_a_table(plain.url, "cards") as pair:
            person, socket, seen = await until_options(pair)
            asked = [asyncio.create_task(ask(person, pair.table, seen["step"])) for _ in range(8)]
            await socket.alive()
            answers = await asyncio.gather(*asked)
            codes = {answer.json().get("code") for answer in answers}
            assert None in codes
            assert codes <= {None, "hint_under_way"}
            assert len({answer.text for answer in answers if answer.status_code == httpx.codes.OK}) == 1
            assert sum(seat["hints"] for seat in (await person.see(pair.table))["seats"]) == 1

    run(work())


def test_hints_are_limited(proxied: Server) -> None:
    async def work() -> None:
        headers = {"X-Forwarded-For": "203.0.113.77"}
        async with two_at_a_table(proxied.url, headers=headers) as pair:
            for _ in range(40):
                answer = await ask(pair.ada, pair.table, 999)
                if answer.status_code == httpx.codes.TOO_MANY_REQUESTS:
                    break
            assert answer.json()["code"] == "too_fast"
            assert int(answer.headers["Retry-After"]) >= 1

    run(work())
