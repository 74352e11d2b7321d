"""Result of a simulated game: one fixed-size record per game.

Every turn of a seat either crosses one of 44 numbers or takes one of four penalties, so a seat has at most 48 turns.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .jit import kernel
from .sheets import points

Results = NDArray[np.void]


def result_record(players: int) -> np.dtype[Any]:
    """Record type for a number of players: sheets, points, turns and end of a game; seat ``start`` began."""
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
    """The fields of results as arrays over the games (structure of arrays).

    Their types do not depend on the number of players, so kernels that take them are compiled only once.
    """

    rows: NDArray[np.uint16]
    scores: NDArray[np.int16]
    turns: NDArray[np.uint16]
    penalties: NDArray[np.uint8]
    pawns: NDArray[np.uint8]
    start: NDArray[np.uint8]
    end: NDArray[np.uint8]


def columns(results: Results) -> Columns:
    """Views of the fields of results; writing to them writes to the results."""
    return Columns(*(results[name] for name in Columns._fields))


@kernel
def write_result(results: Columns, at: int, position: Any, games: Any) -> None:
    """Write the sheets, points, turns and end of a finished game."""
    for seat in range(position.players):
        for color in range(4):
            results.rows[at, seat, color] = position.rows[seat, color]
        results.penalties[at, seat], results.scores[at, seat] = position.penalties[seat], points(position, seat)
    results.turns[at], results.end[at] = position.turn, position.end
