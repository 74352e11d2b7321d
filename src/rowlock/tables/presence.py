"""Presence: which players have a table open, here or at another process. Kept in memory, never in the log."""

from collections import Counter
from typing import Final

import msgspec

from .events import Millis

GONE_AFTER: Final = 60_000
"""Milliseconds of absence after which the others may act for a player."""
MAX_SEEN: Final = 100
"""Players of whom a table knows when they were seen; spectators with an identity count too."""
ANNOUNCEMENT_VALID: Final = 75_000
"""Milliseconds for which another process's announcement is valid; each repeats its own every 30 seconds."""


class Announcement(msgspec.Struct, frozen=True):
    """The seated players who have a table open at the process ``origin``. With ``ask``, the others announce theirs."""

    table: str
    origin: str
    players: tuple[str, ...]
    ask: bool = False


ANNOUNCEMENT: Final = msgspec.json.Decoder(Announcement)


class Presence:
    """The players who have one table open, and since when the others have not.

    Who was never seen counts as absent from when this process loaded the table.
    """

    def __init__(self, now: Millis) -> None:
        self._loaded = now
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, tuple[frozenset[str], Millis]] = {}
        self._seen: dict[str, Millis] = {}
        self.announced: tuple[str, ...] = ()
        """What this process has announced last."""

    def enter(self, player: str) -> None:
        """Count a connection of a player until :meth:`leave`."""
        self._here[player] += 1

    def leave(self, player: str, now: Millis) -> None:
        self._here[player] -= 1
        if not self._here[player]:
            del self._here[player]
        self.see(player, now)

    def see(self, player: str, now: Millis) -> None:
        """Note a sign of life of a player who may have no connection."""
        self._seen.pop(player, None)
        self._seen[player] = now
        if len(self._seen) > MAX_SEEN:
            del self._seen[next(iter(self._seen))]

    def is_here(self, player: str) -> bool:
        """Whether a player has a connection at this process."""
        return player in self._here

    def hear(self, announcement: Announcement, now: Millis) -> None:
        """Replace what is known of another process."""
        before, _ = self._elsewhere.pop(announcement.origin, (frozenset[str](), now))
        players = frozenset(announcement.players)
        for player in before - players:
            self.see(player, now)
        if players:
            self._elsewhere[announcement.origin] = players, now

    def left(self, player: str, now: Millis) -> Millis | None:
        """Return when a player was last seen; None if they are here."""
        if self.is_here(player):
            return None
        for origin, (players, heard) in list(self._elsewhere.items()):
            if now - heard > ANNOUNCEMENT_VALID:  # the process has died
                del self._elsewhere[origin]
                self._seen.update(dict.fromkeys(players, heard))
            elif player in players:
                return None
        return self._seen.get(player, self._loaded)
