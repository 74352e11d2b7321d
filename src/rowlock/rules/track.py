"""The track of On Board: fields, built-in tracks and validation of custom tracks.

A track is a list of ``[color, number, bonus]``. Tracks are data, because the published rules do not print the
publisher's (AO1). Two are built in, the sides ``a`` and ``b`` of one board.
"""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple, cast

from .errors import IllegalSetup
from .sheet import BY_NAME, NUMBERS, Color

LAST_FIELDS: Final = 5
"""Number of fields at the end of the track that announce the end when reached (O15)."""
LENGTHS: Final = range(LAST_FIELDS, 201)
BONUSES: Final = range(21)
NAMED: Final = ("a", "b")


class Field(NamedTuple):
    """A field: the row and number crossed on landing, and its bonus points (O9, O14)."""

    color: Color
    number: int
    bonus: int


Track = tuple[Field, ...]


def check_track(data: object) -> Track:
    """Validate a list of ``[color, number, bonus]``; raises IllegalSetup naming the bad field."""
    fields = _entries(data)
    if fields is None:
        raise IllegalSetup("not_a_track", "AO1")
    if len(fields) not in LENGTHS:
        raise IllegalSetup("track_length", "AO1", least=LENGTHS[0], most=LENGTHS[-1], count=len(fields))
    return tuple(_field(at, entry) for at, entry in enumerate(fields, start=1))


def _entries(data: object) -> Sequence[object] | None:
    return cast("Sequence[object]", data) if isinstance(data, (list, tuple)) else None


def _field(at: int, entry: object) -> Field:
    parts = _entries(entry)
    if parts is None or len(parts) != 3:
        raise IllegalSetup("track_field", "AO1", field=at)
    color, number, bonus = parts
    if isinstance(color, str):
        color = BY_NAME.get(color)
    if not isinstance(color, Color):
        raise IllegalSetup("track_color", "AO1", field=at)
    if type(number) is not int or number not in NUMBERS:
        raise IllegalSetup("track_number", "AO1", field=at)
    if type(bonus) is not int or bonus not in BONUSES:
        raise IllegalSetup("track_bonus", "AO1", field=at)
    return Field(color, number, bonus)


@cache
def named_track(name: str) -> Track:
    """A built-in track by name."""
    if name not in NAMED:
        raise IllegalSetup("unknown_track", "AO26", track=name)
    return check_track(json.loads(files("rowlock.rules").joinpath("tracks", f"{name}.json").read_text("utf-8")))
