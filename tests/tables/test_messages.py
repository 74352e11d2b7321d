"""Tests of messages as JSON: tags of the commands, bounds of every field, defaults of the settings."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from rowlock.fairness import MAX_ENTROPY
from rowlock.formats.schema import PassShape
from rowlock.record import MAX_NAME
from rowlock.rules.track import LENGTHS
from rowlock.tables.events import CameBack, WentAway
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import (
    Back,
    Close,
    Command,
    Decide,
    FreeSeat,
    Rematch,
    Resign,
    Roll,
    SeatBot,
    Settings,
    Sit,
    Stand,
    Start,
    Undo,
    Update,
)
from rowlock.tables.table import SECOND

from .helpers import ADA, BOB, GAMES, ScriptedTable, scripted

DAY = 24 * 3600
COMMANDS: dict[str, Command] = {
    '{"type":"sit"}': Sit(),
    '{"type":"sit","seat":1,"name":"Ada","entropy":"oar42"}': Sit(1, "Ada", "oar42"),
    '{"type":"stand"}': Stand(),
    '{"type":"seat_bot","seat":1,"bot":"greedy"}': SeatBot(1, "greedy"),
    '{"type":"free_seat","seat":1}': FreeSeat(1),
    '{"type":"start"}': Start(),
    '{"type":"roll","step":4}': Roll(4),
    '{"type":"decide","step":4,"decision":{"type":"pass"}}': Decide(4, PassShape()),
    '{"type":"undo","step":4}': Undo(4),
    '{"type":"back"}': Back(),
    '{"type":"resign"}': Resign(),
    '{"type":"rematch"}': Rematch(),
    '{"type":"close"}': Close(),
}


def command(text: str) -> Command:
    found: Command = msgspec.json.decode(text, type=Command)
    return found


@pytest.mark.parametrize("text", COMMANDS)
def test_a_command_is_chosen_by_its_type(text: str) -> None:
    assert command(text) == COMMANDS[text]


@pytest.mark.parametrize("text", ['{"type":"stay"}', "{}", '{"type":"stand","seat":1}', '{"type":"roll"}'])
def test_an_unknown_type_a_missing_and_an_extra_field_are_rejected(text: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        command(text)


def settings(**changes: Any) -> Settings:
    return msgspec.convert({"game": "onboard", **changes}, Settings)


def custom_track(count: int, bonus: int = 0) -> list[tuple[str, int, int]]:
    return [("red", 2, bonus)] * count


BOUNDS: list[tuple[str, Callable[[int], object], int, int]] = [
    ("seats", lambda count: settings(seats=count), 1, 5),
    ("seconds per decision", lambda seconds: settings(clock={"per_decision": seconds}), 5, 14 * DAY),
    ("bank", lambda seconds: settings(clock={"per_decision": 5, "bank": seconds}), 0, 14 * DAY),
    ("total", lambda seconds: settings(clock={"per_decision": 5, "total": seconds}), 30, 14 * DAY),
    ("grace", lambda seconds: settings(grace=seconds), 5, 14 * DAY),
    ("delay", lambda seconds: settings(delay=seconds), 0, 3600),
    ("letters of the stand-in", lambda count: settings(stand_in="x" * count), 1, 40),
    ("fields of a track", lambda count: settings(track=custom_track(count)), LENGTHS[0], LENGTHS[-1]),
    ("bonus of a field", lambda bonus: settings(track=custom_track(LENGTHS[0], bonus)), 0, 20),
    ("seat", lambda seat: command(f'{{"type":"free_seat","seat":{seat}}}'), 0, 4),
    ("step", lambda step: command(f'{{"type":"roll","step":{step}}}'), 0, 1_000_000),
    ("letters of a name", lambda count: command(f'{{"type":"sit","name":"{"x" * count}"}}'), 1, MAX_NAME),
    ("letters of entropy", lambda count: command(f'{{"type":"sit","entropy":"{"x" * count}"}}'), 1, MAX_ENTROPY),
]


@pytest.mark.parametrize(("decode", "least", "most"), [pytest.param(*rest, id=name) for name, *rest in BOUNDS])
def test_a_value_is_accepted_up_to_its_bounds(decode: Callable[[int], object], least: int, most: int) -> None:
    for inside in (least, most):
        decode(inside)
    for outside in (least - 1, most + 1):
        with pytest.raises(msgspec.ValidationError):
            decode(outside)


@pytest.mark.parametrize("entropy", ["1:2", "two words", "ó"])
def test_entropy_is_letters_and_digits(entropy: str) -> None:
    with pytest.raises(msgspec.ValidationError):
        command(f'{{"type":"sit","entropy":"{entropy}"}}')


def test_settings_need_only_the_game() -> None:
    """Logs leave out what a client left out: another default would change the tables of existing databases."""
    assert msgspec.to_builtins(settings()) == {
        "game": "onboard",
        "seats": 2,
        "solo": False,
        "jokers": False,
        "track": None,
        "listed": False,
        "clock": None,
        "grace": None,
        "stand_in": "greedy",
        "undo": True,
        "spectators": True,
        "delay": 0,
        "hints": None,
    }
    clocked = settings(clock={"per_decision": 5}).clock
    assert clocked is not None
    assert (clocked.bank, clocked.total) == (0, None)


def tables(game: str) -> list[ScriptedTable]:
    """Tables of every status, with everything that can happen at them."""
    waiting = ScriptedTable(Settings(game, 3))
    waiting.do(ADA, SeatBot(1, "greedy"))
    waiting.do(ADA, Sit())
    waiting.do(ADA, Stand())
    closed = ScriptedTable(Settings(game))
    closed.do(ADA, Close())
    clocked, absent = scripted(game, 2, 1, clock={"per_decision": 5}), scripted(game, 2, 1, grace=5)
    for playing in (clocked, absent):
        playing.pass_time(5)
        playing.append(WentAway(0))
        playing.append(CameBack(0))
    finished = scripted(game)
    finished.do(BOB, Resign())
    finished.do(ADA, Rematch())
    return [waiting, closed, clocked, absent, finished]


@pytest.mark.parametrize("game", GAMES)
def test_every_update_can_be_read_with_the_types_of_the_protocol(game: str) -> None:
    """Clients are generated from these types; writing does not check values, reading does."""
    statuses, kinds, causes = set(), set(), set()
    for made in tables(game):
        live = LiveTable(made.entries)
        for player in (ADA.id, BOB.id, None):
            for seen in (None, 0):
                update = live.update(player, seen, made.clock() + SECOND)
                assert update is not None
                text = msgspec.json.encode(update)
                assert b'"type":"update"' in text
                assert b'"reshuffled":false' not in text  # happenings leave defaults out
                read = msgspec.json.decode(text, type=Update)
                assert msgspec.json.encode(read) == text
                statuses.add(read.table.status)
                kinds |= {seat.kind for seat in read.table.seats}
                causes |= {each.by for each in read.happenings}
    assert statuses == {"waiting", "closed", "playing", "finished"}
    assert kinds == {"open", "person", "bot"}
    assert causes == {"person", "bot", "stand_in", "clock", None}
