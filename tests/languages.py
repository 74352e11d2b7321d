"""Messages that a language has itself. ``python -m tests.languages``, a part of ``make check``, counts them."""

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from rowlock.i18n import LANGUAGES, source


def entries(language: str) -> dict[str, ast.Message]:
    """Return the messages of a language by name. Fails on text that is not Fluent and on duplicates."""
    found: dict[str, ast.Message] = {}
    for entry in FluentParser().parse(source(language)).body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"duplicate message {entry.id.name}"
            found[entry.id.name] = entry
    return found


class _Texts(Visitor):
    """Collects the text of a message, without its attributes."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the library's name
        self.found.append(node.value)


def texts(message: ast.Message) -> list[str]:
    """Return the texts between the placeables of a message, of all variants."""
    visitor = _Texts()
    assert message.value is not None
    visitor.visit(message.value)
    return visitor.found


def main() -> None:
    english = entries("en").keys()
    for language in LANGUAGES:
        missing = sorted(english - entries(language).keys())
        print(f"{language}: {len(english) - len(missing):,} of {len(english):,} messages", *missing[:5])


if __name__ == "__main__":
    main()
