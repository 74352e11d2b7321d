"""The measure of ``bots.GreedyBot``, shared by the compiled policies of all games: numbers that a cross skips."""

from typing import Any

import numpy as np

from ..bots.greedy import MAX_SKIPS, MAX_SKIPS_THREATENED, NO_CROSS
from .decision_codes import PLACES
from .jit import int64, kernel
from .rows import skips
from .sheets import ONE, PASS, nth_bit


@kernel
def skips_allowed(position: Any, seat: int) -> int:
    """Numbers a seat may skip for a cross: more if it would take a penalty otherwise."""
    return MAX_SKIPS_THREATENED if seat == position.active and not position.crossed else MAX_SKIPS


@kernel
def cheapest(position: Any, seat: int, mask: np.uint64) -> tuple[int, int]:
    """The cross that skips fewest numbers, ties to the topmost row, and how many; pass if there is none."""
    best, least = PASS, NO_CROSS
    mask &= mask - ONE
    while mask:
        code = nth_bit(mask, 0)
        mask &= mask - ONE
        cost = skips(int64(position.rows[seat, (code - 1) // PLACES]), (code - 1) % PLACES)
        if cost < least:
            best, least = code, cost
    return best, least
