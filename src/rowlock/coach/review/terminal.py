"""The review of a game as terminal output or plain text."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from ...text_report import ASCII_BLOCKS, INDENT, VERTICAL_BLOCKS, heading, indented, table, vertical_bars, without_blank
from .wording import MAX_COSTLY, Wording

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
    for part in _parts(wording, width, blocks, seat, every):
        console.print(part, width=width)


def _parts(wording: Wording, width: int, blocks: bool, seat: int | None, every: bool) -> Iterator[RenderableType]:
    say, review = wording.say, wording.review
    yield Text(wording.title(), style="bold")
    yield Text(wording.standing())
    yield heading(wording.curve_title())
    yield from _curves(wording, width, VERTICAL_BLOCKS if blocks else ASCII_BLOCKS)
    yield heading(say("review-parts-title"))
    yield _table(*wording.parts())
    for at in wording.people() if seat is None else (seat,):
        yield indented(Text(wording.luck_and_cost(at)))
    yield indented(Text(say("review-parts-note"), style="dim"))
    if review.moments:
        yield heading(say("review-moments-title", count=len(review.moments)))
        for moment in map(wording.moment, review.moments):
            yield indented(Text(moment.title))
            yield indented(Text(moment.text, style="dim"), 2 * INDENT)
    yield heading(say("review-grades-title"))
    yield _table(*wording.grades())
    yield heading(say("review-costly-title"))
    yield from _costly(wording, seat, every)


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


def _table(headers: Sequence[str], rows: Sequence[Sequence[str]]) -> RenderableType:
    """A table with a row for each seat, names first."""
    return table(
        headers, ([Text(_name(name), style=style), *cells] for style, (name, *cells) in zip(SEATS, rows, strict=False))
    )


def _costly(wording: Wording, seat: int | None, every: bool) -> Iterator[RenderableType]:
    say, review = wording.say, wording.review
    found = wording.costly(seat)
    shown = found if every or seat is not None else found[:MAX_COSTLY]
    if not found:
        yield indented(Text(say("review-costly-none")))
        return
    listed = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    listed.add_column(say("review-turn"), justify="right", no_wrap=True)
    listed.add_column(say("review-player"), no_wrap=True)
    listed.add_column(say("review-loss"), justify="right", no_wrap=True)
    listed.add_column(say("review-why"), ratio=1)
    for choice in shown:
        text = Text.assemble(
            (say(f"review-grade-{choice.grade}"), GRADE_STYLES[choice.grade]), ". ", wording.instead(choice), " "
        )
        text.append(wording.why(choice), style="dim")
        name = Text(_name(review.names[choice.seat]), style=SEATS[choice.seat])
        listed.add_row(str(choice.turn), name, wording.loss(choice.cost), text)
    yield indented(listed)
    if len(found) > len(shown):
        yield indented(Text(say("review-more", count=len(found) - len(shown)), style="dim"))
