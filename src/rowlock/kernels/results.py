"""What is left of a game when a kernel has played it: one record, the same size for every game of a run.

Whoever is active crosses one of 44 numbers or takes one of four penalties. So no game has more than 48 turns of a seat.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Results = NDArray[np.void]


def result_record(players: int) -> np.dtype[Any]:
    """Sheets, points, turns and the end of a game of so many players. ``start`` was active first."""
    return np.dtype(
        [
            ("rows", np.uint16, (players, 4)),
            ("scores", np.int16, (players,)),
            ("turns", np.uint16),
            ("penalties", np.uint8, (players,)),
            ("pawns", np.uint8, (players,)),
            ("start", np.uint8),
            ("end", np.uint8),
        ],
        align=True,
    )


class Columns(NamedTuple):
    """The fields of results, each an array over the games: the same types whatever the number of players.

    Kernels take results like this, so that they are compiled once and not for each number of players.
    """

    rows: NDArray[np.uint16]
    scores: NDArray[np.int16]
    turns: NDArray[np.uint16]
    penalties: NDArray[np.uint8]
    pawns: NDArray[np.uint8]
    start: NDArray[np.uint8]
    end: NDArray[np.uint8]


def columns(results: Results) -> Columns:
    """The fields of results; what is written there is written in the results."""
    return Columns(*(results[name] for name in Columns._fields))
