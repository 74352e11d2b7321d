"""Shared dependencies of the routes: the player of a request, rate limits, error responses."""

from typing import Final

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ...tables.frames import Problem
from ...tables.players import Player
from ..addresses import is_loopback
from ..limits import REQUESTS, Rate
from ..problems import MEDIA_TYPE, AnyRequest, ApiError
from ..services import Services

ServicesDep = NamedDependency[Services]
Visitor = NamedDependency[Player | None]
SignedIn = NamedDependency[Player]
CookieOnly = NamedDependency[Player]
TableId = FromPath[str]
MAX_BODY: Final = 64 * 1024


async def current_visitor(request: AnyRequest, services: ServicesDep) -> Player | None:
    """Return the player of a request, None if anonymous; counts it against the rate limit."""
    player = await services.identities.identify(request)
    check_rate(services, "request", rate_key(services, request, player), REQUESTS)
    return player


async def signed_in(visitor: Visitor) -> Player:
    """Return the player of a request. Raises ApiError ``no_identity`` if anonymous."""
    if visitor is None:
        raise ApiError("no_identity")
    return visitor


async def cookie_only(player: SignedIn) -> Player:
    """Return the player if identified by cookie: a token must not create tokens, else it could not be revoked."""
    if player.token is not None:
        raise ApiError("not_by_token")
    return player


def check_rate(services: Services, kind: str, rate_key: str, rate: Rate) -> None:
    """Count a request. Raises ApiError ``too_fast`` over the limit."""
    wait = services.limits.wait(kind, rate_key, rate)
    if wait:
        raise ApiError("too_fast", headers={"Retry-After": str(int(wait) + 1)})


def rate_key(services: Services, request: AnyRequest, visitor: Player | None) -> str:
    """Return what the requests of a visitor are counted by: the identity, or the address without one."""
    return services.address(request) if visitor is None else visitor.id


def is_local_request(request: AnyRequest) -> bool:
    """Return whether a request comes from this machine; one forwarded by a proxy does not."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for"))
    return request.client is not None and is_loopback(request.client.host) and not forwarded


def player_id(player: Player | None) -> str | None:
    return None if player is None else player.id


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI error responses of a route."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, media_type=MEDIA_TYPE, description="ApiError")
        for status in (400, 413, 415, 429, 503, *statuses)
    }
