"""The network: what a seat can expect between two turns.

A position is seen from one seat. Its features are indices: of the seat's own sheet and of each opponent's, each into a
table of vectors whose sum is the first layer, so a cross changes one summand. One pair of seat and opponent makes one
hidden vector; what the pairs say is pooled by mean and maximum, since to win is to beat the best of the others. Three
numbers come out: the chance to win, the margin over the best opponent, the points.
"""

from collections.abc import Callable, Collection
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from .rows import Array

SCALE: Final = 50.0
"""Points that a network calls one."""
SPREAD: Final = 0.0002
"""What a point of margin is worth beside the chance to win, where the game is all but won or lost."""


Jitter = Callable[[tuple[int, ...]], Array]
"""Noise of a shape, for choices that are to vary."""


class Network(NamedTuple):
    """The weights. The tables are for the own sheet, for an opponent's, and for who is who."""

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
    """What a seat can expect. Exact where the game is over."""

    win: Array
    margin: Array
    points: Array

    def utility(self) -> Array:
        """What a player wants: to win; and where that is out of the question, or certain, the margin."""
        return self.win + SPREAD * self.margin


def summed(table: Array, at: Array) -> Array:
    """The sum of a table's vectors over the last axis of indices."""
    xp = at.__array_namespace__()
    total = xp.take(table, at[..., 0], axis=0)
    for feature in range(1, at.shape[-1]):
        total = total + xp.take(table, at[..., feature], axis=0)
    return total


def outputs(net: Network, own: Array, others: Array) -> Array:
    """What comes out for first-layer sums, of the seat ``[..., H]`` and of each opponent with the pair's
    ``[..., J, H]``: the win as a logit, margin and points in scale ``[..., 3]``.
    """
    xp = own.__array_namespace__()
    hidden = xp.maximum(own[..., None, :] + others + net.first_bias, 0)
    hidden = xp.maximum(hidden @ net.second + net.second_bias, 0)
    pooled = xp.concatenate([xp.mean(hidden, axis=-2), xp.max(hidden, axis=-2)], axis=-1)
    hidden = xp.maximum(pooled @ net.third + net.third_bias, 0)
    return hidden @ net.last + net.last_bias


def value(net: Network, own: Array, others: Array) -> Value:
    """The value of first-layer sums, as :func:`outputs` takes them."""
    xp = own.__array_namespace__()
    out = outputs(net, own, others)
    return Value(1 / (1 + xp.exp(-out[..., 0])), out[..., 1] * SCALE, out[..., 2] * SCALE)


def settled(own: Array, others: Array) -> Value:
    """The value of a game that is over: the seat's points ``[...]`` against those of the others ``[..., J]``."""
    xp = own.__array_namespace__()
    if others.shape[-1] == 0:
        return Value(xp.zeros(own.shape, dtype=xp.float32), own * 1.0, own * 1.0)
    best = xp.max(others, axis=-1)
    equal = xp.sum(others == own[..., None], axis=-1)
    win = xp.where(own >= best, 1.0 / (1.0 + equal), 0.0)
    return Value(win, (own - best) * 1.0, own * 1.0)


def at_the_end(points: Array, seat: int) -> Value:
    """The value to a seat of games that are over with everybody's points ``[B, N]``."""
    return settled(points[:, seat], np.delete(points, seat, axis=1))


def best(value: Value, legal: Array, jitter: Jitter | None = None) -> Array:
    """The best of the options that are legal, over the last axis."""
    xp = legal.__array_namespace__()
    worth = value.utility()
    if jitter is not None:
        worth = worth + jitter(worth.shape)
    return xp.argmax(xp.where(legal, worth, -xp.inf), axis=-1)


def promising(value: Value, most: int, window: float, also: Collection[int] = ()) -> NDArray[np.int64]:
    """The options to look at further: the best few within a window, and those that are wanted ``also``; none if there
    is nothing to choose between.
    """
    worth = value.utility()
    order = np.argsort(-worth, kind="stable")
    close = [at for at in order[:most].tolist() if worth[at] >= worth[order[0]] - window]
    close += [at for at in also if at not in close]
    return np.array(close if len(close) > 1 else [], np.int64)


def chosen(where: Array, one: Value, other: Value) -> Value:
    """The one value where a condition holds, the other elsewhere."""
    xp = where.__array_namespace__()
    return Value(*(xp.where(where, a, b) for a, b in zip(one, other, strict=True)))


def keep_behind(value: Value, looked: NDArray[np.int64]) -> None:
    """Let what was not looked at further be worth less than what was: it was judged by another measure. Its chance to
    win and its points are what they are; its margin gives way, which nobody is told. Changes the array of margins.
    """
    rest = np.setdiff1d(np.arange(len(value.win)), looked)
    if len(looked) and len(rest):
        worth = value.utility()
        value.margin[rest] -= max(0.0, float(worth[rest].max() - worth[looked].min())) / SPREAD


def mean(values: list[Value]) -> Value:
    """What several networks expect on average."""
    if len(values) == 1:
        return values[0]
    return Value(*(sum(parts[1:], start=parts[0]) / len(parts) for parts in zip(*values, strict=True)))


def shape(features: tuple[int, int, int], width: int = 128, second: int = 64, third: int = 32) -> list[tuple[int, ...]]:
    """The shapes of a network's weights for so many features of each kind."""
    own, other, pair = features
    return [
        (own, width),
        (other, width),
        (pair, width),
        (width,),
        (width, second),
        (second,),
        (2 * second, third),
        (third,),
        (third, 3),
        (3,),
    ]


@cache
def load(name: str) -> Network:
    """A network that came with the package, by its name."""
    with files("rowlock.engine").joinpath("weights", f"{name}.npz").open("rb") as stored, np.load(stored) as arrays:
        kept: dict[str, Any] = {field: arrays[field].astype(np.float32) for field in Network._fields}
    return Network(**kept)
