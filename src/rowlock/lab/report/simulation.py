"""Statistics of a simulation, from its tallies, as frozen values and as JSON.

Everything is computed from integers in a fixed order: equal tallies give bit-identical reports.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from ...kernels.position_arrays import ENDS
from ..runner import Simulation
from ..tally import MIN_SCORE, WIN_UNITS
from .statistics import Failures, Histogram, Interval, RunReport, Statistics, failures, statistics, summary, wilson

PERCENTILES: Final = (5, 25, 50, 75, 95)
ENDS_OF: Final = {
    "classic": ("two_rows_locked", "four_penalties"),
    "cards": ("two_rows_completed", "four_penalties"),
    "onboard": ("two_rows_locked", "four_penalties", "track_end"),
}


@dataclass(frozen=True, kw_only=True)
class Results(Statistics):
    """Points, and win rate with its interval; a tie is a shared win."""

    win_rate: float
    ci: Interval


@dataclass(frozen=True, kw_only=True)
class Seat(Results):
    """Results of one seat; ``penalties`` is the mean per game."""

    bot: str
    penalties: float
    scores: Histogram
    failures: tuple[Failures, ...]


@dataclass(frozen=True, kw_only=True)
class Place(Results):
    """Results by order of play: the seat with the first turn of its game, the second, and so on."""

    turn: int


@dataclass(frozen=True, kw_only=True)
class Lengths(Statistics):
    """Numbers of turns of the games."""

    percentiles: dict[str, int]
    histogram: Histogram


@dataclass(frozen=True)
class End:
    """Games with one kind of end."""

    games: int
    share: float


@dataclass(frozen=True, kw_only=True)
class SimulationReport(RunReport):
    """Statistics of a simulation. Games that a program forfeited are in ``failures`` only."""

    seats: tuple[Seat, ...]
    order: tuple[Place, ...]
    turns: Lengths
    ends: dict[str, End]

    def to_json(self) -> dict[str, Any]:
        """The report as a JSON object; win rates of a solo game are null."""
        data = super().to_json()
        if self.players == 1:
            for line in (*data["seats"], *data["order"]):
                line["win_rate"] = line["ci"] = None
        return data


def report_simulation(run: Simulation, version: str) -> SimulationReport:
    """What a simulation found. Raises NoGamesError if no game was played to its end."""
    tally, games = run.tally, run.tally.games
    shared = summary(run, version, games)
    turns = Histogram.trimmed(tally.turns.tolist(), 0)
    seats = list[Seat]()
    for at, (bot, counts) in enumerate(zip(shared["bots"], tally.scores.tolist(), strict=True)):
        scores = Histogram.trimmed(counts, MIN_SCORE)
        seats.append(
            Seat(
                bot=bot,
                penalties=int(tally.penalties[at]) / games,
                scores=scores,
                failures=failures([forfeit for forfeit in run.forfeits if forfeit.seat == at]),
                **_results(games, *scores.moments, int(tally.wins[at])),
            )
        )
    order = zip(*(each.tolist() for each in (tally.order_points, tally.order_squares, tally.order_wins)), strict=True)
    return SimulationReport(
        seats=tuple(seats),
        order=tuple(Place(turn=turn, **_results(games, *sums)) for turn, sums in enumerate(order, start=1)),
        turns=Lengths(
            percentiles={str(share): turns.percentile(share) for share in PERCENTILES},
            histogram=turns,
            **vars(statistics(games, *turns.moments)),
        ),
        ends=_ends(run.plan.game, tally.ends.tolist()),
        **shared,
    )


def _results(games: int, points: int, squares: int, wins: int) -> dict[str, Any]:
    """The fields of :class:`Results`."""
    rate, ci = wins / (WIN_UNITS * games), wilson(wins / WIN_UNITS, games)
    return {**vars(statistics(games, points, squares)), "win_rate": rate, "ci": ci}


def _ends(game: str, counts: Sequence[int]) -> dict[str, End]:
    """The kinds of end of a game, the most frequent first."""
    games, named = sum(counts), {str(end): count for end, count in zip(ENDS, counts, strict=True)}
    return {end: End(named[end], named[end] / games) for end in sorted(ENDS_OF[game], key=lambda end: -named[end])}
