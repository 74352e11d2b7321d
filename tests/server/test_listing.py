"""Limits on listed tables that wait for players."""

import asyncio
from itertools import count
from pathlib import Path

import pytest

from rowlock.server.limits import Limits
from rowlock.server.listing import Listing
from rowlock.server.problems import ApiError
from rowlock.tables.messages import Close, Settings
from rowlock.tables.players import Player
from rowlock.tables.service import Tables
from rowlock.tables.storage.database import database_url, upgrade
from rowlock.tables.storage.store import Store


def test_the_waiting_tables_of_an_address_are_counted(tmp_path: Path) -> None:
    async def test() -> None:
        url = database_url(str(tmp_path / "t.sqlite3"))
        upgrade(url)
        tables = Tables(Store(url))
        listing = Listing(tables, Limits(0.1, now=count(0, 1000).__next__))  # 6 tables, and full buckets

        async def make(guest: str, address: str) -> str:
            await listing.check(Player(guest, guest), address)
            table = await tables.create(Settings("classic", listed=True), Player(guest, guest))
            listing.add(address, table)
            return table

        made = [await make(f"guest {at}", "hall") for at in range(6)]
        with pytest.raises(ApiError, match="too_many_listed"):
            await make("guest 7", "hall")
        await make("guest 8", "another hall")
        await tables.do(made[0], Player("guest 0", ""), Close())
        await make("guest 7", "hall")
        await tables.close()

    asyncio.run(test())
