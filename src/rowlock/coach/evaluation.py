"""What an option is worth: the chance to win and the points it leads to, against players as good as the networks are.

Judged is from a seat's view alone, so neither a hint nor a review can tell what the seat could not know. In a solo game
nobody wins: there the points alone count.
"""

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..game import View
from ..rules import Decision, options_of, scores_of, winners

if TYPE_CHECKING:
    from ..engine.model import Value


@dataclass(frozen=True, slots=True)
class Outlook:
    """What a seat can expect: its chance to win, a tie counted as its share, and its points at the end."""

    win: float
    points: float


@dataclass(frozen=True, slots=True)
class Judged:
    """One option of a seat and what the seat can expect after it."""

    decision: Decision
    outlook: Outlook


Judging = Callable[[View, Sequence[Decision], int, Collection[Decision]], tuple[Judged, ...]]
"""Whoever can tell what options are worth: :func:`judge` says what that is."""


def judge(view: View, options: Sequence[Decision], ms: int = 50, also: Collection[Decision] = ()) -> tuple[Judged, ...]:
    """Every option with its outlook, best first. Thinks for about so many milliseconds; same input, same answer.

    ``ms`` of 0 is the network alone, without search. A search looks at the few options that seem best, and at those
    that are wanted ``also``, which takes its time: only what was looked at alike can be compared to the last per mille.
    The options are those of the view's seat, which is to act.
    """
    from ..engine import evaluate as mind  # noqa: PLC0415 - who asks for nothing does not wait for NumPy and the networks to load

    (value,) = mind.judge_many([view], [options], ms, also=[also])
    order: list[int] = (-value.worth()).argsort(kind="stable").tolist()
    return tuple(Judged(options[at], _outlook(value, at)) for at in order)


def outlook(view: View) -> Outlook:
    """What the view's seat can expect, whoever is to act and whatever is to be rolled; after the end, what it has got.

    While the seat itself is to decide, it is taken to decide best; if it has decided and waits for others, as it did.
    """
    table, seat = view.table, view.seat
    if table.phase == "over":
        scores = scores_of(table)
        best = winners(scores)
        return Outlook(1 / len(best) if seat in best else 0.0, float(scores[seat].total))
    options = options_of(table, seat)
    if not options:
        from ..engine import evaluate as mind  # noqa: PLC0415 - as above

        return _outlook(mind.standing(view), 0)
    judged = judge(view, options, ms=0)
    return next((each for each in judged if each.decision == view.pending), judged[0]).outlook


def _outlook(value: "Value", at: int) -> Outlook:
    return Outlook(min(1.0, max(0.0, float(value.win[at]))), float(value.points[at]))
