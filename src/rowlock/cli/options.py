"""Option values shared by several commands."""

import json
import shutil
import sys
from pathlib import Path

from ..rules import IllegalSetup, Track, check_track, named_track
from ..rules.track import NAMED
from .typer_i18n import current_words, fail

MAX_TRACK_TEXT = 100_000
PIPE_WIDTH = 1000
"""Console width for a file or a pipe, wide enough that lines are not wrapped."""


def track_option(value: str) -> Track:
    """Return a track by name, or read and check it from a JSON file. Raises CommandError."""
    if value in NAMED:
        return named_track(value)
    try:
        with Path(value).open(encoding="utf-8-sig") as file:
            text = file.read(MAX_TRACK_TEXT)
    except (OSError, UnicodeDecodeError) as error:
        fail("cli-no-file", file=value, reason=current_words().system(error))
    try:
        return check_track(json.loads(text))
    except IllegalSetup as error:
        fail("cli-track", file=value, reason=current_words().rule(error))
    except json.JSONDecodeError as error:
        fail("cli-not-json", file=value, line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        fail("cli-not-json", file=value, line=1, column=1)


def program() -> str:
    """Return the command that runs this program again."""
    if shutil.which("rowlock"):
        return "rowlock"
    return f"{sys.executable} -m rowlock" if sys.argv[0].endswith("__main__.py") else sys.argv[0]
