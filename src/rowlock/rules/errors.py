"""Errors of the rules: a stable code, the clause of the rules and an English sentence.

The codes are a contract: interfaces translate them, tests and other programs match on them. Constructing an error with
a code that has no sentence raises KeyError.
"""

import re
from functools import cache
from importlib.resources import files


@cache
def sentences(family: str) -> dict[str, str]:
    """The English sentences of a family of errors by code, with ``{name}`` for a detail.

    They are the messages ``FAMILY-CODE`` of ``locales/en.ftl``. Where the one for players differs, with plurals and
    names of rows and numbers, its attribute ``plain`` is the sentence.
    """
    text = files("rowlock").joinpath("locales", "en.ftl").read_text("utf-8")
    messages = re.findall(rf"^{family}-(\w+) = ?(.*(?:\n .*)*)", text, re.MULTILINE)
    plain = {code: message.rpartition(".plain = ")[2] for code, message in messages}
    return {code: re.sub(r"\{ \$(\w+) \}", r"{\1}", sentence) for code, sentence in plain.items()}


class RuleError(ValueError):
    """A violation of the rules. ``code`` is stable, ``clause`` refers to the rules, ``str()`` is a sentence.

    ``details`` are the values in the sentence, for translation. ``seat`` made the illegal decision, if one did.
    """

    def __init__(self, code: str, clause: str, **details: object) -> None:
        self.code = code
        self.clause = clause
        self.details = details
        self.seat: int | None = None
        super().__init__(sentences("error")[code].format(**details))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (type(self), self.code, self.clause, self.details, self.seat)


def _rebuild(kind: type[RuleError], code: str, clause: str, details: dict[str, object], seat: int | None) -> RuleError:
    error = kind(code, clause, **details)
    error.seat = seat
    return error


class IllegalMove(RuleError):
    """A decision or chance outcome that is illegal in this position. The position is unchanged."""


class IllegalSetup(RuleError):
    """Invalid setup: number of players, deck, track or another option."""
