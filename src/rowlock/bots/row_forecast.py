"""What a row is likely to become: the points it will have at the end, by its crosses, its place and the turns left.

A row waits for numbers. In every turn one comes that it may have, the middle ones more often than the outer ones; it
takes the number if that leads to more than waiting. Worked out from the last turn back, this gives a value for every
state of a row: skipping has its price, five crosses before the end have their worth, and with few turns left a cross
in the hand is worth more than a row that could be long.
"""

from functools import cache

from ..rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, POINTS

DICE_CHANCES = tuple((6 - abs(at - 5)) / 36 for at in range(LAST + 1))
"""How likely each place of a row is with two dice: 7 is in the middle of every row."""
CARD_CHANCES = (1 / (LAST + 1),) * (LAST + 1)
"""How likely each place is with cards: every number is there as often."""
MAX_TURNS = 45

Forecast = tuple[tuple[tuple[float, ...], ...], ...]
"""The points to expect, as ``[turns][crosses][first open place]``."""


@cache
def forecast(chances: tuple[float, ...], rate: float) -> Forecast:
    """The table for a row that in each turn is offered a number with chance ``rate``, each place with its chance."""
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
    """What a state is worth one turn earlier: an offered number is taken if that leads to more than waiting."""
    waiting, gain = later[crosses][open_from], 0.0
    if crosses <= open_from:  # no row has more crosses than places
        for at in range(open_from, LAST):
            gain += chances[at] * max(0.0, later[crosses + 1][at + 1] - waiting)
        if crosses >= CROSSES_BEFORE_LAST and open_from <= LAST:  # the last number brings the lock with it
            gain += chances[LAST] * max(0.0, later[crosses + 2][LAST + 1] - waiting)
    return waiting + rate * gain


def expected_points(table: Forecast, row: int, turns: int) -> float:
    """The points that a row can expect in so many turns, as a table has it; a locked row has what it has."""
    crosses = row.bit_count()
    return float(POINTS[crosses]) if row & LOCK else table[turns][crosses][row.bit_length()]
