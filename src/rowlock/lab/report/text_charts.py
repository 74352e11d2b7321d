"""Charts of text: histograms and bars of block characters, as lines of plain strings.

>>> upright([1, 4, 2], height=2, most=4)
[' █ ', '▄██']
>>> print(sideways(0.5, width=5))
██▌
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .statistics import Histogram

VERTICAL_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
HORIZONTAL_BLOCKS: Final = " ▏▎▍▌▋▊▉█"
ASCII_BLOCKS: Final = " #"
"""Where a terminal has no blocks."""
TAIL: Final = 0.1
"""Of a hundred games so many at each end are left out of the picture, lest a few odd ones stretch it."""
TICKS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
TICK_WIDTH: Final = 8
MAX_COLUMN_WIDTH: Final = 3


@dataclass(frozen=True)
class Scale:
    """The numbers from ``first`` on in columns of ``step`` numbers, each ``wide`` characters wide."""

    first: int
    step: int
    columns: int
    column_width: int = 1

    def column(self, number: int) -> int:
        return (number - self.first) // self.step

    def binned(self, histogram: Histogram) -> list[int]:
        """How many there are in each column."""
        bins = [0] * self.columns
        for number, count in enumerate(histogram.counts, histogram.first):
            if 0 <= (at := self.column(number)) < self.columns:
                bins[at] += count
        return bins

    def render(self, counts: Sequence[int], height: int, most: int, marks: str = VERTICAL_BLOCKS) -> list[str]:
        """The columns as lines from the top; ``most`` is as high as can be."""
        return vertical_bars([count for count in counts for _ in range(self.column_width)], height, most, marks)

    def axis(self) -> str:
        """The line below the columns: some numbers, the first digit of each below its column."""
        spacing = next((tick for tick in TICKS if tick * self.column_width // self.step >= TICK_WIDTH), TICKS[-1])
        line = ""
        for number in range(-(-self.first // spacing) * spacing, self.first + self.step * self.columns, spacing):
            text = str(number)
            at = max(0, self.column(number) * self.column_width - (number < 0))
            if len(line) <= at:
                line = f"{line:{at}}{text}"
        return line


def scale(histograms: Sequence[Histogram], width: int) -> Scale:
    """A scale on which all of them can be shown in no more than so many characters, or in one."""
    width = max(1, width)
    first = min(histogram.percentile(TAIL) for histogram in histograms)
    last = max(histogram.percentile(100 - TAIL) for histogram in histograms)
    step = 1
    while last // step - first // step + 1 > width:
        step += 1
    columns = last // step - first // step + 1
    return Scale(first // step * step, step, columns, min(MAX_COLUMN_WIDTH, width // columns))


def vertical_bars(counts: Sequence[int], height: int, most: int, marks: str = VERTICAL_BLOCKS) -> list[str]:
    """Columns as high as their counts, as lines from the top; ``most`` is as high as can be."""
    full = len(marks) - 1
    levels = [round(count * height * full / most) for count in counts]
    return [
        "".join(marks[min(full, max(0, level - line * full))] for level in levels) for line in reversed(range(height))
    ]


def horizontal_bar(share: float, width: int, marks: str = HORIZONTAL_BLOCKS) -> str:
    """A bar as long as a share of the width. What is there shows."""
    full = len(marks) - 1
    level = max(1 if share > 0 else 0, round(share * width * full))
    return marks[full] * (level // full) + (marks[level % full] if level % full else "")
