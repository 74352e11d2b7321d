"""Decisions and cards as values: equality, text and parsing."""

import pytest

from rowlock import (
    BLUE,
    COLORS,
    GREEN,
    PASS,
    RED,
    RULESETS,
    Color,
    Cross,
    Decision,
    Draw,
    IllegalMove,
    Move,
    Pass,
    Play,
)
from rowlock.rules import CARDS, full_deck
from rowlock.rules.moves import CROSSES, parse
from tests.games import SETUPS, random_game
from tests.positions import parse_cards


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (PASS, "-"),
        (Cross(GREEN, 11), "g11"),
        (Move(5), "@5"),
        (Draw((2, 0)), "#1 #3"),
        (Play(parse_cards("J5 R4"), RED, (5, 4)), "R4 J5 > r4 r5"),
        (Play(parse_cards("B4 B11"), BLUE, (4, 11)), "B4 B11 > b11 b4"),
        (Play(parse_cards("J5"), GREEN), "J5 > g-"),
    ],
)
def test_a_decision_has_a_short_text(decision: Decision, text: str) -> None:
    assert str(decision) == text


@pytest.mark.parametrize(
    "text", ["", "r13", "R13 > r-", "R5 > r13", "R5 > r5 g6", "R5 >", "@", "#5", "--", "r٥", "r5\n"]
)
def test_a_malformed_decision_is_refused(text: str) -> None:
    with pytest.raises(IllegalMove) as caught:
        parse(text)
    assert caught.value.code == "not_a_decision"


def test_the_order_of_arguments_does_not_matter() -> None:
    """AC27."""
    assert Pass() == PASS
    assert Draw((3, 1)) == Draw((1, 3))
    assert Play(parse_cards("J5 R4"), RED, (5, 4)) == Play(parse_cards("R4 J5"), RED, (4, 5))
    assert hash(Play(parse_cards("J5 R4"), RED, (5, 4))) == hash(Play(parse_cards("R4 J5"), RED, (4, 5)))


def test_numbers_are_sorted_from_left_to_right() -> None:
    """AC27: green and blue run downwards."""
    assert Play(parse_cards("G4 G5 G6"), GREEN, (4, 6, 5)).numbers == (6, 5, 4)


def test_crosses_are_indexed_by_color_and_number() -> None:
    assert all(CROSSES[color][number] == Cross(color, number) for color in COLORS for number in range(2, 13))
    assert all(crosses.keys() == set(range(2, 13)) for crosses in CROSSES)


def test_the_decks_are_forty_four_and_fifty_five_different_cards() -> None:
    """C1, C27."""
    assert len(set(full_deck(jokers=False))) == 44
    assert len(set(full_deck(jokers=True))) == 55
    assert sum(card.color is None for card in full_deck(jokers=True)) == 11
    assert {card.number for card in full_deck(jokers=False) if card.color is RED} == set(range(2, 13))


def test_the_text_of_a_card_is_its_name() -> None:
    assert {str(card): card for card in full_deck(jokers=True)} == CARDS
    assert repr(CARDS["J5"]) == "J5"


def test_ruleset_of_a_position() -> None:
    for setup, name in enumerate(["classic", "cards", "cards", "onboard", "onboard", "onboard"]):
        rules = random_game(1, calls=0, setup=setup).position.rules
        assert rules is RULESETS[name]


@pytest.mark.parametrize("setup", range(len(SETUPS)))
def test_options_and_scores_follow_from_the_view(setup: int) -> None:
    game = random_game("seen", calls=30, setup=setup)
    rules = game.position.rules
    assert game.position.scores() == rules.scores(game.position)
    for seat in range(len(game.names)):
        seen = game.view(seat).table
        assert seen.scores() == rules.scores(game.position)
        assert seen.options(seat) == rules.options(game.position, seat)


@pytest.mark.parametrize("color", COLORS)
def test_a_color_may_be_given_by_name_or_letter(color: Color) -> None:
    for text in (str(color), str(color).upper(), color.letter, color.letter.lower()):
        assert Cross(text, 5) == Cross(color, 5)
        assert Cross(text, 5).color is color
        assert Play(parse_cards("R2"), text, ()).color is color


@pytest.mark.parametrize("text", ["", "x", "re", "redd", "r5"])
def test_an_unknown_color_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="not a valid Color"):
        Cross(text, 5)
