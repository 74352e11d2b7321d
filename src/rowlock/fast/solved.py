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
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import platformdirs

from ..rules import classic, sheet
from ..rules.sheet import MOST_PENALTIES, Sheet
from . import solitaire
from .solitaire import SHEETS, Values, row_state, sheet_number

PLAYERS: Final = range(1, 6)
FORMAT: Final = 1
MOST_HEADER: Final = 1000


@dataclass(frozen=True, eq=False)
class Solution:
    """The values of a game of so many players, in which the others only supply white sums.

    ``values[k, sheet, penalties]`` are the points still to come with *k* turns of others before one's own.
    """

    players: int
    values: Values

    def to_come(self, paper: Sheet, waiting: int = 0) -> float:
        """The points a sheet will still bring, before the throw, with so many turns of others before one's own."""
        if len(paper.locks) >= classic.ROWS_TO_END or paper.penalties >= MOST_PENALTIES:
            return 0.0
        number = sheet_number(*(row_state(row) for row in paper.rows))
        return float(self.values[waiting, number, paper.penalties])

    def value(self, paper: Sheet, waiting: int = 0) -> float:
        """The final score to be expected from a sheet, before the throw."""
        return paper.score().total + self.to_come(paper, waiting)


def size(players: int) -> int:
    """The bytes a solution takes on disk, and nearly all that it takes in memory."""
    return players * SHEETS * MOST_PENALTIES * np.dtype(np.float64).itemsize


def kept_at(players: int, folder: Path | None = None) -> Path:
    """Where the solution for so many players is kept."""
    return (folder or platformdirs.user_cache_path("rowlock") / "solved") / f"{players}-{_digest()}.values"


@cache
def _digest() -> str:
    """A digest of the sources that the values follow from."""
    sources = (Path(str(module.__file__)) for module in (solitaire, sheet, classic))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:12]


def _header(players: int, done: int, checksum: str) -> dict[str, Any]:
    return {"rowlock": "solved", "format": FORMAT, "players": players, "levels": done, "sha256": checksum}


def write(path: Path, players: int, done: int, values: Values) -> None:
    """Keep a solution. A full disk or a home that cannot be written to costs the cache, not the solution."""
    header = json.dumps(_header(players, done, hashlib.sha256(values.data).hexdigest())).encode() + b"\n"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, beside = tempfile.mkstemp(dir=path.parent, prefix=path.name)
        try:
            with os.fdopen(handle, "wb") as file:
                file.write(header)
                file.write(values.data)
                file.flush()
                os.fsync(file.fileno())
            Path(beside).replace(path)
        except BaseException:
            Path(beside).unlink(missing_ok=True)
            raise
    except OSError:
        pass


def read(path: Path, players: int) -> tuple[int, Values] | None:
    """A kept solution with the levels that are done; None if there is none that can be believed."""
    values = np.empty((players, SHEETS, MOST_PENALTIES))
    try:
        with path.open("rb") as file:
            header = json.loads(file.readline(MOST_HEADER))
            whole = file.readinto(values.data.cast("B")) == values.nbytes and not file.read(1)
    except (OSError, ValueError, RecursionError):
        return None
    found = _header(players, _levels(header), hashlib.sha256(values.data).hexdigest())
    return (_levels(header), values) if whole and header == found else None


def kept_levels(path: Path) -> int:
    """How many levels a kept solution says it holds, without reading it; 0 if there is none."""
    try:
        with path.open("rb") as file:
            return _levels(json.loads(file.readline(MOST_HEADER)))
    except (OSError, ValueError, RecursionError):
        return 0


def _levels(header: Any) -> int:
    """How many levels a header says are done; whether the rest of it is right is seen when it is compared."""
    match header:
        case {"levels": int(levels)}:
            return levels
        case _:
            return 0
