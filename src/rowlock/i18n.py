"""Every word a user sees, in the user's language: Project Fluent over the files in ``locales``."""

import errno
import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource

from .formats.notation import RecordError
from .rules import CARDS, RULESETS, Card, RuleError

LANGUAGES: Final = ("en", "pl", "cs", "sk")
_MESSAGE: Final = re.compile(r"^([a-z][a-z0-9_-]*) =.*(?:\n(?![a-z#]).*)*", re.MULTILINE)
"""A message: its name at the beginning of a line, and everything up to the next message or remark."""
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
    """A reason for or against a decision: a key of the messages ``why-`` and its values."""

    @property
    def key(self) -> str: ...
    @property
    def args(self) -> Mapping[str, str | int]: ...


class Words:
    """The words of one language. Called with a message's name and its values, it gives the text.

    A message is parsed when it is first asked for: parsing them all takes longer than most commands do. So it has to
    stand by itself, without a reference to another.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        # directional marks around values help a browser, but a terminal shows them as rubbish
        self._bundle = FluentBundle([language], use_isolating=False)
        self._texts = texts(language)

    def __call__(self, name: str, /, **values: str | float) -> str:
        if not self._bundle.has_message(name):
            self._bundle.add_resource(FluentResource(self._texts[name]))
        message = self._bundle.get_message(name)
        assert message.value is not None
        text, errors = self._bundle.format_pattern(message.value, dict(values))
        if errors:
            raise errors[0]
        return str(text)

    def rule(self, error: RuleError) -> str:
        """What the rules say no with."""
        return self(f"error-{error.code}", **self._details(error.details))

    def why(self, reason: Explanation) -> str:
        """Why a decision is good or bad; cards are named, as rows and numbers are."""
        args = dict(reason.args)
        if "cards" in args:
            args["cards"] = ", ".join(self.card(CARDS[name]) for name in str(args["cards"]).split(", "))
        return self(f"why-{reason.key}", **self._details(args))

    def card(self, card: Card) -> str:
        """A card in words."""
        if card.color is None:
            return self("card-joker", number=card.number)
        return self(f"cell-{card.color}", number=card.number)

    def record(self, error: RecordError) -> str:
        """What is wrong with the text of a game, and where."""
        rule = error.details.get("rule")
        details = self._details(error.details)
        if "wanted" in details:
            details["wanted"] = self(f"wanted-{details['wanted']}")
        reason = self.rule(rule) if isinstance(rule, RuleError) else self(f"record-{error.code}", **details)
        return self("record-at", line=error.line, column=error.column, reason=reason)

    def system(self, error: OSError | UnicodeError) -> str:
        """Why a file cannot be read or written."""
        if isinstance(error, UnicodeError):
            return self("reason-not-text")
        return self(_REASONS.get(error.errno or 0, "reason-other"))

    def _details(self, details: Mapping[str, object]) -> dict[str, str | int]:
        """Values for a message: a color becomes the name of its row, or of one of its numbers."""
        values = {name: value if isinstance(value, int) else str(value) for name, value in details.items()}
        if isinstance(seat := values.get("seat"), int):
            values["seat"] = seat + 1  # people count from 1
        if "color" in values:
            color = values["color"]
            values["row"] = self(f"row-{color}")
            values["die"] = self(f"die-{color}")
            if "number" in values:
                values["cell"] = self(f"cell-{color}", number=values["number"])
        elif "die" in values:
            values["die"] = self(f"die-{values['die']}")
        if "game" in values:
            game = str(values["game"])
            values["game"] = self(f"game-{game}") if game in RULESETS else game
        return values


def source(language: str) -> str:
    """The Fluent text of a language."""
    return files("rowlock").joinpath("locales", f"{language}.ftl").read_text("utf-8")


def texts(language: str) -> dict[str, str]:
    """The Fluent text of every message of a language, by its name."""
    return {found[1]: found[0] for found in _MESSAGE.finditer(source(language))}


@cache
def words(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def preferred_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the environment, if we speak it; else English. The first variable that is set decides."""
    named = (environment.get(variable) for variable in ("ROWLOCK_LANG", "LC_ALL", "LC_MESSAGES", "LANG"))
    language = re.split(r"[_.@-]", next((name for name in named if name), ""))[0].lower()
    return language if language in LANGUAGES else "en"
