"""Statistics of a simulation, from its tallies, as frozen values and as JSON.

Everything is computed from integers in a fixed order: equal tallies give bit-identical reports.
"""

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import isqrt, sqrt
from typing import Any, Final

from ...kernels.position_arrays import ENDS
from ...kernels.simulate import Setup
from ...rules import classic
from ...rules.track import NAMED, named_track
from ..simulation import Run
from ..tally import MIN_SCORE, WIN_UNITS

QUANTILE: Final = 1.959963984540054
"""97.5 % quantile of the normal distribution: 95 % lies between minus this and this."""
PERCENTILES: Final = (5, 25, 50, 75, 95)
ENDS_OF: Final = {
    "classic": ("two_rows_locked", "four_penalties"),
    "cards": ("two_rows_completed", "four_penalties"),
    "onboard": ("two_rows_locked", "four_penalties", "track_end"),
}

Interval = tuple[float, float]


@dataclass(frozen=True)
class Histogram:
    """Counts of integers from ``first`` on; neither end is zero unless all counts are."""

    first: int
    counts: tuple[int, ...]

    @property
    def last(self) -> int:
        return self.first + len(self.counts) - 1

    @property
    def total(self) -> int:
        return sum(self.counts)

    @property
    def moments(self) -> tuple[int, int]:
        """The sum of the numbers, and of their squares."""
        return (
            sum(number * count for number, count in enumerate(self.counts, self.first)),
            sum(number**2 * count for number, count in enumerate(self.counts, self.first)),
        )

    def percentile(self, share: float) -> int:
        """The smallest number with at least ``share`` percent of the counts at or below it."""
        needed, seen = share * self.total, 0
        for number, count in enumerate(self.counts, self.first):
            seen += count
            if seen * 100 >= needed and seen:
                return number
        return self.last


@dataclass(frozen=True)
class Statistics:
    """Mean of some numbers with its 95 % interval, and standard deviation."""

    mean: float
    sd: float
    mean_ci: Interval


@dataclass(frozen=True)
class Seat:
    """Results of one seat. ``ci`` is the interval of the win rate; a tie is a shared win."""

    bot: str
    mean: float
    sd: float
    mean_ci: Interval
    win_rate: float
    ci: Interval
    penalties: float
    """Mean per game."""
    scores: Histogram


@dataclass(frozen=True)
class Place:
    """Results by order of play: the seat with the first turn of its game, the second, and so on."""

    turn: int
    mean: float
    sd: float
    mean_ci: Interval
    win_rate: float
    ci: Interval


@dataclass(frozen=True)
class Lengths:
    """Numbers of turns of the games."""

    mean: float
    sd: float
    mean_ci: Interval
    percentiles: dict[str, int]
    histogram: Histogram


@dataclass(frozen=True)
class End:
    """Games with one kind of end."""

    games: int
    share: float


@dataclass(frozen=True)
class Report:
    """Statistics of a simulation. Only ``seconds`` and ``games_per_second`` differ between equal runs."""

    version: str
    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int
    games_planned: int
    interrupted: bool
    seconds: float
    games_per_second: float
    seats: tuple[Seat, ...]
    order: tuple[Place, ...]
    turns: Lengths
    ends: dict[str, End]

    def to_json(self) -> dict[str, Any]:
        """The report as a JSON object; win rates of a solo game are null."""
        data = asdict(self)
        if self.players == classic.SOLO_PLAYERS:
            for line in (*data["seats"], *data["order"]):
                line["win_rate"] = line["ci"] = None
        return data


def report(run: Run, version: str) -> Report:
    """What a simulation found. At least one game has to be done."""
    plan, tally, games = run.plan, run.tally, run.tally.games
    if not games:
        raise ValueError("no game was played")
    shuffled_discards = zip(tally.order_wins, tally.order_points, tally.order_squares, strict=True)
    return Report(
        version=version,
        game=plan.setup.game,
        players=plan.setup.players,
        options=options(plan.setup),
        bots=tuple(policy.name for policy in plan.policies),
        seed=plan.seed,
        games=games,
        games_planned=plan.games,
        interrupted=run.interrupted,
        seconds=run.seconds,
        games_per_second=games / run.seconds if run.seconds else 0.0,
        seats=tuple(
            _seat(policy.name, histogram(scores.tolist(), MIN_SCORE), int(wins), int(penalties))
            for policy, scores, wins, penalties in zip(
                plan.policies, tally.scores, tally.wins, tally.penalties, strict=True
            )
        ),
        order=tuple(
            _place(turn, games, int(wins), int(points), int(squares))
            for turn, (wins, points, squares) in enumerate(shuffled_discards, start=1)
        ),
        turns=_lengths(histogram(tally.turns.tolist(), 0)),
        ends=_ends(plan.setup.game, tally.ends.tolist()),
    )


def options(setup: Setup) -> dict[str, Any]:
    """The options of a game in JSON form."""
    if setup.game == "cards":
        return {"jokers": setup.jokers}
    if setup.game == "onboard":
        named = (name for name in NAMED if named_track(name) == setup.track)
        return {"track": next(named, [[str(field.color), field.number, field.bonus] for field in setup.track])}
    return {}


def histogram(counts: Sequence[int], first: int) -> Histogram:
    """A histogram of the counts without zeros at the ends."""
    nonzero = [at for at, count in enumerate(counts) if count]
    if not nonzero:
        return Histogram(first, ())
    return Histogram(first + nonzero[0], tuple(counts[nonzero[0] : nonzero[-1] + 1]))


def statistics(count: int, total: int, squares: int) -> Statistics:
    """Mean and standard deviation of ``count`` integers, from their sum and the sum of their squares."""
    mean = total / count
    # sample variance in integers: exact for any number of games
    spread = count * squares - total * total
    sd = _root(spread, count * (count - 1)) if count > 1 else 0.0
    margin = QUANTILE * sd / sqrt(count)
    return Statistics(mean, sd, (mean - margin, mean + margin))


def _root(over: int, under: int) -> float:
    """Square root of a fraction of arbitrarily large integers."""
    scale = 1 << 64
    return isqrt(over * scale * scale // under) / scale


def wilson(wins: float, games: int) -> Interval:
    """95 % Wilson interval of a share: sound also near 0 and 1, and for few games."""
    square = QUANTILE**2
    rate = wins / games
    center = (rate + square / (2 * games)) / (1 + square / games)
    margin = QUANTILE / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    # rounding must not exclude the rate itself if all games or none are won
    return max(0.0, min(rate, center - margin)), min(1.0, max(rate, center + margin))


def _seat(bot: str, scores: Histogram, wins: int, penalties: int) -> Seat:
    games = scores.total
    found = statistics(games, *scores.moments)
    return Seat(
        bot=bot,
        mean=found.mean,
        sd=found.sd,
        mean_ci=found.mean_ci,
        win_rate=wins / (WIN_UNITS * games),
        ci=wilson(wins / WIN_UNITS, games),
        penalties=penalties / games,
        scores=scores,
    )


def _place(turn: int, games: int, wins: int, points: int, squares: int) -> Place:
    found = statistics(games, points, squares)
    rate = wins / (WIN_UNITS * games)
    return Place(turn, found.mean, found.sd, found.mean_ci, rate, wilson(wins / WIN_UNITS, games))


def _lengths(turns: Histogram) -> Lengths:
    found = statistics(turns.total, *turns.moments)
    percentiles = {str(share): turns.percentile(share) for share in PERCENTILES}
    return Lengths(found.mean, found.sd, found.mean_ci, percentiles, turns)


def _ends(game: str, counts: Sequence[int]) -> dict[str, End]:
    """The kinds of end of a game, the most frequent first."""
    games, named = sum(counts), {str(end): count for end, count in zip(ENDS, counts, strict=True)}
    return {end: End(named[end], named[end] / games) for end in sorted(ENDS_OF[game], key=lambda end: -named[end])}
