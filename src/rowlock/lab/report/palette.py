"""Colors of charts; those of seats are the color-blind safe palette by Okabe and Ito."""

from typing import Final

SEATS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00")
"""One per seat, for light and dark backgrounds."""
TURNS: Final = "#7f8899"
PAPER: Final = "#fffefb"
INK: Final = "#23262e"
SOFT: Final = "#5a5f6b"
LINE: Final = "#d9d1c1"
