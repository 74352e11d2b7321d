"""Replays over HTTP: of a table, and of any record."""

import json
from typing import Any

import httpx
import jsonschema_rs
import pytest

from rowlock import Game
from rowlock.server.limits import VERIFICATIONS

from .. import http_client as plain_http
from ..games import random_game
from .client import Json, Person, command, run
from .processes import Server

GAMES: list[Json] = [{"game": "classic"}, {"game": "cards", "jokers": True}, {"game": "onboard", "track": "b"}]


async def play_out(ada: Person, table: str) -> Json:
    """Play a game to its end: Ada always takes the last option."""
    while (seen := await ada.see(table))["status"] == "playing":
        found = command(seen)
        if found is not None:
            await ada.do(table, **found)
    return seen


@pytest.mark.parametrize("settings", GAMES, ids=lambda each: each["game"])
def test_a_finished_game_is_replayed_step_by_step(plain: Server, settings: Json) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada, Person(plain.url) as anonymous:
            table = await ada.new_table(**settings)
            await ada.does(table, "sit", entropy="oar")
            await ada.does(table, "seat_bot", seat=1, bot="greedy")
            await ada.does(table, "start")
            assert (await ada.get(f"/tables/{table}/replay")).json()["code"] == "not_finished"
            seen = await play_out(ada, table)
            found = (await ada.get(f"/tables/{table}/replay")).json()
            check_shape(plain, found)
            game = seen["game"]
            assert (found["game"], found["names"], found["bots"]) == (
                settings["game"],
                ["Ada", "Greedy"],
                [None, "greedy"],
            )
            assert (found["seeded"], found["commitment"]) == (True, seen["commitment"])
            assert (found["over"], found["winners"], found["resigned"]) == (True, game["winners"], [])
            assert found["end_reason"] == game["table"]["end_reason"]
            assert len(found["frames"]) == game["step"] + 1
            last = found["frames"][-1]
            assert last["scores"] == game["scores"]
            assert found["result"] == [score["total"] for score in game["scores"]]
            assert last["table"]["sheets"] == game["table"]["sheets"]
            if settings["game"] == "cards":  # her view, with her hand
                assert last["hands"][0] == game["table"]["hand"]
                assert sorted(int(card[1:]) for card in last["hands"][1]) == game["table"]["other_hands"]["1"]
            events = (await ada.get(f"/tables/{table}/history")).json()["happenings"]
            for name in ("decisions", "dice"):
                happened = [each[name] for each in events if each.get(name)]
                assert [each[name] for each in found["frames"] if each.get(name)] == happened
            # posting the record gives the same replay
            record = (await anonymous.get(f"/tables/{table}/record")).text
            assert (await anonymous.post("/replay", record=record)).json() == found
            assert (await anonymous.get(f"/tables/{table}/replay")).json() == found

    run(play())


def check_shape(server: Server, found: Json) -> None:
    components = plain_http.get(f"{server.url}/api/openapi.json").json()["components"]
    schema = {"$ref": "#/components/schemas/Replay", "components": components}
    jsonschema_rs.Draft202012Validator(schema).validate(found)


def test_resigned_seats_are_listed(plain: Server) -> None:
    async def play() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            table = await ada.new_table()
            await ada.does(table, "sit")
            await ada.does(table, "seat_bot", seat=1, bot="greedy")
            await ada.does(table, "start")
            await ada.does(table, "resign")
            found = (await ada.get(f"/tables/{table}/replay")).json()
            assert (found["over"], found["end_reason"]) == (False, None)
            assert (found["winners"], found["resigned"]) == ([1], [0])

    run(play())


def test_an_unfinished_record_is_replayed_to_its_end(plain: Server) -> None:
    for setup in range(6):
        game = random_game(setup, calls=17, setup=setup)
        found = post_record(plain, str(game)).json()
        assert (len(found["frames"]), found["over"]) == (len(game.steps) + 1, game.over)
        check_shape(plain, found)


def post_record(server: Server, record: Any, **headers: str) -> httpx.Response:
    return plain_http.post(f"{server.url}/api/replay", json={"record": record}, headers=headers, timeout=60)


def test_a_verification_compares_the_record_with_what_was_seen(plain: Server) -> None:
    seen = {"table": "t", "rounds": [{"round": 1, "commitment": "0" * 64, "seat": 0, "text": "mine"}]}
    body = {"record": str(Game.new("classic", 2, seed="secret:mine:")), "seen": seen}
    answer = plain_http.post(f"{plain.url}/api/verification", json=body, timeout=60).json()
    assert {each["name"]: each["state"] for each in answer["checks"]} == {
        "commitment": "not_made",
        "first_commitment": "failed",
        "own_text": "passed",
        "pledges": "not_made",
        "draws": "passed",
        "seen_draws": "not_made",
    }


def test_an_illegal_record_is_refused_with_line_and_column(plain: Server) -> None:
    text = str(random_game("lies", setup=0))
    lines = text.splitlines()
    number = next(at for at, line in enumerate(lines, start=1) if line.startswith("2"))
    lines[number - 1] = lines[number - 1].replace("+", "-", 1)
    answer = post_record(plain, "\n".join(lines))
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record")
    assert f"line {number}" in answer.json()["detail"]


@pytest.mark.parametrize("body", [{}, {"record": 7}, {"record": None}, {"record": "", "more": 1}, [], "x"])
def test_a_malformed_request_is_refused(plain: Server, body: object) -> None:
    answer = plain_http.post(f"{plain.url}/api/replay", json=body)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_request")


def test_a_huge_position_or_track_is_refused(plain: Server) -> None:
    game = str(Game.new("onboard", 2, seed=1))
    for text in (
        game.replace('[Track "a"]', f'[Track "{"r2=1 " * 5000}"]'),
        '[Rowlock "1"]\n[Game "classic"]\n[Position "' + "[" * 50_000 + '"]\n',
        game + "1A. 1+1 R1 Y1 G1 B1 | - - | - | -\n" * 1000,
    ):
        answer = post_record(plain, text)
        assert (answer.status_code, answer.json()["code"]) == (400, "bad_record"), answer.text[:500]


def test_replays_are_limited(proxied: Server) -> None:
    somewhere, elsewhere = ({"X-Forwarded-For": f"203.0.113.{number}"} for number in (77, 78))
    text = str(Game.new("classic", 2, seed=1))
    answers = [post_record(proxied, text, **somewhere).status_code for _ in range(int(VERIFICATIONS.burst) + 5)]
    assert answers[: int(VERIFICATIONS.burst)] == [200] * int(VERIFICATIONS.burst)
    assert 429 in answers
    assert post_record(proxied, text, **elsewhere).status_code == httpx.codes.OK
    assert json.loads(post_record(proxied, text, **elsewhere).text)["game"] == "classic"


@pytest.mark.parametrize(("path", "address"), [("replay", "203.0.113.79"), ("verification", "203.0.113.80")])
def test_replays_of_tables_and_records_share_a_limit(proxied: Server, path: str, address: str) -> None:
    burst = int(VERIFICATIONS.burst)
    with plain_http.client(base_url=f"{proxied.url}/api", headers={"X-Forwarded-For": address}, timeout=60) as client:
        text = str(Game.new("classic", 2, seed=1))
        for _ in range(burst // 2):  # one bucket for both
            assert client.get(f"/tables/none/{path}").json()["code"] == "no_such_table"
            assert client.post(f"/{path}", json={"record": text}).status_code == httpx.codes.OK
        answers = [client.get(f"/tables/none/{path}") for _ in range(burst)]
        refused = [answer for answer in answers if answer.status_code == httpx.codes.TOO_MANY_REQUESTS]
        assert refused
        assert refused[0].json()["code"] == "too_fast"
        assert int(refused[0].headers["retry-after"]) > 0
