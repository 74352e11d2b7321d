"""RandomBot: chooses uniformly among its options."""

import random
from collections.abc import Sequence

from ..game import View
from ..rules import Decision


class RandomBot:
    """Uniformly random. The same seed gives the same decisions in every version of Python."""

    def __init__(self, seed: str) -> None:
        # of random.Random only random() is guaranteed to be stable across versions
        self._random = random.Random(seed).random  # noqa: S311 - a game, not a secret

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:  # noqa: ARG002 - required by Bot
        return options[int(self._random() * len(options))]
