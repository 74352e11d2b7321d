"""``rowlock solve``: the value of the game, option values of a sheet, and invalid arguments."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from rowlock.formats.codec import position_to_json
from rowlock.i18n import LANGUAGES, words
from rowlock.rules import Dice, Sheet, classic

from .test_cli import refused, run

SHEET, DICE = "r2 r3 r4 g12 g11 p1", "4 1 3 2 5 6"


def json_report(*arguments: str, stdin: str = "") -> dict[str, Any]:
    """The JSON object on standard output."""
    done = run("solve", *arguments, "--json", stdin=stdin)
    assert done.returncode == 0, done
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def test_the_value_of_the_game_alone() -> None:
    report = json_report()
    assert round(report["value"], 3) == 115.483
    assert report["values"][0]["by_penalties"][0] == report["value"]
    assert "115.483" in run("solve").stdout


def test_options_of_a_throw_best_first() -> None:
    report = json_report("--show", SHEET, "--dice", DICE)
    options = report["options"]
    assert {option["decision"] for option in options} == {"-", "r5", "y5", "g5", "b5"}
    assert (options[0]["decision"], options[0]["then"], options[0]["loss"]) == ("r5", "y3", 0)
    assert options[0]["value"] == report["value"] > report["points"] == 4
    losses = [option["loss"] for option in options]
    assert losses == sorted(losses)
    assert all(option["loss"] == pytest.approx(report["value"] - option["value"]) for option in options)


def test_the_sheet_before_the_throw() -> None:
    report = json_report("--show", "empty")
    assert report["options"] == []
    assert report["points"] == 0
    assert round(report["value"], 3) == 115.483


def test_a_position_in_json_says_the_same(tmp_path: Path) -> None:
    sheet = Sheet((0b111, 0, 0b11, 0), 1)
    rolled = classic.apply(classic.Position((sheet,)), chance=Dice((4, 1), (3, 2, 5, 6)))
    text = json.dumps(position_to_json(rolled))
    tmp_path.joinpath("position.json").write_text(text, encoding="utf-8")
    known = json_report("--show", SHEET, "--dice", DICE)
    assert json_report("--show", text) == known
    assert json_report("--show", str(tmp_path / "position.json")) == known
    assert json_report("--show", "-", stdin=text) == known


def test_the_second_action_of_a_turn() -> None:
    """After a cross in action 1 no option has a follow-up, and passing costs no penalty."""
    sheet = Sheet((0b1111, 0, 0, 0))
    position = classic.Position((sheet,), phase="action2", dice=Dice((4, 1), (3, 2, 5, 6)), active_crossed=True)
    report = json_report("--show", json.dumps(position_to_json(position)))
    assert all(option["then"] is None for option in report["options"])
    passing = next(option for option in report["options"] if option["decision"] == "-")
    unpunished = json_report("--show", "r2 r3 r4 r5")["value"]
    assert passing["value"] == pytest.approx(unpunished)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language(language: str) -> None:
    say = words(language)
    shown = run("solve", "--show", SHEET, "--dice", DICE, "--lang", language)
    assert shown.returncode == 0, shown
    for key in ("solve-option", "solve-then", "solve-expected", "solve-loss"):
        assert say(key) in shown.stdout
    assert re.search(r"0[.,]000", shown.stdout)
    assert say("solve-value", players=1, value=115.48312602) in run("solve", "--lang", language).stdout


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "0"], "--players"),
        (["--players", "6"], "--players"),
        (["--threads", "0"], "--threads"),
        (["--on", "moon"], "moon"),
        (["--dice", DICE], "--show"),
        (["--wait", "1"], "--show"),
        (["--show", "r3 r2"], "“r2”"),
        (["--show", "r2 r2"], "“r2”"),
        (["--show", "r12"], "“r12”"),
        (["--show", "p5"], "“p5”"),
        (["--show", "nonsense"], "“nonsense”"),
        (["--show", "@3"], "“@3”"),
        (["--show", "r2 " * 5000], "“r2”"),
        (["--show", "r2\0"], "r2"),
        (["--show", "r12"], "needs five crosses"),
        (["--show", "p1 p1"], "p2 for two penalties"),
        (["--show", "p" + "9" * 5000], "two penalties"),
        (["--show", "no-such-file.json"], "no-such-file.json"),
        (["--show", "[]"], "position"),
        (["--show", "p4"], "over"),
        (["--show", "r2", "--dice", "1 2 3"], "“1 2 3”"),
        (["--show", "r2", "--dice", "1 2 3 4 5 7"], "“1 2 3 4 5 7”"),
        (["--show", "r2", "--wait", "1"], "--wait"),
        (["--show", "{}"], "position"),
        (["--show", "{"], "JSON"),
        (["--show", '{"a":' * 50_000], "JSON"),
    ],
)
def test_invalid_arguments(arguments: list[str], says: str) -> None:
    assert says in refused("solve", *arguments)


def test_positions_of_other_games_are_refused() -> None:
    from rowlock.rules import onboard  # noqa: PLC0415

    assert words("en")("solve-classic-only") in refused("solve", "--show", json.dumps(position_to_json(onboard.new(2))))


def test_crosses_with_commas_and_capitals() -> None:
    assert json_report("--show", "R2, R3,g12") == json_report("--show", "r2 r3 g12")


def test_a_penalty_is_named() -> None:
    """Passing in both actions is shown as a penalty."""
    shown = run("solve", "--show", "r11 y11 g3 b3 p3", "--dice", "1 1 1 1 1 1").stdout
    assert words("en")("option-pass-penalty") in shown


def test_a_turn_far_into_a_game() -> None:
    position = {**position_to_json(classic.new(1, solo=True)), "turn": 99_999}
    assert round(json_report("--show", json.dumps(position))["value"], 3) == 115.483


def test_dice_that_are_already_rolled() -> None:
    rolled = classic.apply(classic.new(1, solo=True), chance=Dice((4, 1), (3, 2, 5, 6)))
    text = json.dumps(position_to_json(rolled))
    assert words("en")("solve-has-dice") in refused("solve", "--show", text, "--dice", DICE)
    assert words("en")("solve-players", count=1) in refused("solve", "--show", text, "--players", "2")
    assert words("en")("solve-has-turn") in refused("solve", "--show", text, "--wait", "1")
