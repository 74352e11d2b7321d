"""Projections of a table's log: rows to find tables by, and results of finished games."""

from collections.abc import Iterable
from typing import Any

import msgspec
from sqlalchemy import Connection, Row, delete

from ...formats.schema import GameName
from ..correspondence import people_of, turn_number
from ..events import Millis
from ..log import StoredClock
from ..messages import Clock, Settings, Summary
from ..statistics import Result, results_of
from ..table import Table
from ..timers import deadline, due
from .schema import result, seat


class StoredSummary(msgspec.Struct, frozen=True, omit_defaults=True):
    """JSON of ``game_table.summary``, for lists of tables; ``acting`` are the identities it waits for.

    ``deadlines`` are when the table acts for them, ``people`` the number of those who play on, both during a game;
    ``turn`` is the number of their turn, None if absent players are not told of it. Defaults are for rows from before a
    field was added; fields of newer servers are ignored.
    """

    game: GameName
    seats: int
    taken: int
    names: list[str]
    acting: list[str]
    host: str = ""
    clock: StoredClock | None = None
    deadlines: dict[str, Millis] = {}
    people: int = 0
    turn: int | None = None


def read_summary(text: str) -> StoredSummary | None:
    """Return the summary in a row of ``game_table``; None if it is damaged, or of a newer server."""
    try:
        return msgspec.json.decode(text, type=StoredSummary)
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return None


def readable(rows: Iterable[Row[Any]]) -> list[tuple[Row[Any], StoredSummary]]:
    """Return those rows of ``game_table`` whose summary can be read, with it."""
    return [(row, found) for row in rows if (found := read_summary(row.summary)) is not None]


def players_of(table: Table) -> set[str]:
    """Return the identities that have a seat at a table."""
    return {at.guest.player for at in table.seats if at.guest.player is not None}


def project_seats(connection: Connection, table: Table) -> None:
    """Rewrite the rows of a table in ``seat``."""
    connection.execute(delete(seat).where(seat.c.table_id == table.id))
    if players := players_of(table):
        connection.execute(seat.insert(), [{"player": player, "table_id": table.id} for player in players])


def table_row(table: Table) -> dict[str, Any]:
    """Return the row of a table in ``game_table``."""
    next_due = due(table)
    guests = [seat.guest for seat in table.seats if seat.taken]
    waited_for = table.unrevealed if table.revealing else table.actors
    acting = [at.player for at in (table.seats[seat].guest for seat in waited_for) if at.player]
    names = [guest.name for guest in guests]
    found = StoredSummary(
        table.settings.game,
        table.settings.seats,
        len(guests),
        names,
        acting,
        table.host,
        clock=None if table.status in ("finished", "closed") else _stored_clock(table.settings),
        deadlines=_deadlines(table),
        people=len(people_of(table)) if acting else 0,
        turn=turn_number(table) if acting else None,
    )
    return {
        "id": table.id,
        "head": table.seq,
        "status": table.status,
        "listed": table.settings.listed,
        "created": table.created,
        "updated": table.at,
        "wake": None if next_due is None else next_due.at,
        "summary": msgspec.json.encode(found).decode(),
    }


def _stored_clock(settings: Settings) -> StoredClock | None:
    return None if settings.clock is None else msgspec.convert(settings.clock, StoredClock, from_attributes=True)


def table_summary(row: Row[Any], found: StoredSummary, identity: str | None) -> Summary:
    """Return the summary of a row of ``game_table`` for a player."""
    own = {name: getattr(row, name) for name in ("id", "status", "listed", "created", "updated")}
    shown = {name: getattr(found, name) for name in ("game", "seats", "taken", "names")}
    clock = None if found.clock is None else msgspec.convert(found.clock, Clock, from_attributes=True)
    yours = identity in found.acting
    deadline = found.deadlines.get(identity or "")
    return Summary(
        **own, **shown, clock=clock, your_turn=yours, deadline=deadline, waited_for=yours and found.people > 1
    )


def _deadlines(table: Table) -> dict[str, Millis]:
    found = {table.seats[seat].guest.player: deadline(table, seat) for seat in table.actors}
    return {player: at for player, at in found.items() if player is not None and at is not None}


def project_results(connection: Connection, table: Table) -> None:
    """Rewrite the rows of a table in ``result``: writing them again changes nothing."""
    connection.execute(delete(result).where(result.c.table_id == table.id))
    if results := results_of(table):
        connection.execute(result.insert(), [_result_row(each) for each in results])


def _result_row(found: Result) -> dict[str, Any]:
    return {**msgspec.structs.asdict(found), "bots": msgspec.json.encode(found.bots).decode()}


def read_result(row: Row[Any]) -> Result:
    """Return the result of a row of ``result``. Raises msgspec.DecodeError if its bots are unreadable."""
    return Result(
        table_id=row.table_id,
        player=row.player,
        ended=row.ended,
        game=row.game,
        solo=row.solo,
        won=row.won,
        points=row.points,
        locks=row.locks,
        penalties=row.penalties,
        bots=msgspec.json.decode(row.bots, type=tuple[str, ...]),
    )
