"""The bot that knows the rules and nothing else."""

import random
from collections.abc import Sequence

from ..game import View
from ..rules import Decision


class RandomBot:
    """Chooses uniformly among its options. The same seed chooses the same, in every version of Python."""

    def __init__(self, seed: str) -> None:
        # only random() itself is promised to stay the same from version to version
        self._random = random.Random(seed).random  # noqa: S311 - a game, not a secret

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:  # noqa: ARG002 - looks at nothing
        return options[int(self._random() * len(options))]
