"""Hints at a table: who may ask and when, and what the others learn of it."""

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from rowlock.tables.commands import MAX_ENTRIES, request_hint
from rowlock.tables.errors import TableError
from rowlock.tables.events import Hinted
from rowlock.tables.messages import Resign, Settings, Sit
from rowlock.tables.players import Player
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.views import happening, table_view

from .helpers import ADA, BOB, EVE, Desk, begun, desk, run, serving

CLOCK = {"clock": {"per_decision": 30}}


def asked(made: Desk, player: Player, step: int | None = None) -> int:
    """Ask for a hint, and let everybody know; gives the seat."""
    seat, event = request_hint(made.table, player, made.step if step is None else step)
    if event is not None:
        made.append(event, player)
    return seat


def deciding(**settings: Any) -> Desk:
    made = desk(**settings)
    made.until("action1")
    return made


@pytest.mark.parametrize(
    ("settings", "allowed"),
    [
        ({}, True),
        (CLOCK, False),
        ({"hints": False}, False),
        ({"hints": True}, True),
        ({**CLOCK, "hints": True}, True),
        ({**CLOCK, "hints": False}, False),
    ],
)
def test_a_clock_means_no_hints_unless_the_host_says_so(settings: dict[str, Any], allowed: bool) -> None:
    made = deciding(**settings)
    game = table_view(made.table, ADA.id).game
    assert game is not None
    assert game.options
    assert game.hint is allowed
    if allowed:
        assert asked(made, ADA) == made.table.seat_of(ADA.id)
    else:
        with pytest.raises(TableError) as refused:
            asked(made, ADA)
        assert refused.value.code == "hints_not_allowed"


def before_the_game() -> tuple[Desk, Player, int]:
    made = Desk(Settings("classic"))
    made.do(ADA, Sit())
    return made, ADA, 0


def looking_on() -> tuple[Desk, Player, int]:
    return (made := deciding()), EVE, made.step


def late() -> tuple[Desk, Player, int]:
    return (made := deciding()), ADA, made.step - 1


def rolling() -> tuple[Desk, Player, int]:
    return (made := desk()), made.player(made.active), made.step


def decided() -> tuple[Desk, Player, int]:
    made = deciding()
    made.decide(0)
    return made, ADA, made.step


def over() -> tuple[Desk, Player, int]:
    made = deciding()
    made.do(BOB, Resign())
    return made, ADA, made.step


def resigned() -> tuple[Desk, Player, int]:
    made = desk(people=3)
    made.do(BOB, Resign())
    return made, BOB, made.step


@pytest.mark.parametrize(
    ("moment", "code"),
    [
        (before_the_game, "not_started"),
        (looking_on, "not_seated"),
        (late, "out_of_date"),
        (rolling, "no_hint_now"),
        (decided, "no_hint_now"),
        (over, "game_finished"),
        (resigned, "already_resigned"),
    ],
)
def test_a_bad_moment_has_a_code(moment: Any, code: str) -> None:
    made, player, step = moment()
    with pytest.raises(TableError) as refused:
        request_hint(made.table, player, step)
    assert refused.value.code == code


def test_everybody_learns_that_there_was_a_hint_once_and_nothing_of_it() -> None:
    made = deciding()
    step, options = made.step, table_view(made.table, BOB.id).game
    assert asked(made, ADA) == 0
    assert isinstance(made.entries[-1].event, Hinted)
    told = happening(made.tables[-2], made.entries[-1], made.table)
    assert (told.what, told.seat, told.decisions) == ("hinted", 0, None)
    for viewer in (ADA.id, BOB.id, None):
        assert [seat.hints for seat in table_view(made.table, viewer).seats] == [1, 0]
    assert table_view(made.table, BOB.id).game == options  # what Bob sees of the game is the same
    before = made.table.seq
    asked(made, ADA)
    assert made.table.seq == before
    asked(made, BOB)
    assert made.table.seq == before + 1
    assert made.step == step
    made.all_decide()
    made.until("action1")
    asked(made, ADA)
    assert [seat.hints for seat in made.table.seats] == [2, 1]


def test_a_hint_neither_stops_the_clock_nor_takes_a_decision_back() -> None:
    made = deciding(**CLOCK, hints=True)
    asked_at = dict(made.table.waiting_since)
    made.clock.wait(5)
    asked(made, ADA)
    assert made.table.waiting_since == asked_at
    made.decide(0)
    asked(made, BOB)
    assert made.table.can_undo(0)


def test_hints_cannot_wear_a_table_out() -> None:
    made = deciding()
    worn = replace(made.table, seq=MAX_ENTRIES)
    with pytest.raises(TableError) as refused:
        request_hint(worn, ADA, made.step)
    assert refused.value.code == "table_worn_out"


def test_a_service_gives_what_the_seat_sees_and_another_one_knows_of_it(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    upgrade(database_url(database))

    async def work() -> None:
        async with serving(database) as here, serving(database) as there:
            table = await begun(here, "cards")
            seen = (await here.look(table, ADA.id)).table
            game = seen.game
            assert game is not None
            player = ADA if seen.you in game.to_act else BOB
            game = (await here.look(table, player.id)).table.game
            assert game is not None
            view, options = await here.request_hint(table, player, game.step)
            again, _ = await there.request_hint(table, player, game.step)
            assert view == again
            assert len(options) == len(game.options)
            hints = [seat.hints for seat in (await there.look(table, None)).table.seats]
            assert sorted(hints) == [0, 1]
            with pytest.raises(TableError, match="gone on"):
                await there.request_hint(table, player, game.step + 1)

    run(work())
