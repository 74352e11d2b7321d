"""The fold: a table is what its log says, whoever reads it and in however many parts."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.fairness import verify
from rowlock.formats import notation
from rowlock.tables.events import entry_from_bytes, entry_to_bytes, event_from_text, event_to_text
from rowlock.tables.messages import Rematch, Resign
from rowlock.tables.table import Table, apply_entries, fold

from .helpers import ADA, BOB, GAMES, WHOLE_GAMES, Desk, desk

pytestmark = pytest.mark.no_cover  # whole games under a tracer: the rules' coverage is the business of tests/rules

CLOCKED: dict[str, Any] = {"clock": {"per_decision": 20, "bank": 60}, "grace": 40}


def played(seed: int, game: str) -> Desk:
    """A random game to its end, with bots, takings back and now and then somebody who lets time pass."""
    rng = Random(f"{seed}/{game}")
    made = desk(game, rng.randint(1, 3), 1, seed=seed, **(CLOCKED if rng.random() < 0.5 else {}))
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
    entries = [entry_from_bytes(entry_to_bytes(entry)) for entry in made.entries]
    assert entries == made.entries
    assert [event_from_text(event_to_text(entry.event)) for entry in entries] == [entry.event for entry in entries]
    assert fold(entries) == made.table
    for at in Random(seed).sample(range(1, len(entries)), 5):
        part = fold(entries[:at])
        assert part == made.tables[at - 1]
        assert apply_entries(part, entries[at:]) == made.table
        assert part == made.tables[at - 1]  # a table is a value: what follows does not change it


@pytest.mark.parametrize("game", GAMES)
@WHOLE_GAMES
@given(seed=st.integers(0, 10**9))
def test_a_finished_game_is_fair_and_its_record_can_be_checked_by_anybody(game: str, seed: int) -> None:
    made = played(seed, game)
    record = made.table.record
    assert record is not None
    report = verify(notation.write(record))
    assert (report.fair, report.committed) == (True, True)


@pytest.mark.parametrize("game", GAMES)
def test_while_a_game_is_played_there_is_no_record_and_nobody_has_won(game: str) -> None:
    made = desk(game, 2)
    rng = Random(game)
    for _ in made.play_out(rng):
        if made.table.status == "playing":
            assert (made.table.record, made.table.winners) == (None, ())
            assert made.table.waiting_since.keys() == set(made.table.actors)
    assert (made.table.record, made.table.winners) == (made.game.record, made.game.winners)
    assert (made.table.waiting_since, made.table.actors) == ({}, ())


def test_who_resigned_has_not_won_however_many_points_there_are() -> None:
    made = desk(people=3, seed=5)
    rng = Random(5)
    while made.game.position.turn < 12:
        made.go_on(rng)
    best = max(range(3), key=lambda seat: made.game.scores[seat].total)
    made.do(made.player(best), Resign())
    for _ in made.play_out(rng):
        pass
    scores = [score.total for score in made.game.scores]
    assert best not in made.table.winners
    others = [at for at in range(3) if at != best]
    assert made.table.winners == tuple(at for at in others if scores[at] == max(scores[other] for other in others))


def test_a_log_has_no_gap() -> None:
    made = desk()
    with pytest.raises(AssertionError):
        fold([made.entries[0], *made.entries[2:]])


def test_a_player_is_found_by_identity_and_nobody_has_no_seat() -> None:
    table: Table = desk(people=2, bots=1).table
    assert [table.seat_of(player) for player in (ADA.id, BOB.id, "greedy", "Ada", "", None)] == [0, 1, *[None] * 4]
