"""Lines from standard input while other things happen: from a terminal, a pipe or a file."""

import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console


@dataclass(frozen=True, slots=True)
class InputLine:
    """A line that was typed, without its end; None is the end of all input."""

    line: str | None


def start_reader(put: Callable[[InputLine], None]) -> None:
    """Tell every line from now on, from a thread of its own. Nobody else may read standard input then."""
    # past Python's own buffers: a thread that waits inside them would not let the program end
    threading.Thread(target=_read, args=(sys.stdin.fileno(), put), daemon=True).start()


def _read(file: int, put: Callable[[InputLine], None]) -> None:
    rest = b""
    while data := _some(file):
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            put(InputLine(_text(line)))
    if rest:
        put(InputLine(_text(rest)))
    put(InputLine(None))


def _some(file: int) -> bytes:
    try:
        return os.read(file, 4096)
    except OSError:  # the terminal is gone
        return b""


def _text(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\r")


class Prompt:
    """The last line of the screen, where the player types. News erase it, and it is written again below them."""

    def __init__(self, console: Console, *, erase: bool) -> None:
        self._console = console
        self._erase = erase and console.is_terminal
        self._shown: str | None = None

    def show(self, text: str) -> None:
        text = "".join(letter if letter.isprintable() else "?" for letter in text)  # names are others' texts
        if text != self._shown:
            self.hide()
            self._write(text)
            self._shown = text

    def hide(self) -> None:
        """Make room for news."""
        if self._shown is not None:
            self._write("\r\x1b[K" if self._erase else "\n")
            self._shown = None

    def submitted(self) -> None:
        """Enter was pressed: the cursor is on a new line by itself."""
        self._shown = None

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()
