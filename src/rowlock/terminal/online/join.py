"""Entry point of ``rowlock join``: identity, choice of a table, then one game after another."""

from dataclasses import replace
from queue import SimpleQueue

from ..dialog import Terminal
from .client import Address, Http
from .game import Inbox, OnlineGame
from .keyboard import start_reader
from .lobby import Lobby


def join(
    address: Address,
    terminal: Terminal,
    name: str | None = None,
    *,
    words: str = "",
    code: str | None = None,
    watch: bool = False,
) -> bool:
    """Play or watch until the player leaves: at the given table, that of two ``words``, or one of the lobby.

    ``code`` signs the player in. Return False if there is no table to watch. Raises Unreachable, UnknownGame,
    ServerError, and EOFError before a table is chosen.
    """
    inbox: Inbox = SimpleQueue()
    start_reader(inbox.put)

    def ask(prompt: str) -> str:
        """Read a line in the lobby, before table events arrive in the inbox."""
        terminal.console.file.write(prompt)
        terminal.console.file.flush()
        line = inbox.get()
        if line is None:
            raise EOFError
        assert isinstance(line, str)
        return line

    http = Http(address.server, terminal.words.language)
    lobby = Lobby(http, replace(terminal, ask=ask))
    table = http.find(words) if words else address.table
    if not watch:
        lobby.identify(name, code)
    table = table or lobby.choose_table(watch=watch)
    while table is not None:
        entered = lobby.enter(table, watch=watch)
        table = OnlineGame(http, entered, terminal, inbox, lobby.notes(entered.id)).run()
        if table is None:
            return True
    return False
