"""Positions that differ only in hidden information, to detect its use."""

import random
from collections.abc import Sequence
from typing import TypeVar

from ..rng import Fixed
from ..rules import Position

T = TypeVar("T")


class _Shuffling(Fixed):
    def __init__(self, chance: random.Random) -> None:
        self._chance = chance

    def shuffle(self, items: Sequence[T], /) -> tuple[T, ...]:
        order = list(items)
        self._chance.shuffle(order)
        return tuple(order)


def other_world(position: Position, seat: int, chance: random.Random) -> Position:
    """A position that differs only in what a seat cannot see; in the dice games the same position."""
    other: Position = position.rules.resampled(position, seat, _Shuffling(chance))
    return other
