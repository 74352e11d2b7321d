"""Message types for a client that is older than its server: unknown fields and values are accepted."""

from collections.abc import Sequence
from functools import cache
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

_CONTAINERS: Any = (list, dict, tuple, Sequence)


def lenient(kind: Any) -> Any:
    """Return a message type that ignores unknown fields and accepts any text in place of a Literal, nested ones too.

    Its structs are subclasses of the given ones.
    """
    origin, args = get_origin(kind), get_args(kind)
    if hasattr(kind, "__struct_fields__"):
        return _struct(kind)
    if origin in (Union, UnionType):
        return Union[tuple(map(lenient, args))]  # noqa: UP007 - members are not known before
    if origin is Literal:
        return str
    if origin is Annotated:
        return Annotated[(lenient(args[0]), *args[1:])]
    return origin[tuple(map(lenient, args))] if origin in _CONTAINERS else kind


@cache
def _struct(kind: type[msgspec.Struct]) -> type[msgspec.Struct]:
    fields: list[Any] = []
    for each in msgspec.structs.fields(kind):
        defaults: Any = {"default": each.default, "default_factory": each.default_factory}
        fields.append((each.name, lenient(each.type), msgspec.field(**defaults)))
    tags: Any = {"tag_field": kind.__struct_config__.tag_field, "tag": kind.__struct_config__.tag}
    return msgspec.defstruct(kind.__name__, fields, bases=(kind,), frozen=True, forbid_unknown_fields=False, **tags)
