"""Tests of message types that a newer server may extend."""

import json
from typing import Any

import msgspec
import pytest

from rowlock.formats.codec import visible_from_shape
from rowlock.tables.frames import ServerFrame
from rowlock.tables.live_table import LiveTable
from rowlock.tables.messages import Update
from rowlock.terminal.online.lenient import lenient

from ..tables.helpers import ADA, GAMES, scripted


def extended(value: Any) -> Any:
    """JSON as a newer server might send it: every object has a further field, except those with computed keys."""
    match value:
        case list():
            return [extended(each) for each in value]  # pyright: ignore[reportUnknownVariableType]
        case dict():
            names: list[str] = list(value)  # pyright: ignore[reportUnknownArgumentType]
            computed = any(name.isdigit() for name in names) or {*names} <= {"red", "yellow", "green", "blue"}
            return {name: extended(value[name]) for name in names} | ({} if computed else {"newer": [1]})
        case _:
            return value


@pytest.mark.parametrize("game", GAMES)
def test_unknown_fields_and_values_are_ignored_everywhere(game: str) -> None:
    table = scripted(game, people=2, seed=game)
    live = LiveTable(table.entries[:1])
    live.extend(table.entries[1:])
    update = live.update(ADA.id, 0, 1)
    assert update is not None
    newer = extended(json.loads(msgspec.json.encode(update)))
    newer["happenings"][0]["what"] = "danced"
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(json.dumps(newer), type=ServerFrame)
    read: ServerFrame = msgspec.json.decode(json.dumps(newer), type=lenient(ServerFrame))
    assert isinstance(read, Update)
    assert str(read.happenings[0].what) == "danced"
    assert update.table.game is not None
    assert read.table.game is not None
    assert visible_from_shape(read.table.game.table) == visible_from_shape(update.table.game.table)
    assert msgspec.to_builtins(read.table.game.options) == msgspec.to_builtins(update.table.game.options)
