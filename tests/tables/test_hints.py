"""Tests of hint requests at a table: when they are allowed, and what is public."""

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

from .helpers import ADA, BOB, EVE, ScriptedTable, run, scripted, serving, start_game

CLOCK = {"clock": {"per_decision": 30}}


def hint(made: ScriptedTable, player: Player, step: int | None = None) -> int | None:
    """Request a hint, append its event and return the seat."""
    event = request_hint(made.table, player, made.step if step is None else step)
    if event is not None:
        made.append(event, player)
    return made.table.seat_of(player.id)


def deciding(**settings: Any) -> ScriptedTable:
    made = scripted(**settings)
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
def test_a_clock_disables_hints_unless_the_settings_allow_them(settings: dict[str, Any], allowed: bool) -> None:
    made = deciding(**settings)
    game = table_view(made.table, ADA.id).game
    assert game is not None
    assert game.options
    assert game.hint is allowed
    if allowed:
        assert hint(made, ADA) == made.table.seat_of(ADA.id)
    else:
        with pytest.raises(TableError) as raised:
            hint(made, ADA)
        assert raised.value.code == "hints_not_allowed"


def before_the_game() -> tuple[ScriptedTable, Player, int]:
    made = ScriptedTable(Settings("classic"))
    made.do(ADA, Sit())
    return made, ADA, 0


def spectator() -> tuple[ScriptedTable, Player, int]:
    return (made := deciding()), EVE, made.step


def late() -> tuple[ScriptedTable, Player, int]:
    return (made := deciding()), ADA, made.step - 1


def rolling() -> tuple[ScriptedTable, Player, int]:
    return (made := scripted()), made.player(made.active), made.step


def decided() -> tuple[ScriptedTable, Player, int]:
    made = deciding()
    made.decide(0)
    return made, ADA, made.step


def over() -> tuple[ScriptedTable, Player, int]:
    made = deciding()
    made.do(BOB, Resign())
    return made, ADA, made.step


def resigned() -> tuple[ScriptedTable, Player, int]:
    made = scripted(people=3)
    made.do(BOB, Resign())
    return made, BOB, made.step


@pytest.mark.parametrize(
    ("moment", "code"),
    [
        (before_the_game, "not_started"),
        (spectator, "not_seated"),
        (late, "out_of_date"),
        (rolling, "no_hint_now"),
        (decided, "no_hint_now"),
        (over, "game_finished"),
        (resigned, "already_resigned"),
    ],
)
def test_a_hint_at_the_wrong_moment_raises_its_code(moment: Any, code: str) -> None:
    made, player, step = moment()
    with pytest.raises(TableError) as raised:
        request_hint(made.table, player, step)
    assert raised.value.code == code


def test_a_hint_is_made_public_once_without_its_content() -> None:
    made = deciding()
    step, options = made.step, table_view(made.table, BOB.id).game
    assert hint(made, ADA) == 0
    assert isinstance(made.entries[-1].event, Hinted)
    public = happening(made.tables[-2], made.entries[-1], made.table)
    assert (public.what, public.seat, public.decisions) == ("hinted", 0, None)
    for viewer in (ADA.id, BOB.id, None):
        assert [seat.hints for seat in table_view(made.table, viewer).seats] == [1, 0]
    assert table_view(made.table, BOB.id).game == options  # Bob's view of the game is unchanged
    before = made.table.seq
    hint(made, ADA)
    assert made.table.seq == before
    hint(made, BOB)
    assert made.table.seq == before + 1
    assert made.step == step
    made.all_decide()
    made.until("action1")
    hint(made, ADA)
    assert [seat.hints for seat in made.table.seats] == [2, 1]


def test_a_hint_neither_stops_the_clock_nor_takes_a_decision_back() -> None:
    made = deciding(**CLOCK, hints=True)
    waiting_since = dict(made.table.waiting_since)
    made.clock.wait(5)
    hint(made, ADA)
    assert made.table.waiting_since == waiting_since
    made.decide(0)
    hint(made, BOB)
    assert made.table.can_undo(0)


def test_hints_count_toward_the_bound_of_the_log() -> None:
    made = deciding()
    worn = replace(made.table, seq=MAX_ENTRIES)
    with pytest.raises(TableError) as raised:
        request_hint(worn, ADA, made.step)
    assert raised.value.code == "table_worn_out"


def test_a_service_returns_the_view_and_another_service_sees_the_hint(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    upgrade(database_url(database))

    async def work() -> None:
        async with serving(database) as here, serving(database) as there:
            table = await start_game(here, "cards")
            seen = (await here.look(table, ADA.id)).table
            game = seen.game
            assert game is not None
            player = ADA if seen.you in game.to_act else BOB
            game = (await here.look(table, player.id)).table.game
            assert game is not None
            view = await here.request_hint(table, player, game.step)
            assert await there.request_hint(table, player, game.step) == view
            assert len(view.table.options(view.seat)) == len(game.options)
            hints = [seat.hints for seat in (await there.look(table, None)).table.seats]
            assert sorted(hints) == [0, 1]
            with pytest.raises(TableError, match="gone on"):
                await there.request_hint(table, player, game.step + 1)

    run(work())
