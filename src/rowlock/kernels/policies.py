"""Who plays inside a kernel: built-in policies, tables of values, and functions of one's own.

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
    """A way to decide. ``name`` is what reports call it; ``game`` is the only one it is for, if it is for one."""

    name: str
    kind: int
    game: str | None = None
    table: Tables | None = None
    function: Callable[..., int] | None = None
    solution: Solution | None = None


BUILT_IN: Final = {"random": Policy("random", RANDOM), "greedy": Policy("greedy", GREEDY)}
"""The bots of ``rowlock.bots`` that are compiled too: random in distribution, greedy move by move."""


def by_solution(solution: Solution) -> Policy:
    """The policy that plays the dice game as if the others only supplied white sums; alone, the best there is."""
    return Policy("optimal", SOLVED, "classic", solution=solution)


def row_table(rows: ArrayLike, penalties: ArrayLike, name: str = "table") -> Policy:
    """A policy that makes its sheet as valuable as it can, decision by decision; cards it draws like the greedy bot.

    ``rows`` are the values of each state of a row, its bits as in ``rules.sheet``: 4,096 numbers, or four times as
    many for rows of different worth. ``penalties`` are the values of none to four penalties.
    """
    values, prices = np.asarray(rows, dtype=np.float32), np.asarray(penalties, dtype=np.float32)
    if values.shape not in {(ROW_STATES,), (4, ROW_STATES)} or prices.shape != (MAX_PENALTIES + 1,):
        raise ValueError(
            f"a table has {ROW_STATES} values of a row, or four times, and {MAX_PENALTIES + 1} of penalties"
        )
    if not (np.isfinite(values).all() and np.isfinite(prices).all()):
        raise ValueError("the values of a table are finite numbers")
    return Policy(name, TABLE, table=np.concatenate([np.broadcast_to(values, (4, ROW_STATES)).ravel(), prices]))


def compiled(game: str, function: Callable[..., int], name: str | None = None) -> Policy:
    """A policy from a function that Numba can compile.

    It is called as ``function(position, board, seat, codes, count, word)``: a record of ``fast.records``, the board,
    the seat, its options as the first ``count`` codes of ``fast.codes``, and a random word; it returns the index of
    the chosen one, or the game ends in a ValueError. It should look at nothing that its seat does not see: here nobody
    hides it.
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
    """What stands where no seat brings a function: kernels are compiled once for whatever function."""
    return _compile(game, _first_option)


def _first_option(position: Any, board: Any, seat: int, codes: Any, count: int, word: int) -> int:
    return 0


@dataclass(frozen=True, eq=False)
class PackedPolicies:
    """Policies seat by seat, as kernels take them."""

    kinds: NDArray[np.uint8]
    tables: Tables
    functions: Functions
    solved: Values


def pack_policies(game: str, policies: Sequence[Policy]) -> PackedPolicies:
    """The policies in the form that kernels take."""
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
            # what comes out of a store cannot be written to, which is another type to the compiler
            solved = np.require(policy.solution.values, requirements="W")
    return PackedPolicies(kinds, tables, tuple(functions), solved)


@contextmanager
def ignore_experimental_warnings() -> Generator[None]:
    """Numba calls functions as arguments an experiment, at each compilation; it need not tell our users."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaExperimentalFeatureWarning)
        yield
