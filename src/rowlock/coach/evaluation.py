"""Evaluation of a seat's options and position by the engine: chance to win and expected points.

Opponents are assumed to play as well as the networks. Only the seat's view is used, so neither a hint nor a review
reveals hidden information. In a solo game the chance to win is meaningless and the points alone count.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..game import View
from ..rules import Decision, winners

if TYPE_CHECKING:
    from ..engine.model import Value


@dataclass(frozen=True, slots=True)
class Evaluation:
    """A seat's chance to win, a tie counting as its share, and its expected points at the end of the game."""

    win: float
    points: float


@dataclass(frozen=True, slots=True)
class RankedOption:
    """An option and the evaluation of the seat's position after it."""

    decision: Decision
    evaluation: Evaluation


Selection = Callable[[Sequence[RankedOption]], Collection[Decision]]
"""Selects options to search from the ranking without search."""
Evaluator = Callable[[View, Sequence[Decision], int, Selection], tuple[RankedOption, ...]]
"""Signature of :func:`evaluate`, for callers that accept another evaluator."""


def nothing_more(_ranked: Sequence[RankedOption]) -> Collection[Decision]:
    return ()


def evaluate(
    view: View, options: Sequence[Decision], ms: int = 50, also: Selection = nothing_more
) -> tuple[RankedOption, ...]:
    """Evaluate the options of the view's seat, which is to act, and rank them best first. Deterministic.

    ``ms`` is the approximate search time in milliseconds; 0 means the networks alone. The search covers the few options
    that rank best without it, and those that ``also`` selects, which take additional time. Only options that were
    searched alike can be compared to a tenth of a percent; those that were not rank behind those that were.
    """
    from ..engine import evaluate as engine  # noqa: PLC0415 - loads NumPy and the networks only when needed

    def selected(value: "Value") -> list[int]:
        return [options.index(decision) for decision in also(_ranked(options, value))]

    (value,) = engine.evaluate_many([view], [options], engine.Effort(ms, also=selected))
    return _ranked(options, value)


def evaluate_position(view: View) -> Evaluation:
    """Evaluate the position of the view's seat, in any phase; after the end, the result.

    A seat that is to decide is assumed to choose its best option; one whose decision is pending, that decision.
    """
    table, seat = view.table, view.seat
    if table.phase == "over":
        scores = table.scores()
        best = winners(scores)
        return Evaluation(1 / len(best) if seat in best else 0.0, float(scores[seat].total))
    options = table.options(seat)
    if not options:
        from ..engine import evaluate as engine  # noqa: PLC0415 - as above

        return _evaluation(engine.evaluate_position(view), 0)
    ranked = evaluate(view, options, ms=0)
    return next((each for each in ranked if each.decision == view.pending), ranked[0]).evaluation


def _ranked(options: Sequence[Decision], value: "Value") -> tuple[RankedOption, ...]:
    order: list[int] = (-value.utility()).argsort(kind="stable").tolist()
    return tuple(RankedOption(options[at], _evaluation(value, at)) for at in order)


def _evaluation(value: "Value", at: int) -> Evaluation:
    return Evaluation(min(1.0, max(0.0, float(value.win[at]))), float(value.points[at]))
