"""Rules of the dice game, for two to five players or one player solo.

The active player rolls two white and four colored dice. Action 1: every player may cross the white sum in one row.
Action 2: the active player may cross one white die plus one colored die in the row of that color. An active player who
crosses nothing in either action takes a penalty. A row's last number needs five crosses and locks the row for all; the
second locked row, or a player's fourth penalty, ends the game at once.

====== ============================== ===============================
option values                         meaning
====== ============================== ===============================
start  a seat, by lot if not given    the first active seat (B7, AB1)
solo   a bool, False if not given     one player, always active
====== ============================== ===============================

======= ===================== ======== =========================================
phase   decisions             chance   then
======= ===================== ======== =========================================
roll    none                  dice     action1
action1 every seat            none     action2, or over if two rows are locked
action2 the active seat       none     roll for the next seat, or over
over    none                  none     nothing
======= ===================== ======== =========================================
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from operator import itemgetter
from typing import Any, Final

from . import moves
from .dice import Dice
from .errors import IllegalMove, IllegalSetup
from .moves import CROSSES, PASS, Cross, Decision, Pass
from .outcome import Outcome, sheet_outcome
from .protocol import (
    NO_DECISIONS,
    Chance,
    ChanceKind,
    Decisions,
    Random,
    Visible,
    check_each,
    check_players,
    check_seats,
)
from .protocol import Position as BasePosition
from .sheet import (
    CROSSES_BEFORE_LAST,
    LAST,
    MAX_PENALTIES,
    NAMES,
    NUMBERS,
    RED,
    Color,
    Score,
    Sheet,
    can_cross,
    place,
    skips,
)

NAME: Final = "classic"
PLAYERS: Final = range(2, 6)
SOLO_PLAYERS: Final = 1
"""Number of players in a solo game."""
OPTIONS: Final = frozenset(("solo",))
ROWS_TO_END: Final = 2
parse = moves.parse


@dataclass(frozen=True, slots=True)
class Position(BasePosition):
    """Full state of the game. ``closed`` is a bit mask of locked rows; ``dice`` holds only dice still in the game."""

    sheets: tuple[Sheet, ...]
    active: int = 0
    turn: int = 1
    phase: str = "roll"
    dice: Dice | None = None
    closed: int = 0
    active_crossed: bool = False
    end_reason: str | None = None


def new(players: int, start: int = 0, solo: bool = False) -> Position:
    """Initial position, before the first roll. ``solo`` requires exactly one player, who is always active."""
    if solo and players != SOLO_PLAYERS:
        raise IllegalSetup("bad_solo", "B3")
    check_players(NAME, players, range(SOLO_PLAYERS, SOLO_PLAYERS + 1) if solo else PLAYERS, start, "B3")
    return Position((Sheet(),) * players, start)


def setup(position: Position) -> dict[str, Any]:
    return {"solo": len(position.sheets) == SOLO_PLAYERS}


def dealt(options: Mapping[str, Any], random: Random) -> dict[str, Any]:
    """Nothing: chance decides the first seat only."""
    return {}


def to_act(position: Position) -> tuple[int, ...]:
    if position.phase == "action1":
        return tuple(range(len(position.sheets)))
    return (position.active,) if position.phase == "action2" else ()


def chance(position: Position) -> ChanceKind | None:
    return "dice" if position.phase == "roll" else None


def draw(position: Position, random: Random) -> Chance:
    return random.dice().without(position.closed)


def options(position: Position, seat: int) -> Sequence[Decision]:
    dice = position.dice
    if dice is not None:
        if position.phase == "action1":
            return white_options(position.sheets[seat], position.closed, dice.white_sum)
        if position.phase == "action2" and seat == position.active:
            return color_options(position.sheets[seat], dice)
    return ()


def apply(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    check_dice_step(position, to_act(position), decisions, chance)
    check_each(decisions, lambda seat, decision: check_cross(position, seat, decision))
    return apply_unchecked(position, decisions, chance)


def apply_unchecked(position: Position, decisions: Decisions = NO_DECISIONS, chance: Chance | None = None) -> Position:
    active, turn, phase = position.active, position.turn, position.phase
    if phase == "roll":
        assert isinstance(chance, Dice)
        dice = chance.without(position.closed)
        return Position(position.sheets, active, turn, "action1", dice, position.closed)
    sheets, closed, crossed = make_crosses(position, decisions)
    if closed != position.closed and closed.bit_count() >= ROWS_TO_END:
        return Position(sheets, active, turn, "over", None, closed, crossed, "two_rows_locked")
    if phase == "action1":
        assert position.dice is not None
        return Position(sheets, active, turn, "action2", position.dice.without(closed), closed, crossed)
    if not crossed:
        sheets = with_penalty(sheets, active)
        if sheets[active].penalties >= MAX_PENALTIES:
            return Position(sheets, active, turn, "over", None, closed, crossed, "four_penalties")
    return Position(sheets, (active + 1) % len(sheets), turn + 1, "roll", None, closed)


def scores(position: Visible) -> tuple[Score, ...]:
    return tuple(sheet.score() for sheet in position.sheets)


def view(position: Position, seat: int | None) -> Position:
    """The whole position: everything is public."""
    return position


def resampled(position: Position, seat: int, random: Random) -> Position:
    """The position itself: nothing is hidden."""
    return position


def reshuffled(position: Position, random: Random) -> Position:
    """The position itself: there are no piles."""
    return position


def outcome(position: Position, seat: int, option: Decision) -> Outcome:
    return cross_outcome(position, seat, option, last=position.phase == "action2")


# Shared with On Board, where the same rules apply to the sheet (O2).


def white_options(sheet: Sheet, closed: int, number: int) -> Sequence[Decision]:
    """Pass, or cross the common number in any one open row (B9, B10)."""
    found = [
        (skips(row, at), CROSSES[color][number])
        for color, row in enumerate(sheet.rows)
        if not closed >> color & 1 and can_cross(row, at := place(color, number))
    ]
    return pass_first(found)


def color_options(sheet: Sheet, dice: Dice) -> Sequence[Decision]:
    """Pass, or cross a white die plus a colored one in the row of its color (B11). A closed row has no die (B20)."""
    found = [
        (skips(row, at), CROSSES[color][number])
        for color, row in enumerate(sheet.rows)
        for number in dice.sums(color)
        if can_cross(row, at := place(color, number))
    ]
    return pass_first(found)


def cross_outcome(position: Position, seat: int, option: Decision, *, last: bool) -> Outcome:
    """Effects of a pass or cross in the ``last`` action of a turn or an earlier one."""
    if not isinstance(option, Cross):
        return dice_outcome(position, seat, RED, (), last=last)
    color, number, dice = option.color, option.number, position.dice
    assert dice is not None
    one, other = dice.white
    uses = ("white", one), ("white", other)
    if position.phase != "action1":  # the first white die if either would do
        face = dice.colors[color]
        uses = ("white", one if one + face == number else other), (NAMES[color], face)
    return dice_outcome(position, seat, color, (number,), last=last)._replace(uses=uses)


def dice_outcome(position: Position, seat: int, color: int, numbers: tuple[int, ...], *, last: bool) -> Outcome:
    """Effects of crossing numbers in the ``last`` action of a turn or an earlier one (B13, B19, B24)."""
    threatened = last and seat == position.active and not position.active_crossed
    last_lock = position.closed.bit_count() + 1 >= ROWS_TO_END
    return sheet_outcome(position.sheets[seat], color, numbers, last_lock=last_lock, threatened=threatened)


def pass_first(found: list[tuple[int, Cross]]) -> Sequence[Decision]:
    """Pass, then the crosses ordered by numbers skipped, then by row from top to bottom."""
    if len(found) > 1:
        found.sort(key=itemgetter(0))
    return [PASS, *[cross for _, cross in found]]


def make_crosses(position: Position, decisions: Decisions) -> tuple[tuple[Sheet, ...], int, bool]:
    """Apply the simultaneous crosses of an action (B21): sheets, closed rows, whether the active seat has crossed."""
    sheets, closed, crossed = list(position.sheets), position.closed, position.active_crossed
    for seat, decision in decisions.items():
        if isinstance(decision, Cross):
            at = place(decision.color, decision.number)
            sheets[seat] = sheets[seat].crossing(decision.color, at)
            if at == LAST:
                closed |= 1 << decision.color
            crossed = crossed or seat == position.active
    return tuple(sheets), closed, crossed


def with_penalty(sheets: tuple[Sheet, ...], seat: int) -> tuple[Sheet, ...]:
    return (*sheets[:seat], sheets[seat].penalized(), *sheets[seat + 1 :])


def check_dice_step(position: Position, to_act: tuple[int, ...], decisions: Decisions, chance: Chance | None) -> None:
    """Raise IllegalMove for decisions of wrong seats, dice in the wrong phase, and impossible dice."""
    if position.phase == "over":
        assert position.end_reason is not None
        raise IllegalMove("game_over", _ENDS[position.end_reason])
    check_seats(to_act, decisions, _WHO_DECIDES[position.phase])
    if position.phase != "roll":
        if chance is not None:
            raise IllegalMove("chance_not_wanted", "B8")
    elif not isinstance(chance, Dice):
        raise IllegalMove("dice_wanted", "B8")
    else:
        chance.check(position.closed)


_ENDS: Final = {"four_penalties": "B23", "two_rows_locked": "B24", "track_end": "O16"}
_WHO_DECIDES: Final = {"roll": "B8", "action1": "B9", "action2": "B12", "step3": "O5"}


def check_cross(position: Position, seat: int, decision: Decision) -> None:
    """Raise IllegalMove, with the reason, for a decision not allowed in action 1 or action 2."""
    if isinstance(decision, Pass):
        return
    if not isinstance(decision, Cross):
        raise IllegalMove("wrong_decision", "B8")
    dice, color, number = position.dice, decision.color, decision.number
    assert dice is not None
    if position.closed >> color & 1:
        raise IllegalMove("row_closed", "B19", color=str(color))
    if position.phase == "action1":
        if number != dice.white_sum:
            raise IllegalMove("not_the_white_sum", "B9", sum=dice.white_sum, number=number)
    elif number not in dice.sums(color):
        raise IllegalMove("not_a_sum", "B11", color=str(color), number=number)
    check_row(position.sheets[seat], color, number, "B4", "B16")


def check_row(sheet: Sheet, color: Color, number: int, left_clause: str, last_clause: str) -> None:
    """Raise IllegalMove for a cross the row does not allow, citing the game's own clauses."""
    assert number in NUMBERS
    row, at = sheet.rows[color], place(color, number)
    if can_cross(row, at):
        return
    if row >> at & 1:
        raise IllegalMove("already_crossed", left_clause, color=str(color), number=number)
    if row >> at:
        raise IllegalMove("left_of_a_cross", left_clause, color=str(color), number=number)
    crosses = row.bit_count()
    assert crosses < CROSSES_BEFORE_LAST
    raise IllegalMove("needs_five", last_clause, color=str(color), number=number, crosses=crosses)
