"""Search candidates, and the ranking of options that were not searched."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from rowlock.engine.model import Value
from rowlock.engine.search import rank_behind, search_candidates

CHANCES = st.lists(st.floats(0, 1, width=32), min_size=2, max_size=8)


@given(CHANCES, st.integers(1, 7), st.booleans())
def test_options_not_searched_rank_behind(chances: list[float], count: int, solo: bool) -> None:
    """In a solo game the margin decides."""
    given_, count = np.array(chances, np.float32), min(count, len(chances) - 1)
    value = Value(np.zeros_like(given_) if solo else given_.copy(), 100 * given_, 50 * given_)
    searched = np.arange(count)
    rank_behind(value, searched)
    utility = value.utility()
    assert utility[count:].max() < utility[:count].min()
    assert np.array_equal(value.win, np.zeros_like(given_) if solo else given_)
    assert np.array_equal(value.points, 50 * given_)
    assert np.array_equal(np.argsort(value.margin[:count]), np.argsort(given_[:count]))


def test_ranks_are_unchanged_if_all_or_no_options_were_searched() -> None:
    for searched in (np.arange(3), np.arange(0)):
        value = Value(*(np.array([0.2, 0.4, 0.3], np.float32) for _ in range(3)))
        rank_behind(value, searched)
        assert value.margin.tolist() == pytest.approx([0.2, 0.4, 0.3])


def test_candidates_are_the_best_within_the_window_and_those_requested() -> None:
    value = Value(*(np.array([0.5, 0.2, 0.49, 0.495, 0.48], np.float32) for _ in range(3)))
    assert search_candidates(value, 2, 0.02).tolist() == [0, 3]
    assert search_candidates(value, 4, 0.012).tolist() == [0, 3, 2]
    assert search_candidates(value, 4, 0.001).tolist() == []  # fewer than two
    assert search_candidates(value, 4, 0.001, lambda _: [1]).tolist() == [0, 1]
    assert search_candidates(value, 2, 0.02, lambda _: [3, 1]).tolist() == [0, 3, 1]
