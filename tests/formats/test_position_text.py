"""One-line texts of positions: round trips, errors, and characters that need no escaping in a link."""

from dataclasses import replace
from urllib.parse import quote

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rowlock import Card, FormatError, Game, Position, parse_position, position_text
from rowlock.formats import position_text as module
from rowlock.rules import cards, classic, full_deck, named_track, onboard
from rowlock.rules.track import LENGTHS, Field

from ..deep import examples
from ..games import random_game
from ..positions import at_cards, at_dice, dice, on_board, sheet
from ..strategies import board_positions, card_positions, dice_positions

FULL = {"red": range(2, 13), "yellow": range(2, 13), "green": range(12, 1, -1), "blue": range(12, 1, -1)}
ROLLED = at_dice(sheet(1, red=[2, 3, 5, 10]), sheet(green=[12, 11]), phase="action2", rolled=dice(4, 1, 3, 2, 5, 6))


def round_trips(position: Position) -> str:
    text = position_text(position)
    assert parse_position(text) == position
    assert quote(text, safe="") == text
    assert text[-1].isalnum(), "a program that finds links in a text would leave it out"
    assert len(text) <= module.MAX_TEXT
    return text


@pytest.mark.parametrize(
    ("position", "text"),
    [
        (classic.new(2), "classic.1A.roll.x0-x0"),
        (classic.new(1, solo=True), "classic.1A.roll.x0"),
        (ROLLED, "classic.1A.action2.r23510x1-g1211x0.W41R3Y2G5B6"),
        (replace(ROLLED, active_crossed=True, active=1), "classic.1B.action2-crossed.r23510x1-g1211x0.W41R3Y2G5B6"),
        (
            classic.Position((sheet(4), sheet()), turn=31, phase="over", end_reason="four_penalties"),
            "classic.31A.over-four_penalties.x4-x0",
        ),
        (onboard.new(2), "onboard.1A.roll.x0-x0.a.0-0"),
        (
            on_board(sheet(), sheet(), sheet(), pawns=(5, 0, 40), active=1, announced_by=2, last_turns=(1,), track="b"),
            "onboard.1B.step3.x0-x0-x0.b.5-0-40-C.W11R1Y1G1B1",
        ),
        (
            on_board(sheet(), sheet(), pawns=(0, 3), phase="roll", track=[["red", 2, 0], *[["blue", 12, 20]] * 4]),
            "onboard.1A.roll.x0-x0.r2p0b12p20b12p20b12p20b12p20.0-3",
        ),
    ],
)
def test_the_text_of_a_position(position: Position, text: str) -> None:
    assert round_trips(position) == text


def test_the_text_of_a_card_game() -> None:
    position = at_cards("R2 R3 R4 J5 G4", "B2 B3 B4 B5", display="Y2 Y3 Y4 Y5", phase="number", pile="Y7")
    text = round_trips(position)
    assert text.startswith("cards.1A.number.x0-x0.R2R3R4J5G4-B2B3B4B5.Y2Y3Y4Y5.Y7")
    assert text.count(".") == 6
    assert round_trips(replace(position, pile=position.pile[:5], discard=position.pile[5:])).count(".") == 7


def test_locked_rows_have_no_die() -> None:
    locked = sheet(red=[2, 3, 4, 5, 6, 12])
    position = at_dice(locked, sheet(), rolled=dice(2, 3, yellow=4))
    assert round_trips(position) == "classic.1A.action1.r2345612x0-x0.W23Y4G1B1"
    with pytest.raises(FormatError, match="dice: must not have the red die"):
        parse_position("classic.1A.action1.r2345612x0-x0.W23R1Y4G1B1")


@settings(max_examples=examples(60, 1000))
@given(st.integers(0, 10**6), st.integers(0, 400))
def test_every_position_of_a_game_round_trips(seed: int, calls: int) -> None:
    game = random_game(seed, calls)
    assert Game.at(round_trips(game.position)).position == game.position


@settings(max_examples=examples(60, 1000))
@given(dice_positions() | board_positions() | card_positions())
def test_every_position_round_trips(position: Position) -> None:
    round_trips(position)


@settings(max_examples=examples(60, 1000))
@given(st.permutations(full_deck(jokers=True)), st.integers(2, 5))
def test_every_deal_round_trips(deck: list[Card], players: int) -> None:
    round_trips(cards.new(players, deck, jokers=True))


def test_the_longest_text_is_short_enough_for_a_link() -> None:
    track = (Field(named_track("a")[0].color, 12, 20),) * LENGTHS[-1]
    sheets = (sheet(4, **FULL),) * 4
    position = onboard.new(4, track)
    ended = replace(
        position, sheets=sheets, closed=15, turn=99_999, phase="over", end_reason="two_rows_locked", active_crossed=True
    )
    assert len(round_trips(ended)) < 1600
    assert len(round_trips(cards.new(5, full_deck(jokers=True), jokers=True))) < 200


@pytest.mark.parametrize(
    ("text", "where"),
    [
        ("", "game"),
        ("chess.1A.roll.x0-x0", "game"),
        ("Classic.1A.roll.x0-x0", "game"),
        ("classic", "turn"),
        ("classic.0A.roll.x0-x0", "turn"),
        ("classic.01A.roll.x0-x0", "turn"),
        ("classic.1a.roll.x0-x0", "turn"),
        ("classic.1F.roll.x0-x0", "turn"),
        ("classic.١A.roll.x0-x0", "turn"),
        ("classic.100000A.roll.x0-x0", "turn"),
        ("classic.1C.roll.x0-x0", "active"),
        ("classic.1A", "phase"),
        ("classic.1A.start.x0-x0", "phase"),
        ("classic.1A..x0-x0", "phase"),
        ("classic.1A.over.x4-x0", "end_reason"),
        ("classic.1A.over-track_end.x4-x0", "end_reason"),
        ("classic.1A.over-four_penalties-two_rows_locked.x4-x0", "phase"),
        ("classic.1A.roll-four_penalties.x0-x0", "end_reason"),
        ("classic.1A.roll-crossed.x0-x0", "active_crossed"),
        ("classic.1A.roll.x4-x0", "phase"),
        ("classic.1A.roll", "sheets"),
        ("classic.1A.roll.x0-", "sheets[1]"),
        ("classic.1A.roll.x0-r2", "sheets[1]"),
        ("classic.1A.roll.x0-y2r2x0", "sheets[1]"),
        ("classic.1A.roll.x0-r1x0", "sheets[1]"),
        ("classic.1A.roll.x0-r13x0", "sheets[1]"),
        ("classic.1A.roll.x0-x5", "sheets[1]"),
        ("classic.1A.roll.x0-r32x0", "sheets[1].red"),
        ("classic.1A.roll.x0-g2x0", "sheets[1].green"),
        ("classic.1A.roll.x0-x0-x0-x0-x0-x0", "sheets"),
        ("cards.1A.draw.x0", "hands"),
        ("classic.1A.roll.x0-x0.", "dice"),
        ("classic.1A.roll.x0-x0.W11R1Y1G1B1", "dice"),
        ("classic.1A.action1.x0-x0", "dice"),
        ("classic.1A.action1.x0-x0.W11R1Y1G1", "dice"),
        ("classic.1A.action1.x0-x0.W17R1Y1G1B1", "dice"),
        ("classic.1A.action1.x0-x0.W11Y1R1G1B1", "dice"),
        ("classic.1A.action1.x0-x0.W11R1Y1G1B1.x", "text"),
        ("onboard.1A.roll.x0-x0", "track"),
        ("onboard.1A.roll.x0-x0.c.0-0", "track"),
        ("onboard.1A.roll.x0-x0.r2p1.0-0", "track"),
        ("onboard.1A.roll.x0-x0.r2p1r2p01.0-0", "track"),
        ("onboard.1A.roll.x0-x0.a", "pawns"),
        ("onboard.1A.roll.x0-x0.a.0", "pawns"),
        ("onboard.1A.roll.x0-x0.a.0-00", "pawns[1]"),
        ("onboard.1A.roll.x0-x0.a.5-5", "pawns"),
        ("onboard.1A.roll.x0-x0.a.0-41", "pawns[1]"),
        ("onboard.1A.roll.x0-x0.a.0-36-A", "last_turns"),
        ("onboard.1A.roll.x0-x0.a.0-36-C", "announced_by"),
        ("cards.1A.draw.x0-x0.R2-R3", "display"),
        ("cards.1A.draw.x0-x0.R2-R1.R4.R5", "hands[1]"),
        ("cards.1A.draw.x0-x0.R2R3-R4R5.Y2Y3Y4Y5.Y6", "state"),
        ("x" * 3000, "text"),
    ],
)
def test_a_malformed_text_is_refused_where_it_is_wrong(text: str, where: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_position(text)
    assert (caught.value.code, caught.value.where) == ("bad_position", where)
    with pytest.raises(FormatError):
        Game.at(text)


@pytest.mark.fuzz
@settings(max_examples=examples(60, 1000))
@given(st.data())
def test_a_changed_text_is_refused_or_another_position(data: st.DataObject) -> None:
    text = position_text(random_game(data.draw(st.integers(0, 1000)), data.draw(st.integers(0, 60))).position)
    at = data.draw(st.integers(0, len(text)))
    cut = data.draw(st.integers(0, 3))
    new = data.draw(st.text(max_size=3) | st.from_regex(r"[a-cgprxyABJRW0-9.\-]{0,3}", fullmatch=True))
    changed = text[:at] + new + text[at + cut :]
    try:
        position = parse_position(changed)
    except FormatError:
        return
    # a built-in track may be spelled out
    assert position_text(position) == changed or isinstance(position, onboard.Position)


@pytest.mark.fuzz
@settings(max_examples=examples(60, 1000))
@given(st.text() | st.from_regex(r"(classic|cards|onboard)\.[0-9A-Za-z.\-]{0,40}", fullmatch=True))
def test_any_text_is_a_position_or_refused(text: str) -> None:
    try:
        position = parse_position(text)
    except FormatError:
        return
    assert parse_position(position_text(position)) == position


def test_a_ruleset_may_bring_its_own_fields(monkeypatch: pytest.MonkeyPatch) -> None:
    def read(text: str, _state: dict[str, object]) -> None:
        assert text == "sunny"

    weather = module.Field("weather", lambda _state: "sunny", read)
    monkeypatch.setitem(module.FIELDS, "classic", (weather, *module.FIELDS["classic"]))
    assert round_trips(classic.new(2)) == "classic.1A.roll.x0-x0.sunny"
    assert round_trips(ROLLED).endswith(".sunny.W41R3Y2G5B6")
    monkeypatch.delitem(module.FIELDS, "classic")
    with pytest.raises(FormatError, match="game: must be one of onboard, cards"):
        position_text(classic.new(2))
