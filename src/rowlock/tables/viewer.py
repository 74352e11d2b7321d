"""Viewer: a player or spectator who follows a table, and the frames they are sent."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from .announcer import Announcer
from .errors import TableError
from .events import Millis
from .live_table import RESYNC, LiveTable
from .messages import PresenceView, ReactionView, Update
from .table import SECOND

TableFrame = Update | PresenceView | ReactionView


class Viewer:
    """Asynchronous iterator of the frames of a table, to be closed; its player is present from the first one on.

    The first is an update, even if nothing is new, since a failover may have put another entry in the place of the one
    the viewer has seen. A slow reader gets fewer updates, not a longer queue: each covers all changes since the
    previous one. If the log has lost what the viewer has seen, the next update is a resync. Of reactions, a slow reader
    gets the last ones. Raises TableError.
    """

    def __init__(
        self,
        load: Callable[[], Awaitable[LiveTable]],
        announcer: Announcer,
        clock: Callable[[], Millis],
        player: str | None,
        after: int | None,
        *,
        presence: bool,
        reactions: bool,
    ) -> None:
        self._load = load
        self._announcer = announcer
        self._clock = clock
        self._player = player
        self._presence = presence
        self._reactions = reactions
        self._live: LiveTable | None = None
        self._changed = asyncio.Event()
        self._restarts = self._reacted = 0
        self.resume(after)

    def resume(self, after: int | None) -> None:
        """Let the frames begin again, with an update for a viewer who has seen the table up to a seq, or never."""
        self._after, self._updated = after, False
        self._present: PresenceView | None = None
        self._changed.set()

    def __aiter__(self) -> "Viewer":
        return self

    async def __anext__(self) -> TableFrame:
        live = self._live or await self._enter()
        while True:
            self._changed.clear()
            now = self._clock()
            if (frame := self._next_frame(live, now)) is not None:
                return frame
            wait = live.until_visible(self._player, now)
            with suppress(TimeoutError):  # wait_for of Python 3.11 may lose a cancellation
                async with asyncio.timeout(None if wait is None else wait / SECOND):
                    await self._changed.wait()

    async def _enter(self) -> LiveTable:
        live = await self._load()
        live.visible(self._player, self._clock())  # raises TableError
        self._live, self._restarts, self._reacted = live, live.restarts, live.reactions.count
        live.subscribers.add(self._changed)
        if self._player is not None:
            live.presence.enter(self._player)
            self._announcer.announce(live)
        return live

    async def aclose(self) -> None:
        live, self._live = self._live, None
        if live is None:
            return
        live.subscribers.discard(self._changed)
        live.used = self._clock()
        if self._player is not None:
            live.presence.leave(self._player)
            live.see(self._player, live.used)
            self._announcer.announce(live)

    def _next_frame(self, live: LiveTable, now: Millis) -> TableFrame | None:
        """Return what the viewer has not been sent yet, an update first."""
        if live.lost:
            raise TableError("no_such_table", table=live.table.id)
        if live.restarts != self._restarts:
            self._restarts, self._after = live.restarts, RESYNC
        update = live.update(self._player, self._after, now)
        if update is None and not self._updated:
            update = live.update(self._player, None, now)
        if update is not None:
            self._after, self._updated = update.seq, True
            return update
        if self._presence and (present := live.present(now)) != self._present:
            self._present = present
            return present
        if self._reactions and (new := live.reactions.after(self._reacted)):
            if live.visible(self._player, now).seq == live.table.seq:
                self._reacted = live.reactions.count - len(new) + 1
                return new[0]
            self._reacted = live.reactions.count  # they would tell of what is still to come
        return None
