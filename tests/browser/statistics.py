"""Statistics of a made-up player: what the server would answer, and results stored on the device."""

import json
from collections.abc import Sequence
from random import Random
from typing import Any, Final

import msgspec
from playwright.sync_api import Page

from rowlock.tables.statistics import Result, statistics_of

DAY: Final = 86_400_000
FIRST: Final = 1_767_225_600_000
KINDS: Final = (("classic", False), ("cards", False), ("classic", True), ("onboard", False))
LEVELS: Final = ("novice", "greedy", "steady")
PEOPLE: Final = ("Ola", "Magdalena Świętosławska", "Staś")


def results(games: int = 30) -> list[Result]:
    """Results of a player who has won most of the badges, but not against every level."""
    rng = Random("statistics")
    found = list[Result]()
    for at in range(games):
        game, solo = KINDS[at % len(KINDS)]
        bots = () if solo else (LEVELS[at % len(LEVELS)],)
        won = not solo and (rng.random() < 0.5 or at > games - 8)
        points, locks, penalties = rng.randint(-5, 115), rng.randint(0, 2), rng.randint(0, 3)
        found.append(Result(f"t{at}", "ola", FIRST + at * DAY, game, solo, won, points, locks, penalties, bots))
    return found


def local_results(games: int = 20) -> list[dict[str, Any]]:
    """Results of games on the device: of one person against a bot, and of three people."""
    rng = Random("device")

    def player(name: str, won: bool, bot: str | None = None) -> dict[str, Any]:
        return {"name": name, "bot": bot, "won": won, "points": rng.randint(20, 110)}

    return [
        {
            "id": f"l{at}",
            "game": KINDS[at % len(KINDS)][0],
            "solo": False,
            "players": [player("Ola", at % 3 == 0), player("Greedy", at % 3 > 0, "greedy")]
            if at % 2
            else [player(name, at % 3 == seat) for seat, name in enumerate(PEOPLE)],
        }
        for at in range(games)
    ]


STORE: Final = "(results) => localStorage.setItem('rowlock:results', JSON.stringify(results))"


def give_statistics(page: Page, own: Sequence[Result] = ()) -> None:
    """Answer requests of a page for statistics with those of results, and store results on the device."""
    body = json.dumps(msgspec.to_builtins(statistics_of(own or results())))
    page.route("**/api/me/statistics", lambda route: route.fulfill(body=body, content_type="application/json"))
    page.evaluate(STORE, local_results())
