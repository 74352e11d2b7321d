"""A stand-in for msgspec where it cannot be had: in the browser, where only Python itself runs.

It does what the modules in ``rowlock.zip`` ask of msgspec and nothing else, and that exactly: the same values, the
same texts byte for byte and the same errors. What it does not know it refuses when a class is made or a type is read,
so that nothing is left unchecked by mistake. ``tests/test_browser_library.py`` compares the two.
"""

from . import json, structs
from ._decode import convert
from ._encode import to_builtins
from ._errors import DecodeError, EncodeError, MsgspecError, ValidationError
from ._meta import Meta
from ._struct import Struct, field

__all__ = [
    "DecodeError",
    "EncodeError",
    "Meta",
    "MsgspecError",
    "Struct",
    "ValidationError",
    "convert",
    "field",
    "json",
    "structs",
    "to_builtins",
]
