"""Completeness of translations: every message exists in every language and is used."""

import ast as python
import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import patch

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

import rowlock
from rowlock import i18n
from rowlock.bots import LEVELS
from rowlock.cli import app
from rowlock.coach.explain import KEYS
from rowlock.coach.review.analyze import GRADES
from rowlock.i18n import COMPLETE, LANGUAGES, Words, message_sources, preferred_language, source, typeset, words
from rowlock.rules import RULESETS, RuleError
from rowlock.rules.errors import sentences
from rowlock.server.problems import CODES, STATUS
from rowlock.tables.errors import SENTENCES as TABLE_SENTENCES
from rowlock.tables.messages import REACTIONS
from rowlock.terminal.online.narrator import TOLD_EVENTS
from rowlock.terminal.typed_input import COMMANDS, LIVE_COMMANDS

from .languages import entries

NBSP, NARROW = "\u00a0", "\u202f"
MESSAGE_CALL = (
    r"(?:(?<![.\w])(?:words|say|fail)|self\.(?:words|say|print_unwrapped)|words\(\w+\)|current_words\(\))"
    r"""\(\s*["']([a-z][a-z0-9_-]*)["']"""
)
CONFIGURED = r"""BadConfig\([^()]*["'](serve-[a-z-]+)["']"""
PACKAGE = Path(rowlock.__file__).parent
CLIENT = Path(__file__).parent.parent / "web"
COLORS = ("red", "yellow", "green", "blue")
FAMILIES = {
    # messages with computed names: prefix and all possible suffixes
    "error": set(sentences("error")),
    "record": set(sentences("record")),
    "wanted": set(sentences("wanted")),
    "color": set(COLORS),
    "row": set(COLORS),
    "die": set(COLORS),
    "cell": set(COLORS),
    "name": {*COLORS, "joker"},
    "game": set(RULESETS),
    "about": set(RULESETS),
    "command": set(COMMANDS),
    "help": set(COMMANDS) | set(RULESETS),
    "live": {*LIVE_COMMANDS, *(event.replace("_", "-") for event in TOLD_EVENTS)},
    "live-help": {*LIVE_COMMANDS, "save", "quit"},
    "practice-help": {"quit"},
    "reaction": set(REACTIONS),
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
    """Collects the arguments of a message. References fail, because messages are parsed one by one."""

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
    """All messages of a language, with their arguments."""
    found: dict[str, set[str]] = {}
    for name, entry in entries(language).items():
        variables = _Variables()
        assert entry.value is not None
        assert language == "en" or not entry.attributes  # those of English are of the Python library
        variables.visit(entry.value)
        found[name] = variables.names
    return found


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_parsed_alone_equals_that_of_the_whole_file(language: str) -> None:
    whole = FluentParser().parse(source(language)).body
    alone = message_sources(language)
    assert alone.keys() == entries("en").keys()
    for entry in whole:
        if isinstance(entry, ast.BaseComment):
            continue
        assert isinstance(entry, ast.Message)
        (parsed,) = FluentParser().parse(alone[entry.id.name]).body
        assert parsed.equals(entry, ignored_fields=["span", "comment"])


def client_sources() -> str:
    """All sources of the browser client except the generated types."""
    files = (path for path in (CLIENT / "src").rglob("*") if path.suffix in {".svelte", ".ts"})
    return "\n".join(path.read_text("utf-8") for path in files if path.name != "messages.ts")


def client_names(english: set[str]) -> set[str]:
    """All messages the browser client can use, by name or by prefix."""
    text = client_sources()
    literal = set(re.findall(r"""["'`]([a-z][a-z0-9]*(?:[-_][a-z0-9]+)*)["'`]""", text))
    families = tuple(set(re.findall(r"`([a-z][a-z0-9-]*-)\$\{", text)))
    return {name for name in english if name in literal or name.startswith(families)}


def used_names() -> set[str]:
    """All messages the program can use."""
    texts = "\n".join(path.read_text("utf-8") for path in PACKAGE.rglob("*.py"))
    literal = set(re.findall(r"""["']([a-z][a-z0-9]*(?:-[a-z0-9_]+)*)["']""", texts))
    return literal | {f"{family}-{end}" for family, ends in FAMILIES.items() for end in ends}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_its_messages_with_the_same_values(language: str) -> None:
    english, translated = messages("en"), messages(language)
    assert translated.keys() == english.keys() if language in COMPLETE else translated.keys() <= english.keys()
    for name, values in translated.items():
        assert values <= english[name], name
        # a translation may omit only arguments that serve English grammar
        assert english[name] - values <= {"count", "state"}, name


def test_what_a_further_language_lacks_is_in_english() -> None:
    with patch.object(i18n, "source", lambda language: "welcome = Hallo" if language == "de" else source(language)):
        say = Words("de")
        assert say("welcome") == "Hallo"
        assert say("over", reason="track_end") == Words("en")("over", reason="track_end")


@pytest.mark.parametrize(
    ("language", "text", "typeset_text"),
    [
        ("pl", "w sieci i z botem (o 5)", "w~sieci i~z~botem (o~5)"),
        ("cs", "k V stolu", "k~V~stolu"),
        ("sk", "os a", "os a"),
        ("fr", "Vous gagnez ! « Oui » : 5 %", "Vous gagnez_! «~Oui~»~: 5~%"),
        ("en", "10 000 games, 6 MB, a b", "10~000 games, 6~MB, a b"),
    ],
)
def test_no_line_ends_where_the_language_forbids_it(language: str, text: str, typeset_text: str) -> None:
    # as in a file, where a space stands before each text
    assert typeset(f"one = x {text}", language) == f"one = x {typeset_text.replace('~', NBSP).replace('_', NARROW)}"


def test_every_message_is_used_and_every_used_message_exists() -> None:
    english, used = set(messages("en")), used_names()
    assert not english - used - client_names(english), "unused"
    computed = {f"{family}-{end}" for family, ends in FAMILIES.items() for end in ends}
    assert not computed - english, "missing"


def test_messages_of_the_browser_client_exist() -> None:
    used = set(re.findall(r"""(?<![\w.])say\(\s*"([a-z][a-z0-9_-]*)\"""", client_sources()))
    assert len(used) > 150
    assert not used - set(messages("en"))


def cases() -> list[dict[str, object]]:
    """Messages of the rules with arguments and text, which the browser client has to reproduce."""
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


def test_cases_for_the_browser_client_are_current() -> None:
    """``web/tests/i18nCases.json`` is an input of the client's tests; ROWLOCK_WRITE=1 rewrites it."""
    path = CLIENT / "tests" / "i18nCases.json"
    if os.environ.get("ROWLOCK_WRITE"):
        path.write_text(json.dumps(cases(), ensure_ascii=False, indent=2) + "\n", "utf-8")
    assert json.loads(path.read_text("utf-8")) == cases()


def test_literal_messages_exist() -> None:
    used = set[str]()
    for path in PACKAGE.rglob("*.py"):
        text = path.read_text("utf-8")
        used |= set(re.findall(MESSAGE_CALL, text))
        used |= set(re.findall(CONFIGURED, text))
        used |= set(re.findall(r'(?:help=|NotUnderstood\()"([a-z][a-z0-9_-]*)"', text))
    assert len(used) > 60
    assert not used - set(messages("en"))


def raised_errors() -> Iterator[tuple[str, set[str]]]:
    """Error codes and arguments at every place in the program that raises one."""
    trees = (python.parse(path.read_text("utf-8")) for path in PACKAGE.rglob("*.py"))
    for call in (node for tree in trees for node in python.walk(tree) if isinstance(node, python.Call)):
        if isinstance(call.func, python.Name) and call.func.id in {"TableError", "ApiError"}:
            given = {keyword.arg for keyword in call.keywords if keyword.arg} - {"headers"}
            first = call.args[0]
            for code in (first.body, first.orelse) if isinstance(first, python.IfExp) else (first,):
                if isinstance(code, python.Constant):
                    yield str(code.value), given


def test_every_error_has_a_message_and_passes_its_arguments() -> None:
    english, raised = messages("en"), list(raised_errors())
    for code, given in raised:
        assert english[f"table-{code}"] <= given, code
    answers = {"wrong_method", "too_large"}  # raised by the framework
    assert {code for code, _ in raised} - set(TABLE_SENTENCES) == CODES - answers
    assert STATUS.keys() <= CODES | TABLE_SENTENCES.keys()
    assert not CODES & TABLE_SENTENCES.keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_message_renders(language: str) -> None:
    say, english = words(language), messages("en")
    names = [name for name in english if name.startswith("table-")]
    assert len(names) == len(TABLE_SENTENCES) + len(CODES)
    for name in names:
        for number in (1, 2, 5, 22, 16384):
            for text in ("none", "greedy"):
                counted = {"seat", "most", "line", "column"}
                values: dict[str, str | int] = {v: number if v in counted else text for v in english[name]}
                assert "{" not in say(name, **values)
    assert say("problem-title")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_of_a_bad_setting_renders(language: str) -> None:
    reasons = set(re.findall(CONFIGURED, (PACKAGE / "server" / "config.py").read_text("utf-8")))
    assert len(reasons) > 5
    for reason in reasons:
        assert words(language)(reason, setting="--redis", value="32").startswith("--redis")


@pytest.mark.parametrize("language", LANGUAGES)
def test_limits_are_declined(language: str) -> None:
    rendered = [words(language)("table-too_many_tokens", most=most).split(";")[0] for most in (1, 2, 5, 22)]
    assert [text.split()[-1] for text in rendered] == {
        "en": ["tokens", "tokens", "tokens", "tokens"],
        "pl": ["token", "tokeny", "tokenów", "tokeny"],
        "cs": ["token", "tokeny", "tokenů", "tokenů"],
        "sk": ["token", "tokeny", "tokenov", "tokenov"],
        "de": ["Token", "Token", "Token", "Token"],
        "nl": ["tokens", "tokens", "tokens", "tokens"],
        "fr": ["jeton", "jetons", "jetons", "jetons"],
    }[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_counts_are_declined(language: str) -> None:
    say = words(language)
    rendered = {count: say("result", player="Ada", sum="x", points=count) for count in (1, 2, 5, 22)}
    endings = {count: text.rsplit(" ", 1)[1] for count, text in rendered.items()}
    expected = {
        "en": ("point", "points", "points", "points"),
        "pl": ("punkt", "punkty", "punktów", "punkty"),
        "cs": ("bod", "body", "bodů", "bodů"),
        "sk": ("bod", "body", "bodov", "bodov"),
        "de": ("Punkt", "Punkte", "Punkte", "Punkte"),
        "nl": ("punt", "punten", "punten", "punten"),
        "fr": ("point", "points", "points", "points"),
    }[language]
    assert tuple(endings[count] for count in (1, 2, 5, 22)) == expected


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_terminal_has_invisible_marks(language: str) -> None:
    text = Words(language)("turn", turn=1, player="Ada", standing="Ada 1")
    assert text.replace(NBSP, " ").replace(NARROW, " ").isprintable()


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "cs_CZ.UTF-8", "LC_ALL": "sk_SK.UTF-8"}, "sk"),
        ({"LANG": "pl_PL.UTF-8", "ROWLOCK_LANG": "en"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "it_IT.UTF-8"}, "en"),
        ({"LC_ALL": "C", "LANG": "cs_CZ.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "cs"}, "cs"),
        ({"LANG": "csb_PL.UTF-8"}, "en"),
    ],
)
def test_the_environment_chooses_the_language(environment: dict[str, str], language: str) -> None:
    assert preferred_language(environment) == language
