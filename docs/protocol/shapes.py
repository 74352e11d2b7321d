"""Tables of the fields of message types, in Markdown."""

import inspect
import json
from collections.abc import Iterator, Mapping, Sequence
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from descriptions import DESCRIPTIONS
from docstrings import markdown, split_docstring

from rowlock.formats.schema import CardName, ColorName, DecisionShape, TableShape
from rowlock.tables.messages import Command

Shape = type[msgspec.Struct]
NAMED = {
    frozenset(get_args(union)): name
    for union, name in (
        (Command, "a [command]({}#commands)"),
        (DecisionShape, "a [decision]({}#decisions)"),
        (TableShape, "a [table]({}#tables-of-a-game)"),
    )
}


def title(shape: Shape) -> str:
    tag = shape.__struct_config__.tag
    return shape.__name__ if tag is None else f"`{tag}`"


def parts(hint: Any) -> Iterator[Shape]:
    """Yield the message types in a type."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        yield hint
    for part in get_args(hint):
        yield from parts(part)


def with_parts(shapes: Sequence[Shape]) -> list[Shape]:
    """Return message types and those of their fields, each once."""
    found = dict.fromkeys(shapes)
    for shape in shapes:
        for hint in get_type_hints(shape, include_extras=True).values():
            missing = [part for part in parts(hint) if part not in found]
            found |= dict.fromkeys(with_parts(missing))
    return list(found)


class ShapeWriter:
    """Describes types. Those of ``elsewhere`` are described on another page, ``page``."""

    def __init__(self, page: str = "", elsewhere: frozenset[Shape] = frozenset()) -> None:
        self.page = page
        self.elsewhere = elsewhere
        self.described: set[str] = set()
        """Keys of ``DESCRIPTIONS`` of the fields written so far."""

    def describe(self, shape: Shape) -> str:
        hints = get_type_hints(shape, include_extras=True)
        fields = msgspec.structs.fields(shape)
        text, about = split_docstring(inspect.cleandoc(shape.__doc__ or ""), {field.name for field in fields})
        lines = [f"### {title(shape)}\n", *([f"{markdown(text)}\n"] if text else [])]
        config = shape.__struct_config__
        if fields:
            lines += ["| entry | value | meaning |", "|---|---|---|"]
            if config.tag is not None:
                lines.append(f'| `{config.tag_field}` | `"{config.tag}"` | |')
        elif config.tag is not None:
            lines.append(f'No entries except `"{config.tag_field}": "{config.tag}"`.')
        for field in fields:
            key = f"{shape.__name__}.{field.name}"
            self.described.add(key)
            description = DESCRIPTIONS.get(key) or about.get(field.name, "")
            value = self.words(hints[field.name])
            if not field.required:
                default = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
                value += "; optional" if default in (None, msgspec.UNSET) else f"; default `{json.dumps(default)}`"
            lines.append(f"| `{field.encode_name}` | {value} | {markdown(description)}{' ' if description else ''}|")
        return "\n".join(lines) + "\n"

    def words(self, hint: Any) -> str:
        """Describe a type and its bounds in words."""
        origin, arguments = get_origin(hint), get_args(hint)
        if hint in (ColorName, CardName):
            return f"a [{'color' if hint == ColorName else 'card'}]({self.page}#colors-and-cards)"
        if origin is Annotated:
            return self._bounded(arguments[0], arguments[1:])
        if origin in (Union, UnionType):
            kinds = [each for each in arguments if each not in (NoneType, msgspec.UnsetType)]
            known = NAMED.get(frozenset(kinds))
            shown = known.format(self.page) if known else " or ".join(self.words(each) for each in kinds)
            return f"{shown}, or null" if NoneType in arguments else shown
        if origin is Literal:
            return ", ".join(f'`"{each}"`' for each in arguments)
        if origin is tuple:
            return f"[{'; '.join(self.words(each) for each in arguments)}]"
        if origin is dict or (isinstance(origin, type) and issubclass(origin, Mapping)):
            return f"an object: {self.words(arguments[0])} to {self.words(arguments[1])}"
        if isinstance(origin, type) and issubclass(origin, Sequence):
            return f"a list: {self.words(arguments[0])}"
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            return self.link(hint)
        return {int: "whole number", float: "number", str: "text", bool: "true or false", Any: "any value"}[hint]

    def _bounded(self, kind: Any, metas: Sequence[Any]) -> str:
        shown = self.words(kind)
        for meta in (each for each in metas if isinstance(each, msgspec.Meta)):
            if meta.ge is not None:
                most = meta.le if meta.le is not None else (meta.lt or 0) - 1
                shown += f" from {meta.ge:,} to {most:,}"
            if meta.max_length is not None:
                least = f"{meta.min_length} to " if meta.min_length else "at most "
                shown += f", {least}{meta.max_length}" + (" characters" if kind is str else " of them")
            if meta.pattern is not None:
                shown += f", `{meta.pattern}`".replace("|", "\\|")
        return shown

    def link(self, shape: Shape) -> str:
        """Link to the description of a type."""
        page = self.page if shape in self.elsewhere else ""
        return f"[{title(shape)}]({page}#{title(shape).strip('`').lower()})"
