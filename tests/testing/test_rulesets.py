"""Tests of check_ruleset and playthrough."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest

from rowlock import Game
from rowlock.bots import GreedyBot
from rowlock.rules import classic
from rowlock.rules.protocol import NO_DECISIONS
from rowlock.testing import check_ruleset, playthrough


def broken(**parts: Any) -> Any:
    """The dice game with some functions replaced."""
    return SimpleNamespace(**vars(classic) | parts)


def no_penalties(position: Any, decisions: Any = NO_DECISIONS, chance: Any = None) -> Any:
    after = classic.apply_unchecked(position, decisions, chance)
    return replace(after, sheets=tuple(replace(sheet, penalties=0) for sheet in after.sheets))


def takes_anything(position: Any, decisions: Any = NO_DECISIONS, chance: Any = None) -> Any:
    filled = {seat: decisions.get(seat) for seat in classic.to_act(position)}
    return classic.apply_unchecked(position, filled, chance)


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"options": lambda position, seat: ()}, "options of seat 0"),
        ({"options": lambda p, seat: classic.options(p, seat) and [*classic.options(p, seat)] * 2}, "duplicate option"),
        ({"options": lambda p, _: classic.options(p, p.active)}, "options of seat"),
        ({"apply_unchecked": no_penalties}, "apply_unchecked differ"),
        ({"apply": takes_anything}, "should raise IllegalMove"),
        ({"scores": lambda position: ()}, "not one score per seat"),
        ({"to_act": lambda position: (), "chance": lambda position: None}, "nothing is next"),
        ({"PLAYERS": range(6, 8)}, "2 players"),
        ({"parse": lambda text: None}, "is not the text of"),
        ({"resampled": lambda position, seat, random: classic.new(2)}, "looks different to seat"),
        ({"setup": lambda position: {"solo": True}}, "setup"),
    ],
)
def test_a_broken_guarantee_is_caught(parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_ruleset(broken(**parts), lambda _: classic.new(2), games=3)


def test_a_game_that_never_ends_is_caught() -> None:
    endless = broken(apply=lambda *_: classic.new(2), apply_unchecked=lambda *_: classic.new(2))
    with pytest.raises(AssertionError, match=r"should raise|not over"):
        check_ruleset(endless, lambda _: classic.new(2), games=1)


def test_a_playthrough_shows_every_node_of_the_game() -> None:

    game = Game.new("classic", 2, seed=5)
    text = playthrough(game, [GreedyBot(), GreedyBot()])
    assert text.count("# node") == len(game.record.steps) + 1
    assert text.endswith(str(game))
    assert f"winners: {list(game.winners)}" in text
