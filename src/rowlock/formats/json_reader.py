"""Typed and bounded reading of JSON values: everything that is not what it should be is refused by name."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, cast

from ..rules import CARDS, Card, Color
from ..rules.sheet import BY_NAME, NUMBERS

Json = dict[str, Any]
T = TypeVar("T")


class FormatError(ValueError):
    """A text or a JSON value that is not what it should be. ``code`` is stable; ``where`` names the entry at fault."""

    def __init__(self, code: str, where: str, problem: str) -> None:
        self.code = code
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}" if where else problem)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.where, self.problem)


class Reader:
    """Typed and bounded reading of JSON values: everything else is refused by name."""

    def __init__(self, code: str) -> None:
        self.code = code

    def fail(self, where: str, problem: str) -> NoReturn:
        raise FormatError(self.code, where, problem)

    def mapping(self, data: object, where: str) -> Json:
        if not isinstance(data, dict):
            self.fail(where, "must be an object")
        return cast("Json", data)

    def list_of(self, data: object, where: str, read: Callable[[object, str], T], most: int) -> list[T]:
        if not isinstance(data, list):
            self.fail(where, "must be a list")
        entries = cast("list[object]", data)
        if len(entries) > most:
            self.fail(where, f"must have at most {most} entries")
        return [read(entry, f"{where}[{at}]") for at, entry in enumerate(entries)]

    def integer(self, data: object, where: str, allowed: range) -> int:
        if type(data) is not int or data not in allowed:
            self.fail(where, f"must be a whole number from {allowed[0]} to {allowed[-1]}")
        return data

    def boolean(self, data: object, where: str) -> bool:
        if not isinstance(data, bool):
            self.fail(where, "must be true or false")
        return data

    def color(self, data: object, where: str) -> Color:
        if not isinstance(data, str) or data not in BY_NAME:
            self.fail(where, "must be red, yellow, green or blue")
        return BY_NAME[data]

    def card(self, data: object, where: str) -> Card:
        if not isinstance(data, str) or data not in CARDS:
            self.fail(where, "must be a card such as R7 or J5")
        return CARDS[data]

    def cards(self, data: object, where: str) -> tuple[Card, ...]:
        return tuple(self.list_of(data, where, self.card, len(CARDS)))

    def number(self, data: object, where: str) -> int:
        return self.integer(data, where, NUMBERS)

    def check_keys(self, data: Json, where: str, allowed: frozenset[str]) -> None:
        for entry in data:
            if entry not in allowed:
                self.fail(f"{where}.{entry}", "is not an entry here")
