"""``make strength``: scheduled matches, stored results and the generated page."""

import json
import re
from pathlib import Path

import pytest
from benchmarks import strength
from benchmarks.strength import Match, matches, page, run_match, stale_keys

SMALL = Match("classic", ("novice", "random"), "greedy", games=20)


def test_every_level_meets_the_next_one_and_the_champion_every_table() -> None:
    due = {(each.game, each.players, bot, each.other): each.games for each in matches(8, 6, 4) for bot in each.bots}
    for game, tables in {"classic": (3, 4, 5), "onboard": (3, 4), "cards": (3, 4, 5)}.items():
        for bot, below in (
            ("novice", "random"),
            ("greedy", "novice"),
            ("steady", "greedy"),
            ("expert", "steady"),
            ("champion@0", "expert"),
            ("champion@0", "greedy"),
        ):
            assert due[game, 2, bot, below] == 8
        assert {due[game, players, "champion@0", other] for players in tables for other in ("greedy", "expert")} == {6}
        assert due[game, 2, "champion", "champion@0"] == (8 if game == "classic" else 4)
    assert due["classic", 2, "champion", "greedy"] == 8


@pytest.mark.deep
def test_results_have_the_match_and_the_gap_on_the_same_deals() -> None:
    found = run_match(SMALL)
    novice, random = found["classic 2 novice greedy 20"], found["classic 2 random greedy 20"]
    assert (novice["bot"], novice["games"], novice["earned"], random["gap"]) == ("novice", 20, None, None)
    assert novice["gap"]["mean"] == pytest.approx(novice["wins"]["mean"] - random["wins"]["mean"])
    assert novice["opening"] == [novice["points"], novice["margin"]]  # the match is as long as an opening
    assert novice["points"] > random["points"]


@pytest.mark.deep
def test_changed_bots_make_results_stale() -> None:
    now = {SMALL.keys[0]: {"bot": "novice"}, SMALL.keys[1]: {"bot": "random"}}
    first = strength.opening(SMALL)
    then = {key: {**stored, "opening": first[stored["bot"]]} for key, stored in now.items()}
    assert list(stale_keys([SMALL], then)) == []
    then[SMALL.keys[1]]["opening"] = [0.0, 0.0]
    assert list(stale_keys([SMALL], then)) == [SMALL.keys[1]]
    assert list(stale_keys([SMALL], {})) == []


def test_stored_matches_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = list[Match]()

    def once(match: Match) -> dict[str, dict[str, object]]:
        played.append(match)
        if len(played) == 2:
            raise KeyboardInterrupt
        share = {"mean": 0.625, "ci": [0.5, 0.75]}
        row = {"game": match.game, "players": match.players, "other": match.other, "games": match.games}
        each = {"wins": share, "earned": None, "gap": None, "points": 70.0, "margin": 9.0, "opening": [70.0, 9.0]}
        return {key: {**row, "bot": bot, **each} for key, bot in zip(match.keys, match.bots, strict=True)}

    monkeypatch.setattr(strength, "DOCS", tmp_path)
    monkeypatch.setattr(strength, "run_match", once)
    monkeypatch.setattr("sys.argv", ["strength", "--games", "8", "--tabled", "8", "--searched", "8"])
    with pytest.raises(KeyboardInterrupt):
        strength.main()
    assert list(json.loads((tmp_path / "strength.json").read_text())) == played[0].keys
    assert "| classic | `champion` | `greedy` | 8 | 62.5% | 50.0% to 75.0% |" in (tmp_path / "strength.md").read_text()
    assert strength.main() == 0
    assert strength.main() == 0
    assert played[2:] == matches(8, 8, 8)[1:]


def test_the_documented_page_is_up_to_date_and_complete() -> None:
    docs = Path(__file__).parents[1] / "docs" / "play"
    stored = json.loads((docs / "strength.json").read_text(encoding="utf-8"))
    assert page(stored.values()) == (docs / "strength.md").read_text(encoding="utf-8")
    due = matches(strength.GAMES, strength.GAMES, strength.SEARCH_GAMES)
    assert {key for match in due for key in match.keys} <= stored.keys()
    assert not re.search(r"not measured yet", page(stored.values()), re.IGNORECASE)
