"""Random networks for tests."""

import numpy as np

from rowlock.engine.model import Network, shape


def random_network(features: tuple[int, int, int], seed: int) -> Network:
    """A small network with random weights.

    Biases are positive, so that no unit is dead: otherwise different positions could have equal values.
    """
    rng = np.random.default_rng(seed)
    sizes = shape(features, 16, 12, 8)
    weights = [rng.normal(0, 0.15, size) if len(size) > 1 else rng.uniform(0.5, 1, size) for size in sizes]
    return Network(*(weight.astype(np.float32) for weight in weights))
