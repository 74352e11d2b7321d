"""Lobby of a server: identity of the player, choice or creation of a table."""

from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from urllib.parse import quote

import msgspec
from platformdirs import user_data_path
from rich.text import Text

from ...bots import BOTS
from ...i18n import Words, plain
from ...record import MAX_NAME
from ...rules import RULESETS, classic
from ...tables.frames import Health, Me, MeWithCode
from ...tables.messages import SeatBot, Settings, Start, Summary, TableView
from ..dialog import Terminal
from ..local import saves
from ..local.setup import SetupDialog, bot_lines, level_name
from .client import Http, ServerError, UnknownGame
from .notes import Notes


class Identity(msgspec.Struct, frozen=True):
    """A guest of a server: name, and cookie that proves it, as ``NAME=VALUE`` (its value alone in older files)."""

    name: str
    cookie: str


class Lobby(SetupDialog):
    """Asks for what the command line leaves open and sends it. Methods raise Unreachable or ServerError."""

    def __init__(self, http: Http, terminal: Terminal) -> None:
        super().__init__(terminal)
        self.http = http
        self._notes: dict[str, Notes] = {}

    def notes(self, table_id: str) -> Notes:
        """Return what this computer has noted about a table."""
        return self._notes.setdefault(table_id, Notes(self.http.server, table_id))

    # Identity

    @property
    def _identity_file(self) -> Path:
        return user_data_path("rowlock") / "guests" / f"{quote(self.http.server, safe='')}.json"

    def identify(self, name: str | None, code: str | None = None) -> None:
        """Sign in with a code or the saved identity, renamed to ``name`` if given; else register a new guest."""
        known = self._saved() if code is None else self._welcome(self.http.recover(code))
        current = None if known is None else self._current_name(known)
        if current is None:
            self._register(name or (known.name if known else self._name()), again=name is None)
        elif name is not None and name != current:
            self._save_identity(self.http.fetch(Me, "me", {"name": name}, "PATCH").name)

    def _saved(self) -> Identity | None:
        with suppress(OSError, msgspec.MsgspecError, UnicodeError):
            return msgspec.json.decode(self._identity_file.read_bytes(), type=Identity)
        return None

    def _current_name(self, known: Identity) -> str | None:
        """Sign in with an identity and return its name at the server; None if it was signed out there."""
        self.http.cookie = known.cookie if "=" in known.cookie else f"rowlock={known.cookie}"
        try:
            return self.http.fetch(Me, "me").name
        except ServerError as error:
            if error.code != "no_identity":
                raise
            self.say("join-signed-out", name=known.name)
            return None

    def _register(self, name: str, *, again: bool) -> None:
        """Register a guest. For an invalid name ask again, or raise ServerError if ``again`` is false."""
        while True:
            try:
                me = self.http.become_guest(name)
            except ServerError as error:
                if error.code not in ("bad_name", "bad_request"):
                    raise
                sentence = self.words("table-bad_name", most=MAX_NAME)
                if not again:
                    raise ServerError(error.code, sentence) from error
                self.print(Text(sentence))
                name = self._name()
            else:
                self._welcome(me)
                return

    def _welcome(self, me: MeWithCode) -> Identity:
        """Save the identity and show its recovery code, which the server does not show again."""
        if me.recovery_code is not None:
            self.say("join-code", name=me.name, code=me.recovery_code)
        return self._save_identity(me.name)

    def _name(self) -> str:
        self.say("join-ask-name")
        while not (name := self.ask("> ").strip()):
            self.say("join-ask-name")
        return name

    def _save_identity(self, name: str) -> Identity:
        assert self.http.cookie is not None
        known = Identity(name, self.http.cookie)
        try:
            saves.write(msgspec.json.encode(known).decode(), self._identity_file, private=True)
        except OSError as error:
            self.say("join-not-remembered", reason=self.words.system(error))
        return known

    # Table

    def choose_table(self, *, watch: bool) -> str | None:
        """Ask for a table of the list, or create one; return None if there is none to watch."""
        mine = [] if watch else self.http.fetch(list[Summary], "me/tables")
        mine = [each for each in mine if each.status in ("waiting", "playing")]
        known = {each.id for each in mine}
        others = [each for each in self.http.fetch(list[Summary], "tables") if each.id not in known]
        found = [*mine, *(each for each in others if watch or each.taken < each.seats)]
        if watch and not found:
            return None
        return (self._choice(found, len(mine), watch=watch) if found else None) or self.new_table()

    def _choice(self, found: Sequence[Summary], mine: int, *, watch: bool) -> str | None:
        """Ask for one of the tables; None for a new one."""
        self.say("join-ask-watch" if watch else "join-ask-table")
        for at, each in enumerate(found):
            turn = "yours" if each.your_turn else "seated" if at < mine else "no"
            game, names = self.words.game(each.game), ", ".join(each.names) or "-"
            text = self.words("join-table", game=game, names=names, taken=each.taken, seats=each.seats, turn=turn)
            self.print(Text(f"  {at + 1:2}  {text}"))
        choices: dict[str, str | None] = {str(at): each.id for at, each in enumerate(found, start=1)}
        return self.choose(choices if watch else choices | {"": None}, "ask-game-again", count=len(found))

    def new_table(self) -> str:
        """Create a table, take a seat and seat the bots; a solo game starts at once."""
        self.say("join-new")
        game = self.ruleset()
        variant, seats = self.variant(game), self._seats(game)
        solo = seats == classic.SOLO_PLAYERS
        bots = [] if solo else self._bots(seats - 1)
        listed = len(bots) < seats - 1 and self.confirms("join-ask-listed")
        settings = Settings(game, seats, solo=solo, listed=listed, **variant)
        made = self.http.fetch(TableView, "tables", settings)
        table = made.id
        self.http.do(table, self.notes(table).pledge(made, 0))
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
        return self.choose(allowed, "join-ask-seats", least=least, most=most, usual=usual)

    def _bots(self, most: int) -> list[str]:
        """Ask for bots, by names or by number."""
        known = self.http.fetch(Health, "health").bots
        usual = next(bot for bot in ("greedy", *known) if bot in known or bot in BOTS)
        self.print(*map(Text, bot_lines(self.words, known, prefix="")))
        while True:
            self.say("join-ask-bots", most=most, bots=", ".join(known))
            line = plain(self.ask("> ")).replace(",", " ")
            bots = [usual] * int(line) if line.isdecimal() and len(line) == 1 else line.split()
            if len(bots) <= most and all(bot in known for bot in bots):
                return bots

    def enter(self, table_id: str, *, watch: bool) -> TableView:
        """Return a table after taking a seat, unless to ``watch`` or none is free. Raises UnknownGame."""
        table = self.http.table(table_id)
        if table.settings.game not in RULESETS:
            raise UnknownGame(table.settings.game)
        for _ in table.seats:  # others may be faster
            free = next((at for at, seat in enumerate(table.seats) if seat.kind == "open"), None)
            if watch or table.status != "waiting" or table.you is not None or free is None:
                return table
            try:
                return self.http.do(table_id, self.notes(table_id).pledge(table, free))
            except ServerError as error:
                if error.code != "seat_taken":
                    raise
                table = self.http.table(table_id)
        return table


def seat_bot(seat: int, bot: str, words: Words) -> SeatBot:
    """Build the command that seats a bot, named by its level in the user's language."""
    return SeatBot(seat, bot, level_name(bot, words))
