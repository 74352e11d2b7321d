"""Pseudo-language for layout tests: of every message the longest translation, with the longest word of any.

Each message stands between marks, which show where a sentence is glued together from several.
"""

import json
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor
from playwright.sync_api import BrowserContext, Route

from rowlock.i18n import LANGUAGES, message_sources, typeset

LONGEST: Final = "pl"
"""The language in whose place it is served: plurals, numbers and the server's sentences follow it."""

PUNCTUATION: Final = ".,:;!?…"
NAMED_AFTER: Final = {"pad-penalty-of": "pad-penalty"}
"""Accessible names, each with the visible text that it contains: both have to be of one language."""


class _Patterns(Visitor):
    """Collects the texts of a message: one for each variant."""

    def __init__(self, message: ast.Message) -> None:
        super().__init__()
        self.found: list[ast.Pattern] = []
        self.visit(message)

    def visit_Pattern(self, node: ast.Pattern) -> None:  # noqa: N802 - the library's name
        self.found.append(node)
        self.generic_visit(node)


def _texts(pattern: ast.Pattern) -> list[ast.TextElement]:
    return [element for element in pattern.elements if isinstance(element, ast.TextElement)]


def _length(message: ast.Message) -> int:
    """Letters of the longest variant; a placeable counts as one."""
    return max(
        sum(len(element.value) if isinstance(element, ast.TextElement) else 1 for element in pattern.elements)
        for pattern in _Patterns(message).found
    )


def _longest_word(pattern: ast.Pattern) -> str:
    return max(
        (word.strip(PUNCTUATION) for text in _texts(pattern) for word in text.value.split()), key=len, default=""
    )


def _longest_translation(name: str, languages: list[dict[str, ast.Message]]) -> ast.Message:
    """Return the longest translation; a message without variants also gets the longest word of any of them."""
    visible = NAMED_AFTER.get(name, name)
    chosen: ast.Message = max(languages, key=lambda language: _length(language[visible]))[name].clone()
    patterns = [_Patterns(language[name]).found for language in languages]
    if name not in {*NAMED_AFTER, *NAMED_AFTER.values()} and all(len(found) == 1 for found in patterns):
        (pattern,) = _Patterns(chosen).found
        own, longest = _longest_word(pattern), max((_longest_word(found[0]) for found in patterns), key=len)
        if len(longest) > len(own) > 0:
            text = next(each for each in _texts(pattern) if own in each.value)
            text.value = text.value.replace(own, longest, 1)
    return chosen


def _marked(message: ast.Message) -> ast.Message:
    """Put marks around a message, except where one is part of the accessible name of another."""
    if message.value is not None and message.id.name not in {*NAMED_AFTER, *NAMED_AFTER.values()}:
        message.value.elements = [ast.TextElement("⟦"), *message.value.elements, ast.TextElement("⟧")]
    return message


@cache
def longest_language() -> str:
    """Return the pseudo-language as Fluent text."""
    languages = [
        {
            entry.id.name: entry
            for entry in FluentParser(with_spans=False).parse(text).body
            if isinstance(entry, ast.Message)
        }
        for text in (typeset("\n".join(message_sources(language).values()), language) for language in LANGUAGES)
    ]
    messages = [_marked(_longest_translation(name, languages)) for name in languages[0]]
    return str(FluentSerializer().serialize(ast.Resource(list(messages))))


def serve_longest_language(context: BrowserContext) -> None:
    """Serve the pseudo-language to the pages of a context in place of ``LONGEST``."""
    body = f"export default {json.dumps(longest_language())};"

    def fulfill(route: Route) -> None:
        route.fulfill(body=body, content_type="text/javascript; charset=utf-8")

    context.route(f"**/assets/{LONGEST}-*.js", fulfill)
