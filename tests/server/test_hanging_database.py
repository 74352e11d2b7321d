"""A server whose PostgreSQL hangs: requests fail in time, nothing piles up, and SIGTERM stops it."""

import asyncio
from pathlib import Path

import httpx

from rowlock.tables.storage.database import database_url

from .. import http_client as plain_http
from ..services import Postgres
from ..services.relay import SwallowingRelay
from .client import Person, run
from .processes import Server

SOON = 40.0
"""Seconds that a busy machine may need for what has deadlines of 5 and 10 seconds."""


def test_requests_fail_in_time_and_the_server_stops_while_its_database_hangs(
    tmp_path: Path, postgres: Postgres, postgres_database: str
) -> None:
    async def test() -> None:
        async with SwallowingRelay(postgres.port) as relay:
            url = database_url(postgres_database).set(port=relay.port).render_as_string(hide_password=False)
            server = Server(tmp_path, database=url.replace("+psycopg", ""))
            await asyncio.to_thread(server.__enter__)
            try:
                async with await Person.guest(server.url, "Ada") as ada:
                    table = await ada.new_table("classic", seats=2)
                    assert (await ada.get(f"/tables/{table}")).status_code == httpx.codes.OK

                    def looks(count: int) -> list[tuple[int, str]]:
                        with plain_http.client(base_url=server.url, timeout=SOON) as client:
                            answers = [client.get(f"/api/tables/{table}") for _ in range(count)]
                        return [(answer.status_code, answer.json().get("code", "")) for answer in answers]

                    relay.swallowing = True
                    # eight at a time, more than there are connections
                    async with asyncio.timeout(SOON):
                        found = await asyncio.gather(*(asyncio.to_thread(looks, 2) for _ in range(8)))
                    assert {each for answers in found for each in answers} == {(503, "unavailable")}
                    relay.swallowing = False
                    async with asyncio.timeout(SOON):
                        while (await asyncio.to_thread(looks, 1))[0][0] != httpx.codes.OK:
                            await asyncio.sleep(0.1)
                    relay.swallowing = True
                    waiting = asyncio.create_task(asyncio.to_thread(looks, 1))
                    await asyncio.sleep(0.2)
                    async with asyncio.timeout(SOON):
                        await asyncio.to_thread(server.stop)
                    await asyncio.gather(waiting, return_exceptions=True)
            finally:
                await asyncio.to_thread(server.__exit__)

    run(test())
