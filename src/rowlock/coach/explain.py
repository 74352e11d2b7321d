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
        does, better = self.outcome(this), self.outcome(that)
        if this == that:
            return self._why_good(this, does)
        if abs(here.win - there.win) < SAME_WIN and abs(here.points - there.points) < SAME_POINTS:
            return _reason("equal")
        return (
            self._end_reason(does, better)
            or self._skip_reason(this, does, better)
            or _cross_reason(does, better)
            or self._pawn_reason(this, that)
            or self._card_reason(this, that)
            or _reason("less")
        )

    def _lead_after(self, does: Outcome) -> int | None:
        """Points ahead of the best opponent after an option; None in a solo game."""
        return None if self._lead is None else self._lead + does.points

    # Why the best option is good

    def _why_good(self, this: Decision, does: Outcome) -> Reason:
        lead = self._lead_after(does)
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
                return self._why_pass(does)
            case Move() if not does.crosses:
                gained = does.points - (PENALTY if does.penalty else 0)
                return _reason("bonus", points=gained) if gained > 0 else _reason("moves")
            case _:
                return self._why_cross(this, does)

    def _why_cross(self, this: Decision, does: Outcome) -> Reason:
        """Why crossing is good: several at once, the fifth of a row, nothing skipped, or a penalty avoided."""
        if len(does.crosses) > 1:
            return _set_reason("set", does)
        if not does.skips:
            fifth = self._crosses_after(does) - 1 == CROSSES_BEFORE_LAST
            return _reason("fifth" if fifth else "free", **_cross(does))
        idle = Play(this.cards, this.color) if isinstance(this, Play) else Pass()
        saves = self.outcome(idle).penalty
        return _reason("saves-penalty" if saves else "cheap", **_cross(does), count=len(does.skips))

    def _why_pass(self, does: Outcome) -> Reason:
        """Why crossing nothing is good."""
        if self.table.phase == "step3":
            return _reason("stays")
        crosses = [option for option in self.table.options(self.seat) if isinstance(option, Cross)]
        if not crosses:
            return _reason("nothing")
        skipped = {cross: len(self.outcome(cross).skips) for cross in crosses}
        for cross, count in skipped.items():
            if not count and cross.number in self._coming(cross.color):
                return _reason("later", color=str(cross.color), number=cross.number)
        least = min(skipped.values())
        if not least:
            return _reason("patience")
        return _reason("cheaper-penalty" if does.penalty else "waits", count=least)

    # What another option lacks

    def _end_reason(self, does: Outcome, better: Outcome) -> Reason | None:
        """Reasons about the end of the game, penalties and locks, which weigh most."""
        lead = self._lead_after(does)
        how = "behind" if lead is not None and lead < 0 else "early"
        if does.ends and not better.ends:
            return _reason("ends-tie" if lead == 0 else f"ends-{how}")
        if better.ends and not does.ends and (self._lead_after(better) or 0) > 0:
            return _reason("misses-end")
        if does.penalty and not better.penalty:
            return _reason("penalty", count=min(self.sheet.penalties + 1, MAX_PENALTIES))
        if better.locks is not None and does.locks is None:
            return _reason("misses-lock", **_cross(better), count=self._crosses_after(better))
        if does.locks is not None and better.locks is None:
            return _reason(f"locks-{how}", color=does.locks)
        if does.announces and not better.announces:
            return _reason(f"announces-{how}")
        return None

    def _skip_reason(self, this: Decision, does: Outcome, better: Outcome) -> Reason | None:
        """Reasons about what the crosses of an option skip and block, unless the best one has them all and more."""
        if not does.crosses or set(does.crosses) < set(better.crosses):
            return None
        count, likely = len(does.skips), [skipped for skipped in does.skips if skipped in LIKELY]
        if count and (not better.crosses or count > len(better.skips)):
            if better.penalty and not does.penalty:
                return _reason("above-penalty", **_cross(does), count=count)
            if likely and 2 * len(likely) >= count and self.table.dice is not None:
                return _reason("gives-up", **_cross(does), numbers=_joined(likely), count=len(likely))
            return _reason("skips", **_cross(does), count=count, crosses=len(does.crosses))
        lost = self._blocked(this)
        return None if lost is None else _reason("blocks", **_cross(does), other=lost)

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

    def _card_reason(self, this: Decision, that: Decision) -> Reason | None:
        """Reasons about the cards drawn or played."""
        match this, that:
            case Draw(places), Draw(better):
                missed = self._displayed(better)
                for number in self._displayed(places):
                    if number in missed:
                        missed.remove(number)
                return _reason("draw-better", numbers=_joined(missed)) if missed else None
            case Play(shown, _, crossed), Play(wanted, _, wanted_crossed):
                spent = [card for card in shown if card not in wanted]
                kept = [card for card in wanted if card not in shown]
                if spent:
                    return _reason("spends", cards=_joined(spent))
                return _reason("keeps", cards=_joined(kept)) if kept and crossed == wanted_crossed else None
            case _:
                return None

    # The table

    def _coming(self, color: Color) -> Sequence[int]:
        """The numbers of a row that the colored dice offer the seat later in the turn."""
        table = self.table
        if table.dice is None or table.phase != "action1" or table.active != self.seat:
            return ()
        return table.dice.sums(color)

    def _crosses_after(self, does: Outcome) -> int:
        """The crosses of an option's row after it, and one for its lock."""
        color, _ = does.crosses[-1]
        return self.sheet.rows[BY_NAME[color]].bit_count() + len(does.crosses) + 1

    def _displayed(self, places: Sequence[int]) -> list[int]:
        display = cast("cards.VisiblePosition", self.table).display  # only the card game has draws
        return [display[at] for at in places]


def _cross_reason(does: Outcome, better: Outcome) -> Reason | None:
    """Reasons about the number of crosses, their points and the room left to the right of them."""
    if not better.crosses:
        return None
    if len(better.crosses) > len(does.crosses):
        if len(better.crosses) > 1:
            return _set_reason("misses-set", better)
        return _reason("misses", **_cross(better), count=len(better.skips))
    if better.points > does.points:
        return _reason("richer", **_cross(better), points=better.points)
    if len(does.crosses) == 1:
        here, there = (LAST - place(BY_NAME[color], number) for color, number in does.crosses + better.crosses)
        return _reason("room", **_cross(does), count=here, other=there) if here + 1 < there else None
    return None


def _reason(key: str, **args: str | int) -> Reason:
    assert key in KEYS
    return Reason(key, args)


def _cross(does: Outcome) -> dict[str, Any]:
    """The last cross of an option."""
    color, number = does.crosses[-1]
    return {"color": color, "number": number}


def _set_reason(key: str, does: Outcome) -> Reason:
    """A reason about the crosses of an option that makes several."""
    return _reason(key, count=len(does.crosses), numbers=_joined(number for _, number in does.crosses))


def _joined(some: Iterable[object]) -> str:
    return ", ".join(map(str, some))
