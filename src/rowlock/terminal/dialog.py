"""Dialog in a terminal: prints messages in one language and reads lines."""

from collections.abc import Callable
from dataclasses import dataclass

from rich.console import Console, RenderableType
from rich.text import Text

from ..i18n import Words


@dataclass(frozen=True, slots=True)
class Terminal:
    """A player's terminal: ``spoken`` output is for a screen reader, ``program`` is the command that ran."""

    words: Words
    console: Console
    ask: Callable[[str], str] = input
    spoken: bool = False
    program: str = "rowlock"


class Dialog:
    """Base of dialogs: prints messages."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.words = terminal.words
        self.ask = terminal.ask

    def say(self, message: str, /, **values: str | int) -> None:
        self.print(Text(self.words(message, **values) if message else ""))

    def print_unwrapped(self, message: str, /, **values: str | int) -> None:
        """Print a message without wrapping, so that a path or a command in it can be copied."""
        self.print(Text(self.words(message, **values)), soft_wrap=True)

    def print(self, *lines: RenderableType, soft_wrap: bool = False) -> None:
        for line in lines:
            self.terminal.console.print(line, soft_wrap=soft_wrap)
