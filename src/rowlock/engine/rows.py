"""Rows in arrays: ``rules.sheet`` for many sheets at once.

The networks see of a row its rightmost cross, the number of crosses and whether it is closed: 62 states for the 4,096
bit patterns, each open or closed.
"""

from typing import Final, NamedTuple

import numpy as np

from ..rules.sheet import CROSSES_BEFORE_LAST, LAST, LOCK, POINTS
from .arrays import Array, Ints, take

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
_RISING: Final = np.array([[True], [True], [False], [False]])
"""Rows that run from 2 to 12."""


def places(numbers: Array) -> Array:
    """The indices of numbers in their rows, ``[..., 4, K]``; of ``[..., 1, K]`` in each of the four rows."""
    xp = numbers.__array_namespace__()
    return xp.where(xp.asarray(_RISING), numbers - 2, 12 - numbers)


def can_cross(rows: Array, at: Array) -> Array:
    """Whether rows allow a cross at an index (B4, B16)."""
    return ((rows >> at) == 0) & ((at < LAST) | (take(COUNT, rows) >= CROSSES_BEFORE_LAST))


def crossed(rows: Array, at: Array) -> Array:
    """Rows with a cross at an index, and on the lock if it is the last (B17)."""
    xp = rows.__array_namespace__()
    return rows | (1 << at) | xp.where(at == LAST, LOCK, 0)


def with_cross(rows: Array, row: Array, at: Array) -> Array:
    """Sheets ``[..., 4]`` with a cross in a row, 1 to 4, or 0 for none; at an index ``[..., 4]`` or ``[..., 1]``."""
    xp = rows.__array_namespace__()
    return xp.where(xp.arange(1, 5) == row[..., None], crossed(rows, at), rows)


def answered(rows: Array, number: Array, answers: Array) -> Array:
    """Sheets ``[B, N, 4]`` after the answers to a number for all seats: 0 passes, 1 to 4 are rows."""
    return with_cross(rows, answers, places(number[:, None, None, None])[..., 0])


class Moves(NamedTuple):
    """Crosses to choose from: the row of each, 1 to 4, or 0 for none; its index in the row; whether it is legal."""

    row: Array
    at: Array
    legal: Array


def moves(rows: Array, closed: Array, numbers: Array) -> Moves:
    """No cross, then one at any of K numbers of each row, ``[..., 1 + 4 * K]``; numbers are as for :func:`places`."""
    xp, at = rows.__array_namespace__(), places(numbers)
    count = at.shape[-1]
    legal = can_cross(rows[..., None], at) & ~unpack_mask(closed)[..., None]
    at, legal = (xp.reshape(part, (*part.shape[:-2], 4 * count)) for part in (at, legal))
    return Moves(
        xp.asarray(np.array([0, *np.repeat(range(1, 5), count)], np.int32)),
        xp.concatenate([xp.zeros_like(at[..., :1]), at], axis=-1),
        xp.concatenate([xp.ones_like(legal[..., :1]), legal], axis=-1),
    )


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
