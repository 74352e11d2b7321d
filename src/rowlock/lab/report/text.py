"""Simulation report as localized text, for a terminal or plain output."""

from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...i18n import Words
from .palette import SEATS, TURNS
from .statistics import Interval, Report, Seat
from .text_charts import ASCII_BLOCKS, HORIZONTAL_BLOCKS, VERTICAL_BLOCKS, horizontal_bar, scale

MAX_WIDTH: Final = 100
NARROW: Final = 72
MIN_WIDTH: Final = 20
FEW_SEATS: Final = 2
INDENT: Final = 2


def print_report(report: Report, say: Words, console: Console) -> None:
    """Print a report."""
    blocks = console.encoding.lower().startswith("utf")
    width = max(MIN_WIDTH, min(console.width, MAX_WIDTH) - 2 * INDENT)
    for part in _parts(report, say, width, blocks):
        console.print(part, soft_wrap=isinstance(part, Text))


def _parts(report: Report, say: Words, width: int, blocks: bool) -> Iterator[RenderableType]:
    yield Text(title(report, say), style="bold")
    yield Text(speed(report, say), style="dim")
    if report.interrupted:
        yield Text(say("simulate-interrupted", games=report.games, planned=report.games_planned), style="bold yellow")
    yield ""
    yield _seats(report, say, width < NARROW)
    yield _heading(say("simulate-points-title"))
    yield from _points(report, say, width, blocks)
    if report.players > 1:
        yield _heading(say("simulate-order-title"))
        yield _order(report, say)
    yield _heading(say("simulate-turns-title"))
    yield from _lengths(report, say, width, blocks)
    yield _heading(say("simulate-ends-title"))
    yield from _ends(report, say, width, blocks)


def title(report: Report, say: Words) -> str:
    """The game, its players and the number of games."""
    return say("simulate-title", game=say(f"game-{report.game}"), players=report.players, games=report.games)


def speed(report: Report, say: Words) -> str:
    """Duration, speed and seed."""
    rate = round(report.games_per_second)
    return say("simulate-speed", seconds=report.seconds, rate=rate, seed=str(report.seed))


def interval(ends: Interval, say: Words) -> str:
    """The interval of a share."""
    return say("simulate-interval", low=100 * ends[0], high=100 * ends[1])


def number(value: float, say: Words) -> str:
    return say("simulate-number", value=value)


def percent(share: float, say: Words) -> str:
    return say("simulate-percent", value=share)


def seat_name(seat: int, bot: str) -> str:
    """Label of a seat in charts; seats are counted from 1."""
    return f"{seat} {bot}"


def _heading(text: str) -> RenderableType:
    return Text(f"\n{text}", style="bold")


def _table(headers: Iterable[str], rows: Iterable[Iterable[str | Text]], lefts: int) -> RenderableType:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for at, header in enumerate(headers):
        table.add_column(header, justify="left" if at < lefts else "right", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return Padding(table, (0, 0, 0, INDENT), expand=False)


def _seats(report: Report, say: Words, narrow: bool) -> RenderableType:
    """The table of the seats; a narrow screen omits the columns of standard deviation and penalties."""
    alone = report.players == 1
    headers = [say("simulate-seat"), say("simulate-bot"), say("simulate-mean"), say("simulate-margin")]
    headers += [] if narrow else [say("simulate-sd")]
    headers += [] if alone else [say("simulate-wins"), say("simulate-ci")]
    headers += [] if narrow else [say("simulate-penalties")]

    def row(at: int, seat: Seat) -> list[str | Text]:
        wins: list[str | Text] = [] if alone else [percent(seat.win_rate, say), interval(seat.ci, say)]
        return [
            str(at + 1),
            Text(seat.bot, style=SEATS[at]),
            number(seat.mean, say),
            _margin(seat.mean, seat.mean_ci, say),
            *([] if narrow else [number(seat.sd, say)]),
            *wins,
            *([] if narrow else [number(seat.penalties, say)]),
        ]

    return _table(headers, (row(at, seat) for at, seat in enumerate(report.seats)), lefts=2)


def _margin(mean: float, ends: Interval, say: Words) -> str:
    return "±" + number(ends[1] - mean, say)


def _order(report: Report, say: Words) -> RenderableType:
    headers = [say("simulate-turn"), say("simulate-mean"), say("simulate-margin")]
    headers += [say("simulate-wins"), say("simulate-ci")]
    rows = (
        [
            say("simulate-order", turn=place.turn),
            number(place.mean, say),
            _margin(place.mean, place.mean_ci, say),
            percent(place.win_rate, say),
            interval(place.ci, say),
        ]
        for place in report.order
    )
    return _table(headers, rows, lefts=1)


def _points(report: Report, say: Words, width: int, blocks: bool) -> Iterator[Text]:
    """The histograms of all seats on one scale, one below the other."""
    names = [seat_name(at, seat.bot) for at, seat in enumerate(report.seats, start=1)]
    room = max(map(len, names)) + 2
    shown = scale([seat.scores for seat in report.seats], width - room)
    bins = [shown.binned(seat.scores) for seat in report.seats]
    most = max(max(counts) for counts in bins)
    height = 4 if report.players <= FEW_SEATS else 3
    for name, color, counts in zip(names, SEATS, bins, strict=False):
        lines = shown.render(counts, height, most, VERTICAL_BLOCKS if blocks else ASCII_BLOCKS)
        for line in lines[next((at for at, line in enumerate(lines) if line.strip()), 0) : -1]:
            yield _line(f"{'':{room}}{line}", color)
        yield _line(f"{name:{room}}{lines[-1]}", color)
    yield _line(f"{'':{room}}{shown.axis()}", "dim")


def _lengths(report: Report, say: Words, width: int, blocks: bool) -> Iterator[Text]:
    turns = report.turns
    text = say(
        "simulate-turns",
        mean=turns.mean,
        sd=turns.sd,
        median=turns.percentiles["50"],
        low=turns.percentiles["5"],
        high=turns.percentiles["95"],
    )
    shown = scale([turns.histogram], width)
    counts = shown.binned(turns.histogram)
    lines = shown.render(counts, 4, max(counts), VERTICAL_BLOCKS if blocks else ASCII_BLOCKS)
    yield _line(text)
    for line in lines:
        yield _line(line, TURNS)
    yield _line(shown.axis(), "dim")


def _ends(report: Report, say: Words, width: int, blocks: bool) -> Iterator[Text]:
    names = {name: say("simulate-end", end=name) for name in report.ends}
    shares = {name: percent(end.share, say) for name, end in report.ends.items()}
    left, right = max(map(len, names.values())), max(map(len, shares.values()))
    room = max(10, min(40, width - left - right - 4))
    for name, end in report.ends.items():
        bar = horizontal_bar(end.share, room, HORIZONTAL_BLOCKS if blocks else ASCII_BLOCKS)
        text = f"{names[name]:{left}}  {shares[name]:>{right}}  "
        yield Text.assemble(" " * INDENT, text, (bar, TURNS))


def _line(text: str, style: str = "") -> Text:
    return Text(" " * INDENT + text.rstrip(), style=style)
