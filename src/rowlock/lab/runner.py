"""Runs of a plan on any workers: simulations, which are tallied, and tournaments, whose games are kept.

The games of a chunk follow from the plan alone, and tallies are integers, so a run is bit-identical on one worker, on
many or on a cluster, even if workers are lost. Games whose players are all compiled are played by the kernels, all
others by bots.
"""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, field
from functools import partial, reduce
from time import perf_counter
from typing import Any, Final, TypeVar

import numpy as np

from ..kernels.position_arrays import pack
from ..kernels.results import Results, result_record
from ..kernels.simulate import simulate_games
from .bot_games import DealResults, Forfeit, play_chunk
from .plan import Chunk, Plan, bot_chunks
from .tally import Tally, tally_results
from .workers import Workers

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


@dataclass(eq=False)
class Run:
    """A run in progress; what it holds is valid at any time. ``games`` are finished."""

    plan: Plan
    games: int = field(default=0, init=False)
    seconds: float = field(default=0.0, init=False)
    forfeits: list[Forfeit] = field(default_factory=list[Forfeit], init=False)

    @property
    def interrupted(self) -> bool:
        """Whether games are missing."""
        return self.games < self.plan.games

    def prepare(self) -> None:
        """Compile the kernels that are needed."""

    def work(self, workers: Workers) -> tuple[Callable[[Chunk], Any], Iterator[Chunk]]:
        """The task of the workers and its chunks; bots by default."""
        del workers
        return partial(play_chunk, self.plan), bot_chunks(self.plan)

    def add(self, chunk: Chunk, part: Any) -> None:
        """Add what a task found."""
        del part
        self.games += chunk.count * self.plan.games_per_deal

    def flush(self) -> None:
        """Pass on what waits for games that will not come."""


R = TypeVar("R", bound=Run)


def execute(
    run: R,
    workers: Workers,
    progress: Callable[[R], None] | None = None,
    defer_interrupts: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> R:
    """Play the games of a run; ``progress`` is called after each chunk.

    KeyboardInterrupt ends it early with the games so far. ``defer_interrupts`` makes a context in which interrupts are
    deferred.
    """
    task, chunks = run.work(workers)
    began = perf_counter()
    try:
        with closing(workers.run(task, chunks)) as parts:
            for chunk, part in parts:
                with defer_interrupts():
                    run.add(chunk, part)
                    run.seconds = perf_counter() - began
                if progress is not None:
                    progress(run)
    except KeyboardInterrupt:
        run.flush()
    return run


@dataclass(eq=False)
class Tournament(Run):
    """A run that keeps its games, by deal and table."""

    results: dict[tuple[int, int], DealResults] = field(default_factory=dict[tuple[int, int], DealResults])

    def add(self, chunk: Chunk, part: tuple[DealResults, ...]) -> None:
        super().add(chunk, part)
        for deal, games in enumerate(part, start=chunk.first):
            self.results[deal, chunk.table] = games

    def rounds(self) -> list[list[DealResults]]:
        """The deals that every table has finished, in order, with the games of each table."""
        tables = range(len(self.plan.tables))
        deals = sorted(deal for deal, table in self.results if table == 0)
        return [
            [self.results[deal, table] for table in tables]
            for deal in deals
            if all((deal, table) in self.results for table in tables)
        ]


@dataclass(eq=False)
class Simulation(Run):
    """A run that counts its games in a tally; ``sink`` gets all results, in order of the games.

    Games that a program forfeits are not tallied. After an interrupt the sink has got all games that were added, and
    games in progress are missing between them.
    """

    sink: ResultSink | None = None
    tally: Tally = field(init=False)
    rate: float = field(default=0.0, init=False)
    """Games per second on one thread, once measured."""
    _early: dict[int, Results] = field(default_factory=dict[int, Results], init=False)
    _next: int = field(default=0, init=False)

    def __post_init__(self) -> None:
        self.tally = Tally.empty(self.plan.seats)

    def prepare(self) -> None:
        tally_results(np.zeros(1, result_record(self.plan.seats)))
        if self.plan.is_compiled and not self.rate:
            simulate = self._compiled()
            simulate(0, 1)
            began = perf_counter()
            tally_results(simulate(0, CALIBRATION_GAMES))
            self.rate = CALIBRATION_GAMES / (perf_counter() - began)

    def _compiled(self) -> Callable[[int, int], Results]:
        """The kernels for the plan; called with the first game and the number of games."""
        policies = [player.policy for player in self.plan.players]
        return partial(simulate_games, self.plan.setup, policies, self.plan.seed)

    def work(self, workers: Workers) -> tuple[Callable[[Chunk], Any], Iterator[Chunk]]:
        if not self.plan.is_compiled:
            return super().work(workers)
        self.prepare()
        task = partial(_simulate_chunk, self._compiled(), self.sink is not None)
        return task, chunks(self.plan.games, self.rate, workers)

    def add(self, chunk: Chunk, part: Any) -> None:
        super().add(chunk, part)
        tally, results = part if self.plan.is_compiled else self._recorded(chunk, part)
        self.tally = self.tally.plus(tally)
        if self.sink is None or results is None:
            return
        self._early[chunk.first] = results
        while self._next in self._early:
            ready = self._early.pop(self._next)
            self.sink(self._next, ready)
            self._next += len(ready)

    def flush(self) -> None:
        for first in sorted(self._early):
            if self.sink is not None:
                self.sink(first, self._early.pop(first))

    def _recorded(self, chunk: Chunk, part: tuple[DealResults, ...]) -> tuple[Tally, Results]:
        """The games of bots in the form of the kernels."""
        games, seats = [game for (game,) in part], self.plan.seats
        records = pack([game.last for game in games if game.last is not None]).records
        results = np.zeros(len(games), result_record(seats))
        results["scores"] = [game.points for game in games]
        results["turns"], results["end"] = records["turn"], records["end"]
        results["start"] = np.arange(chunk.first, chunk.first + len(games)) % seats
        for name in {"rows", "penalties", "pawns"}.intersection(records.dtype.names or ()):
            results[name] = records[name][:, :seats]
        self.forfeits += [forfeit for game in games for forfeit in game.forfeits]
        return tally_results(results), results


def chunks(games: int, rate: float, workers: Workers) -> Iterator[Chunk]:
    """Split the games into chunks of equal size, long enough to be efficient and short enough to show progress."""
    seconds = CHUNK_SECONDS if workers.shares_memory else REMOTE_CHUNK_SECONDS
    size = int(min(MAX_CHUNK_GAMES, max(CALIBRATION_GAMES, rate * seconds)))
    # at least one chunk per worker, unless they would be tiny
    size = max(1, min(size, -(-games // workers.count) if games > CALIBRATION_GAMES * workers.count else games))
    return (Chunk(first, min(size, games - first)) for first in range(0, games, size))


def _simulate_chunk(
    simulate: Callable[[int, int], Results], with_results: bool, chunk: Chunk
) -> tuple[Tally, Results | None]:
    if with_results:
        results = simulate(chunk.first, chunk.count)
        return tally_results(results), results
    end = chunk.first + chunk.count
    batches = (simulate(first, min(BATCH_GAMES, end - first)) for first in range(chunk.first, end, BATCH_GAMES))
    return reduce(Tally.plus, map(tally_results, batches)), None
