"""ChampionBot: networks trained by self-play, plus lookahead.

It maximizes the chance to win. The dice games search every roll of the coming turn, the card game samples deals of the
hidden cards. In the two-player dice game a second network, trained against careful players, is weighted by how careful
the opponent's sheet looks. The bot sees the seat's view only. Needs NumPy.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np

from ..engine.evaluate import Effort, evaluate_many
from ..game import View
from ..rules import Decision
from .protocol import ManyBot

DEFAULT_MS: Final = 50


class ChampionBot(ManyBot):
    """Chooses the option with the best chance to win. Deterministic: the seed is not used."""

    def __init__(self, seed: str = "", ms: int = DEFAULT_MS, habits: bool = True) -> None:
        del seed
        self.ms, self.habits = ms, habits

    def choose_many(self, views: Sequence[View], options: Sequence[Sequence[Decision]]) -> Sequence[Decision]:
        values = evaluate_many(views, options, Effort(self.ms, opponent_model=self.habits))
        return [some[int(np.argmax(value.utility()))] for some, value in zip(options, values, strict=True)]
