"""Reasons: the right fact for each kind of option, and a sentence for every option in every language."""

from itertools import product
from random import Random

import pytest

from rowlock import COLORS, PASS, Card, Cross, Decision, Dice, Draw, Game, Move, Play, Sheet, View
from rowlock.coach.evaluation import Evaluation, RankedOption
from rowlock.coach.explain import ECHOES, KEYS, Explainer, Reason, echoes
from rowlock.i18n import LANGUAGES, words
from rowlock.rules import CARDS, cards, classic, onboard
from rowlock.rules.sheet import LAST_AND_LOCK
from rowlock.rules.track import check_track, named_track

from ..games import SHORT_TRACK, random_game, random_step

RED, YELLOW, GREEN, BLUE = COLORS
FIVE = 0b11111
ANYTHING = Evaluation(0.5, 0.0)
BETTER = Evaluation(0.6, 1.0)
UNSEEN = {"equal", "lucky", "unlucky"}
"""Keys that are not reasons of an option."""
ONES = Dice((1, 1), (1, 1, 1, 1))


def why(view: View, this: Decision, best: Decision) -> str:
    """The English sentence about an option, given the best one."""
    return words("en").why(Explainer(view).reason(RankedOption(this, ANYTHING), RankedOption(best, BETTER)))


def at_dice(
    sheet: Sheet, white: tuple[int, int], colors: tuple[int, int, int, int], phase: str, *others: Sheet, **more: object
) -> View:
    """The active seat's view of the dice game."""
    table = classic.Position((sheet, *others), 0, 5, phase, Dice(white, colors), **more)  # type: ignore[arg-type]
    return View(0, table, (0,))


def at_board(sheet: Sheet, *others: Sheet, crossed: bool = True) -> View:
    """The active seat's view of On Board, with its pawn at the start."""
    pawns, track = (0,) * (1 + len(others)), check_track(SHORT_TRACK)
    table = onboard.Position((sheet, *others), 0, 5, "step3", ONES, 0, crossed, track=track, pawns=pawns)
    return View(0, table, (0,))


def at_cards(phase: str, hand: str, display: tuple[int, ...] = (2, 7, 12, 7), sheet: Sheet = Sheet()) -> View:  # noqa: B008 - a value
    held = tuple(CARDS[name] for name in hand.split())
    table = cards.VisiblePosition(
        0, (sheet, Sheet()), 0, 3, phase, False, held, ((2,), (3,)), display, 9, 20, None, 0, False, None
    )
    return View(0, table, (0,))


def named(*names: str) -> tuple[Card, ...]:
    return tuple(CARDS[name] for name in names)


def test_skipped_numbers() -> None:
    opening = at_dice(Sheet((1, 0, 0, 0)), (5, 5), (1, 1, 1, 1), "action1", Sheet())
    assert why(opening, Cross(BLUE, 10), PASS) == "Crossing out blue 10 skips 2 numbers for one cross."
    assert why(opening, Cross(RED, 10), Cross(BLUE, 10)) == "Crossing out red 10 skips 7 numbers for one cross."
    assert why(opening, PASS, PASS) == "Every cross would skip at least 2 numbers: better to wait."
    late = at_dice(Sheet((FIVE << 0, 0, 0, 0)), (4, 4), (1, 1, 1, 1), "action1", Sheet())
    assert why(late, Cross(RED, 8), PASS) == "Crossing out red 8 gives up the numbers that come up most often: 7."
    assert why(late, PASS, Cross(RED, 8)) == "Crossing out red 8 would skip just one number."


def test_crosses_that_skip_nothing() -> None:
    view = at_dice(Sheet((0b1111, 0b11, 0, 0)), (2, 4), (1, 2, 6, 6), "action1", Sheet(), active_crossed=True)
    assert why(view, Cross(RED, 6), Cross(RED, 6)) == (
        "Crossing out red 6 makes the fifth cross: the last number of the row is open now."
    )
    first = at_dice(Sheet(), (1, 1), (6, 6, 6, 6), "action1", Sheet())
    assert why(first, Cross(RED, 2), Cross(RED, 2)) == "Crossing out red 2 skips nothing."
    assert why(first, PASS, Cross(RED, 2)) == "Crossing out red 2 would skip nothing."
    far = at_dice(Sheet(), (3, 3), (6, 6, 6, 6), "action1", Sheet())
    assert why(far, Cross(RED, 6), Cross(RED, 6)) == "Crossing out red 6 is worth the 4 numbers that it skips."
    two = at_dice(Sheet((0b1, 0b111, 0, 0)), (2, 3), (1, 1, 1, 1), "action1", Sheet())
    even = at_dice(Sheet((0b111, 0, 0, 0)), (1, 4), (1, 1, 1, 6), "action2", Sheet())
    assert why(even, Cross(RED, 5), Cross(BLUE, 12)) == (
        "Crossing out red 5 leaves 7 numbers in its row, the best cross leaves 10."
    )
    assert why(two, Cross(RED, 5), Cross(YELLOW, 5)) == "Crossing out red 5 skips 2 numbers for one cross."


def test_penalties() -> None:
    view = at_dice(Sheet((0, 0, 0, 0), 2), (3, 3), (1, 1, 1, 1), "action2", Sheet())
    red4 = Cross(RED, 4)
    assert why(view, PASS, red4) == (
        "Crossing out nothing costs five points, and it is the third penalty: one more ends the game."
    )
    assert why(view, red4, red4) == "Crossing out red 4 skips 2 numbers, but saves a penalty."
    assert why(view, red4, PASS) == "Crossing out red 4 skips 2 numbers for one cross: a penalty costs less."
    assert why(view, PASS, PASS) == "Every cross would skip at least 2 numbers: a penalty costs less."
    fresh = at_dice(Sheet(), (3, 3), (1, 1, 1, 1), "action2", Sheet())
    assert why(fresh, PASS, red4) == "Crossing out nothing costs a penalty: five points."


def test_locks_and_the_end() -> None:
    mine, yours = Sheet((FIVE, 0b1, 0, 0)), Sheet((0b1, 0, 0, 0))
    view = at_dice(mine, (6, 6), (1, 1, 1, 1), "action1", yours)
    red12 = Cross(RED, 12)
    assert why(view, red12, red12) == "This locks the red row: 7 crosses, and nobody else can use it anymore."
    assert why(view, PASS, red12) == "Crossing out red 12 would finish the row: 7 crosses."
    assert why(view, red12, PASS) == "Locking the red row brings the end nearer while there is more to win."
    alone = at_dice(mine, (6, 6), (1, 1, 1, 1), "action1")
    assert why(alone, red12, red12) == "This completes the red row: 7 crosses."
    second = at_dice(mine, (6, 6), (1, 1, 1, 1), "action1", yours, closed=0b10)
    assert why(second, red12, red12) == "This ends the game in the lead."
    assert why(second, PASS, red12) == "The game could be ended here in the lead."
    ahead = Sheet((0, 0, FIVE | LAST_AND_LOCK, FIVE))
    behind = at_dice(mine, (6, 6), (1, 1, 1, 1), "action1", ahead, closed=0b100)
    assert why(behind, red12, PASS) == "This ends the game while behind on points."


def test_a_repeated_fact_is_an_echo() -> None:
    view = at_dice(Sheet((0, 0, 0, 0), 1), (3, 3), (1, 1, 1, 1), "action2", Sheet())
    third = at_dice(Sheet((0, 0, 0, 0), 2), (3, 3), (1, 1, 1, 1), "action2", Sheet())
    for table, repeated in ((view, True), (third, False)):  # that a fourth one ends the game is new
        best = RankedOption(Cross(RED, 4), BETTER)
        explainer = Explainer(table)
        saves, lacks = explainer.reason(best, best), explainer.reason(RankedOption(PASS, ANYTHING), best)
        assert (saves.key, lacks.key) == ("saves-penalty", "penalty")
        assert echoes(lacks, saves) is repeated
    won = Reason("bonus", {"points": 3})
    assert echoes(Reason("misses-bonus", {"points": 3}), won)
    assert not echoes(Reason("misses-bonus", {"points": 1}), won)
    assert echoes(Reason("less", {}), won)
    assert not echoes(Reason("equal", {}), won)
    assert {*ECHOES, *ECHOES.values()} <= KEYS


def test_options_that_look_equal_get_the_reason_equal() -> None:
    view = at_dice(Sheet(), (1, 1), (6, 6, 6, 6), "action1", Sheet())
    as_good = RankedOption(Cross(RED, 2), Evaluation(0.6002, 1.01))
    assert (
        words("en").why(Explainer(view).reason(as_good, RankedOption(Cross(YELLOW, 2), BETTER)))
        == "This is just as good."
    )


def test_the_colored_dice_of_the_same_turn() -> None:
    again = at_dice(Sheet((0b111, 0, 0, 0)), (1, 4), (1, 6, 6, 6), "action1", Sheet())
    assert why(again, PASS, PASS) == "Crossing out red 5 can wait: the colored dice give it as well."
    view = at_dice(Sheet((0b111, 0, 0, 0)), (3, 4), (2, 1, 1, 1), "action1", Sheet())
    assert why(view, Cross(RED, 7), Cross(RED, 7)) == "Crossing out red 7 skips only 2 numbers."
    assert why(view, Cross(RED, 7), Cross(YELLOW, 7)) == (
        "Crossing out red 7 shuts out the 5 that the colored dice give in the same row."
    )


def test_the_pawn() -> None:
    sheet = Sheet((0b1, 0, 0b1, 0))
    view = at_board(sheet, Sheet())
    assert why(view, Move(2), Move(2)) == "The pawn wins one point as a bonus."
    assert why(view, PASS, Move(2)) == "The pawn could win one more point as a bonus."
    assert why(view, Move(1), Move(3)) == "Crossing out blue 11 would skip just one number."
    assert why(view, Move(2), PASS) == "The pawn runs past fields that are worth more."
    assert why(at_board(sheet, Sheet(), crossed=False), PASS, Move(3)) == (
        "Crossing out nothing costs a penalty: five points."
    )
    idle = onboard.Position(
        (Sheet((0b10, 0, 0, 0)), Sheet()), 0, 5, "step3", ONES, 0, True, track=named_track("a"), pawns=(1, 0)
    )
    assert why(View(0, idle, (0,)), Move(2), Move(2)) == "Moving on costs nothing here."
    assert why(View(0, idle, (0,)), PASS, PASS) == "The pawn should wait."
    chased = at_board(sheet, Sheet((FIVE, FIVE, 0, 0)))
    assert why(chased, Move(4), Move(3)) == "This announces the end while behind on points."


def test_cards() -> None:
    view = at_cards("play", "G12 G11 G10 R5 B2")
    three = Play(named("G12", "G11", "G10"), GREEN, (12, 11, 10))
    one = Play(named("R5"), RED, (5,))
    assert why(view, three, three) == "3 crosses at once: 12, 11, 10."
    assert why(view, one, three) == "Crossing out red 5 skips 3 numbers for one cross."
    blue = Play(named("G12"), GREEN, (12,))
    assert why(view, blue, three) == "3 crosses are possible at once: 12, 11, 10."
    idle = Play(named("B2"), BLUE)
    assert why(view, idle, one) == "Crossing out nothing costs a penalty: five points."
    both = Play(named("G12", "G10"), GREEN, (12,))
    assert why(view, both, blue) == "It is better to keep green 10 for later."
    assert why(view, blue, both) == "The same play could get rid of green 10 as well."
    assert why(view, idle, idle) == "Needed least of the cards in hand: blue 2."
    draw = at_cards("draw", "G12 G11 G10 R5")
    assert why(draw, Draw((0,)), Draw((1,))) == "More useful for this sheet: 7."
    assert why(draw, Draw((1,)), Draw((1,))) == "The most useful numbers for this sheet: 7."


def test_every_option_of_any_game_has_a_sentence_in_every_language() -> None:
    found = dict[str, Reason]()
    for seed in range(70):
        game, rng = random_game(seed, 0, seed % 7), Random(seed)
        while not game.over and game.position.turn < 40:
            for seat in game.to_act:
                view, options = game.view(seat), game.options(seat)
                some = rng.sample(options, min(4, len(options)))
                for this, best in product(some, some):
                    why = Explainer(view).reason(RankedOption(this, ANYTHING), RankedOption(best, BETTER))
                    if why.key not in found or rng.random() < 0.01:
                        found[why.key] = why
                        for language in LANGUAGES:
                            assert "{" not in words(language).why(why)
            random_step(game, rng)
    assert found.keys() == KEYS - UNSEEN


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_of_luck_and_equality(language: str) -> None:
    assert len({words(language).why(Reason(key, {})) for key in UNSEEN}) == len(UNSEEN)


def test_only_what_the_seat_sees_is_used() -> None:
    """The reason for a draw has only numbers, not the hidden colors."""
    game = Game.new("cards", 2, seed=4)
    view, option = game.view(game.position.active), RankedOption(Draw((0,)), ANYTHING)
    assert Explainer(view).reason(option, option).args == {"numbers": str(view.table.display[0])}  # type: ignore[attr-defined]
