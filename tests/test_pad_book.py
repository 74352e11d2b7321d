"""The book of the browser's score pad says what the rules say, no more and no less."""

import importlib.util
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import COLORS, Position
from rowlock.rules import RULESETS, Sheet, named_track, onboard
from rowlock.rules.sheet import LAST, LOCK, can_cross, number_at

from .games import random_game, random_step

WEB = Path(__file__).parent.parent / "web"
BOOK: dict[str, Any] = json.loads((WEB / "src" / "pad" / "ruleTables.json").read_text("utf-8"))
GAMES: dict[str, Any] = json.loads((WEB / "src" / "lib" / "games.json").read_text("utf-8"))
ROW: list[dict[str, Any]] = BOOK["row"]


def written() -> dict[str, str]:
    """What the rules give, by file."""
    spec = importlib.util.spec_from_file_location("pad", WEB / "pad" / "__main__.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: module.text(content()) for name, content in module.FILES.items()}


def reached(row: int) -> dict[str, Any]:
    """The state of the book that the crosses of a row lead to, one after the other."""
    state = ROW[0]
    for place in range(LAST + 1):
        if row >> place & 1:
            state = ROW[state["next"][str(place)]]
    return state


def ended(name: str, sheets: tuple[Sheet, ...]) -> set[str]:
    """The ends that the book sees on sheets: those of the track apart."""
    ends, locks = BOOK["games"][name]["ends"], [set(sheet.locks) for sheet in sheets]
    counted = len(set[int]().union(*locks)) if BOOK["games"][name]["shared"] else max(map(len, locks))
    found = {ends["rows"]["reason"]} if counted >= ends["rows"]["at"] else set()
    if max(sheet.penalties for sheet in sheets) >= ends["penalties"]["at"]:
        found.add(ends["penalties"]["reason"])
    return found


def test_the_kept_book_is_the_one_the_rules_give() -> None:
    for name, text in written().items():
        assert (WEB / "src" / name).read_text("utf-8") == text, "write it anew: make lessons"


@given(st.integers(0, LAST), st.randoms(use_true_random=False))
def test_walking_through_the_book_allows_and_scores_what_the_rules_do(crosses: int, rng: Random) -> None:
    row = 0
    for _ in range(crosses + 1):
        state, score = reached(row), Sheet((row, 0, 0, 0)).score()
        allowed = [place for place in range(LAST + 1) if can_cross(row, place)]
        assert [int(place) for place in state["next"]] == allowed
        assert (state["crosses"], state["points"]) == (score.crosses[0], score.rows[0])
        assert state["locked"] == bool(row & LOCK)
        assert BOOK["points"][state["crosses"]] == state["points"]
        if not allowed:
            break
        # mostly a near one, so that walks come to a lock
        row = Sheet((row, 0, 0, 0)).crossing(0, allowed[0] if rng.random() < 0.7 else rng.choice(allowed)).rows[0]


def test_the_sheet_is_printed_as_it_is() -> None:
    for color in COLORS:
        assert GAMES["printed"][str(color)] == [number_at(color, place) for place in range(LAST + 1)]
    assert BOOK["penalty"] == Sheet(penalties=1).score().total
    assert Sheet(penalties=BOOK["boxes"]).score().total == BOOK["penalty"] * BOOK["boxes"]


@pytest.mark.parametrize("seed", range(60))
def test_a_game_ends_when_the_book_says_so(seed: int) -> None:
    game = random_game(f"pad {seed}", 0)
    rng, name = Random(seed), game.name
    while True:
        position: Position = game.position
        reason, found = position.end_reason, ended(name, position.sheets)
        assert found == ({reason} - {None, "track_end"})
        if reason == "track_end":
            assert reason == BOOK["games"][name]["pawn"]["reason"]
        if isinstance(position, onboard.Position) and position.announced_by is not None:
            last_fields = BOOK["games"][name]["pawn"]["last"]
            assert position.pawns[position.announced_by] > len(position.track) - last_fields
        if game.over:
            return
        random_step(game, rng)


def test_the_games_are_those_of_the_rules() -> None:
    assert BOOK["games"].keys() == RULESETS.keys()
    for name, rules in RULESETS.items():
        assert GAMES["players"][name] == list(rules.PLAYERS)
    assert GAMES["solo"] == ["classic"]
    for name, fields in BOOK["tracks"].items():
        assert [[str(color), number, bonus] for color, number, bonus in named_track(name)] == fields
    assert BOOK["games"]["onboard"]["pawn"]["steps"] == onboard.MAX_STEPS
