"""Tests of ``rowlock verify``: fair games, manipulated games, and files that cannot be checked."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from rowlock import PASS, Game
from rowlock.fairness import commitment_to, joint_seed
from rowlock.formats import notation
from rowlock.i18n import LANGUAGES, Words, words

from .test_cli import refused, run

SECRET = "5f0c1d9e7ab34c6e8d2f41b09a6c7e35"


def create_game(commitment: str | None = commitment_to(SECRET)) -> Game:
    """Create a game with a roll, a turn without a cross, and another roll."""
    seed = joint_seed(SECRET, ["anchor", "oar42"])
    game = Game.new("classic", ["Ada", "Bob"], seed=seed, commitment=commitment)
    game.roll()
    for seat in (0, 1, game.position.active):
        game.play(seat, PASS)
    game.roll()
    return game


def write_game(tmp_path: Path, text: str) -> str:
    path = tmp_path / "game.rowlock"
    path.write_text(text, "utf-8")
    return str(path)


def check_lines(say: Words, draws: str = "passed") -> list[str]:
    """Return the lines of the checks of a record with a commitment, without notes."""
    states = {
        "commitment": "passed",
        "first_commitment": "",
        "own_text": "",
        "pledges": "",
        "draws": draws,
        "seen_draws": "",
    }
    not_made = f"{say('check-state', state='not_made')} ({say('check-why', why='nothing_noted')})"
    return [
        f"  {say('check-question', name=name)} {say('check-state', state=state) if state else not_made}"
        for name, state in states.items()
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_fair_game(language: str, tmp_path: Path) -> None:
    say = words(language)
    done = run("verify", write_game(tmp_path, str(create_game())), "--lang", language)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        say("verify-checked", rolls=2, shuffles=0),
        *check_lines(say),
        say("verify-fair"),
        say("verify-committed"),
    ]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_roll_is_reported_with_its_line(language: str, tmp_path: Path) -> None:
    say, text = words(language), str(create_game())
    lines = text.splitlines()
    true = lines[-1].removeprefix("2B. ")
    false = true[:-1] + str(int(true[-1]) % 6 + 1)
    done = run("verify", write_game(tmp_path, text.replace(true, false)), "--lang", language)
    assert (done.returncode, done.stderr) == (1, "")
    assert done.stdout.splitlines() == [
        say("verify-checked", rolls=2, shuffles=0),
        *check_lines(say, draws="failed"),
        say("verify-finding", code="wrong_dice", line=len(lines), found=false, expected=true),
        say("verify-committed"),
        say("verify-unfair", count=1),
    ]


def test_a_wrong_and_a_missing_commitment() -> None:
    wrong = run("verify", "-", stdin=str(create_game(commitment_to("another"))))
    assert wrong.returncode == 1
    assert f"line 6: the commitment: found {commitment_to('another')}, the seed gives {commitment_to(SECRET)}." in (
        wrong.stdout
    )
    assert "matches" not in wrong.stdout
    none = run("verify", "-", stdin=str(create_game(None)))
    assert none.returncode == 0
    assert none.stdout.splitlines()[-1] == words("en")("verify-uncommitted")


def test_the_report_as_json() -> None:
    fair = run("verify", "--json", "-", stdin=str(create_game()))
    assert fair.returncode == 0
    report = json.loads(fair.stdout)
    assert [(each["name"], each["state"], each["why"]) for each in report.pop("checks")] == [
        ("commitment", "passed", None),
        ("first_commitment", "not_made", "nothing_noted"),
        ("own_text", "not_made", "nothing_noted"),
        ("pledges", "not_made", "nothing_noted"),
        ("draws", "passed", None),
        ("seen_draws", "not_made", "nothing_noted"),
    ]
    assert report == {
        "fair": True,
        "seeded": True,
        "committed": True,
        "rolls": 2,
        "shuffles": 0,
        "findings": [],
        "voided": 0,
    }
    wrong = run("verify", "--json", "-", stdin=str(create_game(commitment_to("another"))))
    assert wrong.returncode == 1
    assert json.loads(wrong.stdout)["findings"] == [
        {
            "code": "wrong_commitment",
            "line": 6,
            "found": commitment_to("another"),
            "expected": commitment_to(SECRET),
        }
    ]


def test_a_game_without_a_seed_cannot_be_checked(tmp_path: Path) -> None:
    path = write_game(tmp_path, notation.write(replace(create_game().record, seed=None)))
    assert refused("verify", path) == words("en")("verify-no-seed", file=path)
    done = run("verify", "--json", path)
    assert done.returncode == 2
    report = json.loads(done.stdout)
    assert (report["fair"], report["seeded"], report["committed"]) == (False, False, True)


def test_an_error_is_one_sentence(tmp_path: Path) -> None:
    assert "FILE" in refused("verify")
    assert "no such file" in refused("verify", str(tmp_path / "missing"))
    assert "folder" in refused("verify", str(tmp_path))
    assert "line 1, column 1" in refused("verify", write_game(tmp_path, "Dear Ada"))
    assert "too long" in refused("verify", write_game(tmp_path, "x" * 1_000_001))
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused("verify", str(tmp_path / "bytes"))
    assert "xx" in refused("verify", "-", "--lang", "xx")


def test_a_file_with_byte_order_mark_and_crlf(tmp_path: Path) -> None:
    path = tmp_path / "game.rowlock"
    path.write_text(str(create_game()), "utf-8-sig", newline="\r\n")
    assert run("verify", str(path)).returncode == 0


@pytest.mark.parametrize(
    ("language", "one", "few", "many"),
    [
        ("en", "1 roll, 1 shuffle.", "2 rolls, 2 shuffles.", "5 rolls, 5 shuffles."),
        ("pl", "1 rzut, 1 tasowanie.", "2 rzuty, 2 tasowania.", "5 rzutów, 5 tasowań."),
        ("cs", "1 hod, 1 zamíchání.", "2 hody, 2 zamíchání.", "5 hodů, 5 zamíchání."),
        ("sk", "1 hod, 1 zamiešanie.", "2 hody, 2 zamiešania.", "5 hodov, 5 zamiešaní."),
    ],
)
def test_counts_are_declined(language: str, one: str, few: str, many: str) -> None:
    for count, text in ((1, one), (2, few), (5, many)):
        assert words(language)("verify-checked", rolls=count, shuffles=count).endswith(text)
