"""Mutations of valid JSON values, bytes and game texts for fuzzing.

Stateless and seeded, so that failures are reproducible.
"""

import re
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

Json = Any

DEEP: Json = []
for _ in range(300):
    DEEP = [DEEP]

NASTY: list[Json] = [
    None,
    True,
    False,
    0,
    -1,
    1,
    2,
    3,
    4,
    5,
    12,
    13,
    2**31,
    2**63,
    -(2**63) - 1,
    10**40,
    0.0,
    1.0,
    2.5,
    -0.0,
    1e308,
    float("nan"),
    float("inf"),
    "",
    " ",
    "red",
    "Red",
    "R7",
    "J5",
    "over",
    "a",
    "x" * 2000,
    "\x00",
    "\n",
    "żółć",
    "\U0001f3b2",
    "\u202e",
    "٣",
    "\ud800",
    "__class__",
    "{code}",
    "%s",
    [],
    {},
    [[]],
    [None],
    {"": None},
    [1] * 300,
    DEEP,
]

WORDS = ["red", "yellow", "green", "blue"]
PHASES = ["roll", "action1", "action2", "step3", "draw", "number", "play", "over"]
ENDS = ["two_rows_locked", "four_penalties", "two_rows_completed", "track_end", None]

Path = tuple[str | int, ...]


def paths(data: Json) -> list[Path]:
    """Paths of all entries of a JSON value, outermost first."""
    found: list[Path] = []
    left: list[tuple[Path, Json]] = [((), data)]
    while left:
        path, value = left.pop()
        found.append(path)
        if isinstance(value, dict):
            left += [((*path, key), entry) for key, entry in value.items()]
        elif isinstance(value, list) and len(value) < 100:
            left += [((*path, at), entry) for at, entry in enumerate(value)]
    return found


def get(data: Json, path: Path) -> Json:
    for step in path:
        data = data[step]
    return data


def put(data: Json, path: Path, change: Callable[[Json], Json]) -> Json:
    """Apply a change at a path; entries off the path are shared with the old value."""
    if not path:
        return change(data)
    copy: Json = dict(data) if isinstance(data, dict) else list(data)
    copy[path[0]] = put(data[path[0]], path[1:], change)
    return copy


def similar(value: Json, rng: Random) -> Json:
    """A similar value of the same type, often still valid."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + rng.choice((-2, -1, 1, 2))
    if isinstance(value, str):
        for words in (WORDS, PHASES, ENDS):
            if value in words:
                return rng.choice(words)
        return rng.choice("RYGBJ") + str(rng.randint(2, 12)) if value[1:].isdigit() else value + "x"
    if isinstance(value, list) and value:
        return _similar_list(value, rng)
    return rng.choice((0, 1, 2, "red", [], {}, None))


def _similar_list(value: list[Json], rng: Random) -> list[Json]:
    copy = list(value)
    at, other = rng.randrange(len(copy)), rng.randrange(len(copy))
    kind = rng.randrange(5)
    if kind == 0:
        copy[at], copy[other] = copy[other], copy[at]
    elif kind == 1:
        del copy[at]
    elif kind == 2:
        copy.insert(at, copy[other])
    elif kind == 3:
        rng.shuffle(copy)
    elif all(type(entry) is int for entry in copy):
        copy.append(copy[-1] + rng.choice((-1, 1, 2)))
    else:
        copy = copy[: at + 1]
    return copy


def mutated(data: Json, places: Sequence[Path], rng: Random) -> Json:
    """Make one to three changes, similar or nasty. ``places`` are the paths of the value."""
    gentle = rng.random() < 0.3
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        path = rng.choice(places)
        try:
            data = put(data, path, lambda value: similar(value, rng)) if gentle else _changed(data, path, rng)
        except (LookupError, TypeError):
            continue  # an earlier change removed this path
    return data


def _changed(data: Json, path: Path, rng: Random) -> Json:
    kind = rng.random()
    if kind < 0.55:
        return put(data, path, lambda value: similar(value, rng))
    if kind < 0.8 or not path:
        nasty = rng.choice(NASTY)
        return put(data, path, lambda _: nasty)
    if kind < 0.9:
        return put(data, path[:-1], lambda parent: _without(parent, path[-1]))
    if kind < 0.95:
        return put(data, path[:-1], lambda parent: _with_more(parent, rng))
    other = get(data, path[: rng.randrange(len(path))])
    return put(data, path, lambda _: other)


def _without(parent: Json, step: str | int) -> Json:
    copy: Json = dict(parent) if isinstance(parent, dict) else list(parent)
    del copy[step]
    return copy


def _with_more(parent: Json, rng: Random) -> Json:
    nasty = rng.choice(NASTY)
    if isinstance(parent, dict):
        return {**parent, rng.choice(("game", "x", "", "red", "op", "state")): nasty}
    return [*parent, nasty]


def mutated_bytes(text: bytes, rng: Random) -> bytes:
    """Insert, delete, repeat, replace or rotate a few bytes."""
    for _ in range(rng.choice((1, 1, 2, 4))):
        at, length = rng.randrange(len(text) + 1), rng.choice((1, 1, 2, 8, 40))
        kind = rng.randrange(5)
        if kind == 0:
            text = text[:at] + rng.randbytes(length) + text[at:]
        elif kind == 1:
            text = text[:at] + text[at + length :]
        elif kind == 2:
            text = text[:at] + text[at : at + length] * rng.choice((2, 3, 50)) + text[at + length :]
        elif kind == 3:
            text = (
                text[:at]
                + rng.choice((b"{", b"}", b"[", b"]", b'"', b"\\", b",", b"-", b"\x00", b"1e9"))
                + text[at + 1 :]
            )
        else:
            text = text[at:] + text[:at]
    return text


def mutated_text(text: str, words: Sequence[str], rng: Random) -> str:
    """Change a few tokens, characters or lines of a game text."""
    for _ in range(rng.choice((1, 1, 1, 2, 3))):
        kind = rng.random()
        if kind < 0.3:
            text = _rewritten(text, rng)
        elif kind < 0.6:
            text = _other_token(text, words, rng)
        elif kind < 0.8:
            at, length = rng.randrange(len(text) + 1), rng.choice((0, 1, 1, 5))
            text = text[:at] + rng.choice(STRANGE) + text[at + length :]
        else:
            text = _other_lines(text, rng)
    return text


STRANGE = ["", "", " ", "\n", "\r\n", "\t", '"', "\\", "[", "]", "|", "~", ">", "?", "!", ";", "-", "(-5)", "@"]
STRANGE += ["٣", "\ud800", "\x00", "\u2028", "\x85", "żółć", "9" * 30, "r", "R", "[A", "x" * 300]


def _rewritten(text: str, rng: Random) -> str:
    """Rewrite the text equivalently or as a similar game; often still valid."""
    kind = rng.randrange(6)
    if kind == 0:
        return text.replace("\n", "\r\n")
    if kind == 1:
        return text.rstrip("\n") + rng.choice((" ; a comment", "\n;", "\n\n ", " | - -", " | -", " | ? ?"))
    if kind == 2:
        return re.sub(r"!| \(-5\)|\[Result .*|\[End .*", "", text)
    if kind == 3:
        return text.rsplit(" |", 1)[0]
    if kind == 4:
        return text.replace(" | ", rng.choice(("  | ", " |\t", "\t|\t")))
    return re.sub(r"(?<=[RYGB])[1-6](?= )", lambda _: str(rng.randint(1, 6)), text, count=rng.randint(1, 9))


def _other_token(text: str, words: Sequence[str], rng: Random) -> str:
    """Replace one token by another from ``words``."""
    tokens = text.split(" ")
    at = rng.randrange(len(tokens))
    tokens[at] = rng.choice(words)
    return " ".join(tokens)


def _other_lines(text: str, rng: Random) -> str:
    lines = text.split("\n")
    at, other = rng.randrange(len(lines)), rng.randrange(len(lines))
    kind = rng.randrange(4)
    if kind == 0:
        del lines[at]
    elif kind == 1:
        lines[at], lines[other] = lines[other], lines[at]
    elif kind == 2:
        lines.insert(at, lines[other])
    else:
        lines = lines[: at + 1]
    return "\n".join(lines)
