"""Rules of the card game not covered by the scenarios."""

from itertools import combinations

import pytest

from rowlock import BLUE, COLORS, GREEN, PASS, RED, YELLOW, Card, Color, Cross, Draw, Play, Sheet
from rowlock.rules import cards, full_deck
from tests import slow_rules
from tests.positions import at_cards, parse_cards, sheet


def test_the_deck_is_dealt_from_the_top() -> None:
    """C8, C9, AC3."""
    deck = full_deck(jokers=True)
    position = cards.new(3, deck, jokers=True, start=1)
    assert position.hands == (deck[:4], deck[4:8], deck[8:12])
    assert position.display == deck[12:16]
    assert position.pile == deck[16:]
    assert (position.discard, position.active, position.phase) == ((), 1, "draw")
    assert cards.to_act(position) == (1,)


def test_the_number_is_set_only_in_its_phase() -> None:
    hands = ("R2 R3 R4 R5 R6", "B2 B3 B4 B5")
    assert at_cards(*hands, phase="number", pile="G9").number == 9
    assert at_cards(*hands, phase="play", pile="G9").number is None


@pytest.mark.parametrize("phase", ["draw", "number", "play", "over"])
def test_options_follow_from_the_view(phase: str) -> None:
    position = at_cards("R2 R3 R4 R5 R6" if phase != "draw" else "R2 R3 R4", "B2 B3 B4 B5", phase=phase, pile="G9")
    for seat in range(2):
        assert list(cards.view(position, seat).options(seat)) == list(cards.options(position, seat))
    assert cards.view(position, None).options(0) == ()


@pytest.mark.parametrize(("hand", "ways"), [("R2 R3 R4 R5", 4), ("R2 R3 R4", 6), ("R2 R3", 4)])
def test_a_hand_is_filled_up_to_five(hand: str, ways: int) -> None:
    """C10, AC5: every choice among the four places."""
    position = at_cards(hand, "B2 B3 B4 B5", phase="draw")
    options = cards.options(position, 0)
    assert len(options) == ways
    assert cards.options(position, 1) == ()
    for option in options:
        assert isinstance(option, Draw)
        assert len(cards.apply(position, {0: option}).hands[0]) == 5


def test_free_places_of_the_display_are_filled_from_left_to_right() -> None:
    """C11, AC29."""
    position = at_cards("R2 R3 R4", "B2 B3 B4 B5", phase="draw", display="Y2 Y3 Y4 Y5", pile="G2 G3 G4")
    after = cards.apply(position, {0: Draw((0, 2))})
    assert after.hands[0] == parse_cards("R2 R3 R4 Y2 Y4")
    assert after.display == parse_cards("G2 Y3 G3 Y5")
    assert (after.phase, after.number) == ("number", 4)


@pytest.mark.parametrize(
    ("pile", "drawn", "expected"), [("G2 G3", 1, None), ("G2", 1, "reshuffle"), ("G2", 2, "reshuffle")]
)
def test_a_reshuffle_is_due_when_the_pile_is_empty(pile: str, drawn: int, expected: str | None) -> None:
    """C12, AC6."""
    hand = "R2 R3 R4 R5" if drawn == 1 else "R2 R3 R4"
    position = at_cards(hand, "B2 B3 B4 B5", phase="draw", pile=pile, discard="")
    assert cards.chance(position) == expected


@pytest.mark.parametrize("left", [1, 2])
def test_a_refill_continues_from_the_reshuffled_discard(left: int) -> None:
    """AC6, AC25: in the middle of a refill, or with its last card."""
    pile = "G2 G3" if left == 2 else "G2"
    position = at_cards("R2 R3 R4", "B2 B3 B4 B5", phase="draw", display="Y2 Y3 Y4 Y5", pile=pile, discard="")
    order = tuple(reversed(position.discard))
    after = cards.apply(position, {0: Draw((1, 3))}, order)
    stock = (*parse_cards(pile), *order)
    assert (after.display[1], after.display[3]) == stock[:2]
    assert after.pile == stock[2:]
    assert after.discard == ()


def test_the_number_stays_on_the_pile() -> None:
    """AC8."""
    position = at_cards("R2 R3 R4 R5 R6", "B2 B3 B4 B5", phase="number", pile="G9")
    after = cards.apply(position, {0: PASS, 1: Cross(RED, 9)})
    assert after.pile == position.pile
    assert (after.phase, after.active_crossed) == ("play", False)
    assert cards.to_act(after) == (0,)
    assert cards.options(after, 1) == ()


def test_a_row_completed_by_one_stays_open_for_others() -> None:
    """C6."""
    done, five = sheet(red=[2, 3, 4, 5, 6, 12]), sheet(red=[2, 3, 4, 5, 6])
    position = at_cards("R2 R3 R4 R5 R6", "B2 B3 B4 B5", phase="number", pile="G12", sheets=[done, five])
    assert Cross(RED, 12) not in cards.options(position, 0)
    assert Cross(RED, 12) in cards.options(position, 1)
    after = cards.apply(position, {0: PASS, 1: Cross(RED, 12)})
    assert after.phase == "play"


def test_the_second_row_of_one_player_ends_the_game_at_once() -> None:
    """C23, AC10, AC11: no play and no penalty any more, but all crosses of the action count."""
    nearly = sheet(red=[2, 3, 4, 5, 6, 12], yellow=[2, 3, 4, 5, 6])
    position = at_cards(
        "R2 R3 R4 R5 R6", "B2 B3 B4 B5", "G2 G3 G4 G5", phase="number", pile="G12", sheets=[sheet(3), nearly, sheet()]
    )
    after = cards.apply(position, {0: PASS, 1: Cross(YELLOW, 12), 2: Cross(GREEN, 12)})
    assert (after.phase, after.end_reason) == ("over", "two_rows_completed")
    assert after.sheets[0].penalties == 3
    assert after.sheets[2].crosses(GREEN) == [12]
    assert cards.to_act(after) == ()
    assert all(cards.options(after, seat) == () for seat in range(3))


def test_two_rows_of_two_players_do_not_end_the_game() -> None:
    """C23: the rows have to be one player's."""
    done, five = sheet(red=[2, 3, 4, 5, 6, 12]), sheet(yellow=[2, 3, 4, 5, 6])
    position = at_cards("R2 R3 R4 R5 R6", "B2 B3 B4 B5", phase="number", pile="G12", sheets=[done, five])
    assert cards.apply(position, {0: PASS, 1: Cross(YELLOW, 12)}).phase == "play"


def test_a_play_may_end_the_game() -> None:
    nearly = sheet(red=[2, 3, 4, 5, 6, 12], blue=[12, 11, 10, 9, 8])
    position = at_cards("B2 R3 R4 R5 R6", "B3 B4 B5 B6", sheets=[nearly, sheet()])
    after = cards.apply(position, {0: Play(parse_cards("B2"), BLUE, (2,))})
    assert after.end_reason == "two_rows_completed"
    assert after.discard == parse_cards("B2")


@pytest.mark.parametrize("crossed", [True, False])
def test_a_turn_ends_with_the_next_player_and_a_penalty_if_nothing_was_crossed(crossed: bool) -> None:
    """C21, C22."""
    position = at_cards("R2 R3 R4 R5 R6", "B2 B3 B4 B5", crossed=crossed)
    after = cards.apply(position, {0: Play(parse_cards("R2 R4"), RED)})
    assert (after.phase, after.active, after.turn, after.active_crossed) == ("draw", 1, 2, False)
    assert after.sheets[0].penalties == (0 if crossed else 1)
    assert after.discard == parse_cards("R2 R4")
    assert after.hands[0] == parse_cards("R3 R5 R6")


def test_the_fourth_penalty_ends_the_game() -> None:
    """C24."""
    position = at_cards("R2 R3 R4 R5 R6", "B2 B3 B4 B5", sheets=[sheet(3), sheet()])
    after = cards.apply(position, {0: Play(parse_cards("R2"), RED)})
    assert (after.phase, after.end_reason) == ("over", "four_penalties")
    assert cards.scores(after)[0].total == -20
    assert (after.active, after.turn) == (0, 1)


def test_the_last_number_may_be_the_sixth_of_one_play() -> None:
    """AC9: marks count at once, from left to right."""
    position = at_cards("R10 R11 R12 R5 R6", "B2 B3 B4 B5", sheets=[sheet(red=[2, 3, 4]), sheet()])
    after = cards.apply(position, {0: Play(parse_cards("R10 R11 R12"), RED, (10, 11, 12))})
    assert after.sheets[0].locks == (RED,)


def slow_plays(hand: tuple[Card, ...], paper: slow_rules.Paper) -> set[Play]:
    """Legal plays by C14-C18 and the joker rules, enumerated slowly."""
    found = set[Play]()
    for count in (1, 2, 3):
        for shown in combinations(hand, count):
            for color in COLORS:
                if all(card.color in (None, color) for card in shown):
                    found |= {Play(shown, color, marks) for marks in _slow_marks(shown, color, paper[str(color)])}
    return found


def _slow_marks(shown: tuple[Card, ...], color: Color, crosses: list[int]) -> list[tuple[int, ...]]:
    row = slow_rules.ROWS[str(color)]
    numbers = [number for number in row if number in {card.number for card in shown}]
    found = []
    for count in range(len(numbers) + 1):
        for marks in combinations(numbers, count):
            between = row[row.index(marks[0]) : row.index(marks[-1])] if marks else []
            skipped = [number for number in between if number not in marks]
            if len(skipped) <= 1 and slow_rules.is_row(str(color), [*crosses, *marks]):
                found.append(marks)
    return found


@pytest.mark.parametrize(
    "hand",
    [
        "R2 R4 R6 J5 J12",
        "G11 G9 G3 J10 J2",
        "J10 J11 J12 R12 B2",
        "Y2 R2 G2 B2 J2",
        "Y10 Y11 Y12 J12 J2",
        "B2 B3 B4 B5 B6",
    ],
)
@pytest.mark.parametrize(
    "mine",
    [
        sheet(),
        sheet(red=[2, 3, 4], yellow=[2, 3, 4, 5], green=[12, 11], blue=[12, 11, 10]),
        sheet(red=[2, 3, 4, 5, 6, 12], yellow=[7], green=[12, 11, 10, 9, 8], blue=[6]),
    ],
    ids=["empty", "some", "much"],
)
def test_plays_are_what_the_slow_rules_allow(hand: str, mine: Sheet) -> None:
    position = at_cards(hand, "G4 G5 G6 G7", sheets=[mine, sheet()])
    options = cards.options(position, 0)
    assert len(options) == len(set(options))
    assert set(options) == slow_plays(parse_cards(hand), slow_rules.paper(position.sheets[0]))


def test_a_joker_of_the_same_number_is_marked_once() -> None:
    """AC13."""
    position = at_cards("R7 J7 R4 R5 R6", "B2 B3 B4 B5")
    after = cards.apply(position, {0: Play(parse_cards("R7 J7"), RED, (7,))})
    assert after.sheets[0].crosses(RED) == [7]
    assert after.discard == parse_cards("R7 J7")


def test_cards_of_a_completed_color_may_be_shown_without_marks() -> None:
    """AC15."""
    position = at_cards("R7 J7 R4 R5 R6", "B2 B3 B4 B5", sheets=[sheet(red=[2, 3, 4, 5, 6, 12]), sheet()])
    options = cards.options(position, 0)
    assert Play(parse_cards("R7"), RED) in options
    assert Play(parse_cards("R7 J7"), RED) in options
    assert not any(isinstance(option, Play) and option.color is RED and option.numbers for option in options)


def test_a_seat_sees_its_own_cards_and_the_backs_of_all_others() -> None:
    """C2, AC16: a joker's back is like any other."""
    position = at_cards("R2 R3 R4 R5 R6", "B9 J4 G7 Y4", pile="J9", display="G2 J3 B4 Y5")
    seen = cards.view(position, 1)
    assert seen.hand == parse_cards("B9 J4 G7 Y4")
    assert seen.hands == ((2, 3, 4, 5, 6), (4, 4, 7, 9))
    assert seen.display == (2, 3, 4, 5)
    assert (seen.pile_top, seen.pile_size) == (9, len(position.pile))
    assert (seen.discard_top, seen.discard_size) == (None, 0)
    thrown = at_cards("R2 R3 R4 R5 R6", "B9 J4 G7 Y4", pile="J9", display="G2 J3 B4 Y5", discard="R12")
    assert cards.view(thrown, 0).discard_top == 12
    empty = at_cards("R2 R3 R4 R5 R6", "B9 J4 G7 Y4", discard="R12")
    assert cards.view(empty, 0).pile_top is None
