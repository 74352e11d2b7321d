"""Integer tallies of a simulation: chunks add up to the same totals in any order.

A win shared by several seats is split; in units of 1/60 every share is an integer.
"""

from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..kernels.jit import int64, kernel
from ..kernels.position_arrays import ENDS
from ..kernels.results import Columns, Results, columns

WIN_UNITS: Final = 60
MIN_SCORE: Final = -20
"""Four penalties and no cross."""
SCORE_BINS: Final = 400
TURN_BINS: Final = 1000
"""Longer games are counted in the last bin."""

Counts = NDArray[np.int64]


@dataclass(frozen=True, eq=False)
class Tally:
    """Counts over some games. Seats are by policy; orders are seats counted from the one that began."""

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
        def zeros(*shape: int) -> Counts:
            return np.zeros(shape, np.int64)

        return Tally(
            scores=zeros(players, SCORE_BINS),
            wins=zeros(players),
            order_wins=zeros(players),
            order_points=zeros(players),
            order_squares=zeros(players),
            turns=zeros(TURN_BINS),
            ends=zeros(len(ENDS)),
            penalties=zeros(players),
        )

    @property
    def games(self) -> int:
        return int(self.turns.sum())

    def plus(self, other: "Tally") -> "Tally":
        """The tally of both sets of games together."""
        return Tally(**{name: getattr(self, name) + getattr(other, name) for name in self.__dataclass_fields__})


def tally_results(results: Results) -> Tally:
    """The tally of some results."""
    players = results.dtype["scores"].shape[0]
    tally = Tally.empty(players)
    _count(
        columns(results),
        tally.scores,
        tally.wins,
        tally.order_wins,
        tally.order_points,
        tally.order_squares,
        tally.turns,
        tally.ends,
        tally.penalties,
    )
    return tally


@kernel
def _count(
    results: Columns,
    scores: Any,
    wins: Any,
    order_wins: Any,
    order_points: Any,
    order_squares: Any,
    turns: Any,
    ends: Any,
    penalties: Any,
) -> None:
    players = len(wins)
    for at in range(len(results.turns)):
        best, winners = results.scores[at, 0], 0
        for seat in range(players):
            best = max(best, results.scores[at, seat])
        for seat in range(players):
            winners += results.scores[at, seat] == best
        for seat in range(players):
            points = int64(results.scores[at, seat])
            order = (seat - int64(results.start[at]) + players) % players
            scores[seat, points - MIN_SCORE] += 1
            order_points[order] += points
            order_squares[order] += points * points
            penalties[seat] += results.penalties[at, seat]
            if points == best:
                wins[seat] += WIN_UNITS // winners
                order_wins[order] += WIN_UNITS // winners
        turns[min(int64(results.turns[at]), TURN_BINS - 1)] += 1
        ends[results.end[at]] += 1
