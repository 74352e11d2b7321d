"""Short texts of decisions, sheets and colors."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import BLUE, GREEN, PASS, RED, Color, Cross, Draw, Game, IllegalMove, Move, Play, Sheet
from rowlock.bots import BOTS, advance, seat_bots
from rowlock.rules import CARDS
from rowlock.rules.moves import parse


@pytest.mark.parametrize(
    ("text", "decision"),
    [
        ("-", PASS),
        ("r5", Cross(RED, 5)),
        ("b12", Cross(BLUE, 12)),
        ("@7", Move(7)),
        ("#1", Draw((0,))),
        ("#3 #1", Draw((0, 2))),
        ("G9 G11 > g11 g9", Play((CARDS["G11"], CARDS["G9"]), GREEN, (11, 9))),
        ("J5 > b-", Play((CARDS["J5"],), BLUE)),
    ],
)
def test_a_decision_has_a_short_text(text: str, decision: object) -> None:
    assert parse(text) == decision
    assert parse(str(decision)) == decision


@given(st.text() | st.from_regex(r"[RYGBJrygb@#>0-9\- ]{0,12}", fullmatch=True))
def test_any_text_parses_or_raises_illegal_move(text: str) -> None:
    try:
        decision = parse(text)
    except IllegalMove:
        return
    assert parse(str(decision)) == decision


@pytest.mark.parametrize("name", ["classic", "cards", "onboard"])
def test_every_option_of_a_game_can_be_played_by_its_text(name: str) -> None:
    game = Game.new(name, 2, seed=3)
    bot = BOTS["random"]("texts")
    while not game.over:
        if game.wants == "dice":
            game.roll()
        seat = game.to_act[0]
        options = game.options(seat)
        assert [parse(str(option)) for option in options] == list(options)
        game.play(seat, str(bot.choose(game.view(seat), options)))
    twin = Game.new(name, 2, seed=3, bots={0: "random", 1: "random"})
    advance(twin, seat_bots(twin.bots, "x"))
    assert twin.over


def test_a_sheet_prints_like_the_paper_one() -> None:
    sheet = Sheet((0b101000, 0, 0b110000011111, 0), 1)
    assert str(sheet).splitlines() == [
        "red     .  .  .  X  .  X  8  9 10 11 12 [ ]",
        "yellow  2  3  4  5  6  7  8  9 10 11 12 [ ]",
        "green   X  X  X  X  X  .  .  .  .  .  X [X]",
        "blue   12 11 10  9  8  7  6  5  4  3  2 [ ]",
        "penalties X---",
    ]


def test_colors_go_by_their_names() -> None:
    named: Any = Color  # untyped use
    assert named("red") is RED
    assert Cross(named("blue"), 7) == Cross(BLUE, 7)
    for nonsense in ("pink", 4, None):
        with pytest.raises(ValueError, match="not a valid Color"):
            named(nonsense)
