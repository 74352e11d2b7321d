"""Routes of tables: lists, creation, state, commands, history."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from ...formats.schema import Shape
from ...tables.frames import CommandRequest, CommandResult
from ...tables.messages import Happening, Settings, Summary, TableView
from ...tables.statistics import Statistics
from .. import metrics
from ..addresses import client_key
from ..limits import STATISTICS, TABLES
from ..problems import AnyRequest
from .dependencies import ServicesDep, SignedIn, TableId, Visitor, problems

MAX_HISTORY: Final = 500


class History(Shape, frozen=True):
    """A part of a table's log. ``more``: there are further entries."""

    happenings: Sequence[Happening]
    more: bool


@get("/api/tables", responses=problems())
async def open_tables(services: ServicesDep, visitor: Visitor) -> list[Summary]:
    """List the tables that anyone may join, newest first."""
    del visitor
    return await services.tables.listed()


@get("/api/me/tables", responses=problems(401))
async def my_tables(player: SignedIn, services: ServicesDep) -> list[Summary]:
    """List your tables, the last played first."""
    return await services.tables.tables_of(player)


@get("/api/me/statistics", responses=problems(401))
async def my_statistics(player: SignedIn, services: ServicesDep) -> Statistics:
    """Get the statistics of your finished games."""
    services.limits.check("statistics", player.id, STATISTICS)
    return await services.tables.store.statistics_of(player.id)


@post("/api/tables", responses=problems(401, 409))
async def new_table(
    request: AnyRequest, data: JSONBody[Settings], player: SignedIn, services: ServicesDep
) -> TableView:
    """Create a table; you are its host."""
    services.limits.check("table", player.id, TABLES)
    address = client_key(request.scope)
    if data.listed:
        await services.listing.check(player, address)
    table_id = await services.tables.create(data, player)
    if data.listed:
        services.listing.add(address, table_id)
    return (await services.tables.look(table_id, player.id)).table


@get("/api/tables/{table_id:str}", responses=problems(403, 404))
async def one_table(table_id: TableId, services: ServicesDep, visitor: Visitor) -> TableView:
    """Get a table as you see it."""
    return (await services.tables.look(table_id, visitor.id)).table


@post("/api/tables/{table_id:str}/commands", responses=problems(401, 403, 404, 409), status_code=200)
async def command(
    request: AnyRequest, table_id: TableId, data: JSONBody[CommandRequest], player: SignedIn, services: ServicesDep
) -> CommandResult:
    """Send a command to a table without a socket."""
    name, address = data.id or secrets.token_hex(8), client_key(request.scope)
    seq = await services.strong_bots.do(table_id, player, data.command, name, address)
    metrics.COMMANDS.labels(type(data.command).__struct_config__.tag).inc()
    return CommandResult(seq, (await services.tables.look(table_id, player.id)).table)


@get("/api/tables/{table_id:str}/history", responses=problems(403, 404))
async def history(
    table_id: TableId,
    services: ServicesDep,
    visitor: Visitor,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
) -> History:
    """Get the events of a table after a seq, as visible to everyone."""
    found, more = await services.tables.history(table_id, visitor.id, after, MAX_HISTORY)
    return History(found, more)
