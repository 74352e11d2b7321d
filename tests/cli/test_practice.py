"""``rowlock practice``: asks, answers, and leaves quietly; alone it knows what perfect play would have done."""

import json
import re
from datetime import timedelta
from pathlib import Path

import pytest

from rowlock.coaching.practice import daily, game_of, today
from rowlock.rules import Draw
from rowlock.terminal.practicing import Answers
from rowlock.terminal.showing import listed
from rowlock.terminal.typed import first_number
from rowlock.words import LANGUAGES, words

from ..terminal.screen import Screen
from .test_cli import refused, run

TODAY = today()
DICE_DAY = next(day for day in (TODAY - timedelta(days=back) for back in range(3)) if game_of(day) == "classic")


def typed(place: int) -> str:
    """What is typed for the option of this place, on a day of the dice game."""
    puzzle = daily(DICE_DAY)
    options = list(listed(puzzle.options, puzzle.view))
    decision = puzzle.judged[place - 1].decision
    assert not isinstance(decision, Draw)
    return str(options.index(decision) + first_number(options))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_best_answer(language: str, tmp_path: Path) -> None:
    done = run(
        "practice",
        *("--date", DICE_DAY.isoformat(), "--lang", language),
        stdin=f"{typed(1)}\n",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    say = words(language)
    title = say("practice-title", date=DICE_DAY.isoformat(), game=say("game-classic"))
    assert done.stdout.startswith(title)
    assert say("practice-right") in done.stdout
    assert "%" in done.stdout


def test_another_answer_with_what_it_costs_after_some_nonsense(tmp_path: Path) -> None:
    lines = ("what?", "99", "help", "options", "sheets", "", typed(2))
    done = run(
        "practice",
        *("--date", DICE_DAY.isoformat()),
        stdin="\n".join(lines) + "\n",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    count = len(daily(DICE_DAY).judged)
    assert f"That is number 2 of {count} options." in done.stdout
    assert re.search(r"Against the best it costs \d+\.\d% of the chance to win.* \d+\.\d points", done.stdout)
    assert "There is no option 99" in done.stdout
    kept = json.loads((tmp_path / "rowlock" / "practice.json").read_text("utf-8"))
    assert kept[DICE_DAY.isoformat()]["place"] == 2


@pytest.mark.parametrize("stdin", ["", "quit\n"])
def test_who_leaves_is_told_nothing(stdin: str, tmp_path: Path) -> None:
    done = run("practice", stdin=stdin, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("You can come back to it any time.\n")
    assert "%" not in done.stdout
    assert not list(tmp_path.rglob("practice.json"))


def test_ctrl_c_leaves_too(tmp_path: Path) -> None:
    screen = Screen(tmp_path, command="practice")
    screen.child.expect_exact("> ")
    screen.child.sendintr()
    screen.child.expect_exact("You can come back to it any time.")
    screen.child.wait()
    assert screen.child.exitstatus == 0


def test_days_that_cannot_be_played() -> None:
    assert refused("practice", "--date", "yesterday") == "“yesterday” is no day: write it like 2026-05-31."
    later = (TODAY + timedelta(days=3)).isoformat()
    assert refused("practice", "--date", later).startswith(f"There is no position for {later}. The days from ")
    assert refused("practice", "--date", "2026-05-31", "--solo") == "--date and --solo do not go together."
    assert refused("practice", "--seed", "7") == "--seed is for --solo."


def test_a_row_of_days_ends_where_one_is_missing(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    days = {(TODAY - timedelta(days=back)).isoformat(): {"place": 1, "fresh": back != 3} for back in range(6)}
    path.write_text(json.dumps(days), "utf-8")
    assert Answers(path).streak(TODAY) == 3
    assert Answers(path).streak(TODAY - timedelta(days=4)) == 2
    path.write_text("[nonsense", "utf-8")
    assert Answers(path).streak(TODAY) == 0


def test_alone_with_perfect_play_looking_on(tmp_path: Path) -> None:
    done = run("practice", "--solo", "--seed", "7", stdin="0\n" * 100, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    costs = [float(each) for each in re.findall(r"Your decision costs (\d+\.\d\d) points on average", done.stdout)]
    assert costs[-1] > 50  # the fourth penalty of an empty sheet
    assert "Perfect play scores 115.5 points on average." in done.stdout
    total = re.search(r"All your decisions together cost (\d+\.\d) points", done.stdout)
    assert total is not None
    assert float(total[1]) == pytest.approx(sum(costs), abs=0.2)
    assert re.search(r"With the very same dice perfect decisions would have scored \d+ points\.", done.stdout)
