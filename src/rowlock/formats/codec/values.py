"""Shapes and cards as plain JSON values."""

from collections.abc import Sequence

import msgspec

from ...rules import Card
from ..json_reader import Json
from ..schema import Shape


def to_dict(shape: Shape) -> Json:
    data: Json = msgspec.to_builtins(shape)
    return data


def to_json_dict(shape: Shape) -> Json:
    """The same as another program would get it: lists where a shape may have any sequence."""
    data: Json = msgspec.json.decode(msgspec.json.encode(shape))
    return data


def card_names(some: Sequence[Card]) -> list[str]:
    return [str(card) for card in some]
