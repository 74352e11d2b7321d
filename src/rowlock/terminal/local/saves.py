"""Saved games: one file per game, in notation, written atomically."""

from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from ...formats import notation
from ...game import Game

SUFFIX = ".rowlock"
PRACTICE_COMMENT: Final = "; practice"
"""Last line of a saved solo practice: a comment in the notation."""


def new_path(game: str) -> Path:
    """Return an unused path for a game that begins now."""
    stem = f"{datetime.now().astimezone():%Y-%m-%d-%H%M%S}-{game}"
    names = (f"{stem}{f'-{number}' if number > 1 else ''}{SUFFIX}" for number in count(1))
    return next(path for name in names if not (path := _folder() / name).exists())


def last_unfinished() -> Path | None:
    """Return the latest unfinished game among the five latest files."""
    times: dict[Path, float] = {}
    for path in _folder().glob(f"*{SUFFIX}"):
        with suppress(OSError):
            times[path] = path.stat().st_mtime
    for path in sorted(times, key=times.__getitem__, reverse=True)[:5]:
        with suppress(OSError, ValueError):
            if not Game.load(path).over:
                return path
    return None


def _folder() -> Path:
    return user_data_path("rowlock") / "games"


def save(game: Game, path: Path, *, practice: bool = False) -> None:
    """Write a game atomically. Raises OSError."""
    write(f"{game}{PRACTICE_COMMENT}\n" if practice else str(game), path)


def write(text: str, path: Path, *, private: bool = False) -> None:
    """Write a file atomically, creating its folder; only the owner can read a private one. Raises OSError."""
    path.parent.mkdir(mode=0o700 if private else 0o777, parents=True, exist_ok=True)
    notation.write_text(text, path, 0o600 if private else 0o666)


def is_practice(path: Path) -> bool:
    """Whether a file is a saved solo practice. Raises OSError or UnicodeDecodeError."""
    return notation.read_text(path).rstrip().endswith(f"\n{PRACTICE_COMMENT}")
