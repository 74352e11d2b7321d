"""Timing: rates of work, and their ratio to a baseline measured in the same run.

Absolute times vary between machines and hours. A measurement and its baseline therefore alternate, round by round, and
the best round of each counts: the one least disturbed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

ROUNDS: Final = 5
Work = Callable[[], float]
"""Does some work and returns the units per second."""


@dataclass(frozen=True)
class Figure:
    """A rate with its ratio to a baseline; ``aim`` is the target ratio, if any."""

    what: str
    unit: str
    rate: float
    baseline: str
    ratio: float
    aim: float | None = None


@dataclass(frozen=True)
class Measure:
    """A measurement and its baseline."""

    what: str
    unit: str
    work: Work
    baseline: str
    against: Work
    aim: float | None = None
    rounds: int = ROUNDS

    def figure(self) -> Figure:
        rate = base = 0.0
        for _ in range(self.rounds):
            base = max(base, self.against())
            rate = max(rate, self.work())
        return Figure(self.what, self.unit, rate, self.baseline, rate / base, self.aim)


def timed(run: Callable[[], int]) -> Work:
    """Work from a function that returns the units it did."""

    def work() -> float:
        began = perf_counter()
        units = run()
        return units / (perf_counter() - began)

    return work


def markdown(title: str, figures: Sequence[Figure]) -> str:
    """The figures as a table under a title."""
    lines = [
        title,
        "",
        "| what | a second | against | ratio | aim |",
        "|---|---:|---|---:|---:|",
    ]
    for figure in figures:
        aim = "" if figure.aim is None else f"{figure.aim:g}"
        rate, ratio = format_number(figure.rate), format_number(figure.ratio)
        lines.append(f"| {figure.what} | {rate} {figure.unit} | {figure.baseline} | {ratio} | {aim} |")
    return "\n".join(lines)


def format_number(value: float) -> str:
    """A number with about four digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}" if value < 1 else f"{value:.2f}"
