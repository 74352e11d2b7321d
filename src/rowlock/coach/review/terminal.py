"""The review of a game as terminal output or plain text."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from ...text_report import INDENT, heading, indented, table, vertical_bars, without_blank
from .wording import Wording

MAX_WIDTH: Final = 100
MIN_WIDTH: Final = 24
MAX_NAME: Final = 14
FEW_SEATS: Final = 2
SEATS: Final = ("bright_blue", "yellow", "green", "magenta", "red")
GRADE_STYLES: Final = {"slip": "", "mistake": "yellow", "blunder": "bold red"}


def print_review(wording: Wording, console: Console, seat: int | None = None, *, every: bool = False) -> None:
    """Print a review; with a seat, only the decisions of that seat.

    Lists all costly decisions of a seat; of all seats the costliest, or all with ``every``.
    """
    width = max(MIN_WIDTH, min(console.width, MAX_WIDTH))
    blocks = console.encoding.lower().startswith("utf")
    for part in (*_curves(wording, width, blocks), *_sections(wording, seat, every)):
        console.print(part, width=width)


def _sections(wording: Wording, seat: int | None, every: bool) -> Iterator[RenderableType]:
    for section in wording.sections(seat, every=every):
        yield heading(section.title)
        if section.table is not None:
            headers, rows = section.table
            styled = zip(SEATS, rows, strict=False)
            yield table(headers, ([Text(_name(name), style=style), *cells] for style, (name, *cells) in styled))
        for line in section.lines:
            yield indented(Text(line))
        for item in section.items:
            title = Text(item.title)
            if item.grade is not None:
                title.append(f" · {wording.grade(item.grade)}", GRADE_STYLES[item.grade])
            yield indented(title)
            yield indented(Text(item.text, style="dim"), 2 * INDENT)
        if section.note:
            yield indented(Text(section.note, style="dim"))


def _name(name: str) -> str:
    return name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"


def _curves(wording: Wording, width: int, blocks: bool) -> Iterator[RenderableType]:
    """Title and result, then a bar chart for each seat on a common scale, with the first and last value."""
    yield Text(wording.title(), style="bold")
    yield Text(wording.standing())
    yield heading(wording.curve_title())
    review = wording.review
    seats = range(len(review.names))
    names = [_name(name) for name in review.names]
    ends = [f"{wording.level(review.curve[0], at)} → {wording.level(review.curve[-1], at)}" for at in seats]
    left, right = max(map(len, names)) + 2, max(map(len, ends)) + 2
    room = max(8, width - left - right - INDENT)
    height = 4 if len(names) <= FEW_SEATS else 3
    for at in seats:
        lines = vertical_bars(_fitted(wording.values(at), room), height, wording.bounds[1], blocks=blocks)
        for line in without_blank(lines)[:-1]:
            yield Text(f"{'':{INDENT + left}}{line}".rstrip(), style=SEATS[at])
        yield Text.assemble(
            " " * INDENT, f"{names[at]:{left}}", (lines[-1], SEATS[at]), f"{'':{room - len(lines[-1])}}  {ends[at]}"
        )
    yield Text(f"{'':{INDENT + left}}{_axis(wording, room)}", style="dim")


def _fitted(values: Sequence[float], room: int) -> list[float]:
    """Values stretched to the available columns, up to three each; sampled if there are too many."""
    wide = max(1, min(3, room // len(values)))
    columns = [value for value in values for _ in range(wide)]
    if len(columns) <= room:
        return columns
    return [columns[at * (len(columns) - 1) // (room - 1)] for at in range(room)]


def _axis(wording: Wording, room: int) -> str:
    """The axis below the curves: first turn and end."""
    curve, end = wording.review.curve, wording.say("review-end-of-game")
    first = f"{wording.say('review-turn')} {curve[0].turn}"
    last = end if wording.review.over else str(curve[-1].turn)
    columns = len(_fitted([0.0] * len(curve), room))
    return f"{first}{last:>{max(len(last) + 1, columns - len(first))}}"
