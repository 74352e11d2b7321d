"""Routes of tables: lists, creation, state, commands, history, record."""

import secrets
from collections.abc import Sequence
from typing import Annotated, Final

from litestar import Response, get, post
from litestar.enums import MediaType
from litestar.params import JSONBody, QueryParameter

from ...formats import notation
from ...formats.schema import Shape
from ...tables.frames import CommandRequest, CommandResult
from ...tables.messages import Happening, Settings, Summary, TableView
from ...tables.players import Player
from .. import metrics
from ..limits import TABLES
from ..services import Services
from .dependencies import ServicesDep, SignedIn, TableId, Visitor, check_rate, player_id, problems

MAX_HISTORY: Final = 500


class History(Shape, frozen=True):
    """A part of a table's log. ``more``: there are further entries."""

    happenings: Sequence[Happening]
    more: bool


@get("/tables", responses=problems())
async def open_tables(services: ServicesDep, visitor: Visitor) -> list[Summary]:
    """List the tables that anyone may join, newest first."""
    del visitor
    return await services.tables.listed()


@get("/me/tables", responses=problems(401))
async def my_tables(player: SignedIn, services: ServicesDep) -> list[Summary]:
    """List your tables, the last played first."""
    return await services.tables.tables_of(player)


@post("/tables", responses=problems(401, 409))
async def new_table(data: JSONBody[Settings], player: SignedIn, services: ServicesDep) -> TableView:
    """Create a table; you are its host."""
    check_rate(services, "table", player.id, TABLES)
    table_id = await services.tables.create(data, player)
    return (await services.tables.look(table_id, player.id)).table


@get("/tables/{table_id:str}", responses=problems(403, 404))
async def one_table(table_id: TableId, services: ServicesDep, visitor: Visitor) -> TableView:
    """Get a table as you see it."""
    return (await services.tables.look(table_id, player_id(visitor))).table


@post("/tables/{table_id:str}/commands", responses=problems(401, 403, 404, 409), status_code=200)
async def command(
    table_id: TableId, data: JSONBody[CommandRequest], player: SignedIn, services: ServicesDep
) -> CommandResult:
    """Send a command to a table without a socket."""
    seq = await services.tables.do(table_id, player, data.command, data.id or secrets.token_hex(8))
    metrics.COMMANDS.labels(type(data.command).__struct_config__.tag).inc()
    return CommandResult(seq, (await services.tables.look(table_id, player.id)).table)


@get("/tables/{table_id:str}/history", responses=problems(403, 404))
async def history(
    table_id: TableId,
    services: ServicesDep,
    visitor: Visitor,
    after: Annotated[int, QueryParameter(ge=0, le=1_000_000_000)] = 0,
) -> History:
    """Get the events of a table after a seq, as visible to everyone."""
    found, more = await services.tables.history(table_id, player_id(visitor), after, MAX_HISTORY)
    return History(found, more)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=problems(403, 404, 409))
async def record(table_id: TableId, services: ServicesDep, visitor: Visitor) -> Response[str]:
    """Get the record of a finished game in notation, with the seed of its dice."""
    text = await record_of(services, table_id, visitor)
    return Response(
        text,
        media_type="text/plain",
        headers={"Content-Disposition": f'attachment; filename="{table_id}.rowlock"'},
    )


async def record_of(services: Services, table_id: str, visitor: Player | None) -> str:
    table = await services.tables.finished(table_id, player_id(visitor))
    assert table.record is not None
    return notation.write(table.record)


ROUTES: Final = (open_tables, my_tables, new_table, one_table, command, history, record)
SHAPES: Final = (CommandRequest, CommandResult, History, Settings, Summary, TableView)
