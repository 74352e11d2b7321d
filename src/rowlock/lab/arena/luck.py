"""What the dice gave: the part of a result that nobody earned.

Before each roll a network reckons what a seat can expect over all rolls, and after it what this one gives. The
difference is luck, and its mean is nothing whatever the network thinks and whatever is decided afterwards. So results
less luck have the same mean as results, and far less spread: differences show that would take many times as many games.
"""

from collections.abc import Sequence
from typing import Final

from ...engine.dice.evaluate import batch_key, network_for
from ...engine.dice.lookahead import luck
from ...engine.dice.options import board_of
from ...engine.encode import dice_batch, roll_batch
from ...engine.model import load
from ...rules import Dice, classic

TWO_PLAYERS: Final = 2


def roll_luck(positions: Sequence[classic.Position], rolled: Sequence[Dice]) -> list[tuple[float, ...]]:
    """How much a roll raised each seat's chance to win, in positions that await it; all on one board, with equally
    many seats.
    """
    place = batch_key(positions[0], 0)
    net, board = load(network_for(place)), board_of(place.track)
    table, dice = dice_batch(positions), roll_batch(rolled)
    # what one of two gains the other loses: their networks' views need not be asked twice
    looking = 1 if place.players == TWO_PLAYERS else place.players
    each = [luck(net, board, table, dice, seat).win.tolist() for seat in range(looking)]
    if place.players == TWO_PLAYERS:
        each.append([-gain for gain in each[0]])
    return [
        tuple(each[(seat - position.active) % place.players][at] for seat in range(place.players))
        for at, position in enumerate(positions)
    ]
