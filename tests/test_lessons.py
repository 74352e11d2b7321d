"""Generated lessons and examples of the browser client: up to date with the rules, with texts in every language."""

import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from rowlock.i18n import LANGUAGES, source
from rowlock.rules import RULESETS
from rowlock.rules.sheet import POINTS

WEB = Path(__file__).parent.parent / "web"
LEARN = WEB / "src" / "learn"
FILES = ("lessons.json", "examples.json", "points.json")


def read(name: str) -> Any:
    return json.loads(LEARN.joinpath(name).read_text("utf-8"))


def steps() -> list[tuple[str, int, Any]]:
    """All steps of all lessons: game, number from 1, step."""
    return [(game, at, step) for game, lesson in read("lessons.json").items() for at, step in enumerate(lesson, 1)]


def messages(language: str) -> set[str]:
    body = FluentParser().parse(source(language)).body
    return {entry.id.name for entry in body if isinstance(entry, ast.Message)}


def test_the_generated_files_are_up_to_date(tmp_path: Path) -> None:
    subprocess.run([sys.executable, str(WEB / "lessons"), str(tmp_path)], check=True, timeout=60)
    for name in FILES:
        assert tmp_path.joinpath(name).read_bytes() == LEARN.joinpath(name).read_bytes(), "run: python web/lessons"


def test_every_game_has_a_short_lesson_that_ends_with_the_game() -> None:
    lessons = read("lessons.json")
    assert lessons.keys() == RULESETS.keys()
    for game, lesson in lessons.items():
        assert 8 <= len(lesson) <= 14
        assert all(step["view"]["table"]["game"] == game for step in lesson)
        assert [step["view"]["table"]["phase"] == "over" for step in lesson] == [False] * (len(lesson) - 1) + [True]


def test_every_step_can_be_done() -> None:
    for game, at, step in steps():
        view, wanted = step["view"], step.get("wanted")
        assert len(view["options"]) == len(view["outcomes"])
        match step["asks"]:
            case "decide":
                assert wanted in view["options"], (game, at)
                assert len(view["options"]) > 1, "a decision without alternatives teaches nothing"
            case "roll":
                assert view["roll"], (game, at)
            case asks:
                assert (asks, wanted) == ("read", None)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_step_has_its_messages(language: str) -> None:
    known = messages(language)
    lines = {f"lesson-{game}-{at}" for game, at, _ in steps()}
    hints = {f"hint-{game}-{at}" for game, at, step in steps() if step["asks"] == "decide"}
    examples = {f"example-{name}" for name in read("examples.json")}
    families = ("lesson-", *(f"hint-{game}-" for game in RULESETS), "example-")
    assert {name for name in known if name.startswith(families)} == lines | hints | examples


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_section_of_the_rules_has_its_messages(language: str) -> None:
    text = LEARN.joinpath("rules.ts").read_text("utf-8")
    sections = re.findall(r'head: "([a-z-]+)",\s+text: "([a-z-]+)"', text)
    wanted = {f"rule-head-{head}" for head, _ in sections} | {f"rule-{body}" for _, body in sections}
    assert len(wanted) > 40
    known = messages(language)
    assert not wanted - known
    pages = {"which", "which-more", "read", "title", "learn", "contents", "others", "may"}
    pages |= {f"intro-{game}" for game in RULESETS}
    assert {name for name in known if name.startswith("rule-")} == wanted | {f"rule-{name}" for name in pages}


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_have_answers(language: str) -> None:
    for entry in FluentParser().parse(source(language)).body:
        if isinstance(entry, ast.Message) and entry.id.name.startswith("rule-argue-"):
            assert entry.value is not None
            lines = "".join(part.value for part in entry.value.elements if isinstance(part, ast.TextElement)).split(
                "\n"
            )
            assert len(lines) % 2 == 0
            assert all("?" in question for question in lines[::2]), entry.id.name
            assert not any("?" in answer for answer in lines[1::2]), entry.id.name


def test_the_table_of_points_is_that_of_the_rules() -> None:
    assert read("points.json") == list(POINTS[1:])
