"""Announcer: tells a table's viewers and the other processes who has it open, and how the players react."""

import secrets
from collections.abc import Callable, Collection, Mapping
from contextlib import suppress

import msgspec

from .events import Millis
from .fanout import Fanout
from .live_table import LiveTable
from .messages import Reaction, ReactionView
from .presence import ANNOUNCEMENT, Announcement
from .reactions import REACTED, Reacted


class Announcer:
    """Announces the players at the tables of this process, and hears the announcements of others."""

    def __init__(self, fanout: Fanout, tables: Mapping[str, LiveTable], now: Callable[[], Millis]) -> None:
        self._fanout = fanout
        self._tables = tables
        self._now = now
        self._origin = secrets.token_hex(8)

    def open(self) -> None:
        self._fanout.listen(self._hear, self._subscribed)

    def announce(self, live: LiveTable, *, again: bool = False, ask: bool = False) -> None:
        """Tell who is at a table if that has changed, or if they are to be announced again."""
        players = (seat.guest.player for seat in live.table.seats)
        here = tuple(player for player in players if player is not None and live.presence.is_here(player))
        if here != live.presence.announced or (again and here) or ask:
            live.presence.announced = here
            announcement = Announcement(live.table.id, self._origin, here, ask)
            self._fanout.announce(live.table.id, msgspec.json.encode(announcement))
            live.wake()

    def repeat(self) -> None:
        """Announce all tables again, since messages may be lost."""
        for live in self._tables.values():
            self.announce(live, again=True)

    def react(self, live: LiveTable, seat: int, reaction: Reaction) -> None:
        """Show a reaction to all who have the table open, at any process."""
        _show(live, seat, reaction)
        reacted = Reacted(live.table.id, self._origin, seat, reaction)
        self._fanout.announce(live.table.id, msgspec.json.encode(reacted))

    def _hear(self, data: bytes) -> None:
        for decoder in (ANNOUNCEMENT, REACTED):
            with suppress(msgspec.MsgspecError):  # of the other kind, from a newer server, or foreign
                self._take(decoder.decode(data))
                return

    def _take(self, heard: Announcement | Reacted) -> None:
        live = self._tables.get(heard.table)
        if live is None or heard.origin == self._origin:
            return
        if isinstance(heard, Reacted):
            _show(live, heard.seat, heard.reaction)
        else:
            live.presence.hear(heard, self._now())
            live.wake()
            if heard.ask:
                self.announce(live, again=True)

    def _subscribed(self, tables: Collection[str]) -> None:
        """Ask the other processes who is at tables that this one has begun to follow."""
        for table_id in tables:
            live = self._tables.get(table_id)
            if live is not None:
                self.announce(live, ask=True)


def _show(live: LiveTable, seat: int, reaction: Reaction) -> None:
    live.reactions.add(ReactionView(seat, reaction))
    live.wake()
