"""Option values of the solved dice game."""

import random

import numpy as np
import pytest

from rowlock.kernels.solver.solution import Solution
from rowlock.lab.option_values import SheetError, expected_score, option_values, parse_sheet, position_before_roll
from rowlock.lab.solve import solve
from rowlock.lab.workers import Threads
from rowlock.rules import PASS, RED, YELLOW, Cross, Dice, Sheet, classic


def after_roll(position: classic.Position, faces: list[int]) -> classic.Position:
    """Position after a roll of two white dice, red, yellow, green, blue."""
    one, other, red, yellow, green, blue = faces
    return classic.apply(position, chance=Dice((one, other), (red, yellow, green, blue)))


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve(1, Threads())


def test_a_sheet_by_its_crosses() -> None:
    assert parse_sheet("") == Sheet()
    assert parse_sheet("r2 r4 g12 b11 p2") == Sheet((0b101, 0, 1, 0b10), 2)
    locked = parse_sheet("y2 y3 y4 y5 y6 y12")
    assert [str(color) for color in locked.locks] == ["yellow"]


@pytest.mark.parametrize("text", ["r5 r4", "r12", "x", "-", "@2", "p5", "p", "r1", "g13", "p1 p2", "p\u0663"])
def test_invalid_sheets(text: str) -> None:
    with pytest.raises(SheetError) as caught:
        parse_sheet(text)
    assert caught.value.word == text.rsplit(maxsplit=1)[-1]


def test_a_solution_is_for_its_number_of_players(solution: Solution) -> None:
    with pytest.raises(ValueError, match="1 players and a position of 2"):
        expected_score(solution, classic.new(2))
    with pytest.raises(ValueError, match="1 players and a position of 2"):
        option_values(solution, after_roll(classic.new(2), [1, 2, 3, 4, 5, 6]))


def test_every_option_is_listed_and_the_best_has_no_loss(solution: Solution) -> None:
    """At the positions of games played by the option values themselves."""
    chance = random.Random(3)
    for _ in range(5):
        position = classic.new(1, solo=True)
        while position.phase != "over":
            if position.phase == "roll":
                position = after_roll(position, [chance.randint(1, 6) for _ in range(6)])
                continue
            ranked = option_values(solution, position)
            assert {each.decision for each in ranked} == set(classic.options(position, 0))
            assert ranked[0].loss == 0
            assert all(each.loss >= 0 for each in ranked)
            before = ranked[0]
            position = classic.apply(position, {0: before.decision})
            if position.phase == "action2":
                following = option_values(solution, position)[0]
                assert following.value == pytest.approx(before.value)
                assert following.decision == before.follow_up
            elif position.phase == "roll":
                assert expected_score(solution, position) == pytest.approx(before.value)
        assert expected_score(solution, position) == position.sheets[0].score().total


def test_a_row_that_others_closed_counts_towards_the_end(solution: Solution) -> None:
    """With one row closed by another player and one own lock nothing is left to come."""
    own = parse_sheet("r2 r3 r4 r5 r6 r12")
    assert expected_score(solution, position_before_roll(own, 1, 0)) > own.score().total
    closed = classic.Position((own,), closed=0b0011)
    assert expected_score(solution, closed) == own.score().total


def test_option_values_of_a_waiting_seat(solution: Solution) -> None:
    """A waiting seat crosses the white sum without risk and has no second action."""
    two = Solution(
        2, np.concatenate([solution.values] * 2)
    )  # waiting has no effect on these values; one roll is enough for the test
    position = after_roll(position_before_roll(Sheet(), 2, 1), [1, 1, 3, 4, 5, 6])
    ranked = option_values(two, position, 0)
    # 2 is the last number of green and blue, which needs five crosses before
    assert {each.decision for each in ranked} == {PASS, Cross(RED, 2), Cross(YELLOW, 2)}
    assert all(each.follow_up is None for each in ranked)
    assert isinstance(ranked[0].decision, Cross)
