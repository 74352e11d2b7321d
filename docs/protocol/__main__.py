"""Write docs/protocol.md, docs/protocol.schema.json and the browser's web/src/generated/messages.ts: ``make protocol``.

They are made from the server's types. ``page.txt`` is the page with gaps, ``meanings.py`` has what the types do not
say, ``example.py`` plays the example, ``typescript.py`` writes the types for the browser. With a folder as argument the
files are written there instead.
"""

import inspect
import json
import re
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from example import example
from meanings import MEANINGS
from sayings import markdown, sayings
from typescript import typescript

from rowlock.coach.explain import Reason
from rowlock.coach.hints import Hint, HintOption
from rowlock.formats.json_reader import FormatError
from rowlock.formats.schema import (
    CardName,
    ColorName,
    DecisionShape,
    DiceShape,
    OutcomeShape,
    ScoreShape,
    SheetShape,
    TableShape,
)
from rowlock.i18n import LANGUAGES, source, words
from rowlock.rules.errors import SENTENCES as RULE_SENTENCES
from rowlock.server import limits
from rowlock.server.connections import MAX_SOCKETS, SEND_TIMEOUT
from rowlock.server.frames import MAX_FRAME, ClientFrame, ServerFrame
from rowlock.server.http.hints import HintRequest
from rowlock.server.problems import STATUS, Problem, problem
from rowlock.server.security import ALL_REQUESTS
from rowlock.server.websocket import CLOSE_CODES, MAX_THROTTLED
from rowlock.tables.errors import SENTENCES
from rowlock.tables.live_table import MAX_HAPPENINGS
from rowlock.tables.messages import Clock, Command, GameView, Happening, SeatView, Settings, TableView

HERE = Path(__file__).parent
WIDTH = 116
Shapes = tuple[type[msgspec.Struct], ...]

CHAPTERS: tuple[tuple[str, str, Any], ...] = (
    ("Frames from a client", "", ClientFrame),
    ("Frames from the server", "", ServerFrame),
    ("Commands", "What a [`do`](#do) carries, told apart by `type`.", Command),
    ("Decisions", "What a seat chooses, told apart by `type`.", DecisionShape),
    ("What is seen", "", (TableView, SeatView, GameView, Happening)),
    ("What lies on the table", "The `table` of a game is told apart by `game`.", TableShape),
    ("Parts", "", (SheetShape, DiceShape, ScoreShape, OutcomeShape)),
    (
        "A hint in parts",
        "What the route for [hints](#hints) takes and answers.",
        (HintRequest, Hint, HintOption, Reason),
    ),
    ("Settings and problems", "", (Settings, Clock, Problem)),
)
NAMED = {frozenset(get_args(union)): name for union, name in (
    (Command, "a [command](#commands)"),
    (DecisionShape, "a [decision](#decisions)"),
    (TableShape, "a [table](#what-lies-on-the-table)"),
)}  # fmt: skip


# The schema


def schema() -> str:
    roots = {"ClientFrame": ClientFrame, "ServerFrame": ServerFrame, "Settings": Settings, "Problem": Problem}
    found, parts = msgspec.json.schema_components(roots.values(), ref_template="#/$defs/{name}")
    unions = {name: {"title": name, **each} for name, each in zip(roots, found, strict=True) if "$ref" not in each}
    for part in parts.values():
        if "description" in part:
            part["description"] = markdown(inspect.cleandoc(part["description"]))
    whole = {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "Frames of Rowlock's live tables",
        "description": "What goes over the socket of a table. Made by `make protocol`; see protocol.md.",
        "anyOf": [{"$ref": "#/$defs/ClientFrame"}, {"$ref": "#/$defs/ServerFrame"}],
        "$defs": dict(sorted({**unions, **parts}.items())),
    }
    return json.dumps(whole, indent=2, ensure_ascii=False) + "\n"


# The types


def types() -> str:
    unused = set(MEANINGS)
    chapters = []
    for title, introduction, union in CHAPTERS:
        shapes: Shapes = union if isinstance(union, tuple) else get_args(union)
        parts = [f"## {title}\n", *([f"{introduction}\n"] if introduction else [])]
        parts += [_described(shape, unused) for shape in shapes]
        chapters.append("\n".join(parts))
    if unused:
        sys.exit(f"meanings of entries that are not there: {unused}")
    return "\n".join(chapters)


def _title(shape: type[msgspec.Struct]) -> str:
    tag = shape.__struct_config__.tag
    return shape.__name__ if tag is None else f"`{tag}`"


def _described(shape: type[msgspec.Struct], unused: set[str]) -> str:
    hints = get_type_hints(shape, include_extras=True)
    fields = msgspec.structs.fields(shape)
    said, about = sayings(inspect.cleandoc(shape.__doc__ or ""), {field.name for field in fields})
    lines = [f"### {_title(shape)}\n", *([f"{markdown(said)}\n"] if said else [])]
    config = shape.__struct_config__
    if fields:
        lines += ["| entry | value | meaning |", "|---|---|---|"]
        if config.tag is not None:
            lines.append(f'| `{config.tag_field}` | `"{config.tag}"` | |')
    elif config.tag is not None:
        lines.append(f'It has no entry but `"{config.tag_field}": "{config.tag}"`.')
    for field in fields:
        key = f"{shape.__name__}.{field.name}"
        unused.discard(key)
        meaning = MEANINGS.get(key) or about.get(field.name, "")
        value = _words(hints[field.name])
        if not field.required:
            usual = field.default_factory() if field.default is msgspec.NODEFAULT else field.default
            value += "; may be left out" if usual is None else f"; `{json.dumps(usual)}` if left out"
        lines.append(f"| `{field.encode_name}` | {value} | {markdown(meaning)}{' ' if meaning else ''}|")
    return "\n".join(lines) + "\n"


def _words(hint: Any) -> str:
    """A type in words, with its bounds."""
    origin, arguments = get_origin(hint), get_args(hint)
    if hint in (ColorName, CardName):
        return "a [color](#colors-and-cards)" if hint == ColorName else "a [card](#colors-and-cards)"
    if origin is Annotated:
        return _bounded(arguments[0], arguments[1:])
    if origin in (Union, UnionType):
        kinds = [each for each in arguments if each is not NoneType]
        known = NAMED.get(frozenset(kinds))
        shown = known or " or ".join(_words(each) for each in kinds)
        return f"{shown}, or null" if NoneType in arguments else shown
    if origin is Literal:
        return ", ".join(f'`"{each}"`' for each in arguments)
    if origin is tuple:
        return f"[{'; '.join(_words(each) for each in arguments)}]"
    if origin is dict or (isinstance(origin, type) and issubclass(origin, Mapping)):
        return f"an object: {_words(arguments[0])} to {_words(arguments[1])}"
    if isinstance(origin, type) and issubclass(origin, Sequence):
        return f"a list: {_words(arguments[0])}"
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        title = _title(hint)
        return f"[{title}](#{title.strip('`').lower()})"
    return {int: "whole number", float: "number", str: "text", bool: "true or false"}[hint]


def _bounded(kind: Any, metas: Sequence[Any]) -> str:
    shown = _words(kind)
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


# The tables


def _sentence(name: str, text: str) -> str:
    """A message of the English file, with the names of its values in braces."""
    block = re.search(rf"^{name} =.*\n(?:[ \t]+.*\n)*", text, re.MULTILINE)
    if block is None:
        sys.exit(f"there is no message {name}")
    values = {value: f"{{{value}}}" for value in re.findall(r"\$(\w+)", block[0])}
    return words("en")(name, **values)


def errors() -> str:
    text = source("en")
    rows = {}
    for code in re.findall(r"^table-(\w+) =", text, re.MULTILINE):
        over_http = code in STATUS or code in SENTENCES
        rows[code] = (str(STATUS.get(code, 409)) if over_http else "", _sentence(f"table-{code}", text))
    form = problem(FormatError("bad_decision", "{where}", ""), "en")
    rows[form.code] = (str(form.status), form.detail)
    return "\n".join(f"| `{code}` | {status} | {said} |" for code, (status, said) in sorted(rows.items()))


def rule_errors() -> str:
    text = source("en")
    return "\n".join(
        f"| `{code}` | {STATUS.get(code, 409)} | {_sentence(f'error-{code}', text)} |" for code in RULE_SENTENCES
    )


def rates() -> str:
    rows = {
        "frames on one socket": limits.FRAMES,
        "sockets opened, for each identity, or address without one": limits.CONNECTS,
        "HTTP requests, for each identity, or address without one": limits.REQUESTS,
        "new guests and recovery codes, for each address": limits.GUESTS,
        "new tables, for each identity": limits.TABLES,
        "hints, for each identity": limits.HINTS,
        "everything, for each address": ALL_REQUESTS,
    }
    return "\n".join(f"| {what} | {rate.burst:g} | {rate.per_second:g} |" for what, rate in rows.items())


def close_codes() -> str:
    reasons: dict[int, list[str]] = {}
    for reason, code in CLOSE_CODES.items():
        reasons.setdefault(code, []).append(f"`{reason}`")
    return "\n".join(f"| {code} | {', '.join(named)} |" for code, named in sorted(reasons.items()))


# The example


def _laid_out(value: Any, indent: str = "", room: int = WIDTH) -> str:
    """JSON in as few lines as are wide enough."""
    line = json.dumps(value, ensure_ascii=False)
    if len(line) <= room or not value or not isinstance(value, (dict, list)):
        return line
    deeper = indent + "  "
    if isinstance(value, list):
        items = [deeper + _laid_out(each, deeper, WIDTH - len(deeper) - 1) for each in value]
    else:
        items = []
        for name, each in value.items():
            start = f"{deeper}{json.dumps(name)}: "
            items.append(start + _laid_out(each, deeper, WIDTH - len(start) - 1))
    opening, closing = "[]" if isinstance(value, list) else "{}"
    return f"{opening}\n" + ",\n".join(items) + f"\n{indent}{closing}"


def _short(value: Any) -> Any:
    """What a client sends, without what it may leave out."""
    return (
        {name: _short(each) for name, each in value.items() if each is not None} if isinstance(value, dict) else value
    )


def frames() -> str:
    parts = []
    for said, frame in example():
        who = "client" if isinstance(frame, get_args(ClientFrame)) else "server"
        plain = json.loads(msgspec.json.encode(frame))
        laid_out = _laid_out(_short(plain) if who == "client" else plain)
        parts.append(f"{said}\n\n```json {who}\n{laid_out}\n```\n" if said else f"```json {who}\n{laid_out}\n```\n")
    return "\n".join(parts).rstrip()


def page() -> str:
    gaps = {
        "most told": str(MAX_HAPPENINGS),
        "languages": ", ".join(f"`{language}`" for language in LANGUAGES),
        "limits": rates(),
        "most refused": str(MAX_THROTTLED),
        "most sockets": str(MAX_SOCKETS),
        "most frame": f"{MAX_FRAME:,}",
        "most message": f"{4 * MAX_FRAME:,}",
        "slow": f"{SEND_TIMEOUT:g}",
        "close codes": close_codes(),
        "colors": ", ".join(f'`"{color}"`' for color in get_args(ColorName)),
        "example": frames(),
        "types": types(),
        "errors": errors(),
        "rule errors": rule_errors(),
    }
    return re.sub(r"\{\{([a-z ]+)\}\}", lambda gap: gaps[gap[1]], (HERE / "page.txt").read_text("utf-8"))


def main() -> None:
    given = Path(sys.argv[1]) if len(sys.argv) > 1 else None
    folder, browser = given or HERE.parent, given or HERE.parents[1] / "web" / "src" / "generated"
    browser.mkdir(parents=True, exist_ok=True)
    (folder / "protocol.md").write_text(page(), "utf-8")
    (folder / "protocol.schema.json").write_text(schema(), "utf-8")
    (browser / "messages.ts").write_text(typescript(), "utf-8")


main()
