"""From an address to a seat, and from game to game."""

from queue import SimpleQueue
from typing import Any

from rich.console import Console

from ...i18n import Words
from .client import Address, Http
from .game import Inbox, OnlineGame
from .keyboard import InputLine, start_reader
from .lobby import Lobby


def join(
    address: Address,
    words: Words,
    console: Console,
    *,
    name: str | None = None,
    watch: bool = False,
    spoken: bool = False,
    program: str = "rowlock",
) -> bool:
    """Play at a table, or at one that is chosen or set up at a server, until the player leaves.

    False if there is nothing to look at. Raises Unreachable, Refused, EOFError before a table was found.
    """
    inbox: Inbox = SimpleQueue()
    start_reader(inbox.put)
    http = Http(address.server, words.language)
    lobby = Lobby(http, words, console, lambda prompt: _read_line(prompt, console, inbox))
    if not watch:
        lobby.identify(name)
    table = address.table or lobby.table(watch=watch)
    while table is not None:
        found = http.table(table) if watch else lobby.sit_down(table)
        game = OnlineGame(http, found, words, console, inbox, spoken=spoken, program=program)
        table = game.run()
        if table is None:
            return True
    return False


def _read_line(prompt: str, console: Console, inbox: SimpleQueue[Any]) -> str:
    """A line, before there is a table that could be heard."""
    console.file.write(prompt)
    console.file.flush()
    typed = inbox.get()
    assert isinstance(typed, InputLine)
    if typed.line is None:
        raise EOFError
    return typed.line
