"""A hint: what the options of a seat are worth, best first, and why. From the seat's view alone, and when asked."""

from collections.abc import Sequence
from typing import Final

from ..formats.schema import DecisionShape, Shape, decision_shape
from ..game import View
from ..outcomes import outcome
from ..rules import Decision
from .equivalence import distinct
from .evaluation import Judged, Judging
from .evaluation import judge as best_judge
from .explain import Reason, echoes, reason

GLANCE: Final = 0
LOOK: Final = 50
"""Milliseconds of thought: to see which options are to be ranked, and for their ranking."""
MAX_RANKED: Final = 8
"""More options than these are left out, the worst of them: a hand of cards can be played in hundreds of ways."""


class HintOption(Shape, frozen=True):
    """An option and what can be expected after it. ``win`` is the chance to win, from 0 to 1, a tie counted as a share.

    In a solo game nobody wins, and ``win`` is null. ``points`` are those at the end of the game. ``reason`` says why it
    is the best option, or what it lacks.
    """

    decision: DecisionShape
    win: float | None
    points: float
    reason: Reason


class Hint(Shape, frozen=True):
    """What the options of a seat are worth, best first.

    ``tempting`` is the place among ``options``, counted from 0, of the one that a player may think of instead of the
    best: it brings most at once, or comes next. Its reason is told beside that of the best; where it would only say the
    same again, or there is nothing to choose, ``tempting`` is null. ``more`` counts the options that are left out; none
    of them is better than the best.
    """

    options: Sequence[HintOption]
    tempting: int | None
    more: int


def hint(view: View, options: Sequence[Decision], judge: Judging = best_judge, most: int | None = MAX_RANKED) -> Hint:
    """Rank the options of the view's seat, which is to act: the best ``most`` of them, or all.

    The candidates are chosen by a quick pass and then searched alike, so that every ranked option was searched.
    """
    quick = judge(view, distinct(view, options), GLANCE, ())
    searched = candidates(view, quick, most)
    return told(view, judge(view, searched, LOOK, searched), most, left_out=len(quick) - len(searched))


def candidates(view: View, quick: Sequence[Judged], most: int | None = MAX_RANKED) -> list[Decision]:
    """The options to search: the best of the quick pass and the one that gains most at once; or all (``most`` None)."""
    found = [each.decision for each in quick[: None if most is None else max(most, MAX_RANKED)]]
    richest = _richest(view, quick).decision
    return found if richest in found else [*found, richest]


def told(view: View, judged: Sequence[Judged], most: int | None = MAX_RANKED, left_out: int = 0) -> Hint:
    """The hint of evaluated options, best first: at most ``most`` of them (2 or more), or all.

    The tempting option replaces the last one where it ranks below it and its reason is worth showing. ``left_out``
    counts the options that were not searched.
    """
    best, shown = judged[0], list(judged[:most])
    other = _tempting(view, judged)
    if other is not None and other not in shown:
        shown[-1] = other
    ranked = [option(view, each, best) for each in shown]
    return Hint(ranked, None if other is None else shown.index(other), left_out + len(judged) - len(shown))


def _tempting(view: View, judged: Sequence[Judged]) -> Judged | None:
    """The option that gains most at once or, if the best one does, the second; None if its reason says nothing new."""
    if len(judged) == 1:
        return None
    best, richest = judged[0], _richest(view, judged)
    other = judged[1] if richest is best else richest
    return None if echoes(reason(view, other, best), reason(view, best, best)) else other


def _richest(view: View, judged: Sequence[Judged]) -> Judged:
    """The option that gains most points at once; the best one of several."""
    return max(judged, key=lambda each: outcome(view.table, view.seat, each.decision).points)


def option(view: View, judged: Judged, best: Judged) -> HintOption:
    """An option of the view's seat beside the best."""
    alone = len(view.table.sheets) == 1
    win, points = judged.outlook.win, judged.outlook.points
    shape = decision_shape(judged.decision, view.table)
    return HintOption(shape, None if alone else round(win, 6), round(points, 4), reason(view, judged, best))
