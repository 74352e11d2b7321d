"""Charts of reports as an image, localized: points, win rates, lengths, ends; cross table and ratings."""

import math
from collections.abc import Sequence
from itertools import product
from typing import Any, BinaryIO, Final, NamedTuple, cast

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ...i18n import Words
from .simulation import SimulationReport
from .statistics import Estimate, Histogram, Interval, RunReport, Statistics, common_range
from .text import SEATS, TURNS, color_of, matrix, notes, number, percent, rating, seat_label, standing_labels, title
from .tournament import TournamentReport

PAPER: Final = "#fffefb"
INK: Final = "#23262e"
SOFT: Final = "#5a5f6b"
LINE: Final = "#d9d1c1"
WIDTH: Final = 12.0
HEIGHT: Final = 7.5
MIN_HEIGHT: Final = 4.6
ROW: Final = 0.45
"""Height of a player in a panel of a tournament, in inches."""
MAX_TINT: Final = 0.6
"""Strongest tint of a cell; text on it stays readable."""
DPI: Final = 144
STYLE: Final[dict[str, Any]] = {
    "font.family": "DejaVu Sans",  # bundled with Matplotlib, and covers our languages
    "font.size": 10.5,
    "figure.facecolor": PAPER,
    "axes.facecolor": PAPER,
    "axes.edgecolor": LINE,
    "axes.labelcolor": SOFT,
    "axes.titlecolor": INK,
    "axes.titlesize": 12,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "text.color": INK,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "ytick.left": False,
    "grid.color": LINE,
    "grid.linewidth": 0.7,
    "svg.fonttype": "none",  # text stays text: searchable, and smaller
    "svg.hashsalt": "rowlock",  # reproducible ids
    "pdf.fonttype": 42,
}
METADATA: Final[dict[str, dict[str, Any]]] = {
    "png": {"Software": None},
    "svg": {"Date": None},
    "pdf": {"CreationDate": None},
}


def draw(report: RunReport, say: Words, file: BinaryIO, kind: str) -> None:
    """Draw the charts to a file, as PNG, SVG or PDF."""
    with cast("Any", mpl).rc_context(STYLE):
        figure(report, say).savefig(file, format=kind, dpi=DPI, metadata=METADATA[kind])


def figure(report: RunReport, say: Words) -> Any:
    """The charts of a report, with its title and source."""
    # Matplotlib's types are incomplete
    drawing: Any = Figure(figsize=(WIDTH, HEIGHT), layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1))
    FigureCanvasAgg(drawing)
    drawing.suptitle(title(report, say), x=0.012, ha="left", fontsize=16, fontweight="bold")
    under = [*notes(report, say), say("simulate-source", seed=str(report.seed), version=report.version)]
    drawing.supxlabel(" ".join(under), x=0.012, ha="left", fontsize=9, color=SOFT)
    if isinstance(report, TournamentReport):
        _tournament(drawing, report, say)
    else:
        assert isinstance(report, SimulationReport)
        _simulation(drawing, report, say)
    return drawing


def _halves(drawing: Any, left: float) -> tuple[Any, Any]:
    """Two parts beside each other, the left one wider by a factor."""
    parts = drawing.subfigures(1, 2, width_ratios=(left, 1), wspace=0.04)
    for part in parts:
        part.set_facecolor(PAPER)
    return parts[0], parts[1]


class _Dot(NamedTuple):
    """A value with its interval."""

    label: str
    value: float
    ends: Interval
    color: str
    text: str


def _dots(axes: Any, dots: Sequence[_Dot], least: float, fair: float | None = None) -> None:
    """Values one below the other, with room of at least so much beside them, and a line at the fair one."""
    for row, dot in enumerate(dots):
        reach = [[dot.value - dot.ends[0]], [dot.ends[1] - dot.value]]
        axes.errorbar([dot.value], [row], xerr=reach, fmt="o", color=dot.color, markersize=8, elinewidth=2.2, capsize=5)
        above = {"xytext": (0, 9), "textcoords": "offset points", "ha": "center", "fontsize": 9.5}
        axes.annotate(dot.text, (dot.value, row), **above)
    ends = [end for dot in dots for end in dot.ends]
    if fair is not None:
        axes.axvline(fair, color=SOFT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
        ends.append(fair)
    axes.set_yticks(range(len(dots)), [dot.label for dot in dots])
    room = max(0.15 * (max(ends) - min(ends)), least)
    axes.set(ylim=(len(dots) - 0.5, -0.8), xlim=(min(ends) - room, max(ends) + room))
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.tick_params(axis="y", labelcolor=INK)
    axes.grid(visible=True, axis="x")


def _wins(axes: Any, dots: Sequence[_Dot], report: RunReport, say: Words) -> None:
    fair = 1 / report.players
    _dots(axes, dots, 0.01, fair)
    axes.xaxis.set_major_formatter(_formatter(say, "simulate-percent-axis"))
    axes.set_title(say("simulate-wins-title"))
    axes.set_xlabel(say("simulate-fair", share=say("simulate-percent-axis", value=fair)), fontsize=9.5)


def _formatter(say: Words, message: str) -> FuncFormatter:
    """Axis labels by a message."""

    def text(value: float, _place: int | None) -> str:
        return say(message, value=value)

    return FuncFormatter(text)


# Simulations


def _simulation(drawing: Any, report: SimulationReport, say: Words) -> None:
    """Histograms of points on the left, one panel per seat on one scale; the other charts on the right."""
    left, right = _halves(drawing, 1.1)
    _points(left, report, say)
    heights = [3.0, 0.8 + 0.45 * len(report.ends)]
    if report.players > 1:
        heights.insert(0, max(2.0, 0.8 + 0.55 * report.players))
    panels: list[Any] = list(right.subplots(len(heights), 1, height_ratios=heights))
    if report.players > 1:
        dots = [
            _Dot(seat_label(at, seat), seat.win_rate, seat.ci, color_of(at), percent(seat.win_rate, say))
            for at, seat in enumerate(report.seats)
        ]
        _wins(panels[0], dots, report, say)
    _lengths(panels[-2], report, say)
    _ends(panels[-1], report, say)


def _points(part: Any, report: SimulationReport, say: Words) -> None:
    panels: list[Any] = list(part.subplots(report.players, 1, sharex=True, sharey=True, squeeze=False)[:, 0])
    for at, (axes, seat) in enumerate(zip(panels, report.seats, strict=True)):
        _bars(axes, seat.scores, color_of(at), seat, say)
        axes.set_title(seat_label(at, seat))
    # a lower limit ends autoscaling, and the tallest bar may be another seat's
    tallest = max(max(seat.scores.counts) for seat in report.seats) / report.games
    panels[0].set(xlim=_limits([seat.scores for seat in report.seats]), ylim=(0, 1.06 * tallest))
    panels[-1].set_xlabel(say("simulate-points-title"))
    part.supylabel(say("simulate-share-axis"), fontsize=10.5, color=SOFT)


def _lengths(axes: Any, report: SimulationReport, say: Words) -> None:
    turns = report.turns
    _bars(axes, turns.histogram, TURNS, turns, say)
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.set(title=say("simulate-turns-title"), xlabel=say("simulate-turns-axis"), xlim=_limits([turns.histogram]))


def _ends(axes: Any, report: SimulationReport, say: Words) -> None:
    for at, (name, end) in enumerate(report.ends.items()):
        axes.barh(at, end.share, color=TURNS, height=0.42)
        text = say("simulate-end-share", end=say("simulate-end", end=name), share=percent(end.share, say))
        axes.annotate(text, (0, at - 0.3), xytext=(1, 0), textcoords="offset points", va="bottom", fontsize=10)
    axes.set_axis_off()
    axes.set(title=say("simulate-ends-title"), xlim=(0, 1), ylim=(len(report.ends) - 0.6, -0.9))


def _bars(axes: Any, histogram: Histogram, color: str, found: Statistics, say: Words) -> None:
    """A histogram of shares with one bar per number, and its mean."""
    shares = [count / histogram.total for count in histogram.counts]
    edges = [number - 0.5 for number in range(histogram.first, histogram.last + 2)]
    axes.stairs(shares, edges, fill=True, color=color)
    axes.axvline(found.mean, color=INK, linewidth=1.2, linestyle=(0, (4, 3)))
    # on the line of the title, where it covers nothing
    note = say("simulate-mean-of", mean=number(found.mean, say), sd=number(found.sd, say))
    axes.set_title(note, loc="right", color=SOFT, fontsize=9.5, fontweight="normal")
    axes.yaxis.set_major_locator(MaxNLocator(3, min_n_ticks=2))
    axes.yaxis.set_major_formatter(_formatter(say, "simulate-percent-axis"))
    axes.grid(visible=True, axis="y")
    axes.set_ylim(bottom=0)


def _limits(histograms: Sequence[Histogram]) -> tuple[float, float]:
    """The range to show: all but the tails."""
    first, last = common_range(histograms)
    margin = math.ceil(0.03 * (last - first)) + 0.5
    return first - margin, last + margin


# Tournaments


def _tournament(drawing: Any, report: TournamentReport, say: Words) -> None:
    """The cross table on the left, if there are several players to compare; win rates and ratings beside it."""
    names, order = standing_labels(report), report.ranked
    has_matrix = report.against is None or len(report.gaps) > 1
    drawing.set_size_inches(WIDTH, max(MIN_HEIGHT, 1.6 + ROW * len(order) * (2 if has_matrix else 1)))
    if has_matrix:
        left, right = _halves(drawing, 1.25)
        _matrix(left.subplots(), report, say)
        wins, ratings = right.subplots(2, 1)
        if report.against is None:
            for place, at in enumerate(order, start=1):
                names[at] = str(place)  # numbers as in the cross table, which has room for the names
    else:
        wins, ratings = drawing.subplots(1, 2, width_ratios=(1.4, 1))
    won, rated = list[_Dot](), list[_Dot]()
    for at in order:
        found = report.standings[at]
        mean, (low, high) = found.wins.mean, (found.rating - found.sigma, found.rating + found.sigma)
        won.append(_Dot(names[at], mean, found.wins.ci or (mean, mean), color_of(at), percent(mean, say)))
        rated.append(_Dot(names[at], found.rating, (low, high), color_of(at), rating(found, say)))
    _wins(wins, won, report, say)
    _dots(ratings, rated, 0.5)
    ratings.xaxis.set_major_formatter(_formatter(say, "arena-number-axis"))
    ratings.set_title(say("arena-rating-title"))


def _matrix(axes: Any, report: TournamentReport, say: Words) -> None:
    """The cross table; for bots against a common opponent, the differences of their wins on the same deals."""
    text, names, cells, texts = matrix(report, say)
    count, is_cross = len(names), report.against is None
    axes.imshow([[_tint(cell, 0.5 * is_cross) for cell in row] for row in cells], aspect="auto")
    size = 11 if count <= 6 else 9 if count <= 9 else 7
    for row, column in product(range(count), repeat=2):
        cell = cells[row][column]
        ends = cell.ci if is_cross and cell is not None else None
        shown = texts[row][column].replace(" ±", "\n±")  # columns can be narrow
        axes.text(column, row - (0.12 if ends else 0), shown, ha="center", va="center", fontsize=size)
        if ends is not None:
            between = say("arena-interval", low=100 * ends[0], high=100 * ends[1])
            axes.text(column, row + 0.22, between, ha="center", va="center", fontsize=size - 2.5)
    axes.set_xticks(range(count), [str(at) for at in range(1, count + 1)])
    axes.set_yticks(range(count), list(names))
    axes.xaxis.tick_top()
    axes.tick_params(length=0, labelcolor=INK)
    for set_ticks in (axes.set_xticks, axes.set_yticks):
        set_ticks([at - 0.5 for at in range(1, count)], minor=True)
    axes.tick_params(which="minor", length=0)
    axes.grid(visible=True, which="minor", color=PAPER, linewidth=3)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.set_title(text, pad=26)


def _tint(found: Estimate | None, equal: float) -> tuple[float, ...]:
    """Blue if ahead, orange if behind, stronger the larger the difference."""
    if found is None:
        return to_rgb(LINE)
    depth = MAX_TINT * min(1.0, abs(found.mean - equal) * 2)
    goal = to_rgb(SEATS[0] if found.mean > equal else SEATS[1])
    return tuple(paper + depth * (end - paper) for paper, end in zip(to_rgb(PAPER), goal, strict=True))
