"""Tournament report as localized text, for a terminal or plain output."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from ...i18n import Words
from ..report.palette import SEATS
from ..report.text import INDENT, MIN_WIDTH, interval, number, percent
from .entrants import PROGRAM
from .report import Estimate, Report, Standing

MAX_NAME: Final = 24
GAP: Final = 2
NO_VALUE: Final = "–"


def print_report(report: Report, say: Words, console: Console) -> None:
    """Print a report."""
    width = max(MIN_WIDTH, console.width - INDENT)
    for part in _parts(report, say, width):
        console.print(part)


def title(report: Report, say: Words) -> str:
    """The game, its players and the number of games."""
    return say("simulate-title", game=say(f"game-{report.game}"), players=report.players, games=report.games)


def labels(report: Report) -> list[str]:
    """Names of the entrants, shortened to fit a table and made unique."""
    found: list[str] = []
    for standing in report.standings:
        name = _shortened(standing.bot)
        found.append(next(each for each in (name, *(f"{name} {at}" for at in range(2, 99))) if each not in found))
    return found


def _shortened(name: str) -> str:
    """Shorten a name; a command keeps its end, which has the name of the program."""
    if len(name) <= MAX_NAME:
        return name
    if name.startswith(PROGRAM):
        return f"{PROGRAM}…{name[len(PROGRAM) + 1 - MAX_NAME :]}"
    return f"{name[: MAX_NAME - 1]}…"


def ranked(report: Report) -> list[int]:
    """Indices in ``standings``, best first."""
    return sorted(range(len(report.standings)), key=lambda at: -report.standings[at].wins.mean)


def color_of(at: int) -> str:
    return SEATS[at % len(SEATS)]


def signed(value: float, say: Words) -> str:
    """A number with its sign."""
    return f"{'+' if value > 0 else ''}{number(value, say)}"


def gap(found: Estimate | None, say: Words) -> str:
    """Difference of wins with the half-width of its interval."""
    text = earned(found, say)
    return f"+{text}" if found is not None and found.ci is not None and found.mean > 0 else text


def ahead(found: Estimate | None, say: Words) -> str:
    """Share of games in which one entrant finished ahead of another."""
    return NO_VALUE if found is None else percent(found.mean, say)


def gaps_title(report: Report, say: Words) -> str:
    return say("arena-gaps-title", luck="apart" if report.standings[0].earned else "in")


def _parts(report: Report, say: Words, width: int) -> Iterator[RenderableType]:
    names, order = labels(report), ranked(report)
    yield Text(title(report, say), style="bold")
    rate = round(report.games_per_second)
    yield Text(say("simulate-speed", seconds=report.seconds, rate=rate, seed=str(report.seed)), style="dim")
    yield Text(say("arena-deals", deals=report.deals), style="dim")
    if report.interrupted:
        yield Text(say("simulate-interrupted", games=report.games, planned=report.games_planned), style="bold yellow")
    yield ""
    yield _standings(report, say, names, order, width)
    if report.against is None and len(order) > 2:  # for two entrants the win rates suffice
        yield Text(f"\n{say('arena-cross-title')}", style="bold")
        yield from _matrix([[ahead(each, say) for each in row] for row in report.cross], names, order, width)
    if len(report.gaps) > 1:
        yield Text(f"\n{gaps_title(report, say)}", style="bold")
        alone = [at for at in order if at < len(report.gaps)]
        yield from _matrix([[gap(each, say) for each in row] for row in report.gaps], names, alone, width)
    if any(standing.failures for standing in report.standings):
        yield Text(f"\n{say('arena-failures-title')}", style="bold")
        yield from _failures(report, say, names, order)


def _standings(report: Report, say: Words, names: Sequence[str], order: Sequence[int], width: int) -> RenderableType:
    """All entrants, best first; a narrow screen omits columns, beginning with the margin."""
    columns = {
        "simulate-bot": [names[at] for at in order],
        "simulate-wins": [percent(report.standings[at].wins.mean, say) for at in order],
        "simulate-ci": [_interval(report.standings[at].wins, say) for at in order],
        "arena-earned": [earned(report.standings[at].earned, say) for at in order],
        "simulate-mean": [_mean_text(report.standings[at].points, say) for at in order],
        "arena-margin": [_mean_text(report.standings[at].margin, say, sign=True) for at in order],
        "arena-rating": [rating(report.standings[at], say) for at in order],
    }
    if all(standing.earned is None for standing in report.standings):
        del columns["arena-earned"]
    for dispensable in ("arena-margin", "arena-rating", "simulate-mean"):
        if sum(max(map(len, (say(name), *cells))) + GAP for name, cells in columns.items()) - GAP > width:
            del columns[dispensable]
    rows = [
        [Text(first, style=color_of(at)), *others]
        for at, (first, *others) in zip(order, zip(*columns.values(), strict=True), strict=True)
    ]
    return _table([say(name) for name in columns], rows)


def earned(found: Estimate | None, say: Words) -> str:
    """Share of wins without luck; it is precise to two more digits than the wins themselves."""
    if found is None or found.ci is None:
        return NO_VALUE
    low, high = found.ci
    return say("arena-earned-share", share=100 * found.mean, margin=100 * (high - low) / 2)


def _interval(found: Estimate, say: Words) -> str:
    return NO_VALUE if found.ci is None else interval(found.ci, say)


def rating(standing: Standing, say: Words) -> str:
    return f"{number(standing.rating, say)} ±{number(standing.sigma, say)}"


def _mean_text(found: Estimate | None, say: Words, *, sign: bool = False) -> str:
    if found is None:
        return NO_VALUE
    return signed(found.mean, say) if sign else number(found.mean, say)


def _matrix(
    cells: Sequence[Sequence[str]], names: Sequence[str], order: Sequence[int], width: int
) -> Iterator[RenderableType]:
    """A matrix with numbered columns, split into as many tables as the width needs."""
    rows = [f"{place} {names[at]}" for place, at in enumerate(order, start=1)]
    widest = max(len(cells[one][other]) for one in order for other in order)
    fitting = max(1, (width - max(map(len, rows)) - INDENT) // (widest + GAP))
    for first in range(0, len(order), fitting):
        shown = order[first : first + fitting]
        headers = ["", *(str(place) for place in range(first + 1, first + 1 + len(shown)))]
        lines: list[list[str | Text]] = [
            [Text(name, style=color_of(at)), *(cells[at][other] for other in shown)]
            for name, at in zip(rows, order, strict=True)
        ]
        yield _table(headers, lines)


def _failures(report: Report, say: Words, names: Sequence[str], order: Sequence[int]) -> Iterator[RenderableType]:
    for at in order:
        for failures in report.standings[at].failures:
            why = say("arena-failure", kind=failures.kind)
            text = say("arena-failures", bot=names[at], why=why, games=failures.games)
            yield Text(" " * INDENT + text, style=color_of(at))
            for reason in failures.reasons:
                if reason:
                    yield Text(" " * 2 * INDENT + reason, style="dim")


def _table(headers: Sequence[str], rows: Sequence[Sequence[str | Text]]) -> RenderableType:
    table = Table(box=None, padding=(0, GAP, 0, 0), pad_edge=False, header_style="dim")
    for at, header in enumerate(headers):
        table.add_column(header, justify="right" if at else "left", no_wrap=True)
    for row in rows:
        table.add_row(*row)
    return Padding(table, (0, 0, 0, INDENT), expand=False)
