"""Tests of ``rowlock review``: text, JSON, HTML page and errors."""

import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from unittest.mock import patch

import pytest

from rowlock import Game
from rowlock.coach.review.analyze import review, review_from_json
from rowlock.coach.review.wording import MAX_COSTLY, Wording
from rowlock.i18n import LANGUAGES, words

from ..coach.evaluators import evaluate, evaluate_position
from ..games import random_game
from .test_cli import refused, run


@pytest.fixture(autouse=True)
def _quick_evaluator() -> Iterator[None]:
    with patch("rowlock.analysis.review", partial(review, evaluator=evaluate, position_evaluator=evaluate_position)):
        yield


@pytest.fixture(scope="module")
def game() -> Game:
    return random_game("review", None, setup=0)


def write_game(tmp_path: Path, text: str) -> str:
    path = tmp_path / "game.rowlock"
    path.write_text(text, "utf-8")
    return str(path)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_review_is_printed(language: str, tmp_path: Path, game: Game) -> None:
    done = run("review", write_game(tmp_path, str(game)), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    wording = Wording(review(game.record, evaluate, evaluate_position), game.record, words(language))
    printed = " ".join(done.stdout.split())
    worst = wording.costly()[0]
    for text in (
        wording.title(),
        wording.standing(),
        wording.curve_title(),
        wording.luck_and_cost(0),
        wording.loss(worst.cost),
        wording.why(worst),
        *(wording.moment(moment).title for moment in wording.review.moments),
    ):
        assert " ".join(text.split()) in printed
    assert max(map(len, done.stdout.splitlines())) <= 100


def test_the_review_as_json_comes_from_standard_input(game: Game) -> None:
    done = run("review", "-", "--json", stdin=str(game))
    assert (done.returncode, done.stderr) == (0, "")
    assert review_from_json(json.loads(done.stdout)) == review(game.record, evaluate, evaluate_position)


def test_a_page_is_written(tmp_path: Path, game: Game) -> None:
    page = tmp_path / "review.html"
    done = run("review", write_game(tmp_path, str(game)), "--html", str(page), "--lang", "pl")
    assert done.returncode == 0
    assert words("pl")("review-written", file=str(page)) in done.stdout
    text = page.read_text("utf-8")
    assert text.startswith("<!doctype html>")
    assert '<html lang="pl">' in text


def test_one_seat_only(tmp_path: Path, game: Game) -> None:
    path = write_game(tmp_path, str(game))
    wanted = {choice.turn for choice in review(game.record, evaluate, evaluate_position).choices if choice.seat == 1}
    done = run("review", path, "--seat", "2")
    rows = done.stdout[done.stdout.index("Costly decisions") :]
    printed = re.findall(r"^  Turn (\d+) · (\w) · ", rows, re.MULTILINE)
    assert printed
    assert {name for _, name in printed} == {"B"}
    assert {int(turn) for turn, _ in printed} <= wanted
    assert refused("review", path, "--seat", "0") == "There is no seat 0."
    assert refused("review", path, "--seat", "9") == "There is no seat 9."


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_shortened_list_names_the_option_for_all(language: str, tmp_path: Path, game: Game) -> None:
    path, notice = write_game(tmp_path, str(game)), words(language)("review-every")
    wording = Wording(review(game.record, evaluate, evaluate_position), game.record, words(language))
    left_out = len(wording.costly()) - MAX_COSTLY
    assert left_out > 0
    printed = run("review", path, "--lang", language).stdout.splitlines()
    assert printed[-2:] == [f"  {wording.say('review-more', count=left_out)}", f"  {notice}"]
    assert notice not in run("review", path, "--lang", language, "--seat", "1").stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_lists_every_costly_decision(language: str, tmp_path: Path, game: Game) -> None:
    path, html = write_game(tmp_path, str(game)), tmp_path / "review.html"
    wording = Wording(review(game.record, evaluate, evaluate_position), game.record, words(language))
    done = run("review", path, "--all", "--html", str(html), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    rows = done.stdout[done.stdout.index(wording.say("review-costly-title")) :]
    printed = re.findall(r"^  \w+ (\d+) · (\w) · ([^·]+) · (.+)", rows, re.MULTILINE)
    names, costly = game.names, wording.costly()
    assert printed == [
        (str(each.turn), names[each.seat], wording.loss(each.cost), wording.grade(each.grade)) for each in costly
    ]
    assert wording.say("review-every") not in done.stdout
    assert wording.say("review-more", count=len(costly) - MAX_COSTLY) not in done.stdout + html.read_text("utf-8")


@pytest.mark.parametrize("language", LANGUAGES)
def test_json_excludes_the_seat_option(language: str, tmp_path: Path, game: Game) -> None:
    path = write_game(tmp_path, str(game))
    assert refused("review", path, "--json", "--seat", "1", "--lang", language) == words(language)("review-whole")


def test_an_error_is_one_sentence(tmp_path: Path, game: Game) -> None:
    path = write_game(tmp_path, str(game))
    assert "FILE" in refused("review")
    assert "no such file" in refused("review", str(tmp_path / "missing"))
    assert "folder" in refused("review", str(tmp_path))
    assert "--ms" in refused("review", path, "--ms", "-1")
    assert "--ms" in refused("review", path, "--ms", "fast")
    assert "folder" in refused("review", path, "--html", str(tmp_path))
    assert "its folder does not exist" in refused("review", path, "--html", str(tmp_path / "missing" / "page.html"))
    assert "part of the path is not a folder" in refused("review", path, "--html", f"{path}/page.html")
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused("review", str(tmp_path / "bytes"))
    assert "line 1, column 1" in refused("review", write_game(tmp_path, "Dear Ada"))
    illegal = str(game).replace("| -", "| r9", 1)
    assert "line" in refused("review", write_game(tmp_path, illegal))
