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
    """What the options of the view's seat, which is to act, are worth: at most so many of them, or all."""
    some = distinct(view, options)
    # what is shown side by side has to be looked at alike
    glance = [each.decision for each in judge(view, some, GLANCE, ())]
    return told(view, judge(view, some, LOOK, glance[:MAX_RANKED]), most)


def told(view: View, judged: Sequence[Judged], most: int | None = MAX_RANKED) -> Hint:
    """What options are worth that are judged, best first: at most so many of them, or all."""
    best, shown = judged[0], list(judged[:most])
    tempting = None
    if len(judged) > 1:
        # of those that bring the same, the first one is the best
        richest = max(judged, key=lambda each: outcome(view.table, view.seat, each.decision).points)
        other = judged[1] if richest is best else richest
        if other not in shown:
            shown[-1] = other
        tempting = shown.index(other)
    ranked = [option(view, each, best) for each in shown]
    if tempting is not None and echoes(ranked[tempting].reason, ranked[0].reason):
        tempting = None
    return Hint(ranked, tempting, len(judged) - len(shown))


def option(view: View, judged: Judged, best: Judged) -> HintOption:
    """An option of the view's seat beside the best."""
    alone = len(view.table.sheets) == 1
    win, points = judged.outlook.win, judged.outlook.points
    shape = decision_shape(judged.decision, view.table)
    return HintOption(shape, None if alone else round(win, 6), round(points, 4), reason(view, judged, best))
