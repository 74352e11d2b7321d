"""Fit of the opponent model: ``python -m rowlock.training.opponent_model``.

The champion plays against the greedy bot, as the careful player, and against itself. A logistic regression on all
sheets between turns fits the log-odds of each cross and each penalty.
"""

import argparse
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..engine.arrays import pick
from ..engine.dice.features import Model
from ..engine.dice.options import decide
from ..engine.dice.turn import Dice, apply, new_games
from ..engine.model import load
from ..engine.opponent_model import skip_counts
from . import greedy
from .self_play import combine_choices

PLAYERS: Final = 2
RIDGE: Final = 3.0
"""L2 regularization: events that did not occur in the sample are not impossible."""
STEPS: Final = 30

Floats = NDArray[np.float64]


def sample_sheets(games: int, seed: int) -> tuple[Floats, Floats]:
    """Features of the sheets of careful players and of champions: crosses by numbers skipped, and penalties."""
    rng, model, skips = np.random.default_rng(seed), Model(load("duel")), skip_counts()
    careful = rng.permutation(np.arange(games) % 4)  # the seat of a careful player in half of the games
    state = new_games(np, games, PLAYERS)
    found: tuple[list[Floats], list[Floats]] = ([], [])
    while len(state.closed):
        faces = rng.integers(1, 7, (len(state.closed), 6), dtype=np.int32)
        rolled = Dice(faces[:, :2], faces[:, 2:])
        mine, other = decide(model, state, rolled), greedy.choose(state, rolled)
        result = apply(None, state, rolled, combine_choices(careful, other, mine))
        # seats have rotated
        careful = np.where(careful < PLAYERS, (careful - 1) % PLAYERS, careful)[~result.over]
        state = pick(result.state, ~result.over)
        seen = np.concatenate([skips[state.rows].sum(axis=2), state.penalties[..., None]], axis=2).astype(np.float64)
        is_careful = np.arange(PLAYERS) == careful[:, None]
        found[0].append(seen[is_careful])
        found[1].append(seen[~is_careful])
    return np.concatenate(found[0]), np.concatenate(found[1])


def fit_log_odds(careful: Floats, others: Floats) -> Floats:
    """Log-odds of each feature by Newton's method, with equal class weights and no intercept."""
    seen = np.concatenate([careful, others])
    labels = np.repeat([1.0, 0.0], [len(careful), len(others)])
    weight = np.where(labels == 1, 1.0, len(careful) / len(others))
    odds = np.zeros(seen.shape[1])
    for _ in range(STEPS):
        predicted = 1 / (1 + np.exp(-seen @ odds))
        hessian = (seen * (weight * predicted * (1 - predicted))[:, None]).T @ seen + RIDGE * np.eye(len(odds))
        odds += np.linalg.solve(hessian, seen.T @ (weight * (labels - predicted)) - RIDGE * odds)
    return odds


def main() -> None:
    """Play, fit, and print the constants of ``rowlock.engine.opponent_model``."""
    parser = argparse.ArgumentParser(prog="python -m rowlock.training.opponent_model", description=__doc__)
    parser.add_argument("--games", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    careful, others = sample_sheets(arguments.games, arguments.seed)
    odds = fit_log_odds(careful, others)
    *skips, penalty = (round(float(each), 2) for each in odds)
    print(f"SKIP_LOG_ODDS: Final = {tuple(skips)}\nPENALTY_LOG_ODDS: Final = {penalty}")
    of_careful, of_others = (1 / (1 + np.exp(-each @ odds)) for each in (careful, others))
    print(
        f"mean probability of being careful: careful players {of_careful.mean():.0%}, champions {of_others.mean():.0%}"
    )


if __name__ == "__main__":
    main()
