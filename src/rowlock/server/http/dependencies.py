"""What all routes of the API share: who asks, how often they may, and how a refusal is described."""

from typing import Final

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ...tables.players import Player
from ..addresses import is_loopback
from ..limits import REQUESTS, Rate
from ..problems import MEDIA_TYPE, AnyRequest, ApiError, Problem
from ..services import Services

ServicesDep = NamedDependency[Services]
Visitor = NamedDependency[Player | None]
SignedIn = NamedDependency[Player]
CookieOnly = NamedDependency[Player]
TableId = FromPath[str]
MAX_BODY: Final = 64 * 1024


async def current_visitor(request: AnyRequest, services: ServicesDep) -> Player | None:
    """Who asks, if they say so; too many requests are refused."""
    player = await services.identities.identify(request)
    check_rate(services, "request", player.id if player is not None else services.address(request), REQUESTS)
    return player


async def signed_in(visitor: Visitor) -> Player:
    """Who asks, and has to say so."""
    if visitor is None:
        raise ApiError("no_identity")
    return visitor


async def cookie_only(player: SignedIn) -> Player:
    """Who asks, and is no program: a token that could make others could not be revoked."""
    if player.token is not None:
        raise ApiError("not_by_token")
    return player


def check_rate(services: Services, kind: str, who: str, rate: Rate) -> None:
    """Count a request of somebody. Raises ApiError ``too_fast``."""
    wait = services.limits.wait(kind, who, rate)
    if wait:
        raise ApiError("too_fast", headers={"Retry-After": str(int(wait) + 1)})


def is_local_request(request: AnyRequest) -> bool:
    """Whether it is asked on this very computer. What a proxy on it passes on comes from elsewhere."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for"))
    return request.client is not None and is_loopback(request.client.host) and not forwarded


def player_id(player: Player | None) -> str | None:
    return None if player is None else player.id


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """For the OpenAPI description: what a route may refuse."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, media_type=MEDIA_TYPE, description="ApiError")
        for status in (400, 413, 415, 429, 503, *statuses)
    }
