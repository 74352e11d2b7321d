"""Tests of ``rowlock practice``: the daily position, the log of answers, and solo practice."""

import json
import re
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from unittest.mock import patch

import pytest

from rowlock import Game
from rowlock.coach.daily import Puzzle, daily, game_of, today
from rowlock.coach.evaluation import evaluate
from rowlock.coach.hints import MAX_RANKED, distinct
from rowlock.i18n import LANGUAGES, words
from rowlock.rules import Draw
from rowlock.terminal.local.daily import AnswerLog
from rowlock.terminal.local.saves import PRACTICE_COMMENT
from rowlock.terminal.render.screen import display_order
from rowlock.terminal.typed_input import first_number

from ..terminal.screen import Screen
from .test_cli import refused, run

TODAY = today()
DICE_DAY = next(day for day in (TODAY - timedelta(days=back) for back in range(3)) if game_of(day) == "classic")


@cache
def dice_puzzle() -> Puzzle:
    return daily(DICE_DAY)


def typed(place: int) -> str:
    """Return what to type for the option of this rank in the position of DICE_DAY."""
    puzzle = dice_puzzle()
    options = list(display_order(puzzle.options, puzzle.view))
    decision = puzzle.ranked[place - 1].decision
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


def test_another_answer_after_invalid_input(tmp_path: Path) -> None:
    lines = ("what?", "99", "help", "options", "sheets", "", typed(2))
    done = run(
        "practice",
        *("--date", DICE_DAY.isoformat()),
        stdin="\n".join(lines) + "\n",
        XDG_DATA_HOME=str(tmp_path),
    )
    assert done.returncode == 0, done.stderr
    count = len(dice_puzzle().ranked)
    assert f"That ranks 2 of {count} options." in done.stdout
    assert re.search(
        r"Compared with the best option, the chance to win drops by \d+\.\d%.* \d+\.\d points", done.stdout
    )
    assert "There is no option 99" in done.stdout
    answers = json.loads((tmp_path / "rowlock" / "practice.json").read_text("utf-8"))
    assert answers[DICE_DAY.isoformat()]["place"] == 2


@pytest.mark.parametrize("stdin", ["", "quit\n"])
def test_quitting_shows_no_ranking(stdin: str, tmp_path: Path) -> None:
    done = run("practice", stdin=stdin, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith("You can come back to it any time.\n")
    assert "%" not in done.stdout
    assert not list(tmp_path.rglob("practice.json"))


def test_ctrl_c_quits(tmp_path: Path) -> None:
    screen = Screen(tmp_path, command="practice")
    screen.child.expect_exact("> ")
    screen.interrupt()
    screen.child.expect_exact("You can come back to it any time.")
    screen.child.wait()
    assert screen.child.exitstatus == 0


def test_unavailable_days_and_bad_options() -> None:
    assert refused("practice", "--date", "yesterday") == "“yesterday” is not a date: write it like 2026-05-31."
    later = (TODAY + timedelta(days=3)).isoformat()
    assert refused("practice", "--date", later).startswith(f"There is no position for {later}. The days from ")
    assert refused("practice", "--date", "2026-05-31", "--solo") == "--date and --solo cannot be used together."
    assert refused("practice", "--seed", "7") == "--seed is for --solo."


def test_a_clock_before_the_first_day() -> None:
    with patch("rowlock.coach.daily.today", return_value=date(2020, 5, 4)):
        assert refused("practice", "--date", "2026-05-31") == (
            "There is no position for 2026-05-31. The days from 2020-05-04 to 2020-05-04 are available."
        )


def test_a_streak_ends_at_a_missing_day(tmp_path: Path) -> None:
    path = tmp_path / "practice.json"
    days = {(TODAY - timedelta(days=back)).isoformat(): {"place": 1, "fresh": back != 3} for back in range(6)}
    path.write_text(json.dumps(days), "utf-8")
    assert AnswerLog(path).streak(TODAY) == 3
    assert AnswerLog(path).streak(TODAY - timedelta(days=4)) == 2
    path.write_text("[nonsense", "utf-8")
    assert AnswerLog(path).streak(TODAY) == 0


@pytest.fixture(scope="module")
def card_puzzle() -> Puzzle:
    """A position with more options than MAX_RANKED."""
    game = Game.new("cards", ("Ada", "Bob"), seed=8, start=0)
    while game.position.phase != "play":
        game.play(game.to_act[0], game.options(game.to_act[0])[0])
    view, options = game.view(0), game.options(0)
    return Puzzle(TODAY, game, 0, evaluate(view, distinct(view, options), 0))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_ranking_is_short_until_the_command_all(language: str, card_puzzle: Puzzle, tmp_path: Path) -> None:
    say, count = words(language), len(card_puzzle.ranked)
    word = say("command-all")
    ranked = {}
    for last in (f"{word}\n", "\n", ""):
        with patch("rowlock.coach.daily.daily", return_value=card_puzzle):
            done = run("practice", "--lang", language, stdin=f"1\n{last}", XDG_DATA_HOME=str(tmp_path))
        assert done.returncode == 0, done.stderr
        short, _, every = done.stdout.partition(say("practice-all", word=word, count=count))
        assert say("practice-streak", count=1) in short
        ranked[last] = [len(re.findall(r"[█░]{12}", text)) for text in (short, every)]
    assert ranked == {f"{word}\n": [MAX_RANKED, count], "\n": [MAX_RANKED, 0], "": [MAX_RANKED, 0]}


def test_solo_practice_compares_with_perfect_play(tmp_path: Path) -> None:
    done = run("practice", "--solo", "--seed", "7", stdin="0\n" * 100, XDG_DATA_HOME=str(tmp_path))
    assert done.returncode == 0, done.stderr
    costs = [float(each) for each in re.findall(r"Your decision costs (\d+\.\d\d) points on average", done.stdout)]
    assert costs[-1] > 50  # the fourth penalty of an empty sheet
    assert "Perfect play scores 115.5 points on average." in done.stdout
    total = re.search(r"All your decisions together cost (\d+\.\d) points", done.stdout)
    assert total is not None
    assert float(total[1]) == pytest.approx(sum(costs), abs=0.2)
    assert re.search(r"With the same dice, perfect decisions would have scored \d+ points\.", done.stdout)


def test_a_resumed_practice_is_still_compared_with_perfect_play(tmp_path: Path) -> None:
    left = run("practice", "--solo", "--seed", "7", stdin="0\n0\n", XDG_DATA_HOME=str(tmp_path))
    assert left.returncode == 0, left.stderr
    (path,) = tmp_path.rglob("*.rowlock")
    assert f"play --resume {path}" in left.stdout
    whole = run("practice", "--solo", "--seed", "7", stdin="0\n" * 100, XDG_DATA_HOME=str(tmp_path / "whole"))
    for arguments in (("--resume", str(path)), ()):  # by command, then by the menu, quitting in between
        lines = "0\n" * 3 if arguments else "0\n" * 100
        resumed = run("play", *arguments, stdin=lines, XDG_DATA_HOME=str(tmp_path))
        assert "Your decision costs" in resumed.stdout, resumed.stderr
    ends = [done.stdout[done.stdout.index("Perfect play scores") :].splitlines()[:3] for done in (resumed, whole)]
    assert ends[0] == ends[1]  # all decisions count, also those before the interruption
    assert "together cost" in ends[0][1]


def test_other_games_are_not_compared_with_perfect_play(tmp_path: Path) -> None:
    run("play", "classic", "--solo", "--seed", "7", stdin="0\n", XDG_DATA_HOME=str(tmp_path))
    (path,) = tmp_path.rglob("*.rowlock")
    assert "Perfect play:" not in run("play", "--resume", str(path), stdin="0\n" * 3).stdout
    game = Game.new("classic", ("Ada", "Bob"), seed=7)
    path.write_text(f"{game}{PRACTICE_COMMENT}\n", "utf-8")  # the comment alone does not make it a practice
    done = run("play", "--resume", str(path), stdin="0\n" * 3)
    assert (done.returncode, done.stderr) == (0, "")
