"""Every error of the rules, with code, clause and sentence."""

import pickle
import string
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from types import SimpleNamespace
from typing import NamedTuple, cast

import pytest

from rowlock import (
    BLUE,
    GREEN,
    PASS,
    RED,
    YELLOW,
    Cross,
    Decision,
    Draw,
    Game,
    IllegalMove,
    IllegalSetup,
    Move,
    Play,
    RuleError,
    Sheet,
    View,
)
from rowlock.engine.evaluate import evaluator_of
from rowlock.formats.codec import decision_from_json
from rowlock.perft import perft
from rowlock.rules import Position, Ruleset, Visible, cards, check_track, classic, named_track, onboard
from rowlock.rules.errors import sentences
from rowlock.rules.moves import parse
from tests.games import SHORT_TRACK
from tests.positions import at_cards, at_dice, dice, on_board, parse_cards, sheet


class OtherGame(Visible):
    """What a seat sees of a game that the engine does not know."""

    rules = cast("Ruleset[Position]", SimpleNamespace(NAME="other"))


class Case(NamedTuple):
    code: str
    clause: str
    call: Callable[[], object]


SIX_RED = sheet(red=[2, 3, 4, 5, 6, 12])
ROLLED = at_dice(sheet(), sheet(), rolled=dice(2, 3, red=4))
COLORS_NEXT = at_dice(sheet(), sheet(), phase="action2", rolled=dice(2, 3, red=4))
TO_ROLL = at_dice(sheet(), sheet(), phase="roll")
PAWNS = on_board(sheet(), sheet(), pawns=(2, 4))
TO_DRAW = at_cards("R2 R3 R4 J5", "B2 B3 B4 B5", phase="draw", display="Y2 Y3 Y4 Y5")
LAST_DRAW = at_cards("R2 R3 R4 J5", "B2 B3 B4 B5", phase="draw", display="Y2 Y3 Y4 Y5", pile="Y6", discard="")
NUMBER = at_cards("R2 R3 R4 J5 R6", "B2 B3 B4 B5", phase="number", pile="Y7")
TO_PLAY = at_cards("R2 R3 R4 J5 G4", "B2 B3 B4 B5")


def decide(position: Position, decision: Decision, seat: int = 0) -> Callable[[], object]:
    """One seat decides, the others take their first option."""

    def call() -> object:
        rules = position.rules
        decisions = {at: rules.options(position, at)[0] for at in rules.to_act(position)}
        return rules.apply(position, {**decisions, seat: decision})

    return call


def apply_after_end(reason: str, game: str) -> Callable[[], object]:
    """A call after the end of a game."""
    sheets = (sheet(), sheet())

    def call() -> object:
        if game == "cards":
            return cards.apply(replace(at_cards("R2 R3", "B2 B3", phase="over"), end_reason=reason), {0: PASS})
        if game == "classic":
            return classic.apply(classic.Position(sheets, phase="over", end_reason=reason), {0: PASS})
        board = onboard.Position(sheets, phase="over", end_reason=reason, track=named_track("a"), pawns=(0, 0))
        return onboard.apply(board, {0: PASS})

    return call


def decide_twice() -> None:
    game = Game.new("classic", 2, seed=1)
    game.roll()
    game.play(0, PASS)
    game.play(0, PASS)


def rolled_game() -> Game:
    game = Game.new("classic", 2, seed=1)
    game.roll()
    return game


def roll_twice() -> None:
    game = Game.new("classic", 2, seed=1)
    game.roll()
    game.roll()


def roll_after_the_end() -> None:
    game = Game.at(classic.Position((sheet(4), sheet()), phase="over", end_reason="four_penalties"))
    game.roll()


def game_for(count: object) -> Callable[[], object]:
    return lambda: Game.new("classic", count, seed=1)  # type: ignore[arg-type]


def track(field: object) -> Callable[[], object]:
    return lambda: check_track([*SHORT_TRACK[:4], field])


def decode(position: Position, data: object) -> Callable[[], object]:
    return lambda: decision_from_json(data, position)


CASES = [
    # turn order and kind of decision
    Case("not_a_decision", "B8", lambda: parse("r13")),
    *(Case("no_such_number", "B2", partial(Cross, RED, number)) for number in (-1, 0, 1, 13, 99)),
    Case("no_such_seat", "B3", lambda: Game.new(players=2).view(2)),
    Case("no_such_seat", "B3", lambda: Game.new(players=2).options(-1)),
    Case("no_such_step", "B8", lambda: Game.replay(Game.new(seed=1).record, steps=-1)),
    Case("turn_begun", "B8", lambda: perft(rolled_game().position, 1)),
    Case("bad_names", "B3", lambda: Game.at(classic.new(3), ["Ada", "Bob"])),
    Case("game_over", "B23", apply_after_end("four_penalties", "classic")),
    Case("game_over", "B24", apply_after_end("two_rows_locked", "classic")),
    Case("game_over", "B23", apply_after_end("four_penalties", "onboard")),
    Case("game_over", "B24", apply_after_end("two_rows_locked", "onboard")),
    Case("game_over", "O16", apply_after_end("track_end", "onboard")),
    Case("game_over", "C23", apply_after_end("two_rows_completed", "cards")),
    Case("game_over", "C24", apply_after_end("four_penalties", "cards")),
    Case("game_over", "B8", roll_after_the_end),
    Case("not_to_act", "B8", lambda: classic.apply(TO_ROLL, {0: PASS}, dice(1, 1))),
    Case("not_to_act", "B9", decide(ROLLED, PASS, seat=2)),
    Case("not_to_act", "B12", decide(COLORS_NEXT, PASS, seat=1)),
    Case("not_to_act", "O5", decide(PAWNS, PASS, seat=1)),
    Case("not_to_act", "C10", decide(TO_DRAW, PASS, seat=1)),
    Case("not_to_act", "C13", decide(NUMBER, PASS, seat=2)),
    Case("not_to_act", "C20", decide(TO_PLAY, PASS, seat=1)),
    Case("not_to_act", "C20", lambda: Game.at(TO_PLAY).play(1, PASS)),
    Case("decision_missing", "B9", lambda: classic.apply(ROLLED, {0: PASS})),
    Case("decision_missing", "B12", lambda: classic.apply(COLORS_NEXT)),
    Case("decision_missing", "O5", lambda: onboard.apply(PAWNS)),
    Case("decision_missing", "C10", lambda: cards.apply(TO_DRAW)),
    Case("decision_missing", "C13", lambda: cards.apply(NUMBER, {1: PASS})),
    Case("decision_missing", "C20", lambda: cards.apply(TO_PLAY)),
    Case("already_decided", "AB12", decide_twice),
    Case("wrong_decision", "B8", decide(ROLLED, Move(1))),
    Case("wrong_decision", "B8", decide(COLORS_NEXT, Draw((0,)))),
    Case("wrong_decision", "O4", decide(PAWNS, Cross(RED, 2))),
    Case("wrong_decision", "C10", decide(TO_DRAW, PASS)),
    Case("wrong_decision", "C13", decide(NUMBER, Draw((0,)))),
    Case("wrong_decision", "C14", decide(TO_PLAY, PASS)),
    Case("wrong_decision", "B8", decode(ROLLED, {"type": "move", "field": 2})),
    Case("wrong_decision", "C10", decode(ROLLED, {"type": "draw", "cards": ["R2"]})),
    Case("nothing_to_undo", "B8", lambda: Game.new("classic", 2).undo()),
    Case("nothing_to_undo", "B8", lambda: Game.new("classic", 2).undo_to([0])),
    # crossing
    Case("not_the_white_sum", "B9", decide(ROLLED, Cross(RED, 6))),
    Case("not_the_number", "C13", decide(NUMBER, Cross(RED, 6))),
    Case("not_a_sum", "B11", decide(COLORS_NEXT, Cross(RED, 5))),
    Case("row_closed", "B19", decide(at_dice(sheet(), SIX_RED, rolled=dice(2, 3)), Cross(RED, 5))),
    Case("row_closed", "B19", decide(at_dice(sheet(), SIX_RED, phase="action2", rolled=dice(2, 3)), Cross(RED, 3))),
    *(
        Case("row_closed", "B19", decide(replace(ROLLED, closed=1 << color), Cross(color, 5)))
        for color in (YELLOW, GREEN, BLUE)
    ),
    Case("already_crossed", "B4", decide(at_dice(sheet(red=[5]), sheet(), rolled=dice(2, 3)), Cross(RED, 5))),
    Case("already_crossed", "C3", lambda: _number_for(sheet(green=[7]), Cross(GREEN, 7))),
    Case("left_of_a_cross", "B4", decide(at_dice(sheet(blue=[4]), sheet(), rolled=dice(2, 3)), Cross(BLUE, 5))),
    Case("left_of_a_cross", "C3", lambda: _number_for(sheet(yellow=[8]), Cross(YELLOW, 7))),
    Case("needs_five", "B16", decide(at_dice(sheet(red=[2, 3, 4, 5]), sheet(), rolled=dice(6, 6)), Cross(RED, 12))),
    Case("needs_five", "C4", lambda: _play(Play(parse_cards("R11 R12"), RED, (11, 12)), sheet(red=[2, 3, 4]))),
    # the pawn
    Case("no_such_field", "O6", decide(PAWNS, Move(0))),
    Case("no_such_field", "O6", decide(PAWNS, Move(41))),
    Case("not_ahead", "O6", decide(PAWNS, Move(2))),
    Case("not_ahead", "O6", decide(PAWNS, Move(1))),
    Case("field_occupied", "O8", decide(PAWNS, Move(4))),
    Case("field_too_far", "O6", decide(PAWNS, Move(9))),
    Case("cannot_land", "O9", decide(on_board(sheet(green=[9]), sheet(), pawns=(2, 4)), Move(5))),
    Case("too_many_steps", "O6", decode(PAWNS, {"type": "move", "steps": 6})),
    Case("move_contradicts_itself", "O6", decode(PAWNS, {"type": "move", "steps": 1, "field": 5})),
    Case("move_contradicts_itself", "O9", decode(PAWNS, {"type": "move", "field": 5, "crosses": False})),
    # cards
    Case("draw_count", "AC5", decide(TO_DRAW, Draw((0, 1)))),
    Case("draw_count", "AC5", decide(TO_DRAW, Draw(()))),
    Case("no_such_place", "C10", decide(TO_DRAW, Draw((4,)))),
    Case("no_such_place", "C10", decide(TO_DRAW, Draw((-1,)))),
    Case("place_twice", "C10", decide(at_cards("R2 R3", "B2 B3", phase="draw"), Draw((1, 1, 2)))),
    Case("card_not_on_display", "C10", decode(TO_DRAW, {"type": "draw", "cards": ["R2"]})),
    Case("card_not_in_hand", "C14", decide(TO_PLAY, Play(parse_cards("B2"), BLUE))),
    Case("card_twice", "C15", decide(TO_PLAY, Play(parse_cards("R2 R2"), RED))),
    Case("no_card", "C14", decide(TO_PLAY, Play((), RED))),
    Case("too_many_cards", "C15", decide(TO_PLAY, Play(parse_cards("R2 R3 R4 J5"), RED))),
    Case("mixed_colors", "C15", decide(TO_PLAY, Play(parse_cards("R2 G4"), RED))),
    Case("mixed_colors", "C15", decide(TO_PLAY, Play(parse_cards("R2"), BLUE))),
    Case("number_not_shown", "C17", decide(TO_PLAY, Play(parse_cards("R2 J5"), RED, (3,)))),
    Case("number_twice", "C17", decide(TO_PLAY, Play(parse_cards("R2 J5"), RED, (5, 5)))),
    Case("skips_too_many", "C18", decide(TO_PLAY, Play(parse_cards("R2 J5"), RED, (2, 5)))),
    # chance
    Case("dice_wanted", "B8", lambda: classic.apply(TO_ROLL)),
    Case("dice_wanted", "B8", lambda: classic.apply(TO_ROLL, {}, parse_cards("R2"))),
    Case("dice_wanted", "B8", lambda: Game.at(TO_ROLL).play(0, PASS)),
    Case("dice_wanted", "B8", lambda: Game.new("classic", 2, seeded=False).roll()),
    Case("chance_not_wanted", "B8", lambda: classic.apply(ROLLED, {0: PASS, 1: PASS}, dice(1, 1))),
    Case("chance_not_wanted", "B8", roll_twice),
    Case("chance_not_wanted", "C12", lambda: cards.apply(TO_DRAW, {0: Draw((0,))}, parse_cards("R2"))),
    Case("chance_not_wanted", "C12", lambda: Game.at(TO_DRAW).deal()),
    Case("die_missing", "B8", lambda: classic.apply(TO_ROLL, {}, dice(1, 1, green=0))),
    Case("bad_die", "B8", lambda: classic.apply(TO_ROLL, {}, dice(1, 7))),
    Case("bad_die", "B8", lambda: classic.apply(TO_ROLL, {}, dice(1, 1, blue=7))),
    Case("reshuffle_wanted", "C12", lambda: cards.apply(LAST_DRAW, {0: Draw((0,))})),
    Case("bad_reshuffle", "AC25", lambda: cards.apply(LAST_DRAW, {0: Draw((0,))}, LAST_DRAW.discard[1:])),
    Case("bad_reshuffle", "AC25", lambda: cards.apply(LAST_DRAW, {0: Draw((0,))}, dice(1, 1))),
    Case("bad_reshuffle", "AC25", lambda: Game.at(LAST_DRAW).deal(LAST_DRAW.discard[1:])),
    # setup
    Case("bad_players", "B3", lambda: classic.new(6)),
    Case("bad_players", "B3", lambda: classic.new(1)),
    Case("bad_solo", "B3", lambda: classic.new(2, solo=True)),
    Case("bad_solo", "B3", lambda: Game.new("classic", ["Ada", "Bob"], solo=True)),
    Case("bad_players", "AC1", lambda: cards.new(6, ())),
    Case("bad_players", "O1", lambda: onboard.new(5)),
    Case("bad_players", "B3", game_for(0)),
    Case("bad_players", "B3", game_for(-1)),
    Case("bad_players", "B3", game_for(300)),
    Case("bad_players", "B3", game_for(["A"] * 300)),
    Case("bad_start", "B3", lambda: classic.new(2, start=2)),
    Case("bad_start", "B3", lambda: classic.new(2, start=-1)),
    Case("bad_start", "B3", lambda: classic.new(1, start=1, solo=True)),
    Case("bad_text", "B3", game_for(["Ada", ""])),
    Case("bad_text", "B3", game_for(["Ada", "B\nb"])),
    Case("bad_text", "B3", game_for(["Ada", "B" * 41])),
    Case("bad_text", "B3", lambda: Game.new("classic", 2, seed="")),
    Case("bad_text", "B3", lambda: Game.new("classic", 2, seed="\ud800")),
    Case("bad_text", "B3", lambda: Game.new("classic", 2, date="x" * 41)),
    Case("bad_deck", "C1", lambda: cards.new(2, parse_cards("R2 R3"))),
    Case("bad_deck", "C27", lambda: cards.new(2, parse_cards("R2 R3"), jokers=True)),
    Case("unknown_game", "B1", lambda: Game.new("chess")),
    Case("no_engine", "B1", lambda: evaluator_of(View(0, OtherGame(), (0,)))),
    Case("unknown_option", "B1", lambda: Game.new("classic", 2, jokers=True)),
    Case("unknown_option", "B1", lambda: Game.new("onboard", 1, solo=True)),
    Case("unknown_track", "AO26", lambda: onboard.new(2, "c")),
    Case("not_a_track", "AO1", lambda: check_track(7)),
    Case("track_length", "AO1", lambda: check_track(SHORT_TRACK[:4])),
    Case("track_length", "AO1", lambda: check_track(SHORT_TRACK[:1] * 201)),
    Case("track_field", "AO1", track(["red", 2])),
    Case("track_field", "AO1", track("red")),
    Case("track_color", "AO1", track(["pink", 2, 1])),
    Case("track_color", "AO1", track([0, 2, 1])),
    Case("track_number", "AO1", track(["red", 1, 1])),
    Case("track_number", "AO1", track(["red", True, 1])),
    Case("track_bonus", "AO1", track(["red", 2, 21])),
    Case("track_bonus", "AO1", track(["red", 2, 1.0])),
]

CLAUSES = {
    f"{letters}{number}"
    for letters, last in (("B", 30), ("C", 29), ("O", 18), ("AB", 28), ("AC", 29), ("AO", 27))
    for number in range(1, last + 1)
}


def _number_for(mine: Sheet, decision: Decision) -> object:
    position = at_cards(
        "R2 R3 R4 J5 R6",
        "B2 B3 B4 B5",
        phase="number",
        pile="Y7",
        sheets=[mine, sheet()],
    )
    return decide(position, decision)()


def _play(decision: Play, mine: Sheet) -> object:
    position = at_cards("R11 R12 R4 J5 R6", "B2 B3 B4 B5", sheets=[mine, sheet()])
    return decide(position, decision)()


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.clause}")
def test_the_rules_refuse_with_code_and_clause(case: Case) -> None:
    with pytest.raises(RuleError) as caught:
        case.call()
    error = caught.value
    assert (error.code, error.clause) == (case.code, case.clause)
    assert case.clause in CLAUSES
    assert str(error) == sentences("error")[case.code].format(**error.details)
    assert isinstance(error, (IllegalMove, IllegalSetup))


def test_every_code_is_exercised_above() -> None:
    assert {case.code for case in CASES} == set(sentences("error"))


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.code}-{case.clause}")
def test_an_error_has_the_values_of_its_sentence(case: Case) -> None:
    """Translations need every value by name, and get no other."""
    with pytest.raises(RuleError) as caught:
        case.call()
    placeholders = {name for _, name, _, _ in string.Formatter().parse(sentences("error")[case.code]) if name}
    assert set(caught.value.details) == placeholders


def test_an_unknown_code_raises_key_error() -> None:
    with pytest.raises(KeyError):
        IllegalMove("no_such_code", "B1")


@pytest.mark.parametrize("kind", [IllegalMove, IllegalSetup])
def test_an_error_survives_pickling(kind: type[RuleError]) -> None:
    """Workers send errors between processes."""
    error = kind("bad_start", "B3", seat=7)
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is kind
    assert (again.code, again.clause, again.details, str(again)) == ("bad_start", "B3", {"seat": 7}, str(error))
