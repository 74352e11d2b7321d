"""Results of finished games, and the statistics and badges of a player over them.

A game counts when it has ended; one that was closed before does not, nor does one that began from a given position.
Who resigns has lost. Only games played to their end have points, locks and penalties.
"""

from collections.abc import Iterator, Sequence
from typing import Final, Literal, get_args

from msgspec import Struct

from ..coach.daily import PERFECT_AVERAGE
from ..formats.schema import GameName, Shape
from .events import Millis
from .table import Table

MAX_RESULTS: Final = 5000
"""Most games that statistics are made of, the last ones."""
RECENT: Final = 20

BadgeCode = Literal[
    "beat_random",
    "beat_novice",
    "clean_win",
    "beat_greedy",
    "two_locks",
    "all_games",
    "hundred",
    "beat_steady",
    "five_in_a_row",
    "solo_perfect",
    "beat_expert",
    "beat_champion",
]
BADGES: Final[tuple[BadgeCode, ...]] = get_args(BadgeCode)
"""All badges, roughly from the easiest to the hardest."""
LEVEL_BADGES: Final[dict[BadgeCode, str]] = {
    code: code.removeprefix("beat_") for code in BADGES if code.startswith("beat_")
}
"""The badges for a win against a level, and the level."""
PACKAGED_GAMES: Final = frozenset(("classic", "cards", "onboard"))
"""The games to win for the badge ``all_games``; those of ``ROWLOCK_GAMES`` are not asked for."""
POINTS: Final = 100
STREAK: Final = 5
LOCKS: Final = 2
"""What the badges ``hundred``, ``five_in_a_row`` and ``two_locks`` ask for."""


class Result(Struct, frozen=True):
    """How a game ended for one player. ``bots`` are the levels of the bots at the table.

    ``points`` is None if the player resigned or the game ended early because others did.
    """

    table_id: str
    player: str
    ended: Millis
    game: GameName
    solo: bool
    won: bool
    points: int | None
    locks: int
    penalties: int
    bots: tuple[str, ...]


class GameStatistics(Shape, frozen=True):
    """Your games of one kind. ``best_table`` is the table of the best game, the first of several.

    ``previous_best`` is the best before that game. ``recent`` has the points of the last games, oldest first. Points
    are those of games that you played to their end.
    """

    game: GameName
    solo: bool
    games: int
    wins: int
    best: int | None
    best_table: str | None
    previous_best: int | None
    average: float | None
    recent: Sequence[int]


class BotStatistics(Shape, frozen=True):
    """Your games at tables with a bot of one level."""

    bot: str
    games: int
    wins: int


class Badge(Shape, frozen=True):
    """A feat. ``table`` is the table of the game that first achieved it, and ``earned`` its end; null until then.

    Each ``code`` is a feat: a win at a table with a bot of that level (``beat_…``), a win without a penalty
    (``clean_win``), two rows locked in one game (``two_locks``), a win in each of the three games (``all_games``), 100
    points in a game with others (``hundred``), five wins in a row (``five_in_a_row``), and a solo game above the
    average of perfect play (``solo_perfect``).
    """

    code: BadgeCode
    table: str | None
    earned: Millis | None


class Statistics(Shape, frozen=True):
    """Statistics of your finished games, of the last 5000 if there are more.

    ``streak`` counts the games won since the last one that was not, ``longest_streak`` the most in a row, which
    ``longest_streak_table`` first reached; solo games have no winner and leave them as they are. ``clean`` counts the
    games without a penalty. ``badges`` are all there are, easier ones first.
    """

    games: int
    wins: int
    streak: int
    longest_streak: int
    longest_streak_table: str | None
    locks: int
    penalties: int
    clean: int
    by_game: Sequence[GameStatistics]
    by_bot: Sequence[BotStatistics]
    badges: Sequence[Badge]


def results_of(table: Table) -> list[Result]:
    """Return the results of a table's players, by seat; none unless its game counts."""
    if table.status != "finished" or table.game is None or table.position is not None:
        return []
    game, winners = table.game, table.winners
    bots = tuple(sorted({seat.bot for seat in table.seats if seat.bot is not None}))
    found = list[Result]()
    for at, seat in enumerate(table.seats):
        if seat.guest.player is None:
            continue
        whole = game.over and not seat.resigned
        sheet = game.position.sheets[at]
        found.append(
            Result(
                table_id=table.id,
                player=seat.guest.player,
                ended=table.ended,
                game=table.settings.game,
                solo=len(table.seats) == 1,
                won=at in winners,
                points=game.scores[at].total if whole else None,
                locks=len(sheet.locks) if whole else 0,
                penalties=sheet.penalties if whole else 0,
                bots=bots,
            )
        )
    return found


def statistics_of(results: Sequence[Result]) -> Statistics:
    """Return the statistics of one player's results, given in the order in which the games ended."""
    whole = [each for each in results if each.points is not None]
    streaks = [*_streaks(results)]
    longest = max((length for length, _ in streaks), default=0)
    kinds = sorted({(each.game, each.solo) for each in results})
    levels = sorted({bot for each in results for bot in each.bots})
    return Statistics(
        games=len(results),
        wins=sum(each.won for each in results),
        streak=streaks[-1][0] if streaks else 0,
        longest_streak=longest,
        longest_streak_table=next((each.table_id for length, each in streaks if length == longest > 0), None),
        locks=sum(each.locks for each in whole),
        penalties=sum(each.penalties for each in whole),
        clean=sum(not each.penalties for each in whole),
        by_game=[_of_kind([each for each in results if (each.game, each.solo) == kind]) for kind in kinds],
        by_bot=[_against(bot, [each for each in results if bot in each.bots]) for bot in levels],
        badges=_badges(results),
    )


def _streaks(results: Sequence[Result]) -> Iterator[tuple[int, Result]]:
    """Yield the games that have a winner, each with the number of games won in a row up to it."""
    length = 0
    for each in results:
        if not each.solo:
            length = length + 1 if each.won else 0
            yield length, each


def _badges(results: Sequence[Result]) -> list[Badge]:
    """Return all badges, with the game that earned each of those that are earned."""
    first: dict[BadgeCode, Result] = {}
    for code, earner in _wins(results):
        first.setdefault(code, earner)
    for each in results:
        for code in _feats(each):
            first.setdefault(code, each)
    return [
        Badge(code, first[code].table_id, first[code].ended) if code in first else Badge(code, None, None)
        for code in BADGES
    ]


def _wins(results: Sequence[Result]) -> Iterator[tuple[BadgeCode, Result]]:
    """Yield the badges for wins with their games, in order; a badge may come again."""
    games = set[str]()
    for length, each in _streaks(results):
        if each.won:
            games.add(each.game)
            for code, level in LEVEL_BADGES.items():
                if level in each.bots:
                    yield code, each
            if games >= PACKAGED_GAMES:
                yield "all_games", each
        if length >= STREAK:
            yield "five_in_a_row", each


def _feats(result: Result) -> Iterator[BadgeCode]:
    """Yield the badges for what a player did within one game."""
    if result.points is None:
        return
    if result.won and not result.penalties:
        yield "clean_win"
    if result.locks >= LOCKS:
        yield "two_locks"
    if not result.solo and result.points >= POINTS:
        yield "hundred"
    if result.solo and result.points > PERFECT_AVERAGE:
        yield "solo_perfect"


def _of_kind(results: Sequence[Result]) -> GameStatistics:
    points = [each.points for each in results if each.points is not None]
    best = max(points, default=None)
    at = None if best is None else points.index(best)
    tables = [each.table_id for each in results if each.points is not None]
    return GameStatistics(
        game=results[0].game,
        solo=results[0].solo,
        games=len(results),
        wins=sum(each.won for each in results),
        best=best,
        best_table=None if at is None else tables[at],
        previous_best=max(points[:at], default=None),
        average=round(sum(points) / len(points), 1) if points else None,
        recent=points[-RECENT:],
    )


def _against(bot: str, results: Sequence[Result]) -> BotStatistics:
    return BotStatistics(bot, len(results), sum(each.won for each in results))
