"""Codes of waiting tables in the database: one table a number, and one number a table."""

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, delete, select, update

from ..events import Millis
from .schema import code, game_table

_WAITING: Final = select(code.c.number, code.c.until, code.c.table_id).join(
    game_table, (game_table.c.id == code.c.table_id) & (game_table.c.status == "waiting")
)
CODE_OF: Final = _WAITING.where(code.c.table_id == bindparam("table"))
TABLE_OF: Final = _WAITING.where(code.c.number == bindparam("number"), code.c.until > bindparam("now"))


class CodeRow(NamedTuple):
    """A code, and when it expires."""

    number: int
    until: Millis


def draw_code(
    connection: Connection, insert: Any, table: str, numbers: Sequence[int], now: Millis, until: Millis
) -> CodeRow | None:
    """Prolong the code of a waiting table until a time, or give it the first of some numbers that is free.

    Return None if the table does not wait, or no number is free. ``insert`` is that of the database's dialect.
    """
    waits = (game_table.c.id == table) & (game_table.c.status == "waiting")
    # locked, as by the entry that begins the game: one draws at a time
    if connection.execute(select(game_table.c.id).where(waits).with_for_update()).first() is None:
        return None
    prolonged = update(code).where(code.c.table_id == table, code.c.until > now).values(until=until)
    if (kept := connection.execute(prolonged.returning(code.c.number)).first()) is not None:
        return CodeRow(kept.number, until)
    free_codes(connection, [table])
    for number in numbers:
        row = insert(code).values(number=number, table_id=table, until=until)
        expired = row.on_conflict_do_update(
            index_elements=["number"], set_={"table_id": table, "until": until}, where=code.c.until <= now
        )
        if connection.execute(expired.returning(code.c.number)).first() is not None:
            return CodeRow(number, until)
    return None


def free_codes(connection: Connection, tables: Collection[str]) -> None:
    """Delete the codes of some tables."""
    connection.execute(delete(code).where(code.c.table_id.in_(tables)))
