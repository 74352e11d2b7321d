"""``python -m rowlock.training.opponent_model``: what tells the sheet of a careful player from that of a champion.

A champion plays a careful player and itself. Every sheet between two turns is counted, and logistic regression says
how much more likely each cross and each penalty makes one or the other.
"""

import argparse
from typing import Final

import numpy as np
from numpy.typing import NDArray

from ..engine.dice import options as dice
from ..engine.model import load
from ..engine.opponent_model import skipped
from . import greedy
from .self_play import among

PLAYERS: Final = 2
RIDGE: Final = 3.0
"""What never happened in so many games is not impossible: a coefficient's square costs so much."""
STEPS: Final = 30

Floats = NDArray[np.float64]


def sheets(games: int, seed: int) -> tuple[Floats, Floats]:
    """The sheets of careful players and of champions: how many crosses skipped how much, and penalties."""
    luck, net, skips = np.random.default_rng(seed), load("duel"), skipped()
    careful = luck.permutation(np.arange(games) % 4)  # the seat of a careful player in half of the games
    table = dice.fresh(np, games, PLAYERS)
    found: tuple[list[Floats], list[Floats]] = ([], [])
    while len(table.closed):
        faces = luck.integers(1, 7, (len(table.closed), 6), dtype=np.int32)
        rolled = dice.Dice(faces[:, :2], faces[:, 2:])
        mine, other = dice.decide(net, None, table, rolled), greedy.choose(table, rolled)
        result = dice.apply(None, table, rolled, among(careful, other, mine))
        # seats have moved up
        careful = np.where(careful < PLAYERS, (careful - 1) % PLAYERS, careful)[~result.over]
        table = dice.Table(*(part[~result.over] for part in result.table))
        seen = np.concatenate([skips[table.rows].sum(axis=2), table.penalties[..., None]], axis=2).astype(np.float64)
        is_careful = np.arange(PLAYERS) == careful[:, None]
        found[0].append(seen[is_careful])
        found[1].append(seen[~is_careful])
    return np.concatenate(found[0]), np.concatenate(found[1])


def fitted(careful: Floats, others: Floats) -> Floats:
    """The logarithms of odds that tell the first from the second, as if there were as many of each; an empty sheet
    tells nothing.
    """
    seen = np.concatenate([careful, others])
    wanted = np.repeat([1.0, 0.0], [len(careful), len(others)])
    weight = np.where(wanted == 1, 1.0, len(careful) / len(others))
    odds = np.zeros(seen.shape[1])
    for _ in range(STEPS):
        said = 1 / (1 + np.exp(-seen @ odds))
        bend = (seen * (weight * said * (1 - said))[:, None]).T @ seen + RIDGE * np.eye(len(odds))
        odds += np.linalg.solve(bend, seen.T @ (weight * (wanted - said)) - RIDGE * odds)
    return odds


def main() -> None:
    """Play, fit, and print what ``nets/habits.py`` is to say."""
    asked = argparse.ArgumentParser(prog="python -m rowlock.training.opponent_model", description=__doc__)
    asked.add_argument("--games", type=int, default=4000)
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    careful, others = sheets(given.games, given.seed)
    odds = fitted(careful, others)
    *skips, penalty = (round(float(each), 2) for each in odds)
    print(f"BY_SKIPPED: Final = {tuple(skips)}\nBY_PENALTY: Final = {penalty}")
    of_careful, of_others = (1 / (1 + np.exp(-each @ odds)) for each in (careful, others))
    print(f"careful players are taken for such at {of_careful.mean():.0%}, champions at {of_others.mean():.0%}")


if __name__ == "__main__":
    main()
