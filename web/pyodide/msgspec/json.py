"""JSON encoding and decoding."""

import json as _json
import re
from typing import Any, Generic, NoReturn, TypeVar

from ._decode import convert
from ._encode import to_builtins
from ._errors import DecodeError, ValidationError

T = TypeVar("T")
MAX_DEPTH = 100
_NESTING = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{}]', re.DOTALL)


def encode(value: Any) -> bytes:
    """Encode a value as compact JSON."""
    return _WRITER.encode(to_builtins(value)).encode()


def decode(data: str | bytes, *, type: Any = Any) -> Any:  # noqa: A002  # called as msgspec calls it
    """Decode JSON, optionally to a type. Raises DecodeError, ValidationError or RecursionError."""
    try:
        text = data.encode().decode() if isinstance(data, str) else bytes(data).decode()
        _check_depth(text)
        value = _json.loads(text, parse_constant=_reject_constant, parse_float=_float)
        if "\\u" in text:
            _WRITER.encode(value).encode()  # raises for lone surrogates
    except ValueError as error:
        raise DecodeError(f"JSON is malformed: {error}") from error
    return value if type is Any else convert(value, type)


def _check_depth(text: str) -> None:
    """Limit the nesting: in a browser the stack overflows, fatally, before Python's recursion limit is reached."""
    depth = 0
    if text.count("[") + text.count("{") > MAX_DEPTH:
        for token in _NESTING.finditer(text):
            depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(token[0], 0)
            if depth > MAX_DEPTH:
                raise RecursionError("JSON is nested too deep")


def _reject_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is not a number")


def _float(text: str) -> float:
    number = float(text)
    if number in (float("inf"), float("-inf")):
        raise ValidationError("Number out of range")
    return number


_WRITER = _json.JSONEncoder(ensure_ascii=False, check_circular=False, allow_nan=False, separators=(",", ":"))


class Encoder:
    """Encoder of values."""

    def encode(self, value: Any) -> bytes:
        return encode(value)


class Decoder(Generic[T]):
    """Decoder for a type."""

    def __init__(self, type: Any = Any) -> None:  # noqa: A002  # called as msgspec calls it
        self.type = type

    def decode(self, data: str | bytes) -> Any:
        return decode(data, type=self.type)
