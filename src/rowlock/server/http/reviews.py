"""A review of a game: of a finished table here, or of any record. And what perfect play would have made of a solo one.

It takes some seconds. Until it is there, the answer is 202 and says how far it is: ask again.
"""

import asyncio
from typing import Annotated, Final, TypeVar

import msgspec
from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from ...analysis import Optimum
from ...coach.review.analyze import Review
from ...formats import notation
from ...formats.schema import Shape
from ...game import Game
from ...record import Record
from ...tables.errors import TableError
from ...tables.messages import StepNumber, TableView
from ..jobs.worker import JobRequest
from ..limits import REVIEWS, TABLES, VERIFICATIONS
from ..problems import AnyRequest, ApiError
from ..services import Services
from .dependencies import ServicesDep, SignedIn, TableId, Visitor, check_rate, player_id, problems
from .tables import record_of
from .verification import MAX_RECORD, RecordText

ResultT = TypeVar("ResultT", Review, Optimum)


class JobProgress(Shape, frozen=True):
    """It is being worked out: ``part`` of it is done, from 0 to 1. Ask again."""

    part: Annotated[float, Meta(ge=0, le=1)]


class RetryRequest(Shape, frozen=True):
    """A record, and the number of steps after which its game is to go on."""

    record: Annotated[str, Meta(max_length=MAX_RECORD)]
    step: StepNumber


_ACCEPTED: Final = {202: ResponseSpec(JobProgress, generate_examples=False, description="Being worked out: ask again")}


@get("/tables/{table_id:str}/review", responses={**problems(403, 404, 409), **_ACCEPTED})
async def review_table(
    request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor
) -> Response[Review | JobProgress]:
    """The review of a finished game, or how far it is."""
    rate_key = player_id(visitor) or services.address(request)
    return await _job_response(
        services, rate_key, JobRequest("review", await record_of(services, table_id, visitor)), Review
    )


@post("/review", responses={**problems(), **_ACCEPTED}, status_code=200, request_max_body_size=4 * MAX_RECORD)
async def review_text(
    request: AnyRequest, data: JSONBody[RecordText], services: ServicesDep, visitor: Visitor
) -> Response[Review | JobProgress]:
    """The review of any record, or how far it is: send it again then."""
    rate_key, job = player_id(visitor) or services.address(request), JobRequest("review", data.record)
    if not services.jobs.has(job):
        check_rate(services, "replay", rate_key, VERIFICATIONS)
        await _read(data.record)
    return await _job_response(services, rate_key, job, Review)


@get("/tables/{table_id:str}/optimum", responses={**problems(403, 404, 409), **_ACCEPTED})
async def optimum(
    request: AnyRequest, table_id: TableId, services: ServicesDep, visitor: Visitor
) -> Response[Optimum | JobProgress]:
    """A solo game against perfect play: with the same dice, where this server has the solution."""
    table = await services.tables.finished(table_id, player_id(visitor))
    assert table.game is not None
    if not table.settings.solo or not table.game.over:
        raise ApiError("no_such_page")  # nothing to compare: rate_key gave up has no result
    rate_key = player_id(visitor) or services.address(request)
    return await _job_response(services, rate_key, JobRequest("optimum", notation.write(table.game.record)), Optimum)


@post("/retries", responses=problems(401, 409), request_max_body_size=4 * MAX_RECORD)
async def retry(data: JSONBody[RetryRequest], player: SignedIn, services: ServicesDep) -> TableView:
    """A new table whose game goes on from a moment of a record, with dice of its own. You are its host."""
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


async def _job_response(
    services: Services, rate_key: str, job: JobRequest, found: type[ResultT]
) -> Response[ResultT | JobProgress]:
    if not services.jobs.has(job):
        check_rate(services, "review", rate_key, REVIEWS)
    answer = await services.jobs.submit(job)
    if not isinstance(answer, bytes):
        return Response(JobProgress(answer), status_code=202)
    return Response(msgspec.json.decode(answer, type=found))


ROUTES: Final = (review_table, review_text, optimum, retry)
SHAPES: Final = (Review, JobProgress, Optimum, RetryRequest)
