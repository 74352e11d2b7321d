"""Analyses that take long: hints, reviews, solo games against perfect play, and daily positions.

An analysis is a request that travels as JSON to the process that runs it, and knows how to read its result. The solved
dice game evaluates solo games if the extra ``[lab]`` is installed and the solution has been computed before; the
networks evaluate everything else.
"""

from collections.abc import Sequence
from contextlib import suppress
from datetime import date
from typing import ClassVar, Protocol, TypeVar

import msgspec

from .coach import daily
from .coach.daily import PERFECT_AVERAGE, Puzzle
from .coach.evaluation import Evaluation, RankedOption
from .coach.hints import Hint, hint
from .coach.review.analyze import SEARCH_MS, Progress, Review, review
from .formats import notation
from .formats.codec import table_shape, visible_from_shape
from .formats.schema import Shape, TableShape
from .game import Game, View
from .record import Record
from .rules import classic, options_of
from .rules.moves import parse

Result_co = TypeVar("Result_co", covariant=True)


class Analysis(Protocol[Result_co]):
    """An analysis; ``slow`` if it takes longer than a player waits for an answer."""

    slow: ClassVar[bool]

    def run(self, progress: Progress, /) -> Shape:
        """Compute the result, in the form that is encoded."""
        ...

    def decode(self, result: bytes, /) -> Result_co:
        """Read the encoded result."""
        ...


class HintAnalysis(Shape, frozen=True, tag="hint"):
    """Rank the options of a seat by its view."""

    slow: ClassVar = False
    table: TableShape

    @classmethod
    def of(cls, view: View) -> "HintAnalysis":
        return cls(table_shape(view.table, view.seat))

    def run(self, _progress: Progress) -> Hint:
        seat, table = self.table.seat, visible_from_shape(self.table)
        assert seat is not None
        return hint(View(seat, table, (seat,)), options_of(table, seat))

    def decode(self, result: bytes) -> Hint:
        return msgspec.json.decode(result, type=Hint)


class ReviewAnalysis(Shape, frozen=True, tag="review"):
    """Review a record in notation."""

    slow: ClassVar = True
    record: str

    def run(self, progress: Progress) -> Review:
        return best_review(notation.read(self.record), progress)

    def decode(self, result: bytes) -> Review:
        return msgspec.json.decode(result, type=Review)


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


class OptimumAnalysis(Shape, frozen=True, tag="optimum"):
    """Compare a solo game, a record in notation, with perfect play on the same dice."""

    slow: ClassVar = True
    record: str

    def run(self, _progress: Progress) -> Optimum:
        record = notation.read(self.record)
        with suppress(ImportError):
            from .lab.solo import cached_solution, compare_with_solution  # noqa: PLC0415 - optional, and slow to load

            solution = cached_solution()
            if solution is not None:
                found = compare_with_solution(solution, record)
                return Optimum(found.average, found.points, found.perfect, found.lost)
        points = record.ruleset.scores(record.position)[0].total
        return Optimum(PERFECT_AVERAGE, points, None, None)

    def decode(self, result: bytes) -> Optimum:
        return msgspec.json.decode(result, type=Optimum)


class _PuzzleText(Shape, frozen=True):
    """A puzzle in notation: the game so far, and the ranked options with chance to win and points."""

    record: str
    ranked: Sequence[tuple[str, float, float]]


class DailyAnalysis(Shape, frozen=True, tag="daily"):
    """Compute the position of a day, one of ``coach.daily.days()``."""

    slow: ClassVar = False
    day: date

    def run(self, _progress: Progress) -> _PuzzleText:
        found = daily.daily(self.day)
        ranked = [(str(each.decision), each.evaluation.win, each.evaluation.points) for each in found.ranked]
        return _PuzzleText(str(found.game), ranked)

    def decode(self, result: bytes) -> Puzzle:
        found = msgspec.json.decode(result, type=_PuzzleText)
        ranked = (RankedOption(parse(text), Evaluation(win, points)) for text, win, points in found.ranked)
        return Puzzle(self.day, Game.replay(found.record), daily.seat_of(self.day), tuple(ranked))


AnyAnalysis = HintAnalysis | ReviewAnalysis | OptimumAnalysis | DailyAnalysis


def best_review(record: Record, progress: Progress, ms: int = SEARCH_MS) -> Review:
    """Review a game; ``ms`` bounds the search of each decision and does not apply to the solution."""
    first = record.initial
    if type(first) is classic.Position and len(first.sheets) == classic.SOLO_PLAYERS:
        with suppress(ImportError):
            from .lab.solo import SolutionEvaluator, cached_solution  # noqa: PLC0415 - optional, and slow to load

            solution = cached_solution()
            if solution is not None:
                perfect = SolutionEvaluator(solution)
                return review(record, perfect.evaluate, perfect.evaluate_position, ms=0, progress=progress)
    return review(record, ms=ms, progress=progress)
