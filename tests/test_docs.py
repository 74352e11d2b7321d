"""The documentation tells the truth: its examples run, its tables are complete, its links lead somewhere."""

import importlib
import json
import os
import re
import runpy
import subprocess
import sys
from pathlib import Path

import pytest

from rowlock import parse_position, position_from_json, position_text, position_to_json
from rowlock.formats import notation
from rowlock.referee import answer
from rowlock.rules.errors import sentences

from .deep import deep

ROOT = Path(__file__).parent.parent
PAGES = sorted([*(ROOT / "docs").rglob("*.md"), *ROOT.glob("*.md")])


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
    parts = re.findall(r"^```js(?:on)? (request|reply)\n(.*?)^```$|^This state is `(S\d)`", text, re.MULTILINE | re.DOTALL)
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
                env={**os.environ, "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"},
                capture_output=True,
                text=True,
                timeout=60,
                check=False,
            )
            assert done.returncode == 0, done.stderr


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
