"""Rows and sheets compared with the slow rules, for every possible row."""

import pytest

from rowlock import BLUE, COLORS, GREEN, RED, YELLOW, Color, Score, Sheet
from rowlock.rules.sheet import (
    LAST,
    LOCK,
    NUMBERS,
    POINTS,
    can_cross,
    clockwise,
    crossed,
    number_at,
    place,
    skips,
    winners,
)
from tests import slow_rules
from tests.positions import sheet


def rows() -> list[int]:
    """All reachable rows: any crosses before the last, and the last with its lock after five crosses."""
    open_rows = range(1 << LAST)
    return [*open_rows, *(row | 1 << LAST | LOCK for row in open_rows if row.bit_count() >= 5)]


def numbers(color: Color, row: int) -> list[int]:
    return Sheet(tuple(row if other == color else 0 for other in COLORS)).crosses(color)  # type: ignore[arg-type]


@pytest.mark.parametrize("color", COLORS, ids=str)
def test_places_run_as_printed(color: Color) -> None:
    """B2: red and yellow upwards, green and blue downwards."""
    assert [number_at(color, at) for at in range(LAST + 1)] == slow_rules.ROWS[str(color)]
    assert all(number_at(color, place(color, number)) == number for number in NUMBERS)


@pytest.mark.parametrize("color", COLORS, ids=str)
def test_can_cross_in_every_possible_row(color: Color) -> None:
    for row in rows():
        on_paper = numbers(color, row)
        for at in range(LAST + 1):
            number = number_at(color, at)
            allowed = slow_rules.can_cross(str(color), on_paper, number)
            assert can_cross(row, at) == allowed
            if allowed:
                after = crossed(row, at)
                assert numbers(color, after) == [*on_paper, number]
                assert bool(after & LOCK) == (at == LAST)


def test_skips_counts_the_numbers_skipped() -> None:
    for row in range(1 << LAST):
        highest = max((at for at in range(LAST) if row >> at & 1), default=-1)
        for at in range(highest + 1, LAST + 1):
            assert skips(row, at) == at - highest - 1


def test_points_are_those_printed_on_the_sheet() -> None:
    """B27, AB15."""
    assert POINTS == (0, 1, 3, 6, 10, 15, 21, 28, 36, 45, 55, 66, 78)


def test_the_example_of_the_rules_scores_seventy_points() -> None:
    """AB8: four, three, seven and eight crosses, two penalties."""
    score = sheet(
        2, red=[2, 3, 4, 5], yellow=[2, 3, 4], green=[12, 11, 10, 9, 8, 2], blue=[12, 11, 10, 9, 8, 7, 6, 5]
    ).score()
    assert score.crosses == (4, 3, 7, 8)
    assert score.rows == (10, 6, 28, 36)
    assert score.penalties == -10
    assert score.total == 70


def test_the_lock_counts_as_a_cross() -> None:
    """B18: five, the last number and the lock are seven."""
    assert sheet(red=[2, 3, 4, 5, 6, 12]).score().crosses == (7, 0, 0, 0)
    assert sheet(red=range(2, 13)).score().rows == (78, 0, 0, 0)


def test_a_total_may_be_negative() -> None:
    """AB16."""
    assert sheet(4).score().total == -20


def test_a_bonus_is_added() -> None:
    assert sheet(red=[2]).score(20) == Score((1, 0, 0, 0), 0, 20)
    assert sheet(red=[2]).score(20).total == 21


def test_scores_match_the_slow_rules() -> None:
    for row in rows():
        made = Sheet((row, 0, row, 0), row % 5)
        assert made.score(row % 21).total == slow_rules.points(made, row % 21)


def test_crosses_and_locks_of_a_sheet() -> None:
    made = sheet(red=[2, 3, 4, 5, 6, 12], green=[12, 7])
    assert made.crosses(RED) == [2, 3, 4, 5, 6, 12]
    assert made.crosses(GREEN) == [12, 7]
    assert made.locks == (RED,)
    assert made.has(GREEN, 7)
    assert not made.has(GREEN, 8)
    assert not made.has(BLUE, 7)


def test_crossing_and_penalties_do_not_change_the_old_sheet() -> None:
    old = Sheet()
    assert old.crossing(YELLOW, 0).crosses(YELLOW) == [2]
    assert old.penalized().penalties == 1
    assert old == Sheet()


def test_all_with_the_highest_total_win() -> None:
    """AB14."""
    assert winners((sheet(red=[2]).score(), sheet().score(), sheet(blue=[4]).score())) == (0, 2)
    assert winners((sheet(2).score(), sheet(1).score())) == (1,)
    assert winners((sheet(red=[2]).score(),)) == ()  # a solo game has no winner


def test_clockwise_lists_the_other_seats_from_the_left() -> None:
    assert list(clockwise(1, 4)) == [2, 3, 0]


def test_colors_have_names_and_letters() -> None:
    assert [str(color) for color in COLORS] == ["red", "yellow", "green", "blue"]
    assert "".join(color.letter for color in COLORS) == "RYGB"
