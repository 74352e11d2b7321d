"""Reviews: planted blunders are found, and luck, cost and others add up to the change."""

from collections.abc import Sequence
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import PASS, Cross, Decision, Dice, Game, Sheet, View
from rowlock.bots import advance, seat_bots
from rowlock.coach.evaluation import Evaluation, RankedOption
from rowlock.coach.explain import Explainer, Reason
from rowlock.coach.review.analyze import (
    COSTLY,
    LIMITS,
    MAX_MOMENTS,
    Amount,
    Review,
    costly,
    grade,
    review,
    review_from_json,
    review_to_json,
)
from rowlock.formats.codec import decision_from_shape
from rowlock.formats.errors import FormatError
from rowlock.formats.schema import MarkShape, PassShape
from rowlock.rules import classic
from rowlock.rules.sheet import place, skips

from ..games import SETUPS, random_game, random_step
from .evaluators import evaluate, evaluate_position

GREEDY = {0: "greedy", 1: "greedy"}


def reviewed(game: Game) -> Review:
    return review(game.record, evaluate, evaluate_position)


def planted(turn: int, seat: int, choose: str) -> tuple[Game, int]:
    """A game of two good players with one planted blunder, and the step of the blunder."""
    game, bots = Game.new("classic", ["Ada", "Bob"], seed=11, start=0, bots=GREEDY), seat_bots(GREEDY, "planted")
    while (game.position.turn, game.position.phase) != (turn, choose):
        if game.wants == "dice":
            game.roll()
        for at in game.to_act if game.position.phase != choose or game.position.turn != turn else ():
            game.play(at, bots[at].choose(game.view(at), game.options(at)))
    step, sheet = len(game.steps), game.position.sheets[seat]
    worst = max(
        (option for option in game.options(seat) if isinstance(option, Cross)),
        key=lambda cross: skips(sheet.rows[cross.color], place(cross.color, cross.number)),
    )
    game.play(seat, worst)
    advance(game, bots)
    return game, step


def test_a_planted_blunder_is_the_costliest_decision_and_is_named_with_its_cost() -> None:
    game, step = planted(turn=6, seat=1, choose="action1")
    blunder = game.steps[step].decisions[1]
    assert isinstance(blunder, Cross)
    found = reviewed(game)
    worst = costly(found.choices, "win")[0]
    assert (worst.step, worst.seat, worst.turn, worst.grade) == (step, 1, 6, "blunder")
    assert worst.decision == MarkShape(str(blunder.color), blunder.number)  # type: ignore[arg-type]
    assert worst.reason is not None
    assert worst.reason.key == "skips"
    assert (worst.reason.args["color"], worst.reason.args["number"]) == (str(blunder.color), blunder.number)
    # the cost is the difference of the evaluations
    again = Game.replay(game.record, step)
    ranked = evaluate(again.view(1), again.options(1))
    chosen = next(each for each in ranked if each.decision == blunder)
    assert worst.cost.win == pytest.approx(ranked[0].evaluation.win - chosen.evaluation.win)
    assert found.seats[1].grades["blunder"] >= 1
    assert any(moment.step == step and moment.seat == 1 for moment in found.moments)


def test_the_engine_finds_the_planted_blunder_and_searches_it() -> None:
    """By default only the best options are searched, and the chosen one."""
    game, step = planted(turn=6, seat=1, choose="action1")
    found, again, searched = (review(game.record, ms=ms) for ms in (0, 0, 30))
    assert again == found
    worst = costly((choice for choice in found.choices if choice.seat == 1), "win")[0]
    assert (worst.step, worst.grade) == (step, "blunder")
    (after,) = (choice for choice in searched.choices if (choice.step, choice.seat) == (step, 1))
    assert after.grade == "blunder"
    assert after.win != pytest.approx(worst.win, abs=1e-6)
    assert after.win + after.cost.win != pytest.approx(worst.win + worst.cost.win, abs=1e-6)


def test_a_penalty_that_ends_the_game_behind_is_a_blunder() -> None:
    position = classic.Position(
        sheets=(
            Sheet((0b1111, 0b111, 0b11, 0), 3),
            Sheet((0b111, 0b11, 0b1, 0), 0),
        ),
        active=0,
        turn=9,
        phase="action2",
        dice=Dice((2, 3), (3, 1, 6, 6)),
    )
    game = Game.at(position, ["Ada", "Bob"], seed=3)
    game.play(0, PASS)
    assert game.over
    found = reviewed(game)
    (choice,) = found.choices
    assert (choice.decision, choice.grade) == (PassShape(), "blunder")
    assert choice.reason is not None
    assert choice.reason.key == "ends-behind"
    assert (found.curve[-1].win, found.winners) == ([0.0, 1.0], [1])
    assert found.seats[0].parts.cost == choice.cost


@settings(max_examples=60)
@given(seed=st.integers(0, 10**6), setup=st.integers(0, len(SETUPS) - 1), calls=st.none() | st.integers(0, 60))
def test_luck_decisions_and_others_add_up(seed: int, setup: int, calls: int | None) -> None:
    game = random_game(seed, calls, setup)
    found = reviewed(game)
    seats = range(len(game.names))
    assert [turn.step for turn in found.turns] == [standing.step for standing in found.curve[:-1]]
    assert found.curve[-1].step == len(game.steps)
    for (before, after), turn in zip(pairwise(found.curve), found.turns, strict=True):
        for seat in seats:
            parts = turn.parts[seat]
            for name in ("win", "points"):
                luck, cost, others = (getattr(part, name) for part in (parts.luck, parts.cost, parts.others))
                change = getattr(after, name)[seat] - getattr(before, name)[seat]
                assert luck - cost + others == pytest.approx(change, abs=1e-9)
                assert cost >= 0
    for seat in seats:
        total = found.seats[seat]
        for name in ("luck", "cost", "others"):
            each = [getattr(turn.parts[seat], name) for turn in found.turns]
            assert getattr(total.parts, name).win == pytest.approx(sum(amount.win for amount in each), abs=1e-9)
            assert getattr(total.parts, name).points == pytest.approx(sum(amount.points for amount in each), abs=1e-9)
        assert total.end.win - total.start.win == pytest.approx(
            total.parts.luck.win - total.parts.cost.win + total.parts.others.win, abs=1e-9
        )
    alone = len(game.names) == 1
    for standing in found.curve:
        assert sum(standing.win) == pytest.approx(0 if alone else 1)
    if game.over:
        assert found.curve[-1].points == [score.total for score in game.scores]
        if not alone:
            assert [seat for seat in seats if found.curve[-1].win[seat] > 0] == list(game.winners)


@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), setup=st.integers(0, len(SETUPS) - 1))
def test_every_decision_can_be_replayed_and_no_cost_is_negative(seed: int, setup: int) -> None:
    game = random_game(seed, 80, setup)
    found = reviewed(game)
    decided = 0
    for choice in found.choices:
        again = Game.replay(game.record, choice.step)
        options = again.options(choice.seat)
        assert len(options) == choice.options
        table = again.view(choice.seat).table
        assert decision_from_shape(choice.decision, table) == game.steps[choice.step].decisions[choice.seat]
        assert decision_from_shape(choice.best, table) in options
        assert choice.cost.win >= 0
        assert choice.cost.points >= 0
        assert (choice.reason is None) == (choice.grade == "best")
        decided += 1
    assert decided == sum(sum(seat.grades.values()) for seat in found.seats)
    assert len(found.moments) <= MAX_MOMENTS
    assert [moment.step for moment in found.moments] == sorted(moment.step for moment in found.moments)
    assert len({(moment.turn, moment.seat) for moment in found.moments}) == len(found.moments)
    greatest = max((choice.cost.win for choice in found.choices), default=0.0)
    assert greatest < LIMITS["win"][1] or max(abs(moment.swing.win) for moment in found.moments) >= greatest - 1e-9
    for moment in found.moments:
        Game.replay(game.record, moment.step)
        if moment.choice is not None:
            choice = found.choices[moment.choice]
            assert (choice.step, choice.seat, choice.reason) == (moment.step, moment.seat, moment.reason)
    assert review_from_json(review_to_json(found)) == found


def test_luck_is_what_the_roll_changes_and_nothing_else() -> None:
    """An evaluator that values the white dice on the table, and no decision."""

    def by_dice(view: View) -> Evaluation:
        table = view.table
        assert isinstance(table, classic.Position)
        above = 0.02 * (table.dice.white_sum - 7) if table.phase == "action1" and table.dice else 0.0
        return Evaluation(0.5 + (above if view.seat == 0 else -above), 0.0)

    def all_the_same(view: View, options: Sequence[Decision], ms: int = 0, *_: object) -> tuple[RankedOption, ...]:
        return tuple(RankedOption(option, by_dice(view)) for option in options)

    game, rng = Game.new("classic", 2, seed=5), Random(5)
    for _ in range(40):
        random_step(game, rng)
    found = review(game.record, all_the_same, by_dice)
    for turn in found.turns[:-1]:
        assert turn.dice is not None
        luck = 0.02 * (sum(turn.dice.white) - 7)
        assert turn.parts[0].luck.win == pytest.approx(luck)
        assert turn.parts[1].luck.win == pytest.approx(-luck)
        assert turn.parts[0].cost == turn.parts[1].cost == Amount(0.0, 0.0)
        assert turn.parts[0].others.win == pytest.approx(-luck)


def test_only_decisions_that_look_costly_are_searched() -> None:
    times: list[int] = []

    def searching(view: View, options: Sequence[Decision], ms: int = 0, *_: object) -> tuple[RankedOption, ...]:
        times.append(ms)
        if ms:  # equal with search
            return tuple(RankedOption(option, Evaluation(0.5, 10.0)) for option in options)
        return evaluate(view, options)

    game, _ = planted(turn=4, seat=0, choose="action1")
    quick = reviewed(game)
    noticeable = [choice for choice in quick.choices if choice.cost.win >= LIMITS["win"][1]]
    found = review(game.record, searching, evaluate_position, ms=25)
    assert times.count(25) == len(noticeable) > 0
    assert times.count(0) == len(quick.choices)
    assert not costly(found.choices, "win")
    times.clear()
    assert costly(review(game.record, searching, evaluate_position, ms=0).choices, "win")
    assert set(times) == {0}


def test_a_lucky_moment_explains_the_best_option_after_search() -> None:
    """Its reason is about the option it names, even if another ranked first without search."""

    def searching(view: View, options: Sequence[Decision], ms: int = 0, *_: object) -> tuple[RankedOption, ...]:
        ranked = evaluate(view, options)
        if not ms or len(ranked) == 1:
            return ranked
        best, second, *rest = ranked
        return (RankedOption(second.decision, best.evaluation), RankedOption(best.decision, second.evaluation), *rest)

    changed = 0
    for seed in range(12):
        game = Game.new("classic", 2, seed=f"reflection {seed}", bots=GREEDY)
        advance(game, seat_bots(GREEDY, "reflection"))
        quick, found = reviewed(game), review(game.record, searching, evaluate_position, ms=25)
        quick_best = {(choice.step, choice.seat): choice.best for choice in quick.choices}
        best = {(choice.step, choice.seat): choice.best for choice in found.choices}
        for moment in found.moments:
            at = moment.step, moment.seat
            if moment.kind == "luck" and moment.swing.win > 0 and at in best:
                view = Game.at(game.record.positions()[moment.step], seed=0).view(moment.seat)
                named = RankedOption(decision_from_shape(best[at], view.table), Evaluation(0.5, 10.0))
                waits = named.decision == PASS  # passing does not explain luck
                assert moment.reason == (Reason("lucky", {}) if waits else Explainer(view).reason(named, named))
                changed += best[at] != quick_best[at]
    assert changed


def test_best_decisions_cost_nothing() -> None:
    game = Game.new("classic", 3, seed="best", start=0)
    while not game.over:
        if game.wants == "dice":
            game.roll()
        for seat in game.to_act:
            game.play(seat, evaluate(game.view(seat), game.options(seat))[0].decision)
    found = reviewed(game)
    assert all(seat.parts.cost == Amount(0.0, 0.0) for seat in found.seats)
    assert all(choice.grade == "best" for choice in found.choices)
    assert all(moment.kind == "luck" for moment in found.moments)


def test_progress_is_reported_and_an_empty_game_can_be_reviewed() -> None:
    heard: list[tuple[int, int]] = []
    game = Game.new("onboard", 4, seed=1)
    found = review(str(game), evaluate, evaluate_position, lambda done, total: heard.append((done, total)))
    assert heard == [(1, 1)]
    assert (len(found.curve), found.turns, found.choices, found.moments, found.over) == (1, [], [], [], False)
    assert found.curve[0].win == [0.25] * 4


def test_grades_follow_the_cost() -> None:
    for measure, limits in LIMITS.items():
        at = [grade(Amount(limit, limit), measure) for limit in limits]
        assert at == ["fine", *COSTLY]
        assert grade(Amount(0.0, 0.0), measure) == "best"
    assert grade(Amount(1.0, 0.0), "points") == "best"


def test_an_invalid_review_is_rejected() -> None:
    data = review_to_json(reviewed(random_game(1, 20)))
    with pytest.raises(FormatError, match="curve"):
        review_from_json({**data, "curve": [{"step": "one"}]})
    with pytest.raises(FormatError, match="game"):
        review_from_json({**data, "game": "No game"})
    assert review_from_json({**data, "game": "further"}).game == "further"  # registered elsewhere
