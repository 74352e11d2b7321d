"""Conversion of plain values to typed ones; raises ValidationError with the path of the bad value."""

import re
from collections.abc import Callable, Sequence
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, NamedTuple, NoReturn, Union, get_args, get_origin, get_type_hints

from ._errors import ValidationError
from ._meta import Meta
from ._struct import NODEFAULT, StructMeta, UnsetType, build

Read = Callable[[Any, "Path"], Any]


class Path(NamedTuple):
    """Location of a value: its parent and its place there. Formatted in error messages alone."""

    parent: "Path | None" = None
    place: str = ""

    def __str__(self) -> str:
        return "$" if self.parent is None else f"{self.parent}{self.place}"


ROOT: Final = Path()


def fail(problem: str, path: Path, *, key: bool = False) -> NoReturn:
    if key:
        raise ValidationError(f"{problem} - at `key` in `{path}`")
    raise ValidationError(problem if path.parent is None else f"{problem} - at `{path}`")


def convert(value: Any, type: Any) -> Any:  # noqa: A002  # called as msgspec calls it
    """Convert a plain value to a type. Raises ValidationError."""
    return reader_of(type).read(value, ROOT)


_NAMES: Final[dict[type, str]] = {
    NoneType: "null",
    bool: "bool",
    int: "int",
    float: "float",
    str: "str",
    list: "array",
    tuple: "array",
    dict: "object",
}
_ORDER: Final = ("bool", "int", "float", "str", "object", "array", "null")


class Reader(NamedTuple):
    """Decoders of a type, by JSON type."""

    kinds: dict[str, Read]

    def read(self, value: Any, path: Path) -> Any:
        kind = _NAMES.get(type(value), type(value).__name__)
        read = self.kinds.get(kind)
        if read is None:
            wanted = " | ".join(name for name in _ORDER if name in self.kinds)
            fail(f"Expected `{wanted}`, got `{kind}`", path)
        return read(value, path)


@cache
def reader_of(kind: Any) -> Reader:
    """The reader of a type. Raises TypeError if the type is not supported."""
    return _reader(kind, Meta())


def _reader(kind: Any, bounds: Meta) -> Reader:
    origin, given = get_origin(kind), get_args(kind)
    if origin is Annotated:
        metas = [each for each in given[1:] if isinstance(each, Meta)]
        if len(metas) > 1 or (metas and bounds != Meta()):
            raise TypeError("The stand-in for msgspec supports one Meta per type.")
        return _reader(given[0], metas[0] if metas else bounds)
    if kind is int:
        return Reader({"int": _bounded_int(bounds)})
    if kind is str:
        return Reader({"str": _bounded_str(bounds)})
    if origin in _ARRAYS:
        return Reader({"array": _bounded_array(_ARRAYS[origin](given), bounds)})
    if bounds != Meta():
        raise TypeError(f"The stand-in for msgspec does not support constraints on {kind}.")
    return _unbounded(kind, origin, given)


def _unbounded(kind: Any, origin: Any, given: Sequence[Any]) -> Reader:
    if origin in (Union, UnionType):
        return _union(given)
    if origin is Literal and all(type(each) is str for each in given):
        return Reader({"str": _literal(given)})
    if origin is dict:
        return Reader({"object": _dict(reader_of(given[0]), reader_of(given[1]))})
    if isinstance(kind, StructMeta):
        return _struct_reader(kind)
    if kind in (None, NoneType, bool):
        return Reader({"bool" if kind is bool else "null": lambda value, _path: value})
    if kind is Any:
        return Reader(dict.fromkeys(_ORDER, lambda value, _path: value))
    raise TypeError(f"The stand-in for msgspec cannot decode {kind}.")


def _struct_reader(cls: StructMeta) -> Reader:
    if cls.__struct_config__.array_like:
        return Reader({"array": _array_like(cls)})
    return Reader({"object": _struct(cls) if cls.__struct_config__.tag_field is None else _tagged([cls])})


def _union(given: Sequence[Any]) -> Reader:
    given = [each for each in given if each is not UnsetType]  # never in JSON
    structs = [each for each in given if isinstance(each, StructMeta)]
    readers = [reader_of(each) for each in given if each not in structs]
    if len(structs) > 1:
        readers.append(Reader({"object": _tagged(structs)}))
    else:
        readers += [reader_of(each) for each in structs]
    kinds: dict[str, Read] = {}
    for reader in readers:
        if kinds.keys() & reader.kinds.keys():
            raise TypeError("A union cannot have two types with the same JSON type.")
        kinds |= reader.kinds
    return Reader(kinds)


def _bounded_int(bounds: Meta) -> Read:
    if bounds.pattern is not None or bounds.min_length is not None or bounds.max_length is not None:
        raise TypeError("An int cannot have a length or a pattern.")
    minimum = bounds.ge if bounds.gt is None else bounds.gt + 1
    maximum = bounds.le if bounds.lt is None else bounds.lt - 1

    def read(value: int, path: Path) -> int:
        if minimum is not None and value < minimum:
            fail(f"Expected `int` >= {minimum}", path)
        if maximum is not None and value > maximum:
            fail(f"Expected `int` <= {maximum}", path)
        return value

    return read


def _bounded_str(bounds: Meta) -> Read:
    pattern = None if bounds.pattern is None else re.compile(bounds.pattern)

    def read(value: str, path: Path) -> str:
        _check_length(value, bounds, "str", path)
        if pattern is not None and pattern.search(value) is None:
            fail(f"Expected `str` matching regex {bounds.pattern!r}", path)
        return value

    return read


def _bounded_array(read: Read, bounds: Meta) -> Read:
    def read_bounded(value: Any, path: Path) -> Any:
        _check_length(value, bounds, "array", path)
        return read(value, path)

    return read_bounded


def _check_length(value: Any, bounds: Meta, name: str, path: Path) -> None:
    if bounds.min_length is not None and len(value) < bounds.min_length:
        fail(f"Expected `{name}` of length >= {bounds.min_length}", path)
    if bounds.max_length is not None and len(value) > bounds.max_length:
        fail(f"Expected `{name}` of length <= {bounds.max_length}", path)


def _literal(given: Sequence[str]) -> Read:
    known = {each: each for each in given}

    def read(value: str, path: Path) -> str:
        if value not in known:
            fail(f"Invalid enum value {value!r}", path)
        return known[value]

    return read


def _list(given: Sequence[Any]) -> Read:
    items = reader_of(given[0])
    return lambda value, path: [items.read(each, Path(path, f"[{at}]")) for at, each in enumerate(value)]


def _tuple(given: Sequence[Any]) -> Read:
    if len(given) == 2 and given[1] is Ellipsis:
        listed = _list(given)
        return lambda value, path: tuple(listed(value, path))
    items = [reader_of(each) for each in given]

    def read(value: Any, path: Path) -> Any:
        if len(value) != len(items):
            fail(f"Expected `array` of length {len(items)}, got {len(value)}", path)
        pairs = zip(items, value, strict=True)
        return tuple(item.read(each, Path(path, f"[{at}]")) for at, (item, each) in enumerate(pairs))

    return read


_ARRAYS: Final[dict[Any, Callable[[Sequence[Any]], Read]]] = {list: _list, Sequence: _list, tuple: _tuple}


def _dict(keys: Reader, values: Reader) -> Read:
    read_key = keys.kinds.get("str")
    if read_key is None:
        raise TypeError("Keys of a dict have to be str.")

    def read(value: dict[Any, Any], path: Path) -> Any:
        made = {}
        for key, entry in value.items():
            if type(key) is not str:
                fail(f"Expected `str`, got `{_NAMES.get(type(key), 'object')}`", path, key=True)
            try:
                known = read_key(key, ROOT)
            except ValidationError as error:
                fail(str(error), path, key=True)
            made[known] = values.read(entry, Path(path, "[...]"))
        return made

    return read


def _fields(cls: StructMeta) -> dict[str, Reader]:
    hints = get_type_hints(cls, include_extras=True)
    return {name: reader_of(hints[name]) for name in cls.__struct_fields__}


def _struct(cls: StructMeta) -> Read:
    fields, config = _fields(cls), cls.__struct_config__
    missing = object()

    def read(value: dict[Any, Any], path: Path) -> Any:
        found: dict[str, Any] = {}
        for name, entry in value.items():
            if type(name) is not str:
                fail("Expected `str`", path, key=True)
            reader = fields.get(name)
            if reader is not None:
                found[name] = reader.read(entry, Path(path, f".{name}"))
            elif config.forbid_unknown_fields and name != config.tag_field:
                fail(f"Object contains unknown field `{name}`", path)
        made: dict[str, Any] = {}
        for name, default in cls.__struct_defaults__.items():
            entry = found.get(name, missing)
            if entry is missing:
                if default.factory is not NODEFAULT:
                    entry = default.factory()
                elif default.value is NODEFAULT:
                    fail(f"Object missing required field `{name}`", path)
                else:
                    entry = default.value
            made[name] = entry
        return build(cls, made)

    return read


def _tagged(structs: Sequence[StructMeta]) -> Read:
    names = {each.__struct_config__.tag_field for each in structs}
    by_tag = {each.__struct_config__.tag: _struct(each) for each in structs}
    if len(names) != 1 or None in names or len(by_tag) < len(structs):
        raise TypeError("The structs of a union need distinct tags in the same tag field.")
    (name,) = names

    def read(value: dict[Any, Any], path: Path) -> Any:
        if name not in value:
            fail(f"Object missing required field `{name}`", path)
        tag = value[name]
        if type(tag) is not str:
            fail(f"Expected `str`, got `{_NAMES.get(type(tag), 'object')}`", Path(path, f".{name}"))
        if tag not in by_tag:
            fail(f"Invalid value {tag!r}", Path(path, f".{name}"))
        return by_tag[tag](value, path)

    return read


def _array_like(cls: StructMeta) -> Read:
    fields, defaults = _fields(cls), cls.__struct_defaults__
    required = sum(each.value is NODEFAULT for each in defaults.values())
    if cls.__struct_config__.forbid_unknown_fields or any(each.factory is not NODEFAULT for each in defaults.values()):
        raise TypeError("The stand-in for msgspec supports array_like structs with plain defaults alone.")

    def read(value: Any, path: Path) -> Any:
        if len(value) < required:
            fail(f"Expected `array` of at minimum length {required}, got {len(value)}", path)
        places = enumerate(zip(fields.items(), value, strict=False))  # further items are of a newer version of the log
        found = {name: each.read(entry, Path(path, f"[{at}]")) for at, ((name, each), entry) in places}
        return build(cls, {name: default.value for name, default in defaults.items()} | found)

    return read
