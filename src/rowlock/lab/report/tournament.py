"""Statistics of a tournament: win rates, points and margins with intervals, a cross table, and ratings.

The games of one deal share their luck and are not independent, so intervals are computed from the means per deal. A
deal counts only when every table has played it.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from ..bot_games import DealResults, GameResult
from ..plan import Plan
from ..runner import Tournament
from .statistics import Estimate, Failures, RunReport, estimate, failures, share_estimate, summary

if TYPE_CHECKING:
    from openskill.models import PlackettLuceRating


@dataclass(frozen=True)
class Side:
    """Results of a player at some tables.

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


@dataclass(frozen=True)
class Standing(Side):
    """Results of a player at all of its tables."""

    rating: float
    sigma: float
    failures: tuple[Failures, ...]


@dataclass(frozen=True)
class Match:
    """Results of one table."""

    games: int
    sides: tuple[Side, ...]


PairMatrix = tuple[tuple[Estimate | None, ...], ...]
"""A row per player, with a cell for each opponent."""


@dataclass(frozen=True, kw_only=True)
class TournamentReport(RunReport):
    """Statistics of a tournament.

    ``cross`` has a row per player: the share of games in which it finished ahead of each opponent, a tie counting half;
    null if they did not meet. ``gaps`` has a row per player that met ``against``: how much more it won than each other
    one on the same deals, without luck if measured.
    """

    against: str | None
    deals: int
    standings: tuple[Standing, ...]
    matches: tuple[Match, ...]
    cross: PairMatrix
    gaps: PairMatrix

    @property
    def ranked(self) -> list[int]:
        """Indices in ``standings``, best first."""
        return sorted(range(len(self.standings)), key=lambda at: -self.standings[at].wins.mean)


Rounds = Sequence[Sequence[DealResults]]
"""For each deal and each table, the games."""
Deals = Sequence[Sequence[GameResult]]


def report_tournament(run: Tournament, version: str) -> TournamentReport:
    """What a tournament found. Raises NoGamesError if no deal is complete."""
    plan, rounds = run.plan, run.rounds()
    shared = summary(run, version, len(rounds) * plan.seats * len(plan.tables))
    names = shared.pop("bots")
    ratings = _ratings(len(names), (game for tables in rounds for dealt in tables for game in dealt))
    return TournamentReport(
        bots=names[:-1] if plan.against else names,
        against=names[-1] if plan.against else None,
        deals=len(rounds),
        standings=tuple(_standing(plan, player, rounds, rating) for player, rating in enumerate(ratings)),
        matches=tuple(
            Match(
                len(rounds) * plan.seats,
                tuple(_side(plan, player, _deals(rounds, [at])) for player in dict.fromkeys(table)),
            )
            for at, table in enumerate(plan.tables)
        ),
        cross=_cross(plan, rounds),
        gaps=_gaps(plan, rounds) if plan.against else (),
        **shared,
    )


def _deals(rounds: Rounds, tables: Sequence[int]) -> Deals:
    """The games of each deal at some tables, which all play it with the same dice."""
    return [[game for table in tables for game in dealt[table]] for dealt in rounds]


def _standing(plan: Plan, player: int, rounds: Rounds, rating: "PlackettLuceRating") -> Standing:
    deals = _deals(rounds, [at for at, table in enumerate(plan.tables) if player in table])
    forfeits = [
        each for games in deals for game in games for each in game.forfeits if game.seating[each.seat] == player
    ]
    return Standing(
        **vars(_side(plan, player, deals)), rating=rating.mu, sigma=rating.sigma, failures=failures(forfeits)
    )


def _side(plan: Plan, player: int, deals: Deals) -> Side:
    """Results of a player in some deals, each of which gives one mean."""
    fair = [[game for game in games if not game.forfeits] for games in deals]
    points, margins = _by_deal(player, fair, lambda game: game.points), _by_deal(player, fair, _margins)
    return Side(
        bot=plan.players[player].name,
        games=sum(map(len, deals)),
        wins=share_estimate(_by_deal(player, deals, win_shares)),
        earned=estimate(_earned(player, deals)) if plan.luck else None,
        points=estimate(points) if points else None,
        margin=estimate(margins) if margins else None,
    )


def _by_deal(player: int, deals: Deals, values: Callable[[GameResult], Sequence[float]]) -> list[float]:
    """The mean of a player's values in each deal; deals without games are omitted."""
    return [fmean(_seat_mean(player, game, values(game)) for game in games) for games in deals if games]


def _seat_mean(player: int, game: GameResult, values: Sequence[float]) -> float:
    """The mean over the seats of a player."""
    return fmean(value for value, number in zip(values, game.seating, strict=True) if number == player)


def _earned(player: int, deals: Deals) -> list[float]:
    """Wins by deal minus luck."""
    given = _by_deal(player, deals, lambda game: game.luck)
    return [won - luck for won, luck in zip(_by_deal(player, deals, win_shares), given, strict=True)]


def _gaps(plan: Plan, rounds: Rounds) -> PairMatrix:
    """Paired differences: player *k* plays at table *k*, and its wins are compared with the others' deal by deal.

    What all of them owe to the deal cancels, which shows differences that the intervals of each one hide.
    """
    tables = [(at, _deals(rounds, [at])) for at in range(len(plan.tables))]
    each = [_earned(*table) if plan.luck else _by_deal(*table, win_shares) for table in tables]
    return tuple(
        tuple(
            None if one is other else estimate([mine - theirs for mine, theirs in zip(one, other, strict=True)])
            for other in each
        )
        for one in each
    )


def _cross(plan: Plan, rounds: Rounds) -> PairMatrix:
    count = len(plan.players)
    found: dict[tuple[int, int], Estimate] = {}
    for one in range(count):
        for other in range(one + 1, count):
            tables = [at for at, table in enumerate(plan.tables) if one in table and other in table]
            if tables:
                ahead = share_estimate([fmean(_ahead(games, one, other)) for games in _deals(rounds, tables)])
                low, high = ahead.ci or (0.0, 1.0)
                found[one, other] = ahead
                found[other, one] = Estimate(1 - ahead.mean, None if ahead.ci is None else (1 - high, 1 - low))
    return tuple(tuple(found.get((one, other)) for other in range(count)) for one in range(count))


def _ahead(games: Iterable[GameResult], one: int, other: int) -> Iterator[float]:
    """For each game, the share of pairs of seats in which one player is ahead of another."""
    for game in games:
        placed = list(zip(placings(game), game.seating, strict=True))
        pairs = [(mine, theirs) for mine, here in placed for theirs, there in placed if (here, there) == (one, other)]
        yield fmean((mine < theirs) + (mine == theirs) / 2 for mine, theirs in pairs)


def win_shares(game: GameResult) -> tuple[float, ...]:
    """Share of a game won by each seat: ties share. After a forfeit the remaining seats share."""
    won = [place == 0 for place in placings(game)]
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


def _ratings(count: int, games: Iterable[GameResult]) -> "list[PlackettLuceRating]":
    """Ratings after these games, in order. A player with several seats gets the mean of their ratings."""
    from openskill.models import PlackettLuce  # noqa: PLC0415 - simulations do not need it

    model = PlackettLuce()
    ratings = [model.rating() for _ in range(count)]
    for game in games:
        teams = [[ratings[player]] for player in game.seating]
        after = [team[0] for team in model.rate(teams, ranks=[float(place) for place in placings(game)])]
        for player in set(game.seating):
            mus, sigmas = ([getattr(each, name) for each in after] for name in ("mu", "sigma"))
            ratings[player] = model.rating(_seat_mean(player, game, mus), _seat_mean(player, game, sigmas))
    return ratings
