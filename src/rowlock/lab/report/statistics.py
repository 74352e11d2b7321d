"""Statistics shared by the reports: means, shares and their 95 % intervals, histograms, and failures of programs."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from math import fsum, isqrt, pi, sqrt, tan
from statistics import fmean
from typing import Any, Final

from ...formats.games.onboard import track_setting
from ...rules import RULESETS
from ..bot_games import Forfeit
from ..plan import Plan
from ..runner import Run

QUANTILE: Final = 1.959963984540054
"""97.5 % quantile of the normal distribution: 95 % lies between minus this and this."""
MAX_REASONS: Final = 3
"""Distinct failure messages reported per player and kind."""
TAIL: Final = 0.1
"""Percent of games that charts omit at each end, so that outliers do not stretch them."""

Interval = tuple[float, float]


class NoGamesError(ValueError):
    """No game of a run counts: it was interrupted before, or programs forfeited all."""


@dataclass(frozen=True)
class RunReport:
    """What all reports have in common. Only ``seconds`` and ``games_per_second`` differ between equal runs."""

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

    def to_json(self) -> dict[str, Any]:
        """The report as a JSON object."""
        return asdict(self)


def summary(run: Run, version: str, games: int) -> dict[str, Any]:
    """The fields of a :class:`RunReport` with statistics of this many games. Raises NoGamesError for none."""
    if not games:
        raise NoGamesError("no game was played")
    plan, rate = run.plan, run.games / run.seconds if run.seconds else 0.0
    setup = plan.game, plan.seats, options(plan), tuple(player.name for player in plan.players), plan.seed
    return vars(RunReport(version, *setup, games, plan.games, run.interrupted, run.seconds, rate))


def options(plan: Plan) -> dict[str, Any]:
    """The options of the game in JSON form."""
    allowed, found = RULESETS[plan.game].OPTIONS, dict[str, Any]()
    if "jokers" in allowed:
        found["jokers"] = plan.setup.jokers
    if "track" in allowed:
        found["track"] = track_setting(plan.setup.track)
    return found


@dataclass(frozen=True)
class Failures:
    """Games that a player lost by one kind of failure, with some of the messages."""

    kind: str
    games: int
    reasons: tuple[str, ...]


def failures(forfeits: Sequence[Forfeit]) -> tuple[Failures, ...]:
    """Forfeits by kind, the most frequent first."""
    return tuple(
        Failures(kind, games, tuple(dict.fromkeys(each.detail for each in forfeits if each.kind == kind))[:MAX_REASONS])
        for kind, games in Counter(forfeit.kind for forfeit in forfeits).most_common()
    )


@dataclass(frozen=True)
class Histogram:
    """Counts of integers from ``first`` on; neither end is zero unless all counts are."""

    first: int
    counts: tuple[int, ...]

    @staticmethod
    def trimmed(counts: Sequence[int], first: int) -> "Histogram":
        """The histogram of the counts without zeros at the ends."""
        nonzero = [at for at, count in enumerate(counts) if count]
        if not nonzero:
            return Histogram(first, ())
        return Histogram(first + nonzero[0], tuple(counts[nonzero[0] : nonzero[-1] + 1]))

    @property
    def last(self) -> int:
        return self.first + len(self.counts) - 1

    @property
    def total(self) -> int:
        return sum(self.counts)

    @property
    def moments(self) -> tuple[int, int]:
        """The sum of the numbers, and of their squares."""
        numbered = list(enumerate(self.counts, self.first))
        return sum(number * count for number, count in numbered), sum(number**2 * count for number, count in numbered)

    def percentile(self, share: float) -> int:
        """The smallest number with at least ``share`` percent of the counts at or below it."""
        needed, seen = share * self.total, 0
        for number, count in enumerate(self.counts, self.first):
            seen += count
            if seen * 100 >= needed and seen:
                return number
        return self.last


def common_range(histograms: Sequence[Histogram]) -> tuple[int, int]:
    """The first and the last number of some histograms, without their tails."""
    lasts = (histogram.percentile(100 - TAIL) for histogram in histograms)
    return min(histogram.percentile(TAIL) for histogram in histograms), max(lasts)


@dataclass(frozen=True, kw_only=True)
class Statistics:
    """Mean of some numbers with its 95 % interval, and standard deviation."""

    mean: float
    sd: float
    mean_ci: Interval


def statistics(count: int, total: int, squares: int) -> Statistics:
    """Mean and standard deviation of ``count`` integers, from their sum and the sum of their squares."""
    mean = total / count
    # sample variance in integers: exact for any number of games
    spread, scale = count * squares - total * total, 1 << 64
    sd = isqrt(spread * scale * scale // (count * (count - 1))) / scale if count > 1 else 0.0
    margin = QUANTILE * sd / sqrt(count)
    return Statistics(mean=mean, sd=sd, mean_ci=(mean - margin, mean + margin))


def wilson(wins: float, games: int) -> Interval:
    """95 % Wilson interval of a share: sound also near 0 and 1, and for few games."""
    square = QUANTILE**2
    rate = wins / games
    center = (rate + square / (2 * games)) / (1 + square / games)
    margin = QUANTILE / (1 + square / games) * sqrt(rate * (1 - rate) / games + square / (4 * games * games))
    # rounding must not exclude the rate itself if all games or none are won
    return max(0.0, min(rate, center - margin)), min(1.0, max(rate, center + margin))


@dataclass(frozen=True)
class Estimate:
    """Mean over deals with its 95 % interval; None for a single deal."""

    mean: float
    ci: Interval | None


def estimate(deals: Sequence[float]) -> Estimate:
    """Mean over deals, with an interval by Student's t distribution."""
    count, average = len(deals), fmean(deals)
    if count == 1:
        return Estimate(average, None)
    spread = sqrt(fsum((deal - average) ** 2 for deal in deals) / (count - 1) / count)
    margin = t_quantile(count - 1) * spread
    return Estimate(average, (average - margin, average + margin))


def share_estimate(deals: Sequence[float]) -> Estimate:
    """The same for a share. Equal deals have no variance, which proves nothing: they get a Wilson interval."""
    found = estimate(deals)
    if found.ci is None:
        return found
    if min(deals) == max(deals):
        return Estimate(found.mean, wilson(found.mean * len(deals), len(deals)))
    return Estimate(found.mean, (max(0.0, found.ci[0]), min(1.0, found.ci[1])))


def t_quantile(freedom: int) -> float:
    """97.5 % quantile of Student's t distribution: exact for 1 and 2 degrees of freedom, else within 1 %."""
    if freedom == 1:
        return tan(0.475 * pi)
    if freedom == 2:
        return 0.95 * sqrt(2 / (1 - 0.95**2))
    z, n = QUANTILE, freedom
    first = (z**3 + z) / (4 * n)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * n**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * n**3)
    return z + first + second + third
