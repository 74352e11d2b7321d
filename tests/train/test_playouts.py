"""Playouts: the decisions that search would take otherwise, and what they are worth."""

import numpy as np

from rowlock.rules import Sheet, classic
from rowlock.train.playouts import Pair, contested, gains


def test_decisions_that_search_would_take_otherwise_part_the_turn() -> None:
    pairs = contested(6, "test", 50)
    assert 0 < len(pairs) < 6 * 20
    for seat, plain, searched in pairs:
        assert plain != searched
        assert {plain.phase, searched.phase} <= {"roll", "over"}
        assert plain.turn == searched.turn or "over" in (plain.phase, searched.phase)
        assert seat in (0, 1)


def test_what_is_better_wins_more_often() -> None:
    """Between far ahead and far behind all is decided, and between two times the same there is nothing."""
    row = 0b1111_1111
    much = Sheet((row, row, row, row))
    good, bad = classic.Position((much, Sheet())), classic.Position((Sheet(), much))
    found = gains([Pair(0, bad, good), Pair(1, bad, good), Pair(0, good, good)], 16, 1)
    assert np.array_equal(found[2:], [0.0])
    assert found[0] > 0.9
    assert found[1] < -0.9
