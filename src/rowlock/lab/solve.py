"""Solving the dice game for one player on any workers, with the result cached on disk."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..kernels.solver.backward_induction import SHEETS, Values, levels, value_sheets
from ..kernels.solver.solution import Solution, cache_path, cached_levels, read, write
from ..rules.sheet import MAX_PENALTIES
from .workers import Workers

PARTS: Final = 64
"""Maximum number of parts of a level: small parts balance the workers and show progress."""
MIN_IN_PART: Final = 256
WORTH_SENDING: Final = 100_000
"""Minimum of sheets times players of a level for remote workers; less takes under a second locally."""

Progress = Callable[[int, int], None]
"""Called with the number of valued sheets and the total."""


def solve(players: int, workers: Workers, progress: Progress | None = None, folder: Path | None = None) -> Solution:
    """The solution for a number of players, from the cache or computed and cached.

    An interrupted computation is cached too, and the next call resumes it.
    """
    path = cache_path(players, folder)
    done, values = read(path, players) or (0, np.zeros((players, SHEETS, MAX_PENALTIES)))
    order = levels()
    if done == len(order):
        return Solution(players, values)
    valued, total = sum(map(len, order[:done])), sum(map(len, order))
    try:
        for level in order[done:]:
            for part in _value_level(values, level, workers):
                valued += len(part)
                if progress is not None:
                    progress(valued, total)
            done += 1
    finally:
        write(path, players, done, values)
    return Solution(players, values)


def is_solved(players: int, folder: Path | None = None) -> bool:
    """Whether a complete solution is cached, unverified: :func:`solve` checks it on reading."""
    return cached_levels(cache_path(players, folder)) == len(levels())


def prepare(players: int) -> None:
    """Compile the kernels of the solver if needed."""
    value_sheets(np.zeros((players, 0, MAX_PENALTIES)), players - 1, np.zeros(0, np.int32))


def _value_level(values: Values, level: NDArray[np.int32], workers: Workers) -> Iterator[NDArray[np.int32]]:
    """Value the sheets of a level; yields each part when it is done."""
    players = len(values)
    if workers.shares_memory:
        parts = np.array_split(level, max(1, min(PARTS, len(level) // MIN_IN_PART)))
        yield from (part for part, _ in workers.run(partial(value_sheets, values, players - 1), parts))
    elif len(level) * players < WORTH_SENDING:
        value_sheets(values, players - 1, level)
        yield level
    else:
        for part, found in workers.run(partial(_value_copy, values), np.array_split(level, 2 * workers.count)):
            values[:, part] = found
            yield part


def _value_copy(known: Values, part: NDArray[np.int32]) -> Values:
    """Values of a part of a level, computed remotely on a copy: Ray's arrays are read-only."""
    values = known.copy()
    value_sheets(values, len(values) - 1, part)
    return values[:, part]
