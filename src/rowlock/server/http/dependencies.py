"""Shared dependencies of the routes: the services, the sender of a request, error responses."""

from dataclasses import dataclass
from typing import Final

from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath

from ...tables.frames import Problem
from ...tables.players import Player
from ..addresses import client_key, is_loopback
from ..limits import REQUESTS
from ..problems import MEDIA_TYPE, AnyRequest, ApiError
from ..services import Services


@dataclass(frozen=True, slots=True)
class Sender:
    """The sender of a request; ``player`` is None if anonymous.

    ``rate_key`` is what its requests are counted by: the identity, or the address without one.
    """

    player: Player | None
    rate_key: str

    @property
    def id(self) -> str | None:
        return None if self.player is None else self.player.id


ServicesDep = NamedDependency[Services]
Visitor = NamedDependency[Sender]
SignedIn = NamedDependency[Player]
CookieOnly = NamedDependency[Player]
TableId = FromPath[str]
MAX_BODY: Final = 64 * 1024


async def current_visitor(request: AnyRequest, services: ServicesDep) -> Sender:
    """Return the sender of a request, which counts against the rate limit."""
    player = await services.identities.identify(request)
    sender = Sender(player, client_key(request.scope) if player is None else player.id)
    services.limits.check("request", sender.rate_key, REQUESTS)
    return sender


async def signed_in(visitor: Visitor) -> Player:
    """Return the player of a request. Raises ApiError ``no_identity`` if anonymous."""
    if visitor.player is None:
        raise ApiError("no_identity")
    return visitor.player


async def cookie_only(player: SignedIn) -> Player:
    """Return the player if identified by cookie: a token must not create tokens, else it could not be revoked."""
    if player.token is not None:
        raise ApiError("not_by_token")
    return player


def is_local_request(request: AnyRequest) -> bool:
    """Return whether a request comes from this machine; one forwarded by a proxy does not."""
    forwarded = any(name in request.headers for name in ("forwarded", "x-forwarded-for"))
    return request.client is not None and is_loopback(request.client.host) and not forwarded


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Return the OpenAPI error responses of a route."""
    return {
        status: ResponseSpec(Problem, generate_examples=False, media_type=MEDIA_TYPE, description="ApiError")
        for status in (400, 413, 415, 429, 503, *statuses)
    }
