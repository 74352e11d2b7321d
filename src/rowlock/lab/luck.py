"""Luck of the dice: the change in win probability due to each roll.

Before a roll a network estimates the win probability of a seat over all rolls, and after it that of the actual roll.
The difference is luck; its mean is zero for any network and any later decisions. Results minus luck therefore have the
same mean as results but far lower variance (control variates): they show differences that would otherwise take many
times as many games.
"""

from collections.abc import Sequence
from typing import Final

from ..engine.dice.encode import encode, encode_rolls
from ..engine.dice.evaluate import batch_key, models
from ..engine.dice.lookahead import luck
from ..rules import Dice, classic

TWO_PLAYERS: Final = 2


def roll_luck(positions: Sequence[classic.Position], rolled: Sequence[Dice]) -> list[tuple[float, ...]]:
    """How much a roll changed each seat's win probability, for positions that await it.

    All positions must be on the same board and have the same number of seats.
    """
    key = batch_key(positions[0], 0)
    (model,) = models(key, networks=1)
    batch, dice = encode(positions), encode_rolls(rolled)
    # zero-sum for two players: evaluate one seat only
    evaluated = 1 if key.players == TWO_PLAYERS else key.players
    each = [luck(model, batch, dice, seat).win.tolist() for seat in range(evaluated)]
    if key.players == TWO_PLAYERS:
        each.append([-gain for gain in each[0]])
    return [
        tuple(each[(seat - position.active) % key.players][at] for seat in range(key.players))
        for at, position in enumerate(positions)
    ]
