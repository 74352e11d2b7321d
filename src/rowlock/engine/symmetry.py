"""Ensembles by symmetry: copies of a network with its rows permuted.

Exchanging red and yellow, or green and blue, leaves the game the same; so does exchanging both pairs with every number
counted from the other end. A trained network is only approximately symmetric, so the errors of the permuted copies
differ and their mean errs less. Only the embedding tables are permuted. With a board the rows are not symmetric.
"""

from collections.abc import Callable
from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from .model import Network, load

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
ENSEMBLE_SIZES: Final = {"duel": 8, "careful": 4, "solo": 1, "classic": 2, "onboard": 1, "cards": 2}
"""Ensemble size per network; a search uses the first member alone."""

Permute = Callable[[Network, tuple[int, ...]], Network]
"""Returns a network with its rows in another order."""


@cache
def ensemble(name: str, permute: Permute | None, count: int | None = None) -> tuple[Network, ...]:
    """An ensemble of ``count`` networks, the first as trained; only that one where rows cannot be permuted."""
    if permute is None:
        return (load(name),)
    family = FAMILIES.get(name, (name,))
    members = range(count or ENSEMBLE_SIZES[name])
    return tuple(permute(load(family[at % len(family)]), ROW_ORDERS[at // len(family)]) for at in members)


def reorder_blocks(at: NDArray[np.int64], begin: int, size: int, order: tuple[int, ...]) -> NDArray[np.int64]:
    """Indices with four consecutive blocks reordered."""
    parts = [at[begin + row * size : begin + (row + 1) * size] for row in order]
    return np.concatenate([at[:begin], *parts, at[begin + 4 * size :]])
