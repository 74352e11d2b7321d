"""Reactions of the players at a table. Kept in memory for a moment, never in the log."""

from collections import deque
from typing import Final

from .messages import ReactionView

MAX_KEPT: Final = 10
"""Reactions that a viewer can be behind; one who is slower misses the older ones."""


class Reactions:
    """The last reactions at one table. ``count`` is the number of all so far, by which a viewer asks for later ones."""

    def __init__(self) -> None:
        self.count = 0
        self._kept = deque[ReactionView](maxlen=MAX_KEPT)

    def add(self, reaction: ReactionView) -> None:
        self.count += 1
        self._kept.append(reaction)

    def after(self, count: int) -> list[ReactionView]:
        """Return the reactions since there were ``count``, oldest first, as far as they are kept."""
        kept = list(self._kept)
        return kept[max(0, len(kept) - (self.count - count)) :]
