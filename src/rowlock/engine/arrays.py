"""NumPy and JAX arrays alike, and named tuples of them."""

from collections.abc import Callable, Sequence
from typing import Any, Generic, NamedTuple, TypeVar, overload

import numpy as np
from numpy.typing import NDArray

Array = Any
"""A NumPy or JAX array; functions use its ``__array_namespace__``."""
Ints = NDArray[np.int32]
Batch = TypeVar("Batch", bound=tuple[Any, ...])
"""A named tuple of arrays with common leading axes."""


class Result(NamedTuple, Generic[Batch]):
    """The result of a turn: the next state with seats rotated, whether the game is over, the points of all seats."""

    state: Batch
    over: Array
    points: Array


def take(table: Array, at: Array) -> Array:
    """``table[at]`` in the namespace of ``at``."""
    xp = at.__array_namespace__()
    return xp.take(xp.asarray(table), at, axis=0)


@overload
def each(function: Callable[[Array], Array], batch: Batch, /) -> Batch: ...
@overload
def each(function: Callable[[Array, Array], Array], one: Batch, other: Batch, /) -> Batch: ...
@overload
def each(function: Callable[..., Array], /, *batches: Batch) -> Batch: ...
def each(function: Callable[..., Array], /, *batches: Batch) -> Batch:
    """Apply a function to the fields of named tuples, one from each."""
    make: Callable[..., Batch] = type(batches[0])
    return make(*map(function, *batches))


def pick(batch: Batch, at: Any) -> Batch:
    """Index every field."""
    return each(lambda part: part[at], batch)


def pick_along(batch: Batch, at: Array) -> Batch:
    """Select from the second axis of every field by indices ``[B, S]`` or ``[B, S, ...]``."""
    xp = at.__array_namespace__()
    return each(lambda part: xp.take_along_axis(part, at.reshape(at.shape + (1,) * (part.ndim - at.ndim)), 1), batch)


def joined(batches: Sequence[Batch]) -> Batch:
    """Concatenate the fields of NumPy batches."""
    return each(lambda *parts: np.concatenate(parts), *batches)
