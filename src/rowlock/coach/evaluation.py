"""Evaluation of a seat's options and position by the engine: chance to win and expected points.

Opponents are assumed to play as well as the networks. Only the seat's view is used, so neither a hint nor a review
reveals hidden information. In a solo game the chance to win is meaningless and the points alone count.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..game import View
from ..rules import Decision

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
    from ..engine.evaluate import Effort, evaluator_of  # noqa: PLC0415 - loads NumPy and networks only when needed

    def selected(value: "Value") -> list[int]:
        return [options.index(decision) for decision in also(_ranked(options, value))]

    engine, key = evaluator_of(view)
    (value,) = engine.evaluate_options(key, [view.table], [options], Effort(ms, also=selected))
    return _ranked(options, value)


def evaluate_position(view: View) -> Evaluation:
    """Evaluate the position of the view's seat before the end; one that is to decide will choose its best option."""
    options = view.table.options(view.seat)
    if options:
        return evaluate(view, options, ms=0)[0].evaluation
    from ..engine.evaluate import evaluator_of  # noqa: PLC0415 - as above

    engine, key = evaluator_of(view)
    return _evaluation(engine.evaluate_position(key, view.table), 0)


def _ranked(options: Sequence[Decision], value: "Value") -> tuple[RankedOption, ...]:
    order: list[int] = (-value.utility()).argsort(kind="stable").tolist()
    return tuple(RankedOption(options[at], _evaluation(value, at)) for at in order)


def _evaluation(value: "Value", at: int) -> Evaluation:
    return Evaluation(min(1.0, max(0.0, float(value.win[at]))), float(value.points[at]))
