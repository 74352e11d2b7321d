"""``rowlock arena``: text and JSON reports, images, programs, invalid arguments and Ctrl-C."""

import json
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any
from unittest.mock import patch

import psutil
import pytest

import rowlock
from rowlock.i18n import LANGUAGES, words

from ..bots.test_external import has_ended
from ..deep import deep
from ..subprocess_env import clean_environment, interruptible
from .test_cli import program, refused, run


def json_report(*arguments: str) -> dict[str, Any]:
    """The JSON report, without the fields that differ between runs."""
    done = run("arena", *arguments, "--json")
    assert (done.returncode, done.stderr) == (0, ""), done
    report: dict[str, Any] = json.loads(done.stdout)
    assert report.pop("seconds") > 0
    assert report.pop("games_per_second") > 0
    return report


def test_two_bots_and_any_number_of_workers() -> None:
    arguments = ("--bots", "greedy,random", "--games", "41", "--seed", "7")
    report = json_report(*arguments, "--workers", "1")
    assert (report["game"], report["players"], report["options"], report["seed"]) == ("classic", 2, {}, 7)
    assert (report["bots"], report["against"], report["interrupted"]) == (["greedy", "random"], None, False)
    assert (report["deals"], report["games"], report["games_planned"]) == (21, 42, 42)  # in whole deals
    assert report["version"] == rowlock.__version__
    greedy, random = report["standings"]
    assert greedy["wins"]["ci"][0] <= greedy["wins"]["mean"] <= greedy["wins"]["ci"][1]
    assert greedy["wins"]["mean"] + random["wins"]["mean"] == pytest.approx(1)
    assert greedy["wins"]["mean"] > 0.8
    assert greedy["rating"] > random["rating"]
    assert greedy["points"]["mean"] - random["points"]["mean"] == pytest.approx(greedy["margin"]["mean"])
    assert json_report(*arguments, "--workers", "3") == report


@pytest.mark.deep
def test_wins_without_luck() -> None:
    arguments = ("--bots", "greedy,random", "--games", "4", "--luck")
    greedy, random = json_report(*arguments)["standings"]
    assert greedy["earned"]["mean"] + random["earned"]["mean"] == pytest.approx(1)
    low, high = greedy["earned"]["ci"]
    assert low <= greedy["earned"]["mean"] <= high
    for language in LANGUAGES:
        say = words(language)
        lines = run("arena", *arguments, "--lang", language).stdout.splitlines()
        assert any(say("arena-earned") in line for line in lines)
        assert sum("±" in line for line in lines) == 2


def test_round_robin_or_one_table() -> None:
    few = ("--games", "2", "--workers", "1")
    bots = ("--bots", "greedy,random,random")
    together, pairs = json_report(*bots, *few), json_report(*bots, "--players", "2", *few)
    assert (together["players"], len(together["matches"]), together["games"]) == (3, 1, 3)
    assert (pairs["players"], len(pairs["matches"]), pairs["games"]) == (2, 3, 6)
    crowd = json_report("--bots", ",".join(["random"] * 5), "--game", "onboard", "--track", "b", *few)
    assert (crowd["players"], len(crowd["matches"]), crowd["options"]) == (2, 10, {"track": "b"})


def test_one_against_tables_of_another() -> None:
    report = json_report(
        "--bots", "greedy", "--against", "random", "--players", "4", "--games", "20", "--game", "cards", "--jokers"
    )
    assert (report["bots"], report["against"], report["games"]) == (["greedy"], "random", 20)
    assert report["options"] == {"jokers": True}
    greedy, random = report["standings"]
    assert greedy["wins"]["mean"] > 0.5
    assert greedy["wins"]["mean"] + 3 * random["wins"]["mean"] == pytest.approx(1)


@pytest.mark.parametrize("language", ["cs", *map(deep, sorted({*LANGUAGES} - {"cs"}))])
def test_the_report_as_text(language: str, tmp_path: Path) -> None:
    say, picture = words(language), tmp_path / "arena.svg"
    bots = f"greedy,random,exec:{sys.executable} -c 'print(9)'"
    arguments = ("--bots", bots, "--players", "2", "--games", "4", "--picture", str(picture), "--lang", language)
    done = run("arena", *arguments)
    assert (done.returncode, done.stderr) == (0, ""), done
    text = done.stdout
    assert say("simulate-title", game=say("game-classic"), players=2, games=12) in text
    for name in ("arena-rating", "arena-margin", "arena-cross-title", "arena-failures-title"):
        assert say(name) in text
    failures = say("arena-failures", bot="@", why=say("arena-failure", kind="no_choice"), games=8)
    assert failures.removeprefix("@") in text
    assert say("simulate-drawn", file=str(picture)) in text
    assert "\x1b" not in text
    assert say("arena-cross-title") in picture.read_text("utf-8")
    assert list(tmp_path.iterdir()) == [picture]


def test_a_program_that_fails_loses_with_its_reason() -> None:
    report = json_report(
        "--bots", f"exec:{sys.executable} -c 'raise SystemExit(\"no luck\")',greedy", "--games", "4", "--ms", "20"
    )
    lost, won = report["standings"]
    assert (lost["wins"]["mean"], won["wins"]["mean"]) == (0, 1)
    assert lost["failures"] == [{"kind": "died", "games": 4, "reasons": ["[1] no luck"]}]
    assert (won["failures"], won["points"]) == ([], None)


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ([], "--bots"),
        (["--bots", "greedy"], "--against"),
        (["--bots", "greedy,"], "--bots"),
        (["--bots", "deep,greedy"], "There is no bot deep"),
        (["--bots", "greedy,random", "--players", "4"], "--against"),
        (["--bots", "greedy,random", "--players", "6"], "2 to 5"),
        (["--bots", "greedy,random", "--players", "1"], "2 to 5"),
        (["--bots", "greedy", "--against", "random", "--players", "6"], "2 to 5"),
        (["--bots", "greedy", "--against", "deep"], "deep"),
        (["--bots", "greedy,random", "--game", "chess"], "chess"),
        (["--bots", "greedy,random", "--games", "0"], "--games"),
        (["--bots", "greedy,random", "--games", "10000001"], "10,000,000"),
        (["--bots", "greedy,random", "--ms", "-1"], "--ms"),
        (["--bots", "greedy,random", "--seed", "-1"], "--seed"),
        (["--bots", "greedy,random", "--workers", "0"], "--workers"),
        (["--bots", "greedy,random", "--on", "moon"], "threads, ray"),
        (["--bots", "greedy,optimal", "--game", "cards"], "only classic"),
        (["--bots", "greedy,random", "--jokers"], "jokers"),
        (["--bots", "greedy,random", "--game", "cards", "--track", "a"], "track"),
        (["--bots", "greedy,random", "--picture", "arena.gif"], ".png, .svg, .pdf"),
        (["--bots", "greedy,random", "--picture", "missing/arena.png"], "missing/arena.png"),
        (["--bots", "greedy@50,random"], "greedy"),
        (["--bots", "greedy,exec:"], "exec:"),
        (["--bots", "greedy,exec:no-such-program --fast"], "no-such-program"),
        (["--bots", ",".join(["greedy"] * 17)], "16"),
        (["--bots", "greedy,random", "--game", "cards", "--luck"], "--luck"),
    ],
)
def test_invalid_arguments_are_reported_in_one_line(arguments: list[str], part: str) -> None:
    assert part in refused("arena", *arguments)


@pytest.mark.parametrize("package", ["openskill", "matplotlib"])
def test_a_missing_package_is_named(package: str) -> None:
    with patch.dict(sys.modules, {package: None}):
        sentence = refused("arena", "--bots", "greedy,random", "--picture", "x.png")
    assert package in sentence
    assert "pip install 'rowlock[lab]'" in sentence


def test_a_worker_that_is_lost_is_reported_in_a_sentence() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "rowlock", "arena", "--bots", "random,random", "--games", "1000000", "--workers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean_environment(PYTHONUTF8="1"),
    ) as process:
        wait_for_children(process.pid, "spawn_main")[0].kill()
        text, errors = process.communicate(timeout=60)
    assert (process.returncode, text) == (2, "")
    assert len(errors.splitlines()) == 1
    assert errors.startswith(words("en")("arena-broken", reason=""))


def wait_for_children(process: int, command: str) -> list[psutil.Process]:
    """The child processes with a word in their command, as soon as there are any."""
    for _ in range(1200):
        found = [
            each for each in psutil.Process(process).children(recursive=True) if command in " ".join(each.cmdline())
        ]
        if found:
            return found
        time.sleep(0.05)
    pytest.fail(f"no process has {command} in its command")


@pytest.mark.deep
def test_an_interrupt_gives_the_result_so_far_and_ends_all_programs(tmp_path: Path) -> None:
    played = tmp_path / "played"
    script = tmp_path / "thoughtful-program.sh"
    script.write_text(f"while read -r question; do echo '{{\"choose\":0}}'; echo x >> {played}; done; sleep 600\n")
    bots = f"exec:sh {script},random"
    with subprocess.Popen(
        [sys.executable, "-m", "rowlock", "arena", "--bots", bots, "--games", "1000000", "--workers", "2", "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean_environment(PYTHONUTF8="1"),
        preexec_fn=interruptible,  # noqa: PLW1509 - one thread starts it
    ) as process:
        for _ in range(1200):
            if played.exists() and len(played.read_bytes()) > 3000:  # some blocks are done
                break
            time.sleep(0.05)
        below = psutil.Process(process.pid).children(recursive=True)
        assert any("thoughtful-program.sh" in " ".join(each.cmdline()) for each in below)
        process.send_signal(signal.SIGINT)
        text, errors = process.communicate(timeout=60)
    assert (process.returncode, errors) == (0, ""), errors
    report = json.loads(text)
    assert report["interrupted"] is True
    assert 0 < report["games"] < report["games_planned"] == 1_000_000
    assert sum(standing["wins"]["mean"] for standing in report["standings"]) == pytest.approx(1)
    assert all(has_ended(each.pid) for each in below)


def test_the_program_prints_the_same() -> None:
    arguments = ("arena", "--bots", "greedy,random", "--games", "20", "--workers", "2")
    here, there = (call(*arguments, LANG="pl_PL.UTF-8").stdout.splitlines() for call in (run, program))
    assert [here[0], *here[2:]] == [there[0], *there[2:]]  # the second line has the duration


def test_a_game_from_outside() -> None:
    """A game that ROWLOCK_GAMES names is registered in the worker processes too."""
    arguments = ("--bots", "random,random", "--games", "4", "--json")
    done = program("arena", "--game", "hush", *arguments, ROWLOCK_GAMES="tests.fourth_game.hush")
    assert (done.returncode, done.stderr) == (0, ""), done
    assert json.loads(done.stdout)["games"] == 4
    assert "hush" in program("simulate", "hush", ROWLOCK_GAMES="tests.fourth_game.hush").stderr
