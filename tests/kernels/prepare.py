"""Prepare the tests: compile the kernels into Numba's cache and solve the solo game."""

import numpy as np

from rowlock.kernels import batch
from rowlock.kernels.position_arrays import pack
from rowlock.kernels.simulate import Setup, simulate_games
from rowlock.lab.solve import solve
from rowlock.lab.workers import Threads
from rowlock.rules import cards, classic, onboard
from rowlock.rules.deck import full_deck

SETUPS = (Setup("classic", 2), Setup("onboard", 2), Setup("cards", 2))
POLICIES = (("random", "random"), ("greedy", "random"))


def main() -> None:
    for setup in SETUPS:
        for policies in POLICIES:
            simulate_games(setup, policies, seed=0, first=0, count=1)
    games, turns = np.arange(1), np.zeros(1, np.int64)
    for positions in ([classic.new(2)], [onboard.new(2)]):
        rolled = batch.roll(pack(positions), batch.dice(0, games, turns))
        codes, _ = batch.options(rolled, 0)
        batch.apply(rolled, np.repeat(codes[:, :1], 2, axis=1))
        batch.scores(rolled)
    dealt = pack([cards.new(2, full_deck(jokers=False))])
    batch.options(dealt, 0)
    batch.scores(dealt)
    solve(1, Threads())


if __name__ == "__main__":
    main()
