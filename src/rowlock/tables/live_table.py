"""A table in memory: the fold of its log so far, and what those who look at it have still to see."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from .errors import TableError
from .events import Entry, Millis
from .messages import Happening, TableView
from .table import SECOND, Table, after, new_table
from .views import common, happening, see

MAX_TOLD: Final = 50
"""Who has missed more happenings than these gets the table without them."""


@dataclass(frozen=True, slots=True)
class Update:
    """What has happened since somebody looked last, and the table as they see it now."""

    happenings: Sequence[Happening]
    resync: bool
    """Whether happenings were left out: the table alone says what is."""
    table: TableView


class LiveTable:
    """One table of this process. ``lock`` is held by whoever judges a command; ``stale`` says to read the log first."""

    def __init__(self, entries: Sequence[Entry]) -> None:
        self.table = new_table(entries[0])
        self.requests: dict[tuple[str, str], int] = {}
        self.happenings = [happening(None, entries[0], self.table)]
        self.lock = asyncio.Lock()
        self.bells: set[asyncio.Event] = set()
        self.stale = False
        self.timer: asyncio.TimerHandle | None = None
        self.used: Millis = 0
        self._entries = [entries[0]]
        self._late = self.table
        self._ahead: tuple[Entry, Table] | None = None
        self._common = self.table, common(self.table)
        self.extend(entries[1:])

    @property
    def id(self) -> str:
        return self.table.id

    def ahead(self, entry: Entry) -> Table:
        """The table as it will be after an entry that is not appended yet."""
        table = after(self.table, entry)
        self._ahead = entry, table
        return table

    def extend(self, entries: Sequence[Entry]) -> None:
        """Follow the log."""
        for entry in entries:
            if entry.seq <= self.table.seq:
                continue
            before = self.table
            ahead = self._ahead
            self.table = ahead[1] if ahead and ahead[0] is entry else after(before, entry)
            self._ahead = None
            self.happenings.append(happening(before, entry, self.table))
            if entry.player is not None and entry.request is not None:
                self.requests[entry.player, entry.request] = entry.seq
            if self.table.settings.delay:
                self._entries.append(entry)
                if self.table.game is None:
                    self._late = self.table  # what everybody has seen already is not taken back when the game begins
            for bell in self.bells:
                bell.set()

    def disarm(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    # What is seen

    def shown(self, player: str | None, now: Millis) -> Table:
        """The table that somebody may see: an onlooker of a game sees it late. Raises TableError ``no_spectators``."""
        table = self.table
        if table.seat_of(player) is not None or table.game is None:
            return table
        if not table.settings.spectators:
            raise TableError("no_spectators")
        if not table.settings.delay:
            return table
        return self._delayed(now - table.settings.delay * SECOND)

    def _delayed(self, until: Millis) -> Table:
        """The table as it was at a time, which only grows."""
        for entry in self._entries[self._late.seq :]:
            if entry.at > until:
                break
            self._late = after(self._late, entry)
        return self._late

    def until_shown(self, player: str | None, now: Millis) -> Millis | None:
        """How long until somebody may see more, if that needs no new entry."""
        shown = self.shown(player, now)
        if shown.seq == self.table.seq:
            return None
        return self._entries[shown.seq].at + self.table.settings.delay * SECOND - now

    def update(self, player: str | None, seen: int | None, now: Millis) -> Update | None:
        """What somebody has to be told who has seen the table up to a seq, or nothing of it yet."""
        table = self.shown(player, now)
        if seen is None:
            return Update((), False, self._see(table, player))
        if seen == table.seq:
            return None
        missed = not 0 < table.seq - seen <= MAX_TOLD
        return Update(() if missed else self.happenings[seen : table.seq], missed, self._see(table, player))

    def _see(self, table: Table, player: str | None) -> TableView:
        if self._common[0] is not table:
            self._common = table, common(table)
        return see(table, player, self._common[1])
