"""Histograms as text, on a scale that fits the terminal."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from ...text_report import VERTICAL_BLOCKS, vertical_bars
from .statistics import Histogram

TAIL: Final = 0.1
"""Percent of games omitted at each end, so that outliers do not stretch the chart."""
TICKS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
TICK_WIDTH: Final = 8
MAX_COLUMN_WIDTH: Final = 3


@dataclass(frozen=True)
class Scale:
    """Numbers from ``first`` on, ``step`` numbers per column, each column ``column_width`` characters wide."""

    first: int
    step: int
    columns: int
    column_width: int = 1

    def column(self, number: int) -> int:
        return (number - self.first) // self.step

    def binned(self, histogram: Histogram) -> list[int]:
        """Counts by column."""
        bins = [0] * self.columns
        for number, count in enumerate(histogram.counts, histogram.first):
            if 0 <= (at := self.column(number)) < self.columns:
                bins[at] += count
        return bins

    def render(self, counts: Sequence[int], height: int, most: int, marks: str = VERTICAL_BLOCKS) -> list[str]:
        """The columns as lines from the top; a count of ``most`` has full height."""
        return vertical_bars([count for count in counts for _ in range(self.column_width)], height, most, marks)

    def axis(self) -> str:
        """The axis labels, the first digit of each below its column."""
        spacing = next((tick for tick in TICKS if tick * self.column_width // self.step >= TICK_WIDTH), TICKS[-1])
        line = ""
        for number in range(-(-self.first // spacing) * spacing, self.first + self.step * self.columns, spacing):
            text = str(number)
            at = max(0, self.column(number) * self.column_width - (number < 0))
            if len(line) <= at:
                line = f"{line:{at}}{text}"
        return line


def scale(histograms: Sequence[Histogram], width: int) -> Scale:
    """A scale that shows all histograms within ``width`` characters, at least one."""
    width = max(1, width)
    first = min(histogram.percentile(TAIL) for histogram in histograms)
    last = max(histogram.percentile(100 - TAIL) for histogram in histograms)
    step = 1
    while last // step - first // step + 1 > width:
        step += 1
    columns = last // step - first // step + 1
    return Scale(first // step * step, step, columns, min(MAX_COLUMN_WIDTH, width // columns))
