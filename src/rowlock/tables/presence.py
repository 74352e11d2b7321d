"""Presence: which players have a table open, here or at another process. Kept in memory, never in the log."""

from collections import Counter
from collections.abc import Collection
from typing import Final

from .events import Millis

GONE_AFTER: Final = 60_000
"""Milliseconds of absence after which the others may act for a player."""
ANNOUNCEMENT_VALID: Final = 75_000
"""Milliseconds for which another process's announcement is valid; more than two of its repetitions."""


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

    def leave(self, player: str) -> None:
        self._here[player] -= 1
        if not self._here[player]:
            del self._here[player]

    def see(self, player: str, at: Millis) -> None:
        """Note that a player was at the table at a time, perhaps before they were last seen."""
        self._seen[player] = max(at, self._seen.get(player, self._loaded))

    def is_here(self, player: str) -> bool:
        """Whether a player has a connection at this process."""
        return player in self._here

    def hear(self, origin: str, players: Collection[str], now: Millis) -> None:
        """Replace what is known of the process ``origin``."""
        before, _ = self._elsewhere.pop(origin, (frozenset[str](), now))
        for player in before.difference(players):
            self.see(player, now)
        if players:
            self._elsewhere[origin] = frozenset(players), now

    def left(self, player: str, now: Millis) -> Millis | None:
        """Return when a player was last seen; None if they are here."""
        if self.is_here(player):
            return None
        for origin, (players, heard) in list(self._elsewhere.items()):
            if now - heard > ANNOUNCEMENT_VALID:  # the process has died
                del self._elsewhere[origin]
                for each in players:
                    self.see(each, heard)
            elif player in players:
                return None
        return self._seen.get(player, self._loaded)
