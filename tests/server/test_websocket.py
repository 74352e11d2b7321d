"""Sockets of tables, without a server around them."""

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest

from rowlock.server.limits import Limits
from rowlock.server.websocket import Handshake, TableSocket
from rowlock.tables.messages import StandIn
from rowlock.tables.players import Player
from rowlock.tables.storage.database import database_url, upgrade

from ..tables.helpers import ADA, BOB, run, serving, start_game, wait_until


def test_a_player_who_returns_gets_the_seat_back_from_a_stand_in_of_that_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("rowlock.tables.announcer.GONE_AFTER", 0)
    upgrade(database_url(str(tmp_path / "tables.db")))
    away, returns = list[bool](), list[Player]()

    async def test() -> None:
        async with serving(str(tmp_path / "tables.db")) as tables:
            table = await start_game(tables)
            come_back = tables.come_back

            async def come_back_late(table_id: str, player: Player) -> None:
                await come_back(table_id, player)
                if not returns:  # they do not count as present yet
                    await tables.do(table, ADA, StandIn(1))
                returns.append(player)

            async def send(message: Any) -> None:
                frame = msgspec.json.decode(message["text"])
                away.append(frame["table"]["seats"][1]["away"])

            monkeypatch.setattr(tables, "come_back", come_back_late)
            sockets = SimpleNamespace(add=lambda _: None, remove=lambda _: None)
            services: Any = SimpleNamespace(tables=tables, limits=Limits(0), sockets=sockets)
            connection: Any = SimpleNamespace(receive=asyncio.Event().wait, send=send)
            running = asyncio.create_task(
                TableSocket(services, table, connection, BOB, Handshake(None, "", "en")).run()
            )
            try:
                await wait_until(lambda: away[-1:] == [False])
            finally:
                running.cancel()
                await asyncio.gather(running, return_exceptions=True)

    run(test())
    assert away == [True, False]
