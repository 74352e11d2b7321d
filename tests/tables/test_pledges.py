"""Pledged texts: they are revealed when the host starts, begin the game, and void the round if a seat is freed."""

from random import Random

import msgspec
import pytest

from rowlock.fairness import commitment_to, joint_seed, pledge_to, verify
from rowlock.formats import notation
from rowlock.tables import events
from rowlock.tables.commands import rematch
from rowlock.tables.errors import TableError
from rowlock.tables.events import ENTRY, Guest
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import (
    Close,
    Command,
    FreeSeat,
    Rematch,
    Resign,
    Reveal,
    SeatBot,
    Settings,
    Sit,
    Stand,
    Start,
    TableView,
)
from rowlock.tables.players import Player
from rowlock.tables.views import table_view

from .helpers import ADA, BOB, CLEO, EVE, ScriptedTable, fold, run, serving

TEXTS = "adasOwnText1", "bobsOwnText2"


def pledge(made: ScriptedTable, seat: int, text: str) -> str:
    return pledge_to(made.table.id, made.table.commitment, seat, text)


def pledged(seats: int = 2, **settings: object) -> ScriptedTable:
    """Return a table at which Ada and Bob have pledged their texts; further seats are bots'."""
    made = ScriptedTable(msgspec.convert({"game": "classic", "seats": seats, **settings}, Settings))
    for seat, (player, text) in enumerate(zip((ADA, BOB), TEXTS, strict=True)):
        made.do(player, Sit(seat, pledge=pledge(made, seat, text)))
    for seat in range(2, seats):
        made.do(ADA, SeatBot(seat, "greedy"))
    return made


def revealing(seats: int = 2, **settings: object) -> ScriptedTable:
    made = pledged(seats, **settings)
    made.do(ADA, Start())
    return made


def view(made: ScriptedTable, player: Player | None = None) -> TableView:
    return table_view(made.table, None if player is None else player.id)


def test_the_last_revealed_text_begins_the_game_with_all_texts_in_the_seed() -> None:
    made = pledged(3)
    assert [seat.entropy for seat in view(made).seats] == [None, None, None]
    made.do(ADA, Start())
    assert (view(made).status, view(made).revealing, view(made).game) == ("waiting", (0, 1), None)
    made.do(BOB, Reveal(TEXTS[1]))
    assert (view(made).status, view(made).revealing) == ("waiting", (0,))
    assert [seat.entropy for seat in view(made).seats] == [None, TEXTS[1], None]
    made.do(ADA, Reveal(TEXTS[0]))
    assert (made.table.status, view(made).revealing) == ("playing", ())
    assert made.game.record.seed == joint_seed(made.table.secret, [*TEXTS, ""])
    assert made.game.record.date == "2023-11-14"
    made.do(BOB, Resign())
    made.do(ADA, Resign())
    assert made.table.record is not None
    assert verify(notation.write(made.table.record)).fair


def test_texts_named_openly_and_seats_without_one_go_with_pledged_ones() -> None:
    made = ScriptedTable(Settings("classic", 3))
    made.do(ADA, Sit(0, pledge=pledge(made, 0, TEXTS[0])))
    made.do(BOB, Sit(1, entropy="open"))
    made.do(CLEO, Sit(2))
    made.do(ADA, Start())
    assert view(made).revealing == (0,)
    made.do(ADA, Reveal(TEXTS[0]))
    assert made.game.record.seed == joint_seed(made.table.secret, [TEXTS[0], "open", ""])


def test_without_a_pledge_the_game_begins_at_once() -> None:
    made = ScriptedTable(Settings("classic"))
    made.do(ADA, Sit(entropy="open"))
    made.do(BOB, Sit())
    assert isinstance(made.do(ADA, Start()), events.Started)
    assert made.table.status == "playing"


def test_a_pledge_replaces_an_open_text_and_the_other_way_round() -> None:
    made = ScriptedTable(Settings("classic"))
    made.do(ADA, Sit(0, entropy="open"))
    made.do(ADA, Sit(pledge="a" * 64))
    assert made.table.seats[0].guest == Guest("Ada", "", ADA.id, pledge="a" * 64)
    made.do(ADA, Sit(name="Ada L."))
    assert made.table.seats[0].guest == Guest("Ada L.", "", ADA.id, pledge="a" * 64)
    made.do(ADA, Sit(entropy="open"))
    assert made.table.seats[0].guest == Guest("Ada L.", "open", ADA.id)


WRONG: list[tuple[str, Player, Command]] = [
    ("revealing", CLEO, Sit()),
    ("revealing", BOB, Sit(name="Robert")),
    ("revealing", BOB, Sit(pledge="a" * 64)),
    ("revealing", ADA, Start()),
    ("revealing", ADA, SeatBot(1, "greedy")),
    ("wrong_text", ADA, Reveal(TEXTS[1])),
    ("wrong_text", BOB, Reveal("x")),
    ("not_seated", CLEO, Reveal(TEXTS[0])),
    ("not_the_host", BOB, FreeSeat(0)),
    ("not_started", ADA, Resign()),
]


@pytest.mark.parametrize(("code", "player", "command"), WRONG)
def test_while_texts_are_revealed_nothing_else_changes(code: str, player: Player, command: Command) -> None:
    made = revealing()
    before = made.table
    with pytest.raises(TableError) as raised:
        made.do(player, command)
    assert (raised.value.code, made.table) == (code, before)


def test_a_text_is_revealed_once_and_only_when_it_is_asked_for() -> None:
    made = pledged()
    for code, player in (("not_revealing", ADA), ("not_seated", EVE)):
        with pytest.raises(TableError) as raised:
            made.do(player, Reveal(TEXTS[0]))
        assert raised.value.code == code
    made.do(ADA, Start())
    made.do(ADA, Reveal(TEXTS[0]))
    with pytest.raises(TableError, match="changes nothing"):
        made.do(ADA, Reveal(TEXTS[0]))
    made.do(BOB, Reveal(TEXTS[1]))
    with pytest.raises(TableError, match="has begun"):
        made.do(BOB, Reveal(TEXTS[1]))


@pytest.mark.parametrize("other", ["table", "commitment", "seat"])
def test_a_pledge_of_another_table_round_or_seat_cannot_be_revealed(other: str) -> None:
    made = ScriptedTable(Settings("classic", seats=1, solo=True))
    bound = {"table": made.table.id, "commitment": made.table.commitment, "seat": 0} | {
        other: 1 if other == "seat" else commitment_to("another")
    }
    made.do(ADA, Sit(0, pledge=pledge_to(text=TEXTS[0], **bound)))  # type: ignore[arg-type]
    made.do(ADA, Start())
    with pytest.raises(TableError) as raised:
        made.do(ADA, Reveal(TEXTS[0]))
    assert raised.value.code == "wrong_text"


@pytest.mark.parametrize(("player", "command"), [(ADA, FreeSeat(1)), (BOB, Stand())])
def test_a_freed_seat_voids_the_round(player: Player, command: Command) -> None:
    made = ScriptedTable(Settings("classic", 3))
    made.do(ADA, Sit(0, pledge=pledge(made, 0, TEXTS[0])))
    made.do(BOB, Sit(1, pledge=pledge(made, 1, TEXTS[1])))
    made.do(CLEO, Sit(2, entropy="open"))
    made.do(ADA, Start())
    made.do(ADA, Reveal(TEXTS[0]))
    first = made.table
    made.do(player, command)
    table = made.table
    assert (table.round, table.revealing, table.status, table.game) == (2, False, "waiting", None)
    assert table.commitment == commitment_to(table.secret) != first.commitment
    assert [seat.guest for seat in table.seats] == [Guest("Ada", "", ADA.id), Guest(), Guest("Cleo", "", CLEO.id)]
    made.do(BOB, Sit(1, pledge=pledge(made, 1, TEXTS[1])))
    made.do(ADA, Sit(pledge=first.seats[0].guest.pledge))  # the old pledge is of no use
    made.do(ADA, Start())
    with pytest.raises(TableError) as raised:
        made.do(ADA, Reveal(TEXTS[0]))
    assert raised.value.code == "wrong_text"
    made.do(ADA, FreeSeat(2))
    assert made.table.round == 3


def test_the_public_log_tells_all_rounds() -> None:
    made = revealing()
    made.do(ADA, Reveal(TEXTS[0]))
    first = made.table
    made.do(BOB, Stand())
    made.do(ADA, Sit(pledge=pledge(made, 0, "another")))
    made.do(ADA, SeatBot(1, "greedy"))
    made.do(ADA, Start())
    made.do(ADA, Reveal("another"))
    live = LiveTable(made.entries)
    told = [(each.what, each.seat, each.commitment, each.pledge, each.text) for each in live.happenings]
    assert told == [
        ("created", None, first.commitment, None, None),
        ("sat", 0, None, first.seats[0].guest.pledge, None),
        ("sat", 1, None, first.seats[1].guest.pledge, None),
        ("revealing", None, None, None, None),
        ("revealed", 0, None, None, TEXTS[0]),
        ("voided", 1, made.table.commitment, None, None),
        ("sat", 0, None, made.table.seats[0].guest.pledge, None),
        ("sat", 1, None, None, None),
        ("revealing", None, None, None, None),
        ("started", 0, None, None, "another"),
    ]
    assert view(made).round == 2
    assert made.table.secret not in msgspec.json.encode([live.happenings, view(made)]).decode()


def test_the_log_is_stored_and_read_as_it_was() -> None:
    made = revealing()
    made.do(BOB, Reveal(TEXTS[1]))
    made.do(ADA, FreeSeat(1))
    stored = [msgspec.json.encode(entry) for entry in made.entries]
    assert fold([ENTRY.decode(each) for each in stored]) == made.table


def test_a_host_closes_a_table_that_reveals() -> None:
    made = revealing()
    made.do(ADA, Close())
    assert made.table.status == "closed"


def test_a_rematch_has_neither_the_old_texts_nor_the_old_pledges() -> None:
    made = revealing()
    for player, text in zip((ADA, BOB), TEXTS, strict=True):
        made.do(player, Reveal(text))
    made.do(BOB, Resign())
    made.do(ADA, Rematch())
    assert rematch(made.table).guests == (Guest("Bob", "", BOB.id), Guest("Ada", "", ADA.id))


def test_what_chance_gave_is_marked_and_no_undo_changes_it() -> None:
    for game in ("classic", "cards", "onboard"):
        made, rng, shown = revealing(game=game), Random(game), dict[int, object]()
        for player, text in zip((ADA, BOB), TEXTS, strict=True):
            made.do(player, Reveal(text))
        for _ in made.play_out(rng):
            seen = view(made, ADA).game
            assert seen is not None
            if seen.drawn:
                assert shown.setdefault(seen.step, seen.table) == seen.table
        drawn = {at for at, step in enumerate(made.game.steps, 1) if step.chance is not None}
        assert drawn <= shown.keys()


def test_a_seat_that_was_freed_while_texts_were_revealed_leaves_the_players_list(file: str) -> None:
    async def play() -> None:
        async with serving(file) as tables:
            table = await tables.create(Settings("classic"), ADA)
            for seat, (player, text) in enumerate(zip((ADA, BOB), TEXTS, strict=True)):
                commitment = (await tables.look(table, None)).table.commitment
                await tables.do(table, player, Sit(seat, pledge=pledge_to(table, commitment, seat, text)))
            await tables.do(table, ADA, Start())
            assert [each.your_turn for each in await tables.tables_of(BOB)] == [True]
            await tables.do(table, ADA, FreeSeat(1))
            assert await tables.tables_of(BOB) == []

    run(play())
