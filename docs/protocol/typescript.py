"""The types of all messages in TypeScript, made from their JSON Schema: the browser's web/src/generated/messages.ts.

What the server sends has all its entries, but those of types that leave out what is usual. What a client sends may
leave out whatever has a usual value: a type that goes both ways, and differs in that, is there twice.
"""

import inspect
import json
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, get_args, get_origin, get_type_hints

import msgspec
from meanings import MEANINGS
from sayings import markdown, sayings

from rowlock.formats.schema import CardName, ColorName, DecisionShape, Shape, TableShape
from rowlock.server.frames import ClientFrame, ServerFrame
from rowlock.server.http import ROUTES, SHAPES
from rowlock.tables.messages import By, Command, GameName, Settings, Status, What

Schema = dict[str, Any]
WIDTH: Final = 100
REF: Final = "#/$defs/"
INPUT: Final = "Input"
"""What the name of a type ends with, as a client may send it, where the server's own has more."""
UNIONS: Final[dict[str, Any]] = {
    "ClientFrame": ClientFrame,
    "ServerFrame": ServerFrame,
    "Command": Command,
    "DecisionShape": DecisionShape,
    "TableShape": TableShape,
}
TEXTS: Final[dict[str, Any]] = {
    "ColorName": ColorName,
    "CardName": CardName,
    "GameName": GameName,
    "Status": Status,
    "What": What,
    "By": By,
}
SAID: Final = {
    "ClientFrame": "What a client sends over the socket of a table.",
    "ServerFrame": "What the server sends over the socket of a table.",
    "Command": "What a seat, or the host, asks the table to do.",
    "DecisionShape": "What a seat chooses.",
    "TableShape": "What lies on the table, as a seat or an onlooker sees it.",
    "ColorName": "A row.",
    "CardName": "A card: the letter of its color, or J for a joker, and its number.",
    "GameName": "One of the three games.",
    "Status": "Where a table stands.",
    "What": "What can happen at a table.",
    "By": "Who did it.",
}
HEADER: Final = """\
// The messages of the sockets and of the HTTP API. Made by `make protocol` from the types of the server: do not edit.
// docs/protocol.md says more about them.
"""


def typescript() -> str:
    return _Writer().text()


class _Writer:
    def __init__(self) -> None:
        whole = [*UNIONS.values(), *TEXTS.values(), *SHAPES]
        found, self.parts = msgspec.json.schema_components(whole, ref_template=REF + "{name}")
        named = dict(zip((*UNIONS, *TEXTS), found, strict=False))
        self.unions = {frozenset(_references(named[name])): name for name in UNIONS}
        self.texts = {json.dumps(named[name], sort_keys=True): name for name in TEXTS}
        self.named = named
        self.classes = {kind.__name__: kind for kind in _kinds(Shape)}
        asked = [named["ClientFrame"], *({"$ref": REF + kind.__name__} for kind in _asked())]
        answers = [kind for kind in SHAPES if kind not in _asked() or kind is Settings]
        told = [named["ServerFrame"], *({"$ref": REF + kind.__name__} for kind in answers)]
        self.sent, self.received = self._reached(asked), self._reached(told)
        both = self.sent & self.received
        self.twice = {name for name in both if self._optional(name) and not self._leaves_out(name)}
        while more := {name for name in both - self.twice if set(_references(self.parts[name])) & self.twice}:
            self.twice |= more

    def text(self) -> str:
        blocks = [HEADER]
        blocks += [self._alias(name, self._text(self.named[name])) for name in TEXTS]
        blocks += [self._alias(name, self._type(self.named[name], name)) for name in UNIONS]
        for name in sorted(self.parts):
            blocks.append(self._interface(name, client=name in self.sent and name not in self.received))
            if name in self.twice:
                blocks.append(self._interface(name, client=True))
        return "\n".join(blocks)

    # Which way a type goes

    def _reached(self, schemas: Iterable[Schema]) -> set[str]:
        found: set[str] = set()
        waiting = [name for schema in schemas for name in _references(schema)]
        while waiting:
            name = waiting.pop()
            if name not in found:
                found.add(name)
                waiting += _references(self.parts[name])
        return found

    def _optional(self, name: str) -> set[str]:
        part = self.parts[name]
        return set(part["properties"]) - set(part.get("required", ()))

    def _leaves_out(self, name: str) -> bool:
        return bool(self.classes[name].__struct_config__.omit_defaults)

    # Declarations

    def _alias(self, name: str, kind: str) -> str:
        line = f"export type {name} = {kind};"
        if len(line) > WIDTH:
            line = f"export type {name} =\n" + "\n".join(f"  | {each}" for each in kind.split(" | ")) + ";"
        return f"{_comment([SAID[name]])}{line}\n"

    def _interface(self, name: str, *, client: bool) -> str:
        part, kind = self.parts[name], self.classes[name]
        said, about = sayings(inspect.cleandoc(part.get("description", "")), set(part["properties"]))
        twice = client and name in self.twice
        shown = [f"{said} As a client may send it." if twice else said] if said else []
        optional = self._optional(name) if client or self._leaves_out(name) else set()
        lines = [f"{_comment(shown)}export interface {name}{INPUT if twice else ''} {{"]
        for entry, schema in part["properties"].items():
            meaning = MEANINGS.get(f"{kind.__name__}.{entry}") or about.get(entry, "")
            lines += _comment([meaning] if meaning else [], "  ").splitlines()
            mark = "?" if entry in optional and entry != kind.__struct_config__.tag_field else ""
            value = self._type(schema, client=client)
            if _by_color(kind, entry):
                value = value.replace("Record<string,", "Record<ColorName,")  # the schema does not tell
            lines.append(f"  readonly {entry}{mark}: {value};")
        return "\n".join([*lines, "}"]) + "\n"

    # Types

    def _type(self, schema: Schema, declared: str = "", *, client: bool = False) -> str:
        if "$ref" in schema:
            name = str(schema["$ref"]).removeprefix(REF)
            return name + INPUT if client and name in self.twice else name
        if (known := self.texts.get(_key(schema))) is not None:
            return known
        if "anyOf" in schema:
            return self._union(schema["anyOf"], declared, client=client)
        if "enum" in schema or "const" in schema:
            return self._text(schema)
        return self._plain(schema, client=client)

    def _union(self, members: Sequence[Schema], declared: str, *, client: bool) -> str:
        tagged = [each for each in members if "$ref" in each]
        known = self.unions.get(frozenset(_references({"anyOf": tagged})))
        rest = members
        kinds: list[str] = []
        if known is not None and known != declared and tagged:
            kinds, rest = [known], [each for each in members if "$ref" not in each]
        kinds += [self._type(each, client=client) for each in rest]
        return " | ".join([*(each for each in kinds if each != "null"), *(each for each in kinds if each == "null")])

    @staticmethod
    def _text(schema: Schema) -> str:
        if "enum" not in schema and "const" not in schema:
            return "string"
        return " | ".join(json.dumps(each) for each in schema.get("enum", [schema.get("const")]))

    def _plain(self, schema: Schema, *, client: bool) -> str:
        match schema.get("type"):
            case "integer" | "number":
                return "number"
            case "string" | "boolean" | "null" as name:
                return str(name)
            case "array" if "prefixItems" in schema:
                parts = ", ".join(self._type(each, client=client) for each in schema["prefixItems"])
                return f"readonly [{parts}]"
            case "array":
                item = self._type(schema["items"], client=client)
                return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
            case "object":
                key = self._type(schema.get("propertyNames", {"type": "string"}), client=client)
                return f"Readonly<Record<{key}, {self._type(schema['additionalProperties'], client=client)}>>"
            case _:
                raise ValueError(f"no type of TypeScript is known for {schema}")


def _key(schema: Schema) -> str:
    return json.dumps({name: each for name, each in schema.items() if name != "default"}, sort_keys=True)


def _by_color(kind: type[Shape], entry: str) -> bool:
    hint = get_type_hints(kind).get(entry)
    return get_origin(hint) is dict and get_args(hint)[0] == ColorName


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for name, each in schema.items():
            if name == "$ref":
                yield str(each).removeprefix(REF)
            elif name != "discriminator":
                yield from _references(each)
    elif isinstance(schema, list):
        for each in schema:
            yield from _references(each)


def _kinds(kind: type[Shape]) -> Iterator[type[Shape]]:
    for each in kind.__subclasses__():
        yield each
        yield from _kinds(each)


def _asked() -> list[type[Shape]]:
    """What the routes of the API read."""
    bodies = (handler.fn.__annotations__.get("data") for handler in ROUTES)
    return [get_args(body)[0] for body in bodies if body is not None]


def _comment(lines: Sequence[str], indent: str = "") -> str:
    """A doc comment in as few lines as are wide enough."""
    if not lines:
        return ""
    text = markdown(" ".join(lines)).replace("*/", "* /")
    if len(text) + len(indent) + 7 <= WIDTH:
        return f"{indent}/** {text} */\n"
    wrapped = textwrap.wrap(text, WIDTH - len(indent) - 3)
    return "\n".join([f"{indent}/**", *(f"{indent} * {each}" for each in wrapped), f"{indent} */"]) + "\n"
