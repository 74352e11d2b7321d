"""ExpertBot: one network of the champion, no lookahead, with noise added to its evaluation.

The noise makes it confuse options of nearly equal value; it never picks a clearly bad one.
"""

from collections.abc import Sequence
from typing import Final
from zlib import crc32

import numpy as np

from ..engine.evaluate import Effort, evaluate_many
from ..game import View
from ..rules import Decision
from .protocol import ManyBot

NOISE: Final = 0.012
"""Standard deviation of the error added to a chance to win."""


class ExpertBot(ManyBot):
    """Chooses the best option by a noisy evaluation. Stateless: the noise is a function of the seed and the view."""

    def __init__(self, seed: str = "") -> None:
        self._seed = crc32(seed.encode())

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]]) -> Sequence[Decision]:
        values = evaluate_many(views, options, Effort(networks=1))
        return [
            some[int(np.argmax(value.utility() + self._noise(view, len(some))))]
            for view, some, value in zip(views, options, values, strict=True)
        ]

    def _noise(self, view: View, count: int) -> "np.ndarray[tuple[int], np.dtype[np.float64]]":
        if len(view.table.sheets) == 1:
            return np.zeros(count)  # a solo game has no chance to win, only points
        # exclude which other seats have decided: the same question asked later must get the same answer
        rng = np.random.default_rng((self._seed, crc32(repr((view.seat, view.table)).encode())))
        return rng.normal(0, NOISE, count)
