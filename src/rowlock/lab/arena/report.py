"""Statistics of a tournament: win rates, points and margins with intervals, a cross table, and ratings.

The games of one deal share their luck and are not independent, so intervals are computed from the means per deal. A
deal counts only when every table has played it.
"""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass
from math import fsum, pi, sqrt, tan
from typing import Any, Final

from openskill.models import PlackettLuce, PlackettLuceRating

from ...kernels.simulate import Setup
from ..report.statistics import QUANTILE, Interval, options, wilson
from .match import DealResults, GameResult
from .schedule import Plan
from .tournament import Run

MAX_REASONS: Final = 3
"""Distinct failure messages reported per entrant and kind."""


@dataclass(frozen=True)
class Estimate:
    """Mean over deals with its 95 % interval; None for a single deal."""

    mean: float
    ci: Interval | None


@dataclass(frozen=True)
class Failures:
    """Games that an entrant lost by one kind of failure, with some of the messages."""

    kind: str
    games: int
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Standing:
    """Results of an entrant at all of its tables.

    ``wins`` is the share of its games that it won, a tie of *k* counting 1/*k*. ``margin`` is its lead over the best
    opponent. Forfeited games count in ``wins`` only; points are None if all its games were forfeited. ``earned`` is
    ``wins`` minus luck, if measured: the same mean with a smaller interval.
    """

    bot: str
    games: int
    wins: Estimate
    earned: Estimate | None
    points: Estimate | None
    margin: Estimate | None
    rating: float
    sigma: float
    failures: tuple[Failures, ...]


@dataclass(frozen=True)
class Side:
    """Results of an entrant at one table."""

    bot: str
    wins: Estimate
    earned: Estimate | None
    points: Estimate | None
    margin: Estimate | None


@dataclass(frozen=True)
class Match:
    """Results of one table."""

    games: int
    sides: tuple[Side, ...]


PairMatrix = tuple[tuple[Estimate | None, ...], ...]
"""A row per entrant, with a cell for each opponent."""


@dataclass(frozen=True)
class Report:
    """Statistics of a tournament. Only ``seconds`` and ``games_per_second`` differ between equal runs.

    ``cross`` has a row per entrant: the share of games in which it finished ahead of each opponent, a tie counting
    half; null if they did not meet. ``gaps`` has a row per entrant that met ``against``: how much more it won than each
    other one on the same deals, without luck if measured.
    """

    version: str
    game: str
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    against: str | None
    seed: int
    deals: int
    games: int
    games_planned: int
    interrupted: bool
    seconds: float
    games_per_second: float
    standings: tuple[Standing, ...]
    matches: tuple[Match, ...]
    cross: PairMatrix
    gaps: PairMatrix

    def to_json(self) -> dict[str, Any]:
        return asdict(self)


def report(run: Run, version: str, *, against: bool = False) -> Report:
    """The report of a run. ``against``: the last entrant only fills the other seats. Raises ValueError if no deal is
    complete.
    """
    plan, rounds = run.plan, [tables for _, tables in run.rounds()]
    if not rounds:
        raise ValueError("no deal was played")
    names = [entrant.name for entrant in plan.entrants]
    games = len(rounds) * plan.players * len(plan.tables)
    ratings = _ratings(len(names), (game for tables in rounds for dealt in tables for game in dealt))
    return Report(
        version=version,
        game=plan.game,
        players=plan.players,
        options=options(Setup(plan.game, plan.players, **plan.options)),
        bots=tuple(names[:-1] if against else names),
        against=names[-1] if against else None,
        seed=plan.seed,
        deals=len(rounds),
        games=games,
        games_planned=plan.games,
        interrupted=run.games < plan.games,
        seconds=run.seconds,
        games_per_second=run.games / run.seconds if run.seconds else 0.0,
        standings=tuple(_standing(plan, number, rounds, rating) for number, rating in enumerate(ratings)),
        matches=tuple(_match(plan, table, rounds) for table in range(len(plan.tables))),
        cross=_cross(plan, rounds),
        gaps=_gaps(plan, rounds) if against else (),
    )


Rounds = Sequence[Sequence[DealResults]]
"""For each deal and each table, the games."""


def _standing(plan: Plan, number: int, rounds: Rounds, rating: PlackettLuceRating) -> Standing:
    at = [table for table, seating in enumerate(plan.tables) if number in seating]
    failures = [
        forfeit
        for tables in rounds
        for table in at
        for game in tables[table]
        for forfeit in game.forfeits
        if game.seating[forfeit.seat] == number
    ]
    kinds = Counter(forfeit.kind for forfeit in failures)
    side = _side(plan, number, at, rounds)
    return Standing(
        bot=side.bot,
        games=len(rounds) * plan.players * len(at),
        wins=side.wins,
        earned=side.earned,
        points=side.points,
        margin=side.margin,
        rating=rating.mu,
        sigma=rating.sigma,
        failures=tuple(
            Failures(
                kind, games, tuple(dict.fromkeys(each.detail for each in failures if each.kind == kind))[:MAX_REASONS]
            )
            for kind, games in kinds.most_common()
        ),
    )


def _match(plan: Plan, table: int, rounds: Rounds) -> Match:
    entrants = dict.fromkeys(plan.tables[table])
    return Match(len(rounds) * plan.players, tuple(_side(plan, number, [table], rounds) for number in entrants))


def _side(plan: Plan, number: int, at: Sequence[int], rounds: Rounds) -> Side:
    """Results of an entrant at some tables; a deal gives one mean, since all tables play it with the same dice."""
    dealt = [[game for table in at for game in tables[table]] for tables in rounds]
    fair = [[game for game in games if not game.forfeits] for games in dealt]
    points = [_mean(_seat_mean(number, game, game.points) for game in games) for games in fair if games]
    margins = [_mean(_seat_mean(number, game, _margins(game)) for game in games) for games in fair if games]
    return Side(
        bot=plan.entrants[number].name,
        wins=share_estimate(_wins_by_deal(number, dealt)),
        earned=estimate(_earned_by_deal(number, dealt)) if plan.luck else None,
        points=estimate(points) if points else None,
        margin=estimate(margins) if margins else None,
    )


def _wins_by_deal(number: int, dealt: Sequence[Sequence[GameResult]]) -> list[float]:
    """Share of the games of each deal that an entrant won."""
    return [_mean(_seat_mean(number, game, win_shares(game)) for game in games) for games in dealt]


def _earned_by_deal(number: int, dealt: Sequence[Sequence[GameResult]]) -> list[float]:
    """Wins by deal minus luck."""
    given = [_mean(_seat_mean(number, game, game.luck) for game in games) for games in dealt]
    return [won - luck for won, luck in zip(_wins_by_deal(number, dealt), given, strict=True)]


def _gaps(plan: Plan, rounds: Rounds) -> PairMatrix:
    """Paired differences: entrant *k* plays at table *k*, and its wins are compared with the others' deal by deal.

    What all of them owe to the deal cancels, which shows differences that the intervals of each one hide.
    """
    measured = _earned_by_deal if plan.luck else _wins_by_deal
    each = [measured(alone, [tables[alone] for tables in rounds]) for alone in range(len(plan.tables))]
    return tuple(
        tuple(
            None if one is other else estimate([mine - theirs for mine, theirs in zip(one, other, strict=True)])
            for other in each
        )
        for one in each
    )


def _cross(plan: Plan, rounds: Rounds) -> PairMatrix:
    count = len(plan.entrants)
    found: dict[tuple[int, int], Estimate] = {}
    for one in range(count):
        for other in range(one + 1, count):
            at = [table for table, seating in enumerate(plan.tables) if one in seating and other in seating]
            if at:
                ahead = share_estimate([_mean(_ahead(tables, at, one, other)) for tables in rounds])
                found[one, other] = ahead
                low, high = ahead.ci or (0.0, 1.0)
                found[other, one] = Estimate(1 - ahead.mean, None if ahead.ci is None else (1 - high, 1 - low))
    return tuple(tuple(found.get((one, other)) for other in range(count)) for one in range(count))


def _ahead(tables: Sequence[DealResults], at: Sequence[int], one: int, other: int) -> Iterator[float]:
    """For each game of a deal at some tables, the share of pairs of seats in which one entrant is ahead of another."""
    for game in (game for table in at for game in tables[table]):
        places = placings(game)
        pairs = (
            (mine, theirs)
            for mine, here in zip(places, game.seating, strict=True)
            for theirs, there in zip(places, game.seating, strict=True)
            if (here, there) == (one, other)
        )
        yield _mean((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs)


def win_shares(game: GameResult) -> tuple[float, ...]:
    """Share of a game won by each seat: ties share. After a forfeit the remaining seats share."""
    failed = {forfeit.seat for forfeit in game.forfeits}
    best = max(game.points)
    won = [seat not in failed if failed else points == best for seat, points in enumerate(game.points)]
    return tuple(one / max(1, sum(won)) for one in won)


def placings(game: GameResult) -> tuple[int, ...]:
    """Place of each seat, 0 the best; ties have equal places. Forfeiting seats are last, all others tie."""
    if game.forfeits:
        failed = {forfeit.seat for forfeit in game.forfeits}
        return tuple(int(seat in failed) for seat in range(len(game.points)))
    return tuple(sum(other > points for other in game.points) for points in game.points)


def _margins(game: GameResult) -> tuple[int, ...]:
    """Each seat's points minus those of its best opponent."""
    best, second = sorted(game.points, reverse=True)[:2]
    return tuple(points - (second if points == best else best) for points in game.points)


def _seat_mean(number: int, game: GameResult, values: Sequence[float]) -> float:
    """Mean of the values over the seats of an entrant."""
    return _mean(value for value, entrant in zip(values, game.seating, strict=True) if entrant == number)


def _ratings(count: int, games: Iterable[GameResult]) -> list[PlackettLuceRating]:
    """Ratings after these games, in order. An entrant with several seats gets the mean of their ratings."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(count)]
    for game in games:
        teams = [[ratings[number]] for number in game.seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in placings(game)])]
        for number in set(game.seating):
            mine = [rating for rating, entrant in zip(after, game.seating, strict=True) if entrant == number]
            ratings[number] = model.rating(_mean(each.mu for each in mine), _mean(each.sigma for each in mine))
    return ratings


def estimate(deals: Sequence[float]) -> Estimate:
    """Mean over deals, with an interval by Student's t distribution."""
    count, mean = len(deals), fsum(deals) / len(deals)
    if count == 1:
        return Estimate(mean, None)
    spread = sqrt(fsum((deal - mean) ** 2 for deal in deals) / (count - 1) / count)
    margin = t_quantile(count - 1) * spread
    return Estimate(mean, (mean - margin, mean + margin))


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


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return fsum(found) / len(found)
