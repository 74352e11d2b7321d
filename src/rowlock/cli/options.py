"""Arguments, files and consoles shared by several commands."""

import json
import shutil
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager, nullcontext, suppress
from importlib import import_module
from io import TextIOWrapper
from pathlib import Path
from typing import Any, Final, TypeVar

from rich.console import Console
from rich.progress import Progress

from ..formats.notation import RecordError
from ..formats.notation.reader import MAX_TEXT
from ..i18n import Words
from ..rules import IllegalSetup, Track, check_track, named_track
from ..rules.track import NAMED
from ..terminal.dialog import Terminal
from .typer_i18n import CommandError, current_words, fail

MAX_TRACK_TEXT: Final = 100_000
PIPE_WIDTH: Final = 1000
"""Console width for a file or a pipe, wide enough that lines are not wrapped."""
T = TypeVar("T")


def check_range(parameter: str, value: int, least: int, most: int) -> None:
    """Raise CommandError if a number is out of range."""
    if not least <= value <= most:
        fail("lab-range", parameter=parameter, least=least, most=most)


def game_options(jokers: bool, track: str | None, solo: bool = False) -> dict[str, Any]:
    """The options of a game that are set. Raises CommandError."""
    given = {"solo": solo, "jokers": jokers, "track": None if track is None else _track_option(track)}
    return {name: value for name, value in given.items() if value}


def _track_option(value: str) -> Track:
    """Return a track by name, or read and check it from a JSON file. Raises CommandError."""
    if value in NAMED:
        return named_track(value)
    text = read_text(value, MAX_TRACK_TEXT)
    try:
        return check_track(json.loads(text))
    except IllegalSetup as error:
        fail("cli-track", file=value, reason=current_words().rule(error))
    except json.JSONDecodeError as error:
        fail("cli-not-json", file=value, line=error.lineno, column=error.colno)
    except (ValueError, RecursionError):
        fail("cli-not-json", file=value, line=1, column=1)


def read_text(file: str | Path, limit: int) -> str:
    """Read a text file, or standard input for ``-``, up to a number of characters. Raises CommandError."""
    try:
        with nullcontext(sys.stdin.buffer) if file == "-" else Path(file).open("rb") as stream:
            return TextIOWrapper(stream, encoding="utf-8-sig").read(limit)
    except (OSError, UnicodeDecodeError) as error:
        fail("cli-no-file", file=str(file), reason=current_words().system(error))


def read_game(file: str | Path, read: Callable[[str], T]) -> T:
    """Read a game in notation from a file, or standard input for ``-``. Raises CommandError."""
    text, say = read_text(file, MAX_TEXT + 1), current_words()  # one character more than a game may have
    try:
        return read(text)
    except RecordError as error:
        raise CommandError(say("cli-not-a-game", file=str(file), reason=say.record(error))) from error


def output_console() -> Console:
    """Console of standard output; lines to a file or a pipe are not wrapped."""
    return Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)


def open_terminal(words: Words, *, spoken: bool, editing: bool = True) -> Terminal:
    """Terminal of standard input and output, with line editing where the system has it."""
    if editing:
        with suppress(ImportError):
            import_module("readline")
    return Terminal(words, output_console(), spoken=spoken, program=_program())


@contextmanager
def count_progress(text: str) -> Generator[Callable[[int, int], None]]:
    """Show progress on a terminal; yields a function that takes the amount done and the total."""
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(text, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)


def _program() -> str:
    """Return the command that runs this program again."""
    if shutil.which("rowlock"):
        return "rowlock"
    return f"{sys.executable} -m rowlock" if sys.argv[0].endswith("__main__.py") else sys.argv[0]
