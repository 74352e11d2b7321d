"""Before the table: who one is at a server, and a table to sit down at or to set up."""

import secrets
from collections.abc import Callable, Sequence

from rich.console import Console
from rich.text import Text

from ...bots import BOTS
from ...i18n import Words
from ...record import MAX_NAME
from ...rules import RULESETS, classic
from ..local.setup import SetupDialog, level_name
from ..typed_input import is_yes, plain
from . import saved_identity
from .client import Http, Json, ServerError, Summary, TableView


class Lobby(SetupDialog):
    """Asks what the command line does not say, and tells the server. Raises Unreachable or Refused."""

    def __init__(self, http: Http, words: Words, console: Console, ask: Callable[[str], str]) -> None:
        super().__init__(words, console, ask)
        self.http = http

    # Who

    def identify(self, name: str | None) -> None:
        """Be somebody at the server: who one was the last time, or a new guest of that or another name."""
        known = saved_identity.load(self.http.server)
        current = None if known is None else self._current_name(known)
        if known is None or current is None:
            self._register(name or (known.name if known else None) or self._name(), again=name is None)
        elif name is not None and name != current:
            self._save_identity(self.http.rename(name), known.cookie)

    def _current_name(self, known: saved_identity.Identity) -> str | None:
        """The name a remembered guest has at the server; None if it does not know the guest any more."""
        self.http.cookie = known.cookie
        try:
            return self.http.me()
        except ServerError as error:
            if error.code != "no_identity":
                raise
            return None

    def _register(self, name: str, *, again: bool) -> None:
        """Become a guest; a name that cannot be one is asked for again, or refused."""
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

    # Where

    def table(self, *, watch: bool) -> str | None:
        """A table from the list, or one that is set up now; None if there is nothing to look at."""
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
            game, names = self.words(f"game-{each.game}"), ", ".join(each.names) or "-"
            text = self.words("join-table", game=game, names=names, taken=each.taken, seats=each.seats, turn=turn)
            self.console.print(Text(f"  {at + 1:2}  {text}"))
        choices = {str(at): each.id for at, each in enumerate(found, start=1)}
        while (line := plain(self.ask("> "))) not in choices:
            if not line and not watch:
                return self.new_table()
            self.say("ask-game-again", count=len(found))
        return choices[line]

    def new_table(self) -> str:
        """Set up a table, sit down there and put the bots into their seats."""
        self.say("join-new")
        game = self.ruleset()
        settings: Json = {"game": game, **self.variant(game), "seats": self._seats(game)}
        if settings["seats"] == classic.SOLO_PLAYERS:
            return self._new_solo_table({**settings, "solo": True})
        bots = self._bots(settings["seats"] - 1)
        if len(bots) < settings["seats"] - 1:
            self.say("join-ask-listed")
            settings["listed"] = is_yes(self.ask("> "), self.words)
        table = self.http.new_table(settings).id
        self.http.do(table, sit())
        for seat, bot in enumerate(bots, start=1):
            self.http.do(table, seat_bot(seat, bot, self.words))
        return table

    def _new_solo_table(self, settings: Json) -> str:
        """A table for nobody but us: there is nothing to wait for, so the game begins."""
        table = self.http.new_table(settings).id
        self.http.do(table, sit())
        self.http.do(table, {"type": "start"})
        return table

    def _seats(self, game: str) -> int:
        players = RULESETS[game].PLAYERS
        usual, most = players[0], players[-1]
        least = classic.SOLO_PLAYERS if game == classic.NAME else usual
        allowed = {str(count): count for count in range(least, most + 1)} | {"": usual}
        self.say("join-ask-seats", least=least, most=most, usual=usual)
        while (line := plain(self.ask("> "))) not in allowed:
            self.say("join-ask-seats", least=least, most=most, usual=usual)
        return allowed[line]

    def _bots(self, most: int) -> list[str]:
        """Which bots play: by their names, or how many."""
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
        """The table, with a seat for us if there is one left."""
        table = self.http.table(table_id)
        free = any(seat.kind == "open" for seat in table.seats)
        return self.http.do(table_id, sit()) if table.status == "waiting" and table.you is None and free else table


def seat_bot(seat: int, bot: str, words: Words) -> Json:
    """The command to let a bot play a seat, under the name that its level has in our language."""
    return {"type": "seat_bot", "seat": seat, "bot": bot, "name": level_name(bot, words)}


def sit() -> Json:
    """The command to take a free seat, with our own part of the dice."""
    return {"type": "sit", "entropy": secrets.token_hex(6)}
