"""Reasons: the one fact that best explains why an option is good or bad.

A :class:`Reason` is a key and values. ``Words.why`` renders it with the message ``why-KEY``; the browser does the same
from the JSON. The values are those known to ``details``: a color and a number become the names of row and cell. The
sentences address no one, since hints show them to the deciding player and reviews to others.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from ..formats.schema import OutcomeShape, Shape
from ..game import View
from ..outcomes import outcome
from ..rules import (
    Cross,
    Decision,
    Draw,
    Move,
    Pass,
    Play,
    Sheet,
    Visible,
    cards,
    classic,
    onboard,
    options_of,
    scores_of,
)
from ..rules.sheet import BY_NAME, CROSSES_BEFORE_LAST, LAST, MAX_PENALTIES, PENALTY, can_cross, place, skips
from .evaluation import Evaluation, RankedOption

LIKELY: Final = frozenset((6, 7, 8))
"""The most likely sums of two dice."""
SAME_WIN: Final = 0.0005
SAME_POINTS: Final = 0.05
"""Differences below these are not visible: chances are shown to a tenth of a percent, points to a tenth."""
KEYS: Final = frozenset(
    (
        "above-penalty",
        "announces",
        "announces-behind",
        "announces-early",
        "blocks",
        "bonus",
        "cheap",
        "cheaper-penalty",
        "completes",
        "discard",
        "draw",
        "draw-better",
        "ends-alone",
        "ends-behind",
        "ends-early",
        "ends-tie",
        "ends-win",
        "equal",
        "fifth",
        "free",
        "gives-up",
        "hurries",
        "keeps",
        "later",
        "less",
        "lucky",
        "locks",
        "locks-behind",
        "locks-early",
        "misses",
        "misses-bonus",
        "misses-end",
        "misses-lock",
        "misses-set",
        "moves",
        "nothing",
        "patience",
        "penalty",
        "richer",
        "room",
        "saves-penalty",
        "set",
        "skips",
        "spends",
        "stays",
        "unlucky",
        "waits",
    )
)
"""All keys."""

ECHOES: Final = frozenset(
    (
        ("cheap", "misses"),
        ("cheaper-penalty", "above-penalty"),
        ("completes", "misses-lock"),
        ("discard", "keeps"),
        ("draw", "draw-better"),
        ("ends-win", "misses-end"),
        ("fifth", "misses"),
        ("free", "misses"),
        ("locks", "misses-lock"),
        ("set", "misses-set"),
    )
)
"""Pairs of a reason for the best option and one against another that state the same fact."""


class Reason(Shape, frozen=True):
    """An explanation: the message ``why-KEY`` with these values."""

    key: str
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class _Option:
    """An option with its outcome and the seat's lead after it."""

    decision: Decision
    does: OutcomeShape
    lead: int | None
    """Points ahead of the best opponent; None in a solo game."""

    @property
    def behind(self) -> bool:
        return self.lead is not None and self.lead < 0


def reason(view: View, option: RankedOption, best: RankedOption) -> Reason:
    """The most important fact about an option: why the best one is good, or what another one lacks.

    ``best`` is the best option of the same view. Only what the seat can see is used.
    """
    table, seat = view.table, view.seat
    this, that = _option(table, seat, option.decision), _option(table, seat, best.decision)
    if option.decision == best.decision:
        return _why_good(table, seat, this)
    if _looks_equal(option.evaluation, best.evaluation):
        return _reason("equal")
    return _what_it_lacks(table, seat, this, that)


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
        case pair:
            return pair in ECHOES


def _looks_equal(one: Evaluation, best: Evaluation) -> bool:
    """Whether two evaluations look the same when shown."""
    return abs(one.win - best.win) < SAME_WIN and abs(one.points - best.points) < SAME_POINTS


def _why_good(table: Visible, seat: int, this: _Option) -> Reason:
    does, sheet = this.does, table.sheets[seat]
    if does.ends:
        return _reason(_end(this))
    if does.locks is not None:
        shared = isinstance(table, classic.Position) and this.lead is not None
        return _reason("locks" if shared else "completes", color=does.locks, count=_crosses_after(sheet, this))
    if does.announces and isinstance(this.decision, Move):
        return _reason("announces")
    match this.decision:
        case Draw(places):
            return _reason("draw", numbers=_numbers(_displayed(table, places)))
        case Play(shown, _, ()):
            return _reason("discard", cards=", ".join(map(str, shown)))
        case Pass():
            return _why_pass(table, seat, this)
        case Move():
            if does.crosses:
                return _why_cross(table, seat, this)
            gained = does.points - (PENALTY if does.penalty else 0)
            return _reason("bonus", points=gained) if gained > 0 else _reason("moves")
        case _:
            return _why_cross(table, seat, this)


def _end(this: _Option) -> str:
    if this.lead is None:
        return "ends-alone"
    return "ends-win" if this.lead > 0 else "ends-behind" if this.lead < 0 else "ends-tie"


def _why_cross(table: Visible, seat: int, this: _Option) -> Reason:
    """Why crossing is good: several at once, the fifth of a row, nothing skipped, or a penalty avoided."""
    does, sheet = this.does, table.sheets[seat]
    color, number = does.crosses[-1]
    if len(does.crosses) > 1:
        return _reason("set", count=len(does.crosses), numbers=_numbers(number for _, number in does.crosses))
    if not does.skips:
        before = sheet.rows[BY_NAME[color]].bit_count()
        if before + 1 == CROSSES_BEFORE_LAST:
            return _reason("fifth", color=color, number=number)
        return _reason("free", color=color, number=number)
    if outcome(table, seat, _idle(this.decision)).penalty:
        return _reason("saves-penalty", color=color, number=number, count=len(does.skips))
    return _reason("cheap", color=color, number=number, count=len(does.skips))


def _idle(decision: Decision) -> Decision:
    """The alternative decision that crosses nothing."""
    return Play(decision.cards, decision.color) if isinstance(decision, Play) else Pass()


def _why_pass(table: Visible, seat: int, this: _Option) -> Reason:
    """Why crossing nothing is good."""
    if table.phase == "step3":
        return _reason("stays")
    open_ = _available_crosses(table, seat)
    least = min((len(outcome(table, seat, cross).skips) for cross in open_), default=None)
    if least is None:
        return _reason("nothing")
    if (twice := next((cross for cross in open_ if _comes_again(table, seat, cross)), None)) is not None:
        return _reason("later", color=str(twice.color), number=twice.number)
    if not least:
        return _reason("patience")
    return _reason("cheaper-penalty" if this.does.penalty else "waits", count=least)


def _comes_again(table: Visible, seat: int, cross: Cross) -> bool:
    """Whether the colored dice offer the active seat the same number again, without skipping."""
    if seat != table.active or not isinstance(table, classic.Position) or table.phase != "action1":
        return False
    assert table.dice is not None
    return cross.number in table.dice.sums(cross.color) and not outcome(table, seat, cross).skips


def _available_crosses(table: Visible, seat: int) -> list[Cross]:
    """The crosses available to the seat."""
    return [option for option in options_of(table, seat) if isinstance(option, Cross)]


def _what_it_lacks(table: Visible, seat: int, this: _Option, that: _Option) -> Reason:
    found = _end_reason(table, seat, this, that)
    if found is None and isinstance(this.decision, Draw) and isinstance(that.decision, Draw):
        found = _draw_reason(table, this.decision, that.decision)
    if found is None:
        found = _cross_reason(table, seat, this, that)
    if found is None and isinstance(table, onboard.Position) and table.phase == "step3":
        found = _pawn_reason(this, that)
    if found is None and isinstance(this.decision, Play) and isinstance(that.decision, Play):
        found = _card_reason(this.decision, that.decision)
    return found or _reason("less")


def _end_reason(table: Visible, seat: int, this: _Option, that: _Option) -> Reason | None:
    """Reasons about the end of the game, penalties and locks, which weigh most."""
    does, better, sheet = this.does, that.does, table.sheets[seat]
    if does.ends and not better.ends:
        return _reason("ends-behind" if this.behind else "ends-tie" if this.lead == 0 else "ends-early")
    if better.ends and not does.ends and (that.lead or 0) > 0:
        return _reason("misses-end")
    if does.penalty and not better.penalty:
        return _reason("penalty", count=min(sheet.penalties + 1, MAX_PENALTIES))
    if better.locks is not None and does.locks is None:
        color, number = better.crosses[-1]
        return _reason("misses-lock", color=color, number=number, count=_crosses_after(sheet, that))
    if does.locks is not None and better.locks is None:
        return _reason("locks-behind" if this.behind else "locks-early", color=does.locks)
    if does.announces and not better.announces:
        return _reason("announces-behind" if this.behind else "announces-early")
    return None


def _cross_reason(table: Visible, seat: int, this: _Option, that: _Option) -> Reason | None:
    """Reasons about the number of crosses, what they skip, block and gain."""
    does, better = this.does, that.does
    if set(does.crosses) < set(better.crosses) and does.crosses:
        return _reason("misses-set", count=len(better.crosses), numbers=_numbers(n for _, n in better.crosses))
    if does.crosses and (found := _skip_reason(table, does, better)):
        return found
    if does.crosses and (lost := _blocked(table, seat, this)) is not None:
        color, number = does.crosses[0]
        return _reason("blocks", color=color, number=number, other=lost)
    if len(better.crosses) > len(does.crosses):
        color, number = better.crosses[-1]
        if len(better.crosses) > 1:
            return _reason("misses-set", count=len(better.crosses), numbers=_numbers(n for _, n in better.crosses))
        return _reason("misses", color=color, number=number, count=len(better.skips))
    if better.crosses and does.crosses and better.points > does.points:
        color, number = better.crosses[-1]
        return _reason("richer", color=color, number=number, points=better.points)
    return _room_reason(does, better)


def _room_reason(does: OutcomeShape, better: OutcomeShape) -> Reason | None:
    """Compare single crosses in different rows by the room left to the right of them."""
    if len(does.crosses) != 1 or len(better.crosses) != 1:
        return None
    (color, number), (other, best) = does.crosses[0], better.crosses[0]
    here, there = LAST - place(BY_NAME[color], number), LAST - place(BY_NAME[other], best)
    return _reason("room", color=color, number=number, count=here, other=there) if here + 1 < there else None


def _skip_reason(table: Visible, does: OutcomeShape, better: OutcomeShape) -> Reason | None:
    if len(does.skips) <= len(better.skips) and better.crosses:
        return None
    if not does.skips:
        return None
    color, number = does.crosses[-1]
    count, likely = len(does.skips), [skipped for skipped in does.skips if skipped in LIKELY]
    if better.penalty and not does.penalty:
        return _reason("above-penalty", color=color, number=number, count=count)
    if likely and 2 * len(likely) >= count and isinstance(table, classic.Position):
        return _reason("gives-up", color=color, number=number, numbers=_numbers(likely), count=len(likely))
    return _reason("skips", color=color, number=number, count=count, crosses=len(does.crosses))


def _blocked(table: Visible, seat: int, this: _Option) -> int | None:
    """The number that the colored dice would offer in the same row later in the turn and this cross blocks."""
    active = seat == table.active and isinstance(table, classic.Position) and table.phase == "action1"
    if not active or not isinstance(this.decision, Cross):
        return None
    assert isinstance(table, classic.Position)
    assert table.dice is not None
    color, at = this.decision.color, place(this.decision.color, this.decision.number)
    row = table.sheets[seat].rows[color]
    lost = [number for number in table.dice.sums(color) if place(color, number) < at]
    open_ = [number for number in lost if can_cross(row, place(color, number))]
    return min(open_, key=lambda number: skips(row, place(color, number)), default=None)


def _pawn_reason(this: _Option, that: _Option) -> Reason | None:
    here = this.decision.field if isinstance(this.decision, Move) else 0
    there = that.decision.field if isinstance(that.decision, Move) else 0
    if that.does.points > this.does.points:
        return _reason("misses-bonus", points=that.does.points - this.does.points)
    return _reason("hurries") if here > there else None


def _draw_reason(table: Visible, this: Draw, that: Draw) -> Reason:
    better = list(_displayed(table, that.places))
    for number in _displayed(table, this.places):
        if number in better:
            better.remove(number)
    return _reason("draw-better", numbers=_numbers(better)) if better else _reason("less")


def _card_reason(this: Play, that: Play) -> Reason | None:
    spent = [str(card) for card in this.cards if card not in that.cards]
    kept = [str(card) for card in that.cards if card not in this.cards]
    if spent:
        return _reason("spends", cards=", ".join(spent))
    return _reason("keeps", cards=", ".join(kept)) if kept and this.numbers == that.numbers else None


def _reason(key: str, **args: str | int) -> Reason:
    assert key in KEYS
    return Reason(key, args)


def _option(table: Visible, seat: int, decision: Decision) -> _Option:
    does = outcome(table, seat, decision)
    totals = [score.total for score in scores_of(table)]
    others = totals[:seat] + totals[seat + 1 :]
    return _Option(decision, does, totals[seat] + does.points - max(others) if others else None)


def _crosses_after(sheet: Sheet, this: _Option) -> int:
    """The crosses of the row that an option locks, including the lock."""
    color, _ = this.does.crosses[-1]
    return sheet.rows[BY_NAME[color]].bit_count() + len(this.does.crosses) + 1


def _displayed(table: Visible, places: Sequence[int]) -> list[int]:
    assert isinstance(table, cards.VisiblePosition)
    return [table.display[at] for at in places]


def _numbers(some: Iterable[int]) -> str:
    return ", ".join(map(str, some))
