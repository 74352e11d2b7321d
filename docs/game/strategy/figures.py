"""Parts that the figures of all three games share: formats, tables, and figures by lead, rule and table."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import nan
from typing import Any, Final

from . import charts
from .charts import Bar, Cell, Line
from .dice_values import LEADS

Data = Mapping[str, Any]
"""Stored measurements of a game by name."""
LEAD_RANGES: Final = (
    f"behind by {-LEADS[0] + 1} or more",
    *(f"behind by {-high + 1} to {-low}" for low, high in pairwise(LEADS[:4])),
    *(f"ahead by {low} to {high - 1}" for low, high in pairwise(LEADS[3:])),
    f"ahead by {LEADS[-1]} or more",
)


@dataclass(frozen=True)
class Figure:
    """A figure: the measurements it needs, and its picture, its table or both."""

    parts: tuple[str, ...]
    draw: Callable[[Data], str] | None = None
    table: Callable[[Data], str] | None = None


def signed(value: float, digits: int = 1) -> str:
    """A number with its sign; the minus is as wide as the plus."""
    text = f"{value:+.{digits}f}"
    return (text[1:] if float(text) == 0 else text).replace("-", "−")


def tinted(value: float | None, most: float, digits: int = 1) -> Cell:
    """A cell with a signed number; empty if unknown."""
    return Cell() if value is None else Cell(signed(value, digits), value / most)


def markdown(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> str:
    """A table, its first columns aligned left."""
    rule = ["---" if at < left else "---:" for at in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in (head, rule, *rows))


def with_error(found: Sequence[float], digits: int = 1) -> str:
    """A mean with its standard error."""
    return f"{found[0]:.{digits}f} ± {found[1]:.{digits}f}"


def percent(found: Sequence[float], digits: int = 1) -> str:
    """A share with its standard error, in percent."""
    return f"{100 * found[0]:.{digits}f}% ± {100 * found[1]:.{digits}f}"


def known(value: float | None) -> float:
    """A number; not a number if too little was seen, as in a quick trial."""
    return nan if value is None else value


def limit(row: Sequence[float | None]) -> int:
    """The most numbers that a cross may skip and still gain on average; -1 if none."""
    gains = [at for at, value in enumerate(row) if value is not None and value > 0]
    return max(gains, default=-1)


def limit_cell(row: Sequence[float | None]) -> Cell:
    """A cell with a limit of skipped numbers."""
    if row[0] is None:
        return Cell()
    found = limit(row)
    return Cell("none" if found < 0 else str(found), found / 5)


def lead_grid(title: str, subtitle: str, columns: Sequence[str], tables: Sequence[Data], across: str, note: str) -> str:
    """How often a step is right, by lead: cells have the share of positions and the mean gain."""

    def cell(found: Data, at: int) -> Cell:
        share, gain = found["positive"][at], found["mean"][at]
        return Cell() if share is None else Cell(f"{share:.0%}\n{signed(gain, 0)}", 2 * share - 1)

    rows = [(name, [cell(found, at) for found in tables]) for at, name in enumerate(LEAD_RANGES)]
    return charts.grid(title, subtitle, columns, rows, across=across, note=note, cell_height=34)


def rule_bars(title: str, subtitle: str, found: Data, names: Mapping[str, str], fair: float, note: str = "") -> str:
    """Shares of wins of rules, from the fair share."""
    items = [
        Bar(
            label,
            100 * (found[key]["wins"][0] - fair),
            f"{100 * found[key]['wins'][0]:.1f}%",
            100 * found[key]["wins"][1],
            "green" if found[key]["wins"][0] > fair else "red",
        )
        for key, label in names.items()
    ]
    return charts.bars(title, subtitle, sorted(items, key=lambda bar: -bar.value), note=note)


def simple_rules(found: Data, base: str, names: Mapping[str, str], table: str = "Two players") -> str:
    """Wins of rules against the simple player, whose rule is ``base``."""
    subtitle = f"Wins against a player whose rule is: {base}. {table}."
    note = f"{found['best']['games']:,} games each, every deal from both seats; lines are standard errors."
    return rule_bars("Simple rules against a simple player", subtitle, found, names, 0.5, note)


def champions(found: Mapping[str, Data]) -> str:
    """Wins of the network against two simple players, as a table with a column for each table."""
    names = {"champion base": "the simple player", "champion best": "all the good rules together"}
    rows = [[label, *(percent(each[key]["wins"]) for each in found.values())] for key, label in names.items()]
    return markdown(["the network's wins against", *found], rows)


def rule_table(found: Sequence[Data], heads: Sequence[str], names: Mapping[str, str]) -> str:
    """Rules with their share of wins and points at several tables."""
    head = ["player", *(part for name in heads for part in (f"wins, {name}", "points"))]
    rows = [
        [label, *(part for each in found for part in (percent(each[key]["wins"]), f"{each[key]['points'][0]:.1f}"))]
        for key, label in names.items()
    ]
    return markdown(head, rows)


STATISTICS: Final[dict[str, Callable[[Data], str]]] = {
    "turns in a game": lambda found: with_error(found["turns"]),
    "turns of each player": lambda found: f"{found['turns'][0] / found['players']:.1f}",
    "points, mean of all": lambda found: with_error(found["points"]),
    "points of the winner": lambda found: with_error(found["winner"]),
    "numbers crossed": lambda found: f"{found['crosses']:.1f}",
    "penalties": lambda found: f"{found['penalties']:.2f}",
    "own locks": lambda found: f"{found['own_locks']:.2f}",
    "wins of the first player": lambda found: percent(found["first"]) if found["players"] > 1 else "",
}
"""Rows of the table of statistics."""


def statistics(tables: Mapping[str, Data]) -> str:
    """Statistics of games as a table; ``tables`` have a column each, and their number of players."""
    rows = [[name, *(show(found) for found in tables.values())] for name, show in STATISTICS.items()]
    return markdown(["a player, on average", *tables], rows)


def players_chart(title: str, subtitle: str, tables: Sequence[Data]) -> str:
    """Points and turns by the number of players of a table."""
    series = [
        Line("winner", [found["winner"][0] for found in tables]),
        Line("mean of all", [found["points"][0] for found in tables]),
        Line("turns of each player", [found["turns"][0] / found["players"] for found in tables]),
    ]
    return charts.lines(title, subtitle, [str(found["players"]) for found in tables], series, across="players")


def ends_chart(title: str, subtitle: str, tables: Mapping[str, Data], colors: Mapping[str, str], note: str = "") -> str:
    """How games end."""
    rows = [(name, [found["ends"][end] for end in colors]) for name, found in tables.items()]
    return charts.shares(title, subtitle, list(colors.items()), rows, note)
