"""Rows, sheets and turns in records, shared by all games: crosses as masks of codes, penalties and points.

The row functions are compiled from the source of ``rules.sheet``.
"""

from typing import Any, Final

import numpy as np

from ..rules import sheet
from ..rules.sheet import MAX_PENALTIES, PENALTY
from .decision_codes import PLACES
from .jit import count_bits, int64, kernel
from .position_arrays import TURN_START

PASS: Final = 0
ONE: Final = np.uint64(1)
POINTS: Final = np.array(sheet.POINTS, dtype=np.int16)
"""Points of a row by its number of crosses, as an array for lookups in kernels."""

place = kernel(sheet.place)
number_at = kernel(sheet.number_at)
can_cross = kernel(sheet.can_cross)
crossed = kernel(sheet.crossed)
skips = kernel(sheet.skips)


@kernel
def cross_bit(color: int, at: int) -> np.uint64:
    """The code of a cross as a bit."""
    return ONE << np.uint64(1 + PLACES * color + at)


@kernel
def crosses(position: Any, seat: int, number: int, closed: int) -> np.uint64:
    """Pass, or a number in any one open row, as a mask of codes."""
    mask = ONE  # pass
    for color in range(4):
        at = place(color, number)
        if not closed >> color & 1 and can_cross(position.rows[seat, color], at):
            mask |= cross_bit(color, at)
    return mask


@kernel
def nth_bit(mask: np.uint64, n: int) -> int:
    """The index of the n-th set bit, counted from 0."""
    for _ in range(n):
        mask &= mask - ONE
    return int64(count_bits(np.uint64(~mask & (mask - ONE))))


@kernel
def list_codes(mask: np.uint64, codes: Any) -> int:
    """Write the codes of a mask in ascending order and return their count."""
    count = 0
    while mask:
        codes[count] = nth_bit(mask, 0)
        mask &= mask - ONE
        count += 1
    return count


@kernel
def takes_last_penalty(position: Any) -> bool:
    """Give the active seat a penalty if it has not crossed; True if it is the one that ends the game."""
    position.penalties[position.active] += 0 if position.crossed else 1
    return int64(position.penalties[position.active]) >= MAX_PENALTIES


@kernel
def next_turn(position: Any) -> None:
    """Pass the turn to the next seat."""
    position.active = position.active + 1 if position.active + 1 < position.players else 0
    position.turn += 1
    position.phase, position.crossed = TURN_START, 0


@kernel
def points(position: Any, seat: int) -> int:
    """The points of a seat's rows and penalties."""
    total = PENALTY * int64(position.penalties[seat])
    for color in range(4):
        total += int64(POINTS[count_bits(position.rows[seat, color])])
    return total
