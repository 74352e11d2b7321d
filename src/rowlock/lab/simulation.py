"""Simulation runs: many games of the same policies, split over workers and tallied.

The games of a run are split into chunks of consecutive numbers. The games of a chunk follow from the seed and their
numbers alone, and tallies are integers, so a run is bit-identical on one thread, on many or on a cluster, even if
workers are lost.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Final

from ..kernels.policies import Policy
from ..kernels.results import Results
from ..kernels.simulate import Setup, simulate_games
from .tally import Tally, tally_results
from .workers import Shared, Workers

CALIBRATION_GAMES: Final = 2_000
"""Games simulated to measure the speed; the first one also compiles the kernels."""
CHUNK_SECONDS: Final = 0.5
REMOTE_CHUNK_SECONDS: Final = 2.0
"""Duration of a chunk for remote workers, long enough to outweigh the transfer."""
BATCH_GAMES: Final = 50_000
"""Games tallied at a time, while their results are still in the CPU cache."""
MAX_CHUNK_GAMES: Final = 4_000_000
"""Bounds memory: the results of a chunk are held until they are tallied."""


ResultSink = Callable[[int, Results], None]
"""Called with the number of a game and the results from that game on."""


@dataclass(frozen=True)
class Plan:
    """Games 0 to ``games - 1`` of a setup, its policies and a seed."""

    setup: Setup
    policies: tuple[Policy, ...]
    games: int
    seed: int = 0


@dataclass(frozen=True)
class Chunk:
    """Games with consecutive numbers."""

    first: int
    count: int


@dataclass(eq=False)
class Run:
    """A simulation in progress; ``tally`` counts the finished games and is valid at any time."""

    plan: Plan
    tally: Tally = field(init=False)
    seconds: float = 0.0

    @property
    def interrupted(self) -> bool:
        """Whether games are missing."""
        return self.tally.games < self.plan.games

    def __post_init__(self) -> None:
        self.tally = Tally.empty(self.plan.setup.players)


def prepare(plan: Plan) -> float:
    """Compile the kernels of a plan if needed, and return the games per second on one thread."""
    tally_results(simulate_games(plan.setup, plan.policies, plan.seed, 0, 1))
    began = perf_counter()
    tally_results(simulate_games(plan.setup, plan.policies, plan.seed, 0, CALIBRATION_GAMES))
    return CALIBRATION_GAMES / (perf_counter() - began)


def simulate(
    plan: Plan,
    workers: Workers,
    progress: Callable[[Run], None] | None = None,
    sink: ResultSink | None = None,
    defer_interrupts: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Run:
    """Simulate a plan. ``progress`` is called after each chunk; ``sink`` gets all results, in order of the games.

    KeyboardInterrupt ends the run early: the sink has got all tallied games, and games in progress are missing between
    them. ``defer_interrupts`` makes a context in which interrupts are deferred.
    """
    rate = prepare(plan)
    run, began = Run(plan), perf_counter()
    order = _OrderedSink(sink) if sink is not None else None
    task = partial(_simulate_chunk, workers.share(plan), sink is not None)
    try:
        for chunk, (tally, results) in workers.run(task, chunks(plan.games, rate, workers)):
            with defer_interrupts():
                run.tally = run.tally.plus(tally)
                run.seconds = perf_counter() - began
                if order is not None and results is not None:
                    order.add(chunk, results)
            if progress is not None:
                progress(run)
    except KeyboardInterrupt:
        if order is not None:
            order.flush()
    return run


def chunks(games: int, rate: float, workers: Workers) -> Iterator[Chunk]:
    """Split the games into chunks of equal size, long enough to be efficient and short enough to show progress."""
    seconds = CHUNK_SECONDS if workers.shares_memory else REMOTE_CHUNK_SECONDS
    size = int(min(MAX_CHUNK_GAMES, max(CALIBRATION_GAMES, rate * seconds)))
    # at least one chunk per worker, unless they would be tiny
    size = max(1, min(size, -(-games // workers.count) if games > CALIBRATION_GAMES * workers.count else games))
    return (Chunk(first, min(size, games - first)) for first in range(0, games, size))


def _simulate_chunk(shared: Shared[Plan], with_results: bool, chunk: Chunk) -> tuple[Tally, Results | None]:
    plan = shared.get()
    if with_results:
        results = simulate_games(plan.setup, plan.policies, plan.seed, chunk.first, chunk.count)
        return tally_results(results), results
    tally, end = Tally.empty(plan.setup.players), chunk.first + chunk.count
    for first in range(chunk.first, end, BATCH_GAMES):
        results = simulate_games(plan.setup, plan.policies, plan.seed, first, min(BATCH_GAMES, end - first))
        tally = tally.plus(tally_results(results))
    return tally, None


class _OrderedSink:
    """Passes results to a sink in the order of the games."""

    def __init__(self, sink: ResultSink) -> None:
        self._sink, self._next, self._early = sink, 0, dict[int, Results]()

    def add(self, chunk: Chunk, results: Results) -> None:
        self._early[chunk.first] = results
        while self._next in self._early:
            ready = self._early.pop(self._next)
            self._sink(self._next, ready)
            self._next += len(ready)

    def flush(self) -> None:
        """Pass on results that wait for games that will not come."""
        for first in sorted(self._early):
            self._sink(first, self._early.pop(first))
