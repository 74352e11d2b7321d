"""Codes of waiting tables in the database: one table a number, and one number a table."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, select, update

from ..events import Millis
from .database import insert_into
from .schema import code, game_table
from .store import Store

_WAITING: Final = select(code.c.number, code.c.until, code.c.table_id).join(
    game_table, (game_table.c.id == code.c.table_id) & (game_table.c.status == "waiting")
)
_CODE_OF: Final = _WAITING.where(code.c.table_id == bindparam("table"))
_TABLE_OF: Final = _WAITING.where(code.c.number == bindparam("number"), code.c.until > bindparam("now"))


class CodeRow(NamedTuple):
    """A code, and when it expires."""

    number: int
    until: Millis


async def code_of(store: Store, table: str) -> CodeRow | None:
    """Return the code of a waiting table, expired or not."""
    found = await store.query(lambda connection: connection.execute(_CODE_OF, {"table": table}).first())
    return None if found is None else CodeRow(found.number, found.until)


async def table_of_code(store: Store, number: int, now: Millis) -> str | None:
    """Return the waiting table of a code that has not expired."""
    values = {"number": number, "now": now}
    found = await store.query(lambda connection: connection.execute(_TABLE_OF, values).first())
    return None if found is None else str(found.table_id)


async def draw_code(store: Store, table: str, numbers: Sequence[int], now: Millis, until: Millis) -> CodeRow | None:
    """Prolong the code of a waiting table until a time, or give it the first of some numbers that is free.

    Return None if the table does not wait, or no number is free.
    """

    def work(connection: Connection) -> CodeRow | None:
        waits = (game_table.c.id == table) & (game_table.c.status == "waiting")
        # locked, as by the entry that begins the game: one draws at a time
        if connection.execute(select(game_table.c.id).where(waits).with_for_update()).first() is None:
            return None
        prolonged = update(code).where(code.c.table_id == table, code.c.until > now).values(until=until)
        if (kept := connection.execute(prolonged.returning(code.c.number)).first()) is not None:
            return CodeRow(kept.number, until)
        connection.execute(delete(code).where(code.c.table_id == table))
        for number in numbers:
            row = insert_into(connection, code).values(number=number, table_id=table, until=until)
            expired = row.on_conflict_do_update(
                index_elements=["number"], set_={"table_id": table, "until": until}, where=code.c.until <= now
            )
            if connection.execute(expired.returning(code.c.number)).first() is not None:
                return CodeRow(number, until)
        return None

    return await store.transact(work)
