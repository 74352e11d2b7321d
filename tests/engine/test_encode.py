"""Encoding of views: every card once, and no hidden information."""

from collections import Counter
from itertools import combinations, product
from random import Random

import numpy as np
import pytest

from rowlock import Game
from rowlock.bots import BOTS
from rowlock.coach.hints import equivalence_key
from rowlock.engine import evaluate as engine
from rowlock.engine.arrays import pick
from rowlock.engine.cards import turn as cards
from rowlock.engine.cards.encode import card_index, encode
from rowlock.engine.cards.features import DRAWN, Model, expected
from rowlock.engine.cards.options import exact_draw_values
from rowlock.engine.encode import turn_order
from rowlock.engine.model import load
from rowlock.engine.search import Effort
from rowlock.rules import cards as rules
from rowlock.testing import other_world

from ..games import SETUPS, random_game

CARD_SETUPS = [at for at, (name, _) in enumerate(SETUPS) if name == "cards"]


def worlds(count: int) -> list[rules.Position]:
    """Positions in the middle of card games."""
    found: list[rules.Position] = []
    for seed in range(count):
        position = random_game(seed, calls=20 + 7 * seed, setup=CARD_SETUPS[seed % 2]).position
        assert isinstance(position, rules.Position)
        if position.phase != "over":
            found.append(position)
    return found


def test_every_card_has_one_location_consistent_with_the_view() -> None:
    for world in worlds(30):
        order = turn_order(len(world.sheets), world.active)
        for seat in range(len(world.sheets)):
            seen = rules.view(world, seat)
            table = encode([seen], [np.random.default_rng(seat)])
            location = table.location[0]
            assert location.shape == (cards.CARDS,)
            own = {card_index(card) for card in seen.hand}
            assert set(np.nonzero(location == cards.HAND + order.index(seat))[0].tolist()) == own
            numbers = np.arange(cards.CARDS) % cards.NUMBERS + 2
            for place, other in enumerate(order):
                assert sorted(numbers[location == cards.HAND + place].tolist()) == list(seen.hands[other])
            assert sorted(numbers[location == cards.SHOWN].tolist()) == sorted(seen.display)
            assert numbers[location == cards.TOP].tolist() == [seen.pile_top]
            sizes = Counter(location.tolist())
            assert sizes[cards.PILE] == seen.pile_size - 1
            assert sizes[cards.DISCARD] == seen.discard_size
            assert seen.discard_top is None or seen.discard_top in numbers[location == cards.DISCARD]
            assert sizes[cards.ABSENT] == (0 if seen.jokers else cards.NUMBERS)
            assert table.rows[0].tolist() == [list(world.sheets[at].rows) for at in order]
            assert table.penalties[0].tolist() == [world.sheets[at].penalties for at in order]


@pytest.mark.parametrize("ms", [0, 50])
def test_positions_with_the_same_view_have_the_same_values(ms: int) -> None:
    """Bit for bit, in every phase: the search samples the hidden cards."""
    phases, changed = set[str](), 0
    for at, world in enumerate(worlds(40 if ms == 0 else 24)):
        here = Game.at(world, seed="x")
        for seat in here.to_act:
            other = other_world(world, seat, Random(at))
            there = Game.at(other, seed="y")
            options = here.options(seat)
            (one,) = engine.evaluate_many([here.view(seat)], [options], Effort(ms))
            (two,) = engine.evaluate_many([there.view(seat)], [there.options(seat)], Effort(ms))
            assert all(np.array_equal(a, b) for a, b in zip(one, two, strict=True))
            changed += other != world
            phases.add(world.phase)
    assert phases == {"draw", "number", "play"}
    assert changed > 20


def test_equivalent_draws_have_the_same_value() -> None:
    """Face-down cards with the same number are indistinguishable."""
    alike = 0
    for seed in range(60):
        game = random_game(f"draw {seed}", calls=8 + seed, setup=CARD_SETUPS[seed % 2])
        while not game.over and game.position.phase != "draw":
            game.play(game.to_act[0], game.options(game.to_act[0])[0])
        if game.over:
            continue
        seat = game.to_act[0]
        view, options = game.view(seat), game.options(seat)
        (found,) = engine.evaluate_many([view], [options], Effort(50))
        worth: dict[object, float] = {}
        for option, win in zip(options, found.win.tolist(), strict=True):
            same = worth.setdefault(equivalence_key(view, option), win)
            assert win == pytest.approx(same, abs=1e-5)
        alike += len(options) - len(worth)
    assert alike > 20


def test_the_value_of_a_draw_is_the_mean_over_possible_cards() -> None:
    """Compare with every possible card on display and the resulting hand."""
    net = load("cards")
    for at, world in enumerate(one for one in worlds(40) if one.phase == "draw"):
        seen = rules.view(world, world.active)
        table = encode([seen], [np.random.default_rng(at)])
        missing = cards.FULL_HAND - len(seen.hand)
        shown = np.array([[number - 2 for number in seen.display]])
        model = Model(net, seen.jokers)
        found = exact_draw_values(model, table, shown, missing)
        for way, places in enumerate(combinations(range(cards.DISPLAY), missing)):
            numbers = [seen.display[place] for place in places]
            own = {card_index(card) for card in seen.hand}
            free = [set(range(number - 2, 55 if seen.jokers else 44, cards.NUMBERS)) - own for number in numbers]
            hands = [hand for hand in product(*free) if len(set(hand)) == missing]
            many = pick(table, np.zeros(len(hands), int))
            for location, hand in zip(many.location, hands, strict=True):
                for card in hand:
                    # swap with the card of its number on display
                    alike = range(card % cards.NUMBERS, cards.CARDS, cards.NUMBERS)
                    there = next(one for one in alike if location[one] == cards.SHOWN)
                    location[there], location[card] = location[card], cards.HAND
            value = expected(model, many, 0, DRAWN)
            assert found.win[0, way] == pytest.approx(float(value.win.mean()), abs=1e-4)


@pytest.mark.parametrize("ms", [0, 50])
def test_pending_decisions_of_others_do_not_change_values(ms: int) -> None:
    """In simultaneous decisions the order of arrival does not matter."""
    for setup in range(len(SETUPS) - 1):
        game = random_game(f"judge {setup}", calls=30, setup=setup)
        while not game.over and len(game.to_act) < len(game.names):
            if game.wants == "dice":
                game.roll()
            else:
                game.play(game.to_act[0], game.options(game.to_act[0])[0])
        first, *_, last = game.to_act
        (before,) = engine.evaluate_many([game.view(last)], [game.options(last)], Effort(ms))
        for option in game.options(first):
            game.play(first, option)
            (after,) = engine.evaluate_many([game.view(last)], [game.options(last)], Effort(ms))
            game.undo()
            assert all(np.array_equal(a, b) for a, b in zip(before, after, strict=True))


@pytest.mark.parametrize("level", ["expert", "champion"])
def test_pending_decisions_of_others_do_not_change_choices(level: str) -> None:
    for seed in range(30):
        game = Game.new("classic", 3, seed=seed)
        game.roll()
        first, *_, last = game.to_act
        bot = BOTS[level]("here")
        before = bot.choose(game.view(last), game.options(last))
        game.play(first, game.options(first)[-1])
        assert bot.choose(game.view(last), game.options(last)) == before
