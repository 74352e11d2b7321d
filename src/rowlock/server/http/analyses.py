"""Routes of analyses: hints, reviews of a finished table or any record, solo games against perfect play.

A review takes seconds. Until it is finished the response is 202 with its progress; the client polls.
"""

from typing import Annotated, Final, TypeVar

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody
from msgspec import Meta

from ...analysis import Analysis, HintAnalysis, OptimumAnalysis, ReviewAnalysis
from ...coach.daily import Optimum
from ...coach.hints import Hint
from ...coach.review.analyze import Review
from ...formats import notation
from ...formats.codec import table_shape
from ...formats.schema import Shape
from ...tables.messages import StepNumber
from ..limits import HINTS, REVIEWS, VERIFICATIONS
from ..problems import ApiError
from ..services import Services
from .dependencies import Sender, ServicesDep, SignedIn, TableId, Visitor, problems
from .records import POSTED, RecordText, from_record, record_of

ResultT = TypeVar("ResultT", Review, Optimum)


class HintRequest(Shape, frozen=True):
    """Request for a hint. ``step`` is the step of the game as you see it."""

    step: StepNumber


class JobProgress(Shape, frozen=True):
    """The job is not finished: poll again. ``part`` is its progress from 0 to 1."""

    part: Annotated[float, Meta(ge=0, le=1)]


_ACCEPTED: Final = {202: ResponseSpec(JobProgress, generate_examples=False, description="Not finished: poll again")}


@post("/api/tables/{table_id:str}/hint", responses=problems(401, 403, 404, 409), status_code=200)
async def hint(table_id: TableId, data: JSONBody[HintRequest], player: SignedIn, services: ServicesDep) -> Hint:
    """Rank your options, best first, where the table allows hints. The other players see that you took a hint."""
    services.limits.check("hint", player.id, HINTS)
    with services.analyses.hint_pending(table_id, player.id):
        view = await services.tables.request_hint(table_id, player, data.step)
        return await services.analyses.result(HintAnalysis(table_shape(view.table, view.seat)))


@get("/api/tables/{table_id:str}/review", responses={**problems(403, 404, 409), **_ACCEPTED})
async def review_table(table_id: TableId, services: ServicesDep, visitor: Visitor) -> Response[Review | JobProgress]:
    """Review a finished game; 202 with the progress until it is done."""
    return await _poll(services, visitor, ReviewAnalysis(await record_of(services, table_id, visitor)))


@post("/api/review", responses={**problems(), **_ACCEPTED}, **POSTED)
async def review_text(
    data: JSONBody[RecordText], services: ServicesDep, visitor: Visitor
) -> Response[Review | JobProgress]:
    """Review any record; 202 with the progress until it is done: then post it again."""
    analysis = ReviewAnalysis(data.record)
    if not services.analyses.has(analysis):
        services.limits.check("replay", visitor.rate_key, VERIFICATIONS)
        await from_record(notation.read, data.record)
    return await _poll(services, visitor, analysis)


@get("/api/tables/{table_id:str}/optimum", responses={**problems(403, 404, 409), **_ACCEPTED})
async def optimum(table_id: TableId, services: ServicesDep, visitor: Visitor) -> Response[Optimum | JobProgress]:
    """Compare a solo game with perfect play: on the same dice, if this server has the solution."""
    table = await services.tables.finished(table_id, visitor.id)
    assert table.game is not None
    if not table.settings.solo or not table.game.over:
        raise ApiError("no_such_page")  # a resigned game has no result to compare
    return await _poll(services, visitor, OptimumAnalysis(str(table.game)))


async def _poll(services: Services, visitor: Sender, analysis: Analysis[ResultT]) -> Response[ResultT | JobProgress]:
    if not services.analyses.has(analysis):
        services.limits.check("review", visitor.rate_key, REVIEWS)
    found = await services.analyses.poll(analysis)
    return Response(found) if isinstance(found, Shape) else Response(JobProgress(found), status_code=202)
