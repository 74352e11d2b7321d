"""Integer tallies of a simulation: chunks add up to the same totals in any order.

A win shared by several seats is split; in units of 1/60 every share is an integer.
"""

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from ..kernels.jit import int64, kernel
from ..kernels.position_arrays import ENDS, NOT_ENDED
from ..kernels.results import Columns, Results, columns

WIN_UNITS: Final = 60
MIN_SCORE: Final = -20
"""Four penalties and no cross."""
SCORE_BINS: Final = 400
TURN_BINS: Final = 1000
"""Longer games are counted in the last bin."""

Counts = NDArray[np.int64]


class Tally(NamedTuple):
    """Counts over some games. Seats are by player; orders are seats counted from the one that began."""

    scores: Counts
    """Histogram of the scores of each seat, from ``MIN_SCORE`` on."""
    wins: Counts
    """Win shares of each seat, in units of 1/60."""
    order_wins: Counts
    order_points: Counts
    order_squares: Counts
    """Sums of the points, and of their squares."""
    turns: Counts
    ends: Counts
    penalties: Counts

    @staticmethod
    def empty(players: int) -> "Tally":
        by_seat, others = [(players,)] * 4, [(TURN_BINS,), (len(ENDS),), (players,)]
        return Tally(*(np.zeros(shape, np.int64) for shape in ((players, SCORE_BINS), *by_seat, *others)))

    @property
    def games(self) -> int:
        return int(self.turns.sum())

    def plus(self, other: "Tally") -> "Tally":
        """The tally of both sets of games together."""
        return Tally(*(one + more for one, more in zip(self, other, strict=True)))


def tally_results(results: Results) -> Tally:
    """The tally of some results; games that did not end are not counted."""
    tally = Tally.empty(results.dtype["scores"].shape[0])
    _count(columns(results), tally)
    return tally


@kernel
def _count(results: Columns, tally: Tally) -> None:
    players = len(tally.wins)
    for at in range(len(results.turns)):
        if results.end[at] == NOT_ENDED:
            continue
        best, winners = results.scores[at, 0], 0
        for seat in range(players):
            best = max(best, results.scores[at, seat])
        for seat in range(players):
            winners += results.scores[at, seat] == best
        for seat in range(players):
            points = int64(results.scores[at, seat])
            order = (seat - int64(results.start[at]) + players) % players
            tally.scores[seat, points - MIN_SCORE] += 1
            tally.order_points[order] += points
            tally.order_squares[order] += points * points
            tally.penalties[seat] += results.penalties[at, seat]
            if points == best:
                tally.wins[seat] += WIN_UNITS // winners
                tally.order_wins[order] += WIN_UNITS // winners
        tally.turns[min(int64(results.turns[at]), TURN_BINS - 1)] += 1
        tally.ends[results.end[at]] += 1
