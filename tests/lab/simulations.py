"""Helpers: small simulations, and workers that run tasks in reverse order."""

from collections.abc import Callable, Generator, Iterable
from contextlib import AbstractContextManager, nullcontext
from typing import Any, TypeVar

import numpy as np

from rowlock.kernels.results import Results
from rowlock.kernels.simulate import simulate_games
from rowlock.lab.plan import Plan, simulation
from rowlock.lab.players import parse_player
from rowlock.lab.report.simulation import SimulationReport, report_simulation
from rowlock.lab.runner import ResultSink, Simulation, Tournament, execute
from rowlock.lab.tally import Tally
from rowlock.lab.workers import Threads, Workers

A = TypeVar("A")
R = TypeVar("R")


class Backwards(Workers):
    """Workers that run the last task first."""

    shares_memory = True

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        return ((argument, task(argument)) for argument in reversed(list(arguments)))


def planned(*bots: str, game: str = "classic", games: int = 10_000, seed: int = 7, **options: Any) -> Plan:
    """A plan with these bots."""
    return simulation(game, tuple(parse_player(bot) for bot in bots), games, seed, **options)


def simulate(
    plan: Plan,
    workers: Workers,
    progress: Callable[[Simulation], None] | None = None,
    sink: ResultSink | None = None,
    defer_interrupts: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Simulation:
    return execute(Simulation(plan, sink), workers, progress, defer_interrupts)


def run_tournament(plan: Plan, workers: Workers | None = None) -> Tournament:
    """Run a plan, in this process unless workers are given."""
    return execute(Tournament(plan), workers or Threads(1))


def compiled_games(plan: Plan, first: int = 0, count: int | None = None) -> Results:
    """Games of a plan by the kernels."""
    policies = [player.policy for player in plan.players]
    return simulate_games(plan.setup, policies, plan.seed, first, plan.games if count is None else count)


def same(one: Tally, other: Tally) -> bool:
    return all(map(np.array_equal, one, other))


def reported(*bots: str, games: int = 2_000, **options: Any) -> SimulationReport:
    """The report of a simulation with these bots."""
    return report_simulation(simulate(planned(*bots, games=games, **options), Threads(1)), "1.2.3")
