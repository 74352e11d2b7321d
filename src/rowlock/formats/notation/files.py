"""Files of games: bounded reading, atomic writing."""

import os
from pathlib import Path

from .reader import MAX_TEXT


def read_text(path: str | os.PathLike[str]) -> str:
    """Read a file, up to one character more than a game may have. Raises OSError or UnicodeDecodeError."""
    with Path(path).open(encoding="utf-8-sig") as file:
        return file.read(MAX_TEXT + 1)


def write_text(text: str, path: str | os.PathLike[str]) -> None:
    """Replace a file atomically: after a failure the old one is still there. Raises OSError."""
    target = Path(path)
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        draft.write_text(text, "utf-8")
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
