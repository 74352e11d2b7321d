"""Preview of an option: crosses, skipped numbers, locks, penalty, points and end of the game.

Used by every interface. Computed from the seat's view alone, and limited to what is certain: the effects of other
seats' decisions are left out.
"""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from .formats.schema import OutcomeShape
from .rules import Color, Cross, Decision, Dice, Move, Play, Visible, cards, classic, onboard
from .rules.classic import ROWS_TO_END
from .rules.sheet import LAST, MAX_PENALTIES, NAMES, PENALTY, POINTS, crossed, number_at, place
from .rules.track import LAST_FIELDS

_LAST_ACTION: Final[dict[type, str]] = {
    classic.Position: "action2",
    onboard.Position: "step3",
    cards.VisiblePosition: "play",
}
"""The phase after which an active seat without a cross takes a penalty (B13, C21, O11)."""


def outcome(table: Visible, seat: int, option: Decision) -> OutcomeShape:
    """Preview one of a seat's options. ``table`` is the seat's view."""
    sheet = table.sheets[seat]
    color, numbers = _crossing(table, option)
    change = _row_change(color, sheet.rows[color], numbers) if numbers else _NO_CHANGE
    penalty = (
        not numbers and seat == table.active and not table.active_crossed and table.phase == _LAST_ACTION[type(table)]
    )
    points = change.points + PENALTY if penalty else change.points
    ends = penalty and sheet.penalties + 1 >= MAX_PENALTIES
    if change.locks is not None:
        # locks of all players count in the dice games (B19), a player's own in the card game (C23)
        locked = table.closed.bit_count() if isinstance(table, classic.Position) else len(sheet.locks)
        ends = locked + 1 >= ROWS_TO_END
    uses = _uses(table.dice, table.phase, option) if isinstance(table, classic.Position) else ()
    bonus, announces = None, False
    if isinstance(table, onboard.Position) and table.phase == "step3":
        pawn = table.pawns[seat]
        if isinstance(option, Move):
            was, pawn = pawn, option.field
            bonus = table.track[pawn - 1].bonus
            points += bonus - (table.track[was - 1].bonus if was else 0)
        ends = ends or (table.last_turns is not None and len(table.last_turns) == 1)
        announces = not ends and table.last_turns is None and pawn > len(table.track) - LAST_FIELDS
    return OutcomeShape(change.crosses, uses, change.skips, change.locks, penalty, ends, points, bonus, announces)


class _RowChange(NamedTuple):
    """Effect of crosses on their row."""

    crosses: Any
    skips: tuple[int, ...]
    locks: Any
    points: int


_NO_CHANGE: Final = _RowChange((), (), None, 0)


def _crossing(table: Visible, option: Decision) -> tuple[Color, tuple[int, ...]]:
    """The row and the numbers that an option crosses; ignore the row if there are no numbers."""
    match option:
        case Cross(color, number):
            return color, (number,)
        case Play(_, color, numbers):
            return color, numbers
        case Move(field):
            assert isinstance(table, onboard.Position)
            color, number, _ = table.track[field - 1]
            return color, (number,) if onboard.lands(table, field) else ()
        case _:
            return Color.RED, ()


@lru_cache(8192)
def _row_change(color: int, row: int, numbers: tuple[int, ...]) -> _RowChange:
    """Cross numbers in a row, left to right. Worth caching: a row has twelve bits, so the arguments repeat."""
    after = row
    for number in numbers:
        after = crossed(after, place(color, number))
    passed = range(row.bit_length(), place(color, numbers[-1]))
    skips = tuple(number_at(color, at) for at in passed if not after >> at & 1)
    locks = NAMES[color] if place(color, numbers[-1]) == LAST else None
    points = POINTS[after.bit_count()] - POINTS[row.bit_count()]
    return _RowChange(tuple((NAMES[color], number) for number in numbers), skips, locks, points)


def _uses(dice: Dice | None, phase: str, option: Decision) -> Any:
    """The dice that sum to a cross's number; the first white die if either would do."""
    if dice is None or not isinstance(option, Cross):
        return ()
    one, other = dice.white
    if phase == "action1":
        return ("white", one), ("white", other)
    face = dice.colors[option.color]
    return ("white", one if one + face == option.number else other), (NAMES[option.color], face)
