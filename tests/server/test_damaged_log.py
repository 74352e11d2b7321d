"""A table whose log is damaged: a problem and a close code of its own, and no error of the server."""

import sqlite3
from contextlib import closing

from .client import Person, run
from .processes import Server


def test_a_damaged_log_is_a_problem_of_its_table_alone(plain: Server) -> None:
    async def test() -> None:
        async with await Person.guest(plain.url, "Ada") as ada:
            damaged, healthy = [await ada.new_table("classic", seats=2) for _ in range(2)]
            with closing(sqlite3.connect(plain.data / "tables.sqlite3")) as database, database:
                row = (damaged, 2, 0, '{"e":"closed"}', "wrong")
                database.execute("INSERT INTO event (table_id, seq, at, body, hash) VALUES (?, ?, ?, ?, ?)", row)
            answer = await ada.get(f"/tables/{damaged}")
            assert (answer.status_code, answer.json()["code"]) == (409, "broken_log")
            assert answer.headers["content-type"] == "application/problem+json"
            async with ada.socket(damaged) as socket:
                assert await socket.until_closed() == 4410
            assert (await ada.get(f"/tables/{healthy}")).status_code == 200

    run(test())
