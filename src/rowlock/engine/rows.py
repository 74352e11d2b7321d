"""Rows in arrays: ``rules.sheet`` for many sheets at once.

The networks see of a row its rightmost cross, the number of crosses and whether it is closed: 62 states for the 4,096
bit patterns, each open or closed.
"""

from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from ..rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, POINTS

Array = Any
"""A NumPy or JAX array; functions use its ``__array_namespace__``."""
Ints = NDArray[np.int32]

PATTERNS: Final = 1 << 12
COUNT: Final[Ints] = np.array([bits.bit_count() for bits in range(PATTERNS)], np.int32)
LENGTH: Final[Ints] = np.array([bits.bit_length() for bits in range(PATTERNS)], np.int32)
POINTS_OF: Final[Ints] = np.array([POINTS[bits.bit_count()] for bits in range(PATTERNS)], np.int32)


def _states() -> Ints:
    """The state index of each pattern: by length, then by count; at full length the lock is crossed."""
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
"""Rows that run from 2 to 12."""


def take(table: Array, at: Array) -> Array:
    """``table[at]`` in the namespace of ``at``."""
    xp = at.__array_namespace__()
    return xp.take(xp.asarray(table), at, axis=0)


def places(numbers: Array) -> Array:
    """The index of a number in each of the four rows, as a new last axis."""
    xp = numbers.__array_namespace__()
    return xp.where(xp.asarray(RISING), numbers[..., None] - 2, 12 - numbers[..., None])


def can_cross(rows: Array, at: Array) -> Array:
    """Whether rows allow a cross at an index (B4, B16)."""
    return ((rows >> at) == 0) & ((at < LAST) | (take(COUNT, rows) >= CROSSES_BEFORE_LAST))


def crossed(rows: Array, at: Array) -> Array:
    """Rows with a cross at an index, and on the lock if it is the last (B17)."""
    xp = rows.__array_namespace__()
    return rows | (1 << at) | xp.where(at == LAST, LOCK, 0)


def locks(rows: Array) -> Array:
    """The locked rows of sheets ``[..., 4]`` as a bit mask."""
    xp = rows.__array_namespace__()
    return xp.sum(((rows & LOCK) != 0) * xp.asarray(np.array([1, 2, 4, 8], np.int32)), axis=-1)


def unpack_mask(mask: Array) -> Array:
    """Unpack a bit mask of rows into a new last axis of four."""
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
    """Sheets after each answer to a number for all seats (pass, or a row), ``[..., 5, 4]``, and which are legal."""
    xp = rows.__array_namespace__()
    at = places(number)
    legal = can_cross(rows, at)
    after = xp.concatenate([rows[..., None, :], replaced(rows, crossed(rows, at))], axis=-2)
    return after, xp.concatenate([xp.ones_like(legal[..., :1]), legal], axis=-1)


def replaced(rows: Array, new: Array) -> Array:
    """Four copies of each sheet, each with one row replaced: ``[..., 4]`` of old and new rows give ``[..., 4, 4]``."""
    xp = rows.__array_namespace__()
    return xp.where(xp.eye(4, dtype=bool), new[..., None, :], rows[..., None, :])
