"""Swap the text of the first seat before the game begins, for one that makes the first roll two white sixes."""

from collections.abc import Sequence
from itertools import count

from rowlock.fairness import joint_seed
from rowlock.rng import ChanceSource
from rowlock.tables import table


def swapped(secret: str, texts: Sequence[str]) -> str:
    seeds = (joint_seed(secret, [f"{number:012}", *texts[1:]]) for number in count())
    return next(seed for seed in seeds if ChanceSource(seed).step(0).dice().white == (6, 6))


vars(table)["joint_seed"] = swapped
