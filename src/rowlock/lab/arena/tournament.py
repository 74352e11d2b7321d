"""Tournaments: run all blocks of a plan and collect the results game by game.

The games follow from the plan alone, in blocks of fixed size, so any number of processes gives the same results.
"""

from collections.abc import Callable
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter

from .match import DealResults, run_block
from .processes import Pool, SerialPool
from .schedule import Block, Plan, blocks


@dataclass(eq=False)
class Run:
    """A tournament in progress; its results are valid at any time."""

    plan: Plan
    results: dict[tuple[int, int], DealResults] = field(default_factory=dict[tuple[int, int], DealResults])
    """The games of each finished deal, by deal and table."""
    seconds: float = 0.0

    @property
    def games(self) -> int:
        """Number of finished games."""
        return len(self.results) * self.plan.players

    def rounds(self) -> list[tuple[int, list[DealResults]]]:
        """The deals that every table has finished, in order, with the games of each table."""
        tables = range(len(self.plan.tables))
        deals = sorted({deal for deal, _ in self.results})
        complete = (deal for deal in deals if all((deal, table) in self.results for table in tables))
        return [(deal, [self.results[deal, table] for table in tables]) for deal in complete]


def run_tournament(
    plan: Plan,
    pool: Pool | None = None,
    progress: Callable[[Run], None] | None = None,
    defer_interrupts: Callable[[], AbstractContextManager[None]] = nullcontext,
) -> Run:
    """Run a plan, in this process unless a pool is given; ``progress`` is called after each block.

    KeyboardInterrupt ends it early with the results so far. ``defer_interrupts`` makes a context in which interrupts
    are deferred.
    """
    run, began = Run(plan), perf_counter()
    try:
        with closing((pool or SerialPool()).run(partial(run_block, plan), blocks(plan))) as results:
            for block, dealt in results:
                with defer_interrupts():
                    _store(run, block, dealt)
                    run.seconds = perf_counter() - began
                if progress is not None:
                    progress(run)
    except KeyboardInterrupt:
        pass
    return run


def _store(run: Run, block: Block, dealt: tuple[DealResults, ...]) -> None:
    for deal, games in enumerate(dealt, start=block.first):
        run.results[deal, block.table] = games
