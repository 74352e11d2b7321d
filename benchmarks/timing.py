"""How figures are measured: as rates, and as a ratio to a baseline of the same run.

Seconds differ from machine to machine and from hour to hour. So what is measured and its baseline take turns, round by
round, and the best round of each counts: the one least disturbed.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Final

ROUNDS: Final = 5
Work = Callable[[], float]
"""Does some work and says how many units of it a second."""


@dataclass(frozen=True)
class Figure:
    """A rate beside its baseline's. ``aim`` is the ratio that we want to reach, if there is one."""

    what: str
    unit: str
    rate: float
    baseline: str
    ratio: float
    aim: float | None = None


@dataclass(frozen=True)
class Measure:
    """What is to be measured, against what."""

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
    """Work out of a function that says how many units it did."""

    def work() -> float:
        began = perf_counter()
        units = run()
        return units / (perf_counter() - began)

    return work


def markdown(title: str, figures: Sequence[Figure]) -> str:
    """The figures as a table."""
    lines = [
        f"# {title}",
        "",
        "| what | a second | against | ratio | aim |",
        "|---|---:|---|---:|---:|",
    ]
    for figure in figures:
        aim = "" if figure.aim is None else f"{figure.aim:g}"
        rate, ratio = spoken(figure.rate), spoken(figure.ratio)
        lines.append(f"| {figure.what} | {rate} {figure.unit} | {figure.baseline} | {ratio} | {aim} |")
    return "\n".join(lines) + "\n"


def spoken(value: float) -> str:
    """A number with about four digits."""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}" if value < 1 else f"{value:.2f}"
