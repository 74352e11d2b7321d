"""Backward induction over all sheets of the dice game for one player.

What a row can still score depends only on its last cross and its number of crosses: 54 states. Red and yellow are
interchangeable, so are green and blue, and so are the two pairs (replace each face by 7 minus the face). A sheet is
therefore an unordered pair of unordered pairs of row states: 1.1 million, times four for the penalties.

A cross moves a row to the right, so sheets are valued from right to left: all sheets with the same number of places
used up are independent of each other and can be valued in parallel.

A turn is one choice: the player sees all six dice and takes the best pair of actions. Given the white dice, what a
colored die adds to the best pair depends on that die alone. The best value is the maximum of four independent random
variables, and its mean follows from the product of their distributions, without enumerating the 1,296 rolls of the
colored dice.

With other players who only supply white sums, ``others`` turns of theirs follow each own turn; a solo game has none.
``values[k]`` are the values with *k* of these turns to come before the next own turn.
"""

from itertools import combinations_with_replacement
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ...rules.classic import ROWS_TO_END
from ...rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, MAX_PENALTIES, PENALTY, POINTS, can_cross, crossed
from ..decision_codes import PLACES
from ..jit import float64, int64, kernel

NONE: Final = -1
"""No state: the row does not allow the cross."""
DEAD: Final = 10, 0
LOCKED_STATE: Final = 11, 0
Values = NDArray[np.float64]


def _state(row: int) -> tuple[int, int]:
    """State of a row: places used up and crosses. Rows that are locked, or can go no further, have one state each."""
    if row & LOCK:
        return LOCKED_STATE
    used, crosses = row.bit_length(), row.bit_count()
    return DEAD if used == LAST and crosses < CROSSES_BEFORE_LAST else (used, crosses)


def _reachable_rows() -> list[int]:
    """Every row reachable by crosses, as bits, in ascending order: a cross adds a higher bit."""
    rows = {0}
    for row in range(LOCK << 1):
        if row in rows:
            rows.update(crossed(row, at) for at in range(PLACES) if can_cross(row, at))
    return sorted(rows)


STATES: Final = sorted({_state(row) for row in _reachable_rows()})
"""Places used up and crosses of each state, the empty row first and the locked one last."""
ROWS: Final = len(STATES)
LOCKED: Final = STATES.index(LOCKED_STATE)


def _row_tables() -> tuple[NDArray[np.int16], NDArray[np.int16], NDArray[np.int16]]:
    """State of each reachable row, by its bits; state after a cross and points it adds, by state and place."""
    states, gain = np.full(LOCK << 1, NONE, np.int16), np.zeros((ROWS, PLACES), np.int16)
    after = np.full((ROWS, PLACES), NONE, np.int16)
    for row in reversed(_reachable_rows()):
        state = states[row] = STATES.index(_state(row))
        for at in range(PLACES):
            if can_cross(row, at):
                new = crossed(row, at)
                after[state, at], gain[state, at] = states[new], POINTS[new.bit_count()] - POINTS[row.bit_count()]
    return states, after, gain


ROW_STATE, AFTER, GAIN = _row_tables()
USED: Final = np.array([used for used, _ in STATES], np.int16)
PAIR_LIST: Final = list(combinations_with_replacement(range(ROWS), 2))
PAIRS: Final = len(PAIR_LIST)
PAIR_ROWS: Final = np.array(PAIR_LIST, np.int16)
SHEETS: Final = PAIRS * (PAIRS + 1) // 2
PAIR: Final = np.zeros((ROWS, ROWS), np.int32)
PAIR[PAIR_ROWS.T[0], PAIR_ROWS.T[1]] = PAIR[PAIR_ROWS.T[1], PAIR_ROWS.T[0]] = np.arange(PAIRS)
"""Index of the pair of two states, in either order."""

# Pairs of white dice, smaller first, faces counted from 0, with their probability.
WHITE: Final = np.array(list(combinations_with_replacement(range(6), 2)), np.int64)
WHITE_WEIGHT: Final = np.array([1.0 if a == b else 2.0 for a, b in WHITE]) / 36
SUM_WEIGHT: Final = np.bincount(WHITE.sum(1), WHITE_WEIGHT)


@kernel
def sheet_number(red: int, yellow: int, green: int, blue: int) -> int:
    """Index of a sheet; symmetric sheets share it."""
    one, other = int64(PAIR[red, yellow]), int64(PAIR[green, blue])
    if one < other:
        one, other = other, one
    return one * (one + 1) // 2 + other


def levels() -> list[NDArray[np.int32]]:
    """Indices of all sheets of unfinished games by places used up, in the order of evaluation."""
    used = USED[PAIR_ROWS].sum(1)
    locks = (PAIR_ROWS == LOCKED).sum(1)
    larger, smaller = np.tril_indices(PAIRS)
    running = locks[larger] + locks[smaller] < ROWS_TO_END
    total = np.where(running, used[larger] + used[smaller], NONE)
    order = np.argsort(total, kind="stable").astype(np.int32)
    bounds: list[int] = np.searchsorted(total[order], np.arange(int(total.max()) + 2)).tolist()
    return [order[bounds[at] : bounds[at + 1]] for at in range(len(bounds) - 2, -1, -1) if bounds[at] < bounds[at + 1]]


@kernel
def _rows_of(sheet: int, rows: Any) -> None:
    """Row states of a sheet: the inverse of :func:`sheet_number`, up to symmetry."""
    one = int64((np.sqrt(8.0 * sheet + 1.0) - 1.0) / 2.0)
    while one * (one + 1) // 2 > sheet:
        one -= 1
    while (one + 1) * (one + 2) // 2 <= sheet:
        one += 1
    other = sheet - one * (one + 1) // 2
    rows[0], rows[1] = PAIR_ROWS[one, 0], PAIR_ROWS[one, 1]
    rows[2], rows[3] = PAIR_ROWS[other, 0], PAIR_ROWS[other, 1]


@kernel
def is_over(rows: Any) -> bool:
    """Whether two of the rows are locked."""
    locks = 0
    for color in range(4):
        locks += rows[color] == LOCKED
    return locks >= ROWS_TO_END


@kernel
def value_of(rows: Any, penalties: int, values: Any) -> float:
    """Points that a sheet will still score; ``values[sheet, penalties]`` are those of one number of turns to wait."""
    if is_over(rows) or penalties >= MAX_PENALTIES:
        return 0.0
    return float64(values[sheet_number(rows[0], rows[1], rows[2], rows[3]), penalties])


@kernel
def cross_value(rows: Any, color: int, at: int, penalties: int, values: Any) -> float:
    """Points of a cross plus the points still to come."""
    before = rows[color]
    rows[color] = AFTER[before, at]
    worth = float64(GAIN[before, at]) + value_of(rows, penalties, values)
    rows[color] = before
    return worth


@kernel
def _mean_best(floor: float, best: Any, penalties: int, two: Any, pairs: Any) -> float:
    """Mean of the maximum of ``floor`` and of what each colored die adds, all dice independent.

    ``best[color, place, penalties]`` is the value of the best pair of actions with a cross at that place; ``two`` are
    the white dice. Values above the floor are visited in descending order; each reduces the number of faces of its die
    with lower values, and the product of these shares gives the probability that it is the maximum.
    """
    count = 0
    for color in range(4):
        for face in range(6):
            at, other = two[0] + face, two[1] + face
            if color >= 2:
                at, other = LAST - at, LAST - other
            value = max(best[color, at, penalties], best[color, other, penalties])
            if value > floor:
                place = count
                while place and pairs[place - 1, 0] < value:
                    pairs[place, 0], pairs[place, 1] = pairs[place - 1, 0], pairs[place - 1, 1]
                    place -= 1
                pairs[place, 0], pairs[place, 1] = value, color
                count += 1
    mean, share = 0.0, 1.0
    less0 = less1 = less2 = less3 = 6.0
    for at in range(count):
        color = pairs[at, 1]
        if color == 0:
            less0 -= 1
        elif color == 1:
            less1 -= 1
        elif color == 2:
            less2 -= 1
        else:
            less3 -= 1
        left = less0 * less1 * less2 * less3 / 1296.0
        mean += pairs[at, 0] * (share - left)
        share = left
        if left == 0.0:
            break
    return mean + floor * share


@kernel
def value_sheets(values: Values, others: int, sheets: Any) -> None:
    """Value these sheets, whose successors are already valued. ``values[k, sheet, penalties]``: see the module."""
    # best values by number of penalties: one cross with the white sum, and a second cross at each place
    single, best = np.zeros((PLACES, MAX_PENALTIES)), np.zeros((PLACES, 4, PLACES, MAX_PENALTIES))
    rows, pairs = np.zeros(4, np.int64), np.zeros((25, 2))
    for sheet in sheets:
        _rows_of(sheet, rows)
        _best_crosses(values[others], rows, single, best)
        for penalties in range(MAX_PENALTIES - 1, -1, -1):
            fails = PENALTY + value_of(rows, penalties + 1, values[others])
            mean = 0.0
            for at in range(len(WHITE)):
                white = WHITE[at, 0] + WHITE[at, 1]
                floor = max(fails, single[white, penalties])
                mean += WHITE_WEIGHT[at] * _mean_best(floor, best[white], penalties, WHITE[at], pairs)
            values[0, sheet, penalties] = mean
            for wait in range(1, others + 1):
                values[wait, sheet, penalties] = _other_turn(values[wait - 1], rows, penalties)


@kernel
def _best_crosses(values: Any, rows: Any, single: Any, best: Any) -> None:
    """Best values after one cross with each white sum, and with a second cross at each place."""
    single[:] = best[:] = -np.inf
    for white in range(PLACES):
        _second_crosses(values, rows, 0, best[white])
        for color in range(4):
            at, before = white if color < 2 else LAST - white, rows[color]
            if AFTER[before, at] != NONE:
                rows[color], gain = AFTER[before, at], int64(GAIN[before, at])
                _raise_best(values, rows, gain, single[white])
                if not is_over(rows):
                    _second_crosses(values, rows, gain, best[white])
                rows[color] = before


@kernel
def _second_crosses(values: Any, rows: Any, gain: int, best: Any) -> None:
    """Raise the best value of each place of each row by a cross there, after the first cross."""
    for color in range(4):
        row = rows[color]
        for at in range(PLACES):
            if AFTER[row, at] != NONE:
                rows[color] = AFTER[row, at]
                _raise_best(values, rows, gain + int64(GAIN[row, at]), best[color, at])
        rows[color] = row


@kernel
def _raise_best(values: Any, rows: Any, gain: int, best: Any) -> None:
    """Raise the best values, by number of penalties, to those of a sheet that has gained some points."""
    over = is_over(rows)
    sheet = sheet_number(rows[0], rows[1], rows[2], rows[3])
    for penalties in range(MAX_PENALTIES):
        value = gain if over else gain + values[sheet, penalties]
        best[penalties] = max(best[penalties], value)


@kernel
def _other_turn(values: Any, rows: Any, penalties: int) -> float:
    """Value before another player's roll, of which only the white sum can be used."""
    stays = value_of(rows, penalties, values)
    mean = 0.0
    for white in range(PLACES):
        most = stays
        for color in range(4):
            at = white if color < 2 else LAST - white
            if AFTER[rows[color], at] != NONE:
                most = max(most, cross_value(rows, color, at, penalties, values))
        mean += SUM_WEIGHT[white] * most
    return mean
