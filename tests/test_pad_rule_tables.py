"""Generated rule tables of the browser's score pad: equivalent to the rules."""

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
TABLES: dict[str, Any] = json.loads((WEB / "src" / "pad" / "ruleTables.json").read_text("utf-8"))
GAMES: dict[str, Any] = json.loads((WEB / "src" / "lib" / "games.json").read_text("utf-8"))
ROW: list[dict[str, Any]] = TABLES["row"]


def generated() -> dict[str, str]:
    """Contents generated from the rules, by file."""
    spec = importlib.util.spec_from_file_location("rule_tables", WEB / "rule_tables" / "__main__.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return {name: module.text(content()) for name, content in module.FILES.items()}


def reached(row: int) -> dict[str, Any]:
    """The state after the crosses of a row, from left to right."""
    state = ROW[0]
    for place in range(LAST + 1):
        if row >> place & 1:
            state = ROW[state["next"][str(place)]]
    return state


def ended(name: str, sheets: tuple[Sheet, ...]) -> set[str]:
    """End reasons of sheets by the tables, without those of the track."""
    ends, locks = TABLES["games"][name]["ends"], [set(sheet.locks) for sheet in sheets]
    counted = len(set[int]().union(*locks)) if TABLES["games"][name]["shared"] else max(map(len, locks))
    found = {ends["rows"]["reason"]} if counted >= ends["rows"]["at"] else set()
    if max(sheet.penalties for sheet in sheets) >= ends["penalties"]["at"]:
        found.add(ends["penalties"]["reason"])
    return found


def test_the_generated_files_are_up_to_date() -> None:
    for name, text in generated().items():
        assert (WEB / "src" / name).read_text("utf-8") == text, "run: make lessons"


@given(st.integers(0, LAST), st.randoms(use_true_random=False))
def test_rows_allow_and_score_the_same_by_tables_and_rules(crosses: int, rng: Random) -> None:
    row = 0
    for _ in range(crosses + 1):
        state, score = reached(row), Sheet((row, 0, 0, 0)).score()
        allowed = [place for place in range(LAST + 1) if can_cross(row, place)]
        assert [int(place) for place in state["next"]] == allowed
        assert (state["crosses"], state["points"]) == (score.crosses[0], score.rows[0])
        assert state["locked"] == bool(row & LOCK)
        assert TABLES["points"][state["crosses"]] == state["points"]
        if not allowed:
            break
        # prefer the leftmost place, so that many walks reach a lock
        row = Sheet((row, 0, 0, 0)).crossing(0, allowed[0] if rng.random() < 0.7 else rng.choice(allowed)).rows[0]


def test_printed_numbers_and_penalties() -> None:
    for color in COLORS:
        assert GAMES["printed"][str(color)] == [number_at(color, place) for place in range(LAST + 1)]
    assert TABLES["penalty"] == Sheet(penalties=1).score().total
    assert Sheet(penalties=TABLES["boxes"]).score().total == TABLES["penalty"] * TABLES["boxes"]


@pytest.mark.parametrize("seed", range(60))
def test_games_end_when_the_tables_say_so(seed: int) -> None:
    game = random_game(f"pad {seed}", 0)
    rng, name = Random(seed), game.name
    while True:
        position: Position = game.position
        reason, found = position.end_reason, ended(name, position.sheets)
        assert found == ({reason} - {None, "track_end"})
        if reason == "track_end":
            assert reason == TABLES["games"][name]["pawn"]["reason"]
        if isinstance(position, onboard.Position) and position.announced_by is not None:
            last_fields = TABLES["games"][name]["pawn"]["last"]
            assert position.pawns[position.announced_by] > len(position.track) - last_fields
        if game.over:
            return
        random_step(game, rng)


def test_the_games_are_those_of_the_rules() -> None:
    assert TABLES["games"].keys() == RULESETS.keys()
    for name, rules in RULESETS.items():
        assert GAMES["players"][name] == list(rules.PLAYERS)
    assert GAMES["solo"] == ["classic"]
    for name, fields in TABLES["tracks"].items():
        assert [[str(color), number, bonus] for color, number, bonus in named_track(name)] == fields
    assert TABLES["games"]["onboard"]["pawn"]["steps"] == onboard.MAX_STEPS
