"""Checkup of a database: replays every table's log, checks its chain and compares or repairs the projections.

Servers may run meanwhile. A table that cannot be repaired is set aside: the sweep and the lists skip it, and its log
stays as it is.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Connection, Engine, func, select, update

from ...rules import RULESETS
from ..errors import TableError
from ..events import Created
from ..log import read_rows
from ..statistics import results_of
from ..table import Table, apply_entry, new_table
from .projections import players_of, project_results, project_seats, read_result, table_row
from .schema import SET_ASIDE, event, game_table, result, seat

PAGE: Final = 500
UNREPAIRABLE: Final = frozenset(("no_log", "broken_log", "not_replayable"))
"""Findings whose table is set aside."""


class Finding(msgspec.Struct, frozen=True):
    """Something wrong with a table. ``seq`` is the entry where it shows, 0 if it is not about one.

    ``state`` is what was done about it, now or before.
    """

    table: str
    code: Literal["no_log", "broken_log", "newer_log", "unknown_game", "not_replayable", "wrong_projection"]
    seq: int
    detail: str
    state: Literal["found", "rebuilt", "set_aside"] = "found"


@dataclass(frozen=True, slots=True)
class Examined:
    """A table that was examined: the number of its entries, and what is wrong, if anything."""

    entries: int
    finding: Finding | None


def count_tables(engine: Engine) -> int:
    """Return about how many tables there are to examine."""
    with engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(game_table)).scalar_one()


def examine(engine: Engine, *, repair: bool = False) -> Iterator[Examined]:
    """Examine every table, and repair what is wrong if told to."""
    for table_id in _table_ids(engine):
        with engine.connect() as connection:
            found, _ = _examine(_reading(connection), table_id)
        if repair and found.finding is not None:
            with engine.connect() as connection:
                found = _repair(_writing(connection, table_id), table_id)
                connection.commit()
        yield found


def _table_ids(engine: Engine) -> Iterator[str]:
    """Yield the ids of the tables, and then of logs that no projection shows."""
    last = ""
    while page := _ids(engine, select(game_table.c.id).where(game_table.c.id > last).order_by(game_table.c.id)):
        yield from page
        last = page[-1]
    lost = select(event.c.table_id).distinct().where(event.c.table_id.not_in(select(game_table.c.id)))
    last = ""
    while page := _ids(engine, lost.where(event.c.table_id > last).order_by(event.c.table_id)):
        yield from page
        last = page[-1]


def _ids(engine: Engine, wanted: Any) -> Sequence[str]:
    with engine.connect() as connection:
        return connection.execute(wanted.limit(PAGE)).scalars().all()


def _reading(connection: Connection) -> Connection:
    """Begin a transaction that sees one state of the database, also while servers append."""
    if connection.dialect.name == "postgresql":
        return connection.execution_options(isolation_level="REPEATABLE READ")
    connection.exec_driver_sql("BEGIN")  # the driver begins transactions before writes only
    return connection


def _writing(connection: Connection, table_id: str) -> Connection:
    """Begin a transaction in which no server changes the projection of a table."""
    if connection.dialect.name == "postgresql":
        connection.execute(select(game_table.c.id).where(game_table.c.id == table_id).with_for_update())
    else:
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    return connection


def _examine(connection: Connection, table_id: str) -> tuple[Examined, Table | Finding]:
    """Examine a table; return the table that its log gives too, or what is wrong with the log."""
    rows = connection.execute(select(event).where(event.c.table_id == table_id).order_by(event.c.seq)).all()
    row = connection.execute(select(game_table).where(game_table.c.id == table_id)).first()
    players = set(connection.execute(select(seat.c.player).where(seat.c.table_id == table_id)).scalars())
    results = connection.execute(select(result).where(result.c.table_id == table_id)).all()
    found = _replay(table_id, rows)
    if isinstance(found, Table):
        wrong = _differences(found, row, players)
        if not _are_results(found, results):
            wrong.append("result")
        finding = Finding(table_id, "wrong_projection", 0, ", ".join(wrong)) if wrong else None
    else:
        aside = row is not None and row.status == SET_ASIDE
        finding = msgspec.structs.replace(found, state="set_aside") if aside else found
    return Examined(len(rows), finding), found


def _replay(table_id: str, rows: Sequence[Any]) -> Table | Finding:
    """Return the table that a log gives, or what is wrong with the log."""
    if not rows:
        return Finding(table_id, "no_log", 0, "")
    try:
        entries = read_rows(rows)
    except TableError as error:
        code: Any = error.code
        return Finding(table_id, code, int(error.details["seq"]), str(error.details["why"]))
    first = entries[0].event
    if not isinstance(first, Created):
        return Finding(table_id, "broken_log", 1, "it does not create a table")
    if first.settings.game not in RULESETS:
        return Finding(table_id, "unknown_game", 1, first.settings.game)
    entry = entries[0]
    try:
        table = new_table(entry)
        for entry in entries[1:]:
            table = apply_entry(table, entry)
    except Exception as error:  # noqa: BLE001 - a damaged entry can fail in any way
        return Finding(table_id, "not_replayable", entry.seq, f"{type(error).__name__}: {error}"[:200])
    return table


def _differences(table: Table, row: Any, players: set[str]) -> list[str]:
    """Return the names of the columns that differ from the table, and ``seat`` if its players do."""
    if row is None:
        return ["game_table"]
    wanted, stored = table_row(table), row._asdict()
    wanted["summary"], stored["summary"] = (_json(each["summary"]) for each in (wanted, stored))
    wrong = [name for name, value in wanted.items() if stored[name] != value]
    return wrong if players_of(table) == players else [*wrong, "seat"]


def _are_results(table: Table, rows: Sequence[Any]) -> bool:
    """Whether rows of ``result`` are those of a table."""
    try:
        stored = {row.player: read_result(row) for row in rows}
    except msgspec.DecodeError:
        return False
    return stored == {each.player: each for each in results_of(table)}


def _json(text: str) -> object:
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return None


def _repair(connection: Connection, table_id: str) -> Examined:
    """Rebuild the projection of a table or set the table aside; examines it again, since servers go on."""
    found, table = _examine(connection, table_id)
    finding, state = found.finding, "found"
    if finding is None or finding.state != "found":
        return found
    if isinstance(table, Table):
        _project(connection, table)
        state = "rebuilt"
    elif finding.code in UNREPAIRABLE:
        aside = {"status": SET_ASIDE, "wake": None, "listed": False}
        connection.execute(update(game_table).where(game_table.c.id == table_id).values(aside))
        state = "set_aside"
    return Examined(found.entries, msgspec.structs.replace(finding, state=state))


def _project(connection: Connection, table: Table) -> None:
    """Rewrite the projection of a table."""
    row = table_row(table)
    if not connection.execute(update(game_table).where(game_table.c.id == table.id).values(row)).rowcount:
        connection.execute(game_table.insert().values(row))
    project_seats(connection, table)
    project_results(connection, table)
