"""Routes of guests: creation, recovery on another device, sign-out, tokens of programs."""

from typing import Annotated, Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...formats.schema import Shape
from ...tables.frames import Me
from ...tables.players import Player
from ..addresses import client_key
from ..auth import COOKIE, TokenView, TokenWithText
from ..limits import GUESTS
from ..problems import AnyRequest
from ..services import Services
from .dependencies import CookieOnly, ServicesDep, SignedIn, problems

NameText = Annotated[str, Meta(max_length=200)]
"""A name or a label. Looser than the limit of names, so that longer ones fail as ``bad_name``."""


class NameRequest(Shape, frozen=True):
    name: NameText


class MeWithCode(Shape, frozen=True):
    """Your guest identity. ``recovery_code`` moves it to another device; it works once and is not shown again."""

    name: str
    recovery_code: str


class RecoveryRequest(Shape, frozen=True):
    recovery_code: Annotated[str, Meta(min_length=1, max_length=60)]


class TokenRequest(Shape, frozen=True):
    label: NameText


@post("/api/guests", responses=problems())
async def new_guest(request: AnyRequest, data: JSONBody[NameRequest], services: ServicesDep) -> Response[MeWithCode]:
    """Become a guest: choose a name, get a cookie."""
    services.limits.check("guest", client_key(request.scope), GUESTS)
    return _with_cookie(request, services, *await services.identities.new_guest(data.name))


@post("/api/recover", responses=problems(403), status_code=200)
async def recover(request: AnyRequest, data: JSONBody[RecoveryRequest], services: ServicesDep) -> Response[MeWithCode]:
    """Recover your identity on another device: get the cookie for a recovery code, and the next code."""
    services.limits.check("guest", client_key(request.scope), GUESTS)
    return _with_cookie(request, services, *await services.identities.recover(data.recovery_code))


def _with_cookie(request: AnyRequest, services: Services, player: Player, code: str) -> Response[MeWithCode]:
    cookie = services.identities.cookie(player, secure=request.url.scheme == "https")
    return Response(MeWithCode(player.name, code), cookies=[cookie])


@get("/api/me", responses=problems(401, 403))
async def me(player: SignedIn) -> Me:
    """Get your identity."""
    return Me(player.name)


@patch("/api/me", responses=problems(401, 403))
async def rename(data: JSONBody[NameRequest], owner: CookieOnly, services: ServicesDep) -> Me:
    """Change your name; seats taken before keep the old one."""
    return Me((await services.identities.rename(owner, data.name)).name)


@post("/api/me/recovery", responses=problems(401, 403), status_code=200)
async def new_code(owner: CookieOnly, services: ServicesDep) -> MeWithCode:
    """Replace your recovery code; the previous one no longer works."""
    return MeWithCode(owner.name, await services.identities.new_code(owner))


_CLEARED_COOKIE: Final = Cookie(key=COOKIE, value="", max_age=0, path="/")


@post("/api/me/sign-out", responses=problems(401, 403), status_code=204, response_cookies=[_CLEARED_COOKIE])
async def sign_out(owner: CookieOnly, services: ServicesDep) -> None:
    """Sign out on every device; only the recovery code and tokens still work."""
    await services.identities.sign_out_everywhere(owner)
    services.sockets.close_session(owner, None)


@get("/api/me/tokens", responses=problems(401, 403))
async def tokens(owner: CookieOnly, services: ServicesDep) -> list[TokenView]:
    """List your tokens."""
    return await services.identities.tokens(owner)


@post("/api/me/tokens", responses=problems(401, 403, 409))
async def new_token(data: JSONBody[TokenRequest], owner: CookieOnly, services: ServicesDep) -> TokenWithText:
    """Create a token, so that a program can play as you."""
    return await services.identities.new_token(owner, data.label)


@delete("/api/me/tokens/{token_id:str}", responses=problems(401, 403, 404))
async def revoke(
    token_id: Annotated[str, PathParameter(max_length=40)], owner: CookieOnly, services: ServicesDep
) -> None:
    """Revoke a token."""
    await services.identities.revoke(owner, token_id)
    services.sockets.close_session(owner, token_id)
