"""How kernels are compiled: by Numba, once for a version of the sources, without the interpreter's lock.

Numba keeps compiled code on disk but looks only at the file a kernel stands in, not at what it calls. So the folder
of the cache is named for a digest of all sources that kernels are made of: a change anywhere compiles anew.
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

# In a kernel these are NumPy's types; a type checker sees plain numbers, which is how kernels use them.
int64: Final = cast("Callable[[Any], int]", np.int64)
float32: Final = cast("Callable[[Any], float]", np.float32)
float64: Final = cast("Callable[[Any], float]", np.float64)

config: Any = numba_config
"""Numba's settings; they are made at run time, where no type checker sees them."""
MAX_CACHES: Final = 4
"""How many versions' compiled code stays on disk, so that going back and forth does not compile again."""


def kernel(function: F) -> F:
    """The function, compiled on its first call and kept on disk. Its Python source is at ``.py_func``.

    It runs without the interpreter's lock, and is compiled into each kernel that calls it: a loop over lanes stays one
    loop without calls.
    """
    numba_folder = config.CACHE_DIR
    config.CACHE_DIR = str(cache_folder(numba_folder))
    try:
        return _compiled(function, cache=True)
    except RuntimeError:  # no place on disk that can be written to: compiled for this process alone
        return _compiled(function, cache=False)
    finally:
        config.CACHE_DIR = numba_folder


def _compiled(function: F, cache: bool) -> F:
    return cast("F", numba.njit(cache=cache, nogil=True, forceinline=True)(function))


@cache
def cache_folder(numba_folder: str = "") -> Path:
    """Where compiled code of these sources lies: in Numba's folder if one is set, else in the user's cache.

    Older versions' folders beyond a few are removed from the latter.
    """
    if numba_folder:
        return Path(numba_folder) / sources_digest()
    parent = platformdirs.user_cache_path("rowlock") / "kernels"
    folder = parent / sources_digest()
    with suppress(OSError):  # Numba says whether it can write there
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        others = sorted((f for f in parent.iterdir() if f != folder), key=lambda f: f.stat().st_mtime, reverse=True)
        for old in others[MAX_CACHES - 1 :]:
            shutil.rmtree(old, ignore_errors=True)
    return folder


@cache
def sources_digest() -> str:
    """A digest of the sources of kernels, rules and bots, and of the compiler's version."""
    digest = hashlib.sha256(f"{version('numba')} {version('llvmlite')} {np.__version__}".encode())
    package = Path(__file__).parents[1]
    for source in sorted(source for part in ("kernels", "rules", "bots") for source in (package / part).rglob("*.py")):
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _count_bits(_context: Any, value: Any) -> Any:
    """The number of set bits, in the type of the value: one instruction, also on a vector."""

    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return value(value), generate


def _count_leading_zeros(_context: Any, value: Any) -> Any:
    def generate(_context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        zero_is_undefined = ir.Constant(ir.IntType(1), 0)
        return builder.ctlz(arguments[0], zero_is_undefined)

    return value(value), generate


count_bits = cast("Callable[[Any], Any]", intrinsic(_count_bits))
leading_zeros = cast("Callable[[Any], Any]", intrinsic(_count_leading_zeros))


# Numba does not know these two methods of int. With them it compiles the functions of rules/ as they stand.


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
