"""Lobby of a server: identity of the player, choice or creation of a table."""

import secrets
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from ...bots import BOTS
from ...i18n import Words
from ...record import MAX_NAME
from ...rules import RULESETS, classic
from ...tables.messages import SeatBot, Settings, Sit, Start, Summary, TableView
from ..local.setup import SetupDialog, level_name
from ..typed_input import is_yes, plain
from . import saved_identity
from .client import Http, ServerError


class Lobby(SetupDialog):
    """Asks for what the command line leaves open and sends it. Methods raise Unreachable or ServerError."""

    def __init__(self, http: Http, words: Words, console: Console, ask: Callable[[str], str]) -> None:
        super().__init__(words, console, ask)
        self.http = http

    # Identity

    def identify(self, name: str | None) -> None:
        """Log in with the saved identity, renamed to ``name`` if given; else register a new guest."""
        known = saved_identity.load(self.http.server)
        current = None if known is None else self._current_name(known)
        if known is None or current is None:
            self._register(name or (known.name if known else None) or self._name(), again=name is None)
        elif name is not None and name != current:
            self._save_identity(self.http.rename(name), known.cookie)

    def _current_name(self, known: saved_identity.Identity) -> str | None:
        """Return the name of a saved identity at the server; None if the server has forgotten it."""
        self.http.cookie = known.cookie
        try:
            return self.http.me()
        except ServerError as error:
            if error.code != "no_identity":
                raise
            return None

    def _register(self, name: str, *, again: bool) -> None:
        """Register a guest. For an invalid name ask again, or raise ServerError if ``again`` is false."""
        while True:
            try:
                cookie = self.http.become_guest(name)
            except ServerError as error:
                if error.code not in ("bad_name", "bad_request"):
                    raise
                sentence = self.words("table-bad_name", most=MAX_NAME)
                if not again:
                    raise ServerError(error.code, sentence) from error
                self.console.print(Text(sentence))
                name = self._name()
            else:
                self._save_identity(name, cookie)
                return

    def _name(self) -> str:
        self.say("join-ask-name")
        while not (name := self.ask("> ").strip()):
            self.say("join-ask-name")
        return name

    def _save_identity(self, name: str, cookie: str) -> None:
        try:
            saved_identity.save(self.http.server, saved_identity.Identity(name, cookie))
        except OSError as error:
            self.say("join-not-remembered", reason=self.words.system(error))

    # Table

    def choose_table(self, *, watch: bool) -> str | None:
        """Ask for a table of the list, or create one; return None if there is none to watch."""
        mine = [] if watch else [each for each in self.http.my_tables() if each.status in ("waiting", "playing")]
        known = {each.id for each in mine}
        others = [each for each in self.http.open_tables() if each.id not in known]
        found = [*mine, *(each for each in others if watch or each.taken < each.seats)]
        if watch and not found:
            return None
        return self._choice(found, len(mine), watch=watch) if found else self.new_table()

    def _choice(self, found: Sequence[Summary], mine: int, *, watch: bool) -> str:
        self.say("join-ask-watch" if watch else "join-ask-table")
        for at, each in enumerate(found):
            turn = "yours" if each.your_turn else "seated" if at < mine else "no"
            game, names = self.words.game(each.game), ", ".join(each.names) or "-"
            text = self.words("join-table", game=game, names=names, taken=each.taken, seats=each.seats, turn=turn)
            self.console.print(Text(f"  {at + 1:2}  {text}"))
        choices = {str(at): each.id for at, each in enumerate(found, start=1)}
        while (line := plain(self.ask("> "))) not in choices:
            if not line and not watch:
                return self.new_table()
            self.say("ask-game-again", count=len(found))
        return choices[line]

    def new_table(self) -> str:
        """Create a table, take a seat and seat the bots; a solo game starts at once."""
        self.say("join-new")
        game = self.ruleset()
        variant, seats = self.variant(game), self._seats(game)
        solo, listed = seats == classic.SOLO_PLAYERS, False
        bots = [] if solo else self._bots(seats - 1)
        if len(bots) < seats - 1:
            self.say("join-ask-listed")
            listed = is_yes(self.ask("> "), self.words)
        table = self.http.new_table(Settings(game, seats, solo=solo, listed=listed, **variant)).id
        self.http.do(table, sit())
        for seat, bot in enumerate(bots, start=1):
            self.http.do(table, seat_bot(seat, bot, self.words))
        if solo:
            self.http.do(table, Start())
        return table

    def _seats(self, game: str) -> int:
        players = RULESETS[game].PLAYERS
        usual, most = players[0], players[-1]
        least = classic.SOLO_PLAYERS if "solo" in RULESETS[game].OPTIONS else usual
        allowed = {str(count): count for count in range(least, most + 1)} | {"": usual}
        self.say("join-ask-seats", least=least, most=most, usual=usual)
        while (line := plain(self.ask("> "))) not in allowed:
            self.say("join-ask-seats", least=least, most=most, usual=usual)
        return allowed[line]

    def _bots(self, most: int) -> list[str]:
        """Ask for bots, by names or by number."""
        known = self.http.health().bots
        usual = next(bot for bot in ("greedy", *known) if bot in known or bot in BOTS)
        self.bots(known, prefix="")
        while True:
            self.say("join-ask-bots", most=most, bots=", ".join(known))
            line = plain(self.ask("> ")).replace(",", " ")
            bots = [usual] * int(line) if line.isdecimal() and len(line) == 1 else line.split()
            if len(bots) <= most and all(bot in known for bot in bots):
                return bots

    def sit_down(self, table_id: str) -> TableView:
        """Take a seat, if the table waits for players and one is free; return the table."""
        table = self.http.table(table_id)
        free = any(seat.kind == "open" for seat in table.seats)
        return self.http.do(table_id, sit()) if table.status == "waiting" and table.you is None and free else table


def seat_bot(seat: int, bot: str, words: Words) -> SeatBot:
    """Build the command that seats a bot, named by its level in the user's language."""
    return SeatBot(seat, bot, level_name(bot, words))


def sit() -> Sit:
    """Build the command that takes a free seat and adds our entropy to the dice."""
    return Sit(entropy=secrets.token_hex(6))
