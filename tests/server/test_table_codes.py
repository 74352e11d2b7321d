"""Codes of tables over HTTP: asked for in a language, typed in any, and hopeless to guess."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from rowlock.server.http.invitations import find_table
from rowlock.server.limits import NEW_CODES, WRONG_CODES, WRONG_CODES_A_DAY, Limits
from rowlock.server.problems import ApiError
from rowlock.tables.code_words import code_number, code_text, count, word_lists
from rowlock.tables.errors import TableError
from rowlock.tables.frames import CodeRequest

from .client import Person, check_problem, from_new_address, run
from .conftest import ORIGIN
from .processes import Server

DAY = 24 * 3600


async def asked(person: Person, table: str, language: str = "en") -> str:
    """Return the code of a table in a language."""
    answer = await person.http.post(f"/tables/{table}/code", headers={"Accept-Language": language})
    assert answer.status_code == 200, answer.text
    return str(answer.json()["code"])


def test_somebody_in_the_room_tells_the_words_and_somebody_else_types_them(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as stranger:
            table = await ada.new_table()
            codes = {language: await asked(ada, table, language) for language in ("en", "pl", "cs", "sk", "de")}
            assert len({code_number(code) for code in codes.values()}) == 1
            assert codes["de"] == codes["en"] != codes["pl"]
            assert await asked(stranger, table) == codes["en"]  # the link leads into the room
            for code in codes.values():
                answer = await stranger.post("/codes", code=f" {code.upper()} ")
                assert (answer.status_code, answer.json()) == (200, {"table": table})

    run(play())


def test_there_is_no_code_for_a_game_a_closed_table_and_none_at_all(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            begun, closed = await ada.new_table(), await ada.new_table()
            code = await asked(ada, begun)
            await ada.does(begun, "sit")
            await ada.does(begun, "seat_bot", seat=1, bot="greedy")
            await ada.does(begun, "start")
            await ada.does(closed, "close")
            check_problem(await ada.post(f"/tables/{begun}/code"), 409, "already_started")
            check_problem(await ada.post(f"/tables/{closed}/code"), 409, "table_closed")
            for nowhere in ("0" * 20, "nowhere", "%00"):
                check_problem(await ada.post(f"/tables/{nowhere}/code"), 404, "no_such_table")
            unused = code_text((code_number(code) or 0) ^ 1, "en")
            answers = [await ada.post("/codes", code=each) for each in (code, unused, "hello there", "lamp", "?")]
            for answer in answers:
                check_problem(answer, 404, "no_such_code")
                assert answer.content == answers[0].content  # expired, free and senseless ones are alike

    run(play())


@pytest.mark.parametrize("code", ["", "x" * 101, 7, None, ["lamp", "tiger"], {"lamp": "tiger"}])
def test_a_code_is_text_of_a_bounded_length(plain: Server, code: Any) -> None:
    async def play() -> None:
        async with Person(plain.url) as stranger:
            check_problem(await stranger.post("/codes", code=code), 400, "bad_request")
            check_problem(await stranger.post("/codes"), 400, "bad_request")
            check_problem(await stranger.post("/codes", code="lamp tiger", table="x"), 400, "bad_request")
            check_problem(await stranger.http.post("/codes", content=b"\xff" * 200), 415, "wrong_media_type")

    run(play())


@pytest.mark.parametrize("code", ["\x00", "\ud83d", "\ufdfa" * 100, "' OR 1=1 --", "a\u0300" * 50, "\u202e lamp tiger"])
def test_any_text_gets_a_plain_answer(plain: Server, code: str) -> None:
    async def play() -> None:
        async with Person(plain.url) as stranger:
            answer = await stranger.http.post(
                "/codes", content=f'{{"code": {ascii_json(code)}}}', headers={"Content-Type": "application/json"}
            )
            assert answer.status_code in (400, 404), answer.text
            assert answer.json()["code"] in ("bad_request", "no_such_code")

    run(play())


def ascii_json(text: str) -> str:
    return '"' + "".join(f"\\u{ord(letter):04x}" for letter in text) + '"'


def test_wrong_codes_are_limited_and_right_ones_cost_nothing(proxied: Server) -> None:
    async def play() -> None:
        here = from_new_address(Origin=ORIGIN)
        async with await Person.guest(proxied.url, "Ada", here) as ada, Person(proxied.url, here) as neighbor:
            code = await asked(ada, await ada.new_table())
            for _ in range(3 * int(WRONG_CODES.burst)):  # a club at one address
                assert (await neighbor.post("/codes", code=code)).status_code == 200
            for _ in range(100):
                answer = await neighbor.post("/codes", code="lamp lamp")
                if answer.status_code == 429:
                    break
            check_problem(answer, 429, "too_fast")
            assert int(answer.headers["retry-after"]) >= 1
            answers = [await person.post("/codes", code=code) for person in (ada, neighbor) for _ in range(3)]
            assert 429 in {each.status_code for each in answers}  # nor does a right one come through, at this address
            async with Person(proxied.url, from_new_address(Origin=ORIGIN)) as elsewhere:
                assert (await elsewhere.post("/codes", code=code)).status_code == 200

    run(play())


def test_new_addresses_do_not_help_a_guest_to_guess(proxied: Server) -> None:
    async def play() -> None:
        async with await Person.guest(proxied.url, "Eve", from_new_address(Origin=ORIGIN)) as eve:
            statuses = []
            for _ in range(100):
                answer = await eve.http.post("/codes", json={"code": "lamp"}, headers=from_new_address(Origin=ORIGIN))
                statuses.append(answer.status_code)
                if answer.status_code == 429:
                    break
            assert statuses[0] == 404
            assert statuses[-1] == 429
            assert len(statuses) > WRONG_CODES.burst

    run(play())


def test_what_the_documentation_says_of_guesses_is_so() -> None:
    now, tries = [0.0], list[float]()
    limits = Limits(now=lambda: now[0])
    for second in range(2 * DAY):
        now[0] = float(second)
        if not (limits.wait("wrong", "x", WRONG_CODES) or limits.wait("day", "x", WRONG_CODES_A_DAY)):
            tries.append(second)
    first, later = sum(each < DAY for each in tries), sum(each >= DAY for each in tries)
    assert WRONG_CODES_A_DAY.burst < first <= 190
    assert later <= 130
    words = len(word_lists()["en"])
    page = (Path(__file__).parents[2] / "docs" / "host" / "hosting.md").read_text("utf-8")
    for said in (
        f"{words} × {words - 1} = {count():,} codes",
        "190 tries on the first day and 130 on every other",
        f"1 in {count() // 190:,} on the first day",
        f"| 5 | 1 in {count() // (5 * 130):,} |",
        f"| 50 | 1 in {count() // (50 * 130):,} |",
    ):
        assert said in page, said


def test_a_try_is_put_back_if_the_database_does_not_answer() -> None:
    async def find(code: str) -> str:
        raise TableError("no_such_code" if code == "wrong" else "unavailable")

    async def tries(code: str) -> int:
        now = [0.0]
        services = SimpleNamespace(limits=Limits(now=lambda: now[0]), codes=SimpleNamespace(find=find))
        request, visitor = SimpleNamespace(scope={"client": ("192.0.2.1", 1)}), SimpleNamespace(id="ada")
        for made in range(3 * int(WRONG_CODES_A_DAY.burst)):
            now[0] += 60
            try:
                await find_table.fn(request, CodeRequest(code), services, visitor)
            except TableError:
                continue
            except ApiError:
                return made
        return -1

    assert run(tries("right")) == -1
    assert WRONG_CODES_A_DAY.burst <= run(tries("wrong")) < 2 * WRONG_CODES_A_DAY.burst


def test_a_refused_try_takes_no_token_from_the_other_buckets() -> None:
    async def find(_: str) -> str:
        raise TableError("no_such_code")

    async def refusals(visitor: str, tries: int) -> int:
        """Try wrong codes at an address where nobody else does, and return how many tries are refused."""
        request, refused = SimpleNamespace(scope={"client": ("192.0.2.1", 1)}), 0
        for _ in range(tries):
            try:
                await find_table.fn(request, CodeRequest("wrong"), services, SimpleNamespace(id=visitor))
            except TableError:
                pass
            except ApiError:
                refused += 1
        return refused

    services = SimpleNamespace(limits=Limits(now=lambda: 0.0), codes=SimpleNamespace(find=find))
    burst = int(WRONG_CODES.burst)
    for _ in range(burst - 1):  # at another address
        services.limits.check("wrong code", "eve", WRONG_CODES)
    assert run(refusals("eve", burst)) == burst - 1
    assert run(refusals("ada", burst)) == 1  # one try of eve was not refused


def test_a_token_is_put_back_once_and_not_above_the_burst() -> None:
    limits = Limits(now=lambda: 0.0)
    rate = WRONG_CODES
    limits.give_back("wrong", "nobody", rate)
    assert limits.wait("wrong", "ada", rate) == 0
    for _ in range(5):
        limits.give_back("wrong", "ada", rate)
    waits = [limits.wait("wrong", "ada", rate) for _ in range(int(rate.burst) + 1)]
    assert waits == [0] * int(rate.burst) + [pytest.approx(1 / rate.per_second)]


def test_no_address_draws_codes_without_end(proxied: Server) -> None:
    async def play() -> None:
        here, drawn = from_new_address(Origin=ORIGIN), 0
        for _ in range(4):
            async with await Person.guest(proxied.url, "Ada", here) as ada:
                for _ in range(25):
                    table = await ada.new_table()
                    answer = await ada.post(f"/tables/{table}/code")
                    if answer.status_code == 429:
                        assert drawn >= NEW_CODES.burst
                        return
                    drawn += 1
                for _ in range(25):  # the same code again is no new one
                    await asked(ada, table)
        pytest.fail(f"{drawn} codes")

    run(play())
