"""Entry point of ``rowlock join``: identity, choice of a table, then one game after another."""

from queue import SimpleQueue

from rich.console import Console

from ...i18n import Words
from .client import Address, Http
from .game import Inbox, OnlineGame
from .keyboard import start_reader
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
    """Play or watch at the given table, or at one chosen or created in the lobby, until the player leaves.

    Return False if there is no table to watch. Raises Unreachable, UnknownGame, ServerError, and EOFError before a
    table is chosen.
    """
    inbox: Inbox = SimpleQueue()
    start_reader(inbox.put)
    http = Http(address.server, words.language)
    lobby = Lobby(http, words, console, lambda prompt: _read_line(prompt, console, inbox))
    if not watch:
        lobby.identify(name)
    table = address.table or lobby.choose_table(watch=watch)
    while table is not None:
        found = lobby.enter(table, watch=watch)
        table = OnlineGame(http, found, words, console, inbox, spoken=spoken, program=program).run()
        if table is None:
            return True
    return False


def _read_line(prompt: str, console: Console, inbox: Inbox) -> str:
    """Read a line in the lobby, before table events arrive in the inbox. Raises EOFError."""
    console.file.write(prompt)
    console.file.flush()
    line = inbox.get()
    if line is None:
        raise EOFError
    assert isinstance(line, str)
    return line
