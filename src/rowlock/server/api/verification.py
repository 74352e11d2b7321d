"""Fair dice: every die and every shuffle of a game drawn again."""

import asyncio
from collections.abc import Sequence
from typing import Annotated, Final

from litestar import get, post
from litestar.params import JSONBody
from msgspec import Meta

from ... import notation
from ...fairness import Report, verify
from ...shapes import Shape
from ...tables.errors import TableError
from ..limits import VERIFICATIONS
from ..problems import AnyRequest
from .asking import Behind, Someone, TableId, identity, limit, problems
from .tables import record_of

MOST_RECORD: Final = 64 * 1024
"""A whole game of five has a few thousand characters."""


class FindingView(Shape, frozen=True):
    """A line of a record that the seed contradicts."""

    code: str
    line: int
    found: str
    expected: str


class Verdict(Shape, frozen=True):
    """Whether every die and every shuffle of a game follows from its seed."""

    fair: bool
    seeded: bool
    committed: bool
    rolls: int
    shuffles: int
    findings: Sequence[FindingView]


class Text(Shape, frozen=True):
    record: Annotated[str, Meta(max_length=MOST_RECORD)]


def _verdict(report: Report) -> Verdict:
    findings = [FindingView(each.code, each.line, each.found, each.expected) for each in report.findings]
    return Verdict(report.fair, report.seeded, report.committed, report.rolls, report.shuffles, findings)


@get("/tables/{table_id:str}/verification", responses=problems(403, 404, 409))
async def verify_table(table_id: TableId, services: Behind, someone: Someone) -> Verdict:
    """Roll every die of a finished game again."""
    return _verdict(await asyncio.to_thread(verify, await record_of(services, table_id, someone)))


@post("/verification", responses=problems(), status_code=200, request_max_body_size=4 * MOST_RECORD)
async def verify_text(request: AnyRequest, data: JSONBody[Text], services: Behind, someone: Someone) -> Verdict:
    """Roll every die of any record again."""
    limit(services, "verify", identity(someone) or services.address(request), VERIFICATIONS)
    try:
        return _verdict(await asyncio.to_thread(verify, data.record))
    except notation.RecordError as error:
        raise TableError("bad_record", line=error.line, column=error.column) from error


ROUTES: Final = (verify_table, verify_text)
SHAPES: Final = (Verdict, Text)
