"""Analyses of a finished game by the best available evaluator: its review, and solo games against perfect play.

The solved dice game evaluates solo games if the extra ``[lab]`` is installed and the solution has been computed before;
the networks evaluate everything else.
"""

from contextlib import suppress

from .coach.daily import PERFECT_AVERAGE
from .coach.review.analyze import SEARCH_MS, Progress, Review, review
from .formats.schema import Shape
from .record import Record
from .rules import classic


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


def optimum(record: Record) -> Optimum:
    """Compare a solo game with perfect play on the same dice."""
    with suppress(ImportError):
        from .lab.solo import cached_solution, compare_with_solution  # noqa: PLC0415 - optional, and slow to load

        solution = cached_solution()
        if solution is not None:
            found = compare_with_solution(solution, record)
            return Optimum(found.average, found.points, found.perfect, found.lost)
    points = record.ruleset.scores(record.position)[0].total
    return Optimum(PERFECT_AVERAGE, points, None, None)
