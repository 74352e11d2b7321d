"""Tests of SteadyBot and of the row forecast that it uses."""

import pytest

from rowlock import BLUE, GREEN, PASS, RED, YELLOW, Cross, Decision, Draw, Game, Play, Position
from rowlock.bots import SteadyBot
from rowlock.bots.row_forecast import CARD_CHANCES, DICE_CHANCES, MAX_TURNS, expected_points, forecast
from rowlock.rules.sheet import LAST_AND_LOCK, POINTS

from ..games import random_game
from ..positions import at_cards, at_dice, dice, on_board, parse_cards, sheet


def chosen(position: Position, seat: int = 0) -> Decision:
    game = Game.at(position, seed=1)
    return SteadyBot().choose(game.view(seat), game.options(seat))


# Row forecast


def bits(*places: int) -> int:
    return sum(1 << at for at in places)


@pytest.mark.parametrize("chances", [DICE_CHANCES, CARD_CHANCES])
def test_a_row_is_worth_its_points_and_what_may_still_come(chances: tuple[float, ...]) -> None:
    table = forecast(chances, 0.8)
    assert sum(chances) == pytest.approx(1)
    empty, some_crosses, skipped = 0, bits(0, 1, 2), bits(0, 1, 6)
    for row in (empty, some_crosses, skipped):
        assert expected_points(table, row, 0) == POINTS[row.bit_count()]
        worth = [expected_points(table, row, turns) for turns in range(MAX_TURNS + 1)]
        assert worth == sorted(worth), "more turns are never worse"
    for turns in range(1, MAX_TURNS + 1):
        assert expected_points(table, some_crosses, turns) > expected_points(table, skipped, turns), (
            "skipping has a price"
        )
    locked = bits(0, 1, 2, 3, 4) | LAST_AND_LOCK
    assert expected_points(table, locked, 20) == POINTS[7]
    assert max(expected_points(table, row, MAX_TURNS) for row in range(1 << 10)) <= POINTS[12]


def test_the_last_number_counts_from_five_crosses_on() -> None:
    table = forecast(DICE_CHANCES, 0.8)
    assert expected_points(table, bits(0, 1, 2, 9), 30) == POINTS[4], "four crosses, and only the last place left"
    one_turn = expected_points(table, bits(0, 1, 2, 3, 9), 1)
    assert one_turn == pytest.approx(POINTS[5] + 0.8 / 36 * (POINTS[7] - POINTS[5]))


# Decisions


def test_it_weighs_both_actions_together() -> None:
    """Red 4 now would rule out red 3; white in yellow and the red die after it make two crosses without a skip."""
    mine = sheet(red=[2], yellow=[2, 3], green=[4], blue=[4])
    position = at_dice(mine, sheet(), rolled=dice(2, 2, red=1, yellow=6, green=6, blue=6))
    assert chosen(position) == Cross(YELLOW, 4)
    after = at_dice(
        sheet(red=[2], yellow=[2, 3, 4], green=[4], blue=[4]),
        sheet(),
        rolled=dice(2, 2, red=1, yellow=6, green=6, blue=6),
        phase="action2",
        crossed=True,
    )
    assert chosen(after) == Cross(RED, 3)


def test_it_ends_a_game_that_it_wins_and_not_one_that_it_loses() -> None:
    closing = {"red": [2, 3, 4, 5, 6, 7], "green": [12, 11, 10, 9, 8, 2], "blue": [3]}
    behind, ahead = sheet(yellow=[2]), sheet(yellow=[2, 3, 4, 5, 6, 7, 8, 9], blue=[12, 11, 10, 9, 8, 7, 6, 5])
    for other, wanted in ((behind, Cross(RED, 12)), (ahead, PASS)):
        assert chosen(at_dice(sheet(**closing), other, rolled=dice(6, 6), active=1)) == wanted


def test_it_does_not_take_a_fourth_penalty_that_loses() -> None:
    mine, other = sheet(3, yellow=[11], green=[3], blue=[3]), sheet(red=[2, 3, 4, 5, 6])
    position = at_dice(mine, other, rolled=dice(6, 5, red=5, yellow=5, green=5, blue=5), phase="action2")
    assert isinstance(chosen(position), Cross)
    winning = sheet(3, yellow=[2, 3, 4, 5, 6, 7, 8, 9, 10], green=[3], blue=[3])
    rolled = dice(6, 5, red=5, yellow=1, green=5, blue=5)
    assert chosen(at_dice(winning, sheet(), rolled=rolled, phase="action2")) == PASS


def test_it_considers_the_sheets_of_opponents() -> None:
    """Near the end of the game it accepts a cross that skips many numbers; early it waits."""
    mine = sheet(red=[2, 3, 4], yellow=[9], green=[5], blue=[5])
    nearly_over = sheet(3, yellow=[2, 3, 4, 5, 6, 11], green=[12, 11, 10, 9, 8, 3])
    for other, wanted in ((sheet(), PASS), (nearly_over, Cross(RED, 8))):
        assert chosen(at_dice(mine, other, rolled=dice(4, 4), active=1)) == wanted


def test_it_plays_cards_together() -> None:
    position = at_cards("R2 R3 R4 B2 B3", "G2 G3 G4 G5", phase="play")
    assert chosen(position) == Play(parse_cards("R2 R3 R4"), RED, (2, 3, 4))


def test_it_keeps_the_number_from_spoiling_its_cards() -> None:
    """With blue 11 and 10 in hand, the pile's 10 goes to green, where it spoils nothing."""
    mine = sheet(red=[11], yellow=[11], green=[12, 11], blue=[12])
    position = at_cards("B11 B10 B9 R2 Y2", "G2 G3 G4 G5", phase="number", pile="J10", sheets=[mine, sheet()])
    assert chosen(position) == Cross(GREEN, 10)
    assert Cross(BLUE, 10) in Game.at(position, seed=1).options(0)


def test_it_draws_what_may_go_with_its_hand() -> None:
    mine = sheet(red=[2, 3], yellow=[2, 3], green=[6], blue=[6])
    position = at_cards("R5 R6 Y5 B2", "G2 G3 G7 G8", display="Y12 B12 G4 J12", phase="draw", sheets=[mine, sheet()])
    assert chosen(position) == Draw((2,))


def test_it_goes_with_the_pawn_where_that_costs_nothing() -> None:
    position = on_board(sheet(red=[2, 3]), sheet(), pawns=(4, 0), crossed=True)
    after = chosen(position)
    assert after != PASS
    game = Game.at(position, seed=1)
    game.play(0, after)
    assert game.position.sheets[0].score().total >= position.sheets[0].score().total


def test_it_does_not_depend_on_its_seed() -> None:
    for seed in range(10):
        game = random_game(seed, calls=25)
        for seat in game.to_act:
            view, options = game.view(seat), game.options(seat)
            assert SteadyBot("a").choose(view, options) == SteadyBot("b").choose(view, options)
