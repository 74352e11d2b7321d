"""Push service: keeps the subscriptions of guests, and tells those who are not at their table that it is their turn.

A turn is a step of the game that a table waits for a player in. The tables that have been quiet for a while are read
from the database, so that no turn is missed when a process ends, and each turn is claimed there before it is told, so
that one process tells it, once.
"""

import asyncio
import hashlib
import hmac
import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import msgspec

from ...tables.correspondence import Turn
from ...tables.errors import TableError
from ...tables.events import Millis
from ...tables.players import Player
from ...tables.service import Tables
from ...tables.steady_clock import wall_clock
from ...tables.storage.subscriptions import (
    Subscription,
    add_subscription,
    claim,
    drop_subscription,
    quiet_tables,
    subscribed,
    subscriptions_of,
)
from ...tables.table import SECOND
from ..config import PushConfig
from ..problems import ApiError
from .base import Push
from .delivery import Delivery, PushMessage
from .endpoints import is_endpoint
from .web_push import Recipient, ServerKey, encode_base64url

log = logging.getLogger(__name__)
SWEEP_INTERVAL: Final = 2.0
"""Seconds between sweeps."""
LOOK_BACK: Final = 24 * 3600_000
"""Milliseconds before the start of this process whose turns are told if no process has."""
OVERLAP: Final = 60_000
"""Milliseconds swept again: clocks differ, and an entry is timestamped before it is committed."""
MAX_SUBSCRIPTIONS: Final = 5
"""Browsers of one guest; the oldest gives way."""
TOPIC_LENGTH: Final = 32
MAX_PENDING: Final = 2000
"""Turns that are watched because their player may leave; beyond them the oldest is forgotten."""
MIN_SECONDS: Final = 60
MAX_SECONDS: Final = 7 * 86_400
"""Bounds of the time that a push service keeps a message for a device that is off."""


class Content(msgspec.Struct, frozen=True):
    """Content of a push message: which table, its game, who has played, and how many tables wait for the guest."""

    table: str
    game: str
    by: str
    waiting: int


class PushService(Push):
    """Web Push for the guests of one process. ``secret`` is that of the server, and keeps ids of tables from others.

    ``interval`` are the seconds between sweeps.
    """

    def __init__(self, config: PushConfig, secret: str, tables: Tables, interval: float = SWEEP_INTERVAL) -> None:
        self._config = config
        self._secret = secret.encode()
        self._tables = tables
        self._store = tables.store
        self._interval = interval
        self._key = ServerKey(config.key, config.contact)
        self._delivery = Delivery(self._key, self._forget)
        self._since = tables.times.now() - LOOK_BACK
        self._pending: dict[tuple[str, str], None] = {}
        """Table and player of each turn that is watched."""
        self._checked: dict[str, Millis] = {}
        """Tables of the last minute, with the time of the entry that they were checked at."""

    @property
    def public_key(self) -> str:
        return self._key.public

    # Subscriptions

    async def subscribe(self, player: Player, endpoint: str, key: str, auth: str) -> str:
        if not is_endpoint(endpoint, self._config.services):
            raise ApiError("bad_subscription", where="endpoint")
        try:
            Recipient(key, auth)
        except ValueError as error:
            raise ApiError("bad_subscription", where="keys") from error
        found = hashlib.sha256(endpoint.encode()).hexdigest()
        subscription = Subscription(found, player.id, player.epoch, endpoint, key, auth, wall_clock())
        await add_subscription(self._store, subscription, MAX_SUBSCRIPTIONS)
        return found

    async def unsubscribe(self, player: Player, subscription: str) -> None:
        await drop_subscription(self._store, subscription, of=player.id)

    async def _forget(self, subscription: str) -> None:
        with suppress(TableError):  # the push service says so again next time
            await drop_subscription(self._store, subscription)

    # Turns

    async def run(self) -> None:
        self._delivery.open()
        reachable = True
        try:
            while True:
                try:
                    await self.sweep()
                except TableError as error:
                    if reachable:
                        log.warning("push messages wait, retrying every %g seconds: %s", self._interval, error.code)
                    reachable = False
                except Exception:
                    log.exception("push messages failed")
                else:
                    reachable = True
                await asyncio.sleep(self._interval)
        finally:
            await self._delivery.close()

    async def sweep(self) -> None:
        """Look for turns that have begun, and tell those whose player has been gone for the delay."""
        until = self._tables.times.now() - round(self._config.delay * SECOND)
        after = (self._since - OVERLAP, "")
        self._checked = {table: at for table, at in self._checked.items() if at >= after[0]}
        while page := await quiet_tables(self._store, until, after):
            after = page[-1].updated, page[-1].id
            fresh = [table for table in page if self._checked.get(table.id) != table.updated]
            for table in fresh:
                if table.untold is None:
                    log.warning("table %s: its summary cannot be read, so nobody is told of a turn", table.id)
            untold = [(table.id, each) for table in fresh for each in table.untold or ()]
            subscribers = await subscribed(self._store, {each for _, each in untold})
            self._watch([(table_id, each) for table_id, each in untold if each in subscribers])
            self._checked |= {table.id: table.updated for table in fresh}
        self._since = until
        for table_id, player in list(self._pending):
            if not await self._check_safely(table_id, player, until):
                self._pending.pop((table_id, player), None)
            await asyncio.sleep(0)  # a turn whose player is there is checked without waiting for anything

    def _watch(self, found: Sequence[tuple[str, str]]) -> None:
        for key in found:
            self._pending.pop(key, None)
            self._pending[key] = None
        while len(self._pending) > MAX_PENDING:
            del self._pending[next(iter(self._pending))]

    async def _check_safely(self, table_id: str, player: str, until: Millis) -> bool:
        """Check a turn; one that fails is not looked at again. Raises TableError ``unavailable``."""
        try:
            return await self._check_turn(table_id, player, until)
        except TableError as error:
            if error.code == "unavailable":
                raise
        except Exception:  # of this turn: the others go on
            log.exception("table %s: checking a turn failed", table_id)
        return False

    async def _check_turn(self, table_id: str, player: str, until: Millis) -> bool:
        """Tell a player of their turn if they have been gone since a time; return whether to look again later."""
        found = await self._tables.turn(table_id, player)
        if found is None:
            return False
        turn, left = found
        if left is None or max(turn.since, left) > until:
            return True
        browsers = await subscriptions_of(self._store, player)
        if len(browsers) > self._delivery.room:
            return True
        messages = await self._messages(turn, browsers) if browsers else []
        if messages and await claim(self._store, turn):  # last: a turn that is claimed is not told again
            for message in messages:
                self._delivery.post(message)
        return False

    async def _messages(self, turn: Turn, browsers: Sequence[Subscription]) -> list[PushMessage]:
        """Return the messages that tell some browsers of a turn."""
        waiting = sum(table.waited_for for table in await self._store.tables_of(turn.player))
        content = msgspec.json.encode(Content(turn.table, turn.game, turn.previous_player, waiting))
        now = self._tables.times.now()
        left = MAX_SECONDS if turn.deadline is None else (turn.deadline - now) // SECOND
        seconds = min(MAX_SECONDS, max(MIN_SECONDS, left))
        return [
            PushMessage(
                each.id, each.endpoint, Recipient(each.key, each.auth), content, seconds, self._topic(turn, each)
            )
            for each in browsers
        ]

    def _topic(self, turn: Turn, browser: Subscription) -> str:
        """Return the topic of a table in one browser: the push service must not learn who plays together."""
        found = hmac.digest(self._secret, f"push {turn.table} {browser.id}".encode(), "sha256")
        return encode_base64url(found)[:TOPIC_LENGTH]
