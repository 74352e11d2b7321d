"""``rowlock simulate``: text and JSON reports, files, invalid arguments and Ctrl-C."""

import json
import os
import pty
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from unittest.mock import patch

import numpy as np
import pyarrow.parquet as pq
import pytest

import rowlock
from rowlock.i18n import LANGUAGES, words
from rowlock.kernels.solver.backward_induction import SHEETS
from rowlock.kernels.solver.solution import Solution

from ..subprocess_env import clean_environment, interruptible
from .test_cli import program, refused, run

FEW = ("--games", "3000", "--seed", "7")


def json_report(*arguments: str) -> dict[str, Any]:
    """The JSON report, without the fields that differ between runs."""
    done = run("simulate", *arguments, "--json")
    assert done.returncode == 0, done
    assert done.stderr in {"", words("en")("simulate-compiling") + "\n"}
    report: dict[str, Any] = json.loads(done.stdout)
    assert report.pop("seconds") > 0
    assert report.pop("games_per_second") > 0
    return report


def test_the_report_as_json() -> None:
    report = json_report("classic", "--bots", "random,greedy", *FEW)
    assert (report["game"], report["players"], report["games"], report["seed"]) == ("classic", 2, 3000, 7)
    assert (report["bots"], report["options"], report["interrupted"]) == (["random", "greedy"], {}, False)
    assert report["version"] == rowlock.__version__
    first, second = report["seats"]
    assert (first["bot"], second["bot"]) == ("random", "greedy")
    assert first["mean"] < second["mean"]
    assert first["win_rate"] + second["win_rate"] == pytest.approx(1)
    assert second["ci"][0] < second["win_rate"] < second["ci"][1]
    assert sum(second["scores"]["counts"]) == sum(report["turns"]["histogram"]["counts"]) == 3000
    assert report["turns"]["percentiles"]["5"] < report["turns"]["percentiles"]["95"]
    assert sum(end["games"] for end in report["ends"].values()) == 3000
    assert [place["turn"] for place in report["order"]] == [1, 2]


def test_numbers_do_not_depend_on_threads() -> None:
    arguments = ("classic", "--bots", "random", "--players", "3", "--games", "9000", "--seed", str(2**64 - 1))
    one = json_report(*arguments, "--threads", "1")
    assert one == json_report(*arguments, "--threads", "3") == json_report(*arguments, "--on", "threads")
    assert json_report(*arguments)["seed"] == 2**64 - 1
    assert json_report(*arguments[:-1], "1") != json_report(*arguments)


def test_defaults() -> None:
    report = json_report("--games", "100")
    assert (report["game"], report["bots"], report["seed"]) == ("classic", ["greedy", "greedy"], 0)
    assert json_report("--games", "10", "--bots", "random,random,greedy")["players"] == 3
    assert json_report("--games", "10", "--bots", " random , greedy ")["bots"] == ["random", "greedy"]


def test_the_other_games() -> None:
    onboard = json_report("onboard", *FEW, "--track", "b")
    assert onboard["options"] == {"track": "b"}
    assert "track_end" in onboard["ends"]
    assert json_report("onboard", *FEW)["options"] == {"track": "a"}
    cards = json_report("cards", *FEW, "--jokers", "--bots", "random", "--players", "2")
    assert cards["options"] == {"jokers": True}
    assert "two_rows_completed" in cards["ends"]


@pytest.fixture
def solved() -> Iterator[None]:
    """A stub solution: computing the real one takes long, and other tests do."""

    def solve(players: int, *_: object) -> Solution:
        return Solution(players, np.zeros((players, SHEETS, 4)))

    with patch.multiple("rowlock.cli.lab_workers", solve=solve, is_solved=lambda _: True):
        yield


@pytest.mark.usefixtures("solved")
def test_the_optimal_bot_plays_the_dice_game() -> None:
    alone = json_report("classic", "--players", "1", "--bots", "optimal", "--games", "50")
    assert (alone["bots"], alone["seats"][0]["win_rate"]) == (["optimal"], None)
    assert json_report("classic", "--bots", "optimal,random", "--games", "50")["bots"] == ["optimal", "random"]


def test_any_mix_of_bots(tmp_path: Path) -> None:
    """Bots that are not compiled are played on the rules, with the same report and the same file."""
    out, arguments = tmp_path / "games.parquet", ("--bots", "champion@0,greedy", "--games", "40", "--seed", "3")
    report = json_report(*arguments, "--threads", "1", "--out", str(out))
    assert (report["bots"], report["games"], report["interrupted"]) == (["champion@0", "greedy"], 40, False)
    assert report["seats"][0]["mean"] > report["seats"][1]["mean"]
    assert sum(end["games"] for end in report["ends"].values()) == 40
    assert report["seats"][0]["failures"] == []
    table = pq.read_table(out).to_pydict()
    assert table["start"] == [1, 2] * 20
    assert sum(table["seat1_score"]) / 40 == report["seats"][0]["mean"]
    assert json_report(*arguments, "--threads", "3") == report


@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_bots_and_kernels_agree(game: str) -> None:
    """The greedy bot plays alike in both; ``exec`` programs and other bots have the statistics of the same kind."""
    compiled = json_report(game, "--bots", "greedy", "--players", "3", "--games", "4000")
    played = json_report(game, "--bots", "steady,greedy,greedy", "--games", "150")
    assert played["ends"].keys() == compiled["ends"].keys()
    assert played["turns"]["mean"] == pytest.approx(compiled["turns"]["mean"], rel=0.2)
    assert played["seats"][2]["mean"] == pytest.approx(compiled["seats"][2]["mean"], rel=0.2)
    assert played["options"] == compiled["options"]


@pytest.mark.usefixtures("solved")
def test_the_optimal_bot_among_others() -> None:
    alone = json_report("--players", "1", "--bots", "novice", "--games", "8")
    assert (alone["bots"], alone["seats"][0]["win_rate"]) == (["novice"], None)
    mixed = json_report("--bots", "optimal,novice", "--games", "8", "--threads", "1")
    assert mixed["bots"] == ["optimal", "novice"]


def test_games_that_a_program_forfeits_are_counted_apart() -> None:
    program = f"exec:{sys.executable} -c 'raise SystemExit(\"no luck\")'"
    sentence = refused("simulate", "--bots", f"{program},greedy", "--games", "4")
    assert words("en")("arena-failure", kind="died") in sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_report_as_text(language: str, tmp_path: Path) -> None:
    say, picture = words(language), str(tmp_path / "charts.svg")
    done = run("simulate", "classic", "--bots", "random", *FEW, "--plot", picture, "--lang", language)
    assert done.returncode == 0, done
    text = done.stdout.replace("\n", " ")
    for name in ("seat", "sd", "wins", "ci", "penalties", "points-title", "order-title", "turns-title", "ends-title"):
        assert say(f"simulate-{name}") in text
    assert say("simulate-title", game=say("game-classic"), players=2, games=3000) in text
    assert say("simulate-end", end="four_penalties") in text
    assert say("simulate-drawn", file=picture) in text
    assert "█" in text
    assert "\x1b" not in text
    assert say("simulate-wins-title") in Path(picture).read_text("utf-8")


def test_output_files(tmp_path: Path) -> None:
    out, plot = tmp_path / "games.parquet", tmp_path / "charts.PNG"
    json_report("classic", "--bots", "random", *FEW, "--out", str(out), "--plot", str(plot))
    assert pq.read_metadata(out).num_rows == 3000
    assert plot.read_bytes().startswith(b"\x89PNG")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["charts.PNG", "games.parquet"]


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "chess"),
        (["classic", "--players", "0"], "2 to 5"),
        (["classic", "--players", "6"], "2 to 5"),
        (["classic", "--players", "1000000000"], "2 to 5"),
        (["cards", "--players", "1"], "2 to 5"),
        (["onboard", "--players", "5"], "2 to 4"),
        (["classic", "--players", "two"], "--players"),
        (
            ["classic", "--bots", "clever"],
            "There is no bot clever; choose one of random, novice, greedy, steady, expert, champion, optimal, exec:….",
        ),
        (["classic", "--bots", ""], "--bots"),
        (["classic", "--bots", "random,"], "--bots"),
        (["classic", "--bots", "random,greedy", "--players", "4"], "2 bots for 4 players"),
        (["classic", "--bots", "random,greedy", "--players", "1"], "one for each seat, or one for all"),
        (["cards", "--bots", "optimal"], "only classic"),
        (["classic", "--bots", "greedy@50"], "takes no time"),
        (["classic", "--bots", "exec:no-such-program --fast"], "no-such-program"),
        (["classic", "--bots", "champion", "--ms", "-1"], "--ms"),
        (["classic", "--games", "0"], "1 to 1,000,000,000,000"),
        (["classic", "--games", str(10**12 + 1)], "--games"),
        (["classic", "--games", "many"], "--games"),
        (["classic", "--seed", "-1"], "--seed"),
        (["classic", "--seed", str(2**64)], "18,446,744,073,709,551,615"),
        (["classic", "--seed", "abc"], "--seed"),
        (["classic", "--threads", "0"], "1 to 1,024"),
        (["classic", "--threads", "1025"], "--threads"),
        (["classic", "--on", "moon"], "threads, ray"),
        (["classic", "--jokers"], "jokers"),
        (["cards", "--track", "a"], "track"),
        (["onboard", "--track", "no such file"], "no such file"),
        (["classic", "--plot", "charts.gif"], ".png, .svg, .pdf"),
        (["classic", "--plot", "charts"], ".png, .svg, .pdf"),
        (["classic", "--out", "games.csv"], "Parquet"),
        (["classic", "--lang", "it"], "it"),
        (["classic", "--nothing"], "--nothing"),
    ],
)
def test_invalid_arguments_are_reported_in_one_line(arguments: list[str], part: str) -> None:
    assert part in refused("simulate", *arguments)


@pytest.mark.parametrize("option", ["--out", "--plot"])
def test_an_unwritable_file_is_reported_before_the_run(option: str, tmp_path: Path) -> None:
    suffix = ".parquet" if option == "--out" else ".svg"
    (tmp_path / f"folder{suffix}").mkdir()
    with patch("rowlock.cli.lab_run.execute", side_effect=AssertionError):
        for place, reason in ((f"missing/x{suffix}", "its folder does not exist"), (f"folder{suffix}", "is a folder")):
            assert reason in refused("simulate", "--games", "10", option, str(tmp_path / place))
    assert [path.name for path in tmp_path.iterdir()] == [f"folder{suffix}"]


def test_a_disk_that_fills_up_is_reported(tmp_path: Path) -> None:
    full = OSError(28, "No space left on device")
    with patch("rowlock.lab.parquet.ResultWriter.write", side_effect=full):
        done = run("simulate", *FEW, "--bots", "random", "--out", str(tmp_path / "x.parquet"))
    assert (done.returncode, done.stdout) == (2, "")
    assert "disk is full" in done.stderr
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("package", "arguments"),
    [("matplotlib", ["--plot", "x.png"]), ("pyarrow", ["--out", "x.parquet"]), ("ray", ["--on", "ray"])],
)
def test_a_missing_package_is_named(package: str, arguments: list[str], language: str) -> None:
    with patch.dict(sys.modules, {package: None}):
        sentence = refused("simulate", *arguments, "--lang", language)
    assert package in sentence
    assert "pip install 'rowlock[lab]'" in sentence


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "127.0.0.1:99999"])
def test_a_cluster_that_is_not_there_is_reported_at_once(address: str) -> None:
    sentence = refused("simulate", "--on", "ray", RAY_ADDRESS=address)
    assert sentence == words("en")("lab-no-cluster", address=address)


def run_without_lab(*arguments: str) -> subprocess.CompletedProcess[str]:
    hidden = "import sys; sys.modules.update(dict.fromkeys(('numba', 'matplotlib', 'pyarrow', 'ray', 'openskill')))"
    code = f"{hidden}; from rowlock.cli import main; main({list(arguments)!r})"
    return subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, env=clean_environment()
    )


def test_other_commands_work_without_lab() -> None:
    assert "simulate" in run_without_lab("--help").stdout
    done = run_without_lab("simulate", "classic")
    assert (done.returncode, done.stdout) == (2, "")
    assert len(done.stderr.splitlines()) == 1
    assert "pip install 'rowlock[lab]'" in done.stderr


def start_simulation(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-m", "rowlock", "simulate", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env=clean_environment(PYTHONUTF8="1"),
        preexec_fn=interruptible,  # noqa: PLW1509 - one thread starts it
    )


def wait_until_games_are_written(folder: Path) -> None:
    for _ in range(1200):
        if any(path.stat().st_size > 1000 for path in folder.iterdir()):
            return
        time.sleep(0.05)
    pytest.fail("no game was written")


def test_an_interrupt_gives_the_result_so_far(tmp_path: Path) -> None:
    out = tmp_path / "games.parquet"
    arguments = ("classic", "--bots", "random", "--games", str(10**12), "--threads", "2", "--out", str(out), "--json")
    with start_simulation(*arguments) as process:
        wait_until_games_are_written(tmp_path)
        process.send_signal(signal.SIGINT)
        began = time.monotonic()
        text, errors = process.communicate(timeout=60)
    assert process.returncode == 0, errors
    assert time.monotonic() - began < 20
    report = json.loads(text)
    assert report["interrupted"] is True
    assert 0 < report["games"] < report["games_planned"] == 10**12
    table = pq.read_table(out, columns=["game"])["game"].to_numpy()
    assert len(table) == report["games"]
    assert (table[1:] > table[:-1]).all()
    assert list(tmp_path.iterdir()) == [out]


INTERRUPTIBLE = """
import sys, time
from rowlock.cli.lab_support import Interrupts
from rowlock.cli.output_file import OutputFile

interrupts = Interrupts()
with OutputFile(sys.argv[1]), interrupts.handled():
    try:
        with interrupts.deferred():
            print("busy", flush=True)
            time.sleep(0.5)
            print("whole", flush=True)
        time.sleep(60)
    except KeyboardInterrupt:
        print("stopping", flush=True)
        time.sleep(60)
"""


def test_a_first_interrupt_is_deferred_and_a_second_exits_at_once(tmp_path: Path) -> None:
    with subprocess.Popen(
        [sys.executable, "-c", INTERRUPTIBLE, str(tmp_path / "file")],
        stdout=subprocess.PIPE,
        text=True,
        env=clean_environment(),
        preexec_fn=interruptible,  # noqa: PLW1509 - one thread starts it
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "busy\n"
        assert len(list(tmp_path.iterdir())) == 1
        process.send_signal(signal.SIGINT)
        assert [process.stdout.readline() for _ in range(2)] == ["whole\n", "stopping\n"]
        process.send_signal(signal.SIGINT)
        assert process.wait(timeout=10) == 130
    assert not list(tmp_path.iterdir())


def test_the_program_prints_the_same() -> None:
    arguments = ("simulate", "classic", "--bots", "random", *FEW)
    here, there = (call(*arguments, LANG="pl_PL.UTF-8").stdout.splitlines() for call in (run, program))
    assert [here[0], *here[2:]] == [there[0], *there[2:]]  # the second line has the duration
    assert os.linesep not in here[0]


def test_a_terminal_shows_progress_and_the_report() -> None:
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "rowlock", "simulate", "--bots", "steady", "--games", "40"],
        stdout=theirs,
        stderr=theirs,
        env=clean_environment(PYTHONUTF8="1", TERM="xterm"),
    ) as process:
        os.close(theirs)
        text = b""
        with suppress(OSError):  # the end of a terminal
            while more := os.read(ours, 10_000):
                text += more
    os.close(ours)
    assert process.returncode == 0, text
    for name in ("simulate-playing", "simulate-ends-title"):
        assert words("en")(name) in text.decode()
