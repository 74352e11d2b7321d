"""Errors of the readers of JSON and notation: stable codes, and the place of the fault."""

from typing import Final

SENTENCES: Final[dict[str, str]] = {
    "too_long": "The text is too long for a game.",
    "bad_tag": 'A tag is written [Name "value"].',
    "tag_unknown": "There is no tag {tag} here.",
    "tag_twice": "The tag {tag} is there twice.",
    "tag_missing": "The tag {tag} is missing.",
    "tag_value": "The tag {tag} cannot be {value}.",
    "turn_number": "The next line has to be turn {turn}.",
    "token_missing": "The line ends too early: {wanted} should follow.",
    "token_wrong": "{token} is not {wanted}.",
    "line_too_long": "{token} is more than belongs to this turn.",
    "after_the_end": "The game is over before this line.",
    "after_undecided": "Nothing can follow a decision that is still open.",
    "no_lock_here": "{token} locks no row.",
    "no_cross_here": "{token} does not cross that number.",
    "no_penalty_here": "There is no penalty in this turn.",
    "wrong_number": "The number for everybody is {number}.",
    "wrong_result": "The points are {result}.",
    "wrong_end": "The game does not end like this.",
    "illegal": "{rule}",
}

WANTED: Final[dict[str, str]] = {
    "turn": "the head of a turn (1A. or the like)",
    "bar": "a bar |",
    "white": "two white dice such as 4+1",
    "die": "a die such as R2",
    "decision": "a decision",
    "cross": "a cross such as r5, or -",
    "same_color": "a cross of the same color",
    "move": "a move such as @5 or @5+g10, or -",
    "card": "a card such as R7",
    "display": "a card on display",
    "marks": "what is crossed, such as g11, or g-",
    "number": "the number for everybody such as 7:",
}
"""Descriptions of the expected token, by the ``wanted`` detail of an error."""


def bad_path(error: Exception) -> str:
    """The path of the entry that a msgspec error is about, such as ``sheets[0].red``; empty for the whole value."""
    return str(error).partition("`$")[2].rstrip("`").lstrip(".")


class FormatError(ValueError):
    """An invalid text or JSON value. ``code`` is stable; ``where`` is the path of the bad entry."""

    def __init__(self, code: str, where: str, problem: str) -> None:
        self.code = code
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}" if where else problem)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.where, self.problem)


class RecordError(ValueError):
    """An invalid game text. ``line`` and ``column`` count from 1; ``code`` is stable."""

    def __init__(self, code: str, line: int, column: int, **details: object) -> None:
        self.code = code
        self.line = line
        self.column = column
        self.details = details
        values = {**details, "wanted": WANTED.get(str(details.get("wanted")), "")}
        super().__init__(f"line {line}, column {column}: {SENTENCES[code].format(**values)}")

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.code, self.line, self.column, self.details)


def _rebuild(code: str, line: int, column: int, details: dict[str, object]) -> RecordError:
    return RecordError(code, line, column, **details)
