"""Tests of NoviceBot: each kind of mistake occurs, and the same seed repeats it."""

import pytest

from rowlock import GREEN, PASS, RED, YELLOW, Cross, Decision, Game, Move, Play, Position
from rowlock.bots import GreedyBot, NoviceBot

from ..positions import at_cards, at_dice, dice, on_board, sheet

SEEDS = [str(seed) for seed in range(300)]


def chosen(position: Position, seat: int = 0) -> list[Decision]:
    """Return the decisions of novices with many seeds."""
    game = Game.at(position, seed=1)
    return [NoviceBot(seed).choose(game.view(seat), game.options(seat)) for seed in SEEDS]


def test_it_skips_what_a_careful_player_would_not() -> None:
    position = at_dice(sheet(yellow=[9], green=[4], blue=[4]), sheet(), rolled=dice(1, 3), active=1)
    game = Game.at(position, seed=1)
    assert GreedyBot().choose(game.view(0), game.options(0)) == PASS
    assert set(chosen(position)) == {Cross(RED, 4)}


def test_it_takes_the_first_cross_it_likes_in_its_fullest_row() -> None:
    position = at_dice(sheet(red=[2, 3], yellow=[2, 3, 4]), sheet(), rolled=dice(2, 4), active=1)
    assert set(chosen(position)) == {Cross(YELLOW, 6)}


def test_it_would_rather_skip_half_a_row_than_take_a_penalty() -> None:
    mine = sheet(red=[11], yellow=[11], green=[11], blue=[3])
    threatened = at_dice(mine, sheet(), rolled=dice(1, 1, green=5), phase="action2")
    assert chosen(threatened).count(Cross(GREEN, 6)) > 0.8 * len(SEEDS)
    assert set(chosen(at_dice(mine, sheet(), rolled=dice(1, 1, green=5), phase="action2", crossed=True))) == {PASS}


def test_the_more_there_is_to_see_the_more_it_overlooks() -> None:
    blocked = {"yellow": [11], "green": [3], "blue": [3]}
    one = at_dice(sheet(red=[2, 3], **blocked), sheet(), rolled=dice(1, 1, red=3), phase="action2")
    many = at_dice(sheet(red=[2, 3]), sheet(), rolled=dice(1, 2, 3, 3, 6, 6), phase="action2")
    assert chosen(one).count(Cross(RED, 4)) > chosen(many).count(Cross(RED, 4)) + len(SEEDS) / 10


def test_it_often_forgets_that_a_row_can_be_locked() -> None:
    full = sheet(red=[2, 3, 4, 5, 6, 10], yellow=[11], green=[3], blue=[3])
    made = chosen(at_dice(full, sheet(), rolled=dice(6, 6), active=1))
    assert set(made) == {PASS, Cross(RED, 12)}
    assert made.count(PASS) > len(SEEDS) / 3


def test_it_hurries_ahead_on_the_board_if_it_thinks_of_the_pawn() -> None:
    position = on_board(sheet(), sheet(), pawns=(0, 0), crossed=True)
    farthest = max(option.field for option in Game.at(position).options(0) if isinstance(option, Move))
    made = chosen(position)
    assert set(made) == {PASS, Move(farthest)}
    assert made.count(Move(farthest)) > len(SEEDS) / 2


def test_it_rarely_plays_cards_together() -> None:
    position = at_cards("R2 R3 R4 B2 B3", "G2 G3 G4 G5", phase="play")
    made = [play for play in chosen(position) if isinstance(play, Play)]
    assert len(made) == len(SEEDS)
    together = [play for play in made if len(play.cards) > 1]
    assert 0 < len(together) < len(SEEDS) / 3
    assert all(play.numbers for play in made)


@pytest.mark.parametrize("phase", ["draw", "number", "play"])
def test_the_same_seed_errs_the_same(phase: str) -> None:
    hand = "R2 R3 R4 B2" if phase == "draw" else "R2 R3 R4 B2 B3"
    position = at_cards(hand, "G2 G3 G4 G5", display="Y2 Y7 G8 B12", pile="J5", phase=phase)
    assert chosen(position) == chosen(position)


def test_the_novices_choices_are_pinned() -> None:
    """The same in every version of Python."""
    position = at_dice(sheet(red=[2, 3]), sheet(), rolled=dice(1, 2, 3, 3, 6, 6), phase="action2")
    game = Game.at(position, seed=1)
    bot = NoviceBot("7/0")
    view, options = game.view(0), game.options(0)
    assert "".join(str(options.index(bot.choose(view, options))) for _ in range(20)) == "11131411111211112211"
