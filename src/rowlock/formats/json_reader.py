"""Typed, bounded readers of JSON values; raise FormatError naming the bad entry."""

from collections.abc import Callable
from typing import Any, NoReturn, TypeVar, cast

from ..rules import CARDS, Card, Color
from ..rules.sheet import BY_NAME, NUMBERS

Json = dict[str, Any]
T = TypeVar("T")


class FormatError(ValueError):
    """An invalid text or JSON value. ``code`` is stable; ``where`` is the path of the bad entry."""

    def __init__(self, code: str, where: str, problem: str) -> None:
        self.code = code
        self.where = where
        self.problem = problem
        super().__init__(f"{where}: {problem}" if where else problem)

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), (self.code, self.where, self.problem)


class Reader:
    """Reads typed, bounded values; every method raises FormatError with ``code`` for anything else."""

    def __init__(self, code: str) -> None:
        self.code = code

    def fail(self, where: str, problem: str) -> NoReturn:
        raise FormatError(self.code, where, problem)

    def mapping(self, data: object, where: str) -> Json:
        if not isinstance(data, dict):
            self.fail(where, "must be an object")
        return cast("Json", data)

    def list_of(self, data: object, where: str, read: Callable[[object, str], T], max_length: int) -> list[T]:
        if not isinstance(data, list):
            self.fail(where, "must be a list")
        entries = cast("list[object]", data)
        if len(entries) > max_length:
            self.fail(where, f"must have at most {max_length} entries")
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
