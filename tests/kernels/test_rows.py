"""Compiled row functions equal the rules, for every row and every place."""

from typing import Any

import numpy as np
import pytest

from rowlock.kernels import sheets as rows
from rowlock.kernels.dice import lanes
from rowlock.kernels.jit import int64, kernel
from rowlock.kernels.solver import backward_induction as solitaire
from rowlock.rules import sheet

ROWS = 1 << 12
PLACES = sheet.LAST + 1


@kernel
def row_functions(some: Any, places: Any, found: Any) -> None:
    for at in range(len(some)):
        for column in range(len(places)):
            row, place = some[at], places[column]
            found[at, column, 0] = rows.can_cross(row, place)
            found[at, column, 1] = rows.crossed(row, place)
            found[at, column, 2] = rows.skips(int64(row), place)


@kernel
def lane_row_functions(some: Any, places: Any, found: Any) -> None:
    for at in range(len(some)):
        for column in range(len(places)):
            row, place = some[at], places[column]
            may = lanes.may_cross(row, place)
            found[at, column, 0] = may
            found[at, column, 1] = lanes.with_cross(row, place, np.uint32(1))
            found[at, column, 2] = lanes.with_cross(row, place, np.uint32(0))


def plain_row_functions(row: int, place: int) -> list[int]:
    return [sheet.can_cross(row, place), sheet.crossed(row, place), sheet.skips(row, place)]


@pytest.mark.parametrize("kind", [np.int64, np.uint16, np.int16])
def test_compiled_rows_are_the_rules(kind: type) -> None:
    """For every integer type in which kernels store rows."""
    found = np.zeros((ROWS, PLACES, 3), np.int64)
    row_functions(np.arange(ROWS).astype(kind), np.arange(PLACES), found)
    assert found.tolist() == [[plain_row_functions(row, place) for place in range(PLACES)] for row in range(ROWS)]


def test_rows_of_lanes_are_the_rules() -> None:
    found = np.zeros((ROWS, PLACES, 3), np.int64)
    lane_row_functions(np.arange(ROWS, dtype=np.uint32), np.arange(PLACES, dtype=np.uint32), found)
    expected = [
        [[sheet.can_cross(row, at), row | sheet.crossed(0, at), row] for at in range(PLACES)] for row in range(ROWS)
    ]
    assert found.tolist() == expected


@pytest.mark.parametrize("color", range(4))
def test_places_and_numbers(color: int) -> None:
    for number in range(15):
        assert rows.place(color, number) == sheet.place(color, number)
    for at in range(PLACES):
        assert rows.number_at(color, at) == sheet.number_at(color, at)
        assert rows.place(color, rows.number_at(color, at)) == at


def test_points() -> None:
    assert rows.POINTS.tolist() == list(sheet.POINTS)


def test_solver_states_of_reachable_rows() -> None:
    """Rows with a solver state: no last number without five crosses before it, no lock alone."""

    def can_be(row: int) -> bool:
        last = row >> sheet.LAST & 1
        return last == row >> sheet.LAST + 1 and (not last or row.bit_count() >= sheet.CROSSES_BEFORE_LAST + 2)

    assert [state >= 0 for state in solitaire.ROW_STATE.tolist()] == [can_be(row) for row in range(ROWS)]
