"""Standard input read in a thread, and the prompt below asynchronous output."""

import os
import sys
import threading
from collections.abc import Callable
from contextlib import suppress

from rich.console import Console


def start_reader(put: Callable[[str | None], None]) -> None:
    """Start a thread that calls ``put`` with every line, None at the end. Nothing else may read standard input then."""
    # bypass sys.stdin: a thread blocked in its buffer would keep the program from exiting
    threading.Thread(target=_read, args=(sys.stdin.fileno(), put), daemon=True).start()


def _read(file: int, put: Callable[[str | None], None]) -> None:
    rest = b""
    with suppress(OSError):  # the terminal was closed
        while data := os.read(file, 4096):
            *lines, rest = (rest + data).split(b"\n")
            for line in lines:
                put(_decode(line))
    if rest:
        put(_decode(rest))
    put(None)


def _decode(line: bytes) -> str:
    return line.decode("utf-8", "replace").rstrip("\r")


class Prompt:
    """Prompt on the last line: hidden before other output, and shown again below it."""

    def __init__(self, console: Console, *, erase: bool) -> None:
        self._console = console
        self._erase = erase and console.is_terminal
        self._shown: str | None = None

    def show(self, text: str) -> None:
        text = "".join(char if char.isprintable() else "?" for char in text)  # names come from other players
        if text != self._shown:
            self.hide()
            self._write(text)
            self._shown = text

    def hide(self) -> None:
        """Erase the prompt, or end its line, before other output."""
        if self._shown is not None:
            self._write("\r\x1b[K" if self._erase else "\n")
            self._shown = None

    def submitted(self) -> None:
        """Note that Enter was pressed, which put the cursor on a new line."""
        self._shown = None

    def _write(self, text: str) -> None:
        self._console.file.write(text)
        self._console.file.flush()
