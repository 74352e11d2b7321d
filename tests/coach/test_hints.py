"""Hints: ranking, tempting option, limits, and that every ranked option was searched."""

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any
from zlib import crc32

import msgspec
import pytest

from rowlock import Cross, Decision, Dice, Draw, Game, Pass, Play
from rowlock.coach.evaluation import Evaluation, RankedOption, Selection, evaluate
from rowlock.coach.explain import Explainer, echoes
from rowlock.coach.hints import MAX_RANKED, Hint, distinct, hint, hint_from_ranking
from rowlock.engine.cards import evaluate as card_engine
from rowlock.engine.dice.evaluate import WINDOW
from rowlock.formats.codec import decision_from_shape, outcome_shape
from rowlock.game import View
from rowlock.rules import cards
from rowlock.rules.sheet import BY_NAME

RED, YELLOW = BY_NAME["red"], BY_NAME["yellow"]


def thrifty(view: View, options: Sequence[Decision], *_: object) -> tuple[RankedOption, ...]:
    """Evaluator that prefers options that skip fewer numbers, then show fewer cards."""

    def cost(option: Decision) -> float:
        shown = len(option.cards) if isinstance(option, Play) else 0
        return len(outcome_shape(view.table, view.seat, option).skips) + shown / 10

    ranked = sorted(options, key=cost)
    return tuple(RankedOption(option, Evaluation(0.6 - cost(option) / 100, 50 - cost(option))) for option in ranked)


def rolled(players: int = 2, **options: object) -> Game:
    game = Game.new("classic", players, seed="1", start=0, **options)  # type: ignore[arg-type]
    game.roll(Dice((3, 4), (1, 2, 3, 4)))
    return game


def hinted(game: Game, seat: int = 0) -> Hint:
    return hint(game.view(seat), game.options(seat), thrifty)


def test_options_are_ranked_with_values_and_reasons() -> None:
    game = rolled()
    found = hinted(game)
    decisions = [decision_from_shape(option.decision, game.view(0).table) for option in found.options]
    assert decisions[0] == Pass()
    assert set(decisions) == set(game.options(0))
    assert [option.win for option in found.options] == [0.6, 0.55, 0.55, 0.55, 0.55]
    assert found.options[0].points == 50.0
    assert found.options[0].reason.key == "waits"
    assert found.more == 0


def test_the_option_that_gains_most_at_once_is_tempting() -> None:
    game = Game.new("classic", 2, seed="1", start=0)
    game.roll(Dice((2, 3), (6, 6, 6, 6)))
    for seat, decision in ((0, Cross(RED, 5)), (1, Pass()), (0, Pass())):
        game.play(seat, decision)
    game.roll(Dice((3, 4), (1, 2, 3, 4)))
    found = hinted(game)
    assert found.tempting == 1  # passing is best; a second cross in the row gains two points
    assert found.options[1].reason.key == "gives-up"
    assert found.options[1].reason.args["number"] == 7


def test_the_second_option_is_tempting_if_the_best_gains_most() -> None:
    game = Game.new("classic", 2, seed="1", start=0)
    game.roll(Dice((1, 1), (6, 6, 6, 6)))  # 2: nothing is skipped in red and yellow
    found = hint(game.view(0), [Cross(RED, 2), Cross(YELLOW, 2)], thrifty)
    assert decision_from_shape(found.options[0].decision, game.view(0).table) == Cross(RED, 2)
    assert found.tempting == 1


def test_an_option_with_a_repeated_reason_is_not_tempting() -> None:
    game = Game.new("classic", 2, seed="1", start=0)
    game.roll(Dice((1, 1), (6, 6, 6, 6)))
    ranked = [RankedOption(Cross(RED, 2), Evaluation(0.6, 51)), RankedOption(Pass(), Evaluation(0.5, 50))]
    found = hint_from_ranking(Explainer(game.view(0)), ranked)
    assert [option.reason.key for option in found.options] == ["free", "misses"]
    assert found.tempting is None
    assert hinted(rolled()).tempting is None  # every cross skips as many numbers as this one


def test_all_options_are_ranked_without_a_limit() -> None:
    game = rolled()
    few = hint(game.view(0), game.options(0), thrifty, most=2)
    every = hint(game.view(0), game.options(0), thrifty, most=None)
    assert (len(few.options), every.more) == (2, 0)
    assert few.more + 2 == len(every.options) == len(game.options(0))


def test_a_hint_of_one_option_is_the_best_one() -> None:
    """Even where another one is tempting."""
    game = card_game(playing)
    seat = game.to_act[0]
    view, options = game.view(seat), game.options(seat)
    several, one = (hint(view, options, thrifty, most=most) for most in (MAX_RANKED, 1))
    assert several.tempting is not None
    assert (one.options, one.tempting) == (several.options[:1], None)
    assert one.more == several.more + MAX_RANKED - 1


def test_a_solo_hint_has_points_but_no_chance_to_win() -> None:
    found = hinted(rolled(1, solo=True))
    assert {option.win for option in found.options} == {None}
    assert found.options[0].points == 50.0


def test_a_single_option_is_not_tempting() -> None:
    game = rolled()
    assert hint(game.view(0), [Pass()], thrifty).tempting is None


def card_game(wanted: Callable[[cards.Position], bool], players: int = 2) -> Game:
    """A card game with jokers, played at random until its position meets a condition."""
    game, chance = Game.new("cards", players, seed="7", start=0, jokers=True), random.Random(3)
    while True:
        position = game.position
        assert isinstance(position, cards.Position)
        if wanted(position):
            return game
        for seat in game.to_act:
            game.play(seat, chance.choice(game.options(seat)))


def playing(position: cards.Position) -> bool:
    """The active seat plays a full hand with a joker."""
    hand = position.hands[position.active]
    return position.phase == "play" and any(card.color is None for card in hand) and len(hand) == cards.FULL_HAND


def twins(position: cards.Position) -> bool:
    """Two cards on display have the same number."""
    return position.phase == "draw" and len({card.number for card in position.display}) < cards.DISPLAY


def test_a_long_ranking_is_cut_and_includes_the_tempting_option() -> None:
    game = card_game(playing)
    seat = game.to_act[0]
    found = hinted(game, seat)
    assert len(found.options) == MAX_RANKED
    assert found.more > 0
    assert found.tempting is not None
    table = game.view(seat).table
    richest = max(outcome_shape(table, seat, option).points for option in game.options(seat))
    tempting = decision_from_shape(found.options[found.tempting].decision, table)
    assert outcome_shape(table, seat, tempting).points == richest or found.tempting == 1


def test_equivalent_plays_of_jokers_are_evaluated_once() -> None:
    game = card_game(playing)
    seat = game.to_act[0]
    seen: Sequence[Decision] = ()

    def recording(view: View, options: Sequence[Decision], *_: object) -> tuple[RankedOption, ...]:
        nonlocal seen
        seen = options
        return thrifty(view, options)

    hint(game.view(seat), game.options(seat), recording)
    idle = [option.cards for option in seen if isinstance(option, Play) and not option.numbers]
    assert len(idle) == len(set(idle))
    crossing = [option for option in game.options(seat) if isinstance(option, Play) and option.numbers]
    assert set(crossing) <= set(seen)


def test_equivalent_draws_are_ranked_once() -> None:
    game = card_game(twins)
    seat = game.to_act[0]
    table = game.view(seat).table
    found = hinted(game, seat)
    numbers = []
    for option in found.options:
        draw = decision_from_shape(option.decision, table)
        assert isinstance(draw, Draw)
        numbers.append(sorted(table.display[place] for place in draw.places))  # type: ignore[attr-defined]
    assert len(game.options(seat)) > len(numbers) == len({tuple(each) for each in numbers})


def test_a_hint_round_trips_through_json() -> None:
    found = hinted(rolled())
    assert msgspec.json.decode(msgspec.json.encode(found), type=Hint) == found


def test_every_ranked_option_of_a_roll_was_searched() -> None:
    """With the engine, the value of every option changes by the search, even outside the search window."""
    game = Game.new("classic", 2, seed="alike", start=0)
    game.roll(Dice((6, 6), (1, 2, 3, 4)))
    view, options = game.view(0), game.options(0)
    quick = {each.decision: each.evaluation for each in evaluate(view, options, 0)}
    found = hint(view, options)
    wins = [option.win for option in found.options]
    assert max(each.win for each in quick.values()) - min(each.win for each in quick.values()) > WINDOW
    assert wins == sorted(wins, key=lambda win: -(win or 0))
    for option in found.options:
        seen = quick[decision_from_shape(option.decision, view.table)]
        assert option.win != pytest.approx(seen.win, abs=1e-6)


@dataclass
class RecordingEvaluator:
    """Evaluator with random values that change by search; ranks other options behind and records what it searched."""

    ranking: list[Decision] = field(default_factory=list)
    searched: set[Decision] = field(default_factory=set)

    def __call__(self, _: View, options: Sequence[Decision], ms: int, also: Selection) -> tuple[RankedOption, ...]:
        self.searched = set()
        if ms:
            self.searched = set(also(self._ranked(options)))
            assert self.searched <= set(options)
        ranked = self._ranked(options)
        self.ranking = [each.decision for each in ranked]
        return ranked

    def _ranked(self, options: Sequence[Decision]) -> tuple[RankedOption, ...]:
        win = {option: crc32(f"{option} {option in self.searched}".encode()) / 2**32 for option in options}
        ranking = sorted(options, key=lambda option: (option not in self.searched, -win[option]))
        return tuple(RankedOption(option, Evaluation(win[option], 50.0)) for option in ranking)


def joker_decisions(seed: int, count: int) -> Iterator[tuple[View, list[Decision]]]:
    """The first ``count`` decisions with several options of a random card game with jokers."""
    game, rng = Game.new("cards", 2, seed=str(seed), jokers=True), random.Random(seed)
    while not game.over:
        for seat in game.to_act:
            options = game.options(seat)
            if len(options) > 1:
                yield game.view(seat), list(options)
                count -= 1
                if not count:
                    return
            game.play(seat, rng.choice(options))


def ranked_decisions(found: Hint, view: View) -> list[Decision]:
    return [decision_from_shape(option.decision, view.table) for option in found.options]


@pytest.mark.parametrize("most", [MAX_RANKED, None])
@pytest.mark.parametrize("seed", range(12))
def test_every_ranked_option_was_searched(seed: int, most: int | None) -> None:
    for view, options in joker_decisions(seed, 30):
        evaluator = RecordingEvaluator()
        found = hint(view, options, evaluator, most)
        ranked, count = ranked_decisions(found, view), len(distinct(view, options))
        assert set(ranked) <= evaluator.searched
        assert ranked == sorted(ranked, key=evaluator.ranking.index)  # best first
        assert len(ranked) == min(count, most or count) == count - found.more
        last_replaced = ranked != evaluator.ranking[: len(ranked)]
        if last_replaced:  # by the tempting option alone, and only if its reason is shown
            assert ranked[:-1] == evaluator.ranking[: len(ranked) - 1]
            assert found.tempting == len(ranked) - 1
        if found.tempting is not None:
            assert not echoes(found.options[found.tempting].reason, found.options[0].reason)
            richest = max(options, key=lambda option: view.table.outcome(view.seat, option).points)
            gains = [view.table.outcome(view.seat, option).points for option in (ranked[found.tempting], richest)]
            assert gains[0] == gains[1] or found.tempting == 1


def test_every_ranked_option_was_searched_by_the_engine(monkeypatch: pytest.MonkeyPatch) -> None:
    searched: list[int] = []

    def recorded(*arguments: Any) -> Any:
        found = search_candidates(*arguments)
        searched[:] = found.tolist()
        return found

    search_candidates = card_engine.search_candidates  # type: ignore[attr-defined]
    monkeypatch.setattr(card_engine, "search_candidates", recorded)
    passed: Sequence[Decision] = ()

    def recording(view: View, options: Sequence[Decision], ms: int, also: Selection) -> tuple[RankedOption, ...]:
        nonlocal passed
        passed = options
        searched.clear()
        return evaluate(view, options, ms, also)

    swapped = 0
    for seed in range(8):
        for view, options in joker_decisions(seed, 8):
            if view.table.phase == "play":  # the other phases have no search: all their options are evaluated alike
                found = hint(view, options, recording)
                assert set(ranked_decisions(found, view)) <= {passed[at] for at in searched}
                swapped += len(searched) > MAX_RANKED
    assert swapped  # a tempting option from further down was searched too
