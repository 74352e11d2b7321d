"""Tests that views and happenings of whole games reveal nothing hidden."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.formats.codec import decision_to_json, score_to_json, view_to_json
from rowlock.game import Game
from rowlock.record import Step
from rowlock.rules import full_deck
from rowlock.tables.errors import TableError
from rowlock.tables.events import Decided, Entry, Undone
from rowlock.tables.live_table import MAX_HAPPENINGS, LiveTable
from rowlock.tables.messages import Clock, Resign, TableView
from rowlock.tables.table import SECOND, Table
from rowlock.tables.views import happening, table_view
from rowlock.testing import other_world

from .helpers import ADA, BOB, EVE, GAMES, PEOPLE, WHOLE_GAMES, ManualClock, ScriptedTable, fold, scripted

VIEWERS = (*(player.id for player in PEOPLE), None)
games = pytest.mark.parametrize("game", GAMES)
seeds = given(seed=st.integers(0, 10**9))


def played(game: str, seed: int, **options: Any) -> ScriptedTable:
    """Play a random game to its end: two or three people, bots, undos."""
    rng = Random(f"{seed}/{game}")
    if game == "cards":
        options["jokers"] = rng.random() < 0.5
    made = scripted(game, rng.randint(2, 3), rng.randint(0, 1), seed=seed, bot="random", **options)
    for _ in made.play_out(rng):
        pass
    return made


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def variant_of(table: Table, seat: int | None, rng: Random) -> Table:
    """Return a table with the same view for a seat: other hidden cards, future dice and pending decisions.

    The secret stays, since its commitment is public.
    """
    if table.game is None or table.status != "playing":
        return table
    twin: Any = table.game.copy()
    position = other_world(twin._now.position, -1 if seat is None else seat, rng)
    waiting = twin._now.pending or {}
    pending = {at: each if at == seat else rng.choice(options(twin, at)) for at, each in waiting.items()}
    twin._now = replace(twin._now, position=position, pending=pending)
    twin._record = replace(twin._record, seed=f"{rng.random()}")
    twin._steps = [reshuffled(step, rng) for step in twin._steps]
    return msgspec.structs.replace(table, game=twin)


def reshuffled(step: Step, rng: Random) -> Step:
    cards = step.chance
    return replace(step, chance=tuple(rng.sample(cards, len(cards)))) if isinstance(cards, tuple) else step


def options(game: Game, seat: int) -> Any:
    return game._record.ruleset.options(game.position, seat)


@games
@WHOLE_GAMES
@seeds
def test_views_do_not_depend_on_hidden_information(game: str, seed: int) -> None:
    made, rng = played(game, seed), Random(seed)
    for before, entry, table in zip(made.tables, made.entries[1:], made.tables[1:], strict=False):
        for player in VIEWERS[:3] + VIEWERS[-1:]:
            seat = table.seat_of(player)
            there = variant_of(table, seat, rng)
            assert text(table_view(there, player)) == text(table_view(table, player))
            if table.status == "playing":
                public = happening(variant_of(before, seat, rng), entry, there)
                assert text(public) == text(happening(before, entry, table))


def test_variants_differ_in_cards_seeds_and_pending_decisions() -> None:
    """Otherwise the test above would prove nothing."""
    differences = set[str]()
    for seed in range(8):
        made, rng = played("cards", seed), Random(seed)
        for table in made.tables:
            there = variant_of(table, 0, rng)
            if table.game is not None and table.status == "playing" and there.game is not None:
                here, other = table.game.record, there.game.record
                assert here.seed != other.seed
                differences |= {"pending"} if here.pending != other.pending else set()
                differences |= {"cards"} if table.game.position != there.game.position else set()
                differences |= {"shuffles"} if here.steps != other.steps else set()
    assert differences == {"pending", "cards", "shuffles"}


def open_decisions(made: ScriptedTable) -> Iterator[tuple[Table, Entry, Table]]:
    """Yield every decision that leaves its step incomplete, with the tables before and after it."""
    for (before, table), entry in zip(pairwise(made.tables), made.entries[1:], strict=True):
        if (
            isinstance(entry.event, Decided)
            and table.game is not None
            and entry.event.seat in table.game.record.pending
        ):
            yield before, entry, table


@games
@WHOLE_GAMES
@seeds
def test_a_pending_decision_is_visible_to_its_seat_only(game: str, seed: int) -> None:
    """The views and happenings of the others are the same for every decision and contain none."""
    made, met = played(game, seed), 0
    for before, entry, _ in open_decisions(made):
        assert before.game is not None
        assert isinstance(entry.event, Decided)
        seat = entry.event.seat
        worlds = []
        for option in before.game.options(seat)[:4]:
            variant = msgspec.structs.replace(entry, event=Decided(seat, str(option), entry.event.by))
            table = fold([*made.entries[: entry.seq - 1], variant]) if met < 3 else None
            if table is None or table.game is None:
                continue
            public = happening(before, variant, table)
            assert (public.decisions, public.dice) == (None, None)
            own = table_view(table, table.seats[seat].guest.player).game
            if table.seats[seat].guest.player is not None:
                assert own is not None
                assert msgspec.to_builtins(own.pending) == decision_to_json(option, table.game.view(seat).table)
            others = [player for player in VIEWERS if player != table.seats[seat].guest.player]
            worlds.append((text(public), *(text(table_view(table, player)) for player in others)))
        met += 1
        assert len(set(worlds)) <= 1
    assert met > 10


@games
@WHOLE_GAMES
@seeds
def test_decisions_are_public_with_the_step_they_complete(game: str, seed: int) -> None:
    made = played(game, seed)
    happenings = LiveTable(made.entries).happenings
    steps: list[Any] = []
    for each in happenings:
        if each.what == "undone":
            table = made.tables[each.seq - 1]
            assert table.game is not None
            del steps[len(table.game.steps) :]
        elif each.decisions is not None or each.dice is not None:
            steps.append(each.decisions)
    assert made.table.game is not None
    public = [
        {str(seat): decision_to_json(decision) for seat, decision in step.decisions.items()} or None
        for step in made.table.game.steps
    ]
    assert msgspec.to_builtins(steps) == public
    assert any(isinstance(entry.event, Undone) for entry in made.entries) == any(
        each.what == "undone" for each in happenings
    )


@games
@WHOLE_GAMES
@seeds
def test_the_secret_and_the_seed_are_revealed_at_the_end_only(game: str, seed: int) -> None:
    made = played(game, seed)
    secret = made.table.secret
    live = LiveTable(made.entries)
    assert secret not in text(live.happenings)
    for table in made.tables:
        for player in VIEWERS:
            view = table_view(table, player)
            if table.status == "finished":
                assert view.seed == made.game.record.seed
            else:
                assert view.seed is None
                assert secret not in text(view)
                assert secret[:16] not in text(view)


def test_a_game_that_ends_by_resignation_reveals_its_seed() -> None:
    made = scripted()
    made.do(BOB, Resign())
    assert table_view(made.table, None).seed == made.game.record.seed


@WHOLE_GAMES
@seeds
def test_a_spectator_sees_no_hand_and_a_seat_its_own_only(seed: int) -> None:
    made = played("cards", seed)
    names = {str(card) for card in full_deck(jokers=True)}
    for table in made.tables:
        if table.game is not None:
            for player in VIEWERS:
                seat = table.seat_of(player)
                own = set() if seat is None else {str(card) for card in table.game.view(seat).table.hand}  # type: ignore[attr-defined]
                game = table_view(table, player).game
                assert game is not None
                assert names & set(strings(msgspec.to_builtins(game))) == own


def strings(data: object) -> Iterator[str]:
    if isinstance(data, str):
        yield data
    elif isinstance(data, dict):
        yield from (found for key, value in data.items() for part in (key, value) for found in strings(part))
    elif isinstance(data, (list, tuple)):
        yield from (found for value in data for found in strings(value))


@games
@WHOLE_GAMES
@seeds
def test_views_equal_the_json_of_the_library(game: str, seed: int) -> None:
    made = played(game, seed)
    for table in made.tables:
        if table.game is None:
            assert table_view(table, ADA.id).game is None
            continue
        for player in (*VIEWERS[:3], None):
            seat, view = table.seat_of(player), table_view(table, player).game
            assert view is not None
            seen: Any = msgspec.to_builtins(view)
            assert seen["scores"] == [score_to_json(score) for score in table.game.scores]
            assert (view.step, tuple(view.to_act)) == (len(table.game.steps), table.actors)
            if seat is None:
                assert (seen["options"], seen["pending"], seen["roll"], seen["undo"]) == ([], None, False, False)
                assert seen["table"]["seat"] is None
                continue
            known = table.game.view(seat)
            assert seen["table"] == view_to_json(known.table, seat)
            playing = table.status == "playing"
            choices = table.game.options(seat) if playing else ()
            assert seen["options"] == [decision_to_json(option, known.table) for option in choices]
            pending = known.pending
            assert seen["pending"] == (None if pending is None else decision_to_json(pending, known.table))
            assert view.roll == (playing and table.game.wants == "dice" and seat == table.game.position.active)
            assert view.undo == (playing and table.game.can_take_back(seat))


def test_names_and_entropy_are_public_and_identities_are_not() -> None:
    made = scripted(people=2, bots=1)
    first, *others = made.table.seats
    guest = msgspec.structs.replace(first.guest, player="ada-identity")
    seated = msgspec.structs.replace(first, guest=guest)
    table = msgspec.structs.replace(made.table, host="host-identity", seats=(seated, *others))
    for player in ("bob", None):
        view = table_view(table, player)
        assert "identity" not in text(view)
        assert [(seat.kind, seat.name, seat.entropy is not None) for seat in view.seats] == [
            ("person", "Ada", True),
            ("person", "Bob", True),
            ("bot", "Greedy", False),
        ]
    assert table_view(table, "host-identity").host
    assert not table_view(table, "bob").host


# Spectators


def delayed(seed: int, delay: int) -> tuple[ScriptedTable, LiveTable]:
    made = played("cards", seed, delay=delay)
    return made, LiveTable(made.entries)


@WHOLE_GAMES
@given(seed=st.integers(0, 10**9), delay=st.integers(1, 60))
def test_a_spectator_sees_nothing_newer_than_the_delay(seed: int, delay: int) -> None:
    made, live = delayed(seed, delay)
    clock, rng, seen = ManualClock(made.entries[0].at), Random(seed), None
    started = next(at for at, table in enumerate(made.tables) if table.game is not None)
    while clock() <= made.clock() + (delay + 15) * SECOND:
        old = [entry for entry in made.entries if entry.at <= clock() - delay * SECOND]
        expected = made.tables[max(len(old), started) - 1]
        update = live.update(None, seen, clock())
        assert live.visible(EVE.id, clock()) == expected
        wait = live.until_visible(None, clock())
        assert wait == (None if expected is made.table else made.entries[expected.seq].at + delay * SECOND - clock())
        if update is not None:
            assert text(update.table) == text(table_view(expected, None))
            assert all(each.seq <= expected.seq for each in update.happenings)
            seen = update.table.seq
        assert live.visible(ADA.id, clock()) is live.table  # players have no delay
        clock.wait(rng.random() * 10)
    assert seen == made.table.seq


def test_a_clock_that_was_ahead_does_not_change_what_a_delayed_spectator_sees() -> None:
    """Entries of the wrong server are shown with later ones, as the log has them."""
    made = played("classic", 1, delay=60, clock=Clock(20))
    for at in range(4, len(made.entries) - 1, 5):
        entries = list(made.entries[: at + 2])
        entries[at] = msgspec.structs.replace(entries[at], at=entries[at].at + 3600 * SECOND)
        assert LiveTable(entries).visible(None, entries[-1].at + 60 * SECOND) == fold(entries)


def test_the_delay_takes_nothing_back_when_the_game_begins() -> None:
    """The delay applies to the entries of the game only."""
    made = scripted("cards", delay=60)
    live = LiveTable(made.entries[:-1])
    before = live.update(None, None, made.clock())
    assert before is not None
    live.extend(made.entries[-1:])
    assert live.update(None, before.table.seq, made.clock()) is None
    assert live.until_visible(None, made.clock()) == 60 * SECOND
    after = live.update(None, before.table.seq, made.clock() + 60 * SECOND)
    assert after is not None
    assert [each.what for each in after.happenings] == ["started"]


@WHOLE_GAMES
@given(seed=st.integers(0, 10**9))
def test_spectators_together_know_no_more_than_one(seed: int) -> None:
    """For every identity and seen seq, an update holds only what one spectator sees at that time."""
    made, live = delayed(seed, 20)
    rng = Random(seed)
    for _ in range(4):
        now = made.entries[0].at + rng.randint(0, made.clock() - made.entries[0].at)
        fresh = LiveTable(made.entries)
        one = fresh.update(None, None, now)
        assert one is not None
        public = {text(each) for each in live.happenings[: one.table.seq]}
        crowd = LiveTable(made.entries)
        for player in (None, EVE.id, "unknown", ""):
            seen = rng.choice([None, -3, 0, 1, rng.randint(1, made.table.seq), made.table.seq, 10**6])
            update = crowd.update(player, seen, now)
            if update is None:
                assert seen == one.table.seq
            else:
                assert text(update.table) == text(one.table)
                assert {text(each) for each in update.happenings} <= public


def test_spectators_see_the_end_of_a_game_with_the_delay() -> None:
    made, live = delayed(3, 30)
    views = [live.update(None, None, made.clock() + late) for late in (0, 30 * SECOND)]
    assert [view.table.status for view in views if view is not None] == ["playing", "finished"]
    assert [view.table.seed is None for view in views if view is not None] == [True, False]


def test_only_players_see_the_game_of_a_table_without_spectators() -> None:
    made = scripted(spectators=False)
    assert LiveTable(made.entries).visible(BOB.id, 0) == made.table
    with pytest.raises(TableError, match="Only its players"):
        LiveTable(made.entries).update(EVE.id, None, 0)
    assert LiveTable(made.entries[:-1]).visible(EVE.id, 0) == made.tables[-2]  # before the game, to take a seat


# Missed happenings


def test_updates_hold_missed_happenings_up_to_a_bound() -> None:
    made = played("classic", 2)
    live = LiveTable(made.entries)
    last = made.table.seq
    assert last > MAX_HAPPENINGS + 1
    for seen, count in ((last - 1, 1), (last - 7, 7), (last - MAX_HAPPENINGS, MAX_HAPPENINGS)):
        update = live.update(ADA.id, seen, 0)
        assert update is not None
        assert [each.seq for each in update.happenings] == list(range(seen + 1, seen + 1 + count))
        assert not update.resync
    assert live.update(ADA.id, last, 0) is None
    for seen in (last - MAX_HAPPENINGS - 1, last + 1):
        update = live.update(ADA.id, seen, 0)
        assert update is not None
        assert (update.happenings, update.resync) == ((), True)
    first = live.update(ADA.id, None, 0)
    assert first is not None
    assert (first.happenings, first.resync) == ((), False)
    assert isinstance(first.table, TableView)
