"""The colors of charts. Those of seats are by Okabe and Ito, chosen so that everybody can tell them apart."""

from typing import Final

SEATS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00")
"""One for each seat, on a light or a dark background."""
TURNS: Final = "#7f8899"
PAPER: Final = "#fffefb"
INK: Final = "#23262e"
SOFT: Final = "#5a5f6b"
LINE: Final = "#d9d1c1"
