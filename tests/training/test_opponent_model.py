"""What tells careful players from champions is found again in a few games."""

import numpy as np

from rowlock.engine.opponent_model import BY_PENALTY, BY_SKIPPED
from rowlock.training.opponent_model import fitted, sheets


def test_a_few_games_tell_what_many_did() -> None:
    careful, others = sheets(240, seed=3)
    assert 2 * len(careful) < len(others)  # in every other game nobody is careful
    assert careful[:, 4].max() == 0  # who hates to skip never skips four numbers
    assert others[:, 4].max() > 0
    *skips, penalty = fitted(careful, others)
    assert np.allclose(skips[:2], BY_SKIPPED[:2], atol=0.15)
    assert max(skips[2:]) < -0.2
    assert abs(penalty - BY_PENALTY) < 0.4


def test_what_is_the_same_cannot_be_told_apart() -> None:
    some = np.random.default_rng(1).integers(0, 4, (500, 6)).astype(float)
    assert np.abs(fitted(some, some)).max() < 0.05
