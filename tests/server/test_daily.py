"""Daily positions over HTTP: no identity needed, no grade before the answer."""

import json
from datetime import date, timedelta
from typing import Any

import httpx

from rowlock.coach import daily as practice
from rowlock.coach.explain import Reason, echoes

from .. import http_client as plain_http
from .processes import Server
from .test_reviews import check_schema

Json = dict[str, Any]


def request(server: Server, path: str = "", **body: Any) -> httpx.Response:
    address = f"{server.url}/api/practice{path}"
    return plain_http.post(address, json=body, timeout=60) if body else plain_http.get(address, timeout=60)


def test_a_month_of_days(plain: Server) -> None:
    days: list[Json] = request(plain).json()
    assert [day["date"] for day in days] == [
        day.isoformat() for day in practice.days(date.fromisoformat(days[0]["date"]))
    ]
    assert {day["game"] for day in days} == {"classic", "cards", "onboard"}
    assert len(days) == practice.PAST_DAYS + 1


def test_a_position_is_answered_and_graded(plain: Server) -> None:
    for day in request(plain).json()[:3]:
        question: Json = request(plain, f"/{day['date']}").json()
        check_schema(plain, "Question", question)
        table, game = question["table"], question["table"]["game"]
        assert game["to_act"] == [table["you"]]
        assert (game["table"]["game"], game["hint"], game["undo"], table["seed"]) == (day["game"], False, False, None)
        if day["game"] == "cards":  # other hands are hidden
            assert game["table"]["seat"] == table["you"]
        graded = [request(plain, f"/{day['date']}", decision=option).json() for option in game["options"]]
        check_schema(plain, "GradedAnswer", graded[0])
        ranking = graded[0]["ranking"]
        assert min(each["place"] for each in graded) == 1
        assert all(each["win_lost"] == 0 for each in graded if each["place"] == 1)
        best = next(option for option, each in zip(game["options"], graded, strict=True) if each["place"] == 1)
        assert ranking[0]["decision"] == best
        assert all(each["win_lost"] >= 0 for each in graded)
        for each in graded:  # "echoes" hides a reason that repeats the one for the best
            own, first = (
                Reason(**each["ranking"][at]["reason"]) for at in (min(each["place"], len(each["ranking"])) - 1, 0)
            )
            assert each["echoes"] is echoes(own, first)
        # the question does not contain the grades
        text = json.dumps(question)
        for word in ("win_lost", "ranking", '"reason"', '"place"'):
            assert word not in text


def test_future_and_long_past_days_do_not_exist(plain: Server) -> None:
    today = date.fromisoformat(request(plain).json()[0]["date"])
    for day in (today + timedelta(days=2), today - timedelta(days=40), "2026-13-01", "today", "20261101", "1"):
        answer = request(plain, f"/{day}")
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_day"), day
        assert request(plain, f"/{day}", decision={"type": "pass"}).json()["code"] == "no_such_day"


def test_an_illegal_decision_is_refused(plain: Server) -> None:
    day = next(day["date"] for day in request(plain).json() if day["game"] == "classic")
    for decision, code in (
        ({"type": "draw", "places": [0, 1, 2, 3]}, "not_a_decision"),
        ({"type": "nothing"}, "bad_request"),
        (None, "bad_request"),
    ):
        assert request(plain, f"/{day}", decision=decision).json()["code"] == code
