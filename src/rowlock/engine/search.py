"""Search of options: how much of it, which options, and what becomes of their values."""

from collections.abc import Callable, Collection
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .model import MARGIN_WEIGHT, Value

CLEARANCE: Final = 0.01
"""Points of margin between options that were searched and those that were not, so that rounding makes no ties."""
Indices = NDArray[np.int64]
Selection = Callable[[Value], Collection[int]]
"""Selects options to search, by index, from their values without search."""


class Effort(NamedTuple):
    """The work put into an evaluation.

    ``ms`` is the approximate time of a search on one core, or 0 for the networks alone; it sets the depth beforehand
    rather than by a clock, so that results are reproducible. ``networks`` is the size of the ensemble, if not the
    usual. With ``opponent_model`` a search in the dice game for two adapts to the opponent that the sheet suggests;
    otherwise opponents are assumed to play as well as the networks. A search covers the options that rank best without
    it and those that ``also`` selects of each view.
    """

    ms: int = 0
    networks: int | None = None
    opponent_model: bool = False
    also: Selection | None = None


def search_candidates(value: Value, most: int, window: float, also: Selection | None = None) -> Indices:
    """Indices of the options to search: the best ``most`` within a window of the best, and those ``also`` selects.

    Empty if fewer than two remain.
    """
    utility = value.utility()
    order = np.argsort(-utility, kind="stable")
    close = [at for at in order[:most].tolist() if utility[at] >= utility[order[0]] - window]
    close += [at for at in (also(value) if also else ()) if at not in close]
    return np.array(close if len(close) > 1 else [], np.int64)


def average_with_search(value: Value, searched: Indices, found: Value, exact: Any = False) -> None:
    """Average the values of the options searched with what the search found, in place; ``exact`` values replace them.

    The errors of networks and search differ, so their mean errs less.
    """
    for part, new in zip(value, found, strict=True):
        part[searched] = np.where(exact, new, (part[searched] + new) / 2)
    rank_behind(value, searched)


def rank_behind(value: Value, searched: Indices) -> None:
    """Rank options that were not searched behind those that were, in place.

    Values with and without search are not comparable. Only the margin is lowered, which is not shown to users, by
    ``CLEARANCE`` more than needed; chance to win and points stay.
    """
    rest = np.setdiff1d(np.arange(len(value.win)), searched)
    if len(searched) and len(rest):
        utility = value.utility()
        ahead = float(utility[rest].max() - utility[searched].min()) / MARGIN_WEIGHT
        value.margin[rest] -= max(0.0, ahead + CLEARANCE)
