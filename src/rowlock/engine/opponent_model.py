"""Opponent model of the dice game: the probability that a sheet belongs to a careful player.

Careful players avoid skipping numbers, wait, and let others come first. The model is a logistic regression on how many
numbers each cross skipped and on the penalties; crosses and penalties count independently.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..rules.sheet import LAST
from .arrays import Array
from .rows import PATTERNS

MAX_SKIPPED: Final = 4
"""Crosses that skip this many numbers or more are counted together."""
SKIP_LOG_ODDS: Final = (-0.09, 0.34, -0.56, -0.59, -5.7)
PENALTY_LOG_ODDS: Final = 0.57
"""Log-odds of each cross, by numbers skipped, and of each penalty; fitted by ``rowlock.training.opponent_model``."""


def skip_counts() -> NDArray[np.int32]:
    """Crosses of each row pattern by the numbers they skipped ``[patterns, MAX_SKIPPED + 1]``."""
    pattern = np.arange(PATTERNS)
    found = np.zeros((PATTERNS, MAX_SKIPPED + 1), np.int32)
    gap = np.zeros(PATTERNS, np.int32)
    for place in range(LAST + 1):
        here = (pattern >> place) & 1 == 1
        found[np.nonzero(here)[0], np.minimum(gap[here], MAX_SKIPPED)] += 1
        gap = np.where(here, 0, gap + 1)
    return found


_ROW: Final = skip_counts() @ np.array(SKIP_LOG_ODDS, np.float32)


def careful_probability(rows: Array, penalties: Array) -> NDArray[np.float32]:
    """The probability that the player of each sheet is careful, with a prior of one half."""
    odds: NDArray[np.float64] = _ROW[rows].sum(axis=-1) + PENALTY_LOG_ODDS * penalties
    return (1 / (1 + np.exp(-odds))).astype(np.float32)
