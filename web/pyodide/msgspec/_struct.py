"""Structs: classes with typed fields."""

from dataclasses import dataclass
from typing import Any, Final, NamedTuple, dataclass_transform


class _Nothing:
    def __repr__(self) -> str:
        return "NODEFAULT"


NODEFAULT: Final = _Nothing()


class UnsetType:
    """Type of ``UNSET``, the value of a field that is left out of the JSON."""

    def __repr__(self) -> str:
        return "UNSET"

    def __bool__(self) -> bool:
        return False


UNSET: Final = UnsetType()


class Default(NamedTuple):
    """Default of a field."""

    value: Any = NODEFAULT
    factory: Any = NODEFAULT


def field(*, default: Any = NODEFAULT, default_factory: Any = NODEFAULT) -> Any:
    return Default(default, default_factory)


@dataclass(frozen=True, slots=True)
class StructConfig:
    """Options of a struct class."""

    frozen: bool = False
    tag: str | None = None
    tag_field: str | None = None
    omit_defaults: bool = False
    forbid_unknown_fields: bool = False
    array_like: bool = False
    gc: bool = True


_OPTIONS: Final = tuple(StructConfig.__dataclass_fields__)
_MUTABLE: Final = (list, dict, set, bytearray)


@dataclass_transform(field_specifiers=(field,))
class StructMeta(type):
    """Metaclass: collects the fields, those of the parent first, and generates the constructor."""

    # no annotations in this class: its instances would inherit them as their own
    def __new__(mcs, name: str, bases: tuple[type, ...], namespace: dict[str, Any], **options: Any) -> "StructMeta":
        cls = super().__new__(mcs, name, bases, namespace)
        parents = [base for base in bases if isinstance(base, StructMeta)]
        if len(parents) > 1 or options.keys() - set(_OPTIONS):
            raise TypeError(f"{name}: the stand-in for msgspec lacks {sorted(options) or 'several parents'}.")
        config = {option: getattr(parents[0].__struct_config__, option) for option in _OPTIONS} if parents else {}
        config |= options
        if config.get("tag_field") is not None and options.get("tag") is None:
            config["tag"] = name
        cls.__struct_config__ = StructConfig(**config)
        defaults = dict(parents[0].__struct_defaults__) if parents else {}
        for own in cls.__annotations__ if parents else ():
            defaults[own] = _default(name, own, namespace.get(own, NODEFAULT))
            if own in namespace:
                delattr(cls, own)
        _check_order(name, defaults)
        cls.__struct_defaults__ = defaults
        cls.__struct_fields__ = cls.__match_args__ = tuple(defaults)
        cls.__init__ = _init(defaults)
        return cls


def _default(name: str, own: str, value: Any) -> Default:
    if isinstance(value, Default):
        return value
    if isinstance(value, _MUTABLE):
        if value:
            raise TypeError(f"{name}.{own}: a mutable default has to be empty.")
        return Default(factory=type(value))
    return Default(value)


def _check_order(name: str, defaults: dict[str, Default]) -> None:
    optional = None
    for own, default in defaults.items():
        if default != Default():
            optional = own
        elif optional is not None:
            raise TypeError(f"{name}: the required field {own} cannot follow the optional field {optional}.")


def _init(defaults: dict[str, Default]) -> Any:
    """Generate the constructor as source code, for speed."""
    values: dict[str, Any] = {"_nothing": NODEFAULT}
    arguments, lines = ["self"], []
    for name, default in defaults.items():
        if default.factory is not NODEFAULT:
            arguments.append(f"{name}=_nothing")
            values[f"_make_{name}"] = default.factory
            lines.append(f"    own[{name!r}] = _make_{name}() if {name} is _nothing else {name}")
            continue
        if default.value is not NODEFAULT:
            arguments.append(f"{name}=_default_{name}")
            values[f"_default_{name}"] = default.value
        else:
            arguments.append(name)
        lines.append(f"    own[{name!r}] = {name}")
    text = f"def __init__({', '.join(arguments)}):\n    own = self.__dict__\n" + "\n".join(lines)
    exec(text, values)  # noqa: S102  # as in dataclasses: the names are fields of a class
    return values["__init__"]


class Struct(metaclass=StructMeta):
    """Base class of structs."""

    def __setattr__(self, name: str, value: Any) -> None:
        if type(self).__struct_config__.frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        if name not in self.__struct_fields__:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        self.__dict__[name] = value

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"'{name}' of '{type(self).__name__}' cannot be deleted")

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return self.__dict__ == other.__dict__

    def __hash__(self) -> int:
        if not type(self).__struct_config__.frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash((type(self), *self.__dict__.values()))

    def __repr__(self) -> str:
        own = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self.__struct_fields__)
        return f"{type(self).__name__}({own})"

    def __copy__(self) -> "Struct":
        return build(type(self), dict(self.__dict__))


def build(cls: Any, values: dict[str, Any]) -> Any:
    """Create a struct from the values of all fields, in their order."""
    made = object.__new__(cls)
    made.__dict__.update(values)
    return made
