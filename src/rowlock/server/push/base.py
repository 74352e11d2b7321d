"""Push messages of a server without a key: there are none. A server with one has a PushService instead."""

from ...tables.players import Player
from ..problems import ApiError


class Push:
    """Keeps the subscriptions of guests and tells them of their turns; this one refuses subscriptions."""

    @property
    def public_key(self) -> str | None:
        """The key that a browser subscribes with."""
        return None

    async def subscribe(self, player: Player, endpoint: str, key: str, auth: str) -> str:  # noqa: ARG002 - see PushService
        """Store the subscription of a browser and return its id. Raises ApiError."""
        raise ApiError("no_push")

    async def unsubscribe(self, player: Player, subscription: str) -> None:
        """Delete a subscription of a player, if it is there."""

    async def run(self) -> None:
        """Tell people of their turns until cancelled."""
