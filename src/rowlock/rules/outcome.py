"""Outcome: the certain effects of an option on the seat's own sheet and on the game.

Computed from the seat's view alone: the effects of other seats' decisions and of hidden information are left out.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from .sheet import LAST, MAX_PENALTIES, NAMES, PENALTY, POINTS, Sheet, crossed, number_at, place


class Outcome(NamedTuple):
    """Effects of an option: crosses and the dice whose sum they are, skipped numbers, lock, penalty, points, end.

    ``bonus`` is that of the field a pawn lands on; ``announces``: it announces the end of the game.
    """

    crosses: tuple[tuple[str, int], ...] = ()
    uses: tuple[tuple[str, int], ...] = ()
    skips: tuple[int, ...] = ()
    locks: str | None = None
    penalty: bool = False
    ends: bool = False
    points: int = 0
    bonus: int | None = None
    announces: bool = False


def sheet_outcome(sheet: Sheet, color: int, numbers: tuple[int, ...], *, last_lock: bool, threatened: bool) -> Outcome:
    """Effects of crossing numbers of a row, left to right, or none.

    ``last_lock``: another lock ends the game. ``threatened``: without a cross the seat takes a penalty.
    """
    if numbers:
        change = _crossing(color, sheet.rows[color], numbers)
        return change._replace(ends=last_lock) if change.locks else change
    if not threatened:
        return NOTHING
    return Outcome(penalty=True, ends=sheet.penalties + 1 >= MAX_PENALTIES, points=PENALTY)


NOTHING: Final = Outcome()


@lru_cache(8192)
def _crossing(color: int, row: int, numbers: tuple[int, ...]) -> Outcome:
    """Cross numbers in a row. Worth caching: a row has twelve bits, so the arguments repeat."""
    after = row
    for number in numbers:
        after = crossed(after, place(color, number))
    passed = range(row.bit_length(), place(color, numbers[-1]))
    return Outcome(
        crosses=tuple((NAMES[color], number) for number in numbers),
        skips=tuple(number_at(color, at) for at in passed if not after >> at & 1),
        locks=NAMES[color] if place(color, numbers[-1]) == LAST else None,
        points=POINTS[after.bit_count()] - POINTS[row.bit_count()],
    )
