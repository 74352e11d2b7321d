"""Tests of the JSON of positions, decisions, chance, scores and views."""

import json
from collections.abc import Callable
from copy import deepcopy
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import (
    BLUE,
    PASS,
    RED,
    Cross,
    Decision,
    Dice,
    Draw,
    FormatError,
    Game,
    IllegalMove,
    Move,
    Play,
    Position,
    position_from_json,
    position_to_json,
)
from rowlock.formats.codec import (
    chance_from_json,
    chance_to_json,
    decision_from_json,
    decision_to_json,
    score_to_json,
    view_to_json,
)
from rowlock.rules import cards, classic, onboard

from ..games import SHORT_TRACK, random_game
from ..positions import at_cards, at_dice, dice, on_board, parse_cards, sheet

Json = dict[str, Any]


@settings(max_examples=300, derandomize=True)
@given(seed=st.integers(0, 10**9), calls=st.integers(0, 200))
def test_positions_and_all_their_decisions_go_through_json_unchanged(seed: int, calls: int) -> None:
    position = random_game(seed, calls=calls).position
    data = position_to_json(position)
    assert json.loads(json.dumps(data)) == data
    assert position_from_json(json.loads(json.dumps(data))) == position
    rules = position.rules
    for seat in range(len(position.sheets)):
        table: Any = rules.view(position, seat)
        for option in rules.options(position, seat):
            for known in (position, table):
                said = json.loads(json.dumps(decision_to_json(option, known)))
                assert decision_from_json(said, known) == option


# Format, entry by entry


def test_a_position_of_the_dice_game_is_written_as_specified() -> None:
    position = at_dice(sheet(1, red=[2, 3, 4, 5, 6, 12], green=[12, 9]), sheet(), rolled=dice(4, 1, yellow=2, blue=6))
    assert position_to_json(position) == {
        "game": "classic",
        "players": 2,
        "active": 0,
        "turn": 1,
        "phase": "action1",
        "dice": {"white": [4, 1], "yellow": 2, "green": 1, "blue": 6},
        "sheets": [
            {"red": [2, 3, 4, 5, 6, 12], "yellow": [], "green": [12, 9], "blue": [], "locks": ["red"], "penalties": 1},
            {"red": [], "yellow": [], "green": [], "blue": [], "locks": [], "penalties": 0},
        ],
        "closed": ["red"],
        "active_crossed": False,
        "end_reason": None,
    }


def test_a_solo_position_differs_only_in_its_single_player() -> None:
    data = position_to_json(classic.new(1, solo=True))
    assert (data["players"], len(data["sheets"])) == (1, 1)
    assert data.keys() == roll_state().keys()
    assert position_from_json(data) == classic.new(1, solo=True)


def test_a_position_of_the_board_has_track_pawns_and_announcement_too() -> None:
    position = on_board(sheet(), sheet(), pawns=(0, 7), track=SHORT_TRACK, announced_by=1, last_turns=(0,))
    data = position_to_json(position)
    assert data["game"] == "onboard"
    assert data["track"] == SHORT_TRACK
    assert (data["pawns"], data["announced_by"], data["last_turns"]) == ([0, 7], 1, [0])


def test_a_position_of_the_card_game_names_all_cards() -> None:
    position = at_cards("R2 R3 R4 R5 J6", "B2 B3 B4 B5", display="Y2 Y3 Y4 Y5", pile="G12")
    data = position_to_json(position)
    assert data["joker"] is True
    assert data["hands"] == [["R2", "R3", "R4", "R5", "J6"], ["B2", "B3", "B4", "B5"]]
    assert data["display"] == ["Y2", "Y3", "Y4", "Y5"]
    assert data["pile"][0] == "G12"
    assert data["discard"] == []


# Invalid positions


def classic_state() -> Json:
    return position_to_json(at_dice(sheet(red=[2, 3, 4, 5, 6, 12]), sheet(), sheet(), rolled=dice(4, 1)))


def roll_state() -> Json:
    return position_to_json(classic.new(2))


def board_state() -> Json:
    position = on_board(
        sheet(), sheet(), sheet(), pawns=(1, 6, 0), track=SHORT_TRACK, active=2, announced_by=1, last_turns=(2, 0)
    )
    return position_to_json(position)


def cards_state() -> Json:
    return position_to_json(at_cards("R2 R3 R4 R5 J6", "B2 B3 B4 B5", phase="number"))


def draw_state() -> Json:
    return position_to_json(Game.new("cards", 2, seed=1).position)


def over_state() -> Json:
    return position_to_json(
        classic.Position((sheet(4), sheet()), phase="over", end_reason="four_penalties", active_crossed=False)
    )


Make = Callable[[], Json]
MISSING = object()

FAULTS: list[tuple[Make, tuple[str | int, ...], object, str]] = [
    (classic_state, ("game",), "chess", "game"),
    (classic_state, ("game",), ["classic"], "game"),
    (classic_state, ("game",), MISSING, "game"),
    (classic_state, ("game",), "cards", "phase"),
    (classic_state, ("joker",), False, "joker"),
    (classic_state, ("turn",), MISSING, "turn"),
    (classic_state, ("phase",), "step3", "phase"),
    (classic_state, ("phase",), None, "phase"),
    (classic_state, ("players",), 2, "sheets"),
    (classic_state, ("players",), 6, "players"),
    (classic_state, ("players",), 0, "players"),
    (classic_state, ("players",), 1, "sheets"),
    (cards_state, ("players",), 1, "players"),
    (board_state, ("players",), 1, "players"),
    (classic_state, ("players",), 3.0, "players"),
    (classic_state, ("players",), "3", "players"),
    (classic_state, ("active",), 3, "active"),
    (classic_state, ("active",), -1, "active"),
    (classic_state, ("active",), True, "active"),
    (classic_state, ("turn",), 0, "turn"),
    (classic_state, ("turn",), 10**30, "turn"),
    (classic_state, ("active_crossed",), 0, "active_crossed"),
    (classic_state, ("end_reason",), "four_penalties", "end_reason"),
    (classic_state, ("sheets",), {}, "sheets"),
    (classic_state, ("sheets", 1), [], "sheets[1]"),
    (classic_state, ("sheets", 1, "pink"), [], "sheets[1].pink"),
    (classic_state, ("sheets", 1, "blue"), MISSING, "sheets[1].blue"),
    (classic_state, ("sheets", 1, "blue"), [2, 12], "sheets[1].blue"),
    (classic_state, ("sheets", 1, "blue"), [7, 8], "sheets[1].blue"),
    (classic_state, ("sheets", 1, "red"), [8, 7], "sheets[1].red"),
    (classic_state, ("sheets", 1, "blue"), [7, 7], "sheets[1].blue"),
    (classic_state, ("sheets", 1, "blue"), [12, 11, 10, 9, 2], "sheets[1].blue"),
    (classic_state, ("sheets", 1, "blue"), [1], "sheets[1].blue[0]"),
    (classic_state, ("sheets", 1, "blue"), ["7"], "sheets[1].blue[0]"),
    (classic_state, ("sheets", 1, "blue"), [7] * 12, "sheets[1].blue"),
    (classic_state, ("sheets", 1, "blue"), "7", "sheets[1].blue"),
    (classic_state, ("sheets", 1, "locks"), ["red"], "sheets[1].locks"),
    (classic_state, ("sheets", 0, "locks"), [], "sheets[0].locks"),
    (classic_state, ("sheets", 0, "locks"), ["red", "red"], "sheets[0].locks"),
    (classic_state, ("sheets", 0, "locks"), ["pink"], "sheets[0].locks[0]"),
    (classic_state, ("sheets", 1, "penalties"), 5, "sheets[1].penalties"),
    (classic_state, ("sheets", 1, "penalties"), 4, "phase"),
    (classic_state, ("closed",), [], "closed"),
    (classic_state, ("closed",), ["red", "blue"], "closed"),
    (classic_state, ("closed",), ["red", "red"], "closed"),
    (classic_state, ("dice",), None, "dice"),
    (classic_state, ("dice", "white"), [4], "dice.white"),
    (classic_state, ("dice", "white"), [4, 7], "dice.white[1]"),
    (classic_state, ("dice", "white"), [4, 1, 1], "dice.white"),
    (classic_state, ("dice", "green"), 0, "dice.green"),
    (classic_state, ("dice", "green"), MISSING, "dice"),
    (classic_state, ("dice", "pink"), 1, "dice.pink"),
    (roll_state, ("dice",), {"white": [1, 1]}, "dice"),
    (roll_state, ("sheets", 0, "penalties"), 4, "phase"),
    (over_state, ("end_reason",), None, "end_reason"),
    (over_state, ("end_reason",), "two_rows_locked", "end_reason"),
    (over_state, ("end_reason",), ["four_penalties"], "end_reason"),
    (over_state, ("sheets", 0, "penalties"), 3, "end_reason"),
    (board_state, ("players",), 5, "players"),
    (board_state, ("track",), "a", "track"),
    (board_state, ("track", 2), ["red", 2], "track[2]"),
    (board_state, ("pawns",), [1, 1, 0], "pawns"),
    (board_state, ("pawns",), [1, 6], "pawns"),
    (board_state, ("pawns",), [1, 6, 9], "pawns[2]"),
    (board_state, ("pawns",), [1, 6, None], "pawns[2]"),
    (board_state, ("announced_by",), None, "last_turns"),
    (board_state, ("announced_by",), 3, "announced_by"),
    (board_state, ("announced_by",), 2, "last_turns"),
    (board_state, ("last_turns",), None, "last_turns"),
    (board_state, ("last_turns",), [2], "last_turns"),
    (board_state, ("last_turns",), [0, 2], "last_turns"),
    (board_state, ("last_turns",), [2.0, 0], "last_turns[0]"),
    (board_state, ("last_turns",), [2, False], "last_turns[1]"),
    (cards_state, ("joker",), None, "joker"),
    (cards_state, ("joker",), False, "state"),
    (cards_state, ("hands",), [], "hands"),
    (cards_state, ("hands", 0), ["R2", "R3", "R4", "R5"], "hands[0]"),
    (cards_state, ("hands", 1), ["B2"], "hands[1]"),
    (cards_state, ("hands", 1), ["B2", "B3", "B4", "B4"], "state"),
    (cards_state, ("hands", 1), ["B2", "B3", "B4", "B13"], "hands[1][3]"),
    (cards_state, ("hands", 1), ["B2", "B3", "B4", 5], "hands[1][3]"),
    (cards_state, ("display",), ["R2", "R3", "R4"], "display"),
    (cards_state, ("pile",), [], "pile"),
    (cards_state, ("pile",), ["R2"] * 56, "pile"),
    (cards_state, ("discard",), ["R2"], "state"),
    (classic_state, ("sheets", 0, "locks"), ["red"] * 5, "sheets[0].locks"),
    (board_state, ("pawns",), [0] * 5, "pawns"),
]


def faulty_state(make: Make, path: tuple[str | int, ...], value: object) -> Json:
    """Return a valid state with one entry changed or removed."""
    state = make()
    position_from_json(deepcopy(state))
    entry: Any = state
    for step in path[:-1]:
        entry = entry[step]
    if value is MISSING:
        del entry[path[-1]]
    else:
        entry[path[-1]] = value
    return state


@pytest.mark.parametrize(("make", "path", "value", "where"), FAULTS)
def test_a_bad_entry_of_a_position_is_named(make: Make, path: tuple[str | int, ...], value: object, where: str) -> None:
    state = faulty_state(make, path, value)
    with pytest.raises(FormatError) as caught:
        position_from_json(state)
    assert caught.value.code == "bad_position"
    assert caught.value.where == where
    assert str(caught.value) == f"{where}: {caught.value.problem}"


@pytest.mark.parametrize("data", [None, [], "classic", 7, True])
def test_a_position_must_be_an_object(data: object) -> None:
    with pytest.raises(FormatError) as caught:
        position_from_json(data)
    assert (caught.value.code, caught.value.where) == ("bad_position", "state")


def test_the_end_of_the_track_belongs_to_the_seat_before_the_announcer() -> None:
    over = on_board(sheet(), sheet(), sheet(), pawns=(1, 6, 0), track=SHORT_TRACK, announced_by=1, last_turns=(0,))
    ended = position_to_json(onboard.apply(over, {0: PASS}))
    assert (ended["end_reason"], ended["last_turns"]) == ("track_end", [])
    assert position_to_json(position_from_json(ended)) == ended
    for change in ({"active": 2}, {"active": 1}, {"last_turns": [0]}, {"active": 2, "last_turns": [2, 0]}):
        with pytest.raises(FormatError):
            position_from_json({**ended, **change})


def test_what_a_removed_die_shows_is_ignored() -> None:
    """AB11."""
    state = classic_state()
    state["dice"]["red"] = 3
    assert position_from_json(state) == position_from_json(classic_state())


# Chance


@pytest.mark.parametrize(
    ("chance", "data"),
    [
        (dice(4, 1, 3, 2, 5, 6), {"white": [4, 1], "red": 3, "yellow": 2, "green": 5, "blue": 6}),
        (Dice((4, 1), (0, 2, 0, 6)), {"white": [4, 1], "yellow": 2, "blue": 6}),
        (parse_cards("R4 J5"), {"reshuffle": ["R4", "J5"]}),
    ],
)
def test_chance_goes_through_json(chance: Any, data: Json) -> None:
    assert chance_to_json(chance) == data
    assert chance_from_json(data) == chance


def test_no_chance_is_null() -> None:
    assert chance_from_json(None) is None
    assert chance_from_json({"white": [4, 1], "red": None}) == Dice((4, 1), (0, 0, 0, 0))


CHANCE_FAULTS: list[tuple[object, str]] = [
    ([], "chance"),
    ({}, "chance.white"),
    ({"white": [1, 2], "pink": 3}, "chance.pink"),
    ({"white": [1, True]}, "chance.white[1]"),
    ({"white": [1]}, "chance.white"),
    ({"white": [1, 2, 3]}, "chance.white"),
    ({"white": [1, 2], "red": 7}, "chance.red"),
    ({"reshuffle": ["R4"], "white": [1, 2]}, "chance.white"),
    ({"reshuffle": ["R44"]}, "chance.reshuffle[0]"),
    ({"reshuffle": None}, "chance.reshuffle"),
]


@pytest.mark.parametrize(("data", "where"), CHANCE_FAULTS)
def test_a_bad_entry_of_chance_is_named(data: object, where: str) -> None:
    with pytest.raises(FormatError) as caught:
        chance_from_json(data)
    assert (caught.value.code, caught.value.where) == ("bad_chance", where)


# Decisions

PAWNS = on_board(sheet(green=[12]), sheet(), pawns=(0, 1), track=SHORT_TRACK)
DRAW = at_cards("R2 R3 R4", "B2 B3 B4 B5", display="Y2 Y3 J4 Y5", phase="draw")
DICE = at_dice(sheet(), sheet(), rolled=dice(4, 1))


@pytest.mark.parametrize(
    ("decision", "table", "data"),
    [
        (PASS, DICE, {"type": "pass"}),
        (Cross(RED, 5), DICE, {"type": "mark", "row": "red", "number": 5}),
        (Move(2), PAWNS, {"type": "move", "steps": 1, "field": 2, "crosses": False}),
        (Move(3), PAWNS, {"type": "move", "steps": 2, "field": 3, "crosses": True}),
        (Draw((3, 2)), DRAW, {"type": "draw", "cards": ["Y5", "J4"]}),
        (Draw((3, 2)), cards.view(DRAW, 0), {"type": "draw", "places": [2, 3]}),
        (
            Play(parse_cards("J5 B4"), BLUE, (4, 5)),
            DRAW,
            {"type": "play", "cards": ["B4", "J5"], "color": "blue", "marks": [5, 4]},
        ),
        (Play(parse_cards("J5"), BLUE), DRAW, {"type": "play", "cards": ["J5"], "color": "blue", "marks": []}),
    ],
)
def test_a_decision_is_written_as_specified(decision: Decision, table: Any, data: Json) -> None:
    assert decision_to_json(decision, table) == data
    assert decision_from_json(data, table) == decision


def test_a_move_without_its_position_is_a_field() -> None:
    assert decision_to_json(Move(3)) == {"type": "move", "field": 3}
    assert decision_to_json(Draw((1,))) == {"type": "draw", "places": [1]}


@pytest.mark.parametrize(
    "data", [{"steps": 2}, {"field": 3}, {"field": 3, "crosses": True}, {"steps": 2, "field": None}]
)
def test_steps_or_field_alone_are_enough(data: Json) -> None:
    assert decision_from_json({"type": "move", **data}, PAWNS) == Move(3)


def test_crosses_is_not_checked_for_a_field_where_the_pawn_cannot_land() -> None:
    blocked = on_board(sheet(green=[7]), sheet(), pawns=(0, 1), track=SHORT_TRACK)
    for crosses in (True, False):
        move = decision_from_json({"type": "move", "field": 2, "crosses": crosses}, blocked)
        with pytest.raises(IllegalMove) as caught:
            onboard.apply(blocked, {0: move})
        assert caught.value.code == "cannot_land"


DECISION_FAULTS: list[tuple[object, Position, str]] = [
    (None, DICE, "decision"),
    ({}, DICE, "decision.type"),
    ({"type": ["pass"]}, DICE, "decision.type"),
    ({"type": "pass", "row": "red"}, DICE, "decision.row"),
    ({"type": "mark", "row": "pink", "number": 5}, DICE, "decision.row"),
    ({"type": "mark", "row": "red", "number": 13}, DICE, "decision.number"),
    ({"type": "mark", "row": "red", "number": "5"}, DICE, "decision.number"),
    ({"type": "mark", "row": "red"}, DICE, "decision.number"),
    ({"type": "move"}, PAWNS, "decision"),
    ({"type": "move", "steps": 0}, PAWNS, "decision.steps"),
    ({"type": "move", "steps": True}, PAWNS, "decision.steps"),
    ({"type": "move", "field": -1}, PAWNS, "decision.field"),
    ({"type": "move", "field": 201}, PAWNS, "decision.field"),
    ({"type": "move", "field": 3, "crosses": 1}, PAWNS, "decision.crosses"),
    ({"type": "draw"}, DRAW, "decision"),
    ({"type": "draw", "cards": ["Y2"], "places": [0]}, DRAW, "decision"),
    ({"type": "draw", "places": [4]}, DRAW, "decision.places[0]"),
    ({"type": "draw", "places": 1}, DRAW, "decision.places"),
    ({"type": "draw", "cards": ["Y22"]}, DRAW, "decision.cards[0]"),
    ({"type": "play", "cards": ["R2"], "color": "red"}, DRAW, "decision.marks"),
    ({"type": "play", "cards": ["R2"], "color": None, "marks": []}, DRAW, "decision.color"),
    ({"type": "play", "cards": "R2", "color": "red", "marks": []}, DRAW, "decision.cards"),
    ({"type": "play", "cards": ["R2"], "color": "red", "marks": [1]}, DRAW, "decision.marks[0]"),
]


@pytest.mark.parametrize(("data", "table", "where"), DECISION_FAULTS)
def test_a_bad_entry_of_a_decision_is_named(data: object, table: Position, where: str) -> None:
    with pytest.raises(FormatError) as caught:
        decision_from_json(data, table)
    assert (caught.value.code, caught.value.where) == ("bad_decision", where)


# Scores and views


def test_a_score_is_written_as_specified() -> None:
    assert score_to_json(sheet(2, red=[2, 3, 4, 5, 6, 12]).score(7)) == {
        "rows": {"red": 28, "yellow": 0, "green": 0, "blue": 0},
        "crosses": {"red": 7, "yellow": 0, "green": 0, "blue": 0},
        "penalties": -10,
        "bonus": 7,
        "total": 25,
    }


def test_a_view_of_the_dice_games_is_the_position_and_the_seat() -> None:
    for position in (DICE, PAWNS):
        assert view_to_json(position, 1) == {"seat": 1, **position_to_json(position)}


def test_a_view_of_the_card_game_has_numbers_where_cards_are_hidden() -> None:
    data = view_to_json(cards.view(DRAW, 0), 0)
    assert data["seat"] == 0
    assert data["hand"] == ["R2", "R3", "R4"]
    assert data["other_hands"] == {"1": [2, 3, 4, 5]}
    assert data["display"] == [2, 3, 4, 5]
    assert data["pile_size"] == len(DRAW.pile)
    assert not {"hands", "pile", "discard"} & set(data)


def test_a_game_can_start_from_any_json_position() -> None:
    rng = Random(5)
    for seed in range(30):
        game = Game.at(position_from_json(position_to_json(random_game(seed, calls=40).position)), seed=seed)
        while not game.over:
            if game.wants == "dice":
                game.roll()
            for seat in game.to_act:
                game.play(seat, rng.choice(game.options(seat)))
        assert bool(game.winners) == (len(game.names) > 1)


@pytest.mark.parametrize("make", [roll_state, classic_state, cards_state, draw_state])
def test_active_crossed_is_false_before_the_first_decision_of_a_turn(make: Make) -> None:
    with pytest.raises(FormatError, match="active_crossed"):
        position_from_json({**make(), "active_crossed": True})


def test_a_draw_by_cards_needs_the_whole_position() -> None:
    """A view does not show which cards are on display."""
    with pytest.raises(IllegalMove) as caught:
        decision_from_json({"type": "draw", "cards": ["Y2"]}, cards.view(DRAW, 0))
    assert (caught.value.code, caught.value.clause) == ("wrong_decision", "C10")


def test_a_position_has_at_most_five_sheets() -> None:
    state = position_to_json(classic.new(5))
    with pytest.raises(FormatError, match="length <= 5"):
        position_from_json({**state, "sheets": [*state["sheets"], state["sheets"][0]]})
