"""Translations of all user-visible text: Project Fluent messages from ``locales``."""

import errno
import json
import os
import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from .formats.notation import RecordError
from .rules import CARDS, Card, RuleError

COMPLETE: Final = ("en", "pl", "cs", "sk")
"""Languages that have every message."""
LANGUAGES: Final = (*COMPLETE, "de", "nl", "fr")
"""All languages; a message that a further one lacks is in English."""
FURTHER: Final[list[Path]] = []
"""Folders with the messages of further games."""
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9_-]*) =.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
"""A message: its name at the start of a line, and everything up to the next message or comment."""
_REASONS: Final = {
    errno.ENOENT: "reason-missing",
    errno.EACCES: "reason-forbidden",
    errno.EPERM: "reason-forbidden",
    errno.EROFS: "reason-forbidden",
    errno.ENOSPC: "reason-full",
    errno.EDQUOT: "reason-full",
    errno.EISDIR: "reason-folder",
    errno.ENOTDIR: "reason-no-folder",
}


class Explanation(Protocol):
    """A reason for or against a decision: the key of a ``why-`` message and its arguments."""

    @property
    def key(self) -> str: ...
    @property
    def args(self) -> Mapping[str, str | int]: ...


class Words:
    """Translator for one language: call it with a message's name and arguments to get the text.

    Messages are parsed on first use, because parsing all of them takes longer than most commands. So a message must not
    refer to another.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        # no directional marks around values: terminals show them as garbage
        self._bundle = FluentBundle([language], use_isolating=False)
        self._sources = message_sources(language)

    def __call__(self, name: str, /, **values: str | float) -> str:
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(typeset(self._sources[name], self.language)))
        message = self._bundle.get_message(name)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            raise errors[0]
        return str(text)

    def __contains__(self, name: str) -> bool:
        return name in self._sources

    def game(self, name: str) -> str:
        """Name of a game; an unknown one is not translated."""
        return self(f"game-{name}") if f"game-{name}" in self else name

    def rule(self, error: RuleError) -> str:
        """Translate an error of the rules."""
        return self(f"error-{error.code}", **self._details(error.details))

    def why(self, reason: Explanation) -> str:
        """Translate a reason for or against a decision, including names of cards, rows and numbers."""
        args = dict(reason.args)
        if names := args.get("cards"):
            args["cards"] = ", ".join(self.card(CARDS[name]) for name in str(names).split(", "))
        return self(f"why-{reason.key}", **self._details(args))

    def card(self, card: Card) -> str:
        """Name of a card."""
        if card.color is None:
            return self("card-joker", number=card.number)
        return self(f"cell-{card.color}", number=card.number)

    def record(self, error: RecordError) -> str:
        """Translate an error in the notation of a game, with line and column."""
        rule = error.details.get("rule")
        details = self._details(error.details)
        if "wanted" in details:
            details["wanted"] = self(f"wanted-{details['wanted']}")
        reason = self.rule(rule) if isinstance(rule, RuleError) else self(f"record-{error.code}", **details)
        return self("record-at", line=error.line, column=error.column, reason=reason)

    def system(self, error: OSError | UnicodeError) -> str:
        """Translate the reason why a file cannot be read or written."""
        if isinstance(error, UnicodeError):
            return self("reason-not-text")
        return self(_REASONS.get(error.errno or 0, "reason-other"))

    def _details(self, details: Mapping[str, object]) -> dict[str, str | int]:
        """Arguments of a message, with colors and games replaced by their names."""
        values = {name: value if isinstance(value, int) else str(value) for name, value in details.items()}
        if isinstance(seat := values.get("seat"), int):
            values["seat"] = seat + 1  # shown to people from 1
        if "color" in values:
            color = values["color"]
            values["row"] = self(f"row-{color}")
            values["die"] = self(f"die-{color}")
            if "number" in values:
                values["cell"] = self(f"cell-{color}", number=values["number"])
        elif "die" in values:
            values["die"] = self(f"die-{values['die']}")
        if "game" in values:
            values["game"] = self.game(str(values["game"]))
        return values


def source(language: str) -> str:
    """The Fluent source of a language."""
    return _locale(f"{language}.ftl")


def _locale(name: str) -> str:
    return files("rowlock").joinpath("locales", name).read_text("utf-8")


def message_sources(language: str) -> dict[str, str]:
    """The Fluent source of each message of a language, by name, those of further games included."""
    further = (folder / f"{language}.ftl" for folder in FURTHER)
    texts = (file if file.exists() else file.with_name("en.ftl") for file in further)
    whole = "\n".join((*(file.read_text("utf-8") for file in texts), source(language)))
    found = {found[1]: found[0] for found in _MESSAGE.finditer(whole)}
    return found if language in COMPLETE else {**message_sources("en"), **found}


def typeset(text: str, language: str) -> str:
    """Make the spaces non-breaking at which the language allows no line to end, such as after „w” in Polish."""
    for pattern, space in (*_spaces()["*"], *_spaces().get(language, ())):
        text = re.sub(pattern, space, text)
    return text


@cache
def _spaces() -> dict[str, list[tuple[str, str]]]:
    """Return pairs of a pattern and the space to put in its place, by language; the browser client uses them too."""
    found: dict[str, list[tuple[str, str]]] = json.loads(_locale("spaces.json"))
    return found


def plain(text: str) -> str:
    """Fold to lower case without accents, so that any keyboard will do."""
    folded = unicodedata.normalize("NFKD", text.casefold().replace("ł", "l"))
    return "".join(letter for letter in folded if not unicodedata.combining(letter)).strip()


def add_words(folder: Path) -> None:
    """Add the messages of a further game: files such as ``pl.ftl``, in English where a language is missing."""
    FURTHER.append(folder)
    words.cache_clear()


@cache
def words(language: str) -> Words:
    """The cached translator of a language."""
    return Words(language)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language set by the first non-empty variable of the environment; English if unsupported."""
    named = (environment.get(variable) for variable in ("ROWLOCK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    language = re.split(r"[_.@-]", next((name for name in named if name), ""))[0].lower()
    return language if language in LANGUAGES else "en"
