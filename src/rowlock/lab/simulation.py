"""Simulation: many games of the same players, counted.

The games of a run are split into chunks of consecutive numbers. A chunk's games follow from the seed and their numbers
alone, and what is counted are whole numbers, so a run gives the same to the bit on one thread, on many, on a cluster,
and whatever workers are lost on the way.
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
"""Games to find out how fast they go; the first ones also compile what is not compiled."""
CHUNK_SECONDS: Final = 0.5
REMOTE_CHUNK_SECONDS: Final = 2.0
"""What goes to another machine should be worth the way."""
BATCH_GAMES: Final = 50_000
"""Games whose results are counted while they are still in the processor's cache."""
MAX_CHUNK_GAMES: Final = 4_000_000
"""A chunk's results stay in memory until they are counted."""


ResultSink = Callable[[int, Results], None]
"""Gets the number of a game, and the results from that game on."""


@dataclass(frozen=True)
class Plan:
    """Which games: ``games`` of them from number 0 on, of these players, from this seed."""

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
    """A simulation in progress. It can be looked at, and left, at any time: ``tally`` counts what is done."""

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
    """Compile what the plan needs, if it is not compiled yet, and give the games a second of one thread."""
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
    """Play the plan. ``progress`` hears after each chunk; ``keep`` gets every game's result, in order.

    An interrupt ends it early, with what is done: what is counted is kept too, and the games between them are missing
    that were being played. ``whole`` goes around what an interrupt should not come into.
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
    """The games in pieces of about the same length, long enough to be worth it and short enough to show progress."""
    seconds = CHUNK_SECONDS if workers.shares_memory else REMOTE_CHUNK_SECONDS
    size = int(min(MAX_CHUNK_GAMES, max(CALIBRATION_GAMES, rate * seconds)))
    # at least one for each worker, if they are not too small for that
    size = max(1, min(size, -(-games // workers.count) if games > CALIBRATION_GAMES * workers.count else games))
    return (Chunk(first, min(size, games - first)) for first in range(0, games, size))


def _simulate_chunk(plan: Shared[Plan], with_results: bool, chunk: Chunk) -> tuple[Tally, Results | None]:
    here = plan.get()
    if with_results:
        results = simulate_games(here.setup, here.policies, here.seed, chunk.first, chunk.count)
        return tally_results(results), results
    tally, end = Tally.empty(here.setup.players), chunk.first + chunk.count
    for first in range(chunk.first, end, BATCH_GAMES):
        results = simulate_games(here.setup, here.policies, here.seed, first, min(BATCH_GAMES, end - first))
        tally = tally.plus(tally_results(results))
    return tally, None


class _OrderedSink:
    """Passes results on in the order of their games, whenever they come in."""

    def __init__(self, sink: ResultSink) -> None:
        self._sink, self._next, self._early = sink, 0, dict[int, Results]()

    def add(self, chunk: Chunk, results: Results) -> None:
        self._early[chunk.first] = results
        while self._next in self._early:
            ready = self._early.pop(self._next)
            self._sink(self._next, ready)
            self._next += len(ready)

    def flush(self) -> None:
        """Pass on what waits for games that will not come."""
        for first in sorted(self._early):
            self._sink(first, self._early.pop(first))
