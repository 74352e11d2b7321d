"""Files of games: bounded reading, atomic writing."""

import os
from pathlib import Path

from .reader import MAX_TEXT


def read_text(path: str | os.PathLike[str]) -> str:
    """Read a file, up to one character more than a game may have. Raises OSError or UnicodeDecodeError."""
    with Path(path).open(encoding="utf-8-sig") as file:
        return file.read(MAX_TEXT + 1)


def write_text(text: str, path: str | os.PathLike[str], mode: int = 0o666) -> None:
    """Replace a file atomically: after a failure the old one is still there. Raises OSError.

    A new file has the permissions ``mode``, less those that the umask forbids.
    """
    target = Path(path)
    draft = target.with_name(f"{target.name}.{os.getpid()}.part")
    try:
        with os.fdopen(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode), "w", encoding="utf-8") as file:
            file.write(text)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
