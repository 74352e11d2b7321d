"""Solving the dice game for one player, on as many workers as there are, and keeping the solution."""

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..kernels.solver.backward_induction import SHEETS, Values, levels, value_sheets
from ..kernels.solver.solution import Solution, cache_path, cached_levels, read, write
from ..rules.sheet import MAX_PENALTIES
from .workers import Shared, Workers

PARTS: Final = 64
"""A level is valued in so many parts at most, so that workers end together and progress shows."""
MIN_IN_PART: Final = 256
WORTH_SENDING: Final = 100_000
"""A level of fewer sheets times players takes less than a second: it does not go to a cluster."""

Progress = Callable[[int, int], None]
"""Hears how many sheets are valued, and of how many."""


def solve(players: int, workers: Workers, progress: Progress | None = None, folder: Path | None = None) -> Solution:
    """The solution for so many players: from the cache, or worked out and kept there.

    An interruption keeps what is done, and the next call goes on from there.
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
    """Whether a whole solution is kept; whether it is sound is seen when it is read."""
    return cached_levels(cache_path(players, folder)) == len(levels())


def prepare(players: int) -> None:
    """Compile what solving needs, if it is not compiled yet."""
    value_sheets(np.zeros((players, 0, MAX_PENALTIES)), players - 1, np.zeros(0, np.int32))


def _value_level(values: Values, level: NDArray[np.int32], workers: Workers) -> Iterator[NDArray[np.int32]]:
    """Value the sheets of a level, and say which parts are done."""
    players = len(values)
    if workers.shares_memory:
        parts = np.array_split(level, max(1, min(PARTS, len(level) // MIN_IN_PART)))
        yield from (part for part, _ in workers.run(partial(value_sheets, values, players - 1), parts))
    elif len(level) * players < WORTH_SENDING:
        value_sheets(values, players - 1, level)
        yield level
    else:
        known = workers.share(values)
        for part, found in workers.run(partial(_value_copy, known), np.array_split(level, 2 * workers.count)):
            values[:, part] = found
            yield part


def _value_copy(known: Shared[Values], part: NDArray[np.int32]) -> Values:
    """The values of a part of a level, worked out elsewhere: what came there cannot be written to."""
    values = known.get().copy()
    value_sheets(values, len(values) - 1, part)
    return values[:, part]
