"""A fast deterministic evaluator for tests: current points minus a cost for each number skipped."""

from collections.abc import Sequence
from math import exp

from rowlock import Decision, View
from rowlock.coach.evaluation import Evaluation, RankedOption
from rowlock.formats.codec import outcome_shape

SKIPPED = 1.5
"""Cost of a skipped number, in points."""
SCALE = 10.0
"""Lead in points that multiplies the odds of winning by e."""


def _expected(view: View, points: list[float]) -> Evaluation:
    odds = [exp(each / SCALE) for each in points]
    return Evaluation(odds[view.seat] / sum(odds), points[view.seat])


def _points(view: View) -> list[float]:
    return [float(score.total) for score in view.table.scores()]


def evaluate_position(view: View) -> Evaluation:
    return _expected(view, _points(view))


def evaluate(view: View, options: Sequence[Decision], *_: object) -> tuple[RankedOption, ...]:
    def worth(option: Decision) -> RankedOption:
        points, does = _points(view), outcome_shape(view.table, view.seat, option)
        points[view.seat] += does.points - (0 if does.ends else SKIPPED * len(does.skips))
        if does.ends and len(points) > 1:
            best = [seat for seat, each in enumerate(points) if each == max(points)]
            return RankedOption(option, Evaluation(1 / len(best) if view.seat in best else 0.0, points[view.seat]))
        return RankedOption(option, _expected(view, points))

    ranked = map(worth, options)
    return tuple(sorted(ranked, key=lambda option: (-option.evaluation.win, -option.evaluation.points)))
