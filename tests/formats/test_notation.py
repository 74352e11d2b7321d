"""Tests of the notation: round trips, format, and errors by line and column."""

import json
import re
from dataclasses import replace
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import (
    GREEN,
    PASS,
    RED,
    Cross,
    Game,
    IllegalSetup,
    Move,
    Play,
    Record,
    RecordError,
    RuleError,
    Step,
    position_to_json,
)
from rowlock.formats import notation
from rowlock.rules import cards, classic, full_deck, named_track
from rowlock.rules.errors import sentences

from ..games import SETUPS, SHORT_TRACK, random_game, random_step
from ..positions import at_dice, dice, on_board, parse_cards, sheet

# Whole games and parts of games


def assert_round_trip(record: Record) -> None:
    text = notation.write(record)
    again = notation.read(text)
    assert again == record
    assert notation.write(again) == text
    assert text.endswith("\n")
    assert not any(line != line.rstrip() for line in text.split("\n"))
    crlf = notation.read(text.replace("\n", "\r\n"))
    assert crlf == record


@pytest.mark.parametrize("setup", range(len(SETUPS)))
@settings(max_examples=20, derandomize=True)
@given(seed=st.integers(0, 10**9))
def test_a_whole_game_round_trips(setup: int, seed: int) -> None:
    record = random_game(seed, setup=setup).record
    assert_round_trip(record)
    assert "[Result " in notation.write(record)
    assert "[End " in notation.write(record)


@settings(max_examples=120, derandomize=True)
@given(seed=st.integers(0, 10**9), calls=st.integers(0, 200))
def test_an_unfinished_game_round_trips(seed: int, calls: int) -> None:
    """In the middle of a turn or action, with pending decisions."""
    assert_round_trip(random_game(seed, calls=calls).record)


@settings(max_examples=80, derandomize=True)
@given(seed=st.integers(0, 10**9), calls=st.integers(1, 150), more=st.integers(0, 40))
def test_a_game_from_any_position_round_trips(seed: int, calls: int, more: int) -> None:
    rng = Random(seed)
    game = Game.at(random_game(seed, calls=calls).position, seed=seed)
    for _ in range(more):
        if not game.over:
            random_step(game, rng)
    assert_round_trip(game.record)


def test_these_games_have_open_decisions_reshuffles_jokers_locks_and_penalties() -> None:
    """The games of the tests above cover all features."""
    texts = [str(random_game(seed, calls=calls)) for seed, calls in zip(range(300), range(0, 900, 3), strict=True)]
    for sign in (" ? ", " ?\n", " ~ ", "J", "! ", "!\n", "(-5)", "@", '[Track "r2=1 ', '[Track "b"]', "-\n", ": "):
        assert any(sign in text for text in texts), sign


def test_a_solo_game_has_a_tag_and_no_star() -> None:
    text = str(random_game(7, setup=len(SETUPS) - 1))
    assert '[Start "A"]\n[Solo "yes"]\n' in text
    assert "*" not in text
    for without in (text.replace('[Solo "yes"]\n', ""), text.replace('[Solo "yes"]', '[Solo "no"]')):
        with pytest.raises(RecordError, match="for 2 to 5 players"):
            notation.read(without)
    for_two = '[Rowlock "1"]\n[Game "classic"]\n[A "Ada"]\n[B "Bob"]\n[Start "A"]\n[Solo "{}"]\n'
    assert notation.read(for_two.format("no")).initial == classic.new(2)
    with pytest.raises(RecordError, match="one player") as caught:
        notation.read(for_two.format("yes"))
    assert (caught.value.line, caught.value.column) == (6, 8)


def test_a_solo_game_can_start_from_a_position() -> None:
    position = at_dice(sheet(red=[2, 3]), rolled=dice(2, 3))
    game = Game.at(position, ["Ada"], seed=1)
    assert "[Solo" not in str(game)  # implied by the position
    assert_round_trip(game.record)


printable = st.text(
    st.characters(exclude_categories=["C", "Z"]) | st.sampled_from('"\\ ];[|~żółć'), min_size=1, max_size=40
)


@settings(max_examples=200, derandomize=True)
@given(names=st.lists(printable, min_size=2, max_size=5), bot=printable, date=printable, seed=printable)
def test_names_may_be_odd(names: list[str], bot: str, date: str, seed: str) -> None:
    game = Game.new("classic", names, seed=seed, start=0, bots={1: bot}, date=date)
    game.roll()
    assert_round_trip(game.record)
    assert notation.read(str(game)).names == tuple(names)


@settings(max_examples=200, derandomize=True)
@given(name=st.text(max_size=60), seed=st.text(max_size=120))
def test_what_a_game_accepts_can_be_written_and_read(name: str, seed: str) -> None:
    """A name or seed that the notation cannot hold is refused at the start of the game."""
    try:
        game = Game.new("classic", [name, "B"], seed=seed)
    except IllegalSetup as caught:
        code = caught.code
    else:
        code = ""
        assert_round_trip(game.record)
    possible = all(0 < len(text) <= most and text.isprintable() for text, most in ((name, 40), (seed, 100)))
    assert code == ("" if possible else "bad_text")


def test_a_roll_is_recorded_without_removed_dice() -> None:
    game = Game.at(at_dice(sheet(red=[2, 3, 4, 5, 6, 12]), sheet(), phase="roll"), seed=1)
    game.roll(dice(1, 2, red=3, yellow=4, green=5, blue=6))
    assert "1A. 1+2 Y4 G5 B6\n" in str(game)
    assert_round_trip(game.record)


def test_a_record_without_a_seed_has_no_seed_tag() -> None:
    game = Game.new("classic", 2, start=0, seeded=False)
    assert "Seed" not in str(game)
    assert_round_trip(game.record)


def test_a_commitment_is_recorded_with_or_without_the_seed() -> None:
    record = Game.new("cards", 2, seed=7, commitment="0123456789abcdef" * 4).record
    for each in (record, replace(record, seed=None)):
        assert_round_trip(each)
        assert f'[Commitment "{record.commitment}"]\n[Start ' in notation.write(each)
    assert '[Seed "7"]\n[Commitment ' in notation.write(record)


def test_a_built_in_track_is_written_by_its_name() -> None:
    game = Game.new("onboard", 2, seed=1, start=0, track=[list(field) for field in named_track("b")])
    assert '[Track "b"]' in str(game)


# Format by example

CLASSIC = """\
[Rowlock "1"]
[Game "classic"]
[A "Ada"]
[B "Bob"]
[Start "A"]

1A. 5+2 R3 Y5 G4 B1 | - - | r5
2B. 6+4 R3 Y3 G3 B2 | - g10 | g9
3A. 3+4 R2 Y6 G3 B5 | r7 ?
"""


def test_a_handwritten_text_is_read() -> None:
    record = notation.read(CLASSIC)
    assert record.names == ("Ada", "Bob")
    assert record.initial == classic.new(2, start=0)
    assert record.steps[0] == Step({}, dice(5, 2, red=3, yellow=5, green=4, blue=1))
    assert record.steps[1] == Step({0: PASS, 1: PASS})
    assert record.steps[4] == Step({0: PASS, 1: Cross(GREEN, 10)})
    assert record.pending == {0: Cross(RED, 7)}
    assert (record.seed, record.date, record.bots) == (None, None, {})
    assert notation.write(record) == CLASSIC


def test_white_space_comments_empty_lines_and_order_of_dice_do_not_matter() -> None:
    loose = (
        CLASSIC.replace("| - - |", "  |\t-   - |  ")
        .replace("R3 Y5 G4 B1", "B1 G4 R3 Y5")
        .replace("r5\n", "r5 ; well done\n; a comment | [\n\n   \n")
        .replace('"Bob"]', '"Bob"]   ')
    )
    assert notation.read(loose) == notation.read(CLASSIC)
    assert notation.write(notation.read(loose)) == CLASSIC


def test_annotations_may_be_left_out() -> None:
    """Locks, crosses of a move, penalties, result and end follow from the rules."""
    seen = ""
    for seed in range(24):
        text = str(random_game(f"bare {seed}"))
        lines = [line for line in text.split("\n") if not line.startswith(("[Result", "[End"))]
        bare = [line if line.startswith("[") else re.sub(r"!| \(-5\)|(?<=\d)\+[rygb]\d+", "", line) for line in lines]
        assert notation.write(notation.read("\n".join(bare))) == text
        seen += text
    assert all(re.search(sign, seen) for sign in (r"[rygb]\d+!", r" \(-5\)", r"@\d+\+[rygb]\d+"))


def test_a_lock_by_a_pawn_is_annotated() -> None:
    game = Game.at(on_board(sheet(blue=[12, 10, 8, 6, 4]), sheet(), pawns=(3, 0), track=SHORT_TRACK))
    game.play(0, Move(8))
    assert "\n1A. @8+b2!\n" in str(game)
    assert_round_trip(game.record)


def test_all_decisions_of_an_action_may_be_open() -> None:
    record = notation.read(CLASSIC.replace("| r7 ?", "| ? ?"))
    assert record.pending == {}
    assert len(record.steps) == 7


def test_lines_may_stop_after_any_part() -> None:
    for end in ("", " | - -", " | - - | -"):
        record = notation.read(CLASSIC.replace("\n3A. 3+4 R2 Y6 G3 B5 | r7 ?", "\n3A. 3+4 R2 Y6 G3 B5" + end))
        assert record.position.turn == (4 if end.count("|") == 2 else 3)


# Errors


HERE = "‹"


class Mistake(NamedTuple):
    """An error code and a text in which ``‹`` marks the position of the error."""

    code: str
    pointed: str

    @property
    def text(self) -> str:
        return self.pointed.replace(HERE, "")

    @property
    def place(self) -> tuple[int, int]:
        before = self.pointed.split(HERE)[0].split("\n")
        return len(before), len(before[-1]) + 1


def _classic(*turns: str, tags: str = "") -> str:
    return f'[Rowlock "1"]\n[Game "classic"]\n[A "Ada"]\n[B "Bob"]\n[Start "A"]\n{tags}' + "\n".join(turns)


SOLO = '[Rowlock "1"]\n[Game "classic"]\n[A "Ada"]\n[Start "A"]\n[Solo "yes"]\n'


def _from(position: object, *turns: str, tags: str = "") -> str:
    """A game from a position: tags on lines 1 to 5, the first turn on line 6."""
    data = json.dumps(position_to_json(position)).replace('"', '\\"')  # type: ignore[arg-type]
    game = {"onboard.Position": "onboard", "cards.Position": "cards"}.get(
        f"{type(position).__module__.split('.')[-1]}.Position", "classic"
    )
    head = f'[Rowlock "1"]\n[Game "{game}"]\n[A "Ada"]\n[B "Bob"]\n[Position "{data}"]\n{tags}'
    return head + "\n".join(turns)


NEW_CARDS = str(Game.new("cards", ["Ada", "Bob"], start=0, seeded=False, deck=full_deck(jokers=False)))
BOARD = on_board(sheet(), sheet(), pawns=(0, 0), track=SHORT_TRACK)
CARD_PLAY = replace(
    cards.new(2, full_deck(jokers=False)),
    phase="play",
    hands=(parse_cards("R2 R3 R4 R5 Y3"), parse_cards("R6 R7 R8 R9")),
    display=parse_cards("R10 R11 R12 Y2"),
    pile=full_deck(jokers=False)[13:],
)
CARD_NUMBER = replace(CARD_PLAY, phase="number")
NEARLY = at_dice(sheet(red=[2, 3, 4, 5, 6, 12], yellow=[2, 3, 4, 5, 6]), sheet(), phase="roll")
OVER = "1A. 6+6 Y1 G1 B1 | y12! -"
ROLL = "1A. 4+1 R2 Y3 G5 B6"

MISTAKES = [
    Mistake("too_long", "‹" + "x" * 1_000_001),
    # tags
    Mistake("bad_tag", '[Rowlock "1"]\n‹[Game classic]\n'),
    Mistake("bad_tag", _classic(tags='‹[Date "today]\n')),
    Mistake("bad_tag", _classic(tags='‹[Date "today"] ;\n')),
    Mistake("bad_tag", _classic(tags="‹[]\n")),
    Mistake("tag_unknown", _classic(tags='[‹Stort "A"]\n')),
    Mistake("tag_unknown", _classic(tags='[Date "1"]\n[‹Track "a"]\n')),
    Mistake("tag_unknown", _classic(tags='[‹C.bot "greedy"]\n')),
    Mistake("tag_unknown", _from(BOARD, tags='[‹Start "A"]\n')),
    Mistake("tag_unknown", _from(BOARD, tags='[‹Solo "no"]\n')),
    Mistake("tag_unknown", NEW_CARDS.replace("[Jokers", '[‹Solo "no"]\n[Jokers')),
    Mistake("tag_twice", _classic(tags='[‹A "Ann"]\n')),
    Mistake("tag_missing", "‹"),
    Mistake("tag_missing", '‹[Game "classic"]\n'),
    Mistake("tag_missing", '‹[Rowlock "1"]\n[A "Ada"]\n'),
    Mistake("tag_missing", '‹[Rowlock "1"]\n[Game "classic"]\n[A "Ada"]\n[C "Cy"]\n[Start "A"]\n'),
    Mistake("tag_missing", '‹[Rowlock "1"]\n[Game "classic"]\n[A "Ada"]\n[B "Bob"]\n'),
    Mistake("tag_missing", '‹[Rowlock "1"]\n[Game "onboard"]\n[A "Ada"]\n[B "Bob"]\n[Start "A"]\n'),
    Mistake("tag_missing", "‹" + NEW_CARDS.replace("[Jokers", "; [Jokers")),
    Mistake("tag_missing", "‹" + NEW_CARDS.replace("[B.hand", "; [B.hand")),
    Mistake("tag_value", '[Rowlock "‹2"]\n'),
    Mistake("tag_value", '[Rowlock "1"]\n[Game "‹chess"]\n'),
    Mistake("tag_value", '[Rowlock "1"]\n[Game "classic"]\n[A "‹"]\n'),
    Mistake("tag_value", f'[Rowlock "1"]\n[Game "classic"]\n[A "‹{"a" * 41}"]\n'),
    Mistake("tag_value", '[Rowlock "1"]\n[Game "classic"]\n[A "‹a\tb"]\n'),
    Mistake("tag_value", _classic(tags=f'[Seed "‹{"a" * 101}"]\n')),
    Mistake("tag_value", _classic(tags=f'[Commitment "‹{"0" * 63}"]\n')),
    Mistake("tag_value", _classic(tags=f'[Commitment "‹{"0" * 65}"]\n')),
    Mistake("tag_value", _classic(tags=f'[Commitment "‹{"A" * 64}"]\n')),
    Mistake("tag_value", _classic().replace('[Start "A"]', '[Start "‹F"]')),
    Mistake("tag_value", '[Rowlock "1"]\n[Game "onboard"]\n[A "a"]\n[B "b"]\n[Start "A"]\n[Track "‹c"]\n'),
    Mistake("tag_value", '[Rowlock "1"]\n[Game "onboard"]\n[A "a"]\n[B "b"]\n[Start "A"]\n[Track "‹r2=1 r3"]\n'),
    Mistake("tag_value", NEW_CARDS.replace('[Jokers "no"]', '[Jokers "‹No"]')),
    Mistake("tag_value", SOLO.replace("yes", "‹Yes")),
    Mistake("tag_value", NEW_CARDS.replace("R2 R3", "‹R2 R33")),
    Mistake("tag_value", _classic().replace("[Start", '[Position "‹{}"]\n;')),
    Mistake("tag_value", _classic().replace("[Start", '[Position "‹[["]\n;')),
    Mistake("tag_value", _classic().replace("[Start", f'[Position "‹{"[" * 99999}"]\n;')),
    Mistake("tag_value", _from(BOARD).replace('"onboard"]', '"classic"]').replace('n "{', 'n "‹{')),
    Mistake("tag_value", _from(BOARD).replace('"Bob"]', '"Bob"]\n[C "Cy"]').replace('n "{', 'n "‹{')),
    # the head of a turn
    Mistake("token_wrong", _classic(ROLL, "‹x 4+1")),
    Mistake("token_wrong", _classic("‹1A 4+1")),
    Mistake("token_wrong", _classic("‹١A. 4+1")),
    Mistake("turn_number", _classic("‹2A. 4+1 R2 Y3 G5 B6")),
    Mistake("turn_number", _classic("  ‹1B. 4+1 R2 Y3 G5 B6")),
    Mistake("turn_number", _classic(ROLL, "‹2B. 4+1 R2 Y3 G5 B6")),
    Mistake("turn_number", _classic(ROLL, "‹1A. - -")),
    Mistake("after_the_end", _from(NEARLY, OVER, "‹2B. 1+1 Y1 G1 B1")),
    # parts
    Mistake("token_missing", _classic("1A.‹")),
    Mistake("token_missing", _classic(ROLL + " |‹")),
    Mistake("token_missing", _classic(ROLL + " | -‹ ; r5")),
    Mistake("token_missing", _from(CARD_PLAY, "1A. R2‹")),
    Mistake("token_missing", _from(CARD_PLAY, "1A. R2 >‹")),
    Mistake("token_missing", _from(CARD_NUMBER, "1A.‹")),
    Mistake("token_wrong", _classic("1A. ‹4+7 R2")),
    Mistake("token_wrong", _classic("1A. 4+1 ‹R7")),
    Mistake("token_wrong", _classic("1A. 4+1 R2 ‹R3")),
    Mistake("token_wrong", _classic(ROLL + " | ‹r13 -")),
    Mistake("token_wrong", _classic(ROLL + " | - ‹r1")),
    Mistake("token_wrong", _classic(ROLL + " | ‹r٥ -")),
    Mistake("token_wrong", _classic(ROLL + " | - - | ‹?")),
    Mistake("token_wrong", _classic(ROLL + " | - - ‹- | -")),
    Mistake("token_wrong", _from(BOARD, "1A. ‹r2")),
    Mistake("token_wrong", _from(BOARD, "1A. ‹@9")),
    Mistake("token_wrong", NEW_CARDS + "1A. ‹R2"),
    Mistake("token_wrong", NEW_CARDS + "1A. ‹X2"),
    Mistake("token_wrong", _from(CARD_PLAY, "1A. R2 ‹- > r2")),
    Mistake("token_wrong", _from(CARD_PLAY, "1A. R2 > ‹r2- ")),
    Mistake("token_wrong", _from(CARD_PLAY, "1A. R2 R3 > r2 ‹y3")),
    Mistake("line_too_long", _classic(ROLL + " | - - | r3 ‹b5 -")),
    Mistake("line_too_long", _from(NEARLY, OVER + "   ‹| -")),
    Mistake("line_too_long", _classic(ROLL + " | - - | - (-5) ‹(-5)")),
    # open decisions
    Mistake("after_undecided", _classic(ROLL + " | - ? ‹| r3")),
    Mistake("after_undecided", _classic(ROLL + " | ? ? ‹| - -")),
    Mistake("after_undecided", _classic(ROLL + " | - ?", "‹2B. 1+1 R1 Y1 G1 B1")),
    Mistake("after_undecided", _classic(ROLL + " | ? ?", "‹1A. - -")),
    # annotations have to be true
    Mistake("no_lock_here", _classic(ROLL + " | ‹r5! -")),
    Mistake("no_lock_here", _from(BOARD, "1A. ‹@1+r2!")),
    Mistake("no_lock_here", _from(CARD_PLAY, "1A. R2 R3 > ‹r2! r3")),
    Mistake("no_cross_here", _from(BOARD, "1A. ‹@1+r3")),
    Mistake("no_cross_here", _from(replace(BOARD, sheets=(sheet(red=[2]), sheet())), "1A. ‹@1+r2")),
    Mistake("no_penalty_here", _classic(ROLL + " | - - | r3 ‹(-5)")),
    Mistake("no_penalty_here", _classic(ROLL + " | - - ‹(-5)")),
    Mistake("wrong_number", _from(CARD_NUMBER, "1A. ‹7: - -")),
    Mistake("wrong_result", _from(NEARLY, OVER, tags='[Result "‹A 61*, B 0"]\n')),
    Mistake("wrong_result", _classic(tags='[Result "‹A 0*, B 0*"]\n')),
    Mistake("wrong_end", _from(NEARLY, OVER, tags='[End "‹four_penalties"]\n')),
    # the rules
    Mistake("illegal", _classic("1A. ‹4+1 R2 Y3 G5 | - -")),
    Mistake("illegal", _classic(ROLL + " | ‹r6 r5 | -")),
    Mistake("illegal", _classic(ROLL + " | r5 ‹r6 | -")),
    Mistake("illegal", _classic(ROLL + " | ? ‹r6")),
    Mistake("illegal", _classic(ROLL + " | r5 - | ‹r3")),
    Mistake("illegal", _classic(ROLL + " | ‹r5 - ~ R5")),
    Mistake("illegal", _classic(ROLL + " | ‹? ? ~ R5")),
    Mistake("illegal", _from(BOARD, "1A. ‹@7")),
    Mistake("illegal", _from(CARD_PLAY, "1A. ‹R2 Y3 > r2")),
    Mistake("illegal", _from(CARD_NUMBER, "1A. 4: - ‹r9")),
    Mistake("illegal", NEW_CARDS + "1A. ‹R10 R11"),
    Mistake("illegal", NEW_CARDS + "1A.‹"),
    Mistake("illegal", NEW_CARDS + "1A. ‹R10 ~ R2"),
    Mistake("illegal", _classic().replace('[B "Bob"]', ";").replace('"classic', '"‹classic')),
    Mistake("illegal", _classic().replace('[Start "A"]', '[Start "‹E"]')),
    Mistake("illegal", NEW_CARDS.replace("R2 R3", "R2 R2").replace('"cards', '"‹cards')),
]


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: str(mistake.code))
def test_an_error_is_reported_by_line_and_column(mistake: Mistake) -> None:
    with pytest.raises(RecordError) as caught:
        notation.read(mistake.text)
    error = caught.value
    assert error.code == mistake.code
    assert (error.line, error.column) == mistake.place
    assert str(error).startswith(f"line {error.line}, column {error.column}: ")
    assert "wanted" not in error.details or error.details["wanted"] in sentences("wanted")


def test_every_code_and_everything_wanted_is_exercised_above() -> None:
    codes, wanted = set[str](), set[object]()
    for mistake in MISTAKES:
        with pytest.raises(RecordError) as caught:
            notation.read(mistake.text)
        codes.add(caught.value.code)
        wanted.add(caught.value.details.get("wanted"))
    assert codes == {*sentences("record"), "illegal"} - {"at"}
    assert wanted - {None} == set(sentences("wanted"))


def test_an_error_holds_that_of_the_rules() -> None:
    with pytest.raises(RecordError) as caught:
        notation.read(_classic(ROLL + " | ? r6"))
    rule = caught.value.details["rule"]
    assert isinstance(rule, RuleError)
    assert (rule.code, rule.clause) == ("not_the_white_sum", "B9")
    assert str(caught.value).endswith("The white dice give 5, not 6.")


def test_a_wrong_result_is_reported_with_the_right_points() -> None:
    with pytest.raises(RecordError, match=r"The points are A 56\*, B 0\.$"):
        notation.read(_from(NEARLY, OVER, tags='[Result "A 1, B 0"]\n'))


def test_true_annotations_are_accepted() -> None:
    notation.read(_from(NEARLY, OVER, tags='[Result "A 56*, B 0"]\n[End "two_rows_locked"]\n'))
    notation.read(_classic(ROLL + " | - - | - (-5)"))
    record = notation.read(_from(BOARD, "1A. @1+r2"))
    assert record.steps == (Step({0: Move(1)}),)
    assert notation.read(_from(CARD_PLAY, "1A. R2 R3 > r2 r3")).steps == (
        Step({0: Play(parse_cards("R2 R3"), RED, (2, 3))}),
    )


def test_parsing_time_of_a_long_line_is_linear() -> None:
    """A reshuffle of a third of a million cards: time is linear in the length."""
    hostile = NEW_CARDS + "1A. R10 ~ " + "R5 " * 300_000
    with pytest.raises(RecordError) as caught:
        notation.read(hostile[:1_000_000])
    assert caught.value.code == "illegal"
