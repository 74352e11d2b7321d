"""A position a day, the same for everyone: what would you do?

The day gives the seed, the seed a game that bots play, and of its decisions the one that teaches most is asked: options
that differ clearly but not absurdly, and a best one that is not the first that comes to mind. Nothing but the day and
the networks that judge decides which it is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from math import sqrt
from typing import Final

from ..bots import GreedyBot
from ..game import Game, View
from ..record import Record
from ..rng import derived_seed
from ..rules import RULESETS, Decision, IllegalMove
from .equivalence import distinct, meaning
from .evaluation import Judged, Judging
from .evaluation import judge as best_judge
from .explain import Reason, echoes, reason
from .hints import candidates

FIRST_DAY: Final = date(2026, 1, 1)
"""There is nothing to practice before."""
PAST_DAYS: Final = 30
"""So many days before today can still be played."""
MIN_OPTIONS: Final = 3
NOTICEABLE: Final = 0.012
"""The best option has to be so much more likely to win than the second."""
ABSURD: Final = 0.15
"""And no more than this: what everybody sees is no puzzle."""
LOST: Final = 0.15
WON: Final = 0.9
"""What is all but decided is no puzzle either."""
OPENING: Final = 3
"""Turns for each player before anything is asked: an empty sheet is like every other."""
GAMES: Final = 6
"""Games that are looked through for a decision worth asking; the best of what they have is taken."""
LOOKED_AT: Final = 2
"""Decisions of a game that are looked at a second time, with search."""
GLANCE: Final = 0
LOOK: Final = 100
"""Milliseconds of thought: for every decision of a game, and for those that may be asked."""

PERFECT_AVERAGE: Final = 115.483
"""The points of perfect play alone, in the mean: the solved value of the solo game (``rowlock solve``)."""


@dataclass(frozen=True, slots=True)
class Puzzle:
    """The position of a day: a seat's view and its options, and what they are worth, best first.

    What differs in name alone is judged once. ``record`` is the game up to it. It has the seed of that game and, in the
    card game, everybody's cards: it is for who sets the position up, not for who is asked.
    """

    day: date
    view: View
    options: tuple[Decision, ...]
    judged: tuple[Judged, ...]
    record: Record

    @property
    def seat(self) -> int:
        return self.view.seat

    @property
    def best(self) -> Judged:
        return self.judged[0]


@dataclass(frozen=True, slots=True)
class Answer:
    """What came of an answer: its place among the options from 1, and what it costs against the best; what it lacks,
    unless that says again why the best one is good.
    """

    chosen: Judged
    best: Judged
    place: int
    win_lost: float
    points_lost: float
    lacks: Reason | None

    @property
    def right(self) -> bool:
        return self.place == 1


def today() -> date:
    """The day it is, at the same moment for everyone."""
    return datetime.now(UTC).date()


def days(until: date | None = None) -> Iterator[date]:
    """The days that can be played: today, whatever the clock takes for it, then the days before it."""
    latest = until or today()
    yield latest
    for back in range(1, PAST_DAYS + 1):
        day = latest - timedelta(days=back)
        if day >= FIRST_DAY:
            yield day


def game_of(day: date) -> str:
    """Which game a day is about: they take turns."""
    return tuple(RULESETS)[day.toordinal() % len(RULESETS)]


def players_of(day: date) -> int:
    """How many sit at the table: two, and every third time three."""
    return 3 if day.toordinal() // len(RULESETS) % 3 == 2 else 2


def seat_of(day: date) -> int:
    """The seat that is asked."""
    return day.toordinal() % players_of(day)


def daily(day: date, judge: Judging = best_judge) -> Puzzle:
    """The position of a day, found at the first call and then known."""
    return _daily(day, judge)


@lru_cache(2 * PAST_DAYS)
def _daily(day: date, judge: Judging) -> Puzzle:
    found: list[tuple[float, Puzzle]] = []
    for number in range(GAMES):
        for rank, puzzle in _worth_a_look(day, number, judge):
            if rank >= 1:
                return puzzle
            found.append((rank, puzzle))
    return max(found, key=lambda each: each[0])[1]


def answered(puzzle: Puzzle, decision: Decision) -> Answer:
    """What an answer is worth. Raises IllegalMove for what is none of the options."""
    if decision not in puzzle.options:
        raise IllegalMove("not_a_decision", "B8", text=str(decision))
    meant, best = meaning(puzzle.view, decision), puzzle.best.outlook
    at = next(at for at, each in enumerate(puzzle.judged) if meaning(puzzle.view, each.decision) == meant)
    judged = puzzle.judged[at]
    win, points = best.win - judged.outlook.win, best.points - judged.outlook.points
    lacks, good = (reason(puzzle.view, each, puzzle.best) for each in (judged, puzzle.best))
    return Answer(judged, puzzle.best, at + 1, max(0.0, win), points, None if echoes(lacks, good) else lacks)


def _worth_a_look(day: date, number: int, judge: Judging) -> Iterator[tuple[float, Puzzle]]:
    """The most promising decisions of a game, judged with care, and how good each is to ask: 1 or more is good."""
    seen = [
        (_interest(game.view(seat_of(day)), glance, first), at, game, glance)
        for at, (game, glance, first) in enumerate(_asked(day, number, judge))
    ]
    for _, _, game, glance in sorted(seen, key=lambda each: (-each[0], each[1]))[:LOOKED_AT]:
        view, options = _question(game, day)
        searched = candidates(view, glance)
        rest = (each for each in glance if each.decision not in searched)
        judged = (*judge(view, searched, LOOK, searched), *rest)
        first = GreedyBot().choose(view, options)
        yield _interest(view, judged, first), Puzzle(day, view, options, judged, game.record)


def _asked(day: date, number: int, judge: Judging) -> Iterator[tuple[Game, tuple[Judged, ...], Decision]]:
    """A game before each decision of the seat that is asked, with a glance at its options and the plain one of them."""
    players, seat, bot = players_of(day), seat_of(day), GreedyBot()
    others = ["Greedy", "Greedy 2"][: players - 1]
    names = (*others[:seat], "You", *others[seat:])
    game = Game.new(game_of(day), names, seed=derived_seed(f"practice {day.isoformat()}", str(number)))
    while not game.over:
        if game.wants == "dice":
            game.roll()
        for each in sorted(game.to_act, key=lambda other: other != seat):  # before the others have decided
            view, options = game.view(each), game.options(each)
            plain = bot.choose(view, options)
            if each == seat and game.position.turn > OPENING * players:
                some = distinct(view, options)
                if len(some) >= MIN_OPTIONS:
                    yield game.copy(), judge(view, some, GLANCE, ()), plain
            game.play(each, plain)


def _question(game: Game, day: date) -> tuple[View, tuple[Decision, ...]]:
    seat = seat_of(day)
    return game.view(seat), tuple(game.options(seat))


def _interest(view: View, judged: Sequence[Judged], plain: Decision) -> float:
    """How good a decision is to ask: at least 1 if it has all that a puzzle needs, and less the more is missing."""
    best, second = judged[0].outlook, judged[1].outlook
    gap = best.win - second.win
    if gap < NOTICEABLE:
        return gap / NOTICEABLE - 1  # a matter of taste
    if gap > ABSURD:
        return ABSURD / gap - 1
    surprising = meaning(view, judged[0].decision) != meaning(view, plain) and LOST < best.win < WON
    # the nearer the middle between what is hardly noticed and what everybody sees, the better
    middle = sqrt(NOTICEABLE * ABSURD)
    return (1.0 if surprising else 0.5) + 0.4 * min(gap / middle, middle / gap)
