"""Tests of the fold: a log gives the same table, read at once or in parts."""

from functools import reduce
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.tables import events, messages
from rowlock.tables.events import (
    ENTRY,
    AnyEvent,
    CameBack,
    Closed,
    Entry,
    Guest,
    Rolled,
    Sat,
    WentAway,
)
from rowlock.tables.log import decode_event, encode_event
from rowlock.tables.messages import Back, Rematch, Resign
from rowlock.tables.storage import store
from rowlock.tables.table import Seat, Table, apply_entry
from rowlock.tables.timers import due_event

from .helpers import ADA, BOB, GAMES, WHOLE_GAMES, ScriptedTable, fold, scripted

CLOCKED: dict[str, Any] = {"clock": {"per_decision": 20, "bank": 60}, "grace": 40}


def played(seed: int, game: str) -> ScriptedTable:
    """Play a random game to its end, with bots, undos, time that passes and resignations."""
    rng = Random(f"{seed}/{game}")
    made = scripted(game, rng.randint(1, 3), 1, seed=seed, **(CLOCKED if rng.random() < 0.5 else {}))
    resigns = rng.random() < 0.2
    for _ in made.play_out(rng):
        if rng.random() < 0.03:
            made.pass_time(rng.randint(1, 100))
        if resigns and rng.random() < 0.02 and not made.table.seats[0].resigned and made.table.status == "playing":
            made.do(ADA, Resign())
    made.do(ADA, Rematch())
    return made


@pytest.mark.parametrize("game", GAMES)
@WHOLE_GAMES
@given(seed=st.integers(0, 10**9))
def test_a_table_is_the_fold_of_its_log_after_every_entry(game: str, seed: int) -> None:
    made = played(seed, game)
    entries = [ENTRY.decode(msgspec.json.encode(entry)) for entry in made.entries]
    assert entries == made.entries
    assert [decode_event(encode_event(entry.event)) for entry in entries] == [entry.event for entry in entries]
    assert fold(entries) == made.table
    for at in Random(seed).sample(range(1, len(entries)), 5):
        part = fold(entries[:at])
        assert part == made.tables[at - 1]
        assert reduce(apply_entry, entries[at:], part) == made.table
        assert part == made.tables[at - 1]  # tables are immutable


@pytest.mark.parametrize("game", GAMES)
@WHOLE_GAMES
@given(seed=st.integers(0, 10**9))
def test_the_record_of_a_finished_game_verifies_as_fair(game: str, seed: int) -> None:
    made = played(seed, game)
    record = made.table.record
    assert record is not None
    report = verify(notation.write(record))
    assert (report.fair, report.committed) == (True, True)


@pytest.mark.parametrize("game", GAMES)
def test_a_running_game_has_no_record_and_no_winners(game: str) -> None:
    made = scripted(game, 2)
    rng = Random(game)
    for _ in made.play_out(rng):
        if made.table.status == "playing":
            assert (made.table.record, made.table.winners) == (None, ())
            assert made.table.waiting_since.keys() == set(made.table.actors)
    assert (made.table.record, made.table.winners) == (made.game.record, made.game.winners)
    assert (made.table.waiting_since, made.table.actors) == ({}, ())


def test_a_resigned_seat_cannot_win() -> None:
    made = scripted(people=3, seed=5)
    rng = Random(5)
    while made.game.position.turn < 12:
        made.act_randomly(rng)
    best = max(range(3), key=lambda seat: made.game.scores[seat].total)
    made.do(made.player(best), Resign())
    for _ in made.play_out(rng):
        pass
    scores = [score.total for score in made.game.scores]
    assert best not in made.table.winners
    others = [at for at in range(3) if at != best]
    assert made.table.winners == tuple(at for at in others if scores[at] == max(scores[other] for other in others))


def test_coming_back_changes_deadlines_alone() -> None:
    """A log from when a player who came back got the time again folds to the same game: the fold checks no deadline."""
    made = scripted("cards", 2, seed=4, **CLOCKED)
    rng = Random(4)
    for _ in made.play_out(rng):
        if made.table.status == "playing" and rng.random() < 0.2:
            made.clock.wait(40)
            if isinstance(event := due_event(made.table, made.clock()), WentAway):
                made.append(event)
                made.do(made.player(event.seat), Back())
    returns = [entry for entry in made.entries if isinstance(entry.event, CameBack)]
    assert returns
    kept = [entry for entry in made.entries if entry not in returns]
    without = fold([replace(entry, seq=at) for at, entry in enumerate(kept, start=1)])
    assert (without.game, without.status, without.winners) == (made.table.game, "finished", made.table.winners)
    assert all(seat.bank >= 0 for seat in (*without.seats, *made.table.seats))


def test_a_gap_in_the_log_fails() -> None:
    made = scripted()
    with pytest.raises(AssertionError):
        fold([made.entries[0], *made.entries[2:]])


def test_a_seat_is_found_by_identity_only() -> None:
    table: Table = scripted(people=2, bots=1).table
    assert [table.seat_of(player) for player in (ADA.id, BOB.id, "greedy", "Ada", "", None)] == [0, 1, *[None] * 4]


def test_a_new_seat_is_present_and_not_reserved() -> None:
    seat = Seat(Guest("Ada", player=ADA.id))
    assert (seat.reserved, seat.away, seat.resigned, seat.taken) == (False, False, False, True)


def test_messages_events_and_summaries_are_frozen() -> None:
    modules = (messages, events, store)
    types = [each for module in modules for each in vars(module).values() if isinstance(each, msgspec.StructMeta)]
    assert len(types) > 40
    assert [each for each in types if not each.__struct_config__.frozen] == []


@pytest.mark.parametrize(
    ("event", "text"),
    [
        (Rolled(1), '{"e":"rolled","seat":1}'),
        (Rolled(1, "clock"), '{"e":"rolled","seat":1,"by":"clock"}'),
        (Sat(0, Guest("Ada", player="ada")), '{"e":"sat","seat":0,"guest":{"name":"Ada","player":"ada"}}'),
        (Sat(0, Guest()), '{"e":"sat","seat":0,"guest":{}}'),
        (Closed(), '{"e":"closed"}'),
    ],
)
def test_the_text_of_an_event_leaves_defaults_out_and_that_of_an_entry_names(event: AnyEvent, text: str) -> None:
    """A contract with existing databases, and between servers of different releases."""
    assert msgspec.json.encode(event).decode() == text
    entry = Entry("t", 7, 42, None, "r", event, "hash")
    assert msgspec.json.encode(entry).decode() == f'["t",7,42,null,"r",{text},"hash"]'
    assert ENTRY.decode(f'["t",7,42,null,"r",{text}]') == msgspec.structs.replace(entry, hash="")


def test_every_event_can_be_reported() -> None:
    tags = {event.__struct_config__.tag for event in get_args(AnyEvent)}
    assert tags == set(get_args(messages.What))
