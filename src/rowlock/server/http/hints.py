"""Hints over HTTP: what the options of a seat are worth, told to its player alone."""

from typing import Final

from litestar import post
from litestar.params import JSONBody

from ...coach.hints import Hint
from ...formats.schema import Shape
from ...tables.messages import StepNumber
from ..limits import HINTS
from .dependencies import ServicesDep, SignedIn, TableId, check_rate, problems


class HintRequest(Shape, frozen=True):
    """Ask for a hint. ``step`` is the step of the game that you saw."""

    step: StepNumber


@post("/tables/{table_id:str}/hint", responses=problems(401, 403, 404, 409), status_code=200)
async def hint(table_id: TableId, data: JSONBody[HintRequest], player: SignedIn, services: ServicesDep) -> Hint:
    """What your options are worth, best first, where the table allows hints. The others see that you asked."""
    check_rate(services, "hint", player.id, HINTS)
    with services.hints.reserve(table_id, player):
        view, options = await services.tables.request_hint(table_id, player, data.step)
        return await services.hints.compute(view, options)


ROUTES: Final = (hint,)
SHAPES: Final = (HintRequest, Hint)
