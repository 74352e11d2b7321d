"""Expected final points of a row, by its crosses, its first open place and the turns left.

Computed by backward induction: each turn offers the row one number, the middle ones more often than the outer ones,
and the row takes it if that is worth more than waiting. So the value accounts for skipped numbers, for the five crosses
that the lock requires, and for the turns left.
"""

from functools import cache

from ..rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, POINTS

DICE_CHANCES = tuple((6 - abs(at - 5)) / 36 for at in range(LAST + 1))
"""Probability of each place of a row with two dice; 7 is in the middle of every row."""
CARD_CHANCES = (1 / (LAST + 1),) * (LAST + 1)
"""Probability of each place with cards: uniform."""
MAX_TURNS = 45

Forecast = tuple[tuple[tuple[float, ...], ...], ...]
"""Expected points, indexed ``[turns][crosses][first open place]``."""


@cache
def forecast(chances: tuple[float, ...], rate: float) -> Forecast:
    """Compute the table for a row that is offered a number with probability ``rate`` per turn."""
    crosses, places = range(LAST + 3), range(LAST + 2)
    now = tuple(tuple(float(POINTS[count]) for _ in places) for count in crosses)
    table = [now]
    for _ in range(MAX_TURNS):
        now = tuple(
            tuple(_value_before(now, chances, rate, count, open_from) for open_from in places) for count in crosses
        )
        table.append(now)
    return tuple(table)


def _value_before(
    later: tuple[tuple[float, ...], ...], chances: tuple[float, ...], rate: float, crosses: int, open_from: int
) -> float:
    """Return a state's value one turn earlier, taking an offered number if that is worth more than waiting."""
    waiting, gain = later[crosses][open_from], 0.0
    if crosses <= open_from:  # a row has at most one cross per place
        for at in range(open_from, LAST):
            gain += chances[at] * max(0.0, later[crosses + 1][at + 1] - waiting)
        if crosses >= CROSSES_BEFORE_LAST and open_from <= LAST:  # the last number also crosses the lock
            gain += chances[LAST] * max(0.0, later[crosses + 2][LAST + 1] - waiting)
    return waiting + rate * gain


def expected_points(table: Forecast, row: int, turns: int) -> float:
    """Look up a row's expected points with ``turns`` left; a locked row keeps its points."""
    crosses = row.bit_count()
    return float(POINTS[crosses]) if row & LOCK else table[turns][crosses][row.bit_length()]
