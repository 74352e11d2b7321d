"""Message types for a client that is older than its server: unknown fields and values are accepted."""

from collections.abc import Sequence
from functools import cache, reduce
from operator import or_
from types import UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin

import msgspec

T = TypeVar("T")


def lenient(kind: type[T]) -> type[T]:
    """A message type, or union of such, that ignores unknown fields and accepts further texts of a Literal.

    Its structs are subclasses of the given ones.
    """
    copied: Any = _lenient(kind)
    return copied


def _lenient(kind: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if isinstance(kind, type) and issubclass(kind, msgspec.Struct):
        return _struct(kind)
    if origin in (Union, UnionType):
        return reduce(or_, dict.fromkeys(map(_lenient, args)))
    if origin is Literal:
        return str
    if origin is Annotated:
        return Annotated[(_lenient(args[0]), *args[1:])]
    return origin[tuple(map(_lenient, args))] if origin in (list, dict, tuple, Sequence) else kind


@cache
def _struct(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    fields = [
        (field.name, _lenient(field.type), msgspec.field(default=field.default, default_factory=field.default_factory))
        for field in msgspec.structs.fields(kind)
    ]
    tags: Any = {"tag_field": kind.__struct_config__.tag_field, "tag": kind.__struct_config__.tag}
    return msgspec.defstruct(kind.__name__, fields, bases=(kind,), frozen=True, forbid_unknown_fields=False, **tags)
