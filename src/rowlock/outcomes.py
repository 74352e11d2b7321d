"""What an option does, told before it is chosen: crosses, numbers given up, locks, penalties, points, the end.

The one account of it for every interface. It is made from what the seat sees and no more, and says what is sure:
what comes of the decisions of others is not in it.
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
"""Who is active and has crossed nothing by its end takes a penalty (B13, C21, O11)."""


def outcome(table: Visible, seat: int, option: Decision) -> OutcomeShape:
    """What one of a seat's options does. ``table`` is what the seat sees."""
    sheet = table.sheets[seat]
    color, numbers = _crossing(table, option)
    made = _made(color, sheet.rows[color], numbers) if numbers else _NOTHING
    penalty = (
        not numbers and seat == table.active and not table.active_crossed and table.phase == _LAST_ACTION[type(table)]
    )
    points = made.points + PENALTY if penalty else made.points
    ends = penalty and sheet.penalties + 1 >= MAX_PENALTIES
    if made.locks is not None:
        # a lock of the dice games is everybody's (B19), one of the card game its player's (C23)
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
    return OutcomeShape(made.crosses, uses, made.skips, made.locks, penalty, ends, points, bonus, announces)


class _Made(NamedTuple):
    """What crosses do to their row."""

    crosses: Any
    skips: tuple[int, ...]
    locks: Any
    points: int


_NOTHING: Final = _Made((), (), None, 0)


def _crossing(table: Visible, option: Decision) -> tuple[Color, tuple[int, ...]]:
    """The row and the numbers that an option crosses; without numbers the row means nothing."""
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
def _made(color: int, row: int, numbers: tuple[int, ...]) -> _Made:
    """Numbers crossed in a row, left to right: a row is twelve bits, so there are not many of these."""
    after = row
    for number in numbers:
        after = crossed(after, place(color, number))
    passed = range(row.bit_length(), place(color, numbers[-1]))
    skips = tuple(number_at(color, at) for at in passed if not after >> at & 1)
    locks = NAMES[color] if place(color, numbers[-1]) == LAST else None
    points = POINTS[after.bit_count()] - POINTS[row.bit_count()]
    return _Made(tuple((NAMES[color], number) for number in numbers), skips, locks, points)


def _uses(dice: Dice | None, phase: str, option: Decision) -> Any:
    """The dice that make a cross's number; of two pairs that do, the one with the first white die."""
    if dice is None or not isinstance(option, Cross):
        return ()
    one, other = dice.white
    if phase == "action1":
        return ("white", one), ("white", other)
    face = dice.colors[option.color]
    return ("white", one if one + face == option.number else other), (NAMES[option.color], face)
