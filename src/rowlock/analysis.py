"""Analyses that take long: hints, reviews, decisions of strong bots, solo games against perfect play, daily positions.

An analysis is a request that travels as JSON to the process that runs it, and knows the JSON of its result. The solved
dice game evaluates solo games if the extra ``[lab]`` is installed and the solution has been computed before; the
networks evaluate everything else.
"""

from contextlib import suppress
from datetime import date
from typing import ClassVar, Generic, TypeVar, get_type_hints

import msgspec

from .bots import BOTS
from .coach import daily
from .coach.daily import PERFECT_AVERAGE, Optimum, Puzzle
from .coach.evaluation import Evaluation, RankedOption
from .coach.hints import Hint, hint
from .coach.review.analyze import SEARCH_MS, Progress, Review, review
from .formats import notation
from .formats.codec import visible_from_shape
from .formats.schema import Shape, TableShape
from .game import Game, View
from .record import Record
from .rules import classic
from .rules.moves import parse

ResultT = TypeVar("ResultT")


class Analysis(Shape, Generic[ResultT], frozen=True):
    """A request; ``slow`` if it takes longer than a player waits for an answer."""

    slow: ClassVar[bool] = False

    def run(self, progress: Progress, /) -> ResultT:
        raise NotImplementedError

    def encode(self, result: ResultT) -> bytes:
        """Return the JSON of a result."""
        return msgspec.json.encode(result)

    def decode(self, data: bytes) -> ResultT:
        """Return the result of its JSON."""
        result: ResultT = msgspec.json.decode(data, type=get_type_hints(self.run)["return"])
        return result


class HintAnalysis(Analysis[Hint], frozen=True, tag="hint"):
    """Rank the options of the table's seat, from what it sees."""

    table: TableShape

    def run(self, _progress: Progress, /) -> Hint:
        seat, table = self.table.seat, visible_from_shape(self.table)
        assert seat is not None
        return hint(View(seat, table, (seat,)), table.options(seat))


class BotAnalysis(Analysis[str], frozen=True, tag="bot"):
    """Choose a decision of the table's seat as a bot does; ``seed`` is that of its chance."""

    table: TableShape
    bot: str
    seed: str

    def run(self, _progress: Progress, /) -> str:
        seat, table = self.table.seat, visible_from_shape(self.table)
        assert seat is not None
        return str(BOTS[self.bot](self.seed).choose(View(seat, table, (seat,)), table.options(seat)))


class ReviewAnalysis(Analysis[Review], frozen=True, tag="review"):
    """Review a record in notation."""

    slow: ClassVar[bool] = True
    record: str

    def run(self, progress: Progress, /) -> Review:
        return best_review(notation.read(self.record), progress)


class OptimumAnalysis(Analysis[Optimum], frozen=True, tag="optimum"):
    """Compare a solo game, a record in notation, with perfect play on the same dice."""

    slow: ClassVar[bool] = True
    record: str

    def run(self, _progress: Progress, /) -> Optimum:
        record = notation.read(self.record)
        with suppress(ImportError):
            from .lab.solo import cached_solution, compare_with_solution  # noqa: PLC0415 - optional, and slow to load

            solution = cached_solution()
            if solution is not None:
                return compare_with_solution(solution, record)
        return Optimum(PERFECT_AVERAGE, record.ruleset.scores(record.position)[0].total, None, None)


class DailyAnalysis(Analysis[Puzzle], frozen=True, tag="daily"):
    """Compute the position of a day, one of ``coach.daily.days()``."""

    day: date

    def run(self, _progress: Progress, /) -> Puzzle:
        return daily.daily(self.day)

    def encode(self, result: Puzzle) -> bytes:
        ranked = [(str(each.decision), each.evaluation.win, each.evaluation.points) for each in result.ranked]
        return msgspec.json.encode((str(result.game), result.seat, ranked))

    def decode(self, data: bytes) -> Puzzle:
        game, seat, options = msgspec.json.decode(data, type=tuple[str, int, list[tuple[str, float, float]]])
        ranked = (RankedOption(parse(text), Evaluation(win, points)) for text, win, points in options)
        return Puzzle(self.day, Game.replay(game), seat, tuple(ranked))


AnyAnalysis = HintAnalysis | BotAnalysis | ReviewAnalysis | OptimumAnalysis | DailyAnalysis


def best_review(record: Record, progress: Progress, ms: int = SEARCH_MS) -> Review:
    """Review a game; ``ms`` bounds the search of each decision and does not apply to the solution."""
    first = record.initial
    if "solo" in first.rules.OPTIONS and len(first.sheets) == classic.SOLO_PLAYERS:
        with suppress(ImportError):
            from .lab.solo import SolutionEvaluator, cached_solution  # noqa: PLC0415 - optional, and slow to load

            solution = cached_solution()
            if solution is not None:
                perfect = SolutionEvaluator(solution)
                return review(record, perfect.evaluate, perfect.evaluate_position, ms=0, progress=progress)
    return review(record, ms=ms, progress=progress)
