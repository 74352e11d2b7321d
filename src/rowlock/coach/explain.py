"""Why an option is good or bad, as one fact: what a friend would say who looks over the shoulder.

A :class:`Reason` is a key and values. ``Words.why`` makes the sentence of it (the message is ``why-`` and the key), and
the browser does the same from the JSON, since the values are those that ``details`` knows: a color and a number of it
become the name of the row and of the cell. Sentences speak of the decision and of nobody: they are said to who decides
as a hint, and of others in a review.
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
"""The sums that two dice show most."""
SAME_WIN: Final = 0.0005
SAME_POINTS: Final = 0.05
"""What is closer is as good: chances are shown by the tenth of a percent, points by the tenth."""
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
"""Every key there is."""

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
"""Why an option is the best, and what another one lacks: the same fact, once from each side."""


class Reason(Shape, frozen=True):
    """A sentence to be said: the message ``why-KEY`` with these values."""

    key: str
    args: dict[str, str | int]


@dataclass(frozen=True, slots=True)
class _Option:
    """An option with what it does, and how its seat would stand against the best of the others."""

    decision: Decision
    does: OutcomeShape
    lead: int | None
    """Points ahead of the best of the others; None in a solo game."""

    @property
    def behind(self) -> bool:
        return self.lead is not None and self.lead < 0


def reason(view: View, option: RankedOption, best: RankedOption) -> Reason:
    """The fact that matters most about an option: of the best one why it is good, of another what it lacks.

    ``option`` is the option to be explained and ``best`` the best one of the same view. Only what the seat can see is
    used.
    """
    table, seat = view.table, view.seat
    this, that = _option(table, seat, option.decision), _option(table, seat, best.decision)
    if option.decision == best.decision:
        return _praise(table, seat, this)
    return _say("equal") if _as_good(option.evaluation, best.evaluation) else _blame(table, seat, this, that)


def echoes(this: Reason, best: Reason) -> bool:
    """Whether what an option lacks only says again why the best one is good.

    One beside the other, as in a hint, the second is a repetition; alone, as in a review, each is worth telling.
    """
    match best.key, this.key:
        case _, "less":
            return True
        case ("saves-penalty", "penalty"):
            return this.args["count"] != MAX_PENALTIES - 1  # that one more ends the game is news
        case ("bonus", "misses-bonus"):
            return this.args == best.args
        case ("waits", "skips"):
            return this.args["count"] == best.args["count"]
        case pair:
            return pair in ECHOES


def _as_good(one: Evaluation, best: Evaluation) -> bool:
    """Whether nobody could tell them apart by what is shown."""
    return abs(one.win - best.win) < SAME_WIN and abs(one.points - best.points) < SAME_POINTS


# Why the best option is good


def _praise(table: Visible, seat: int, this: _Option) -> Reason:
    does, sheet = this.does, table.sheets[seat]
    if does.ends:
        return _say(_end(this))
    if does.locks is not None:
        shared = isinstance(table, classic.Position) and this.lead is not None
        return _say("locks" if shared else "completes", color=does.locks, count=_crosses_after(sheet, this))
    if does.announces and isinstance(this.decision, Move):
        return _say("announces")
    match this.decision:
        case Draw(places):
            return _say("draw", numbers=_numbers(_displayed(table, places)))
        case Play(shown, _, ()):
            return _say("discard", cards=", ".join(map(str, shown)))
        case Pass():
            return _waiting(table, seat, this)
        case Move():
            if does.crosses:
                return _crossing(table, seat, this)
            gained = does.points - (PENALTY if does.penalty else 0)
            return _say("bonus", points=gained) if gained > 0 else _say("moves")
        case _:
            return _crossing(table, seat, this)


def _end(this: _Option) -> str:
    if this.lead is None:
        return "ends-alone"
    return "ends-win" if this.lead > 0 else "ends-behind" if this.lead < 0 else "ends-tie"


def _crossing(table: Visible, seat: int, this: _Option) -> Reason:
    """Why it is good to cross: many at once, the fifth of a row, nothing given up, or a penalty saved."""
    does, sheet = this.does, table.sheets[seat]
    color, number = does.crosses[-1]
    if len(does.crosses) > 1:
        return _say("set", count=len(does.crosses), numbers=_numbers(number for _, number in does.crosses))
    if not does.skips:
        before = sheet.rows[BY_NAME[color]].bit_count()
        if before + 1 == CROSSES_BEFORE_LAST:
            return _say("fifth", color=color, number=number)
        return _say("free", color=color, number=number)
    if outcome(table, seat, _idle(this.decision)).penalty:
        return _say("saves-penalty", color=color, number=number, count=len(does.skips))
    return _say("cheap", color=color, number=number, count=len(does.skips))


def _idle(decision: Decision) -> Decision:
    """The decision that crosses nothing instead."""
    return Play(decision.cards, decision.color) if isinstance(decision, Play) else Pass()


def _waiting(table: Visible, seat: int, this: _Option) -> Reason:
    """Why it is good to cross nothing."""
    if table.phase == "step3":
        return _say("stays")
    open_ = _white_or_colored(table, seat)
    least = min((len(outcome(table, seat, cross).skips) for cross in open_), default=None)
    if least is None:
        return _say("nothing")
    if (twice := next((cross for cross in open_ if _comes_again(table, seat, cross)), None)) is not None:
        return _say("later", color=str(twice.color), number=twice.number)
    if not least:
        return _say("patience")
    return _say("cheaper-penalty" if this.does.penalty else "waits", count=least)


def _comes_again(table: Visible, seat: int, cross: Cross) -> bool:
    """Whether the colored dice give the same number to the active player once more, and it skips nothing."""
    if seat != table.active or not isinstance(table, classic.Position) or table.phase != "action1":
        return False
    assert table.dice is not None
    return cross.number in table.dice.sums(cross.color) and not outcome(table, seat, cross).skips


def _white_or_colored(table: Visible, seat: int) -> list[Cross]:
    """The crosses that the seat could make now."""
    return [option for option in options_of(table, seat) if isinstance(option, Cross)]


# What another option lacks


def _blame(table: Visible, seat: int, this: _Option, that: _Option) -> Reason:
    found = _about_the_end(table, seat, this, that)
    if found is None and isinstance(this.decision, Draw) and isinstance(that.decision, Draw):
        found = _about_draws(table, this.decision, that.decision)
    if found is None:
        found = _about_crosses(table, seat, this, that)
    if found is None and isinstance(table, onboard.Position) and table.phase == "step3":
        found = _about_the_pawn(this, that)
    if found is None and isinstance(this.decision, Play) and isinstance(that.decision, Play):
        found = _about_cards(this.decision, that.decision)
    return found or _say("less")


def _about_the_end(table: Visible, seat: int, this: _Option, that: _Option) -> Reason | None:
    """The end of the game, penalties and locks: what weighs most."""
    does, better, sheet = this.does, that.does, table.sheets[seat]
    if does.ends and not better.ends:
        return _say("ends-behind" if this.behind else "ends-tie" if this.lead == 0 else "ends-early")
    if better.ends and not does.ends and (that.lead or 0) > 0:
        return _say("misses-end")
    if does.penalty and not better.penalty:
        return _say("penalty", count=min(sheet.penalties + 1, MAX_PENALTIES))
    if better.locks is not None and does.locks is None:
        color, number = better.crosses[-1]
        return _say("misses-lock", color=color, number=number, count=_crosses_after(sheet, that))
    if does.locks is not None and better.locks is None:
        return _say("locks-behind" if this.behind else "locks-early", color=does.locks)
    if does.announces and not better.announces:
        return _say("announces-behind" if this.behind else "announces-early")
    return None


def _about_crosses(table: Visible, seat: int, this: _Option, that: _Option) -> Reason | None:
    """How many crosses, what they skip, what they shut out and what they bring."""
    does, better = this.does, that.does
    if set(does.crosses) < set(better.crosses) and does.crosses:
        return _say("misses-set", count=len(better.crosses), numbers=_numbers(n for _, n in better.crosses))
    if does.crosses and (found := _about_skips(table, does, better)):
        return found
    if does.crosses and (lost := _blocked(table, seat, this)) is not None:
        color, number = does.crosses[0]
        return _say("blocks", color=color, number=number, other=lost)
    if len(better.crosses) > len(does.crosses):
        color, number = better.crosses[-1]
        if len(better.crosses) > 1:
            return _say("misses-set", count=len(better.crosses), numbers=_numbers(n for _, n in better.crosses))
        return _say("misses", color=color, number=number, count=len(better.skips))
    if better.crosses and does.crosses and better.points > does.points:
        color, number = better.crosses[-1]
        return _say("richer", color=color, number=number, points=better.points)
    return _about_room(does, better)


def _about_room(does: OutcomeShape, better: OutcomeShape) -> Reason | None:
    """One cross against one in another row: how much of the row is left to the right of it."""
    if len(does.crosses) != 1 or len(better.crosses) != 1:
        return None
    (color, number), (other, best) = does.crosses[0], better.crosses[0]
    here, there = LAST - place(BY_NAME[color], number), LAST - place(BY_NAME[other], best)
    return _say("room", color=color, number=number, count=here, other=there) if here + 1 < there else None


def _about_skips(table: Visible, does: OutcomeShape, better: OutcomeShape) -> Reason | None:
    if len(does.skips) <= len(better.skips) and better.crosses:
        return None
    if not does.skips:
        return None
    color, number = does.crosses[-1]
    count, likely = len(does.skips), [skipped for skipped in does.skips if skipped in LIKELY]
    if better.penalty and not does.penalty:
        return _say("above-penalty", color=color, number=number, count=count)
    if likely and 2 * len(likely) >= count and isinstance(table, classic.Position):
        return _say("gives-up", color=color, number=number, numbers=_numbers(likely), count=len(likely))
    return _say("skips", color=color, number=number, count=count, crosses=len(does.crosses))


def _blocked(table: Visible, seat: int, this: _Option) -> int | None:
    """The number that the colored dice would give in the same row later in the turn, and that this cross shuts out."""
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


def _about_the_pawn(this: _Option, that: _Option) -> Reason | None:
    here = this.decision.field if isinstance(this.decision, Move) else 0
    there = that.decision.field if isinstance(that.decision, Move) else 0
    if that.does.points > this.does.points:
        return _say("misses-bonus", points=that.does.points - this.does.points)
    return _say("hurries") if here > there else None


def _about_draws(table: Visible, this: Draw, that: Draw) -> Reason:
    better = list(_displayed(table, that.places))
    for number in _displayed(table, this.places):
        if number in better:
            better.remove(number)
    return _say("draw-better", numbers=_numbers(better)) if better else _say("less")


def _about_cards(this: Play, that: Play) -> Reason | None:
    spent = [str(card) for card in this.cards if card not in that.cards]
    kept = [str(card) for card in that.cards if card not in this.cards]
    if spent:
        return _say("spends", cards=", ".join(spent))
    return _say("keeps", cards=", ".join(kept)) if kept and this.numbers == that.numbers else None


# What they are made of


def _say(key: str, **args: str | int) -> Reason:
    assert key in KEYS
    return Reason(key, args)


def _option(table: Visible, seat: int, decision: Decision) -> _Option:
    does = outcome(table, seat, decision)
    totals = [score.total for score in scores_of(table)]
    others = totals[:seat] + totals[seat + 1 :]
    return _Option(decision, does, totals[seat] + does.points - max(others) if others else None)


def _crosses_after(sheet: Sheet, this: _Option) -> int:
    """The crosses of the row that an option locks, with the lock."""
    color, _ = this.does.crosses[-1]
    return sheet.rows[BY_NAME[color]].bit_count() + len(this.does.crosses) + 1


def _displayed(table: Visible, places: Sequence[int]) -> list[int]:
    assert isinstance(table, cards.VisiblePosition)
    return [table.display[at] for at in places]


def _numbers(some: Iterable[int]) -> str:
    return ", ".join(map(str, some))
