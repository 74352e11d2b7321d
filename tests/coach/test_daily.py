"""Daily positions: determinism, selection criteria and grading of answers."""

import re
from collections.abc import Sequence
from datetime import date, timedelta
from pathlib import Path

import pytest

from rowlock import PASS, Decision, Draw, Game, IllegalMove, View
from rowlock.bots import GreedyBot
from rowlock.coach import daily as practice
from rowlock.coach.daily import MAX_GAP, MIN_GAP, Puzzle, daily, grade_answer
from rowlock.coach.evaluation import Evaluation, RankedOption
from rowlock.rules import RED, RULESETS, Play

from .evaluators import evaluate

DAY = date(2026, 6, 1)
DAYS = [DAY + timedelta(days=count) for count in range(9)]
CLIENT = Path(__file__).parents[2] / "web" / "src"


@pytest.fixture(scope="module")
def puzzles() -> list[Puzzle]:
    return [daily(day, evaluate) for day in DAYS]


def test_the_position_of_a_day_is_deterministic(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        assert daily(puzzle.day, evaluate) == puzzle
    assert len({puzzle.view for puzzle in puzzles}) == len(DAYS)


def test_games_rotate_with_two_and_three_players(puzzles: list[Puzzle]) -> None:
    games = [puzzle.game.name for puzzle in puzzles]
    assert games[:3] * 3 == games
    assert set(games) == set(RULESETS)
    assert {len(puzzle.game.names) for puzzle in puzzles} == {2, 3}


def test_the_position_is_the_end_of_the_record(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        game = Game.replay(puzzle.game.record)
        assert game.view(puzzle.seat) == puzzle.view
        assert game.options(puzzle.seat) == puzzle.options
        assert not puzzle.game.record.pending  # no other seat has decided yet
        assert {each.decision for each in puzzle.ranked} <= set(puzzle.options)


def test_the_gap_is_within_limits_and_the_greedy_choice_is_wrong(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        best, second = (each.evaluation.win for each in puzzle.ranked[:2])
        assert len(puzzle.ranked) >= 3
        assert MIN_GAP <= best - second <= MAX_GAP
        assert GreedyBot().choose(puzzle.view, puzzle.options) != puzzle.best.decision


def test_there_is_always_a_position() -> None:
    """Even if the evaluator ranks all options equal."""

    def indifferent(_view: View, options: Sequence[Decision], *_: object) -> tuple[RankedOption, ...]:
        return tuple(RankedOption(option, Evaluation(0.5, 40)) for option in options)

    for day in DAYS[:3]:
        assert len(daily(day, indifferent).options) >= 3


def test_the_cost_of_an_answer_is_the_difference_from_the_best(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        for place, option in enumerate(puzzle.ranked, start=1):
            answer = grade_answer(puzzle, option.decision)
            assert (answer.place, answer.right) == (place, place == 1)
            assert answer.win_lost == pytest.approx(puzzle.best.evaluation.win - option.evaluation.win)
            assert answer.points_lost == pytest.approx(puzzle.best.evaluation.points - option.evaluation.points)
        # also the same card drawn twice, which looks like two cards of a number
        for none in (Play((), RED, ()) if PASS in puzzle.options else PASS, Draw((0, 0))):
            with pytest.raises(IllegalMove) as refused:
                grade_answer(puzzle, none)
            assert refused.value.code == "not_a_decision"


def test_equivalent_options_are_accepted_as_answers(puzzles: list[Puzzle]) -> None:
    """Jokers shown without a cross: one of the equivalent options is ranked, all are accepted."""
    for puzzle in puzzles:
        for option in puzzle.options:
            assert grade_answer(puzzle, option).place in range(1, len(puzzle.ranked) + 1)


def test_days_go_back_from_today() -> None:
    days = list(practice.days(date(2026, 3, 10)))
    assert days[0] == date(2026, 3, 10)
    assert days[-1] == date(2026, 2, 8)
    assert days == sorted(days, reverse=True)
    assert list(practice.days(date(2026, 1, 2))) == [date(2026, 1, 2), date(2026, 1, 1)]
    assert list(practice.days(date(1970, 1, 1))) == [date(1970, 1, 1)]  # clock not set
    assert next(practice.days()) == practice.today()


def test_the_browser_has_the_same_perfect_average() -> None:
    found = re.search(r"PERFECT_AVERAGE = ([\d.]+)", (CLIENT / "lib" / "games.ts").read_text("utf-8"))
    assert found is not None
    assert float(found[1]) == practice.PERFECT_AVERAGE
