"""Tests of the parser of typed input: every line is parsed or raises NotUnderstood with a message."""

from collections.abc import Callable
from contextlib import suppress
from typing import TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock import BLUE, GREEN, PASS, RED, YELLOW, Cross, Decision, Draw, Game, IllegalMove, Move, Play
from rowlock.i18n import LANGUAGES, plain, words
from rowlock.rules import CARDS, RULESETS
from rowlock.terminal import typed_input as typed
from rowlock.terminal.local.setup import parse_seats
from rowlock.terminal.typed_input import NotUnderstood

T = TypeVar("T")
CROSSES: list[Decision] = [PASS, Cross(RED, 5), Cross(BLUE, 5)]
MOVES: list[Decision] = [PASS, Move(3), Move(7)]
DRAWS: list[Decision] = [Draw((0, 1)), Draw((0, 2))]
PLAYS: list[Decision] = [Play((CARDS["G11"],), GREEN, (11,)), Play((CARDS["J5"],), RED)]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("line", "options", "decision"),
    [
        ("0", CROSSES, PASS),
        ("2", CROSSES, Cross(BLUE, 5)),
        ("-", CROSSES, PASS),
        ("r5", CROSSES, Cross(RED, 5)),
        (" B 12 ", CROSSES, Cross(BLUE, 12)),
        ("yellow 7", CROSSES, Cross(YELLOW, 7)),
        ("GREEN7", CROSSES, Cross(GREEN, 7)),
        ("1", MOVES, Move(3)),
        ("@7", MOVES, Move(7)),
        ("@ 40", MOVES, Move(40)),
        ("1 3", DRAWS, Draw((0, 2))),
        ("4,2", DRAWS, Draw((1, 3))),
        ("1", PLAYS, PLAYS[0]),
        ("2", PLAYS, PLAYS[1]),
        ("g11 > 11", PLAYS, PLAYS[0]),
        ("G11, g9 > g9 g11", PLAYS, Play((CARDS["G9"], CARDS["G11"]), GREEN, (11, 9))),
        ("r2", PLAYS, Play((CARDS["R2"],), RED)),
        ("r2 >", PLAYS, Play((CARDS["R2"],), RED)),
        ("j5 >", PLAYS, PLAYS[1]),
        ("j5 > blue 5", PLAYS, Play((CARDS["J5"],), BLUE, (5,))),
    ],
)
def test_a_valid_line_is_parsed(line: str, options: list[Decision], decision: Decision, language: str) -> None:
    assert typed.decision(line, options, words(language)) == decision


@pytest.mark.parametrize(
    ("language", "line", "cross"),
    [
        ("pl", "czerwone 5", Cross(RED, 5)),
        ("pl", "żółty 7", Cross(YELLOW, 7)),
        ("pl", "zolta 7", Cross(YELLOW, 7)),
        ("pl", "ziel 7", Cross(GREEN, 7)),
        ("pl", "niebieską 12", Cross(BLUE, 12)),
        ("cs", "žlutá 7", Cross(YELLOW, 7)),
        ("cs", "cervenou 3", Cross(RED, 3)),
        ("cs", "modrá 2", Cross(BLUE, 2)),
        ("sk", "žltú 7", Cross(YELLOW, 7)),
        ("sk", "zelený 4", Cross(GREEN, 4)),
        ("sk", "červená 3", Cross(RED, 3)),
    ],
)
def test_colors_are_typed_in_the_players_language(language: str, line: str, cross: Cross) -> None:
    assert typed.decision(line, CROSSES, words(language)) == cross


@pytest.mark.parametrize(
    ("line", "options", "reason"),
    [
        ("3", CROSSES, "typed-no-option"),
        ("purple 5", CROSSES, "typed-cross"),
        ("r13", CROSSES, "typed-cross"),
        ("@3", CROSSES, "typed-cross"),
        ("r5", MOVES, "typed-move"),
        ("5", DRAWS, "typed-draw"),
        ("1 two", DRAWS, "typed-draw"),
        ("0", PLAYS, "typed-no-option"),
        ("3", PLAYS, "typed-no-option"),
        ("r1 > 1", PLAYS, "typed-play"),
        ("-", PLAYS, "typed-play"),
        ("r2 > pink 2", PLAYS, "typed-play"),
        ("r2 > 13", PLAYS, "typed-play"),
        ("j5 > 5", PLAYS, "typed-joker-color"),
    ],
)
def test_an_invalid_line_raises_with_a_reason(line: str, options: list[Decision], reason: str) -> None:
    with pytest.raises(NotUnderstood) as error:
        typed.decision(line, options, words("en"))
    assert error.value.reason == reason


LINES = st.text(max_size=30) | st.from_regex(r"[rygbj@#>\-0-9 ,+]{0,20}", fullmatch=True)


def result_or_error(call: Callable[[], T]) -> T | NotUnderstood:
    try:
        return call()
    except NotUnderstood as error:
        return error


def start_game(name: str) -> Game:
    game = Game.new(name, 2, seed=1, start=0)
    if game.wants == "dice":
        game.roll()
    return game


STARTED_GAMES = [start_game(name) for name in RULESETS]


@given(LINES, st.sampled_from([CROSSES, MOVES, DRAWS, PLAYS]), st.sampled_from(LANGUAGES))
def test_any_line_is_a_decision_or_not_understood(line: str, options: list[Decision], language: str) -> None:
    say = words(language)
    decision = result_or_error(lambda: typed.decision(line, options, say))
    if isinstance(decision, NotUnderstood):
        assert say(decision.reason, **decision.values)
        return
    for game in STARTED_GAMES:  # parsed but illegal decisions are rejected by the rules
        with suppress(IllegalMove):
            game.copy().play(0, decision)


@given(LINES, st.integers(0, 15))
def test_any_line_is_dice_or_not_understood(line: str, closed: int) -> None:
    dice = result_or_error(lambda: typed.dice(line, closed))
    if isinstance(dice, NotUnderstood):
        assert dice.values["count"] == 6 - closed.bit_count()
    else:
        dice.check(closed)


def test_dice_are_typed_in_the_order_of_the_rows() -> None:
    assert typed.dice("4 1 2 3 5 6", 0).colors == (2, 3, 5, 6)
    assert typed.dice("41356", 0b0001).colors == (0, 3, 5, 6)
    assert typed.dice("4+1, 2 3 5", 0b1000).colors == (2, 3, 5, 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_commands_are_known_in_english_and_in_the_players_language(language: str) -> None:
    say, known = words(language), dict[str, str]()
    for name in typed.COMMANDS:
        for word in (name, *say(f"command-{name}").split(",")):
            assert typed.command(word.strip().upper(), say) == name
            assert known.setdefault(plain(word), name) == name  # no word has two meanings
    assert typed.command("r5", say) is None


@given(st.text(max_size=60))
def test_any_text_names_players_or_is_not_understood(text: str) -> None:
    named = result_or_error(lambda: parse_seats(text, words("en")))
    if isinstance(named, NotUnderstood):
        assert words("en")(named.reason, **named.values)
        return
    names, bots = named
    assert len(set(names)) == len(names)
    assert all(seat in range(len(names)) for seat in bots)
