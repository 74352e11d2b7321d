"""Daily position: a decision to practice, the same for everyone, derived from the date.

The date seeds a game between bots. Of its decisions the most instructive is selected: options that differ clearly but
not absurdly, and a best option other than the greedy bot's. The selection depends on the date and the evaluator alone.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from math import sqrt
from typing import Final

from ..bots import GreedyBot
from ..formats.schema import Shape
from ..game import Game, View
from ..rng import derived_seed
from ..rules import RULESETS, Decision, IllegalMove
from .evaluation import Evaluator, RankedOption, evaluate
from .explain import Explainer, Reason, echoes
from .hints import candidates, distinct, equivalence_key

FIRST_DAY: Final = date(2026, 1, 1)
"""The first day that has a position."""
PAST_DAYS: Final = 30
"""Days before today that can still be played."""
MIN_OPTIONS: Final = 3
MIN_GAP: Final = 0.012
MAX_GAP: Final = 0.15
"""Range of the difference in the chance to win between the best and the second option; above it the best is obvious."""
MIN_WIN: Final = 0.15
MAX_WIN: Final = 0.9
"""Range of the best option's chance to win; outside it the game is all but decided."""
OPENING_TURNS: Final = 3
"""Turns of each player to skip: empty sheets look all alike."""
MAX_GAMES: Final = 6
"""Games to go through for a good decision; if none has one, the best decision found is used."""
SEARCHED_PER_GAME: Final = 2
"""Decisions of a game to evaluate again with search."""
SEARCH_MS: Final = 100
"""Evaluation time of a decision selected for search."""

PERFECT_AVERAGE: Final = 115.483
"""Expected points of perfect solo play: the solved value of the game (``rowlock solve``)."""


class Optimum(Shape, frozen=True):
    """A solo game compared with perfect play.

    ``average`` is the expected score of perfect play, ``points`` the score of this game. ``perfect`` is the score of
    perfect decisions with the same dice and ``lost`` the expected points its decisions gave away; both are null if the
    solution is not available.
    """

    average: float
    points: int
    perfect: int | None
    lost: float | None


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The position of a day: a game before a seat's decision, and its distinct options ranked best first.

    The candidates of a hint were searched; the other options follow in the order of the quick pass. The game contains
    the seed and, in the card game, all hands: send the player nothing but the view.
    """

    day: date
    game: Game
    seat: int
    ranked: tuple[RankedOption, ...]

    @property
    def view(self) -> View:
        return self.game.view(self.seat)

    @property
    def options(self) -> Sequence[Decision]:
        return self.game.options(self.seat)

    @property
    def best(self) -> RankedOption:
        return self.ranked[0]


@dataclass(frozen=True, slots=True)
class Answer:
    """A graded answer: its rank from 1 and its cost compared with the best option.

    ``lacks`` is what the answer lacks, or None if that would only repeat why the best option is good.
    """

    chosen: RankedOption
    place: int
    win_lost: float
    points_lost: float
    lacks: Reason | None

    @property
    def right(self) -> bool:
        return self.place == 1


def today() -> date:
    """The current date in UTC."""
    return datetime.now(UTC).date()


def days(until: date | None = None) -> Iterator[date]:
    """The days that can be played, newest first: always today, then ``PAST_DAYS`` back to ``FIRST_DAY`` at most."""
    latest = until or today()
    yield latest
    past = (latest - timedelta(days=back) for back in range(1, PAST_DAYS + 1))
    yield from (day for day in past if day >= FIRST_DAY)


def game_of(day: date) -> str:
    """The game of a day, in rotation."""
    return tuple(RULESETS)[day.toordinal() % len(RULESETS)]


def players_of(day: date) -> int:
    """Number of players: two, or three on every third round of games."""
    return 3 if day.toordinal() // len(RULESETS) % 3 == 2 else 2


def seat_of(day: date) -> int:
    """The seat that is to decide."""
    return day.toordinal() % players_of(day)


def daily(day: date, evaluator: Evaluator = evaluate) -> Puzzle:
    """The position of a day."""
    found: list[tuple[float, Puzzle]] = []
    for number in range(MAX_GAMES):
        games = list(_decisions(day, number))
        games.sort(key=lambda game: -_quality(_puzzle(day, game, evaluator, ms=0)))
        for game in games[:SEARCHED_PER_GAME]:
            puzzle = _puzzle(day, game, evaluator, SEARCH_MS)
            quality = _quality(puzzle)
            if quality >= 1:
                return puzzle
            found.append((quality, puzzle))
    return max(found, key=lambda each: each[0])[1]


def grade_answer(puzzle: Puzzle, decision: Decision) -> Answer:
    """Grade an answer. Raises IllegalMove if it is not one of the options."""
    if decision not in puzzle.options:
        raise IllegalMove("not_a_decision", "B8", text=str(decision))
    view, best = puzzle.view, puzzle.best
    keys = [equivalence_key(view, each.decision) for each in puzzle.ranked]
    at = keys.index(equivalence_key(view, decision))
    chosen, explainer = puzzle.ranked[at], Explainer(view)
    win, points = best.evaluation.win - chosen.evaluation.win, best.evaluation.points - chosen.evaluation.points
    lacks = explainer.reason(chosen, best)
    new = None if echoes(lacks, explainer.reason(best, best)) else lacks
    return Answer(chosen, at + 1, max(0.0, win), points, new)


def _decisions(day: date, number: int) -> Iterator[Game]:
    """Play a game between bots; yield it before each decision of the day's seat after the opening."""
    players, seat, bot = players_of(day), seat_of(day), GreedyBot()
    others = ["Greedy", "Greedy 2"][: players - 1]
    names = (*others[:seat], "You", *others[seat:])
    game = Game.new(game_of(day), names, seed=derived_seed(f"practice {day.isoformat()}", str(number)))
    while not game.over:
        if game.wants == "dice":
            game.roll()
        for each in sorted(game.to_act, key=lambda other: other != seat):  # before the others have decided
            view, options = game.view(each), game.options(each)
            asked = each == seat and game.position.turn > OPENING_TURNS * players
            if asked and len(distinct(view, options)) >= MIN_OPTIONS:
                yield game.copy()
            game.play(each, bot.choose(view, options))


def _puzzle(day: date, game: Game, evaluator: Evaluator, ms: int) -> Puzzle:
    seat = seat_of(day)
    view, options = game.view(seat), distinct(game.view(seat), game.options(seat))
    return Puzzle(day, game, seat, evaluator(view, options, ms, lambda quick: candidates(Explainer(view), quick)))


def _quality(puzzle: Puzzle) -> float:
    """The quality of a decision as a puzzle: at least 1 if it meets every criterion, lower the more are missed."""
    view, best, second = puzzle.view, puzzle.best, puzzle.ranked[1]
    gap = best.evaluation.win - second.evaluation.win
    if gap < MIN_GAP:
        return gap / MIN_GAP - 1
    if gap > MAX_GAP:
        return MAX_GAP / gap - 1
    greedy = GreedyBot().choose(view, puzzle.options)
    surprising = equivalence_key(view, best.decision) != equivalence_key(view, greedy)
    middle = sqrt(MIN_GAP * MAX_GAP)  # best at the geometric middle of the range
    good = 1.0 if surprising and MIN_WIN < best.evaluation.win < MAX_WIN else 0.5
    return good + 0.4 * min(gap / middle, middle / gap)
