"""Previews of options compared with their actual effects, in random games and built positions."""

from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import COLORS, PASS, Cross, Decision, Draw, Game, Move, Play, Position
from rowlock.formats.codec import outcome_shape
from rowlock.formats.schema import OutcomeShape
from rowlock.rules import CARDS, cards, onboard
from rowlock.rules.sheet import can_cross, number_at

from ..deep import examples
from ..games import SETUPS, SHORT_TRACK, players_for, random_step
from ..positions import at_cards, at_dice, dice, on_board, sheet


def preview(position: Position, seat: int, option: Decision) -> OutcomeShape:
    table: Any = position.view(seat)
    return outcome_shape(table, seat, option)


def after(position: Position, seat: int, option: Decision) -> Position:
    """The position if all other seats pass."""
    rules = position.rules
    others = {at: rules.options(position, at)[0] for at in rules.to_act(position) if at != seat}
    chance = position.discard if isinstance(position, cards.Position) and rules.chance(position) else None
    reached: Position = rules.apply(position, {**others, seat: option}, chance)
    return reached


def actual(position: Position, seat: int, option: Decision) -> OutcomeShape:
    """The actual outcome of an option, from the positions before and after."""
    reached = after(position, seat, option)
    old, new = position.sheets[seat], reached.sheets[seat]
    crosses = [(str(color), n) for color in COLORS for n in new.crosses(color) if not old.has(color, n)]
    skips = [
        number_at(color, at)
        for color in COLORS
        for at in range(10)
        # numbers that were open and no longer are
        if can_cross(old.rows[color], at) and not can_cross(new.rows[color], at)
        if not new.has(color, number_at(color, at))
    ]
    locks = [str(color) for color in new.locks if color not in old.locks]
    rules, bonus, announces = position.rules, None, False
    if isinstance(position, onboard.Position) and isinstance(reached, onboard.Position):
        if isinstance(option, Move):
            bonus = position.track[option.field - 1].bonus
        announces = reached.announced_by is not None and position.announced_by is None
    return OutcomeShape(
        crosses=crosses,  # type: ignore[arg-type]
        uses=preview(position, seat, option).uses,
        skips=skips,
        locks=locks[0] if locks else None,  # type: ignore[arg-type]
        penalty=new.penalties > old.penalties,
        ends=reached.phase == "over",
        points=rules.scores(reached)[seat].total - rules.scores(position)[seat].total,
        bonus=bonus,
        announces=announces,
    )


def to_dict(shape: OutcomeShape) -> Any:
    return {name: each for name, each in msgspec.json.decode(msgspec.json.encode(shape)).items() if each != []}


def check_uses(position: Position, option: Decision, uses: Any) -> None:
    rolled = getattr(position, "dice", None)
    if rolled is None or not isinstance(option, Cross):
        assert not uses
        return
    (first, one), (second, other) = uses
    assert one + other == option.number
    assert first == "white"
    if position.phase == "action1":
        assert (second, (one, other)) == ("white", rolled.white)
    else:
        assert (second, other) == (str(option.color), rolled.colors[option.color])
        assert one in rolled.white


def check(position: Position, seat: int) -> None:
    for option in position.options(seat):
        found = preview(position, seat, option)
        assert to_dict(found) == to_dict(actual(position, seat, option)), (position, seat, option)
        check_uses(position, option, found.uses)


@pytest.mark.parametrize("setup", range(len(SETUPS)))
@settings(max_examples=examples(12, 50))
@given(seed=st.integers(0, 2**32))
def test_every_preview_matches_the_actual_outcome(setup: int, seed: int) -> None:
    rng = Random(seed)
    name, options = SETUPS[setup]
    game = Game.new(name, rng.choice(players_for(name, options)), seed=seed, **options)
    while not game.over:
        if game.wants != "dice":
            for seat in game.to_act:
                check(game.position, seat)
        random_step(game, rng)


FIVE = {"red": [2, 3, 4, 5, 6], "blue": [12, 11, 10, 9, 8]}
LOCKED = sheet(red=[2, 3, 4, 5, 6, 12])
BOTH = sheet(red=[2, 3, 4, 5, 6, 12], blue=FIVE["blue"])


@pytest.mark.parametrize(
    ("position", "option", "expected"),
    [
        (
            at_dice(sheet(red=[2]), sheet(), rolled=dice(4, 1)),
            Cross(COLORS[0], 5),
            {"crosses": [["red", 5]], "uses": [["white", 4], ["white", 1]], "skips": [3, 4], "points": 2},
        ),
        (
            at_dice(sheet(), sheet(), rolled=dice(4, 1, green=6), phase="action2"),
            Cross(COLORS[2], 10),
            {"crosses": [["green", 10]], "uses": [["white", 4], ["green", 6]], "skips": [12, 11], "points": 1},
        ),
        (at_dice(sheet(), sheet(), rolled=dice(4, 1)), PASS, {}),
        (at_dice(sheet(), sheet(), rolled=dice(4, 1), phase="action2", crossed=True), PASS, {}),
        (at_dice(sheet(), sheet(), rolled=dice(4, 1), phase="action2"), PASS, {"penalty": True, "points": -5}),
        (
            at_dice(sheet(3), sheet(), rolled=dice(4, 1), phase="action2"),
            PASS,
            {"penalty": True, "points": -5, "ends": True},
        ),
        (
            at_dice(sheet(**FIVE), LOCKED, rolled=dice(1, 1)),
            Cross(COLORS[3], 2),
            {
                "crosses": [["blue", 2]],
                "uses": [["white", 1], ["white", 1]],
                "skips": [7, 6, 5, 4, 3],
                "locks": "blue",
                "points": 13,
                "ends": True,
            },
        ),
        (on_board(sheet(), sheet(), pawns=[0, 0]), PASS, {"penalty": True, "points": -5}),
        (on_board(sheet(), sheet(), pawns=[0, 0], phase="action2"), PASS, {}),
        (
            on_board(sheet(yellow=[3]), sheet(), pawns=[3, 0], track=SHORT_TRACK),
            Move(5),
            {"penalty": True, "points": -2, "bonus": 5, "announces": True},
        ),
        (
            on_board(sheet(3, yellow=[3]), sheet(), pawns=[3, 0], track=SHORT_TRACK),
            Move(5),
            {"penalty": True, "points": -2, "bonus": 5, "ends": True},
        ),
        (
            on_board(sheet(), sheet(), pawns=[1, 5], track=SHORT_TRACK, crossed=True, announced_by=1, last_turns=(0,)),
            Move(2),
            {"crosses": [["green", 12]], "points": 1, "bonus": 1, "ends": True},
        ),
        (
            at_cards("R2 R3 R5 B7 J6", "G2 G3 G4 G5", sheets=[sheet(), sheet()]),
            Play((CARDS["R3"], CARDS["R5"]), COLORS[0], (3, 5)),
            {"crosses": [["red", 3], ["red", 5]], "skips": [2, 4], "points": 3},
        ),
        (
            at_cards("R2 R3 R5 B7 J6", "G2 G3 G4 G5"),
            Play((CARDS["R3"],), COLORS[0]),
            {"penalty": True, "points": -5},
        ),
        (
            at_cards("R2 B2 R5 B7 J6", "G2 G3 G4 G5", sheets=[BOTH, sheet()]),
            Play((CARDS["B2"],), COLORS[3], (2,)),
            {"crosses": [["blue", 2]], "skips": [7, 6, 5, 4, 3], "locks": "blue", "points": 13, "ends": True},
        ),
        # in the card game only the player's own completed rows count
        (
            at_cards("R2 B2 R5 B7 J6", "G2 G3 G4 G5", sheets=[sheet(blue=FIVE["blue"]), LOCKED]),
            Play((CARDS["B2"],), COLORS[3], (2,)),
            {"crosses": [["blue", 2]], "skips": [7, 6, 5, 4, 3], "locks": "blue", "points": 13},
        ),
        (at_cards("R2 R3 R5 B7", "G2 G3 G4 G5", phase="draw"), Draw((0,)), {}),
    ],
)  # fmt: skip
def test_an_outcome_in_json(position: Position, option: Decision, expected: object) -> None:
    found = preview(position, 0, option)
    assert msgspec.json.decode(msgspec.json.encode(found)) == expected
    assert msgspec.json.decode(msgspec.json.encode(found), type=OutcomeShape) is not None
    check(position, 0)


def test_hidden_cards_do_not_affect_an_outcome() -> None:
    """Equal views give equal outcomes."""
    one = at_cards("R2 R3 R5 B7 J6", "G2 G3 G4 G5")
    other = at_cards("R2 R3 R5 B7 J6", "B2 B3 B4 B5")
    for option in one.options(0):
        assert preview(one, 0, option) == preview(other, 0, option)
