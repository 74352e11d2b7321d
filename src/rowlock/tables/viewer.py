"""Viewer: a player or spectator who follows a table, and what they are shown of it."""

import asyncio
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import suppress

from .announcer import Announcer
from .errors import TableError
from .events import Millis
from .live_table import RESYNC, LiveTable
from .messages import PresenceView, ReactionView, Update
from .table import SECOND

Shown = Update | PresenceView | ReactionView


class Viewer:
    """A viewer who has seen a table up to the seq ``after``. Presence and reactions are shown if they are wanted."""

    def __init__(self, live: LiveTable, player: str | None, after: int | None, *, presence: bool, reactions: bool):
        self._live = live
        self._player = player
        self._after = after
        self._presence = presence
        self._reactions = reactions
        self._restarts = live.restarts
        self._greeted = False
        self._present: PresenceView | None = None
        self._heard = live.reactions.count

    def news(self, now: Millis) -> Sequence[Shown]:
        """Return what the viewer has not been shown yet, an update first. Raises TableError."""
        live, player = self._live, self._player
        if live.lost:
            raise TableError("no_such_table", table=live.table.id)
        if live.restarts != self._restarts:
            self._restarts, self._after = live.restarts, RESYNC
        update = live.update(player, self._after, now)
        if update is None and not self._greeted:
            update = live.update(player, None, now)
        if update is not None:
            self._after, self._greeted = update.seq, True
            return (update,)
        if self._presence and (present := live.present(now)) != self._present:
            self._present = present
            return (present,)
        if self._reactions and self._heard != live.reactions.count:
            new, self._heard = live.reactions.after(self._heard), live.reactions.count
            if live.visible(player, now).seq == live.table.seq:  # else they would tell of what is still to come
                return new
        return ()


async def follow(
    opened: Callable[[], Awaitable[LiveTable]],
    announcer: Announcer,
    clock: Callable[[], Millis],
    player: str | None,
    after: int | None,
    *,
    presence: bool,
    reactions: bool,
) -> AsyncGenerator[Shown]:
    """Yield an update now, and whenever the table changes; see :meth:`.Tables.watch`.

    A slow reader gets fewer updates, not a longer queue: each update covers all changes since the previous one. If the
    log has lost what the viewer has seen, the next update is a resync. The first update comes even if nothing is new,
    since a failover may have put another entry in the place of the one the viewer has seen. Of reactions, a slow reader
    gets the last ones.
    """
    live = await opened()
    viewer = Viewer(live, player, after, presence=presence, reactions=reactions)
    wakeup, entered = asyncio.Event(), False
    live.subscribers.add(wakeup)
    try:
        while True:
            wakeup.clear()
            news = viewer.news(now := clock())
            if not entered and player is not None:
                entered = True
                live.presence.enter(player)
                announcer.announce(live)
            for each in news:
                yield each
            if not news:
                wait = live.until_visible(player, now)
                with suppress(TimeoutError):  # wait_for of Python 3.11 may lose a cancellation
                    async with asyncio.timeout(None if wait is None else wait / SECOND):
                        await wakeup.wait()
    finally:
        live.subscribers.discard(wakeup)
        live.used = clock()
        if entered and player is not None:
            live.presence.leave(player, live.used)
            announcer.announce(live)
