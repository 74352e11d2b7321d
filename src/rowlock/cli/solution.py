"""Load or compute the solution of the dice game, for the commands that need it."""

import sys
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

from ..i18n import Words
from .lab_support import compiling_status, lab_imports

if TYPE_CHECKING:
    from ..kernels.solver.solution import Solution
    from ..lab.workers import Workers

MEGABYTE: Final = 1_000_000
WORKING_MEMORY: Final = 150 * MEGABYTE
"""Memory of Python, the compiler and the kernels besides the values."""


def load_solution(players: int, workers: "Workers", console: Console, say: Words) -> "Solution":
    """The solution, from the cache or computed; prints the required resources first and shows progress."""
    with lab_imports(), compiling_status(console):
        from ..kernels.solver.solution import cache_path, size  # noqa: PLC0415 - optional dependency
        from ..lab.solve import is_solved, prepare, solve  # noqa: PLC0415

        known = is_solved(players)
        if not known:
            prepare(players)
    if known:
        return solve(players, workers)
    disk = size(players)
    memory, folder = round((disk + WORKING_MEMORY) / MEGABYTE), str(cache_path(players).parent)
    console.print(
        say("solve-takes", memory=memory, disk=round(disk / MEGABYTE), folder=folder), markup=False, soft_wrap=True
    )
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(say("solve-solving", players=players), total=None)
        try:
            return solve(players, workers, lambda done, total: progress.update(task, completed=done, total=total))
        except KeyboardInterrupt:
            progress.stop()
            print(say("solve-interrupted"), file=sys.stderr)
            raise
