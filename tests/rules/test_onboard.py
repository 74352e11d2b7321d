"""Rules of On Board not covered by the scenarios."""

import pytest

from rowlock import BLUE, GREEN, PASS, RED, YELLOW, Cross, Move, Sheet
from rowlock.rules import onboard
from tests.positions import at_dice, dice, on_board, sheet

# red 2 twice, and the last number of blue on a field that is not among the last five
TRACK = [
    ["red", 2, 1],
    ["green", 12, 2],
    ["red", 2, 3],
    ["blue", 2, 4],
    ["yellow", 3, 5],
    ["red", 4, 6],
    ["green", 11, 7],
    ["blue", 11, 8],
    ["yellow", 5, 9],
]
FIVE_BLUE = {"blue": [12, 10, 8, 6, 4]}


def fields(position: onboard.Position) -> list[int]:
    return [option.field for option in onboard.options(position, position.active) if isinstance(option, Move)]


def moved(position: onboard.Position, field: int) -> onboard.Position:
    return onboard.apply(position, {position.active: Move(field)})


def test_pawns_begin_before_the_track() -> None:
    """O3, AO8."""
    position = onboard.new(3, TRACK, start=2)
    assert position.pawns == (0, 0, 0)
    assert (position.active, position.phase, onboard.chance(position)) == (2, "roll", "dice")
    assert [score.bonus for score in onboard.scores(position)] == [0, 0, 0]


def test_a_turn_has_three_steps() -> None:
    """O4."""
    position = onboard.apply(onboard.new(2, TRACK), {}, dice(2, 3))
    assert onboard.to_act(position) == (0, 1)
    assert onboard.options(position, 1) == [PASS, *(Cross(color, 5) for color in (RED, YELLOW, GREEN, BLUE))]
    position = onboard.apply(position, {0: PASS, 1: PASS})
    assert (position.phase, onboard.to_act(position)) == ("action2", (0,))
    position = onboard.apply(position, {0: PASS})
    assert (position.phase, onboard.to_act(position)) == ("step3", (0,))
    assert onboard.options(position, 1) == ()
    position = onboard.apply(position, {0: PASS})
    assert (position.phase, position.active, position.sheets[0].penalties) == ("roll", 1, 1)


def test_occupied_fields_are_jumped_and_do_not_count() -> None:
    """O6-O8."""
    position = on_board(sheet(), sheet(), sheet(), pawns=(0, 2, 4), track=TRACK)
    assert onboard.reach(position) == [1, 3, 5, 6, 7]


def test_the_last_field_is_the_farthest() -> None:
    """AO4, AO13."""
    assert onboard.reach(on_board(sheet(), sheet(), pawns=(7, 8), track=TRACK)) == [9]
    assert onboard.reach(on_board(sheet(), sheet(), pawns=(9, 8), track=TRACK)) == []


def test_landing_crosses_if_it_can() -> None:
    """O9, AO2."""
    after = moved(on_board(sheet(), sheet(), pawns=(0, 0), track=TRACK), 2)
    assert after.sheets[0].crosses(GREEN) == [12]
    assert after.pawns == (2, 0)
    assert after.sheets[0].penalties == 0


def test_landing_on_a_crossed_number_crosses_nothing_and_does_not_avoid_a_penalty() -> None:
    """AO3, AO18: red 2 is on the track twice."""
    position = on_board(sheet(red=[2]), sheet(), pawns=(1, 0), track=TRACK)
    assert onboard.lands(position, 3) is False
    after = moved(position, 3)
    assert after.pawns == (3, 0)
    assert after.sheets[0].penalties == 1


def test_a_number_crossed_in_an_earlier_step_counts_as_crossed() -> None:
    """AO16."""
    position = onboard.apply(onboard.new(2, TRACK), {}, dice(1, 1))
    position = onboard.apply(position, {0: Cross(RED, 2), 1: PASS})
    position = onboard.apply(position, {0: PASS})
    assert onboard.lands(position, 1) is False
    after = moved(position, 1)
    assert after.sheets[0].penalties == 0


def test_a_pawn_cannot_land_on_a_skipped_or_closed_number() -> None:
    """O9, AO7."""
    skipped = on_board(sheet(red=[3]), sheet(), pawns=(0, 0), track=TRACK)
    assert onboard.lands(skipped, 1) is None
    assert fields(skipped) == [2, 5]
    closed = on_board(sheet(), sheet(red=[2, 3, 4, 5, 6, 12]), pawns=(0, 0), track=TRACK)
    assert fields(closed) == [2, 5]


def test_a_pawn_can_land_on_a_crossed_number_of_a_closed_row() -> None:
    """AO6."""
    position = on_board(sheet(red=[2]), sheet(red=[2, 3, 4, 5, 6, 12]), pawns=(0, 0), track=TRACK)
    assert fields(position) == [1, 2, 3, 5]


def test_a_row_closed_in_an_earlier_step_of_the_turn_is_closed_in_step_three() -> None:
    """AB3, AO7."""
    five_green = sheet(green=[12, 11, 10, 9, 8])
    track = [["green", 7, 1], ["red", 2, 1], *TRACK[2:]]
    position = on_board(sheet(), five_green, pawns=(0, 0), track=track, phase="action1", rolled=dice(1, 1))
    position = onboard.apply(position, {0: PASS, 1: Cross(GREEN, 2)})
    position = onboard.apply(position, {0: PASS})
    assert 1 not in fields(position)


def test_a_lock_in_step_three_closes_the_row_for_all() -> None:
    """O12, AO5."""
    after = moved(on_board(sheet(**FIVE_BLUE), sheet(), pawns=(0, 0), track=TRACK), 4)
    assert after.closed == 8
    assert after.phase == "roll"
    assert onboard.apply(after, {}, dice(1, 1, blue=0)).dice == dice(1, 1, blue=0)


def test_a_second_lock_in_step_three_ends_the_game_with_the_bonus() -> None:
    """AO5, AO15, O17: even if the move would have announced the end (AO23)."""
    mine = sheet(red=[2, 3, 4, 5, 6, 12], **FIVE_BLUE)
    short = TRACK[:5]
    after = moved(on_board(mine, sheet(), pawns=(0, 0), track=short), 4)
    assert (after.end_reason, after.announced_by, after.dice) == ("two_rows_locked", None, None)
    assert onboard.scores(after)[0].bonus == 4


def test_an_end_in_step_one_leaves_no_step_three_and_no_penalty() -> None:
    """AO11."""
    mine = sheet(red=[2, 3, 4, 5, 6, 12], **FIVE_BLUE)
    position = on_board(sheet(3), mine, pawns=(0, 0), phase="action1", rolled=dice(1, 1))
    after = onboard.apply(position, {0: PASS, 1: Cross(BLUE, 2)})
    assert (after.phase, after.end_reason, after.sheets[0].penalties) == ("over", "two_rows_locked", 3)


def test_an_end_in_step_two_leaves_no_step_three() -> None:
    """AO11."""
    mine = sheet(red=[2, 3, 4, 5, 6, 12], **FIVE_BLUE)
    position = on_board(mine, sheet(), pawns=(0, 0), phase="action2", rolled=dice(1, 1, blue=1))
    after = onboard.apply(position, {0: Cross(BLUE, 2)})
    assert (after.phase, after.end_reason) == ("over", "two_rows_locked")


def test_reaching_the_last_five_fields_announces_the_end() -> None:
    """O15, O16, AO17, AO21."""
    after = moved(on_board(sheet(), sheet(), sheet(), pawns=(0, 3, 2), track=TRACK, active=1), 5)
    assert (after.announced_by, after.last_turns) == (1, (2, 0))
    assert (after.active, after.phase) == (2, "roll")


def test_the_field_before_the_last_five_announces_nothing() -> None:
    after = moved(on_board(sheet(**FIVE_BLUE), sheet(), pawns=(0, 0), track=TRACK), 4)
    assert after.announced_by is None


def test_the_end_is_announced_once_and_the_last_turn_ends_the_game() -> None:
    """AO10, O16; the active seat stays where it is."""
    position = on_board(
        sheet(), sheet(), sheet(), pawns=(3, 9, 2), track=TRACK, active=2, announced_by=1, last_turns=(2, 0)
    )
    after = moved(position, 5)
    assert (after.phase, after.announced_by, after.last_turns) == ("roll", 1, (0,))
    last = on_board(sheet(), sheet(), sheet(), pawns=(3, 9, 5), track=TRACK, announced_by=1, last_turns=(0,))
    after = moved(last, 6)
    assert (after.phase, after.end_reason, after.last_turns) == ("over", "track_end", ())
    assert after.active == 0
    assert [score.bonus for score in onboard.scores(after)] == [6, 9, 5]


@pytest.mark.parametrize("field", [6, None])
def test_a_fourth_penalty_in_the_last_turn_is_the_reason_of_the_end(field: int | None) -> None:
    """AO23, AO15."""
    mine = sheet(3, red=[2, 4])
    position = on_board(mine, sheet(), pawns=(3, 9), track=TRACK, announced_by=1, last_turns=(0,))
    after = onboard.apply(position, {0: PASS if field is None else Move(field)})
    assert (after.end_reason, after.announced_by, after.last_turns) == ("four_penalties", 1, (0,))
    assert onboard.scores(after)[0].bonus == (6 if field else 3)


def test_an_announcing_move_that_is_the_fourth_penalty_announces_nothing() -> None:
    """AO12."""
    after = moved(on_board(sheet(3, red=[2, 4]), sheet(), pawns=(3, 0), track=TRACK), 6)
    assert (after.end_reason, after.announced_by, after.last_turns) == ("four_penalties", None, None)


def test_an_announcing_move_without_a_cross_brings_a_penalty() -> None:
    """AO12."""
    after = moved(on_board(sheet(red=[2, 4]), sheet(), pawns=(3, 0), track=TRACK), 6)
    assert (after.announced_by, after.sheets[0].penalties) == (0, 1)


def test_a_pawn_with_nothing_ahead_may_only_pass() -> None:
    """AO20."""
    assert onboard.options(on_board(sheet(), sheet(), pawns=(9, 0), track=TRACK), 0) == [PASS]


def test_the_view_is_the_whole_position() -> None:
    position = onboard.new(2)
    assert onboard.view(position, 0) is position
    assert position.sheets == (Sheet(), Sheet())


def test_the_board_of_a_position_is_empty_in_the_dice_game() -> None:
    on_track = on_board(sheet(), sheet(), pawns=(2, 4))
    assert onboard.board(on_track) is on_track
    without = onboard.board(at_dice(sheet(), sheet()))
    assert (without.track, without.pawns, without.announced_by, without.last_turns) == ((), (0, 0), None, None)
