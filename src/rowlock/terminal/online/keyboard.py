"""Standard input read in a thread, and the prompt below asynchronous output."""

import os
import sys
import threading
from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console


@dataclass(frozen=True, slots=True)
class InputLine:
    """A typed line without its line break; None is end of file."""

    line: str | None


def start_reader(put: Callable[[InputLine], None]) -> None:
    """Start a thread that calls ``put`` with every line. Nothing else may read standard input then."""
    # bypass sys.stdin: a thread blocked in its buffer would keep the program from exiting
    threading.Thread(target=_read, args=(sys.stdin.fileno(), put), daemon=True).start()


def _read(file: int, put: Callable[[InputLine], None]) -> None:
    rest = b""
    while data := _read_chunk(file):
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            put(InputLine(_decode(line)))
    if rest:
        put(InputLine(_decode(rest)))
    put(InputLine(None))


def _read_chunk(file: int) -> bytes:
    try:
        return os.read(file, 4096)
    except OSError:  # the terminal was closed
        return b""


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
