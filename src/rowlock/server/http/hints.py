"""Route of hints: ranks the options of a seat, for its player only."""

from typing import Final

from litestar import post
from litestar.params import JSONBody

from ...analysis import HintAnalysis
from ...coach.hints import Hint
from ...formats.schema import Shape
from ...tables.messages import StepNumber
from ..limits import HINTS
from .dependencies import ServicesDep, SignedIn, TableId, check_rate, problems


class HintRequest(Shape, frozen=True):
    """Request for a hint. ``step`` is the step of the game as you see it."""

    step: StepNumber


@post("/tables/{table_id:str}/hint", responses=problems(401, 403, 404, 409), status_code=200)
async def hint(table_id: TableId, data: JSONBody[HintRequest], player: SignedIn, services: ServicesDep) -> Hint:
    """Rank your options, best first, where the table allows hints. The other players see that you took a hint."""
    check_rate(services, "hint", player.id, HINTS)
    with services.analyses.hint_pending(table_id, player.id):
        view = await services.tables.request_hint(table_id, player, data.step)
        return await services.analyses.result(HintAnalysis.of(view))


ROUTES: Final = (hint,)
SHAPES: Final = (HintRequest, Hint)
