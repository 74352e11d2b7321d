"""Tests of the command line: output, and errors as one sentence with exit code 2."""

import json
import os
import re
import subprocess
import sys
from contextvars import Context
from io import BytesIO, TextIOWrapper
from pathlib import Path
from unittest.mock import patch
from warnings import catch_warnings

import pytest

import rowlock
from rowlock.bots import BOTS
from rowlock.cli import main
from rowlock.i18n import LANGUAGES, words

from ..subprocess_env import clean_environment

FIVE_FIELDS = [["red", 2, 1], ["yellow", 3, 2], ["green", 12, 3], ["blue", 11, 4], ["red", 4, 5]]


def run(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in this process, with its own environment, streams and exit code.

    Faster by a minute than a process for each of hundreds of commands; see `program` for that.
    """
    streams = [TextIOWrapper(BytesIO(data), encoding="utf-8") for data in (stdin.encode(), b"", b"")]
    clean = clean_environment(PYTHONUTF8="1", COLUMNS="200", **environment)
    with (
        patch.multiple(sys, stdin=streams[0], stdout=streams[1], stderr=streams[2]),
        patch.dict(os.environ, clean, clear=True),
        catch_warnings(action="ignore", category=ResourceWarning),  # the default outside of tests
        pytest.raises(SystemExit) as exit_info,
    ):
        Context().run(main, list(arguments))  # without the language set by another command
    code = exit_info.value.code
    out, err = [_written(stream) for stream in streams[1:]]
    return subprocess.CompletedProcess(arguments, code if isinstance(code, int) else int(code is not None), out, err)


def _written(stream: TextIOWrapper) -> str:
    stream.flush()
    stream.seek(0)
    return stream.read()


def program(*arguments: str, stdin: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """Run a command in a process."""
    return subprocess.run(
        [sys.executable, "-m", "rowlock", *arguments],
        input=stdin,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=clean_environment(PYTHONUTF8="1", COLUMNS="200", **environment),
        timeout=120,
        check=False,
    )


@pytest.mark.parametrize(
    ("arguments", "stdin"),
    [
        (["--help"], ""),
        (["play", "--help"], ""),
        (["play", "chess"], ""),
        (["play", "--start", "first"], ""),
        (["play", "--resume", "no such file"], ""),
        (["play", "classic", "--seats", "Ada", "--lang", "pl"], ""),
        (["play"], ""),
        (["verify"], ""),
        (["verify", "-"], "Dear Ada"),
        (["verify", "--json", "-"], "[Rowlock"),
        (["perft", "cards", "--seed", "x"], ""),
        (["referee"], "nonsense\n"),
    ],
)
def test_run_and_program_give_the_same(arguments: list[str], stdin: str) -> None:
    in_process, in_subprocess = (call(*arguments, stdin=stdin, LANG="cs_CZ.UTF-8") for call in (run, program))
    assert (in_process.returncode, in_process.stdout, in_process.stderr) == (
        in_subprocess.returncode,
        in_subprocess.stdout,
        in_subprocess.stderr,
    )


def refused(*arguments: str, **environment: str) -> str:
    """Run a command that must fail; return its error sentence."""
    done = run(*arguments, **environment)
    assert done.returncode == 2, done
    assert not done.stdout
    assert done.stderr.endswith("\n")
    (sentence,) = done.stderr.splitlines()
    return sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_in_the_language_of_the_environment(language: str) -> None:
    say = words(language)
    for arguments, message in (((), "cli-rowlock"), (("play",), "cli-play"), (("perft",), "cli-perft")):
        shown = run(*arguments, "--help", LANG=f"{language}_XX.UTF-8")
        assert shown.returncode == 0
        assert say(message) in shown.stdout
        assert say("cli-help") in shown.stdout
    assert run(LANG=f"{language}_XX.UTF-8").stdout == run("--help", LANG=f"{language}_XX.UTF-8").stdout


def test_version() -> None:
    assert program("--version").stdout == f"{rowlock.__version__}\n"


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["chess"], "not understood"),
        (["--chess"], "--chess"),
        (["play", "chess"], "chess"),
        (["play", "--nothing"], "--nothing"),
        (["play", "--start"], "--start"),
        (["play", "--start", "first"], "--start"),
        (["play", "classic", "extra"], "not understood"),
        (["play", "classic", "--seats", "Ada"], "2 to 5"),
        (["play", "classic", "--solo", "--seats", "Ada,Bob"], "one player"),
        (["play", "cards", "--solo"], "solo"),
        (["play", "onboard", "--seats", "A,B,C,D,E"], "2 to 4"),
        (["play", "classic", "--seats", "Ada,bot:genius"], "genius"),
        (["play", "classic", "--seats", "Ada,,Bob"], "name"),
        (["play", "classic", "--seats", f"Ada,{'x' * 41}"], "name"),
        (["play", "classic", "--seats", "Ada,Bob", "--start", "3"], "no seat"),
        (["play", "classic", "--seats", "Ada,Bob", "--jokers"], "jokers"),
        (["play", "cards", "--seats", "Ada,Bob", "--track", "a"], "track"),
        (["play", "cards", "--seats", "Ada,Bob", "--dice", "own"], "this game has no dice"),
        (["play", "classic", "--seats", "Ada,Bob", "--dice", "loaded"], "--dice"),
        (["play", "classic", "--seats", "Ada,Bob", "--lang", "xx"], "xx"),
        (["play", "classic", "--seats", "Ada,Bob", "--seed", "x" * 101], "printable"),
        (["play", "onboard", "--seats", "Ada,Bob", "--track", "no such file"], "no such file"),
        (["play", "--resume", "no such file"], "no such file"),
        (["play", "--resume", "no such file", "--seed", "1"], "--resume"),
        (["play", "classic", "--jokers"], "jokers"),
        (["play", "classic", "--start", "6"], "no seat 6"),
        (["perft", "chess"], "chess"),
        (["perft", "classic", "--players", "6"], "2 to 5"),
        (["perft", "classic", "--solo", "--players", "2"], "one player"),
        (["perft", "classic", "--turns", "0"], "--turns"),
        (["referee", "extra"], "not understood"),
    ],
)
def test_an_error_is_one_sentence(arguments: list[str], part: str) -> None:
    assert part in refused(*arguments)


@pytest.mark.parametrize(
    ("text", "part"),
    [
        ("[", "line 1, column 2"),
        ("{}", "list of fields"),
        ("[1, 2, 3, 4, 5]", "Field 1"),
        (json.dumps([*FIVE_FIELDS[:4], ["pink", 4, 5]]), "Field 5 of the track: the color"),
        (json.dumps([*FIVE_FIELDS[:3], ["red", 13, 5], FIVE_FIELDS[4]]), "Field 4 of the track: the number"),
        (json.dumps([FIVE_FIELDS[0], ["red", 2, 21], *FIVE_FIELDS[2:]]), "Field 2 of the track: the bonus"),
        (json.dumps(FIVE_FIELDS[:4]), "5 to 200 fields, this one has 4"),
        ("[" * 100_000, "not JSON"),
        ("1" * 5_000, "not JSON"),
    ],
)
def test_a_track_from_a_file_is_checked_field_by_field(text: str, part: str, tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_text(text, "utf-8")
    assert part in refused("play", "onboard", "--seats", "Ada,Bob", "--track", str(path))


@pytest.mark.parametrize("language", LANGUAGES)
def test_play_lists_the_bots_with_descriptions(language: str) -> None:
    done, say = run("play", "--bots", "--lang", language), words(language)
    lines = [line.split(maxsplit=1) for line in done.stdout.splitlines()]
    assert lines == [[f"bot:{name}", f"{say(f'bot-{name}')}: {say(f'bot-{name}-about')}"] for name in BOTS]
    assert (done.returncode, done.stderr) == (0, "")


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "board.json"
    path.write_bytes(b"\xff\xfe\x00")
    assert str(path) in refused("play", "onboard", "--seats", "Ada,Bob", "--track", str(path))
    assert str(path) in refused("play", "--resume", str(path))


def test_an_own_track_is_played(tmp_path: Path) -> None:
    path, saved = tmp_path / "board.json", tmp_path / "game.rowlock"
    path.write_text(json.dumps(FIVE_FIELDS), "utf-8-sig")  # with a byte order mark, as some editors write it
    done = run("play", "onboard", "--seats", "bot:greedy,bot:random", "--track", str(path), "--save", str(saved))
    assert done.returncode == 0
    assert '[Track "r2=1 y3=2 g12=3 b11=4 r4=5"]' in saved.read_text("utf-8")


def test_errors_are_translated() -> None:
    assert refused("play", "classic", "--seats", "Ada", "--lang", "pl") == "Qwixx: od 2 do 5 graczy."
    assert refused("play", "chess", LANG="sk_SK.UTF-8") == words("sk")("error-unknown_game", game="chess")


def test_a_broken_saved_game_is_named_with_line_and_column(tmp_path: Path) -> None:
    path = tmp_path / "game.rowlock"
    done = run("play", "classic", "--seats", "bot:greedy,bot:greedy", "--seed", "1", "--save", str(path))
    assert done.returncode == 0
    lines = path.read_text("utf-8").splitlines()
    at = next(number for number, line in enumerate(lines) if line.startswith("1"))
    lines[at] = lines[at].replace(" | ", " | x", 1)
    path.write_text("\n".join(lines), "utf-8")
    assert f"line {at + 1}, column {lines[at].index('| x') + 3}" in refused("play", "--resume", str(path))


def test_a_finished_game_shows_its_result(tmp_path: Path) -> None:
    path = tmp_path / "game.rowlock"
    first = run("play", "classic", "--seats", "bot:random,bot:random", "--save", str(path))
    again = run("play", "--resume", str(path))
    assert again.returncode == 0
    assert again.stdout.splitlines()[-4:-1] == first.stdout.splitlines()[-4:-1]
    assert "point" in again.stdout


def test_an_existing_file_is_not_overwritten(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada", "utf-8")
    assert str(path) in refused("play", "classic", "--seats", "bot:random,bot:random", "--save", str(path))
    assert path.read_text("utf-8") == "Dear Ada"


def test_end_of_input_before_a_game_is_no_error() -> None:
    done = run("play")
    assert done.returncode == 0
    assert "No game was started." in done.stdout


def test_an_unwritable_path_does_not_end_the_game(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    done = run("play", "classic", "--seats", "bot:random,bot:random", "--save", str(tmp_path / "file" / "game"))
    assert done.returncode == 0
    assert "cannot be saved" in done.stdout
    assert "saved" not in done.stdout
    assert "points" in done.stdout


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    for game in ("classic", "cards", "onboard"):
        texts = []
        for name in ("one", "two"):
            path = tmp_path / f"{game}-{name}"
            run("play", game, "--seats", "bot:greedy,bot:random,bot:random", "--seed", "same", "--save", str(path))
            texts.append(re.sub(r"\[Date .*", "", path.read_text("utf-8")))  # a test may run at midnight
        assert texts[0] == texts[1]


@pytest.mark.parametrize(("players", "ways"), [("2", 8_318_592), ("5", 1_029_409_344)])
def test_perft_counts(players: str, ways: int) -> None:
    assert run("perft", "classic", "--players", players).stdout == f"{ways}\n"


def test_perft_of_a_solo_game() -> None:
    assert run("perft", "classic", "--solo").stdout == "1677888\n"


def test_a_solo_game_of_a_bot_has_points_and_no_winner(tmp_path: Path) -> None:
    path = tmp_path / "solo.rowlock"
    done = run("play", "classic", "--solo", "--seats", "bot:greedy", "--seed", "3", "--save", str(path))
    assert done.returncode == 0
    assert '[Solo "yes"]' in path.read_text("utf-8")
    assert re.search(r"Greedy: .* = -?\d+ points?\n", done.stdout)
    assert "win" not in done.stdout
    assert run("verify", str(path)).returncode == 0


def test_perft_of_the_other_games() -> None:
    onboard = int(run("perft", "onboard", "--track", "b").stdout)
    cards = int(run("perft", "cards", "--seed", "x").stdout)
    assert onboard > 8_318_592
    assert 0 < cards < 100_000


def test_referee_answers_every_line() -> None:
    lines = ['{"op":"new","game":"classic","players":3,"start":0}', "nonsense", "", '{"op":"new","game":"classic"}']
    done = program("referee", stdin="\n".join(lines))
    replies = [json.loads(line) for line in done.stdout.splitlines()]
    assert done.returncode == 0
    assert [next(iter(reply)) for reply in replies] == ["state", "error", "error", "error"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_lang_applies_to_help_and_parser_errors(language: str) -> None:
    say = words(language)
    assert say("cli-solve") in run("solve", "--lang", language, "--help").stdout
    assert refused("solve", "--lang", language, "--players", "x") == say("cli-bad-value", parameter="--players")


@pytest.mark.parametrize(
    "command", ["play", "join", "serve", "review", "practice", "verify", "simulate", "arena", "solve"]
)
@pytest.mark.parametrize("option", [["--lang", "pl"], ["--lang=pl"]])
def test_both_forms_of_lang_set_the_language_of_help(command: str, option: list[str]) -> None:
    text = words("pl")(f"cli-{command}")
    for arguments in ((*option, "--help"), ("--help", *option)):
        shown = run(command, *arguments, LANG="en_US.UTF-8")
        assert (shown.returncode, shown.stderr) == (0, "")
        assert text in shown.stdout


@pytest.mark.parametrize("option", [["--lang", "pl"], ["--lang=pl"]])
def test_both_forms_of_lang_set_the_language_of_errors(option: list[str]) -> None:
    say = words("pl")
    assert refused("solve", *option, "--players", "x") == say("cli-bad-value", parameter="--players")
    assert refused("solve", "--players", "x", *option) == say("cli-bad-value", parameter="--players")
    assert refused("play", "chess", *option) == say("error-unknown_game", game="chess")
    assert refused(*option, "play") == say("cli-no-option", option="--lang")  # only commands have this option


@pytest.mark.parametrize("option", [["--lang", "xx"], ["--lang=xx"], ["--lang="]])
def test_an_unknown_language_is_one_sentence(option: list[str]) -> None:
    value = option[-1].removeprefix("--lang=")
    for command in (("play",), ("verify", "-"), ("solve",), ("serve",)):
        sentence = refused(*command, *option)
        assert sentence == words("en")("cli-no-language", value=value, languages=", ".join(LANGUAGES))


def test_lang_without_a_value_is_one_sentence() -> None:
    assert refused("play", "--lang") == words("en")("cli-option-value", option="--lang")


def test_a_full_disk_gives_no_traceback() -> None:
    with Path("/dev/full").open("w") as full:
        done = subprocess.run(
            [sys.executable, "-m", "rowlock", "perft"], stdout=full, stderr=subprocess.PIPE, text=True, check=False
        )
    assert done.returncode != 0
    assert "Traceback" not in done.stderr


def test_characters_missing_in_the_encoding_are_replaced() -> None:
    done = program("play", "chess", PYTHONIOENCODING="ascii", LANG="pl_PL.UTF-8")
    assert done.returncode == 2
    assert done.stderr.strip() == words("pl")("error-unknown_game", game="chess").encode("ascii", "replace").decode()
