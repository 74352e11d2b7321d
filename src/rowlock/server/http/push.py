"""Routes of push messages: the server's key, and the subscriptions of a guest's browsers."""

from typing import Annotated

from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter
from msgspec import Meta

from ...formats.schema import Shape
from ..limits import PUSH
from ..push.endpoints import MAX_ENDPOINT
from .dependencies import CookieOnly, ServicesDep, Visitor, problems


class PushKey(Shape, frozen=True):
    """The ``applicationServerKey`` that browsers subscribe with, in base64url; null if there are no messages here."""

    key: str | None


class SubscriptionKeys(Shape, frozen=True):
    """The keys of a subscription, in base64url."""

    p256dh: Annotated[str, Meta(max_length=100)]
    auth: Annotated[str, Meta(max_length=40)]


class SubscriptionRequest(Shape, frozen=True):
    """The push subscription of a browser."""

    endpoint: Annotated[str, Meta(min_length=1, max_length=MAX_ENDPOINT)]
    keys: SubscriptionKeys


class SubscriptionId(Shape, frozen=True):
    """The name of a subscription, to delete it by."""

    id: str


@get("/api/push", responses=problems())
async def push_key(services: ServicesDep, visitor: Visitor) -> PushKey:
    """Get the key for push messages."""
    del visitor
    return PushKey(services.push.public_key)


@post("/api/me/push", responses=problems(401, 403, 404))
async def subscribe(data: JSONBody[SubscriptionRequest], owner: CookieOnly, services: ServicesDep) -> SubscriptionId:
    """Have your browser told when it is your turn; you have up to five. The same endpoint replaces an earlier one."""
    services.limits.check("push", owner.id, PUSH)
    return SubscriptionId(await services.push.subscribe(owner, data.endpoint, data.keys.p256dh, data.keys.auth))


@delete("/api/me/push/{subscription:str}", responses=problems(401, 403))
async def unsubscribe(
    subscription: Annotated[str, PathParameter(pattern="^[0-9a-f]{64}$")], owner: CookieOnly, services: ServicesDep
) -> None:
    """Have your browser told nothing anymore; it may be gone already."""
    services.limits.check("push", owner.id, PUSH)
    await services.push.unsubscribe(owner, subscription)
