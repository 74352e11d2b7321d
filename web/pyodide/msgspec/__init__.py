"""Pure-Python stand-in for msgspec in the browser, where the compiled package is not available.

It implements what the modules in ``rowlock.zip`` use of msgspec, with the same values, the same JSON byte for byte and
the same errors. Unsupported features raise TypeError when a class is defined or a type is first used, so that nothing
goes unchecked. ``tests/test_browser_library.py`` compares the two.
"""

from . import json, structs
from ._decode import convert
from ._encode import to_builtins
from ._errors import DecodeError, EncodeError, MsgspecError, ValidationError
from ._meta import Meta
from ._struct import UNSET, Struct, UnsetType, field

__all__ = [
    "UNSET",
    "DecodeError",
    "EncodeError",
    "Meta",
    "MsgspecError",
    "Struct",
    "UnsetType",
    "ValidationError",
    "convert",
    "field",
    "json",
    "structs",
    "to_builtins",
]
