"""The solution of the dice game for one player, and how it is kept.

It is a file in the user's cache: a line of JSON that says what it is, then the values. Its name holds a digest
of the sources it follows from, so another version of the rules finds nothing and solves anew. It is written beside
its place and moved there, and its checksum is looked at before it is believed. A solution that was interrupted is
kept the same way, with the levels that were done, and gone on with.
"""

import hashlib
import json
import os
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import platformdirs

from ...rules import classic, sheet
from ...rules.sheet import MAX_PENALTIES, Sheet
from . import backward_induction as solitaire
from .backward_induction import ROW_STATE, SHEETS, Values, sheet_number

PLAYERS: Final = range(1, 6)
FORMAT: Final = 1
MAX_HEADER: Final = 1000
PARTIAL_SUFFIX: Final = ".part"
STALE_SECONDS: Final = 24 * 60 * 60


@dataclass(frozen=True, eq=False)
class Solution:
    """The values of a game of so many players, in which the others only supply white sums.

    ``values[k, sheet, penalties]`` are the points still to come with *k* turns of others before one's own.
    """

    players: int
    values: Values

    def points_to_come(self, paper: Sheet, waiting: int = 0) -> float:
        """The points a sheet will still bring, before the throw, with so many turns of others before one's own."""
        if len(paper.locks) >= classic.ROWS_TO_END or paper.penalties >= MAX_PENALTIES:
            return 0.0
        number = sheet_number(*(int(ROW_STATE[row]) for row in paper.rows))
        return float(self.values[waiting, number, paper.penalties])

    def value(self, paper: Sheet, waiting: int = 0) -> float:
        """The final score to be expected from a sheet, before the throw."""
        return paper.score().total + self.points_to_come(paper, waiting)


def size(players: int) -> int:
    """The bytes a solution takes on disk, and nearly all that it takes in memory."""
    return players * SHEETS * MAX_PENALTIES * np.dtype(np.float64).itemsize


def cache_path(players: int, folder: Path | None = None) -> Path:
    """Where the solution for so many players is kept."""
    return (folder or platformdirs.user_cache_path("rowlock") / "solved") / f"{players}-{_digest()}.values"


@cache
def _digest() -> str:
    """A digest of the sources that the values follow from."""
    sources = (Path(str(module.__file__)) for module in (solitaire, sheet, classic))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:12]


def _header(players: int, done: int, values: Values) -> bytes:
    """The first line of a file. Its checksum is of all that it says, and of the values."""
    fields = {"rowlock": "solved", "format": FORMAT, "players": players, "levels": done}
    checksum = hashlib.sha256(json.dumps(fields).encode())
    checksum.update(values.data)
    return json.dumps({**fields, "sha256": checksum.hexdigest()}).encode() + b"\n"


def write(path: Path, players: int, done: int, values: Values) -> None:
    """Keep a solution, and no other version's. A disk that cannot be written to costs the cache, not the solution."""
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=PARTIAL_SUFFIX)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(_header(players, done, values))
                file.write(values.data)
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        except BaseException:
            Path(temporary).unlink(missing_ok=True)
            raise
        _remove_stale(path, players)


def _remove_stale(path: Path, players: int) -> None:
    """Remove what other versions kept for so many players, and what a killed process left half written."""
    for old in path.parent.glob(f"{players}-*"):
        partial = old.name.endswith(PARTIAL_SUFFIX)
        if old != path and (not partial or time.time() - old.stat().st_mtime > STALE_SECONDS):
            old.unlink(missing_ok=True)


def read(path: Path, players: int) -> tuple[int, Values] | None:
    """A kept solution with the levels that are done; None if there is none that can be believed."""
    values = np.empty((players, SHEETS, MAX_PENALTIES))
    try:
        with path.open("rb") as file:
            head = file.readline(MAX_HEADER)
            whole = file.readinto(values.data.cast("B")) == values.nbytes and not file.read(1)
        done = _levels(json.loads(head))
    except (OSError, ValueError, RecursionError):
        return None
    return (done, values) if whole and head == _header(players, done, values) else None


def cached_levels(path: Path) -> int:
    """How many levels a kept solution says it holds, without reading it; 0 if there is none."""
    try:
        with path.open("rb") as file:
            return _levels(json.loads(file.readline(MAX_HEADER)))
    except (OSError, ValueError, RecursionError):
        return 0


def _levels(header: Any) -> int:
    """How many levels a header says are done; whether the rest of it is right is seen when it is compared."""
    match header:
        case {"levels": int(levels)}:
            return levels
        case _:
            return 0
