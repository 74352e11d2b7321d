"""LiveTable: a table in memory, its log so far and the updates of its subscribers."""

import asyncio
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Final

from .errors import TableError
from .events import Entry, Millis
from .messages import PresenceView, TableView, Update
from .presence import Presence
from .reactions import Reactions
from .table import SECOND, Table, apply_entry, new_table
from .views import happening, shared_view, table_view

MAX_HAPPENINGS: Final = 50
"""Beyond this many missed happenings, send the table only."""
RESYNC: Final = -MAX_HAPPENINGS
"""Seq of a viewer who gets the table only."""


class LiveTable:
    """A table of this process. ``lock`` is held while a command is handled; if ``stale``, read the log first.

    ``restarts`` counts how often it was loaded. A ``lost`` table is not in the log anymore.
    """

    def __init__(self, entries: Sequence[Entry], now: Millis = 0) -> None:
        self.lock = asyncio.Lock()
        self.subscribers: set[asyncio.Event] = set()
        self.stale = False
        self.lost = False
        self.timer: asyncio.TimerHandle | None = None
        self.restarts = 0
        self.presence = Presence(now)
        self.reactions = Reactions()
        self.load(entries, now)
        self.used: Millis = self.table.at

    def load(self, entries: Sequence[Entry], now: Millis = 0) -> None:
        """Replace all that is known by the whole log. Raises TableError ``broken_log``."""
        with _replaying(entries[0]):
            self.table = new_table(entries[0])
        self.requests: dict[tuple[str, str], int] = {}
        self.happenings = [happening(None, entries[0], self.table)]
        self.restarts += 1
        self._entries = [(entries[0].at, entries[0])]
        self._delayed_table = self.table
        self._shared = self.table, shared_view(self.table)
        self.extend(entries[1:], now)
        self.wake()

    def extend(self, entries: Sequence[Entry], now: Millis = 0) -> None:
        """Apply entries of the log, skipping known ones. Raises TableError ``broken_log``."""
        for entry in entries:
            if entry.seq > self.table.seq:
                with _replaying(entry):
                    self.advance(entry, apply_entry(self.table, entry), now)

    def advance(self, entry: Entry, table: Table, now: Millis = 0) -> None:
        """Apply the next entry of the log and wake the subscribers; ``table`` is the table after it."""
        self.happenings.append(happening(self.table, entry, table))
        self.table = table
        if entry.player is not None:
            self.see(entry.player, min(entry.at, now))  # another server's clock may be ahead
            if entry.request is not None:
                self.requests[entry.player, entry.request] = entry.seq
        if table.settings.delay:
            self._append_delayed(entry)
            if table.game is None:  # shown without delay: do not take it back when the game begins
                self._delayed_table = table
        self.wake()

    def wake(self) -> None:
        for wakeup in self.subscribers:
            wakeup.set()

    def see(self, player: str, at: Millis) -> None:
        """Note that a player was at the table, if they have a seat."""
        if self.table.seat_of(player) is not None:
            self.presence.see(player, at)

    def _append_delayed(self, entry: Entry) -> None:
        """Keep an entry for delayed spectators, with its time.

        No earlier one counts as later than it, even if a clock was ahead.
        """
        for at in range(len(self._entries) - 1, -1, -1):
            if self._entries[at][0] <= entry.at:
                break
            self._entries[at] = entry.at, self._entries[at][1]
        self._entries.append((entry.at, entry))

    def disarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # Views

    def visible(self, player: str | None, now: Millis) -> Table:
        """Return the table a viewer may see: delayed for spectators of a game. Raises TableError ``no_spectators``."""
        table = self.table
        if table.seat_of(player) is not None or table.game is None:
            return table
        if not table.settings.spectators:
            raise TableError("no_spectators")
        if not table.settings.delay:
            return table
        return self._delayed(now - table.settings.delay * SECOND)

    def _delayed(self, until: Millis) -> Table:
        """Return the table at a time, or the one returned last if that is later."""
        for at, entry in self._entries[self._delayed_table.seq :]:
            if at > until:
                break
            self._delayed_table = apply_entry(self._delayed_table, entry)
        return self._delayed_table

    def until_visible(self, player: str | None, now: Millis) -> Millis | None:
        """Milliseconds until the delay shows the viewer the next entry; None if they have seen all."""
        visible = self.visible(player, now)
        if visible.seq == self.table.seq:
            return None
        return self._entries[visible.seq][0] + self.table.settings.delay * SECOND - now

    def update(self, player: str | None, seen: int | None, now: Millis) -> Update | None:
        """Return the update for a viewer who has seen the table up to ``seen``, or never; None if nothing is new."""
        table = self.visible(player, now)
        if seen is None:
            return Update(table.seq, now, False, (), self._view(table, player))
        if seen == table.seq:
            return None
        missed = not 0 < table.seq - seen <= MAX_HAPPENINGS
        happenings = () if missed else self.happenings[seen : table.seq]
        return Update(table.seq, now, missed, happenings, self._view(table, player))

    def absent(self, now: Millis) -> dict[int, Millis]:
        """Return the seats whose players are not there, and since when."""
        people = ((at, seat.guest.player) for at, seat in enumerate(self.table.seats))
        since = {at: self.presence.left(player, now) for at, player in people if player is not None}
        return {at: left for at, left in since.items() if left is not None}

    def present(self, now: Millis) -> PresenceView:
        return PresenceView({str(at): left for at, left in self.absent(now).items()})

    def _view(self, table: Table, player: str | None) -> TableView:
        if self._shared[0] is not table:
            self._shared = table, shared_view(table)
        return table_view(table, player, self._shared[1])


@contextmanager
def _replaying(entry: Entry) -> Generator[None]:
    """Raise TableError ``broken_log`` if an entry cannot be applied."""
    try:
        yield
    except Exception as error:
        raise TableError("broken_log", seq=entry.seq, why=f"it cannot be replayed, {error!r}") from error
