"""Reasons: the one fact that best explains why an option is good or bad.

A :class:`Reason` is a key and values. ``Words.why`` renders it with the message ``why-KEY``; the browser does the same
from the JSON. The values are those known to ``details``: a color and a number become the names of row and cell. The
sentences address no one, since hints show them to the deciding player and reviews to others.
"""

from collections.abc import Iterable, Sequence
from functools import cache, partial
from typing import Any, Final, cast

from ..formats.schema import Shape
from ..game import View
from ..rules import Color, Cross, Decision, Draw, Move, Outcome, Pass, Play, cards
from ..rules.sheet import BY_NAME, CROSSES_BEFORE_LAST, LAST, MAX_PENALTIES, PENALTY, can_cross, place, skips
from .evaluation import RankedOption

LIKELY: Final = frozenset((6, 7, 8))
"""The most likely sums of two dice."""
SAME_WIN: Final = 0.0005
SAME_POINTS: Final = 0.05
"""Differences below these are not visible: chances are shown to a tenth of a percent, points to a tenth."""
KEYS: Final = frozenset(
    """
    above-penalty announces announces-behind announces-early blocks bonus cheap cheaper-penalty completes discard draw
    draw-better ends-alone ends-behind ends-early ends-tie ends-win equal fifth free gives-up hurries keeps later less
    locks locks-behind locks-early lucky misses misses-bonus misses-end misses-lock misses-set moves nothing patience
    penalty richer room saves-penalty set skips spends stays unlucky waits
    """.split()  # noqa: SIM905 - a list of literals would take a line each
)
ECHOES: Final = {
    "cheap": "misses",
    "cheaper-penalty": "above-penalty",
    "completes": "misses-lock",
    "discard": "keeps",
    "draw": "draw-better",
    "ends-win": "misses-end",
    "fifth": "misses",
    "free": "misses",
    "locks": "misses-lock",
    "set": "misses-set",
}
"""Reasons for the best option, with the reason against another that states the same fact."""


class Reason(Shape, frozen=True):
    """An explanation: the message ``why-KEY`` with these values."""

    key: str
    args: dict[str, str | int]


def echoes(this: Reason, best: Reason) -> bool:
    """Whether the reason against an option only repeats the reason for the best one.

    Side by side, as in a hint, the second is redundant; alone, as in a review, each is informative.
    """
    match best.key, this.key:
        case _, "less":
            return True
        case ("saves-penalty", "penalty"):
            return this.args["count"] != MAX_PENALTIES - 1  # that one more ends the game is new
        case ("bonus", "misses-bonus"):
            return this.args == best.args
        case ("waits", "skips"):
            return this.args["count"] == best.args["count"]
        case _:
            return ECHOES.get(best.key) == this.key


class Explainer:
    """Explains the options of a view. Uses only what the seat can see; previews each option once."""

    def __init__(self, view: View) -> None:
        self.table, self.seat, self.sheet = view.table, view.seat, view.table.sheets[view.seat]
        self.outcome = cache(partial(view.table.outcome, view.seat))
        totals = [score.total for score in self.table.scores()]
        own = totals.pop(self.seat)
        self._lead = own - max(totals) if totals else None

    def reason(self, option: RankedOption, best: RankedOption) -> Reason:
        """The most important fact about an option: why the best one is good, or what another one lacks."""
        this, that, here, there = option.decision, best.decision, option.evaluation, best.evaluation
        if this == that:
            return self._why_good(this)
        if abs(here.win - there.win) < SAME_WIN and abs(here.points - there.points) < SAME_POINTS:
            return _reason("equal")
        return (
            self._end_reason(this, that)
            or self._draw_reason(this, that)
            or self._cross_reason(this, that)
            or self._pawn_reason(this, that)
            or _card_reason(this, that)
            or _reason("less")
        )

    def _lead_after(self, decision: Decision) -> int | None:
        """Points ahead of the best opponent after an option; None in a solo game."""
        return None if self._lead is None else self._lead + self.outcome(decision).points

    # Why the best option is good

    def _why_good(self, this: Decision) -> Reason:
        does, lead = self.outcome(this), self._lead_after(this)
        match this:
            case _ if does.ends:
                how = "alone" if lead is None else "win" if lead > 0 else "behind" if lead else "tie"
                return _reason(f"ends-{how}")
            case _ if does.locks is not None:
                shared = self.table.dice is not None and lead is not None  # cards: a lock is for one seat
                return _reason("locks" if shared else "completes", color=does.locks, count=self._crosses_after(does))
            case Move() if does.announces:
                return _reason("announces")
            case Draw(places):
                return _reason("draw", numbers=_joined(self._displayed(places)))
            case Play(shown, _, ()):
                return _reason("discard", cards=_joined(shown))
            case Pass():
                return self._why_pass(this)
            case Move() if not does.crosses:
                gained = does.points - (PENALTY if does.penalty else 0)
                return _reason("bonus", points=gained) if gained > 0 else _reason("moves")
            case _:
                return self._why_cross(this)

    def _why_cross(self, this: Decision) -> Reason:
        """Why crossing is good: several at once, the fifth of a row, nothing skipped, or a penalty avoided."""
        does = self.outcome(this)
        color, number = does.crosses[-1]
        if len(does.crosses) > 1:
            return _reason("set", **_set(does))
        if not does.skips:
            fifth = self.sheet.rows[BY_NAME[color]].bit_count() + 1 == CROSSES_BEFORE_LAST
            return _reason("fifth" if fifth else "free", color=color, number=number)
        idle = Play(this.cards, this.color) if isinstance(this, Play) else Pass()
        saves = self.outcome(idle).penalty
        return _reason("saves-penalty" if saves else "cheap", color=color, number=number, count=len(does.skips))

    def _why_pass(self, this: Decision) -> Reason:
        """Why crossing nothing is good."""
        if self.table.phase == "step3":
            return _reason("stays")
        skipped = {
            cross: len(self.outcome(cross).skips) for cross in self.table.options(self.seat) if isinstance(cross, Cross)
        }
        if not skipped:
            return _reason("nothing")
        for cross, count in skipped.items():
            if not count and cross.number in self._coming(cross.color):
                return _reason("later", color=str(cross.color), number=cross.number)
        least = min(skipped.values())
        if not least:
            return _reason("patience")
        return _reason("cheaper-penalty" if self.outcome(this).penalty else "waits", count=least)

    # What another option lacks

    def _end_reason(self, this: Decision, that: Decision) -> Reason | None:
        """Reasons about the end of the game, penalties and locks, which weigh most."""
        does, better, lead = self.outcome(this), self.outcome(that), self._lead_after(this)
        how = "behind" if lead is not None and lead < 0 else "early"
        if does.ends and not better.ends:
            return _reason("ends-tie" if lead == 0 else f"ends-{how}")
        if better.ends and not does.ends and (self._lead_after(that) or 0) > 0:
            return _reason("misses-end")
        if does.penalty and not better.penalty:
            return _reason("penalty", count=min(self.sheet.penalties + 1, MAX_PENALTIES))
        if better.locks is not None and does.locks is None:
            color, number = better.crosses[-1]
            return _reason("misses-lock", color=color, number=number, count=self._crosses_after(better))
        if does.locks is not None and better.locks is None:
            return _reason(f"locks-{how}", color=does.locks)
        if does.announces and not better.announces:
            return _reason(f"announces-{how}")
        return None

    def _cross_reason(self, this: Decision, that: Decision) -> Reason | None:
        """Reasons about the number of crosses, what they skip, block and gain."""
        does, better = self.outcome(this), self.outcome(that)
        if does.crosses:
            if set(does.crosses) < set(better.crosses):
                return _reason("misses-set", **_set(better))
            if found := self._skip_reason(does, better):
                return found
            if (lost := self._blocked(this)) is not None:
                color, number = does.crosses[0]
                return _reason("blocks", color=color, number=number, other=lost)
        if not better.crosses:
            return None
        color, number = better.crosses[-1]
        if len(better.crosses) > len(does.crosses):
            if len(better.crosses) > 1:
                return _reason("misses-set", **_set(better))
            return _reason("misses", color=color, number=number, count=len(better.skips))
        if does.crosses and better.points > does.points:
            return _reason("richer", color=color, number=number, points=better.points)
        return _room_reason(does, better)

    def _skip_reason(self, does: Outcome, better: Outcome) -> Reason | None:
        count = len(does.skips)
        if not count or (better.crosses and count <= len(better.skips)):
            return None
        color, number = does.crosses[-1]
        likely = [skipped for skipped in does.skips if skipped in LIKELY]
        if better.penalty and not does.penalty:
            return _reason("above-penalty", color=color, number=number, count=count)
        if likely and 2 * len(likely) >= count and self.table.dice is not None:
            return _reason("gives-up", color=color, number=number, numbers=_joined(likely), count=len(likely))
        return _reason("skips", color=color, number=number, count=count, crosses=len(does.crosses))

    def _blocked(self, decision: Decision) -> int | None:
        """The number that the colored dice would offer in the same row later in the turn and a cross blocks."""
        if not isinstance(decision, Cross):
            return None
        color, row = decision.color, self.sheet.rows[decision.color]
        places = {number: place(color, number) for number in self._coming(color)}
        lost = [number for number, at in places.items() if at < place(color, decision.number) and can_cross(row, at)]
        return min(lost, key=lambda number: skips(row, places[number]), default=None)

    def _pawn_reason(self, this: Decision, that: Decision) -> Reason | None:
        if self.table.phase != "step3":
            return None
        gap = self.outcome(that).points - self.outcome(this).points
        if gap > 0:
            return _reason("misses-bonus", points=gap)
        here, there = (each.field if isinstance(each, Move) else 0 for each in (this, that))
        return _reason("hurries") if here > there else None

    def _draw_reason(self, this: Decision, that: Decision) -> Reason | None:
        if not isinstance(this, Draw) or not isinstance(that, Draw):
            return None
        better = self._displayed(that.places)
        for number in self._displayed(this.places):
            if number in better:
                better.remove(number)
        return _reason("draw-better", numbers=_joined(better)) if better else None

    # The table

    def _coming(self, color: Color) -> Sequence[int]:
        """The numbers of a row that the colored dice offer the seat later in the turn."""
        table = self.table
        if table.dice is None or table.phase != "action1" or table.active != self.seat:
            return ()
        return table.dice.sums(color)

    def _crosses_after(self, does: Outcome) -> int:
        """The crosses of the row that an option locks, including the lock."""
        color, _ = does.crosses[-1]
        return self.sheet.rows[BY_NAME[color]].bit_count() + len(does.crosses) + 1

    def _displayed(self, places: Sequence[int]) -> list[int]:
        display = cast("cards.VisiblePosition", self.table).display  # only the card game has draws
        return [display[at] for at in places]


def _room_reason(does: Outcome, better: Outcome) -> Reason | None:
    """Compare single crosses in different rows by the room left to the right of them."""
    if len(does.crosses) != 1 or len(better.crosses) != 1:
        return None
    (color, number), (other, best) = does.crosses[0], better.crosses[0]
    here, there = LAST - place(BY_NAME[color], number), LAST - place(BY_NAME[other], best)
    return _reason("room", color=color, number=number, count=here, other=there) if here + 1 < there else None


def _card_reason(this: Decision, that: Decision) -> Reason | None:
    if not isinstance(this, Play) or not isinstance(that, Play):
        return None
    spent = [card for card in this.cards if card not in that.cards]
    kept = [card for card in that.cards if card not in this.cards]
    if spent:
        return _reason("spends", cards=_joined(spent))
    return _reason("keeps", cards=_joined(kept)) if kept and this.numbers == that.numbers else None


def _reason(key: str, **args: str | int) -> Reason:
    assert key in KEYS
    return Reason(key, args)


def _set(does: Outcome) -> dict[str, Any]:
    """The crosses of an option that makes several."""
    return {"count": len(does.crosses), "numbers": _joined(number for _, number in does.crosses)}


def _joined(some: Iterable[object]) -> str:
    return ", ".join(map(str, some))
