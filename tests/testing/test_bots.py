"""Tests of check_bot: conforming bots pass, and every kind of fault is found."""

import gc
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import count

import pytest

from rowlock import PASS, RED, RULESETS, Cross, Decision, Game, View
from rowlock.bots import BOTS, LIGHT, Bot, GreedyBot
from rowlock.rules import cards
from rowlock.testing import check_bot

from ..deep import examples

NO_LIMIT = 600.0
"""Seconds per decision: generous, so that slow machines pass; the time limit has a test of its own."""


class EveryFifthTurn:
    """Delegates every fifth turn to a slow bot, and all others to a greedy one."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.quick = GreedyBot()

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        return (self.quick if view.table.turn % 5 else self.bot).choose(view, options)


@pytest.mark.parametrize("name", BOTS)
def test_our_own_bots_conform(name: str) -> None:
    """Games for all numbers of players; fewer for bots with a network, which are slow."""
    make: Callable[[str], Bot] = BOTS[name]
    games = examples(3, 8)
    if name not in LIGHT:
        games, make = examples(2, 4), lambda seed: EveryFifthTurn(BOTS[name](seed))
    report = check_bot(make, games=games, seconds=NO_LIMIT)
    assert report.games == games * len(RULESETS)
    assert report.decisions > report.games * 10
    assert 0 < report.mean_time <= report.worst_time


class Faulty(ABC):
    """Plays randomly and shows its fault from the sixth decision on."""

    def __init__(self, seed: str) -> None:
        self.good = BOTS["random"](seed)
        self.decisions = count()

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        if next(self.decisions) < 5:
            return self.good.choose(view, options)
        return self.fault(view, options)

    @abstractmethod
    def fault(self, view: View, options: Sequence[Decision]) -> Decision:
        """Make the faulty decision."""


class Illegal(Faulty):
    def fault(self, view: View, options: Sequence[Decision]) -> Decision:
        return next(cross for number in range(2, 13) if (cross := Cross(RED, number)) not in options)


class Textual(Faulty):
    def fault(self, view: View, options: Sequence[Decision]) -> Decision:
        return str(options[0])  # type: ignore[return-value]


class Crashing(Faulty):
    def fault(self, view: View, options: Sequence[Decision]) -> Decision:
        raise KeyError("a bug")


class Unseeded(Faulty):
    """Chooses by a counter shared by all instances instead of its seed."""

    calls = count()

    def fault(self, view: View, options: Sequence[Decision]) -> Decision:
        return options[next(self.calls) % len(options)]


class Peeking(Faulty):
    """Finds the games in memory and chooses by the colors of the cards on top of their piles."""

    def fault(self, view: View, options: Sequence[Decision]) -> Decision:
        players = len(view.table.sheets)
        # type(), because isinstance raises an error on a dead weakref proxy
        games = [each for each in gc.get_objects() if type(each) is Game and len(each.names) == players]
        positions = [game.position for game in games if game.view(view.seat).table == view.table]
        colors = [position.pile[0].color or 0 for position in positions if isinstance(position, cards.Position)]
        return options[sum(color + 1 for color in colors) % len(options)]


@pytest.mark.parametrize(
    ("make", "fault"),
    [
        (Illegal, "is not among the options"),
        (Textual, "'.*' is not among the options"),
        (Crashing, r"raised KeyError\('a bug'\)"),
        (Unseeded, "another bot with the same seed"),
    ],
)
def test_a_fault_is_reported_with_seed_and_turn(make: Callable[[str], Bot], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault) as caught:
        check_bot(make, games=4, seconds=NO_LIMIT)
    assert "seed 'conformance/classic/" in str(caught.value)
    assert "turn " in str(caught.value)


def test_a_bot_that_looks_at_hidden_cards_is_caught() -> None:
    with pytest.raises(AssertionError, match="with different hidden cards"):
        check_bot(Peeking, games=3, seconds=NO_LIMIT, rulesets=["cards"])


def test_a_bot_that_takes_too_long_is_caught() -> None:
    with pytest.raises(AssertionError, match=r"took \d+\.\d+ s, limit 0 s"):
        check_bot(BOTS["greedy"], games=1, seconds=0)


def test_only_the_given_rulesets_are_played() -> None:
    seen = set[str]()

    class Recording:
        def __init__(self, seed: str) -> None:
            del seed

        def choose(self, view: View, options: Sequence[Decision]) -> Decision:
            seen.add(type(view.table).__module__)
            return PASS if PASS in options else options[0]

    assert check_bot(Recording, games=2, seconds=NO_LIMIT, rulesets=["onboard"]).games == 2
    assert seen == {"rowlock.rules.onboard"}
