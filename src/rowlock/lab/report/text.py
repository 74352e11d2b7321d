"""Reports as localized text, for a terminal or plain output."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from ...i18n import Words
from ...text_report import GAP, INDENT, heading, horizontal_bar, table, vertical_bars, without_blank
from ..players import PROGRAM
from .simulation import Results, Seat, SimulationReport
from .statistics import Estimate, Failures, Histogram, Interval, RunReport, common_range
from .tournament import Standing, TournamentReport

MAX_CHART: Final = 96
MIN_WIDTH: Final = 20
FEW_SEATS: Final = 2
MAX_NAME: Final = 24
NO_VALUE: Final = "–"
TICKS: Final = (1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000)
TICK_WIDTH: Final = 8
MAX_COLUMN_WIDTH: Final = 3
SEATS: Final = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#d55e00")
"""Colors of seats on light and dark backgrounds: the color-blind safe palette by Okabe and Ito."""
TURNS: Final = "#7f8899"


def print_report(report: RunReport, say: Words, console: Console) -> None:
    """Print a report."""
    width = max(MIN_WIDTH, console.width - INDENT)
    blocks = console.encoding.lower().startswith("utf")
    console.print(Text(title(report, say), style="bold"))
    rate = round(report.games_per_second)
    console.print(Text(say("simulate-speed", seconds=report.seconds, rate=rate, seed=str(report.seed)), style="dim"))
    for note, style in notes(report, say).items():
        console.print(Text(note, style=style))
    console.print("")
    if isinstance(report, TournamentReport):
        parts = _tournament(report, say, width)
    else:
        assert isinstance(report, SimulationReport)
        parts = _simulation(report, say, width, blocks)
    for part in parts:
        console.print(part)


def title(report: RunReport, say: Words) -> str:
    """The game, its players and the number of games."""
    return say("simulate-title", game=say(f"game-{report.game}"), players=report.players, games=report.games)


def notes(report: RunReport, say: Words) -> dict[str, str]:
    """Sentences on the run as a whole, with their style."""
    found = dict[str, str]()
    if isinstance(report, TournamentReport):
        found[say("arena-deals", deals=report.deals)] = "dim"
    if report.interrupted:
        found[say("simulate-interrupted", games=report.games, planned=report.games_planned)] = "bold yellow"
    return found


def interval(ends: Interval | None, say: Words) -> str:
    """The interval of a share."""
    return NO_VALUE if ends is None else say("simulate-interval", low=100 * ends[0], high=100 * ends[1])


def number(value: float, say: Words) -> str:
    return say("simulate-number", value=value)


def percent(share: float, say: Words) -> str:
    return say("simulate-percent", value=share)


def color_of(at: int) -> str:
    return SEATS[at % len(SEATS)]


def short_name(name: str) -> str:
    """Shorten a name; a command keeps its end, which has the name of the program."""
    if len(name) <= MAX_NAME:
        return name
    if name.startswith(PROGRAM):
        return f"{PROGRAM}…{name[len(PROGRAM) + 1 - MAX_NAME :]}"
    return f"{name[: MAX_NAME - 1]}…"


def seat_label(at: int, seat: Seat) -> str:
    return f"{at + 1} {short_name(seat.bot)}"


def _fitted(
    columns: Mapping[str, Sequence[str | Text]], width: int, say: Words, omitted: Sequence[str] = (), lefts: int = 1
) -> RenderableType:
    """A table of columns by header; while it is too wide, columns are left out in the order of ``omitted``."""
    shown = dict(columns)
    for name in omitted:
        if sum(max(map(len, (say(header), *cells))) + GAP for header, cells in shown.items()) - GAP > width:
            shown.pop(name, None)
    return table([say(header) for header in shown], zip(*shown.values(), strict=True), lefts)


def _failed(players: Sequence[tuple[str, Sequence[Failures]]], say: Words) -> Iterator[RenderableType]:
    """The failures of programs, by name."""
    if any(failures for _, failures in players):
        yield heading(say("arena-failures-title"))
    for at, (name, failures) in enumerate(players):
        for each in failures:
            why = say("arena-failure", kind=each.kind)
            yield _line(say("arena-failures", bot=name, why=why, games=each.games), color_of(at))
            for reason in filter(None, each.reasons):
                yield _line(" " * INDENT + reason, "dim")


def _line(text: str, style: str = "") -> Text:
    return Text(" " * INDENT + text.rstrip(), style=style)


# Simulations


def _simulation(report: SimulationReport, say: Words, width: int, blocks: bool) -> Iterator[RenderableType]:
    seats, alone, chart = report.seats, report.players == 1, min(MAX_CHART, width - INDENT)
    columns: dict[str, list[str | Text]] = {
        "simulate-seat": [str(at) for at in range(1, len(seats) + 1)],
        "simulate-bot": [Text(short_name(seat.bot), style=color_of(at)) for at, seat in enumerate(seats)],
        **_results(seats, say, alone),
        "simulate-sd": [number(seat.sd, say) for seat in seats],
        "simulate-penalties": [number(seat.penalties, say) for seat in seats],
    }
    yield _fitted(columns, width, say, ("simulate-penalties", "simulate-sd"), lefts=2)
    yield heading(say("simulate-points-title"))
    points = [(seat_label(at, seat), seat.scores, color_of(at)) for at, seat in enumerate(seats)]
    yield from _histograms(points, chart, blocks)
    if not alone:
        yield heading(say("simulate-order-title"))
        order = [say("simulate-order", turn=place.turn) for place in report.order]
        yield _fitted({"simulate-turn": order, **_results(report.order, say)}, width, say)
    yield heading(say("simulate-turns-title"))
    turns, percentiles = report.turns, report.turns.percentiles
    ends = {"median": percentiles["50"], "low": percentiles["5"], "high": percentiles["95"]}
    yield _line(say("simulate-turns", mean=turns.mean, sd=turns.sd, **ends))
    yield from _histograms([("", turns.histogram, TURNS)], chart, blocks)
    yield heading(say("simulate-ends-title"))
    yield from _ends(report, say, chart, blocks)
    yield from _failed([(short_name(seat.bot), seat.failures) for seat in seats], say)


def _results(found: Sequence[Results], say: Words, alone: bool = False) -> dict[str, list[str | Text]]:
    columns: dict[str, list[str | Text]] = {
        "simulate-mean": [number(each.mean, say) for each in found],
        "simulate-margin": [f"±{number(each.mean_ci[1] - each.mean, say)}" for each in found],
    }
    if not alone:
        columns["simulate-wins"] = [percent(each.win_rate, say) for each in found]
        columns["simulate-ci"] = [interval(each.ci, say) for each in found]
    return columns


def _histograms(shown: Sequence[tuple[str, Histogram, str]], width: int, blocks: bool) -> Iterator[Text]:
    """Histograms on one scale, one below the other, each with a name and a color."""
    room = max(len(name) + 2 if name else 0 for name, _, _ in shown)
    common = scale([histogram for _, histogram, _ in shown], width - room)
    bins = [common.binned(histogram) for _, histogram, _ in shown]
    most, height = max(map(max, bins)), 4 if len(shown) <= FEW_SEATS else 3
    for (name, _, color), counts in zip(shown, bins, strict=True):
        columns = [count for count in counts for _ in range(common.column_width)]
        *above, last = without_blank(vertical_bars(columns, height, most, blocks=blocks))
        for line in above:
            yield _line(" " * room + line, color)
        yield _line(name.ljust(room) + last, color)
    yield _line(" " * room + common.axis(), "dim")


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
    (first, last), step = common_range(histograms), 1
    while last // step - first // step + 1 > width:
        step += 1
    columns = last // step - first // step + 1
    return Scale(first // step * step, step, columns, min(MAX_COLUMN_WIDTH, width // columns))


def _ends(report: SimulationReport, say: Words, width: int, blocks: bool) -> Iterator[Text]:
    names = {name: say("simulate-end", end=name) for name in report.ends}
    shares = {name: percent(end.share, say) for name, end in report.ends.items()}
    left, right = max(map(len, names.values())), max(map(len, shares.values()))
    room = max(10, min(40, width - left - right - 4))
    for name, end in report.ends.items():
        text = f"{names[name]:{left}}  {shares[name]:>{right}}  "
        yield Text.assemble(" " * INDENT, text, (horizontal_bar(end.share, room, blocks=blocks), TURNS))


# Tournaments


def standing_labels(report: TournamentReport) -> list[str]:
    """Names of the players, shortened to fit a table and made unique."""
    found: list[str] = []
    for standing in report.standings:
        name = short_name(standing.bot)
        found.append(next(each for each in (name, *(f"{name} {at}" for at in range(2, 99))) if each not in found))
    return found


def earned(found: Estimate | None, say: Words, *, sign: bool = False) -> str:
    """A share without luck, with the half-width of its interval, more precise than the wins themselves."""
    if found is None or found.ci is None:
        return NO_VALUE
    margin = 100 * (found.ci[1] - found.ci[0]) / 2
    text = say("arena-earned-share", share=100 * found.mean, margin=margin)
    return f"+{text}" if sign and found.mean > 0 else text


def matrix(
    report: TournamentReport, say: Words
) -> tuple[str, dict[str, str], list[list[Estimate | None]], list[list[str]]]:
    """Title of the cross table, or of the gaps of players against a common opponent; names and colors; cells; texts."""
    luck = "apart" if report.standings[0].earned else "in"
    is_cross, labels = report.against is None, standing_labels(report)
    title = say("arena-cross-title") if is_cross else say("arena-gaps-title", luck=luck)
    found = report.cross if is_cross else report.gaps
    order = [at for at in report.ranked if at < len(found)]
    names = {f"{place} {labels[at]}": color_of(at) for place, at in enumerate(order, start=1)}
    cells = [[found[one][other] for other in order] for one in order]
    if is_cross:
        texts = [[NO_VALUE if cell is None else percent(cell.mean, say) for cell in row] for row in cells]
    else:
        texts = [[earned(cell, say, sign=True) for cell in row] for row in cells]
    return title, names, cells, texts


def rating(standing: Standing, say: Words) -> str:
    return f"{number(standing.rating, say)} ±{number(standing.sigma, say)}"


def _tournament(report: TournamentReport, say: Words, width: int) -> Iterator[RenderableType]:
    names, order = standing_labels(report), report.ranked
    best = [report.standings[at] for at in order]
    columns: dict[str, list[str | Text]] = {
        "simulate-bot": [Text(names[at], style=color_of(at)) for at in order],
        "simulate-wins": [percent(each.wins.mean, say) for each in best],
        "simulate-ci": [interval(each.wins.ci, say) for each in best],
        "arena-earned": [earned(each.earned, say) for each in best],
        "simulate-mean": [_mean(each.points, say) for each in best],
        "arena-margin": [_mean(each.margin, say, "+") for each in best],
        "arena-rating": [rating(each, say) for each in best],
    }
    if all(standing.earned is None for standing in best):
        del columns["arena-earned"]
    yield _fitted(columns, width, say, ("arena-margin", "arena-rating", "simulate-mean"))
    # for two players the win rates suffice, and one has no gap
    if len(report.gaps) > 1 or (report.against is None and len(order) > FEW_SEATS):
        yield from _matrix(report, say, width)
    by_name = [(names[at], standing.failures) for at, standing in enumerate(report.standings)]
    yield from _failed(by_name, say)


def _mean(found: Estimate | None, say: Words, plus: str = "") -> str:
    if found is None:
        return NO_VALUE
    return f"{plus if found.mean > 0 else ''}{number(found.mean, say)}"


def _matrix(report: TournamentReport, say: Words, width: int) -> Iterator[RenderableType]:
    """A matrix with numbered columns, split into as many tables as the width needs."""
    title, names, _, texts = matrix(report, say)
    yield heading(title)
    widest = max(len(text) for row in texts for text in row)
    fitting = max(1, (width - max(map(len, names)) - INDENT) // (widest + GAP))
    for first in range(0, len(texts), fitting):
        last = min(first + fitting, len(texts))
        lines: list[list[str | Text]] = [
            [Text(name, style=names[name]), *row[first:last]] for name, row in zip(names, texts, strict=True)
        ]
        yield table(["", *map(str, range(first + 1, last + 1))], lines)
