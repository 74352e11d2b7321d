"""The account of a row in ``rules.sheet``, compiled: the very same functions, nothing is told twice."""

from typing import Final

import numpy as np

from ..rules import sheet
from .jit import kernel

place = kernel(sheet.place)
number_at = kernel(sheet.number_at)
can_cross = kernel(sheet.can_cross)
crossed = kernel(sheet.crossed)
skips = kernel(sheet.skips)

POINTS: Final = np.array(sheet.POINTS, dtype=np.int16)
"""The points of a row by its number of crosses, as an array that kernels can look up."""
