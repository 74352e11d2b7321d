"""Conversion of shapes and cards to JSON values."""

from collections.abc import Sequence

import msgspec

from ...rules import Card
from ..json_reader import Json
from ..schema import Shape


def to_dict(shape: Shape) -> Json:
    data: Json = msgspec.to_builtins(shape)
    return data


def to_json_dict(shape: Shape) -> Json:
    """Like :func:`to_dict`, but with every sequence as a list, as after a round trip through JSON."""
    data: Json = msgspec.json.decode(msgspec.json.encode(shape))
    return data


def card_names(cards: Sequence[Card]) -> list[str]:
    return [str(card) for card in cards]
