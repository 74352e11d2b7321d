"""Encoding of tables and decisions as arrays, as far as the games share it."""

from collections.abc import Sequence
from typing import Any, NamedTuple, Self

import numpy as np

from ..rules import Cross, Decision, Visible
from ..rules.sheet import clockwise
from ..rules.track import Track
from .arrays import Ints


class BatchKey(NamedTuple):
    """What the views of a batch have in common; ``seat`` counts turns from the active seat."""

    players: int
    phase: str
    seat: int
    track: Track = ()
    jokers: bool = False
    missing: int = 0

    @classmethod
    def of(cls, table: Visible, seat: int, **variant: Any) -> Self:
        players = len(table.sheets)
        return cls(players, table.phase, (seat - table.active) % players, **variant)


def turn_order(seats: int, active: int) -> list[int]:
    """The seats in turn order, the active seat first."""
    return [active, *clockwise(active, seats)]


def encode_sheets(tables: Sequence[Visible]) -> tuple[Ints, Ints]:
    """The rows and penalties of tables with the same number of seats, in turn order."""
    sheets = [[table.sheets[seat] for seat in turn_order(len(table.sheets), table.active)] for table in tables]
    return (
        np.array([[sheet.rows for sheet in each] for each in sheets], np.int32),
        np.array([[sheet.penalties for sheet in each] for each in sheets], np.int32),
    )


def answer_index(decision: Decision) -> int:
    """The index of an answer to a number for all seats: 0 passes, 1 to 4 are rows."""
    return decision.color + 1 if isinstance(decision, Cross) else 0
