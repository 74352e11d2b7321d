"""Rows, score sheets and points, shared by all three games.

A row is eleven bits and a lock. Bit *i* is the *i*-th number from the left, whatever the color: red and yellow run
from 2 to 12, green and blue from 12 to 2 (B2). A number can be crossed if nothing at or right of it is crossed (B4),
the last one only with five crosses before it (B16); crossing the last one crosses the lock too (B17). A row scores
``n(n+1)/2`` for its *n* crosses, lock included (B18, B27).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from enum import IntEnum
from typing import Final


class Color(IntEnum):
    """The four rows, top to bottom (B1). ``str()`` gives the name, ``letter`` the initial."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3

    @classmethod
    def _missing_(cls, value: object) -> "Color | None":
        """``Color("red")``, ``Color("r")`` and ``Color("R")`` are RED."""
        text = value.lower() if isinstance(value, str) else ""
        return BY_NAME.get(text, BY_LETTER.get(text))

    def __str__(self) -> str:
        return NAMES[self]

    @property
    def letter(self) -> str:
        return "RYGB"[self]


RED, YELLOW, GREEN, BLUE = Color
COLORS: Final = (RED, YELLOW, GREEN, BLUE)
NAMES: Final = ("red", "yellow", "green", "blue")
BY_NAME: Final[dict[str, Color]] = dict(zip(NAMES, COLORS, strict=True))
BY_LETTER: Final[dict[str, Color]] = dict(zip("rygb", COLORS, strict=True))

NUMBERS: Final = range(2, 13)
LAST: Final = 10
"""Place of the rightmost number."""
LOCK: Final = 1 << 11
LAST_AND_LOCK: Final = 1 << LAST | LOCK
CROSSES_BEFORE_LAST: Final = 5
POINTS: Final = tuple(n * (n + 1) // 2 for n in range(13))
PENALTY: Final = -5
MAX_PENALTIES: Final = 4

Rows = tuple[int, int, int, int]
"""Bits of the four rows, by color."""


def place(color: int, number: int) -> int:
    """Place of a number in its row, counted from 0 on the left; outside 0 to 10 if the row lacks the number."""
    return number - 2 if color < GREEN else 12 - number


def number_at(color: int, place: int) -> int:
    """The number at a place of a row; inverse of :func:`place`."""
    return place + 2 if color < GREEN else 12 - place


def can_cross(row: int, place: int) -> bool:
    """Whether a row allows a cross at a place (B4, B16). Does not check whether the row is closed."""
    return not row >> place and (place < LAST or row.bit_count() >= CROSSES_BEFORE_LAST)


def crossed(row: int, place: int) -> int:
    """The row with a cross at a place, and on the lock if it is the last (B17). Does not check :func:`can_cross`."""
    return row | 1 << place if place < LAST else row | LAST_AND_LOCK


def skips(row: int, place: int) -> int:
    """Count the numbers that a cross at a place would skip for good (B6)."""
    return place - row.bit_length()


def _row_text(row: int, color: int) -> str:
    open_from = row.bit_length()
    cells = (
        " X" if row >> at & 1 else " ." if at < open_from else f"{number_at(color, at):2}" for at in range(LAST + 1)
    )
    return f"{' '.join(cells)} {'[X]' if row & LOCK else '[ ]'}"


@dataclass(frozen=True, slots=True)
class Sheet:
    """One player's score sheet: row bits as described in the module, and the number of penalties (AB26)."""

    rows: Rows = (0, 0, 0, 0)
    penalties: int = 0

    def __str__(self) -> str:
        """Text form: X is crossed, a dot skipped, a number still open."""
        rows = (
            f"{name:6} {_row_text(row, color)}" for color, (name, row) in enumerate(zip(NAMES, self.rows, strict=True))
        )
        return "\n".join((*rows, f"penalties {'X' * self.penalties}{'-' * (MAX_PENALTIES - self.penalties)}"))

    def crosses(self, color: int) -> list[int]:
        """Crossed numbers of a row, left to right, without the lock."""
        row = self.rows[color]
        return [number_at(color, at) for at in range(LAST + 1) if row >> at & 1]

    def has(self, color: int, number: int) -> bool:
        """Whether a number is crossed."""
        return bool(self.rows[color] >> place(color, number) & 1)

    @property
    def locks(self) -> tuple[Color, ...]:
        """The rows whose lock this player has crossed."""
        return tuple(color for color in COLORS if self.rows[color] & LOCK)

    def crossing(self, color: int, place: int) -> "Sheet":
        """The sheet with one more cross."""
        rows = list(self.rows)
        rows[color] = crossed(rows[color], place)
        return Sheet((rows[0], rows[1], rows[2], rows[3]), self.penalties)

    def penalized(self) -> "Sheet":
        """The sheet with one more penalty."""
        return Sheet(self.rows, self.penalties + 1)

    def score(self, bonus: int = 0) -> "Score":
        """Score the sheet; ``bonus`` is the pawn's, in On Board."""
        a, b, c, d = self.rows
        return Score((a.bit_count(), b.bit_count(), c.bit_count(), d.bit_count()), PENALTY * self.penalties, bonus)


@dataclass(frozen=True, slots=True)
class Score:
    """Points of a sheet: crosses per row including locks, penalty points (negative), On Board's bonus."""

    crosses: tuple[int, int, int, int]
    penalties: int
    bonus: int = 0

    @property
    def rows(self) -> tuple[int, int, int, int]:
        """Points of each row (B27)."""
        a, b, c, d = self.crosses
        return POINTS[a], POINTS[b], POINTS[c], POINTS[d]

    @property
    def total(self) -> int:
        """Sum of rows, penalties and bonus; may be negative (AB16)."""
        return sum(self.rows) + self.penalties + self.bonus


def winners(scores: tuple[Score, ...]) -> tuple[int, ...]:
    """The seats with the highest total, several if tied (AB14, AC23, AO22). A solo game has no winner."""
    if len(scores) == 1:
        return ()
    best = max(score.total for score in scores)
    return tuple(seat for seat, score in enumerate(scores) if score.total == best)


def clockwise(after: int, players: int) -> Iterator[int]:
    """The other seats in playing order, starting left of ``after`` (B15)."""
    return ((after + step) % players for step in range(1, players))
