"""What tells careful players from champions is found again in a few games."""

import numpy as np

from rowlock.engine.opponent_model import PENALTY_LOG_ODDS, SKIP_LOG_ODDS
from rowlock.training.opponent_model import fit_log_odds, sample_sheets


def test_a_few_games_tell_what_many_did() -> None:
    careful, others = sample_sheets(240, seed=3)
    assert 2 * len(careful) < len(others)  # in every other game nobody is careful
    assert careful[:, 4].max() == 0  # who hates to skip never skips four numbers
    assert others[:, 4].max() > 0
    *skips, penalty = fit_log_odds(careful, others)
    assert np.allclose(skips[:2], SKIP_LOG_ODDS[:2], atol=0.15)
    assert max(skips[2:]) < -0.2
    assert abs(penalty - PENALTY_LOG_ODDS) < 0.4


def test_what_is_the_same_cannot_be_told_apart() -> None:
    some = np.random.default_rng(1).integers(0, 4, (500, 6)).astype(float)
    assert np.abs(fit_log_odds(some, some)).max() < 0.05
