"""Charts of a tournament as an image: cross table, win rates and ratings, localized."""

from collections.abc import Sequence
from typing import Any, BinaryIO, Final, cast

import matplotlib as mpl
from matplotlib.backends.backend_agg import FigureCanvasAgg
from matplotlib.colors import to_rgb
from matplotlib.figure import Figure
from matplotlib.layout_engine import ConstrainedLayoutEngine
from matplotlib.ticker import FuncFormatter, MaxNLocator

from ...i18n import Words
from ..report.charts import DPI, METADATA, STYLE, percents
from ..report.palette import INK, LINE, PAPER, SEATS, SOFT
from ..report.text import percent
from .report import Estimate, Report
from .text import ahead, color_of, gap, gaps_title, labels, ranked, rating, title

WIDTH: Final = 12.0
MIN_HEIGHT: Final = 4.6
ROW: Final = 0.45
"""Height of an entrant in a panel on the right, in inches."""
AHEAD, BEHIND = SEATS[0], SEATS[1]
MAX_TINT: Final = 0.6
"""Strongest tint of a cell; text on it stays readable."""


def draw(report: Report, say: Words, file: BinaryIO, kind: str) -> None:
    """Draw the charts to a file, in a format of ``charts.FORMATS``."""
    with cast("Any", mpl).rc_context(STYLE):
        figure(report, say).savefig(file, format=kind, dpi=DPI, metadata=METADATA[kind])


def figure(report: Report, say: Words) -> Any:
    """The cross table on the left, if there are several entrants to compare; win rates and ratings beside it."""
    names, order = labels(report), ranked(report)
    has_matrix = report.against is None or len(report.gaps) > 1
    height = 1.6 + ROW * len(order) * (2 if has_matrix else 1)
    drawing: Any = Figure(
        figsize=(WIDTH, max(MIN_HEIGHT, height)), layout=ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.1)
    )
    FigureCanvasAgg(drawing)
    drawing.suptitle(title(report, say), x=0.012, ha="left", fontsize=16, fontweight="bold")
    under = f"{say('arena-deals', deals=report.deals)} "
    under += say("simulate-source", seed=str(report.seed), version=report.version)
    if report.interrupted:
        under = f"{say('simulate-interrupted', games=report.games, planned=report.games_planned)} {under}"
    drawing.supxlabel(under, x=0.012, ha="left", fontsize=9, color=SOFT)
    if not has_matrix:
        wins, ratings = drawing.subplots(1, 2, width_ratios=(1.4, 1))
    else:
        left, right = drawing.subfigures(1, 2, width_ratios=(1.25, 1), wspace=0.03)
        for part in (left, right):
            part.set_facecolor(PAPER)
        _cross(left.subplots(), report, say, names, order)
        wins, ratings = right.subplots(2, 1)
        if report.against is None:
            for place, at in enumerate(order, start=1):
                names[at] = str(place)  # numbers as in the cross table, which has room for the names
    _wins(wins, report, say, names, order)
    _ratings(ratings, report, say, names, order)
    return drawing


def _cross(axes: Any, report: Report, say: Words, names: Sequence[str], order: Sequence[int]) -> None:
    """The cross table; for bots against a common opponent, the differences of their wins on the same deals."""
    is_cross = report.against is None
    found, equal, text_of = (report.cross, 0.5, ahead) if is_cross else (report.gaps, 0.0, gap)
    order = [at for at in order if at < len(found)]
    count = len(order)
    axes.imshow([[_color(found[one][other], equal) for other in order] for one in order], aspect="auto")
    size = 11 if count <= 6 else 9 if count <= 9 else 7
    for row, one in enumerate(order):
        for column, other in enumerate(order):
            cell = found[one][other]
            interval = cell.ci if is_cross and cell is not None else None
            text = text_of(cell, say).replace(" ±", "\n±")  # columns can be narrow
            axes.text(column, row - (0.12 if interval else 0), text, ha="center", va="center", fontsize=size)
            if interval is not None:
                interval_text = say("arena-interval", low=100 * interval[0], high=100 * interval[1])
                axes.text(column, row + 0.22, interval_text, ha="center", va="center", fontsize=size - 2.5)
    axes.set_xticks(range(count), [str(at) for at in range(1, count + 1)])
    axes.set_yticks(range(count), [f"{place} {names[at]}" for place, at in enumerate(order, start=1)])
    axes.xaxis.tick_top()
    axes.tick_params(length=0, labelcolor=INK)
    axes.set_xticks([at - 0.5 for at in range(1, count)], minor=True)
    axes.set_yticks([at - 0.5 for at in range(1, count)], minor=True)
    axes.tick_params(which="minor", length=0)
    axes.grid(visible=True, which="minor", color=PAPER, linewidth=3)
    for spine in axes.spines.values():
        spine.set_visible(False)
    axes.set_title(say("arena-cross-title") if is_cross else gaps_title(report, say), pad=26)


def _color(found: Estimate | None, equal: float) -> tuple[float, ...]:
    """Blue if ahead, orange if behind, stronger the larger the difference."""
    if found is None:
        return to_rgb(LINE)
    depth = MAX_TINT * min(1.0, abs(found.mean - equal) * 2)
    goal = to_rgb(AHEAD if found.mean > equal else BEHIND)
    return tuple(paper + depth * (end - paper) for paper, end in zip(to_rgb(PAPER), goal, strict=True))


def _wins(axes: Any, report: Report, say: Words, names: Sequence[str], order: Sequence[int]) -> None:
    fair = 1 / report.players
    axes.axvline(fair, color=SOFT, linewidth=1, linestyle=(0, (4, 3)), zorder=1)
    ends = [fair]
    for row, at in enumerate(order):
        wins = report.standings[at].wins
        low, high = wins.ci or (wins.mean, wins.mean)
        ends += [low, high]
        _dot(axes, wins.mean, row, (wins.mean - low, high - wins.mean), at, percent(wins.mean, say))
    _frame(axes, names, order, ends, 0.01)
    axes.xaxis.set_major_formatter(percents(say))
    axes.set_title(say("simulate-wins-title"))
    axes.set_xlabel(say("simulate-fair", share=say("simulate-percent-axis", value=fair)), fontsize=9.5)


def _ratings(axes: Any, report: Report, say: Words, names: Sequence[str], order: Sequence[int]) -> None:
    def format_number(value: float, _place: int | None) -> str:
        return say("arena-number-axis", value=value)

    ends: list[float] = []
    for row, at in enumerate(order):
        found = report.standings[at]
        ends += [found.rating - found.sigma, found.rating + found.sigma]
        _dot(axes, found.rating, row, (found.sigma, found.sigma), at, rating(found, say))
    _frame(axes, names, order, ends, 0.5)
    axes.xaxis.set_major_formatter(FuncFormatter(format_number))
    axes.set_title(say("arena-rating-title"))


def _dot(axes: Any, value: float, row: int, reach: tuple[float, float], at: int, text: str) -> None:
    axes.errorbar(
        [value],
        [row],
        xerr=[[reach[0]], [reach[1]]],
        fmt="o",
        color=color_of(at),
        markersize=8,
        elinewidth=2.2,
        capsize=5,
    )
    axes.annotate(text, (value, row), xytext=(0, 9), textcoords="offset points", ha="center", fontsize=9.5)


def _frame(axes: Any, names: Sequence[str], order: Sequence[int], ends: Sequence[float], least: float) -> None:
    """Axis labels, and room for the text above the dots."""
    axes.set_yticks(range(len(order)), [names[at] for at in order])
    axes.set_ylim(len(order) - 0.5, -0.8)
    room = max(0.15 * (max(ends) - min(ends)), least)
    axes.set_xlim(min(ends) - room, max(ends) + room)
    axes.xaxis.set_major_locator(MaxNLocator(5))
    axes.tick_params(axis="y", labelcolor=INK)
    axes.grid(visible=True, axis="x")


__all__ = ["draw", "figure"]
