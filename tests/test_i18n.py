"""Every word exists in every language, and no word is there for nothing."""

import ast as python
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rowlock
from rowlock.bots import LEVELS
from rowlock.cli import app
from rowlock.coach.explain import KEYS
from rowlock.coach.review.analyze import GRADES
from rowlock.formats.notation.errors import SENTENCES as RECORD_SENTENCES
from rowlock.formats.notation.errors import WANTED
from rowlock.i18n import LANGUAGES, Words, preferred_language, source, texts, words
from rowlock.rules import RULESETS, RuleError
from rowlock.rules.errors import SENTENCES
from rowlock.server.problems import CODES, STATUS
from rowlock.tables.errors import SENTENCES as TABLE_SENTENCES
from rowlock.terminal.typed_input import COMMANDS

ASKED = (
    r"""(?:(?<![.\w])(?:words|say|refuse)|self\.(?:words|say)|words\(\w+\)|speak\(\))\(\s*["']([a-z][a-z0-9_-]*)["']"""
)
CONFIGURED = r"""BadConfig\([^()]*["'](serve-[a-z-]+)["']"""
PACKAGE = Path(rowlock.__file__).parent
CLIENT = Path(__file__).parent.parent / "web"
COLORS = ("red", "yellow", "green", "blue")
FAMILIES = {
    # messages whose name is put together, with every ending the program can give them
    "error": set(SENTENCES),
    "record": set(RECORD_SENTENCES) - {"illegal"} | {"at"},
    "wanted": set(WANTED),
    "color": set(COLORS),
    "row": set(COLORS),
    "die": set(COLORS),
    "cell": set(COLORS),
    "game": set(RULESETS),
    "about": set(RULESETS),
    "command": set(COMMANDS),
    "help": set(COMMANDS) | set(RULESETS),
    "bot": {level.name + end for level in LEVELS for end in ("", "-about")},
    "option": {"pass", "pass-penalty", "stay", "stay-penalty"},
    "ask": {"action1", "action2", "step3", "draw", "number", "play"},
    "rules": set(RULESETS),
    "table": set(TABLE_SENTENCES) | CODES,
    "why": set(KEYS),
    "review": {"player", "start", "luck", "cost", "others", "end"} | {f"grade-{grade}" for grade in GRADES},
    "cli": {command.callback.__name__ for command in app.registered_commands if command.callback},
}


class _Variables(Visitor):
    """The values that a message uses. It refers to no other: each is parsed by itself."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        raise AssertionError(f"a reference to {node.id.name}")

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - the library's name
        raise AssertionError(f"a reference to -{node.id.name}")

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def messages(language: str) -> dict[str, set[str]]:
    """Every message of a language, with the values it uses."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{entry.id.name} is there twice"
            variables = _Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_by_itself_is_what_it_is_in_its_file(language: str) -> None:
    whole = [entry for entry in FluentParser().parse(source(language)).body if not isinstance(entry, ast.BaseComment)]
    alone = texts(language)
    assert [entry.id.name for entry in whole if isinstance(entry, ast.Message)] == list(alone)
    for entry, text in zip(whole, alone.values(), strict=True):
        (parsed,) = FluentParser().parse(text).body
        assert parsed.equals(entry, ignored_fields=["span", "comment"])


def client_sources() -> str:
    """The whole browser client, but for the types it is sent."""
    files = (path for path in (CLIENT / "src").rglob("*") if path.suffix in {".svelte", ".ts"})
    return "\n".join(path.read_text("utf-8") for path in files if path.name != "messages.ts")


def client_names(english: set[str]) -> set[str]:
    """Every message the browser client can ask for: by its name, or by the family that its name begins with."""
    text = client_sources()
    literal = set(re.findall(r"""["'`]([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)["'`]""", text))
    families = tuple(set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)))
    return {name for name in english if name in literal or name.startswith(families)}


def used_names() -> set[str]:
    """Every message the program can ask for."""
    texts = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    literal = set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9_]+)*)["']""", texts))
    return literal | {f"{family}-{end}" for family, ends in FAMILIES.items() for end in ends}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_every_message_with_the_same_values(language: str) -> None:
    english, translated = messages("en"), messages(language)
    assert translated.keys() == english.keys()
    for name, values in english.items():
        assert translated[name] <= values, name
        # a translation may do without a count that only English grammar needs, but not without a fact
        assert values - translated[name] <= {"count", "state"}, name


def test_every_message_is_used_and_every_used_message_exists() -> None:
    english, used = set(messages("en")), used_names()
    assert not english - used - client_names(english), "unused"
    wanted = {f"{family}-{end}" for family, ends in FAMILIES.items() for end in ends}
    assert not wanted - english, "missing"


def test_what_the_browser_asks_for_exists() -> None:
    asked = set(re.findall(r"""(?<![\w.])say\(\s*"([a-z][a-z0-9_-]*)\"""", client_sources()))
    assert len(asked) > 150
    assert not asked - set(messages("en"))


def cases() -> list[dict[str, object]]:
    """Sentences of the rules with the values they get: the browser has to make the same of them."""
    given: list[tuple[str, dict[str, str | int]]] = [
        ("not_to_act", {"seat": 0}),
        ("row_closed", {"color": "red"}),
        ("left_of_a_cross", {"color": "green", "number": 9}),
        ("cannot_land", {"field": 7, "color": "blue", "number": 12}),
        ("die_missing", {"die": "yellow"}),
        ("not_a_sum", {"color": "yellow", "number": 4}),
        ("bad_players", {"game": "onboard", "least": 2, "most": 4}),
    ]
    return [
        {
            "language": language,
            "code": code,
            "details": details,
            "text": words(language).rule(RuleError(code, "B1", **details)),
        }
        for language in LANGUAGES
        for code, details in given
    ]


def test_the_browser_is_told_what_to_make_of_the_details() -> None:
    """``web/tests/i18nCases.json`` is read by the client's own tests; with ROWLOCK_WRITE=1 it is written anew."""
    path = CLIENT / "tests" / "i18nCases.json"
    if os.environ.get("ROWLOCK_WRITE"):
        path.write_text(json.dumps(cases(), ensure_ascii=False, indent=2) + "\n", "utf-8")
    assert json.loads(path.read_text("utf-8")) == cases()


def test_literal_messages_exist() -> None:
    asked = set[str]()
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text("utf-8")
        asked |= set(re.findall(ASKED, text))
        asked |= set(re.findall(CONFIGURED, text))
        asked |= set(re.findall(r'(?:help=|NotUnderstood\()"([a-z][a-z0-9_-]*)"', text))
    assert len(asked) > 60
    assert not asked - set(messages("en"))


def refusals() -> Iterator[tuple[str, set[str]]]:
    """Every code that is refused with, once for each place in the program, with the values given to its sentence."""
    trees = (python.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py"))
    for call in (node for tree in trees for node in python.walk(tree) if isinstance(node, python.Call)):
        if isinstance(call.func, python.Name) and call.func.id in {"TableError", "ApiError"}:
            given = {keyword.arg for keyword in call.keywords if keyword.arg} - {"headers"}
            first = call.args[0]
            for code in (first.body, first.orelse) if isinstance(first, python.IfExp) else (first,):
                if isinstance(code, python.Constant):
                    yield str(code.value), given


def test_every_refusal_has_a_sentence_and_gives_it_its_values() -> None:
    english, refused = messages("en"), list(refusals())
    for code, given in refused:
        assert english[f"table-{code}"] <= given, code
    answers = {"wrong_method", "too_large"}  # what the framework refuses
    assert {code for code, _ in refused} - set(TABLE_SENTENCES) == CODES - answers
    assert STATUS.keys() <= CODES | TABLE_SENTENCES.keys()
    assert not CODES & TABLE_SENTENCES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_can_be_told(language: str) -> None:
    say, english = words(language), messages("en")
    told = [name for name in english if name.startswith("table-")]
    assert len(told) == len(TABLE_SENTENCES) + len(CODES)
    for name in told:
        for number in (1, 2, 5, 22, 16384):
            for text in ("none", "greedy"):
                counted = {"seat", "most", "line", "column"}
                values: dict[str, str | int] = {v: number if v in counted else text for v in english[name]}
                assert "{" not in say(name, **values)
    assert say("problem-title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bad_setting_can_be_told(language: str) -> None:
    reasons = set(re.findall(CONFIGURED, (PACKAGE / "server" / "config.py").read_text("utf-8")))
    assert len(reasons) > 5
    for reason in reasons:
        assert words(language)(reason, setting="--redis", value="32").startswith("--redis: ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_limits_are_declined(language: str) -> None:
    told = [words(language)("table-too_many_tokens", most=most).split(";")[0] for most in (1, 2, 5, 22)]
    assert [text.split()[-1] for text in told] == {
        "en": ["tokens", "tokens", "tokens", "tokens"],
        "pl": ["token", "tokeny", "tokenów", "tokeny"],
        "cs": ["token", "tokeny", "tokenů", "tokenů"],
        "sk": ["token", "tokeny", "tokenov", "tokenov"],
    }[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_are_declined(language: str) -> None:
    say = words(language)
    told = {count: say("result", player="Ada", sum="x", points=count) for count in (1, 2, 5, 22)}
    endings = {count: text.rsplit(" ", 1)[1] for count, text in told.items()}
    expected = {
        "en": ("point", "points", "points", "points"),
        "pl": ("punkt", "punkty", "punktów", "punkty"),
        "cs": ("bod", "body", "bodů", "bodů"),
        "sk": ("bod", "body", "bodov", "bodov"),
    }[language]
    assert tuple(endings[count] for count in (1, 2, 5, 22)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_terminal_has_invisible_marks(language: str) -> None:
    assert Words(language)("turn", turn=1, player="Ada", standing="Ada 1").isprintable()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "pl_PL.UTF-8", "ROWLOCK_LANG": "en"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "cs"}, "cs"),
        ({"LANG": "csb_PL.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
