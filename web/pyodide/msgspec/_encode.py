"""Conversion of typed values to plain ones."""

from collections.abc import Callable
from typing import Any, Final

from ._struct import UNSET, Struct, StructMeta

_PLAIN: Final = frozenset({str, int, float, bool, type(None)})
_WRITERS: Final[dict[type, Callable[[Any], Any]]] = {}


def to_builtins(value: Any) -> Any:
    """Convert a value to types of JSON."""
    kind = type(value)
    if kind in _PLAIN:
        return value
    writer = _WRITERS.get(kind)
    if writer is None:
        writer = _WRITERS[kind] = _writer(kind)
    return writer(value)


def _writer(kind: type) -> Callable[[Any], Any]:
    if isinstance(kind, StructMeta):
        return _struct_writer(kind)
    if kind is list:
        return _write_list
    if kind is tuple:
        return lambda value: tuple(_write_list(value))
    if kind is dict:
        return lambda value: {to_builtins(key): to_builtins(entry) for key, entry in value.items()}
    raise TypeError(f"The stand-in for msgspec cannot encode {kind}.")


def _write_list(value: Any) -> list[Any]:
    return [each if type(each) in _PLAIN else to_builtins(each) for each in value]


def _struct_writer(cls: StructMeta) -> Callable[[Struct], Any]:
    config, names = cls.__struct_config__, cls.__struct_fields__
    tagged = {config.tag_field: config.tag} if config.tag_field is not None else {}
    if config.array_like:
        if tagged:
            raise TypeError("The stand-in for msgspec does not support tagged arrays.")
        return lambda value: [to_builtins(value.__dict__[name]) for name in names]
    if not config.omit_defaults:

        def write(value: Struct) -> Any:
            entries = value.__dict__.items()
            given = {
                name: each if type(each) in _PLAIN else to_builtins(each) for name, each in entries if each is not UNSET
            }
            return tagged | given

        return write
    defaults = cls.__struct_defaults__

    def write_short(value: Struct) -> Any:
        made = tagged.copy()
        for name, entry in value.__dict__.items():
            default = defaults[name]
            if entry is UNSET or entry is default.value or (default.factory is type(entry) and not entry):
                continue
            made[name] = to_builtins(entry)
        return made

    return write_short
