"""What a sheet of the dice game tells of its player: whether it is a careful one, who hates to skip numbers.

Such players wait, and let others come first. A sheet tells it by how many numbers each of its crosses skipped, and by
its penalties: each cross and each penalty makes it more likely or less, whatever the others are.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..rules.sheet import LAST
from .rows import PATTERNS, Array

MOST: Final = 4
"""Crosses that skip so many or more are alike."""
BY_SKIPPED: Final = (-0.09, 0.34, -0.56, -0.59, -5.7)
BY_PENALTY: Final = 0.57
"""What each cross adds to the logarithm of the odds, by how many numbers it skipped, and what each penalty adds; by
``python -m rowlock.training.opponent_model``.
"""


def skipped() -> NDArray[np.int32]:
    """How many crosses of each pattern of a row skipped none, one and so on ``[patterns, MOST + 1]``."""
    pattern = np.arange(PATTERNS)
    found = np.zeros((PATTERNS, MOST + 1), np.int32)
    gap = np.zeros(PATTERNS, np.int32)
    for place in range(LAST + 1):
        here = (pattern >> place) & 1 == 1
        found[np.nonzero(here)[0], np.minimum(gap[here], MOST)] += 1
        gap = np.where(here, 0, gap + 1)
    return found


_ROW: Final = skipped() @ np.array(BY_SKIPPED, np.float32)


def carefulness(rows: Array, penalties: Array) -> NDArray[np.float32]:
    """How likely it is that the player of each sheet is a careful one, of whom there are as many as of others."""
    odds: NDArray[np.float64] = _ROW[rows].sum(axis=-1) + BY_PENALTY * penalties
    return (1 / (1 + np.exp(-odds))).astype(np.float32)
