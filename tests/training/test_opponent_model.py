"""Fit of the opponent model: a small sample reproduces the constants."""

import numpy as np

from rowlock.engine.opponent_model import PENALTY_LOG_ODDS, SKIP_LOG_ODDS
from rowlock.training.opponent_model import fit_log_odds, sample_sheets


def test_a_small_sample_reproduces_the_log_odds() -> None:
    careful, others = sample_sheets(240, seed=3)
    assert 2 * len(careful) < len(others)  # half of the games have no careful player
    assert careful[:, 4].max() == 0  # careful players never skip four numbers
    assert others[:, 4].max() > 0
    *skips, penalty = fit_log_odds(careful, others)
    assert np.allclose(skips[:2], SKIP_LOG_ODDS[:2], atol=0.15)
    assert max(skips[2:]) < -0.2
    assert abs(penalty - PENALTY_LOG_ODDS) < 0.4


def test_equal_samples_have_zero_log_odds() -> None:
    some = np.random.default_rng(1).integers(0, 4, (500, 6)).astype(float)
    assert np.abs(fit_log_odds(some, some)).max() < 0.05
