"""Cached solution of the dice game: its values and its file in the user's cache.

The file is a line of JSON as header, then the values. Its name contains a digest of the sources that determine the
values, so another version of the rules does not find it and solves again. Files are replaced atomically, and their
checksum is verified on reading. An interrupted solution is stored with its finished levels and resumed later.
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
from typing import Final

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
    """Values of the game for a number of players of which the others only supply white sums.

    ``values[k, sheet, penalties]`` are the points still to come with *k* turns of others before one's own.
    """

    players: int
    values: Values

    def points_to_come(self, paper: Sheet, waiting: int = 0) -> float:
        """Points a sheet will still score, before the roll, with ``waiting`` turns of others before one's own."""
        if len(paper.locks) >= classic.ROWS_TO_END or paper.penalties >= MAX_PENALTIES:
            return 0.0
        number = sheet_number(*(int(ROW_STATE[row]) for row in paper.rows))
        return float(self.values[waiting, number, paper.penalties])

    def value(self, paper: Sheet, waiting: int = 0) -> float:
        """Expected final score of a sheet before the roll."""
        return paper.score().total + self.points_to_come(paper, waiting)


def size(players: int) -> int:
    """Size of a solution in bytes, on disk and nearly so in memory."""
    return players * SHEETS * MAX_PENALTIES * np.dtype(np.float64).itemsize


def cache_path(players: int, folder: Path | None = None) -> Path:
    """Path of the solution for a number of players."""
    return (folder or platformdirs.user_cache_path("rowlock") / "solved") / f"{players}-{_digest()}.values"


@cache
def _digest() -> str:
    """Digest of the sources that determine the values."""
    sources = (Path(str(module.__file__)) for module in (solitaire, sheet, classic))
    return hashlib.sha256(b"".join(source.read_bytes() for source in sources)).hexdigest()[:12]


def _header(players: int, done: int, values: Values) -> bytes:
    """First line of a file; its checksum covers the other header fields and the values."""
    fields = {"rowlock": "solved", "format": FORMAT, "players": players, "levels": done}
    checksum = hashlib.sha256(json.dumps(fields).encode())
    checksum.update(values.data)
    return json.dumps({**fields, "sha256": checksum.hexdigest()}).encode() + b"\n"


def write(path: Path, players: int, done: int, values: Values) -> None:
    """Store a solution; remove those of other versions and temporary files of killed processes.

    Ignores OSError: the cache is optional.
    """
    with suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        handle, temporary = tempfile.mkstemp(dir=path.parent, prefix=path.name, suffix=PARTIAL_SUFFIX)
        try:
            with os.fdopen(handle, "wb") as file:
                file.writelines((_header(players, done, values), values.data))
                file.flush()
                os.fsync(file.fileno())
            Path(temporary).replace(path)
        finally:
            Path(temporary).unlink(missing_ok=True)
        for old in path.parent.glob(f"{players}-*"):
            stale = old.suffix != PARTIAL_SUFFIX or time.time() - old.stat().st_mtime > STALE_SECONDS
            if old != path and stale:
                old.unlink(missing_ok=True)


def read(path: Path, players: int) -> tuple[int, Values] | None:
    """Number of finished levels and values of a stored solution; None if it is missing or damaged."""
    values, done = np.empty((players, SHEETS, MAX_PENALTIES)), cached_levels(path)
    with suppress(OSError), path.open("rb") as file:
        head = file.readline(MAX_HEADER)
        whole = file.readinto(values.data.cast("B")) == values.nbytes and not file.read(1)
        return (done, values) if whole and head == _header(players, done, values) else None
    return None


def cached_levels(path: Path) -> int:
    """Number of levels in the header of a stored solution, unverified; 0 if there is none."""
    with suppress(OSError, ValueError, RecursionError), path.open("rb") as file:
        match json.loads(file.readline(MAX_HEADER)):
            case {"levels": int(levels)}:
                return levels
            case _:
                return 0
    return 0
