"""Rules of the dice game not covered by the scenarios."""

from itertools import product

import pytest

from rowlock import BLUE, COLORS, GREEN, PASS, RED, YELLOW, Cross, Decision, Dice, IllegalMove, Sheet
from rowlock.rules import classic
from tests import slow_rules
from tests.positions import at_dice, dice, sheet

FIVE = {"red": [2, 3, 4, 5, 6], "yellow": [2, 3, 4, 5, 6], "green": [12, 11, 10, 9, 8], "blue": [12, 11, 10, 9, 8]}


def five(*rows: str, **more: list[int]) -> Sheet:
    """A sheet with five crosses in some rows."""
    return sheet(**{row: FIVE[row] for row in rows}, **more)


def test_a_new_game_waits_for_dice() -> None:
    position = classic.new(3, start=2)
    assert (position.active, position.turn, position.phase) == (2, 1, "roll")
    assert classic.chance(position) == "dice"
    assert classic.to_act(position) == ()
    assert classic.options(position, 0) == ()


def test_one_player_alone_is_always_active() -> None:
    position = classic.apply(classic.new(1, solo=True), {}, dice(2, 3))
    assert classic.to_act(position) == (0,)
    position = classic.apply(position, {0: PASS})
    assert (position.phase, classic.to_act(position)) == ("action2", (0,))
    position = classic.apply(position, {0: PASS})
    assert (position.active, position.turn, position.phase) == (0, 2, "roll")
    assert position.sheets[0].penalties == 1


def test_a_solo_game_ends_at_once_with_the_fourth_penalty_or_the_second_lock() -> None:
    """B23, B24, B26."""
    tired = at_dice(sheet(3), phase="action2", rolled=dice(2, 3))
    assert classic.apply(tired, {0: PASS}).end_reason == "four_penalties"
    locked = five("red", yellow=[2, 3, 4, 5, 6, 12])
    after = classic.apply(at_dice(locked, rolled=dice(6, 6)), {0: Cross(RED, 12)})
    assert (after.phase, after.end_reason, after.sheets[0].penalties) == ("over", "two_rows_locked", 0)


def test_after_a_roll_everybody_decides() -> None:
    position = classic.apply(classic.new(3), {}, dice(2, 3))
    assert classic.chance(position) is None
    assert classic.to_act(position) == (0, 1, 2)


def test_action_two_is_for_the_active_player_alone() -> None:
    """B12."""
    position = at_dice(sheet(), sheet(), sheet(), phase="action2", rolled=dice(2, 3), active=1)
    assert classic.to_act(position) == (1,)
    assert classic.options(position, 0) == ()
    assert classic.options(position, 1) != ()


def test_options_come_cheapest_first() -> None:
    """Pass, then by numbers skipped, then by row from top to bottom."""
    position = at_dice(sheet(red=[4], green=[9]), sheet(), rolled=dice(3, 4))
    assert classic.options(position, 0) == [PASS, Cross(GREEN, 7), Cross(RED, 7), Cross(YELLOW, 7), Cross(BLUE, 7)]


@pytest.mark.parametrize("white", [(one, other) for one in range(1, 7) for other in range(one, 7)])
def test_options_are_what_the_slow_rules_allow(white: tuple[int, int]) -> None:
    """B4, B9-B11, B16 for all white dice and faces, on many sheets."""
    sheets = [sheet(), five("red", "blue"), sheet(yellow=[11], green=[3, 2][:1], red=[2, 12][:1]), five(*FIVE)]
    for mine, face in product(sheets, range(1, 7)):
        roll = Dice(white, (face, face, face, face))
        on_paper = slow_rules.paper(mine)

        def allowed(numbers: set[int], on_paper: slow_rules.Paper = on_paper) -> set[Decision]:
            return {
                Cross(color, number)
                for color in COLORS
                for number in numbers
                if slow_rules.can_cross(str(color), on_paper[str(color)], number)
            }

        one, two = allowed({sum(white)}), allowed({face + die for die in white})
        assert set(classic.options(at_dice(mine, sheet(), rolled=roll), 0)) == one | {PASS}
        assert set(classic.options(at_dice(mine, sheet(), phase="action2", rolled=roll), 0)) == two | {PASS}


def test_several_seats_may_lock_a_row_at_once_but_not_with_four_crosses() -> None:
    """B21, B22."""
    mine, yours = five("red"), five("red")
    fewer = sheet(red=[2, 3, 4, 5])
    position = at_dice(mine, yours, fewer, rolled=dice(6, 6))
    assert Cross(RED, 12) not in classic.options(position, 2)
    after = classic.apply(position, {0: Cross(RED, 12), 1: Cross(RED, 12), 2: PASS})
    assert (after.phase, after.closed) == ("action2", 1 << RED)
    assert [len(each.locks) for each in after.sheets] == [1, 1, 0]
    assert after.dice is not None
    assert after.dice.colors == (0, 1, 1, 1)


def test_three_rows_may_be_closed_by_one_action() -> None:
    """B25: the second and the third together."""
    locked = five("blue", "red", "yellow").crossing(BLUE, 10)
    position = at_dice(locked, five("yellow"), rolled=dice(6, 6))
    after = classic.apply(position, {0: Cross(RED, 12), 1: Cross(YELLOW, 12)})
    assert after.end_reason == "two_rows_locked"
    assert after.closed == 1 << RED | 1 << YELLOW | 1 << BLUE
    assert (after.active, after.turn, after.dice) == (0, 1, None)


def test_an_end_in_action_one_brings_no_penalty() -> None:
    """AB5: not even the fourth."""
    position = at_dice(sheet(3), five("red", "yellow"), five("yellow"), rolled=dice(6, 6))
    after = classic.apply(position, {0: PASS, 1: Cross(RED, 12), 2: Cross(YELLOW, 12)})
    assert after.end_reason == "two_rows_locked"
    assert after.sheets[0].penalties == 3


def test_an_end_in_action_two_is_at_once() -> None:
    """B24."""
    position = at_dice(five("red", "yellow").crossing(RED, 10), sheet(), phase="action2", rolled=dice(6, 1, yellow=6))
    after = classic.apply(position, {0: Cross(YELLOW, 12)})
    assert (after.phase, after.end_reason, after.active_crossed) == ("over", "two_rows_locked", True)


def test_the_fourth_penalty_ends_the_game() -> None:
    """B23."""
    position = at_dice(sheet(), sheet(3), phase="action2", rolled=dice(1, 1), active=1)
    after = classic.apply(position, {1: PASS})
    assert (after.phase, after.end_reason) == ("over", "four_penalties")
    assert [each.penalties for each in after.sheets] == [0, 4]
    assert (after.active, after.turn) == (1, 1)
    assert classic.scores(after)[1].total == -20


@pytest.mark.parametrize("crossed", [True, False])
def test_a_turn_ends_with_the_next_player_and_a_penalty_if_nothing_was_crossed(crossed: bool) -> None:
    """B13, B15."""
    position = at_dice(sheet(), sheet(), phase="action2", rolled=dice(1, 1), active=1, crossed=crossed)
    after = classic.apply(position, {1: PASS})
    assert (after.phase, after.active, after.turn) == ("roll", 0, 2)
    assert after.sheets[1].penalties == (0 if crossed else 1)
    assert not after.active_crossed


def test_others_crosses_do_not_save_the_active_player() -> None:
    position = at_dice(sheet(), sheet(), rolled=dice(2, 3))
    after = classic.apply(position, {0: PASS, 1: Cross(RED, 5)})
    assert not after.active_crossed
    assert classic.apply(after, {0: PASS}).sheets[0].penalties == 1


def test_the_fifth_cross_of_action_one_counts_in_action_two() -> None:
    """AB21."""
    position = at_dice(sheet(red=[2, 3, 4, 5]), sheet(), rolled=dice(6, 1, red=6))
    after = classic.apply(position, {0: Cross(RED, 7), 1: PASS})
    assert Cross(RED, 12) in classic.options(after, 0)


def test_a_closed_row_is_closed_in_action_two_of_the_same_turn() -> None:
    """AB3, B20."""
    position = at_dice(sheet(red=[2]), five("red"), rolled=dice(6, 6))
    after = classic.apply(position, {0: PASS, 1: Cross(RED, 12)})
    assert all(not (isinstance(option, Cross) and option.color is RED) for option in classic.options(after, 0))


def test_removed_dice_are_ignored() -> None:
    """AB11."""
    position = at_dice(five("red").crossing(RED, 10), sheet(), phase="roll")
    after = classic.apply(position, {}, dice(1, 2, red=6, blue=3))
    assert after.dice == dice(1, 2, red=0, blue=3)


def test_an_error_names_the_white_sum() -> None:
    position = at_dice(sheet(), sheet(), rolled=dice(2, 3))
    with pytest.raises(IllegalMove, match=r"^The white dice give 5, not 6\.$"):
        classic.apply(position, {0: Cross(RED, 6), 1: PASS})


@pytest.mark.parametrize("seat", [0, 1])
def test_one_illegal_decision_refuses_the_whole_action(seat: int) -> None:
    position = at_dice(sheet(), sheet(), rolled=dice(2, 3))
    decisions: dict[int, Decision] = {0: PASS, 1: PASS, seat: Cross(RED, 6)}
    with pytest.raises(IllegalMove):
        classic.apply(position, decisions)


def test_the_view_is_the_whole_position() -> None:
    position = at_dice(sheet(), sheet(), rolled=dice(2, 3))
    assert classic.view(position, 1) is position
