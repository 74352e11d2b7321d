"""Stateful tests of Game: random rolls, deals, decisions and undos, checked against the slow rules."""

from dataclasses import dataclass, replace
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from rowlock import (
    COLORS,
    Card,
    Decision,
    Dice,
    Game,
    IllegalMove,
    Position,
    Record,
    View,
    position_from_json,
    position_to_json,
)
from rowlock.rules import RULESETS, Ruleset, cards

from .deep import examples
from .games import SETUPS, SHORT_TRACK, choose, every_decision, players_for, random_game, random_step
from .slow_rules import GameChecker, check_position

faces = st.integers(1, 6)
all_dice = st.builds(Dice, st.tuples(faces, faces), st.tuples(faces, faces, faces, faces))
fields = st.tuples(st.sampled_from([str(color) for color in COLORS]), st.integers(2, 12), st.integers(0, 20))
tracks = st.one_of(
    st.sampled_from(["a", "b", SHORT_TRACK]),
    st.lists(fields, min_size=5, max_size=12).map(lambda track: [list(entry) for entry in track]),
)


@dataclass
class Snapshot:
    """Public state of a game, to compare after an undo."""

    position: Position
    to_act: tuple[int, ...]
    wants: str | None
    record: Record
    views: list[View]

    @classmethod
    def of(cls, game: Game) -> "Snapshot":
        views = [game.view(seat) for seat in range(len(game.names))]
        return cls(game.position, game.to_act, game.wants, game.record, views)


class GameMachine(RuleBasedStateMachine):
    """Random calls on one game. Subclasses choose the ruleset."""

    def __init__(self) -> None:
        super().__init__()
        self.game: Game
        self.history: list[Snapshot] = []

    def start(self, name: str, players: int, seed: int, start: int, **options: Any) -> None:
        self.game = Game.new(name, players, seed=seed, start=start % players, **options)
        self.ruleset: Ruleset[Any] = RULESETS[name]
        self.checker = GameChecker(self.game)
        check_position(self.game)

    def called(self, before: Snapshot) -> None:
        """Record and check a successful call."""
        self.history.append(before)
        self.checker.check()

    @precondition(lambda self: self.game.wants == "dice")
    @rule(dice=st.none() | all_dice)
    def roll(self, dice: Dice | None) -> None:
        before = Snapshot.of(self.game)
        rolled = self.game.roll(dice)
        assert rolled == getattr(self.game.position, "dice", None)
        if dice is not None:
            assert rolled.white == dice.white
            assert all(got in (0, face) for got, face in zip(rolled.colors, dice.colors, strict=True))
        self.called(before)

    @precondition(lambda self: self.game.wants == "reshuffle")
    @rule(shuffle=st.none() | st.integers(0, 999))
    def deal(self, shuffle: int | None) -> None:
        before = Snapshot.of(self.game)
        position = self.game.position
        assert isinstance(position, cards.Position)
        order: list[Card] | None = None
        if shuffle is not None:
            order = Random(shuffle).sample(position.discard, len(position.discard))
        self.game.deal(order)
        assert self.game.position is position
        assert self.game.wants is None
        self.called(before)

    @precondition(lambda self: self.game.to_act)
    @rule(data=st.data())
    def play(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.game.to_act), "seat")
        self.decide(seat, data.draw(st.sampled_from(self.game.options(seat)), "decision"))

    def decide(self, seat: int, decision: Decision) -> None:
        before = Snapshot.of(self.game)
        self.game.play(seat, decision)
        self.called(before)
        if self.game.position is before.position:
            self.check_hidden(seat, decision, before)

    def check_hidden(self, seat: int, decision: Decision, before: Snapshot) -> None:
        """A pending decision changes only the seats to act and the deciding seat's own view."""
        waiting = tuple(at for at in before.to_act if at != seat)
        assert self.game.to_act == waiting
        assert self.game.record.pending[seat] == decision
        for other, view in enumerate(before.views):
            expected = replace(view, to_act=waiting)
            if other == seat:
                expected = replace(expected, pending=decision)
            assert self.game.view(other) == expected

    @rule(calls=st.integers(10, 250), seed=st.integers(0, 999))
    def many_calls(self, calls: int, seed: int) -> None:
        """Make many calls at once, so that examples reach the end of a game."""
        rng = Random(seed)
        for _ in range(calls):
            if self.game.over:
                return
            before = Snapshot.of(self.game)
            random_step(self.game, rng)
            self.called(before)

    @rule(times=st.integers(1, 40))
    def undo(self, times: int) -> None:
        for _ in range(min(times, len(self.history))):
            self.game.undo()
            assert Snapshot.of(self.game) == self.history.pop()
        if not self.history:
            with pytest.raises(IllegalMove) as caught:
                self.game.undo()
            assert caught.value.code == "nothing_to_undo"
        self.checker.reset()

    @rule(data=st.data())
    def an_illegal_decision_is_refused(self, data: st.DataObject) -> None:
        """IllegalMove leaves the game unchanged."""
        seat = data.draw(st.integers(0, len(self.game.names) - 1), "seat")
        legal = self.game.options(seat)
        illegal = [decision for decision in every_decision(self.game.position, seat) if decision not in legal]
        before = Snapshot.of(self.game)
        for decision in data.draw(st.lists(st.sampled_from(illegal), max_size=8), "illegal"):
            with pytest.raises(IllegalMove):
                self.game.play(seat, decision)
            assert Snapshot.of(self.game) == before

    @rule()
    def every_option_is_applied_checked_and_unchecked_alike(self) -> None:
        position = self.game.position
        seats = self.ruleset.to_act(position)
        chance = None
        if isinstance(position, cards.Position) and self.ruleset.chance(position):
            chance = position.discard
        others = {seat: self.ruleset.options(position, seat)[0] for seat in seats}
        for seat in seats:
            options = self.ruleset.options(position, seat)
            assert len(set(options)) == len(options)
            for option in options:
                decisions = {**others, seat: option}
                after = self.ruleset.apply(position, decisions, chance)
                assert after == self.ruleset.apply_unchecked(position, decisions, chance)
        for seat in set(range(len(position.sheets))) - set(seats):
            assert not self.ruleset.options(position, seat)

    @rule()
    def a_record_gives_the_game_again(self) -> None:
        for again in (Game.replay(self.game.record), Game.replay(str(self.game))):
            assert again.position == self.game.position
            assert again.to_act == self.game.to_act
            assert again.record == self.game.record
            assert str(again) == str(self.game)
        assert self.game.record.position == self.game.position

    @invariant()
    def a_position_goes_through_json(self) -> None:
        position = self.game.position
        assert position_from_json(position_to_json(position)) == position

    @invariant()
    def the_game_waits_for_one_thing(self) -> None:
        waits = [self.game.over, self.game.wants == "dice", bool(self.game.to_act)]
        assert waits.count(True) == 1
        assert all(bool(self.game.options(seat)) == (seat in self.game.to_act) for seat in range(len(self.game.names)))


class ClassicMachine(GameMachine):
    @initialize(players=st.integers(1, 5), seed=st.integers(0, 10**6), start=st.integers(0, 4))
    def new(self, players: int, seed: int, start: int) -> None:
        self.start("classic", players, seed, start, solo=players == 1)


class CardsMachine(GameMachine):
    @initialize(players=st.integers(2, 5), seed=st.integers(0, 10**6), start=st.integers(0, 4), jokers=st.booleans())
    def new(self, players: int, seed: int, start: int, jokers: bool) -> None:
        self.start("cards", players, seed, start, jokers=jokers)


class OnboardMachine(GameMachine):
    @initialize(players=st.integers(2, 4), seed=st.integers(0, 10**6), start=st.integers(0, 3), track=tracks)
    def new(self, players: int, seed: int, start: int, track: str | list[list[object]]) -> None:
        self.start("onboard", players, seed, start, track=track)


# suppress data_too_large and too_slow: examples are long, since games take dozens of turns
_SETTINGS = settings(
    max_examples=examples(25, 400),
    stateful_step_count=25,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

TestClassicMachine = ClassicMachine.TestCase
TestClassicMachine.settings = _SETTINGS
TestCardsMachine = CardsMachine.TestCase
TestCardsMachine.settings = _SETTINGS
TestOnboardMachine = OnboardMachine.TestCase
TestOnboardMachine.settings = _SETTINGS


ENDS = {
    "classic": {"two_rows_locked", "four_penalties"},
    "cards": {"two_rows_completed", "four_penalties"},
    "onboard": {"two_rows_locked", "four_penalties", "track_end"},
}


@pytest.mark.parametrize("name", ["classic", "cards", "onboard"])
def test_whole_games_keep_the_rules_to_every_kind_of_end(name: str) -> None:
    seen = set[str | None]()
    for number in range(60):
        rng = Random(f"{name}/{number}")
        options = rng.choice([options for game, options in SETUPS if game == name])
        game = Game.new(name, rng.choice(players_for(name, options)), seed=number, **options)
        checker = GameChecker(game)
        while not game.over:
            random_step(game, rng)
            checker.check()
        seen.add(game.position.end_reason)
    assert seen == ENDS[name]


def test_the_last_turns_of_the_board_are_one_for_everybody_else() -> None:
    """O16, AO17: after the announcement every seat but the announcer has one more turn."""
    checked = 0
    for number in range(40):
        game = random_game(f"last turns {number}", setup=5)
        if game.position.end_reason != "track_end":
            continue
        active = list[int]()
        for position in game.record.positions():
            if position.phase == "roll" and getattr(position, "announced_by", None) is not None:
                active.append(position.active)
        assert sorted((*active, getattr(game.position, "announced_by", -1))) == list(range(len(game.names)))
        checked += 1
    assert checked >= 10


def test_choosing_is_among_the_options() -> None:
    """The policy of these tests picks legal decisions only."""
    game = random_game("policy", calls=30)
    for seat in game.to_act:
        assert choose(game.options(seat), Random(1)) in game.options(seat)
