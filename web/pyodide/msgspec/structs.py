"""Functions on structs."""

from typing import Any, TypeVar

from ._struct import Struct, StructConfig, build

T = TypeVar("T", bound=Struct)


def replace(struct: T, /, **changes: Any) -> T:
    """Copy a struct with some fields replaced."""
    for name in changes.keys() - struct.__dict__.keys():
        raise TypeError(f"`{type(struct).__name__}` has no field '{name}'")
    made: T = build(type(struct), {**struct.__dict__, **changes})
    return made


__all__ = ["StructConfig", "replace"]
