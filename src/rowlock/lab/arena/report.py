"""What an arena found: win rates, points and margins with intervals, who is ahead of whom, and ratings.

The games of one deal share their luck, so they are no independent witnesses: intervals are computed from the means of
the deals. A deal's games count only when every table has played it.
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
"""Different reasons that are told of an entrant's failures of one kind."""


@dataclass(frozen=True)
class Estimate:
    """A mean over deals with its 95 % interval; of a single deal there is no interval."""

    mean: float
    ci: Interval | None


@dataclass(frozen=True)
class Failures:
    """Games that an entrant lost by one kind of failure, and what was said of some of them."""

    kind: str
    games: int
    reasons: tuple[str, ...]


@dataclass(frozen=True)
class Standing:
    """How an entrant fared at all of its tables.

    ``wins`` is the share of its games that it won, a tie of *k* counting 1/*k*. ``margin`` is its lead over the best of
    the others. Games that somebody lost by failing count in ``wins`` alone; where all games of it are such, there are
    no points. ``earned`` are the wins less what the dice gave, if that was reckoned: of the same mean, but surer.
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
    """An entrant at one table."""

    bot: str
    wins: Estimate
    earned: Estimate | None
    points: Estimate | None
    margin: Estimate | None


@dataclass(frozen=True)
class Match:
    """One table: those who sat together."""

    games: int
    sides: tuple[Side, ...]


PairMatrix = tuple[tuple[Estimate | None, ...], ...]
"""A row for each of several entrants, with a cell for each of them."""


@dataclass(frozen=True)
class Report:
    """All that is told of an arena. Only ``seconds`` and what follows from it differ from run to run.

    ``cross`` has a row for each entrant: the share of games in which it finished ahead of each other one, a tie
    counting half; null where they did not meet. ``gaps`` has a row for each of those who met ``against`` on the same
    deals: how much more of them it won than each other one, without luck if that was reckoned.
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
    """What an arena found. ``against`` says that its last entrant only kept the other seats. ValueError for no deal."""
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
"""For each deal, for each table, the games."""


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
    there = dict.fromkeys(plan.tables[table])
    return Match(len(rounds) * plan.players, tuple(_side(plan, number, [table], rounds) for number in there))


def _side(plan: Plan, number: int, at: Sequence[int], rounds: Rounds) -> Side:
    """An entrant at some tables. What tables make of a deal is one mean: they play it with the same chance."""
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
    """The share that an entrant won of the games of each deal."""
    return [_mean(_seat_mean(number, game, win_shares(game)) for game in games) for games in dealt]


def _earned_by_deal(number: int, dealt: Sequence[Sequence[GameResult]]) -> list[float]:
    """The same, less what the dice gave."""
    given = [_mean(_seat_mean(number, game, game.luck) for game in games) for games in dealt]
    return [won - luck for won, luck in zip(_wins_by_deal(number, dealt), given, strict=True)]


def _gaps(plan: Plan, rounds: Rounds) -> PairMatrix:
    """Table k has entrant k alone: what it won of a deal is set against what the others won of the same one, so what
    all of them owe to the deal is gone, and differences show that the intervals of each hide.
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
    """For each game of a deal at some tables, how much of it one entrant is ahead of another."""
    for game in (game for table in at for game in tables[table]):
        places = placings(game)
        pairs = (
            (here, there)
            for here, mine in zip(places, game.seating, strict=True)
            for there, theirs in zip(places, game.seating, strict=True)
            if (mine, theirs) == (one, other)
        )
        yield _mean((here < there) + (here == there) / 2 for here, there in pairs)


def win_shares(game: GameResult) -> tuple[float, ...]:
    """What each seat won of a game: those who tie share it. Who failed gets nothing, and the others share."""
    failed = {forfeit.seat for forfeit in game.forfeits}
    best = max(game.points)
    won = [seat not in failed if failed else points == best for seat, points in enumerate(game.points)]
    return tuple(one / max(1, sum(won)) for one in won)


def placings(game: GameResult) -> tuple[int, ...]:
    """The place of each seat, 0 the best; equal places for a tie. Who failed is behind all others, who tie."""
    if game.forfeits:
        failed = {forfeit.seat for forfeit in game.forfeits}
        return tuple(int(seat in failed) for seat in range(len(game.points)))
    return tuple(sum(other > points for other in game.points) for points in game.points)


def _margins(game: GameResult) -> tuple[int, ...]:
    """Each seat's points less those of the best of the others."""
    best, second = sorted(game.points, reverse=True)[:2]
    return tuple(points - (second if points == best else best) for points in game.points)


def _seat_mean(number: int, game: GameResult, values: Sequence[float]) -> float:
    """The mean over the seats of an entrant."""
    return _mean(value for value, there in zip(values, game.seating, strict=True) if there == number)


def _ratings(count: int, games: Iterable[GameResult]) -> list[PlackettLuceRating]:
    """Everybody's rating after these games in their order. Who has several seats gets the mean of theirs."""
    model = PlackettLuce()
    ratings = [model.rating() for _ in range(count)]
    for game in games:
        teams = [[ratings[number]] for number in game.seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in placings(game)])]
        for number in set(game.seating):
            mine = [rating for rating, there in zip(after, game.seating, strict=True) if there == number]
            ratings[number] = model.rating(_mean(each.mu for each in mine), _mean(each.sigma for each in mine))
    return ratings


def estimate(deals: Sequence[float]) -> Estimate:
    """The mean of the deals' means, with an interval by Student's distribution."""
    count, mean = len(deals), fsum(deals) / len(deals)
    if count == 1:
        return Estimate(mean, None)
    spread = sqrt(fsum((deal - mean) ** 2 for deal in deals) / (count - 1) / count)
    margin = t_quantile(count - 1) * spread
    return Estimate(mean, (mean - margin, mean + margin))


def share_estimate(deals: Sequence[float]) -> Estimate:
    """The same for a share. Deals that are all alike show no spread, which proves nothing: there it is Wilson's."""
    found = estimate(deals)
    if found.ci is None:
        return found
    if min(deals) == max(deals):
        return Estimate(found.mean, wilson(found.mean * len(deals), len(deals)))
    return Estimate(found.mean, (max(0.0, found.ci[0]), min(1.0, found.ci[1])))


def t_quantile(freedom: int) -> float:
    """How many standard errors hold 95 % with so many degrees of freedom: exact for 1 and 2, else within 1 %."""
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
