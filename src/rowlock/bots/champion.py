"""ChampionBot: networks trained by self-play, plus lookahead.

It maximizes the chance to win. The dice games search every roll of the coming turn, the card game samples deals of the
hidden cards. In the two-player dice game a second network, trained against careful players, is weighted by how careful
the opponent's sheet looks. The bot sees the seat's view only. Needs NumPy.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..engine import evaluate as engine
from ..game import View
from ..rules import Decision

DEFAULT_MS: Final = 50


class ChampionBot:
    """Chooses the option with the best chance to win. Deterministic: the seed is not used."""

    def __init__(self, seed: str = "", ms: int = DEFAULT_MS, habits: bool = True) -> None:
        del seed
        self.ms, self.habits = ms, habits

    def choose(self, view: View, options: Sequence[Decision]) -> Decision:
        return self.choose_many([view], [options])[0]

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]]) -> Sequence[Decision]:
        values = engine.evaluate_many(views, options, self.ms, opponent_model=self.habits)
        return [some[int(np.argmax(value.utility()))] for some, value in zip(options, values, strict=True)]
