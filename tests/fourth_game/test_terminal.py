"""The fourth game in the terminal, alone and at a table of a server."""

import re
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from rowlock import Game, IllegalSetup
from rowlock.i18n import LANGUAGES, add_words, words
from rowlock.terminal.render.games import presenter

from ..deep import deep
from ..server.processes import Server
from ..subprocess_env import clean_environment
from ..terminal.presented import check_words
from .conftest import MODULE


def run(home: Path, *arguments: str, typed: str, error: str = "", games: Mapping[str, str] = MODULE) -> str:
    done = subprocess.run(
        [sys.executable, "-m", "rowlock", *arguments],
        input=typed,
        env=clean_environment(XDG_DATA_HOME=str(home), LANG="C.UTF-8", **games),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )
    assert (done.returncode, done.stderr) == (2 if error else 0, error)
    return done.stdout


def test_a_whole_game(tmp_path: Path) -> None:
    file = tmp_path / "game.rowlock"
    lines = ["help", "hint", "table", "w99z", *["0", "-", "nothing"] * 200]
    shown = run(tmp_path, "play", "hush", "--seats", "Ada,bot:random", "--save", str(file), typed="\n".join(lines))
    assert "Hush: Ada, Random." in shown
    assert "Give one up to cross it" in shown
    assert "Hush cannot be analyzed" in shown
    assert re.search(r"Your secret numbers: (\d+, ){2}\d+\. Held by each player: 3, 3\.", shown)
    assert "Ada, what do you whisper?" in shown
    assert "The game is over" in shown
    assert Game.load(file).over


def test_a_whisper_is_typed_by_number_or_text(tmp_path: Path) -> None:
    game = Game.new("hush", 2, seed=5, start=0)
    position: Any = game.position
    number = position.secrets[0][0]
    arguments = ("play", "hush", "--seats", "Ada,Bob", "--seed", "5", "--start", "1")
    shown = run(tmp_path, *arguments, typed="\n".join(["", "-", "", "-", "", f"W{number}R", "", "quit"]))
    assert f"Ada whispers w{number}r." in shown


def test_a_bot_that_does_not_know_it_is_refused(tmp_path: Path) -> None:
    error = words("en").rule(IllegalSetup("no_engine", "B1", game="hush")) + "\n"
    run(tmp_path, "play", "hush", "--seats", "Ada,bot:champion", typed="0\n" * 9, error=error)


def test_a_table_of_a_server(server: Server, tmp_path: Path) -> None:
    lines = ["hush", "2", "random", "start", *["", "0", "help", "table", "options"] * 3, "resign", "y", "quit"]
    shown = run(tmp_path, "join", server.url, "--name", "Ada", typed="\n".join(lines))
    assert "Hush: Ada, Random." in shown
    assert "Your secret numbers: " in shown
    assert "Fair:" in shown


@pytest.mark.parametrize("language", ["pl", *map(deep, sorted({*LANGUAGES} - {"pl"}))])
def test_a_client_without_the_game_says_so_and_takes_no_seat(language: str, server: Server, tmp_path: Path) -> None:
    shown = run(tmp_path, "join", server.url, "--name", "Ada", typed="hush\n2\n\n\nquit\n")
    link = re.search(r"http://\S+/t/\w+", shown)
    assert link is not None
    error = words(language)("join-unknown-game", game="hush") + "\n"
    for arguments in (("--name", "Bob"), ("--watch",)):
        run(tmp_path, "join", link[0], *arguments, "--lang", language, typed="", error=error, games={})
    assert "One seat is free" in run(tmp_path, "join", link[0], "--name", "Ada", typed="table\nquit\n")


@pytest.mark.parametrize("spoken", [False, True])
def test_it_has_words_for_all_it_shows(spoken: bool) -> None:
    check_words("hush", spoken=spoken)


def test_it_shows_its_facts_and_replaces_a_message(tmp_path: Path) -> None:
    game = Game.new("hush", 2, seed=3, start=0)
    shown, position = presenter("hush", words("en"), game.names), game.position
    own = ", ".join(map(str, position.secrets[1]))  # type: ignore[attr-defined]
    for table, numbers in ((game.view(1).table, own), (game.watch(), "-")):
        (line,) = shown.facts(table)
        assert line.plain == f"Your secret numbers: {numbers}. Held by each player: 3, 3."
    assert shown.own("over") == "over"
    (tmp_path / "en.ftl").write_text("over-hush = Silence.\n", "utf-8")
    add_words(tmp_path)
    assert presenter("hush", words("pl"), game.names).own("over") == "over-hush"
