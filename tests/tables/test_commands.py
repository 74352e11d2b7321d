"""Tests of table commands: effects, errors, and that an error changes nothing."""

import asyncio
import hmac
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest
from msgspec import structs

from rowlock.fairness import MAX_ENTROPY, commitment_to, joint_seed, verify
from rowlock.formats import notation
from rowlock.formats.schema import DrawShape, MarkShape, PassShape
from rowlock.record import MAX_NAME
from rowlock.rules import IllegalMove, IllegalSetup, RuleError
from rowlock.tables.commands import MAX_ENTRIES, act, create, rematch, rematch_id, request_hint
from rowlock.tables.errors import SENTENCES, TableError
from rowlock.tables.events import Entry, Guest, Rolled
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import (
    Back,
    Close,
    Command,
    Decide,
    FreeSeat,
    Rematch,
    Resign,
    Reveal,
    Roll,
    SeatBot,
    Settings,
    Sit,
    Stand,
    StandIn,
    Start,
    Undo,
)
from rowlock.tables.players import Player
from rowlock.tables.service import Tables
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.table import Table, apply_entry, new_table
from rowlock.tables.views import table_view

from .helpers import ADA, BOB, CLEO, EVE, GAMES, ScriptedTable, at_phase, scripted, serving


def waiting(*commands: tuple[Player, Command], seats: int = 2) -> ScriptedTable:
    made = ScriptedTable(Settings("classic", seats))
    for player, command in commands:
        made.do(player, command)
    return made


def finished() -> ScriptedTable:
    made = scripted()
    made.do(BOB, Resign())
    return made


def closed() -> ScriptedTable:
    return waiting((ADA, Close()))


def rematched(*acts: tuple[Player, Command]) -> Table:
    """Return the rematch of Bob and Ada after some commands there."""
    made = finished()
    made.do(ADA, Rematch())
    table = new_table(Entry("again", 1, 0, None, None, rematch(made.table)))
    for player, command in acts:
        table = apply_entry(table, Entry("again", table.seq + 1, 0, player.id, None, act(table, player, command, 0)))
    return table


def rolled_by_another() -> None:
    made = scripted()
    made.do(made.player(made.passive), Roll(made.step))


def resigned_twice() -> None:
    made = scripted(people=3)
    made.do(BOB, Resign())
    made.do(BOB, Undo(made.step))


def undo_of_a_completed_step() -> None:
    at_phase(made := scripted(), "action2").undo(made.passive)


def undo_where_decisions_are_final() -> None:
    made = at_phase(scripted(undo=False))
    made.decide(0)
    made.undo(0)


def asked(folder: Path, ask: Callable[[Tables], Awaitable[object]]) -> None:
    """Ask a service that has no table."""

    async def serve() -> None:
        async with serving(str(folder / "none.db")) as tables:
            await ask(tables)

    upgrade(database_url(str(folder / "none.db")))
    asyncio.run(serve())


def revealing() -> ScriptedTable:
    return waiting((ADA, Sit(0, pledge="a" * 64)), (BOB, Sit()), (ADA, Start()))


OTHER_CODES = {"bad_record", "broken_log", "newer_log", "no_code", "no_such_code", "unavailable"}
"""Codes raised by the store and the server, not by a table."""
CASES: dict[str, Callable[[Path], object]] = {
    "no_such_table": lambda folder: asked(folder, lambda tables: tables.look("none", None)),
    "unknown_reaction": lambda folder: asked(folder, lambda tables: tables.react("none", ADA, "hurry")),
    "not_the_host": lambda _: waiting().do(BOB, Start()),
    "not_seated": lambda _: waiting().do(BOB, Stand()),
    "already_seated": lambda _: waiting((BOB, Sit(0))).do(BOB, Sit(1)),
    "seat_taken": lambda _: waiting((BOB, Sit(0))).do(ADA, Sit(0)),
    "table_full": lambda _: waiting((BOB, Sit()), (ADA, SeatBot(1, "random"))).do(CLEO, Sit()),
    "seats_open": lambda _: waiting((ADA, Sit())).do(ADA, Start()),
    "seats_reserved": lambda _: act(rematched((ADA, Sit())), ADA, Start(), 0),
    "nobody_plays": lambda _: waiting((ADA, SeatBot(0, "greedy")), (ADA, SeatBot(1, "greedy"))).do(ADA, Start()),
    "already_started": lambda _: scripted().do(CLEO, Sit()),
    "not_started": lambda _: waiting((ADA, Sit())).do(ADA, Roll(0)),
    "revealing": lambda _: revealing().do(BOB, Sit(name="Robert")),
    "not_revealing": lambda _: waiting((ADA, Sit())).do(ADA, Reveal("x")),
    "wrong_text": lambda _: revealing().do(ADA, Reveal("x")),
    "game_finished": lambda _: finished().do(ADA, Roll(0)),
    "not_gone": lambda _: scripted().do(ADA, StandIn(1)),
    "clock_decides": lambda _: scripted(clock={"per_decision": 7200}).do(ADA, StandIn(1)),
    "not_finished": lambda _: scripted().do(ADA, Rematch()),
    "table_closed": lambda _: closed().do(ADA, Sit()),
    "not_your_roll": lambda _: rolled_by_another(),
    "out_of_date": lambda _: scripted().do(ADA, Decide(1, PassShape())),
    "undo_not_allowed": lambda _: undo_where_decisions_are_final(),
    "too_late_to_undo": lambda _: undo_of_a_completed_step(),
    "hints_not_allowed": lambda _: request_hint(scripted(hints=False).table, ADA, 0),
    "no_hint_now": lambda _: request_hint(scripted().table, ADA, 0),
    "already_resigned": lambda _: resigned_twice(),
    "not_away": lambda _: scripted().do(ADA, Back()),
    "no_spectators": lambda _: LiveTable(scripted(spectators=False).entries).visible(EVE.id, 0),
    "unknown_bot": lambda _: waiting().do(ADA, SeatBot(0, "deep thought")),
    "bot_cannot_play": lambda _: act(
        structs.replace(waiting().table, settings=Settings("hush")), ADA, SeatBot(0, "champion"), 0
    ),
    "nothing_changes": lambda _: waiting().do(ADA, FreeSeat(1)),
    "table_worn_out": lambda _: act(structs.replace(scripted().table, seq=MAX_ENTRIES), ADA, Roll(0), 0),
    "bad_name": lambda _: waiting().do(BOB, Sit(name="line\nbreak")),
    "bad_entropy": lambda _: waiting().do(BOB, Sit(entropy="1:2")),
    "bad_request": lambda _: create(Settings("chess"), ADA),
    "bad_option": lambda _: create(Settings("classic", jokers=True), ADA),
}


@pytest.mark.parametrize("code", sorted(SENTENCES.keys() - OTHER_CODES))
def test_every_error_of_a_table_can_be_raised(code: str, tmp_path: Path) -> None:
    with pytest.raises(TableError) as raised:
        CASES[code](tmp_path)
    assert raised.value.code == code
    assert str(raised.value) == SENTENCES[code].format(**raised.value.details)


MORE_ERRORS: list[tuple[str, Callable[[], ScriptedTable], Player, Command]] = [
    ("not_the_host", scripted, BOB, Close()),
    ("not_the_host", waiting, BOB, SeatBot(0, "greedy")),
    ("not_the_host", lambda: waiting((ADA, Sit())), BOB, FreeSeat(0)),
    ("seat_taken", lambda: waiting((BOB, Sit(1))), ADA, SeatBot(1, "greedy")),
    ("seat_taken", lambda: waiting((ADA, SeatBot(1, "greedy"))), BOB, Sit(1)),
    ("already_started", scripted, ADA, Start()),
    ("already_started", scripted, ADA, Close()),
    ("already_started", scripted, ADA, FreeSeat(1)),
    ("already_started", scripted, ADA, SeatBot(1, "greedy")),
    ("already_started", scripted, BOB, Stand()),
    ("already_started", finished, CLEO, Sit()),
    ("not_seated", scripted, CLEO, Roll(0)),
    ("not_seated", scripted, CLEO, Resign()),
    ("not_seated", finished, CLEO, Rematch()),
    ("not_started", lambda: waiting((ADA, Sit())), ADA, Resign()),
    ("not_started", lambda: waiting((ADA, Sit())), ADA, Rematch()),
    ("game_finished", finished, BOB, Resign()),
    ("game_finished", finished, ADA, Undo(0)),
    ("table_closed", closed, ADA, Start()),
    ("table_closed", closed, BOB, Roll(0)),
    ("bad_name", waiting, Player("x", ""), Sit()),
    ("bad_name", waiting, BOB, Sit(name="   ")),
    ("bad_entropy", waiting, BOB, Sit(entropy="x" * (MAX_ENTROPY + 1))),
    ("bad_request", waiting, BOB, Sit(entropy="x", pledge="a" * 64)),
    ("no_such_seat", waiting, BOB, Sit(2)),
    ("no_such_seat", waiting, ADA, SeatBot(2, "greedy")),
    ("no_such_seat", waiting, ADA, FreeSeat(4)),
    ("chance_not_wanted", lambda: at_phase(scripted()), ADA, Roll(1)),
    ("dice_wanted", scripted, ADA, Decide(0, PassShape())),
    ("wrong_decision", lambda: at_phase(scripted()), ADA, Decide(1, DrawShape([0]))),
    ("already_decided", lambda: decided(0), ADA, Decide(1, PassShape())),
]


@pytest.mark.parametrize(("player", "command"), [(ADA, SeatBot(1, "greedy")), (CLEO, Sit(1))])
def test_an_error_counts_seats_from_one(player: Player, command: Command) -> None:
    with pytest.raises(TableError) as raised:
        waiting((BOB, Sit(1))).do(player, command)
    assert raised.value.details == {"seat": 2}


def decided(seat: int) -> ScriptedTable:
    made = at_phase(scripted())
    made.decide(seat)
    return made


@pytest.mark.parametrize(("code", "make", "player", "command"), MORE_ERRORS)
def test_an_error_has_its_code_and_changes_nothing(
    code: str, make: Callable[[], ScriptedTable], player: Player, command: Command
) -> None:
    made = make()
    before, entries = made.table, list(made.entries)
    steps = None if before.game is None else before.game.record
    with pytest.raises((TableError, RuleError)) as raised:
        made.do(player, command)
    assert getattr(raised.value, "code", None) == code
    assert (made.table, made.entries) == (before, entries)
    assert steps == (None if before.game is None else before.game.record)


def test_an_illegal_cross_raises_the_error_of_the_rules() -> None:
    made = at_phase(scripted())
    position = made.game.position
    dice = getattr(position, "dice", None)
    assert dice is not None
    wrong = next(number for number in range(3, 12) if number != sum(dice.white))
    with pytest.raises(IllegalMove) as raised:
        act(made.table, ADA, Decide(made.step, MarkShape("red", wrong)), made.clock())
    assert raised.value.code == "not_the_white_sum"


# Before the game


def test_a_new_table_commits_to_its_dice_before_any_seat_is_taken() -> None:
    first, second = (create(Settings("classic"), ADA) for _ in range(2))
    assert first.secret != second.secret
    table = new_table(Entry("t", 1, 0, ADA.id, None, first))
    assert table.commitment == commitment_to(first.secret)
    assert (table.status, table.host, [seat.taken for seat in table.seats]) == ("waiting", ADA.id, [False, False])


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        (Settings("onboard", jokers=True), "bad_option"),
        (Settings("cards", track="a"), "bad_option"),
        (Settings("cards", seats=1, solo=True), "bad_option"),
        (Settings("classic", seats=1), "bad_players"),
        (Settings("classic", seats=2, solo=True), "bad_solo"),
        (Settings("classic", stand_in="nobody"), "unknown_bot"),
        (Settings("onboard", seats=5), "bad_players"),
        (Settings("onboard", track=[("red", 2, 1)]), "track_length"),
    ],
)
def test_unplayable_settings_are_rejected(settings: Settings, code: str) -> None:
    with pytest.raises((TableError, IllegalSetup)) as raised:
        create(settings, ADA)
    assert getattr(raised.value, "code", None) == code


def test_people_take_the_first_free_seat_or_the_one_they_name() -> None:
    made = waiting((BOB, Sit(1)), (ADA, Sit()), (CLEO, Sit()), seats=4)
    assert [seat.guest.player for seat in made.table.seats] == ["ada", "bob", "cleo", None]
    assert [seat.guest.name for seat in made.table.seats] == ["Ada", "Bob", "Cleo", ""]


def test_sitting_again_changes_the_name_or_the_entropy_and_keeps_the_other() -> None:
    made = waiting((BOB, Sit(1, " Robert ", "mine")))
    made.do(BOB, Sit(name="Bobby"))
    assert made.table.seats[1].guest == Guest("Bobby", "mine", BOB.id)
    made.do(BOB, Sit(entropy="other"))
    with pytest.raises(TableError, match="changes nothing"):
        made.do(BOB, Sit(1))
    assert (made.table.seats[1].guest.name, made.table.seats[1].guest.entropy) == ("Bobby", "other")
    assert not made.table.seats[0].taken


def test_the_server_adds_no_entropy_for_a_seat_without_one() -> None:
    made = waiting((ADA, Sit(entropy="x1")), (BOB, Sit()), (ADA, SeatBot(2, "greedy")), seats=3)
    made.do(ADA, Start())
    texts = [seat.guest.entropy for seat in made.table.seats]
    assert texts == ["x1", "", ""]
    record = made.game.record
    assert (record.seed, record.commitment) == (joint_seed(made.table.secret, texts), made.table.commitment)


def test_a_seat_can_be_left_freed_and_given_to_a_bot() -> None:
    made = waiting((ADA, Sit()), (BOB, Sit()), seats=3)
    made.do(BOB, Stand())
    assert not made.table.seats[1].taken
    made.do(ADA, SeatBot(1, "greedy"))
    made.do(ADA, SeatBot(2, "greedy"))
    assert [seat.guest.name for seat in made.table.seats] == ["Ada", "Greedy", "Greedy 2"]
    made.do(ADA, SeatBot(1, "random"))  # replaces the bot
    assert made.table.seats[1].bot == "random"
    made.do(ADA, FreeSeat(1))
    made.do(BOB, Sit())
    assert made.table.seat_of(BOB.id) == 1
    made.do(ADA, FreeSeat(1))
    assert made.table.seat_of(BOB.id) is None


def test_a_bot_has_the_name_it_is_given_and_a_number_if_that_is_taken() -> None:
    made = waiting((ADA, Sit()), seats=4)
    long = "M" * MAX_NAME
    for seat, name in enumerate((" Mistrz ", "Mistrz", "Ada"), start=1):
        made.do(ADA, SeatBot(seat, "champion", name))
    assert [seat.guest.name for seat in made.table.seats] == ["Ada", "Mistrz", "Mistrz 2", "Ada 2"]
    for seat in (1, 2):
        made.do(ADA, SeatBot(seat, "champion", long))
    assert [seat.guest.name for seat in made.table.seats[1:3]] == [long, f"{long[:-2]} 2"]
    for name in ("  ", "two\nlines"):
        with pytest.raises(TableError) as raised:
            made.do(ADA, SeatBot(1, "champion", name))
        assert raised.value.code == "bad_name"


def test_the_host_need_not_play() -> None:
    made = waiting((BOB, Sit()), (CLEO, Sit()))
    made.do(ADA, Start())
    assert made.table.status == "playing"
    assert made.table.seat_of(ADA.id) is None


@pytest.mark.parametrize("game", GAMES)
def test_a_game_begins_with_the_names_bots_options_and_day_of_the_table(game: str) -> None:
    known: dict[str, dict[str, Any]] = {"cards": {"jokers": True}, "onboard": {"track": "b"}}
    options = known.get(game, {})
    made = scripted(game, people=2, bots=1, **options)
    record = made.game.record
    assert (made.game.name, record.names, dict(record.bots)) == (game, ("Ada", "Bob", "Greedy"), {2: "greedy"})
    assert record.date == "2023-11-14"  # in UTC, not in the server's time zone
    assert getattr(record.initial, "jokers", True)


def test_a_closed_table_stays_closed() -> None:
    assert closed().table.status == "closed"


# In the game


@pytest.mark.parametrize("game", ["classic", "onboard"])
def test_the_active_player_rolls_and_dice_come_from_the_committed_seed(game: str) -> None:
    made = scripted(game)
    assert made.table.actors == (made.active,)
    made.roll()
    assert made.entries[-1].event == Rolled(made.active)
    twin = scripted(game)
    twin.roll()
    assert made.game.position == twin.game.position
    assert scripted(game, seed=1).game.record.seed != made.game.record.seed


@pytest.mark.parametrize("game", GAMES)
def test_a_command_for_another_step_is_rejected(game: str) -> None:
    """A late or repeated command must not act on a later step."""
    made = scripted(game)
    for phase in ("number", "play") if game == "cards" else ("roll", "action1", "action2"):
        made.until(phase)
        seat = made.table.actors[0]
        shape = PassShape() if made.game.wants == "dice" else made.shape(seat, made.game.options(seat)[0])
        for step in (made.step - 1, made.step + 1):
            for command in (Roll(step), Decide(step, shape), Undo(step)):
                with pytest.raises(TableError) as raised:
                    act(made.table, made.player(seat), command, made.clock())
                assert (raised.value.code, raised.value.details) == ("out_of_date", {"step": step})


# The end


def test_without_two_players_the_game_ends_and_the_one_who_stays_has_won() -> None:
    made = at_phase(scripted(), "action2")
    made.do(BOB, Resign())
    assert (made.table.status, made.table.winners, made.table.actors) == ("finished", (0,), ())
    assert made.table.record == made.game.record


def test_without_a_person_the_game_ends() -> None:
    made = scripted(people=2, bots=2)
    made.do(BOB, Resign())
    assert (made.table.status, made.table.winners, made.table.record) == ("playing", (), None)
    made.do(ADA, Resign())
    assert made.table.status == "finished"
    assert made.table.winners == (2, 3)  # tied at zero


def test_a_rematch_is_one_table_with_each_player_one_seat_on_and_new_dice() -> None:
    made = scripted(people=2, bots=1, grace=60)
    made.do(ADA, Resign())
    assert made.table.status == "playing"
    made.do(BOB, Resign())
    made.do(BOB, Rematch())
    made.do(ADA, Rematch())  # repeated, by another player
    assert made.table.rematch == rematch_id(made.table)
    event = rematch(made.table)
    again = new_table(Entry(rematch_id(made.table), 1, 0, None, None, event))
    assert [seat.guest.name for seat in again.seats] == ["Greedy", "Ada", "Bob"]
    assert [seat.guest.player for seat in again.seats] == [None, "ada", "bob"]
    assert not any(seat.resigned for seat in again.seats)
    assert (again.rematch_of, again.host, again.settings) == ("scripted", ADA.id, made.table.settings)
    assert again.secret != made.table.secret
    assert [seat.reserved for seat in again.seats] == [False, True, True]


def test_every_server_derives_the_same_id_of_a_rematch_from_the_secret() -> None:
    """Also servers of different releases: another derivation would make two tables."""
    table = structs.replace(finished().table, id="3f" * 10, secret="oar")
    digest = hmac.digest(b"oar", b"rematch of 3f3f3f3f3f3f3f3f3f3f", "sha256").hex()
    assert rematch_id(table) == digest[:20]
    assert rematch_id(structs.replace(table, secret="rudder")) != digest[:20]


def test_a_seat_of_a_rematch_is_reserved_until_its_player_sits_down_or_the_host_frees_it() -> None:
    table = rematched()
    assert [seat.reserved for seat in table_view(table, None).seats] == [True, True]
    assert (table_view(table, ADA.id).you, table_view(table, BOB.id).you) == (1, 0)
    came = rematched((ADA, Sit()))  # changes nothing but the reservation
    assert [seat.reserved for seat in came.seats] == [True, False]
    with pytest.raises(TableError, match="changes nothing"):
        act(came, ADA, Sit(), 0)
    with pytest.raises(TableError, match="has not come"):
        act(came, ADA, Start(), 0)
    for commands in (
        [(BOB, Sit(entropy="oar42"))],
        [(ADA, FreeSeat(0)), (CLEO, Sit())],
        [(ADA, FreeSeat(0)), (ADA, SeatBot(0, "greedy"))],
        [(BOB, Stand()), (BOB, Sit())],
    ):
        begun = rematched((ADA, Sit()), *commands, (ADA, Start()))
        assert begun.status == "playing"
        assert not any(seat.reserved for seat in begun.seats)


def test_a_reserved_seat_cannot_be_taken_by_another_player() -> None:
    table = rematched()
    for player, command, code in ((CLEO, Sit(0), "seat_taken"), (ADA, SeatBot(0, "greedy"), "seat_taken")):
        with pytest.raises(TableError) as raised:
            act(table, player, command, 0)
        assert raised.value.code == code


# Solo


def solo_game() -> ScriptedTable:
    made = ScriptedTable(Settings("classic", seats=1, solo=True))
    made.do(ADA, Sit(entropy="oar42"))
    made.do(ADA, Start())
    return made


def test_a_solo_game_waits_for_no_other_seat_and_has_no_winner() -> None:
    made = solo_game()
    made.until("action2")
    assert table_view(made.table, ADA.id).game.undo  # type: ignore[union-attr]
    made.undo(0)
    assert made.game.position.phase == "action1"
    made.until("over")
    assert (made.table.status, made.table.winners, made.table.actors) == ("finished", (), ())
    assert verify(notation.write(made.game.record)).fair


def test_resigning_a_solo_game_ends_it_and_allows_a_rematch() -> None:
    made = solo_game()
    made.do(ADA, Resign())
    assert (made.table.status, made.table.winners) == ("finished", ())
    made.do(ADA, Rematch())
    again = new_table(Entry("again", 1, 0, None, None, rematch(made.table)))
    assert (again.settings.solo, [seat.guest.name for seat in again.seats]) == (True, ["Ada"])


def test_a_solo_game_needs_a_person() -> None:
    made = ScriptedTable(Settings("classic", seats=1, solo=True))
    made.do(ADA, SeatBot(0, "greedy"))
    with pytest.raises(TableError, match="person"):
        made.do(ADA, Start())
