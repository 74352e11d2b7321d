"""Routes of verification: draw every die and shuffle of a game again from its seed."""

import asyncio
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from ...fairness import Verdict, verify
from ...formats import notation
from ...formats.schema import Shape
from ...tables.errors import TableError
from ..limits import VERIFICATIONS
from ..problems import AnyRequest
from .dependencies import ServicesDep, TableId, Visitor, check_rate, problems, rate_key
from .tables import record_of

MAX_RECORD: Final = 64 * 1024
"""Characters of a record; a whole game of five has a few thousand."""


class RecordText(Shape, frozen=True):
    record: Annotated[str, Meta(max_length=MAX_RECORD)]


@get("/tables/{table_id:str}/verification", responses=problems(403, 404, 409))
async def verify_table(request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor) -> Verdict:
    """Verify the dice of a finished game."""
    check_rate(services, "verify", rate_key(services, request, visitor), VERIFICATIONS)
    return await asyncio.to_thread(verify, await record_of(services, table_id, visitor))


@post("/verification", responses=problems(), status_code=200, request_max_body_size=4 * MAX_RECORD)
async def verify_text(
    request: AnyRequest, data: JSONBody[RecordText], services: ServicesDep, visitor: Visitor
) -> Verdict:
    """Verify the dice of any record."""
    check_rate(services, "verify", rate_key(services, request, visitor), VERIFICATIONS)
    try:
        return await asyncio.to_thread(verify, data.record)
    except notation.RecordError as error:
        raise TableError("bad_record", line=error.line, column=error.column) from error


ROUTES: Final = (verify_table, verify_text)
SHAPES: Final = (Verdict, RecordText)
