"""Routes of guests: creation, codes for other devices, sign-out, tokens of programs."""

from typing import Annotated, Final

from litestar import Response, delete, get, patch, post
from litestar.datastructures import Cookie
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...formats.schema import Shape
from ...tables.frames import Me, MeWithCode
from ...tables.players import Player
from ..addresses import client_key
from ..auth import COOKIE, SECURE_COOKIE, DeviceCode, TokenView, TokenWithText
from ..limits import GUESTS
from ..problems import AnyRequest
from ..services import Services
from .dependencies import CookieOnly, ServicesDep, SignedIn, problems

NameText = Annotated[str, Meta(max_length=200)]
"""A name or a label. Looser than the limit of names, so that longer ones fail as ``bad_name``."""


class NameRequest(Shape, frozen=True):
    name: NameText


CodeText = Annotated[str, Meta(min_length=1, max_length=60)]


class RecoveryRequest(Shape, frozen=True):
    """Request to sign in with a code.

    ``recovery_code`` is your recovery code or a device code. With ``everywhere``, all other devices and programs are
    signed out.
    """

    recovery_code: CodeText
    everywhere: bool = False


class NewCodeRequest(Shape, frozen=True):
    """Request for a new recovery code. ``recovery_code`` is the one to replace."""

    recovery_code: CodeText


class TokenRequest(Shape, frozen=True):
    label: NameText


@post("/api/guests", responses=problems())
async def new_guest(request: AnyRequest, data: JSONBody[NameRequest], services: ServicesDep) -> Response[MeWithCode]:
    """Become a guest: choose a name, get a cookie."""
    services.limits.check("guest", client_key(request.scope), GUESTS)
    return _with_cookie(request, services, *await services.identities.new_guest(data.name))


@post("/api/recover", responses=problems(403), status_code=200)
async def recover(request: AnyRequest, data: JSONBody[RecoveryRequest], services: ServicesDep) -> Response[MeWithCode]:
    """Sign in on this device: get a cookie for a recovery code, and the next code; or for a device code."""
    services.limits.check("guest", client_key(request.scope), GUESTS)
    player, found = await services.identities.recover(data.recovery_code, everywhere=data.everywhere)
    if data.everywhere:
        services.sockets.close_identity(player.id)
    return _with_cookie(request, services, player, found)


def _with_cookie(request: AnyRequest, services: Services, player: Player, found: MeWithCode) -> Response[MeWithCode]:
    return Response(found, cookies=[services.identities.cookie(player, secure=_is_secure(request))])


def _is_secure(request: AnyRequest) -> bool:
    return request.url.scheme == "https"


_CLEARED_COOKIE: Final = Cookie(key=COOKIE, value="", max_age=0, path="/")
_CLEARED_SECURE_COOKIE: Final = Cookie(key=SECURE_COOKIE, value="", max_age=0, path="/", secure=True)


@get("/api/me", responses=problems(401, 403))
async def me(request: AnyRequest, player: SignedIn, services: ServicesDep) -> Response[Me]:
    """Get your identity."""
    found = Me(player.name, await services.identities.code_since(player))
    if player.token is None and _is_secure(request) and SECURE_COOKIE not in request.cookies:
        return Response(found, cookies=[services.identities.cookie(player, secure=True), _CLEARED_COOKIE])
    return Response(found)


@patch("/api/me", responses=problems(401, 403))
async def rename(data: JSONBody[NameRequest], owner: CookieOnly, services: ServicesDep) -> Me:
    """Change your name; seats taken before keep the old one."""
    return Me((await services.identities.rename(owner, data.name)).name)


@post("/api/me/recovery", responses=problems(401, 403), status_code=200)
async def new_code(
    request: AnyRequest, data: JSONBody[NewCodeRequest], owner: CookieOnly, services: ServicesDep
) -> MeWithCode:
    """Replace your recovery code: a cookie alone cannot."""
    services.limits.check("guest", client_key(request.scope), GUESTS)
    return await services.identities.new_code(owner, data.recovery_code)


@post("/api/me/device-code", responses=problems(401, 403), status_code=200)
async def new_device_code(owner: CookieOnly, services: ServicesDep) -> DeviceCode:
    """Get a code that signs in another device; a previous one no longer works."""
    return await services.identities.new_device_code(owner)


@post("/api/me/sign-out", responses=problems(401, 403), status_code=204)
async def sign_out(request: AnyRequest, owner: CookieOnly, services: ServicesDep) -> Response[None]:
    """Sign out all devices and programs; only the recovery code still works."""
    await services.identities.sign_out_everywhere(owner)
    services.sockets.close_identity(owner.id)
    cleared = [_CLEARED_COOKIE, _CLEARED_SECURE_COOKIE] if _is_secure(request) else [_CLEARED_COOKIE]
    return Response(None, cookies=cleared)


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
    services.sockets.close_identity(owner.id, token_id)
