"""Rows in arrays: the account of ``rules.sheet`` for many sheets at once.

What a network needs to know of a row is how far it has come, how many crosses it has and whether it is closed: of the
4,096 patterns of bits that leaves 62 states, each open or closed.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, POINTS

Array = Any
"""An array of NumPy or of JAX; which, its namespace knows."""
Ints = NDArray[np.int32]

PATTERNS: Final = 1 << 12
COUNT: Final[Ints] = np.array([bits.bit_count() for bits in range(PATTERNS)], np.int32)
LENGTH: Final[Ints] = np.array([bits.bit_length() for bits in range(PATTERNS)], np.int32)
POINTS_OF: Final[Ints] = np.array([POINTS[bits.bit_count()] for bits in range(PATTERNS)], np.int32)


def _states() -> Ints:
    """The number of the state of each pattern: by length, then by count; a full length has its lock."""
    numbers: dict[tuple[int, int], int] = {(0, 0): 0}
    for length in range(1, LAST + 1):
        for count in range(1, length + 1):
            numbers[length, count] = len(numbers)
    for count in range(CROSSES_BEFORE_LAST + 2, LAST + 3):
        numbers[LAST + 2, count] = len(numbers)
    return np.array([numbers.get((bits.bit_length(), bits.bit_count()), 0) for bits in range(PATTERNS)], np.int32)


STATE: Final = _states()
STATES: Final = int(STATE.max()) + 1
RISING: Final = np.array([True, True, False, False])
"""Which rows run from 2 to 12."""


def take(table: Array, at: Array) -> Array:
    """The entries of a table at places, in the places' namespace."""
    xp = at.__array_namespace__()
    return xp.take(xp.asarray(table), at, axis=0)


def places(numbers: Array) -> Array:
    """The place of a number in each of the four rows: one more axis at the end."""
    xp = numbers.__array_namespace__()
    return xp.where(xp.asarray(RISING), numbers[..., None] - 2, 12 - numbers[..., None])


def can_cross(rows: Array, at: Array) -> Array:
    """Whether rows allow a cross at places (B4, B16)."""
    return ((rows >> at) == 0) & ((at < LAST) | (take(COUNT, rows) >= CROSSES_BEFORE_LAST))


def crossed(rows: Array, at: Array) -> Array:
    """Rows with a cross at places, and on the lock if it was the last (B17)."""
    xp = rows.__array_namespace__()
    return rows | (1 << at) | xp.where(at == LAST, LOCK, 0)


def locks(rows: Array) -> Array:
    """The rows that a sheet has locked, as a mask: the last axis are its four rows."""
    xp = rows.__array_namespace__()
    return xp.sum(((rows & LOCK) != 0) * xp.asarray(np.array([1, 2, 4, 8], np.int32)), axis=-1)


def is_in(mask: Array) -> Array:
    """A mask of rows spread out: one more axis of four at the end."""
    xp = mask.__array_namespace__()
    return ((mask[..., None] >> xp.asarray(np.arange(4, dtype=np.int32))) & 1) == 1


def ended(closed: Array) -> Array:
    """Whether two rows are closed (B24)."""
    return take(COUNT, closed) >= 2


def points(rows: Array, penalties: Array) -> Array:
    """The points of sheets (B27, B28)."""
    xp = rows.__array_namespace__()
    return xp.sum(take(POINTS_OF, rows), axis=-1) - 5 * penalties


def number_moves(rows: Array, number: Array) -> tuple[Array, Array]:
    """Sheets after each answer to a number for everybody, ``[..., 5, 4]``, and which of them the rows allow."""
    xp = rows.__array_namespace__()
    at = places(number)
    legal = can_cross(rows, at)
    after = xp.concatenate([rows[..., None, :], replaced(rows, crossed(rows, at))], axis=-2)
    return after, xp.concatenate([xp.ones_like(legal[..., :1]), legal], axis=-1)


def replaced(rows: Array, new: Array) -> Array:
    """Sheets with one row each replaced: ``[..., 4]`` of old and new rows give ``[..., 4, 4]``, a sheet a row."""
    xp = rows.__array_namespace__()
    return xp.where(xp.eye(4, dtype=bool), new[..., None, :], rows[..., None, :])
