"""The documentation tells the truth: its examples run, its tables are complete, its links lead somewhere."""

import importlib
import importlib.util
import json
import os
import re
import runpy
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from typer.main import get_command

from rowlock import parse_position, position_from_json, position_text, position_to_json
from rowlock.cli import app
from rowlock.formats import notation, schema
from rowlock.formats.codec import chance_from_json, chance_to_json, visible_from_shape
from rowlock.formats.games.base import convert
from rowlock.referee import answer
from rowlock.rules.errors import sentences

from .deep import DEEP, deep

ROOT = Path(__file__).parent.parent
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *(ROOT / "examples").glob("*.md"), *ROOT.glob("*.md")])
CHECKED = {
    "python": "here: as a doctest with >>>, else as a program; with a file name as a file of the console blocks",
    "console": "here: run, and the output compared",
    "sh": "here: make targets, rowlock commands and options exist; with a name by test_deploy.py",
    "json": "here, and frames of the protocol by server/test_protocol.py",
    "js": "here: requests of the referee",
    "rowlock": "here: read and written as a game",
    "position": "here: read and written as the text of a position",
    "text": "no code",
    "ebnf": "no code",
}
"""Languages of code blocks, and what checks them."""
ELSEWHERE = {
    "chmod": "changes a file of the host",
    "cp": "changes a file of the host",
    "curl": "needs a running server; tests/server tests every route",
    "docker": "needs docker; test_deploy.py reads the files it uses",
    "${EDITOR:-vi}": "needs a person",
    "export": "sets a variable",
    "pip": "needs a network; test_wheel.py installs",
    "python3": "makes a virtual environment",
    "sudo": "needs root; test_deploy.py checks these commands",
    ".": "activates a virtual environment",
}
"""Programs in ``sh`` blocks that are not run, and why."""
SLOW = re.compile(r"--games [0-9]+")
"""A console command with this plays eight games in make test, and its output is compared in make deep only."""


def page(name: str) -> str:
    (path,) = (ROOT / "docs").rglob(name)
    return path.read_text("utf-8")


def fences(text: str, kind: str) -> list[str]:
    return re.findall(rf"^```{re.escape(kind)}\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def test_the_map_of_the_architecture_is_up_to_date() -> None:
    filled = runpy.run_path(str(ROOT / "docs" / "map.py"))["filled"]
    assert filled(page("architecture.md")) == page("architecture.md"), "the module map is stale: run make map"


def test_every_module_says_what_it_is_in_a_short_sentence() -> None:
    """The map needs it."""
    sentence = runpy.run_path(str(ROOT / "docs" / "map.py"))["sentence"]
    for path in sorted((ROOT / "src" / "rowlock").rglob("*.py")):
        if "migrations" not in path.parts:
            assert 10 <= len(sentence(path)) <= 115, path


def test_every_game_of_the_notation_page_is_a_game() -> None:
    games = fences(page("notation.md"), "rowlock")
    assert len(games) >= 3
    for text in games:
        assert notation.write(notation.read(text)) == text


def test_every_text_of_the_position_page_is_the_text_of_a_position() -> None:
    (texts,) = fences(page("position.md"), "position")
    assert len(texts.split()) >= 5
    for text in texts.split():
        assert position_text(parse_position(text)) == text


def test_every_position_of_the_interchange_page_round_trips() -> None:
    positions = fences(page("interchange.md"), "json position")
    assert positions
    for text in positions:
        data = json.loads(text)
        assert position_to_json(position_from_json(data)) == data


def test_every_reply_of_the_referee_page_is_the_real_one() -> None:
    text = page("referee.md")
    parts = re.findall(
        r"^```js(?:on)? (request|reply)\n(.*?)^```$|^This state is `(S\d)`", text, re.MULTILINE | re.DOTALL
    )
    states: dict[str, str] = {}
    reply: dict[str, object] = {}
    pairs = 0
    for kind, body, state in parts:
        if state:
            states[state] = json.dumps(reply["state"])
        elif kind == "request":
            request = re.sub(r": (S\d)\b", lambda match: f": {states[match[1]]}", body)
            reply = json.loads(answer(json.dumps(json.loads(request)).encode()))
        else:
            assert json.loads(body) == reply
            pairs += 1
    assert pairs >= 6


@pytest.mark.parametrize(
    "path",
    [
        deep(path) if path.name == "laboratory.md" else path
        for path in PAGES
        if fences(path.read_text("utf-8"), "python")
    ],
    ids=str,
)
def test_python_examples_run(path: Path) -> None:
    for code in fences(path.read_text("utf-8"), "python"):
        if ">>>" not in code:  # those with a prompt are doctests
            done = subprocess.run(
                [sys.executable, "-W", "error", "-c", code],
                cwd=ROOT,
                env=ENVIRONMENT,
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            assert done.returncode == 0, done.stderr


ENVIRONMENT = {**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"}
"""With the programs of this Python first."""


def blocks(path: Path) -> Iterator[tuple[str, list[str], str]]:
    """Yield language, further words and content of every code block."""
    for info, body in re.findall(r"^```([^\n`]*)\n(.*?)^```$", path.read_text("utf-8"), re.MULTILINE | re.DOTALL):
        language, *words = info.split() or [""]
        if not language.startswith("{"):  # a directive of MyST
            yield language, words, body


def pages_with(language: str) -> list[Path]:
    return [path for path in PAGES if any(found == language for found, *_ in blocks(path))]


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_every_block_is_checked(path: Path) -> None:
    for language, words, body in blocks(path):
        assert language in CHECKED, (language, body[:60])
        if language == "json":
            json.loads(body)
        named = {"json": "chance client decision position reply request score server view", "js": "request"}
        if words and language not in ("python", "sh"):
            assert words[0] in named[language].split()


@pytest.mark.parametrize("path", pages_with("console"), ids=str)
def test_console_examples_print_what_they_show(path: Path, tmp_path: Path) -> None:
    for language, words, body in blocks(path):
        if language == "python" and words:
            file = tmp_path / words[0]
            file.write_text(_with_method(file.read_text(), words[1], body) if words[1:] else body)
        elif language == "console":
            for command, output in re.findall(r"^\$ (.*)\n((?:(?!\$ ).*\n)*)", body, re.MULTILINE):
                cheap = command if DEEP else SLOW.sub("--games 8", command)
                done = subprocess.run(
                    ["bash", "-c", cheap],
                    cwd=tmp_path,
                    env=ENVIRONMENT,
                    capture_output=True,
                    text=True,
                    timeout=300,
                    check=False,
                )
                assert done.returncode == 0, (command, done.stderr)
                if cheap == command:
                    shown = ".*?".join(map(re.escape, output.split("...")))
                    assert re.fullmatch(shown, done.stdout, re.DOTALL), done.stdout


def _with_method(text: str, name: str, method: str) -> str:
    """Return a program with one of its methods replaced."""
    text, count = re.subn(rf"^    def {name}\(.*?\n\n\n", f"{method}\n\n", text, flags=re.MULTILINE | re.DOTALL)
    assert count == 1
    return text


def shell_commands(text: str) -> Iterator[list[str]]:
    """Yield the words of each command, without comments."""
    for line in text.replace("\\\n", "").splitlines():
        if words := shlex.split(line, comments=True):
            yield words


@pytest.mark.parametrize("path", pages_with("sh"), ids=str)
def test_shell_commands_exist(path: Path) -> None:
    for language, names, body in blocks(path):
        if language != "sh" or names:
            continue
        for program, *arguments in shell_commands(body):
            if program.split("/")[-1] == "rowlock":
                check_rowlock(arguments)
            elif program == "make":
                rule = next(each for each in arguments if "=" not in each)
                assert re.search(rf"^{rule}:", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE), arguments
            elif program in (".venv/bin/python", "python"):
                module = arguments[1] if arguments[0] == "-m" else None
                assert importlib.util.find_spec(module) if module else (ROOT / arguments[0]).is_file()
            else:
                assert program in ELSEWHERE, (program, arguments)


def check_rowlock(arguments: list[str]) -> None:
    """Parse a command line, without running it or opening its files."""
    commands: Any = get_command(app)  # of the click inside Typer
    command = commands.commands[arguments[0]]
    command.make_parser(command.context_class(command)).parse_args(args=arguments[1:])


def test_every_shape_of_the_interchange_page_is_read() -> None:
    text = page("interchange.md")
    for chance in fences(text, "json chance"):
        read = chance_from_json(json.loads(chance))
        assert read is not None
        assert chance_to_json(read) == json.loads(chance)
    kinds: dict[str, Any] = {
        "decision": schema.NamedDecisionShape,
        "score": schema.ScoreShape,
        "view": schema.TableShape,
    }
    for name, kind in kinds.items():
        shown = fences(text, f"json {name}")
        assert shown
        for each in shown:
            shape: Any = convert(json.loads(each), kind, "bad_position", name)
            if name == "view":
                visible_from_shape(shape)


def test_every_error_code_is_in_its_table() -> None:
    assert set(sentences("error")) <= set(re.findall(r"^\| `(\w+)` \|", page("referee.md"), re.MULTILINE))
    assert {*sentences("record"), "illegal"} - {"at"} <= set(
        re.findall(r"^\| `(\w+)` \|", page("notation.md"), re.MULTILINE)
    )


def test_every_clause_is_in_the_rules_and_names_code_that_exists() -> None:
    text = page("rules.md")
    ids = set(re.findall(r"^\| ((?:B|C|O|AB|AC|AO)\d+) \|", text, re.MULTILINE))
    wanted = {"B": 30, "C": 29, "O": 18, "AB": 28, "AC": 29, "AO": 27}
    assert ids == {f"{group}{number}" for group, last in wanted.items() for number in range(1, last + 1)}
    named = re.findall(r"`([a-z_.]+):([A-Za-z_.]+)`", text)
    assert len(named) > 100
    named.remove(("module", "name"))  # how the column is read
    for module, name in named:
        home = "rowlock" if module in ("game", "rng") else "rowlock.rules"
        value: object = importlib.import_module(f"{home}.{module}")
        for part in name.split("."):
            value = getattr(value, part)
    for path in (ROOT / "src").rglob("*.py"):
        used = re.findall(r'"((?:A?[BCO])\d+)"', path.read_text("utf-8"))
        assert set(used) <= ids, path


@pytest.mark.parametrize("path", PAGES, ids=str)
def test_links_lead_somewhere(path: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#\s]+)", path.read_text("utf-8")):
        assert (path.parent / target).exists(), target
