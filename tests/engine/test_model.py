"""What is not looked at further stays behind what is, and says nothing false about it."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.engine.model import Value, rank_behind, search_candidates

CHANCES = st.lists(st.floats(0, 1, width=32), min_size=2, max_size=8)


@given(CHANCES, st.integers(1, 7), st.booleans())
def test_what_was_not_looked_at_is_behind(chances: list[float], count: int, alone: bool) -> None:
    """Alone nobody wins, and the margin decides."""
    given_, count = np.array(chances, np.float32), min(count, len(chances) - 1)
    value = Value(np.zeros_like(given_) if alone else given_.copy(), 100 * given_, 50 * given_)
    looked = np.arange(count)
    rank_behind(value, looked)
    worth = value.utility()
    assert worth[count:].max() <= worth[:count].min() + 1e-5
    assert np.array_equal(value.win, np.zeros_like(given_) if alone else given_)
    assert np.array_equal(value.points, 50 * given_)
    assert np.array_equal(np.argsort(value.margin[:count]), np.argsort(given_[:count]))


def test_where_all_or_nothing_was_looked_at_nothing_changes() -> None:
    for looked in (np.arange(3), np.arange(0)):
        value = Value(*(np.array([0.2, 0.4, 0.3], np.float32) for _ in range(3)))
        rank_behind(value, looked)
        assert value.margin.tolist() == pytest.approx([0.2, 0.4, 0.3])


def test_the_best_few_within_the_window_are_looked_at_and_what_is_asked_for() -> None:
    value = Value(*(np.array([0.5, 0.2, 0.49, 0.495, 0.48], np.float32) for _ in range(3)))
    assert search_candidates(value, 2, 0.02).tolist() == [0, 3]
    assert search_candidates(value, 4, 0.012).tolist() == [0, 3, 2]
    assert search_candidates(value, 4, 0.001).tolist() == []  # nothing to choose between
    assert search_candidates(value, 4, 0.001, [1]).tolist() == [0, 1]
    assert search_candidates(value, 2, 0.02, [3, 1]).tolist() == [0, 3, 1]
