"""Solo games compared with perfect play on the same dice."""

import itertools
from random import Random

import pytest

from rowlock import PASS, Game
from rowlock.analysis import best_review
from rowlock.coach.daily import PERFECT_AVERAGE
from rowlock.kernels.solver.solution import Solution
from rowlock.lab import solo as alone
from rowlock.lab.option_values import option_values
from rowlock.lab.solo import cached_solution, compare_with_solution, losses, perfect_game
from rowlock.lab.solve import solve
from rowlock.lab.workers import Threads
from rowlock.record import Record
from rowlock.rules import classic


@pytest.fixture(scope="module")
def solution() -> Solution:
    return solve(1, Threads())


def begun(seed: str) -> Game:
    return Game.new("classic", ["Ada"], solo=True, seed=seed)


def test_perfect_play_loses_nothing(solution: Solution) -> None:
    game = perfect_game(solution, begun("perfect").record)
    found = compare_with_solution(solution, game.record)
    assert round(found.average, 3) == PERFECT_AVERAGE
    assert found.lost == 0
    assert found.perfect == found.points == game.scores[0].total


def test_the_same_dice_are_rolled_turn_by_turn(solution: Solution) -> None:
    """The dice do not depend on the decisions: a player who always passes gets the dice of perfect play."""
    game = begun("passing")
    while not game.over:
        if game.wants == "dice":
            game.roll()
        else:
            game.play(0, PASS)
    found, perfect = compare_with_solution(solution, game.record), perfect_game(solution, game.record)
    rolls, others = ([step.chance for step in each.steps if step.chance is not None] for each in (game, perfect))
    assert len(rolls) == 4
    assert rolls == others[:4]
    assert found.points == -20
    assert found.perfect == perfect.scores[0].total > 60
    lost = list(losses(solution, game.record))
    assert all(loss >= 0 for loss in lost)
    assert found.lost == pytest.approx(sum(lost)) == pytest.approx(found.average + 20 + luck(solution, game))


def test_a_review_uses_the_solution(solution: Solution, monkeypatch: pytest.MonkeyPatch) -> None:
    game = begun("reviewed")
    rng = Random(1)
    while not game.over:
        if game.wants == "dice":
            game.roll()
        else:
            game.play(0, rng.choice(game.options(0)))
    found = compare_with_solution(solution, game.record)
    monkeypatch.setattr(alone, "cached_solution", lambda: solution)
    exact = best_review(game.record, lambda _done, _of: None)
    (seat,) = exact.seats
    assert seat.parts.cost.points == pytest.approx(found.lost, abs=1e-3)
    assert exact.curve[0].points == pytest.approx([found.average])
    assert exact.curve[-1].points == [found.points]
    assert sum(amount.points for amount in (seat.start, seat.parts.luck)) - seat.parts.cost.points == pytest.approx(
        found.points, abs=1e-3
    )
    monkeypatch.setattr(alone, "cached_solution", lambda: None)
    estimated = best_review(game.record, lambda _done, _of: None)
    assert estimated.seats[0].parts.cost.points != pytest.approx(found.lost, abs=1e-3)


def luck(solution: Solution, game: Game) -> float:
    """Change of the value due to the dice of a game; decisions lose the rest."""
    total = 0.0
    positions = game.record.positions()
    for before, after in itertools.pairwise(positions):
        assert isinstance(before, classic.Position)
        assert isinstance(after, classic.Position)
        if before.phase == "roll":
            value = before.sheets[0].score().total + solution.points_to_come(before.sheets[0])
            total += option_values(solution, after)[0].value - value
    return total


def test_a_game_from_the_middle_is_compared_from_there(solution: Solution) -> None:
    whole = perfect_game(solution, begun("middle").record)
    for step in (4, 7):
        first = Game.replay(whole.record, step).position
        found = compare_with_solution(solution, perfect_game(solution, Record(first, ("Ada",), seed="more")).record)
        assert isinstance(first, classic.Position)
        assert found.average == pytest.approx(option_values(solution, first)[0].value)
        assert found.lost == 0


def test_without_a_seed_perfect_play_is_unknown(solution: Solution) -> None:
    game = perfect_game(solution, begun("perfect").record)
    seedless = Record(game.record.initial, game.names, steps=game.record.steps)
    assert compare_with_solution(solution, seedless).perfect is None


def test_the_cached_solution(solution: Solution) -> None:
    found = cached_solution()
    assert found is not None
    assert (found.values == solution.values).all()
