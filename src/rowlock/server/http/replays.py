"""Routes of replays: every position of a finished table or of a posted record."""

import asyncio
from typing import Final

from litestar import get, post
from litestar.params import JSONBody
from msgspec.structs import replace

from ...formats import notation
from ...replay import Replay, replay
from ...tables.errors import TableError
from ..limits import VERIFICATIONS
from ..problems import AnyRequest
from .dependencies import ServicesDep, TableId, Visitor, check_rate, player_id, problems, rate_key
from .verification import MAX_RECORD, RecordText


@get("/tables/{table_id:str}/replay", responses=problems(403, 404, 409))
async def replay_table(request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor) -> Replay:
    """Replay a finished game step by step, with all hands open."""
    check_rate(services, "replay", rate_key(services, request, visitor), VERIFICATIONS)
    table = await services.tables.finished(table_id, player_id(visitor))
    assert table.record is not None
    found = await asyncio.to_thread(replay, table.record)
    resigned = [at for at, seat in enumerate(table.seats) if seat.resigned]
    return replace(found, winners=table.winners, resigned=resigned)


@post("/replay", responses=problems(), status_code=200, request_max_body_size=4 * MAX_RECORD)
async def replay_text(
    request: AnyRequest, data: JSONBody[RecordText], services: ServicesDep, visitor: Visitor
) -> Replay:
    """Replay any record step by step, finished or not."""
    check_rate(services, "replay", rate_key(services, request, visitor), VERIFICATIONS)
    try:
        return await asyncio.to_thread(replay, data.record)
    except notation.RecordError as error:
        raise TableError("bad_record", line=error.line, column=error.column) from error


ROUTES: Final = (replay_table, replay_text)
SHAPES: Final = (Replay,)
