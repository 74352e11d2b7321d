"""Networks that see a game with its rows exchanged.

Red and yellow are the same game, so are green and blue; and so are both pairs, if every number is counted from the
other end. A network learns this only roughly: eight of them, each with the rows in another order, are wrong in
different places, and their mean is wrong by less. Only the tables of vectors are put in another order. On a board the
rows are not alike.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .cards import options as cards
from .dice import options as dice
from .model import Network, load
from .rows import STATES

ORDERS: Final = (
    (0, 1, 2, 3),
    (3, 2, 1, 0),
    (1, 0, 3, 2),
    (2, 3, 0, 1),
    (1, 0, 2, 3),
    (2, 3, 1, 0),
    (0, 1, 3, 2),
    (3, 2, 0, 1),
)
"""The orders of rows that make the same game; the first few differ most."""


FAMILIES: Final = {"duel": ("duel", "response")}
"""Networks for the same place. The best response to ``duel`` turned out as strong as it, and errs elsewhere."""


@cache
def siblings(name: str, count: int) -> tuple[Network, ...]:
    """So many networks for a place, the first as it was trained; a game whose rows differ has only that."""
    if name == "onboard":
        return (load(name),)
    family = FAMILIES.get(name, (name,))
    orders = [ORDERS[at // len(family)] for at in range(count)]
    return tuple(_exchanged(load(family[at % len(family)]), order, name == "cards") for at, order in enumerate(orders))


def _exchanged(net: Network, order: tuple[int, ...], card_game: bool) -> Network:
    if not card_game:
        own = other = _blocks(np.arange(len(net.own)), 0, dice.ROW_FEATURES, order)
        return net._replace(own=net.own[own], other=net.other[other])
    own = _blocks(np.arange(len(net.own)), 0, STATES, order)
    own = _blocks(_blocks(own, cards.HAND_AT, cards.DISTANCES, order), cards.JOKER_AT, cards.DISTANCES, order)
    other = _blocks(np.arange(len(net.other)), 0, STATES, order)
    if order[0] > 1:  # both pairs exchanged: numbers count from the other end
        own[cards.SEEN_AT :] = own[cards.SEEN_AT :][::-1]
        other[cards.HAND_AT :] = other[cards.HAND_AT :][::-1]
    return net._replace(own=net.own[own], other=net.other[other])


def _blocks(at: NDArray[np.int64], begin: int, size: int, order: tuple[int, ...]) -> NDArray[np.int64]:
    """The indices with four blocks of a size in another order."""
    parts = [at[begin + row * size : begin + (row + 1) * size] for row in order]
    return np.concatenate([at[:begin], *parts, at[begin + 4 * size :]])
