"""Tests of dice."""

import pytest

from rowlock import BLUE, COLORS, GREEN, RED, YELLOW, Dice, IllegalMove
from tests.positions import dice


def test_two_white_dice_give_a_color_two_sums() -> None:
    roll = dice(2, 5, red=3)
    assert roll.white_sum == 7
    assert roll.sums(RED) == (5, 8)


def test_equal_white_dice_give_one_sum() -> None:
    """AB17."""
    assert dice(4, 4, blue=2).sums(BLUE) == (6,)


def test_a_die_out_of_the_game_gives_nothing() -> None:
    assert dice(4, 4, blue=0).sums(BLUE) == ()


@pytest.mark.parametrize("closed", range(16))
def test_closed_rows_take_their_dice_away(closed: int) -> None:
    """B20."""
    roll = dice(1, 2, red=3, yellow=4, green=5, blue=6).without(closed)
    assert roll.white == (1, 2)
    for color, face in zip(COLORS, (3, 4, 5, 6), strict=True):
        assert roll.colors[color] == (0 if closed >> color & 1 else face)


def test_removed_dice_are_ignored() -> None:
    """AB11."""
    Dice((1, 2), (99, 1, 0, 1)).check(1 << RED | 1 << GREEN)


@pytest.mark.parametrize(
    ("roll", "code"),
    [
        (dice(0, 1), "bad_die"),
        (dice(1, 7), "bad_die"),
        (dice(1, 1, yellow=7), "bad_die"),
        (dice(1, 1, yellow=-1), "bad_die"),
        (dice(1, 1, yellow=0), "die_missing"),
    ],
)
def test_an_impossible_roll_is_refused(roll: Dice, code: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        roll.check(0)
    assert caught.value.code == code
    if code == "die_missing":
        assert caught.value.details == {"die": str(YELLOW)}
