"""The row functions of ``rules.sheet``, compiled from the same source."""

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
"""Points of a row by its number of crosses, as an array for lookups in kernels."""
