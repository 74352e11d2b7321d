"""Announcer: tells a table's viewers and the other processes who has it open, and how the players react."""

import logging
import secrets
from collections.abc import Callable, Collection, Mapping
from typing import Final

import msgspec

from .events import Millis
from .fanout import Fanout
from .live_table import LiveTable
from .messages import Reaction, ReactionView
from .presence import GONE_AFTER

log = logging.getLogger(__name__)
REPEAT_INTERVAL: Final = 30_000
"""Milliseconds after which the players at a table are announced again, since messages may be lost."""


class Present(msgspec.Struct, frozen=True, tag_field="type", tag="present"):
    """The seated players who have a table open at the process ``origin``. With ``ask``, the others announce theirs."""

    table: str
    origin: str
    players: tuple[str, ...]
    ask: bool = False


class Reacted(msgspec.Struct, frozen=True, tag_field="type", tag="reacted"):
    """A reaction of a seat at the process ``origin``."""

    table: str
    origin: str
    seat: int
    reaction: Reaction


Announcement = Present | Reacted
_DECODER: Final[msgspec.json.Decoder[Announcement]] = msgspec.json.Decoder(Announcement)


class Announcer:
    """Announces the players at the tables of this process, and hears the announcements of others."""

    def __init__(self, fanout: Fanout, tables: Mapping[str, LiveTable], now: Callable[[], Millis]) -> None:
        self._fanout = fanout
        self._tables = tables
        self._now = now
        self._origin = secrets.token_hex(8)
        self._missed: Millis = 0
        self._repeated = now()

    def open(self) -> None:
        self._fanout.listen(self._hear, self._subscribed)

    def announce(self, live: LiveTable, *, again: bool = False, ask: bool = False) -> None:
        """Tell who is at a table if that has changed, or if they are to be announced again."""
        players = (seat.guest.player for seat in live.table.seats)
        here = tuple(player for player in players if player is not None and live.presence.is_here(player))
        if here != live.presence.announced or (again and here) or ask:
            live.presence.announced = here
            self._send(Present(live.table.id, self._origin, here, ask))
            live.wake()

    def repeat(self) -> None:
        """Announce again the tables whose turn has come since the last call; their turns are spread evenly."""
        before, self._repeated = self._repeated, self._now()
        for live in self._tables.values():
            offset = int(live.table.id[:6], 16)
            if (before + offset) // REPEAT_INTERVAL < (self._repeated + offset) // REPEAT_INTERVAL:
                self.announce(live, again=True)

    def react(self, live: LiveTable, seat: int, reaction: Reaction) -> None:
        """Show a reaction to all who have the table open, at any process."""
        _show(live, seat, reaction)
        self._send(Reacted(live.table.id, self._origin, seat, reaction))

    def gone(self, live: LiveTable) -> frozenset[int]:
        """Return the seats whose players have been absent for so long that the others may act for them."""
        now = self._now()
        if self._misses(now):
            return frozenset()
        return frozenset(at for at, left in live.absent(now).items() if now - left >= GONE_AFTER)

    def left(self, live: LiveTable, player: str) -> Millis | None:
        """Return since when a player is absent; None if they are at the table, as far as can be known."""
        now = self._now()
        return None if self._misses(now) else live.presence.left(player, now)

    def _misses(self, now: Millis) -> bool:
        """Whether other processes cannot be heard, or could not just now, so that nobody counts as gone."""
        return not self._fanout.connected or now - self._missed < GONE_AFTER

    def miss(self) -> None:
        """Note that announcements may have been missed until now."""
        self._missed = self._now()

    def _send(self, announcement: Announcement) -> None:
        self._fanout.announce(announcement.table, msgspec.json.encode(announcement))

    def _hear(self, data: bytes) -> None:
        try:
            heard = _DECODER.decode(data)
        except (msgspec.MsgspecError, UnicodeError, RecursionError):  # from a newer server, or foreign
            log.warning("ignoring an announcement that cannot be decoded")
            return
        live = self._tables.get(heard.table)
        if live is None or heard.origin == self._origin:
            return
        if isinstance(heard, Reacted):
            _show(live, heard.seat, heard.reaction)
            return
        live.presence.hear(heard.origin, heard.players, self._now())
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
