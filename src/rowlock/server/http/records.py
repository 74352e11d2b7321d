"""Routes of records, of a finished table or posted: download, replay, verification of the dice, playing on."""

import asyncio
from collections.abc import Callable
from typing import Annotated, Any, Final, TypeVar

from litestar import MediaType, Response, get, post
from litestar.params import JSONBody
from msgspec import Meta
from msgspec.structs import replace

from ...fairness import Seen, Verdict, check, verify
from ...formats import notation
from ...formats.schema import Shape
from ...game import Game
from ...replay import Replay, replay
from ...tables.errors import TableError
from ...tables.messages import StepNumber, TableView
from ..limits import TABLES, VERIFICATIONS
from ..services import Services
from .dependencies import Sender, ServicesDep, SignedIn, TableId, Visitor, problems

MAX_RECORD: Final = 64 * 1024
"""Characters of a record; a whole game of five has a few thousand."""
POSTED: Final[dict[str, Any]] = {"status_code": 200, "request_max_body_size": 4 * MAX_RECORD}
"""Options of routes that take a record."""
ResultT = TypeVar("ResultT")


class RecordText(Shape, frozen=True):
    record: Annotated[str, Meta(max_length=MAX_RECORD)]


class VerificationRequest(RecordText, frozen=True):
    """A record to verify, and what you have ``seen`` of its table, if you have noted it."""

    seen: Seen | None = None


class RetryRequest(RecordText, frozen=True):
    """A position to play on from. ``step`` is the number of steps of ``record`` before it."""

    step: StepNumber


@get("/api/tables/{table_id:str}/record", media_type=MediaType.TEXT, responses=problems(403, 404, 409))
async def record(table_id: TableId, services: ServicesDep, visitor: Visitor) -> Response[str]:
    """Get the record of a finished game in notation, with the seed of its dice."""
    text = await record_of(services, table_id, visitor)
    headers = {"Content-Disposition": f'attachment; filename="{table_id}.rowlock"'}
    return Response(text, media_type="text/plain", headers=headers)


@get("/api/tables/{table_id:str}/replay", responses=problems(403, 404, 409))
async def replay_table(table_id: TableId, services: ServicesDep, visitor: Visitor) -> Replay:
    """Replay a finished game step by step, with all hands open."""
    services.limits.check("replay", visitor.rate_key, VERIFICATIONS)
    table = await services.tables.finished(table_id, visitor.id)
    assert table.record is not None
    found = await asyncio.to_thread(replay, table.record)
    resigned = [at for at, seat in enumerate(table.seats) if seat.resigned]
    return replace(found, winners=table.winners, resigned=resigned)


@post("/api/replay", responses=problems(), **POSTED)
async def replay_text(data: JSONBody[RecordText], services: ServicesDep, visitor: Visitor) -> Replay:
    """Replay any record step by step, finished or not."""
    services.limits.check("replay", visitor.rate_key, VERIFICATIONS)
    return await from_record(replay, data.record)


@get("/api/tables/{table_id:str}/verification", responses=problems(403, 404, 409))
async def verify_table(table_id: TableId, services: ServicesDep, visitor: Visitor) -> Verdict:
    """Verify the dice of a finished game."""
    services.limits.check("verify", visitor.rate_key, VERIFICATIONS)
    return await asyncio.to_thread(verify, await record_of(services, table_id, visitor))


@post("/api/verification", responses=problems(), **POSTED)
async def verify_text(data: JSONBody[VerificationRequest], services: ServicesDep, visitor: Visitor) -> Verdict:
    """Verify the dice of any record, and compare it with what you have seen."""
    services.limits.check("verify", visitor.rate_key, VERIFICATIONS)
    return await from_record(lambda text: check(text, data.seen), data.record)


@post("/api/retries", responses=problems(401, 409), request_max_body_size=4 * MAX_RECORD)
async def retry(data: JSONBody[RetryRequest], player: SignedIn, services: ServicesDep) -> TableView:
    """Create a table that continues from a position of a record, with new dice. You are its host."""
    services.limits.check("table", player.id, TABLES)
    found = await from_record(notation.read, data.record)
    position = (await asyncio.to_thread(Game.replay, found, data.step)).position
    table_id = await services.tables.create_from(position, player)
    return (await services.tables.look(table_id, player.id)).table


async def record_of(services: Services, table_id: str, visitor: Sender) -> str:
    """Return the record of a finished table in notation."""
    table = await services.tables.finished(table_id, visitor.id)
    assert table.record is not None
    return notation.write(table.record)


async def from_record(call: Callable[[str], ResultT], text: str) -> ResultT:
    """Call a function with a posted record, in a thread. Raises TableError ``bad_record`` if it cannot be read."""
    try:
        return await asyncio.to_thread(call, text)
    except notation.RecordError as error:
        raise TableError("bad_record", line=error.line, column=error.column) from error
