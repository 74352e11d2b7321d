"""Ensembles by symmetry: copies of a network with its rows permuted.

Exchanging red and yellow, or green and blue, leaves the game the same; so does exchanging both pairs with every number
counted from the other end. A trained network is only approximately symmetric, so the errors of the permuted copies
differ and their mean errs less. Only the embedding tables are permuted. With a board the rows are not symmetric.
"""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from . import cards, dice
from .model import Network, load
from .rows import STATES

ROW_ORDERS: Final = (
    (0, 1, 2, 3),
    (3, 2, 1, 0),
    (1, 0, 3, 2),
    (2, 3, 0, 1),
    (1, 0, 2, 3),
    (2, 3, 1, 0),
    (0, 1, 3, 2),
    (3, 2, 0, 1),
)
"""Row orders that leave the game the same; the first ones differ most."""


FAMILIES: Final = {"duel": ("duel", "response")}
"""Networks that share an ensemble. The best response to ``duel`` is as strong as it, and its errors differ."""


@cache
def permuted_networks(name: str, count: int) -> tuple[Network, ...]:
    """An ensemble of ``count`` networks, the first as trained; for ``onboard`` only that one."""
    if name == "onboard":
        return (load(name),)
    family = FAMILIES.get(name, (name,))
    orders = [ROW_ORDERS[at // len(family)] for at in range(count)]
    return tuple(_permuted(load(family[at % len(family)]), order, name == "cards") for at, order in enumerate(orders))


def _permuted(net: Network, order: tuple[int, ...], card_game: bool) -> Network:
    if not card_game:
        own = other = _blocks(np.arange(len(net.own)), 0, dice.ROW_FEATURES, order)
        return net._replace(own=net.own[own], other=net.other[other])
    own = _blocks(np.arange(len(net.own)), 0, STATES, order)
    own = _blocks(_blocks(own, cards.HAND_OFFSET, cards.DISTANCES, order), cards.JOKER_OFFSET, cards.DISTANCES, order)
    other = _blocks(np.arange(len(net.other)), 0, STATES, order)
    if order[0] > 1:  # both pairs exchanged: numbers count from the other end
        own[cards.SEEN_OFFSET :] = own[cards.SEEN_OFFSET :][::-1]
        other[cards.HAND_OFFSET :] = other[cards.HAND_OFFSET :][::-1]
    return net._replace(own=net.own[own], other=net.other[other])


def _blocks(at: NDArray[np.int64], begin: int, size: int, order: tuple[int, ...]) -> NDArray[np.int64]:
    """Indices with four consecutive blocks reordered."""
    parts = [at[begin + row * size : begin + (row + 1) * size] for row in order]
    return np.concatenate([at[:begin], *parts, at[begin + 4 * size :]])
