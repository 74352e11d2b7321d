"""Helpers: small simulations, and workers that run tasks in reverse order."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from rowlock.kernels.policies import BUILT_IN
from rowlock.kernels.simulate import Setup
from rowlock.lab.report.statistics import Report, report
from rowlock.lab.simulation import Plan, simulate
from rowlock.lab.workers import Shared, Threads

A = TypeVar("A")
R = TypeVar("R")
T = TypeVar("T")


class Backwards:
    """Workers that run the last task first."""

    shares_memory = True

    def __init__(self, count: int) -> None:
        self.count = count

    def share(self, value: T) -> Shared[T]:
        return Threads(1).share(value)

    def close(self) -> None:
        pass

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Iterator[tuple[A, R]]:
        return ((argument, task(argument)) for argument in reversed(list(arguments)))


def planned(*bots: str, game: str = "classic", games: int = 10_000, seed: int = 7, **options: Any) -> Plan:
    """A plan with these bots."""
    return Plan(Setup(game, len(bots), **options), tuple(BUILT_IN[bot] for bot in bots), games, seed)


def reported(*bots: str, games: int = 2_000, **options: Any) -> Report:
    """The report of a simulation with these bots."""
    return report(simulate(planned(*bots, games=games, **options), Threads(1)), "1.2.3")
