"""The champion: a trained network for each game, and a look ahead.

It plays what gives the best chance to win, judged by networks trained by self-play, in the dice games over every roll
of the coming turn, in the card game over sampled deals of the cards it cannot see. In the dice game for two it also
asks a network that learned against careful players, as far as the opponent's sheet says it is one. It sees a seat's
view, nothing else, and needs NumPy.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..engine import evaluate as engine
from ..game import View
from ..rules import Decision

DEFAULT_MS: Final = 50


class ChampionBot:
    """Chooses the best option. The same view, the same choice: the seed is not used."""

    def __init__(self, seed: str = "", ms: int = DEFAULT_MS, habits: bool = True) -> None:
        del seed
        self.ms, self.habits = ms, habits

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        return self.choose_many([view], [options])[0]

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]]) -> Sequence[Decision]:
        values = engine.evaluate_many(views, options, self.ms, habits=self.habits)
        return [some[int(np.argmax(value.utility()))] for some, value in zip(options, values, strict=True)]
