"""What all routes of the API share: who asks, how often they may, and how a refusal is described."""

from typing import Final

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ...tables.players import Player
from ..addresses import is_here
from ..limits import REQUESTS, Rate
from ..problems import MEDIA_TYPE, AnyRequest, Problem, Refused
from ..services import Services

Behind = NamedDependency[Services]
Someone = NamedDependency[Player | None]
Known = NamedDependency[Player]
InPerson = NamedDependency[Player]
TableId = FromPath[str]
MAX_BODY: Final = 64 * 1024


async def asking(request: AnyRequest, services: Behind) -> Player | None:
    """Who asks, if they say so; too many requests are refused."""
    player = await services.identities.of(request)
    limit(services, "request", player.id if player is not None else services.address(request), REQUESTS)
    return player


async def known(someone: Someone) -> Player:
    """Who asks, and has to say so."""
    if someone is None:
        raise Refused("no_identity")
    return someone


async def in_person(player: Known) -> Player:
    """Who asks, and is no program: a token that could make others could not be revoked."""
    if player.token is not None:
        raise Refused("not_by_token")
    return player


def limit(services: Services, kind: str, who: str, rate: Rate) -> None:
    """Count a request of somebody. Raises Refused ``too_fast``."""
    wait = services.limits.wait(kind, who, rate)
    if wait:
        raise Refused("too_fast", headers={"Retry-After": str(int(wait) + 1)})


def from_here(request: AnyRequest) -> bool:
    """Whether it is asked on this very computer. What a proxy on it passes on comes from elsewhere."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for"))
    return request.client is not None and is_here(request.client.host) and not forwarded


def identity(player: Player | None) -> str | None:
    return None if player is None else player.id


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI description: what a route may refuse."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, media_type=MEDIA_TYPE, description="Refused")
        for status in (400, 413, 415, 429, 503, *statuses)
    }
