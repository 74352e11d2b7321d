"""Tests of the guarantees that every ruleset gives, and of what a position answers by itself."""

from collections.abc import Callable
from typing import Any

import pytest

from rowlock import Game
from rowlock.rng import ChanceSource, Fixed
from rowlock.rules import RULESETS, cards, classic, full_deck, onboard
from rowlock.testing import check_ruleset

from ..games import SETUPS, random_game


def new_cards(source: ChanceSource) -> cards.Position:
    return cards.new(3, source.shuffle(1, full_deck(jokers=True)), jokers=True)


@pytest.mark.parametrize(
    ("rules", "new"),
    [(classic, lambda _: classic.new(5)), (cards, new_cards), (onboard, lambda _: onboard.new(4, "b"))],
)
def test_our_own_rulesets_conform(rules: Any, new: Callable[[ChanceSource], Any]) -> None:
    assert check_ruleset(rules, new, games=4) > 100


@pytest.mark.parametrize("name", RULESETS)
def test_the_setup_of_a_game_and_what_chance_decides_give_it_again(name: str) -> None:
    game = Game.new(name, 3, seed="again")
    rules, initial = RULESETS[name], game.position
    options = rules.setup(initial) | rules.dealt(rules.setup(initial), ChanceSource("again").setup())
    assert rules.new(3, start=initial.active, **options) == initial


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_only_the_order_of_the_pile_below_its_top_is_shuffled_again(setup: int) -> None:
    position = random_game("again", calls=20, setup=setup).position
    again = position.rules.reshuffled(position, ChanceSource("again").setup())
    for seat in range(len(position.sheets)):
        assert again.view(seat) == position.view(seat)
    if isinstance(position, cards.Position):
        assert sorted(map(str, again.pile)) == sorted(map(str, position.pile))
        assert again != position
    else:
        assert again == position


def test_a_table_without_dice_has_none_and_closes_no_row() -> None:
    position = Game.new("cards", 2, seed=1).position
    for table in (position, position.view(0)):
        assert table.dice is None
        assert table.closed == 0
    assert position.rules.draw(position, Fixed()) == ()


@pytest.mark.parametrize("name", RULESETS)
def test_only_the_card_game_has_hands(name: str) -> None:
    hands = Game.new(name, 3, seed=1).position.open_hands()
    assert (hands is None) == (name != "cards")
    assert hands is None or [len(hand) for hand in hands] == [cards.HAND] * 3
