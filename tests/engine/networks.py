"""Networks for tests: they know nothing, and say something else of every position."""

import numpy as np

from rowlock.engine.model import Network, shape


def random_network(features: tuple[int, int, int], seed: int) -> Network:
    """A small network of random weights. Its units are all awake: else different positions would be worth the same,
    and which of them is chosen would be chance.
    """
    luck = np.random.default_rng(seed)
    sizes = shape(features, 16, 12, 8)
    weights = [luck.normal(0, 0.15, size) if len(size) > 1 else luck.uniform(0.5, 1, size) for size in sizes]
    return Network(*(weight.astype(np.float32) for weight in weights))
