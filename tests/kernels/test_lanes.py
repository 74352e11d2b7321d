"""SIMD lanes give the same result records as sequential games."""

import numpy as np
import pytest

from rowlock.kernels.dice.lanes import LANES

from . import plain_rng as plain
from .differential import Match, by_lanes, in_sequence

MATCHES = [Match("classic", ("random",) * players) for players in range(1, 6)]
MATCHES += [Match("onboard", ("random",) * players, track) for players in range(2, 5) for track in ("a", "b", "short")]


@pytest.mark.parametrize("match", MATCHES, ids=str)
@pytest.mark.parametrize(("seed", "first"), [(0, 0), (5, 2**32 - 700), (2**64 - 1, 2**63 + 12_345)])
def test_results_are_the_same(match: Match, seed: int, first: int) -> None:
    count = plain.games(3000)
    assert by_lanes(match, seed, first, count).tobytes() == in_sequence(match, seed, first, count).tobytes()


@pytest.mark.parametrize("match", [MATCHES[0], MATCHES[2], MATCHES[-1]], ids=str)
@pytest.mark.parametrize("count", [0, 1, 2, LANES - 1, LANES, LANES + 1, 3 * LANES + 17])
def test_any_number_of_games(match: Match, count: int) -> None:
    """Fewer games than lanes, as many and more. Games started beyond the last one leave no trace."""
    assert by_lanes(match, 3, 10, count).tobytes() == in_sequence(match, 3, 10, count).tobytes()


@pytest.mark.parametrize("match", [MATCHES[0], MATCHES[4], MATCHES[6]], ids=str)
@pytest.mark.parametrize("size", [1, 7, LANES, 333])
def test_results_do_not_depend_on_the_split(match: Match, size: int) -> None:
    first, count = 2**32 - 400, 1000
    whole = by_lanes(match, 11, first, count)
    parts = [by_lanes(match, 11, first + at, min(size, count - at)) for at in range(0, count, size)]
    assert np.concatenate(parts).tobytes() == whole.tobytes()


def test_games_differ() -> None:
    """Other seeds and other numbers give other games, so that the tests above are meaningful."""
    match = MATCHES[1]
    one, other = by_lanes(match, 1, 0, 1000), by_lanes(match, 2, 0, 1000)
    assert (one["rows"] != other["rows"]).any(axis=(1, 2)).mean() > 0.99
    assert len(np.unique(one["rows"].reshape(1000, -1), axis=0)) > 990
