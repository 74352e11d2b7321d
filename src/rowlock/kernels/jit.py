"""Numba compilation of the kernels: once per version of the sources, cached on disk, without the GIL.

Numba's cache checks only the file that defines a kernel, not the functions it calls. The cache folder is therefore
named for a digest of all sources that kernels depend on: a change in any of them recompiles.
"""

import hashlib
import os
import shutil
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, TypeVar, cast

import numba
import numpy as np
import platformdirs
from llvmlite import ir  # pyright: ignore[reportMissingTypeStubs]
from numba import types
from numba.core import config as numba_config
from numba.extending import intrinsic, overload_method

F = TypeVar("F", bound=Callable[..., Any])

# In a kernel these are NumPy types; a type checker sees plain numbers.
int64: Final = cast("Callable[[Any], int]", np.int64)
float64: Final = cast("Callable[[Any], float]", np.float64)

config: Any = numba_config
"""Numba's settings; Numba creates them at run time, so they have no static types."""
MAX_CACHES: Final = 4
"""Source versions whose compiled code stays on disk, so that switching branches does not recompile."""


def kernel(function: F) -> F:
    """Compile a function on its first call and cache the code on disk; the Python source is at ``.py_func``.

    The kernel releases the GIL and is inlined into every kernel that calls it, so that a loop over lanes contains no
    calls and can be vectorized.
    """
    numba_folder = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(numba_folder))
    try:
        return _compiled(function, cache=True)
    except RuntimeError:  # no writable cache folder: compile for this process only
        return _compiled(function, cache=False)
    finally:
        config.CACHE_DIR = numba_folder


def _compiled(function: F, cache: bool) -> F:
    return cast("F", numba.njit(cache=cache, nogil=True, forceinline=True)(function))


@cache
def cache_folder(numba_folder: str = "") -> Path:
    """Cache folder of the current sources: in Numba's own folder if one is set, else in the user's cache.

    In the user's cache, the folders of all but the latest ``MAX_CACHES`` versions are removed.
    """
    if numba_folder:
        return Path(numba_folder) / sources_digest()
    parent = platformdirs.user_cache_path("rowlock") / "kernels"
    folder = parent / sources_digest()
    with suppress(OSError):  # Numba reports an unwritable folder
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = sorted((f for f in parent.iterdir() if f != folder), key=lambda f: f.stat().st_mtime, reverse=True)
        for old in others[MAX_CACHES - 1 :]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


@cache
def sources_digest() -> str:
    """Digest of the sources of kernels, rules and bots and of the compiler's version."""
    digest = hashlib.sha256(f"{version('numba')} {version('llvmlite')} {np.__version__}".encode())
    package = Path(__file__).parents[1]
    for source in sorted(source for part in ("kernels", "rules", "bots") for source in (package / part).rglob("*.py")):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _instruction(emit: Callable[[Any, Any], Any]) -> Callable[[Any], Any]:
    """A function of an integer, in the type of its argument: one instruction, also for vectors."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return emit(builder, arguments[0])

    def typed(_context: Any, value: Any) -> Any:
        return value(value), generate

    return cast("Callable[[Any], Any]", intrinsic(typed))


ZERO_IS_DEFINED: Final[Any] = ir.Constant(ir.IntType(1), 0)
count_bits = _instruction(lambda builder, value: builder.ctpop(value))
leading_zeros = _instruction(lambda builder, value: builder.ctlz(value, ZERO_IS_DEFINED))


# Numba lacks these two methods of int; with them it compiles the functions of rules/ unchanged.


def _bit_count(value: Any) -> Callable[[Any], Any]:
    del value

    def count(value: Any) -> Any:
        return count_bits(value)

    return count


def _bit_length(value: Any) -> Callable[[Any], Any]:
    width = value.bitwidth

    def length(value: Any) -> Any:
        return width - leading_zeros(value)

    return length


overload_method(types.Integer, "bit_count")(_bit_count)
overload_method(types.Integer, "bit_length")(_bit_length)
