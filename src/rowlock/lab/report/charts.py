"""Charts of a simulation report as an image: points, win rates, lengths and ends, localized."""

import math
from collections.abc import Sequence
from typing import Any, BinaryIO, Final, cast

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ...i18n import Words
from .palette import INK, LINE, PAPER, SEATS, SOFT, TURNS
from .statistics import Histogram, Lengths, Report, Seat
from .text import number, percent, seat_name, title
from .text_charts import TAIL

FORMATS: Final = ("png", "svg", "pdf")
WIDTH: Final = 12.0
HEIGHT: Final = 7.5
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


def draw(report: Report, say: Words, file: BinaryIO, kind: str) -> None:
    """Draw the charts to a file, in a format of ``FORMATS``."""
    with cast("Any", mpl).rc_context(STYLE):
        figure(report, say).savefig(file, format=kind, dpi=DPI, metadata=METADATA[kind])


def figure(report: Report, say: Words) -> Any:
    """Histograms of points on the left, one panel per seat on one scale; the other charts on the right."""
    # Matplotlib's types are incomplete
    drawing: Any = Figure(figsize=(WIDTH, HEIGHT), layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.08))
    FigureCanvasAgg(drawing)
    drawing.suptitle(title(report, say), x=0.012, ha="left", fontsize=16, fontweight="bold")
    under = say("simulate-source", seed=str(report.seed), version=report.version)
    if report.interrupted:
        under = f"{say('simulate-interrupted', games=report.games, planned=report.games_planned)} {under}"
    drawing.supxlabel(under, x=0.012, ha="left", fontsize=9, color=SOFT)
    left, right = drawing.subfigures(1, 2, width_ratios=(1.1, 1), wspace=0.04)
    for part in (left, right):
        part.set_facecolor(PAPER)
    _points(left, report, say)
    heights = [3.0, 0.8 + 0.45 * len(report.ends)]
    if report.players > 1:
        heights.insert(0, max(2.0, 0.8 + 0.55 * report.players))
    panels: list[Any] = list(right.subplots(len(heights), 1, height_ratios=heights))
    if report.players > 1:
        _wins(panels[0], report, say)
    _lengths(panels[-2], report, say)
    _ends(panels[-1], report, say)
    return drawing


def _points(part: Any, report: Report, say: Words) -> None:
    panels: list[Any] = list(part.subplots(report.players, 1, sharex=True, sharey=True, squeeze=False)[:, 0])
    for at, (axes, seat) in enumerate(zip(panels, report.seats, strict=True)):
        _bars(axes, seat.scores, report.games, SEATS[at])
        axes.axvline(seat.mean, color=INK, linewidth=1.2, linestyle=(0, (4, 3)))
        axes.set_title(seat_name(at + 1, seat.bot))
        _note(axes, _spread(seat, say))
        _shares(axes, say)
    first, last = _range([seat.scores for seat in report.seats])
    panels[0].set_xlim(first - 0.5, last + 0.5)
    # a lower limit ends autoscaling, and the tallest bar may be another seat's
    panels[0].set_ylim(0, 1.06 * max(max(seat.scores.counts) for seat in report.seats) / report.games)
    panels[-1].set_xlabel(say("simulate-points-title"))
    part.supylabel(say("simulate-share-axis"), fontsize=10.5, color=SOFT)


def _wins(axes: Any, report: Report, say: Words) -> None:
    fair = 1 / report.players
    axes.axvline(fair, color=SOFT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    for at, seat in enumerate(report.seats):
        reach = [[seat.win_rate - seat.ci[0]], [seat.ci[1] - seat.win_rate]]
        axes.errorbar(
            [seat.win_rate], [at], xerr=reach, fmt="o", color=SEATS[at], markersize=8, elinewidth=2.2, capsize=5
        )
        axes.annotate(
            percent(seat.win_rate, say),
            (seat.win_rate, at),
            xytext=(0, 9),
            textcoords="offset points",
            ha="center",
            fontsize=9.5,
        )
    axes.set_yticks(range(report.players), [seat_name(at, seat.bot) for at, seat in enumerate(report.seats, start=1)])
    axes.set_ylim(report.players - 0.5, -0.75)
    low = min([fair, *(seat.ci[0] for seat in report.seats)])
    high = max([fair, *(seat.ci[1] for seat in report.seats)])
    room = max(0.12 * (high - low), 0.01)
    axes.set_xlim(low - room, high + room)
    axes.xaxis.set_major_locator(MaxNLocator(6))
    axes.xaxis.set_major_formatter(percents(say))
    axes.tick_params(axis="y", labelcolor=INK)
    axes.grid(visible=True, axis="x")
    axes.set_title(say("simulate-wins-title"))
    axes.set_xlabel(say("simulate-fair", share=say("simulate-percent-axis", value=fair)), fontsize=9.5)


def _lengths(axes: Any, report: Report, say: Words) -> None:
    turns = report.turns
    _bars(axes, turns.histogram, report.games, TURNS)
    first, last = _range([turns.histogram])
    axes.set_xlim(first - 0.5, last + 0.5)
    axes.axvline(turns.mean, color=INK, linewidth=1.2, linestyle=(0, (4, 3)))
    _note(axes, _spread(turns, say))
    _shares(axes, say)
    axes.xaxis.set_major_locator(MaxNLocator(8, integer=True))
    axes.set_title(say("simulate-turns-title"))
    axes.set_xlabel(say("simulate-turns-axis"))


def _ends(axes: Any, report: Report, say: Words) -> None:
    for at, (name, end) in enumerate(report.ends.items()):
        axes.barh(at, end.share, color=TURNS, height=0.42)
        text = say("simulate-end-share", end=say("simulate-end", end=name), share=percent(end.share, say))
        axes.annotate(text, (0, at - 0.3), xytext=(1, 0), textcoords="offset points", va="bottom", fontsize=10)
    axes.set_ylim(len(report.ends) - 0.6, -0.9)
    axes.set_xlim(0, 1)
    axes.set_axis_off()
    axes.set_title(say("simulate-ends-title"))


def _note(axes: Any, text: str) -> None:
    """A note on the line of the title, where it covers nothing."""
    axes.set_title(text, loc="right", color=SOFT, fontsize=9.5, fontweight="normal")


def _spread(found: Seat | Lengths, say: Words) -> str:
    return say("simulate-mean-of", mean=number(found.mean, say), sd=number(found.sd, say))


def _bars(axes: Any, histogram: Histogram, games: int, color: str) -> None:
    """A histogram with one bar per number."""
    shares = [count / games for count in histogram.counts]
    edges = [number - 0.5 for number in range(histogram.first, histogram.last + 2)]
    axes.stairs(shares, edges, fill=True, color=color)


def _shares(axes: Any, say: Words) -> None:
    """A few shares of games on the y axis."""
    axes.yaxis.set_major_locator(MaxNLocator(3, min_n_ticks=2))
    axes.yaxis.set_major_formatter(percents(say))
    axes.grid(visible=True, axis="y")
    axes.set_ylim(bottom=0)


def percents(say: Words) -> FuncFormatter:
    """Axis formatter of shares as percentages."""

    def format_share(share: float, _place: int | None) -> str:
        return say("simulate-percent-axis", value=share)

    return FuncFormatter(format_share)


def _range(histograms: Sequence[Histogram]) -> tuple[int, int]:
    """The range to show: all but the tails."""
    first = min(histogram.percentile(TAIL) for histogram in histograms)
    last = max(histogram.percentile(100 - TAIL) for histogram in histograms)
    margin = math.ceil(0.03 * (last - first))
    return first - margin, last + margin
