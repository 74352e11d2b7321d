"""The expert: the champion's judgement at a glance.

It asks one network and does not look ahead, and what it judges it judges by eye: of two options that are nearly as good
it may take the wrong one, like a strong player who does not reckon. What is clearly bad it never does.
"""

from collections.abc import Sequence
from typing import Final
from zlib import crc32

import numpy as np

from ..engine import evaluate as engine
from ..game import View
from ..rules import Decision

NOISE: Final = 0.012
"""How far its judgement of a chance to win is off, as a standard deviation."""


class ExpertBot:
    """Chooses what looks best. How it misjudges a view follows from its seed and the view, so it remembers nothing."""

    def __init__(self, seed: str = "") -> None:
        self._seed = crc32(seed.encode())

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        return self.choose_many([view], [options])[0]

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]]) -> Sequence[Decision]:
        values = engine.evaluate_many(views, options, ms=0, networks=1)
        return [
            some[int(np.argmax(value.utility() + self._noise(view, len(some))))]
            for view, some, value in zip(views, options, values, strict=True)
        ]

    def _noise(self, view: View, count: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        if len(view.table.sheets) == 1:
            return np.zeros(count)  # alone there is no chance to misjudge, and points are reckoned
        # who else has decided already is no part of it: a seat that is asked again must say the same
        rng = np.random.default_rng((self._seed, crc32(repr((view.seat, view.table)).encode())))
        return rng.normal(0, NOISE, count)
