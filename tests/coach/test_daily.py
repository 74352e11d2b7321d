"""The position of a day: the same for everyone, worth asking, and graded fairly."""

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


def test_a_day_is_the_same_whenever_it_is_asked_for(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        practice._daily.cache_clear()
        assert daily(puzzle.day, evaluate) == puzzle
    assert len({puzzle.view for puzzle in puzzles}) == len(DAYS)


def test_the_games_take_turns_with_two_players_and_three(puzzles: list[Puzzle]) -> None:
    games = [puzzle.record.ruleset.NAME for puzzle in puzzles]
    assert games[:3] * 3 == games
    assert set(games) == set(RULESETS)
    assert {len(puzzle.record.names) for puzzle in puzzles} == {2, 3}


def test_the_question_is_where_the_record_ends(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        game = Game.replay(puzzle.record)
        assert game.view(puzzle.seat) == puzzle.view
        assert tuple(game.options(puzzle.seat)) == puzzle.options
        assert not puzzle.record.pending  # nobody else has decided yet
        assert {each.decision for each in puzzle.ranked} <= set(puzzle.options)


def test_options_differ_clearly_but_not_absurdly_and_greed_is_wrong(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        best, second = (each.evaluation.win for each in puzzle.ranked[:2])
        assert len(puzzle.ranked) >= 3
        assert MIN_GAP <= best - second <= MAX_GAP
        assert GreedyBot().choose(puzzle.view, puzzle.options) != puzzle.best.decision


def test_there_is_always_a_question() -> None:
    """Even if all options are worth the same to the judge."""

    def indifferent(_view: View, options: Sequence[Decision], *_: object) -> tuple[RankedOption, ...]:
        return tuple(RankedOption(option, Evaluation(0.5, 40)) for option in options)

    for day in DAYS[:3]:
        assert len(daily(day, indifferent).options) >= 3


def test_an_answer_costs_what_it_gives_away(puzzles: list[Puzzle]) -> None:
    for puzzle in puzzles:
        for place, judged in enumerate(puzzle.ranked, start=1):
            answer = grade_answer(puzzle, judged.decision)
            assert (answer.place, answer.right) == (place, place == 1)
            assert answer.win_lost == pytest.approx(puzzle.best.evaluation.win - judged.evaluation.win)
            assert answer.points_lost == pytest.approx(puzzle.best.evaluation.points - judged.evaluation.points)
        # also one card drawn twice, though it looks like two of the same number
        for none in (Play((), RED, ()) if PASS in puzzle.options else PASS, Draw((0, 0))):
            with pytest.raises(IllegalMove) as refused:
                grade_answer(puzzle, none)
            assert refused.value.code == "not_a_decision"


def test_every_way_to_say_an_option_is_an_answer(puzzles: list[Puzzle]) -> None:
    """A joker that is shown without a cross has a color in name alone: judged is one of them, taken are all."""
    for puzzle in puzzles:
        for option in puzzle.options:
            assert grade_answer(puzzle, option).place in range(1, len(puzzle.ranked) + 1)


def test_the_days_end_today() -> None:
    days = list(practice.days(date(2026, 3, 10)))
    assert days[0] == date(2026, 3, 10)
    assert days[-1] == date(2026, 2, 8)
    assert days == sorted(days, reverse=True)
    assert list(practice.days(date(2026, 1, 2))) == [date(2026, 1, 2), date(2026, 1, 1)]
    assert list(practice.days(date(1970, 1, 1))) == [date(1970, 1, 1)]  # a clock that was never set
    assert next(practice.days()) == practice.today()


def test_the_client_knows_the_same_perfect_average() -> None:
    found = re.search(r"PERFECT = ([\d.]+)", (CLIENT / "table" / "solo.ts").read_text("utf-8"))
    assert found is not None
    assert float(found[1]) == practice.PERFECT_AVERAGE
