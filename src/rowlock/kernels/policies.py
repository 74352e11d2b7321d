"""Policies for simulated games: built-in, by a table of values, by the solution, or a compiled function.

>>> import numpy as np
>>> table = row_table(np.arange(4096) % 7, penalties=[0, -5, -10, -15, -20])
>>> table.kind == TABLE
True
"""

import warnings
from collections.abc import Callable, Generator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any, Final, cast

import numba
import numpy as np
from numba import types
from numba.core.errors import NumbaExperimentalFeatureWarning
from numpy.typing import ArrayLike, NDArray

from ..rules import RULESETS, IllegalSetup
from ..rules.sheet import MAX_PENALTIES
from .position_arrays import CARD_RECORD, DICE_RECORD, MAX_SEATS
from .solver.backward_induction import Values
from .solver.solution import Solution

RANDOM, GREEDY, TABLE, FUNCTION, SOLVED = range(5)
ROW_STATES: Final = 1 << 12
PENALTIES_AT: Final = 4 * ROW_STATES
TABLE_SIZE: Final = PENALTIES_AT + MAX_PENALTIES + 1

Tables = NDArray[np.float32]
Functions = tuple[Callable[..., int], ...]


@dataclass(frozen=True, eq=False)
class Policy:
    """A policy with its name in reports; ``game`` is the only game it plays, or None for all."""

    name: str
    kind: int
    game: str | None = None
    table: Tables | None = None
    function: Callable[..., int] | None = None
    solution: Solution | None = None


BUILT_IN: Final = {"random": Policy("random", RANDOM), "greedy": Policy("greedy", GREEDY)}
"""Compiled bots of ``rowlock.bots``: random is equal in distribution, greedy in every decision."""


def by_solution(solution: Solution) -> Policy:
    """Optimal policy of the dice game if the other seats only supply white sums; alone it is optimal."""
    return Policy("optimal", SOLVED, "classic", solution=solution)


def row_table(rows: ArrayLike, penalties: ArrayLike, name: str = "table") -> Policy:
    """A policy that maximizes the value of its own sheet at each decision; it draws cards like the greedy bot.

    ``rows`` holds a value for each state of a row, with bits as in ``rules.sheet``: 4,096 numbers, or four times as
    many for values by row. ``penalties`` holds the values of zero to four penalties. Raises ValueError for other shapes
    and for values that are not finite.
    """
    values, prices = np.asarray(rows, dtype=np.float32), np.asarray(penalties, dtype=np.float32)
    if values.shape not in {(ROW_STATES,), (4, ROW_STATES)} or prices.shape != (MAX_PENALTIES + 1,):
        raise ValueError(
            f"a table needs {ROW_STATES} row values, or four times as many, and {MAX_PENALTIES + 1} penalty values"
        )
    if not (np.isfinite(values).all() and np.isfinite(prices).all()):
        raise ValueError("table values must be finite")
    return Policy(name, TABLE, table=np.concatenate([np.broadcast_to(values, (4, ROW_STATES)).ravel(), prices]))


def compiled(game: str, function: Callable[..., int], name: str | None = None) -> Policy:
    """A policy from a function that Numba can compile.

    It is called as ``function(position, board, seat, codes, count, word)`` with a record of ``position_arrays``, the
    board, the seat, its options as the first ``count`` entries of ``codes`` (see ``decision_codes``) and a random word.
    It returns the index of the chosen option; any other index raises ValueError. The record contains hidden
    information: a fair policy reads only what its seat can see.
    """
    if game not in RULESETS:
        raise IllegalSetup("unknown_game", "B3", game=game)
    return Policy(name or function.__name__, FUNCTION, game, function=_compile(game, function))


@cache
def _signature(game: str) -> Any:
    record = numba.from_dtype(CARD_RECORD if game == "cards" else DICE_RECORD)
    board = types.Array(types.int16, 2, "C")
    codes = types.Array(types.uint32, 1, "C")
    return types.int64(record, board, types.int64, codes, types.int64, types.uint32)


def _compile(game: str, function: Callable[..., int]) -> Callable[..., int]:
    return cast("Callable[..., int]", numba.njit(_signature(game))(function))


@cache
def _unused_function(game: str) -> Callable[..., int]:
    """Placeholder for seats without a function, so that kernels are compiled once for any functions."""
    return _compile(game, _first_option)


def _first_option(position: Any, board: Any, seat: int, codes: Any, count: int, word: int) -> int:
    return 0


@dataclass(frozen=True, eq=False)
class PackedPolicies:
    """Policies by seat, in the arrays that kernels take."""

    kinds: NDArray[np.uint8]
    tables: Tables
    functions: Functions
    solved: Values


def pack_policies(game: str, policies: Sequence[Policy]) -> PackedPolicies:
    """Pack the policies of all seats into arrays."""
    kinds = np.zeros(MAX_SEATS, np.uint8)
    tables = np.zeros((MAX_SEATS, TABLE_SIZE if any(p.table is not None for p in policies) else 0), np.float32)
    functions = [_unused_function(game)] * MAX_SEATS
    solved = np.zeros((0, 0, MAX_PENALTIES))
    for at, policy in enumerate(policies):
        kinds[at] = policy.kind
        if policy.table is not None:
            tables[at] = policy.table
        if policy.function is not None:
            functions[at] = policy.function
        if policy.solution is not None:
            # arrays from Ray's object store are read-only, which is another type to the compiler
            solved = np.require(policy.solution.values, requirements="W")
    return PackedPolicies(kinds, tables, tuple(functions), solved)


@contextmanager
def ignore_experimental_warnings() -> Generator[None]:
    """Silence the warning that Numba emits at each compilation of a function that takes functions."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
        yield
