"""The value network: chance to win, margin and points of a seat between two turns.

Features are indices into embedding tables, of the seat's own sheet and of each opponent's; the sum of the embeddings is
the first layer. Each pair of seat and opponent has a hidden vector; the pairs are pooled by mean and maximum, since
winning means beating the best opponent. Outputs: chance to win, margin over the best opponent, points.
"""

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import numpy as np

from .arrays import Array, each

SCALE: Final = 50.0
"""Points per unit of the network's outputs."""
MARGIN_WEIGHT: Final = 0.0002
"""Weight of a point of margin in the utility; decides where the game is all but won or lost."""


Jitter = Callable[[tuple[int, ...]], Array]
"""Returns noise of a shape, for exploration."""


class Network(NamedTuple):
    """The weights. ``own``, ``other`` and ``pair`` embed the own sheet, an opponent's and the pair of seats."""

    own: Array
    other: Array
    pair: Array
    first_bias: Array
    second: Array
    second_bias: Array
    third: Array
    third_bias: Array
    last: Array
    last_bias: Array


class Value(NamedTuple):
    """Value of positions to a seat; exact where the game is over."""

    win: Array
    margin: Array
    points: Array

    def utility(self) -> Array:
        """The quantity to maximize: the chance to win, plus a small weight of the margin."""
        return self.win + MARGIN_WEIGHT * self.margin


def embed(table: Array, at: Array) -> Array:
    """Sum the rows of an embedding table over the last axis of indices."""
    xp = at.__array_namespace__()
    total = xp.take(table, at[..., 0], axis=0)
    for feature in range(1, at.shape[-1]):
        total = total + xp.take(table, at[..., feature], axis=0)
    return total


def outputs(net: Network, own: Array, others: Array) -> Array:
    """Network outputs ``[..., 3]``: logit of the win, scaled margin and points.

    ``own`` are first-layer sums of the seat ``[..., H]``, ``others`` those of each opponent and pair ``[..., J, H]``.
    """
    xp = own.__array_namespace__()
    hidden = xp.maximum(own[..., None, :] + others + net.first_bias, 0)
    hidden = xp.maximum(hidden @ net.second + net.second_bias, 0)
    pooled = xp.concatenate([xp.mean(hidden, axis=-2), xp.max(hidden, axis=-2)], axis=-1)
    hidden = xp.maximum(pooled @ net.third + net.third_bias, 0)
    return hidden @ net.last + net.last_bias


def value(net: Network, own: Array, others: Array) -> Value:
    """The value for first-layer sums; see :func:`outputs`."""
    xp = own.__array_namespace__()
    out = outputs(net, own, others)
    return Value(1 / (1 + xp.exp(-out[..., 0])), out[..., 1] * SCALE, out[..., 2] * SCALE)


def final_value(own: Array, others: Array) -> Value:
    """The exact value of finished games: the seat's points ``[...]`` and those of its opponents ``[..., J]``."""
    xp = own.__array_namespace__()
    if others.shape[-1] == 0:
        return Value(xp.zeros(own.shape, dtype=xp.float32), own * 1.0, own * 1.0)
    best = xp.max(others, axis=-1)
    equal = xp.sum(others == own[..., None], axis=-1)
    win = xp.where(own >= best, 1.0 / (1.0 + equal), 0.0)
    return Value(win, (own - best) * 1.0, own * 1.0)


def final_value_of(points: Array, seat: int) -> Value:
    """The exact value to a seat of finished games with the points of all seats ``[B, N]``."""
    return final_value(points[:, seat], points[:, np.array([at for at in range(points.shape[1]) if at != seat], int)])


def best(value: Value, legal: Array, jitter: Jitter | None = None) -> Array:
    """The index of the best legal option over the last axis."""
    xp = legal.__array_namespace__()
    utility = value.utility()
    if jitter is not None:
        utility = utility + jitter(utility.shape)
    return xp.argmax(xp.where(legal, utility, -xp.inf), axis=-1)


def where_value(condition: Array, one: Value, other: Value) -> Value:
    xp = condition.__array_namespace__()
    return each(lambda a, b: xp.where(condition, a, b), one, other)


def with_values(value: Value, at: Any, new: Value) -> Value:
    """A copy of NumPy values with those at an index replaced."""
    found = each(lambda part: np.array(part, np.float32), value)
    for part, other in zip(found, new, strict=True):
        part[at] = other
    return found


class Options(NamedTuple):
    """The options of a seat with values and legality; on a board ``steps`` is the best pawn move after each."""

    value: Value
    legal: Array
    steps: Array = None


def evaluate(
    net: Network,
    features: Callable[..., Array],
    own: Sequence[Array],
    *,
    others: Array,
    case: Array,
    wanted: Array,
    over: Array,
    final: Value,
) -> Value:
    """The values of options ``[B, C]`` by what they lead to; NumPy evaluates only the ``wanted`` ones.

    ``features`` returns those of a seat's ``own`` sheet and cards after an option. ``others`` are sums of the
    embeddings of opponents and pairs in several cases ``[B, K, J, H]``, and ``case`` is that of each option. Where the
    game is ``over``, the value is ``final``.
    """
    xp = case.__array_namespace__()
    if xp is np:
        at = np.nonzero(wanted & ~over)
        mine = features(*(part[at] for part in own))
        return with_values(final, at, value(net, embed(net.own, mine), others[at[0], case[at]]))
    if others.shape[1] > 1:
        others = xp.take_along_axis(others, case[..., None, None], axis=1)
    return where_value(over, final, value(net, embed(net.own, features(*own)), others))


def mean(values: list[Value]) -> Value:
    """The mean of the values of an ensemble."""
    if len(values) == 1:
        return values[0]
    return each(lambda *parts: sum(parts[1:], start=parts[0]) / len(parts), *values)


def shape(features: tuple[int, int, int], width: int = 128, second: int = 64, third: int = 32) -> list[tuple[int, ...]]:
    """The shapes of the weights, in the order of :class:`Network`; ``features`` counts own, other and pair features."""
    tables = [(count, width) for count in features]
    return [*tables, (width,), (width, second), (second,), (2 * second, third), (third,), (third, 3), (3,)]


@cache
def load(name: str) -> Network:
    """Load a network of the package by name."""
    with files("rowlock.engine").joinpath("weights", f"{name}.npz").open("rb") as stored, np.load(stored) as arrays:
        weights: dict[str, Any] = {field: arrays[field].astype(np.float32) for field in Network._fields}
    return Network(**weights)
