"""The review of a game as terminal output or plain text."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from .wording import MAX_COSTLY, Wording

MAX_WIDTH: Final = 100
MIN_WIDTH: Final = 24
INDENT: Final = 2
MAX_NAME: Final = 14
FEW_SEATS: Final = 2
BLOCKS: Final = " ▁▂▃▄▅▆▇█"
PLAIN: Final = " #"
"""Marks for terminals without block characters."""
SEATS: Final = ("bright_blue", "yellow", "green", "magenta", "red")
GRADE_STYLES: Final = {"slip": "", "mistake": "yellow", "blunder": "bold red"}


def print_review(wording: Wording, console: Console, seat: int | None = None, *, every: bool = False) -> None:
    """Print a review; with a seat, only the decisions of that seat.

    Lists all costly decisions of a seat; of all seats the costliest, or all with ``every``.
    """
    width = max(MIN_WIDTH, min(console.width, MAX_WIDTH))
    blocks = console.encoding.lower().startswith("utf")
    for part in _parts(wording, width, blocks, seat, every):
        console.print(part, width=width)


def _parts(wording: Wording, width: int, blocks: bool, seat: int | None, every: bool) -> Iterator[RenderableType]:
    say, review = wording.say, wording.review
    yield Text(wording.title(), style="bold")
    yield Text(wording.standing())
    yield _heading(wording.curve_title())
    yield from _curves(wording, width, BLOCKS if blocks else PLAIN)
    yield _heading(say("review-parts-title"))
    yield _table(*wording.parts())
    for at in wording.people() if seat is None else (seat,):
        yield _indented(Text(wording.luck_and_cost(at)))
    yield _indented(Text(say("review-parts-note"), style="dim"))
    if review.moments:
        yield _heading(say("review-moments-title", count=len(review.moments)))
        for moment in map(wording.moment, review.moments):
            yield _indented(Text(moment.title))
            yield _indented(Text(moment.text, style="dim"), 2 * INDENT)
    yield _heading(say("review-grades-title"))
    yield _table(*wording.grades())
    yield _heading(say("review-costly-title"))
    yield from _costly(wording, seat, every)


def _heading(text: str) -> RenderableType:
    return Text(f"\n{text}", style="bold")


def _indented(what: RenderableType, by: int = INDENT) -> RenderableType:
    return Padding(what, (0, 0, 0, by), expand=False)


def _name(name: str) -> str:
    return name if len(name) <= MAX_NAME else f"{name[: MAX_NAME - 1]}…"


def _curves(wording: Wording, width: int, marks: str) -> Iterator[RenderableType]:
    """A bar chart for each seat on a common scale, with the first and last value."""
    review = wording.review
    seats = range(len(review.names))
    names = [_name(name) for name in review.names]
    ends = [f"{wording.level(review.curve[0], at)} → {wording.level(review.curve[-1], at)}" for at in seats]
    left, right = max(map(len, names)) + 2, max(map(len, ends)) + 2
    room = max(8, width - left - right - INDENT)
    height = 4 if len(names) <= FEW_SEATS else 3
    for at in seats:
        lines = vertical_bars(_fitted(wording.values(at), room), height, wording.most, marks)
        for line in lines[next((at for at, line in enumerate(lines) if line.strip()), 0) : -1]:
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


def vertical_bars(values: Sequence[float], height: int, most: float, marks: str = BLOCKS) -> list[str]:
    """A bar chart as lines of text, top line first; ``most`` is the full height.

    >>> vertical_bars([0.25, 1.0, 0.5], height=2, most=1.0)
    [' █ ', '▄██']
    """
    full = len(marks) - 1
    levels = [round(max(0.0, value) * height * full / most) for value in values]
    return [
        "".join(marks[min(full, max(0, level - line * full))] for level in levels) for line in reversed(range(height))
    ]


def _table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> RenderableType:
    """A table with a row for each seat, names first."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for at, header in enumerate(headers):
        table.add_column(header, justify="right" if at else "left", no_wrap=True)
    for style, (name, *cells) in zip(SEATS, rows, strict=False):
        table.add_row(Text(_name(name), style=style), *cells)
    return _indented(table)


def _costly(wording: Wording, seat: int | None, every: bool) -> Iterator[RenderableType]:
    say, review = wording.say, wording.review
    found = wording.costly(seat)
    shown = found if every or seat is not None else found[:MAX_COSTLY]
    if not found:
        yield _indented(Text(say("review-costly-none")))
        return
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column(say("review-turn"), justify="right", no_wrap=True)
    table.add_column(say("review-player"), no_wrap=True)
    table.add_column(say("review-loss"), justify="right", no_wrap=True)
    table.add_column(say("review-why"), ratio=1)
    for choice in shown:
        text = Text.assemble(
            (say(f"review-grade-{choice.grade}"), GRADE_STYLES[choice.grade]), ". ", wording.instead(choice), " "
        )
        text.append(wording.why(choice), style="dim")
        name = Text(_name(review.names[choice.seat]), style=SEATS[choice.seat])
        table.add_row(str(choice.turn), name, wording.loss(choice.cost), text)
    yield _indented(table)
    if len(found) > len(shown):
        yield _indented(Text(say("review-more", count=len(found) - len(shown)), style="dim"))
