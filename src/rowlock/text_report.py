"""Parts of reports in a terminal: headings, tables, and charts of block characters.

>>> vertical_bars([1, 4, 2], height=2, most=4)
[' █ ', '▄██']
>>> print(horizontal_bar(0.5, width=5))
██▌
"""

from collections.abc import Iterable, Sequence
from typing import Final

from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

INDENT: Final = 2
GAP: Final = 2
"""Spaces between columns."""
VERTICAL_BLOCKS: Final = " ▁▂▃▄▅▆▇█"
HORIZONTAL_BLOCKS: Final = " ▏▎▍▌▋▊▉█"
ASCII_BLOCKS: Final = " #"
"""For terminals without block characters."""


def heading(text: str) -> Text:
    return Text(f"\n{text}", style="bold")


def indented(what: RenderableType, by: int = INDENT) -> RenderableType:
    return Padding(what, (0, 0, 0, by), expand=False)


def table(headers: Iterable[str], rows: Iterable[Iterable[str | Text]], lefts: int = 1) -> RenderableType:
    """An indented table without lines; all but the first ``lefts`` columns are aligned right."""
    found = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="dim")
    for at, header in enumerate(headers):
        found.add_column(header, justify="left" if at < lefts else "right", no_wrap=True)
    for row in rows:
        found.add_row(*row)
    return indented(found)


def vertical_bars(values: Sequence[float], height: int, most: float, *, blocks: bool = True) -> list[str]:
    """A column for each value, as lines from the top; ``most`` has full height, and values below 0 none."""
    marks = VERTICAL_BLOCKS if blocks else ASCII_BLOCKS
    full = len(marks) - 1
    levels = [round(max(0.0, value) * height * full / most) for value in values]
    return [
        "".join(marks[min(full, max(0, level - line * full))] for level in levels) for line in reversed(range(height))
    ]


def without_blank(lines: Sequence[str]) -> Sequence[str]:
    """The lines from the first that is not blank on, at least the last one."""
    return lines[next((at for at, line in enumerate(lines) if line.strip()), len(lines) - 1) :]


def horizontal_bar(share: float, width: int, *, blocks: bool = True) -> str:
    """A bar of a share of the width; a share above 0 is never empty."""
    marks = HORIZONTAL_BLOCKS if blocks else ASCII_BLOCKS
    full = len(marks) - 1
    level = max(1 if share > 0 else 0, round(share * width * full))
    return marks[full] * (level // full) + (marks[level % full] if level % full else "")
