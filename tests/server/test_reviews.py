"""Reviews over HTTP: of finished tables and records, polled until done; and retries from a position."""

import asyncio
from typing import Any

import httpx
import jsonschema_rs
import pytest

from rowlock import Game
from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.rules import cards, check_track
from rowlock.server.limits import REVIEWS

from .. import http_client as plain_http
from ..games import random_game
from .client import Json, Person, command, run
from .processes import Server
from .test_replays import play_out

MAX_POLLS = 200
FIVE_FIELDS = [["red", 2, 1], ["yellow", 3, 2], ["green", 12, 3], ["blue", 11, 4], ["red", 4, 5]]


async def start_game(ada: Person, **settings: Any) -> str:
    table = await ada.new_table(**settings)
    await ada.does(table, "sit", entropy="oar")
    if not settings.get("solo"):
        await ada.does(table, "seat_bot", seat=1, bot="greedy")
    await ada.does(table, "start")
    return table


async def poll(person: Person, path: str, **body: Any) -> Json:
    """Poll until the job is done; return the result."""
    for _ in range(MAX_POLLS):
        answer = await (person.post(path, **body) if body else person.get(path))
        found: Json = answer.json()
        if answer.status_code != httpx.codes.ACCEPTED:
            assert answer.status_code == httpx.codes.OK, answer.text
            return found
        assert 0 <= found["part"] <= 1
    raise AssertionError(f"{path} was not done after {MAX_POLLS} polls")


def check_schema(server: Server, name: str, found: Json) -> None:
    components = plain_http.get(f"{server.url}/api/openapi.json").json()["components"]
    schema = {"$ref": f"#/components/schemas/{name}", "components": components}
    jsonschema_rs.Draft202012Validator(schema).validate(found)


def test_a_game_is_reviewed_when_it_is_over(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as anonymous:
            table = await start_game(ada, game="classic")
            assert (await ada.get(f"/tables/{table}/review")).json()["code"] == "not_finished"
            seen = await play_out(ada, table)
            found = await poll(ada, f"/tables/{table}/review")
            check_schema(plain, "Review", found)
            assert (found["names"], found["over"], found["winners"]) == (
                ["Ada", "Greedy"],
                True,
                seen["game"]["winners"],
            )
            assert found["curve"][-1]["step"] == seen["game"]["step"]
            # always taking the last option is a blunder at times
            assert any(choice["seat"] == 0 and choice["grade"] == "blunder" for choice in found["choices"])
            # the record gives the same review, from the cache
            record = (await anonymous.get(f"/tables/{table}/record")).text
            assert await poll(anonymous, "/review", record=record) == found

    run(play())


def test_a_hidden_table_is_not_reviewed(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as anonymous:
            table = await start_game(ada, game="classic", spectators=False)
            await ada.does(table, "resign")
            assert (await anonymous.get(f"/tables/{table}/review")).json()["code"] == "no_spectators"
            assert (await poll(ada, f"/tables/{table}/review"))["over"] is False

    run(play())


def test_an_invalid_record_is_not_reviewed(plain: Server) -> None:
    def asked(record: Any) -> httpx.Response:
        return plain_http.post(f"{plain.url}/api/review", json={"record": record})

    lines = str(random_game("lies", setup=0)).splitlines()
    number = next(at for at, line in enumerate(lines, start=1) if line.startswith("2"))
    lines[number - 1] = lines[number - 1].replace("+", "-", 1)
    answer = asked("\n".join(lines))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
    assert f"line {number}" in answer.json()["detail"]
    assert asked(7).json()["code"] == "bad_request"
    assert asked("x" * 70_000).json()["code"] == "bad_request"


def test_starting_reviews_is_limited_and_polling_is_not(proxied: Server) -> None:
    texts = [str(Game.new("classic", 2, seed=f"count {number}")) for number in range(int(REVIEWS.burst) + 2)]
    headers = {"X-Forwarded-For": "203.0.113.90"}

    async def ask() -> None:
        async with Person(proxied.url, headers) as anonymous:
            for text in texts[: int(REVIEWS.burst)]:
                await poll(anonymous, "/review", record=text)
                await poll(anonymous, "/review", record=text)
            answers = [await anonymous.post("/review", record=text) for text in texts[int(REVIEWS.burst) :]]
            refused = next(answer for answer in answers if answer.status_code == httpx.codes.TOO_MANY_REQUESTS)
            assert refused.json()["code"] == "too_fast"

    run(ask())


def test_perfect_play_with_the_dice_of_a_solo_game(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            table = await start_game(ada, game="classic", solo=True, seats=1)
            assert (await ada.get(f"/tables/{table}/optimum")).json()["code"] == "not_finished"
            seen = await play_out(ada, table)
            found = await poll(ada, f"/tables/{table}/optimum")
            check_schema(plain, "Optimum", found)
            assert found["points"] == seen["game"]["scores"][0]["total"]
            assert round(found["average"], 3) == 115.483
            if found["perfect"] is not None:  # only if the solution is installed
                assert found["perfect"] > found["points"]
                assert found["lost"] > 0
            given_up = await start_game(ada, game="classic", solo=True, seats=1)
            await ada.does(given_up, "resign")
            assert (await ada.get(f"/tables/{given_up}/optimum")).json()["code"] == "no_such_page"

    run(play())


@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_a_retry_continues_a_position_with_new_verifiable_chance(plain: Server, game: str) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            whole = random_game("again", calls=400, setup={"classic": 0, "cards": 2, "onboard": 4}[game])
            text, record = str(whole), whole.record
            step = next(at for at in range(11, 60) if 1 in Game.replay(record, at).to_act)
            answer = await ada.post("/retries", record=text, step=step)
            assert answer.status_code == httpx.codes.CREATED, answer.text
            table = answer.json()
            assert (table["status"], table["host"]) == ("waiting", True)
            await ada.does(table["id"], "sit", seat=1, entropy="again")
            for at in range(len(record.names)):
                if at != 1:
                    await ada.does(table["id"], "seat_bot", seat=at, bot="greedy")
            await ada.does(table["id"], "start")
            seen = await ada.see(table["id"])
            position = Game.replay(record, step).position
            assert [sheet["penalties"] for sheet in seen["game"]["table"]["sheets"]] == [
                sheet.penalties for sheet in position.sheets
            ]
            assert seen["game"]["table"]["turn"] == position.turn
            await play_out(ada, table["id"])
            played = (await ada.get(f"/tables/{table['id']}/record")).text
            report = verify(played)
            assert report.fair
            assert report.committed
            first = notation.read(played).initial
            assert first.sheets == position.sheets
            if isinstance(first, cards.Position) and isinstance(position, cards.Position):
                assert first.pile != position.pile  # the old order of the pile is worthless
                assert first.pile[0] == position.pile[0]
                assert sorted(map(str, first.pile)) == sorted(map(str, position.pile))

    run(play())


def test_a_retry_keeps_a_custom_track(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            record = str(Game.new("onboard", 2, seed=1, track=check_track(FIVE_FIELDS)))
            table = (await ada.post("/retries", record=record, step=0)).json()
            assert table["settings"]["track"] == FIVE_FIELDS
            await ada.does(table["id"], "sit", seat=0)
            await ada.does(table["id"], "seat_bot", seat=1, bot="greedy")
            await ada.does(table["id"], "start")
            assert (await ada.see(table["id"]))["game"]["table"]["track"] == FIVE_FIELDS

    run(play())


def test_a_position_that_cannot_continue_is_refused(plain: Server) -> None:
    async def ask() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as anonymous:
            over = random_game("over", setup=0)
            while not over.over:
                over = random_game(f"over {over}", setup=0)
            last = len(over.steps)
            for body, code in (
                ({"record": str(over), "step": last}, "game_finished"),
                ({"record": str(over), "step": last + 1}, "no_such_step"),
                ({"record": "nothing", "step": 0}, "bad_record"),
                ({"record": str(over), "step": -1}, "bad_request"),
            ):
                assert (await ada.post("/retries", **body)).json()["code"] == code
            assert (await anonymous.post("/retries", record=str(over), step=0)).json()["code"] == "no_identity"

    run(ask())


@pytest.mark.deep
def test_a_server_that_stops_does_not_wait_for_a_review(tmp_path_factory: pytest.TempPathFactory) -> None:
    with Server(tmp_path_factory.mktemp("stopping")) as server:
        text = str(random_game("long", calls=400, setup=2))

        async def ask() -> None:
            async with Person(server.url) as anonymous:
                await asyncio.gather(*(anonymous.post("/review", record=text) for _ in range(3)))

        run(ask())
        server.stop()
        assert "Traceback" not in server.whole_log()


def test_a_rematch_of_a_retry_starts_from_the_beginning(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            text = str(random_game("again", calls=400, setup=0))
            table = (await ada.post("/retries", record=text, step=12)).json()["id"]
            await ada.does(table, "sit", seat=0)
            seats = (await ada.see(table))["seats"]
            for at in range(1, len(seats)):
                await ada.does(table, "seat_bot", seat=at, bot="greedy")
            await ada.does(table, "start")
            await ada.does(table, "resign")
            await ada.does(table, "rematch")
            again = (await ada.see(table))["rematch"]
            await ada.does(again, "sit")
            await ada.does(again, "start")
            assert (await ada.see(again))["game"]["table"]["turn"] == 1
            assert command(await ada.see(again)) is None or (await ada.see(again))["game"]["step"] < 12

    run(play())
