"""Routes of reviews: of a finished table or any record, perfect play for solo games, and retries.

A review takes seconds. Until it is finished the response is 202 with its progress; the client polls.
"""

import asyncio
from typing import Annotated, Final, TypeVar

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from ...analysis import Analysis, OptimumAnalysis, ReviewAnalysis
from ...coach.daily import Optimum
from ...coach.review.analyze import Review
from ...formats import notation
from ...formats.schema import Shape
from ...game import Game
from ...record import Record
from ...tables.errors import TableError
from ...tables.messages import StepNumber, TableView
from ..limits import REVIEWS, TABLES, VERIFICATIONS
from ..problems import AnyRequest, ApiError
from ..services import Services
from .dependencies import ServicesDep, SignedIn, TableId, Visitor, check_rate, player_id, problems, rate_key
from .tables import record_of
from .verification import MAX_RECORD, RecordText

ResultT = TypeVar("ResultT", Review, Optimum)


class JobProgress(Shape, frozen=True):
    """The job is not finished: poll again. ``part`` is its progress from 0 to 1."""

    part: Annotated[float, Meta(ge=0, le=1)]


class RetryRequest(Shape, frozen=True):
    """A position to play on from. ``step`` is the number of steps of ``record`` before it."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]
    step: StepNumber


_ACCEPTED: Final = {202: ResponseSpec(JobProgress, generate_examples=False, description="Not finished: poll again")}


@get("/tables/{table_id:str}/review", responses={**problems(403, 404, 409), **_ACCEPTED})
async def review_table(
    request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor
) -> Response[Review | JobProgress]:
    """Review a finished game; 202 with the progress until it is done."""
    analysis = ReviewAnalysis(await record_of(services, table_id, visitor))
    return await _poll(services, rate_key(services, request, visitor), analysis)


@post("/review", responses={**problems(), **_ACCEPTED}, status_code=200, request_max_body_size=4 * MAX_RECORD)
async def review_text(
    request: AnyRequest, data: JSONBody[RecordText], services: ServicesDep, visitor: Visitor
) -> Response[Review | JobProgress]:
    """Review any record; 202 with the progress until it is done: then post it again."""
    key, analysis = rate_key(services, request, visitor), ReviewAnalysis(data.record)
    if not services.analyses.has(analysis):
        check_rate(services, "replay", key, VERIFICATIONS)
        await _read(data.record)
    return await _poll(services, key, analysis)


@get("/tables/{table_id:str}/optimum", responses={**problems(403, 404, 409), **_ACCEPTED})
async def optimum(
    request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor
) -> Response[Optimum | JobProgress]:
    """Compare a solo game with perfect play: on the same dice, if this server has the solution."""
    table = await services.tables.finished(table_id, player_id(visitor))
    assert table.game is not None
    if not table.settings.solo or not table.game.over:
        raise ApiError("no_such_page")  # a resigned game has no result to compare
    return await _poll(services, rate_key(services, request, visitor), OptimumAnalysis(str(table.game)))


@post("/retries", responses=problems(401, 409), request_max_body_size=4 * MAX_RECORD)
async def retry(data: JSONBody[RetryRequest], player: SignedIn, services: ServicesDep) -> TableView:
    """Create a table that continues from a position of a record, with new dice. You are its host."""
    check_rate(services, "table", player.id, TABLES)
    record = await _read(data.record)
    position = (await asyncio.to_thread(Game.replay, record, data.step)).position
    table_id = await services.tables.create_from(position, player)
    return (await services.tables.look(table_id, player.id)).table


async def _read(text: str) -> Record:
    try:
        return await asyncio.to_thread(notation.read, text)
    except notation.RecordError as error:
        raise TableError("bad_record", line=error.line, column=error.column) from error


async def _poll(services: Services, key: str, analysis: Analysis[ResultT]) -> Response[ResultT | JobProgress]:
    if not services.analyses.has(analysis):
        check_rate(services, "review", key, REVIEWS)
    found = await services.analyses.poll(analysis)
    if isinstance(found, Shape):
        return Response(found)
    return Response(JobProgress(found), status_code=202)


ROUTES: Final = (review_table, review_text, optimum, retry)
SHAPES: Final = (Review, JobProgress, Optimum, RetryRequest)
