"""Errors of the readers of JSON and notation: stable codes, and the place of the fault."""

from ..rules.errors import sentences


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
    """An invalid game text. ``line`` and ``column`` count from 1; ``code`` is stable.

    The code ``illegal`` has the RuleError of the step in its detail ``rule``.
    """

    def __init__(self, code: str, line: int, column: int, **details: object) -> None:
        self.code = code
        self.line = line
        self.column = column
        self.details = details
        values = {**details, "wanted": sentences("wanted").get(str(details.get("wanted")), "")}
        reason = str(details["rule"]) if code == "illegal" else sentences("record")[code].format(**values)
        super().__init__(sentences("record")["at"].format(line=line, column=column, reason=reason))

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuild, (self.code, self.line, self.column, self.details)


def _rebuild(code: str, line: int, column: int, details: dict[str, object]) -> RecordError:
    return RecordError(code, line, column, **details)
