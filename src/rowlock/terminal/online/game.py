"""Online game in the terminal: handles events of the table and lines of the keyboard as they arrive."""

import shlex
from collections import deque
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final, TypeVar

from rich.text import Text

from ...fairness import check
from ...formats import notation
from ...formats.codec import decision_from_shape, decision_shape, visible_from_shape
from ...game import View
from ...i18n import plain
from ...rules import Visible
from ...tables.frames import Ack, ErrorFrame
from ...tables.messages import (
    REACTIONS,
    Back,
    Command,
    Decide,
    FreeSeat,
    ReactionView,
    Rematch,
    Resign,
    Roll,
    Start,
    TableView,
    Undo,
    Update,
)
from .. import typed_input as typed
from ..dialog import Terminal
from ..local import saves
from ..render.screen import display_order
from ..typed_input import NotUnderstood
from ..verdict import verdict_lines
from .client import ConnectionState, Http, ServerError, SocketEvent, TableSocket, Unreachable
from .lobby import seat_bot
from .narrator import Narrator, seat_names
from .notes import Notes

T = TypeVar("T")
Inbox = SimpleQueue[str | tuple[str, SocketEvent] | None]
"""Typed lines, None at the end of them, and events of a table with its id."""
DEFAULT_BOT: Final = "greedy"


class OnlineGame(Narrator):
    """A player or spectator at one table."""

    def __init__(self, http: Http, table: TableView, terminal: Terminal, inbox: Inbox, notes: Notes) -> None:
        super().__init__(http, table, terminal, notes)
        self.inbox = inbox
        self.automatic: set[str] = set()
        """Ids of commands that the player did not type."""
        self.socket: TableSocket | None = None
        self.arrived = self.finished = self.lost = self.confirming = self.rematching = self.leaving = False
        self.pending: str | None = None
        self.awaited_seq = 0
        self.next_table: str | None = None
        self.view: View | None = None
        """Our view, while we have a decision to make."""

    def run(self) -> str | None:
        """Run until the player leaves; return the table of the rematch, if any. Raises ServerError if rejected."""
        table_id = self.table.id
        self.socket = TableSocket(self.http, table_id, lambda event: self.inbox.put((table_id, event)))
        typed_ahead = deque[str | None]()  # typed while an earlier line waits for its answer
        try:
            while not self.leaving:
                event = self.inbox.get()
                if not isinstance(event, tuple):
                    self.prompt.submitted()
                    typed_ahead.append(event)
                elif event[0] == table_id:
                    self.handle_event(event[1])
                while typed_ahead and self.ready_for_more():
                    self.handle_line(typed_ahead.popleft())
                if self.ready_for_more():
                    self.prompt.show(self.prompt_text())
        except KeyboardInterrupt:
            self.leave()
        finally:
            self.socket.close()
        for line in typed_ahead:
            self.inbox.put(line)
        return self.next_table

    def ready_for_more(self) -> bool:
        """Whether the next line can be handled: the last command and its update have arrived, or we are offline."""
        settled = self.arrived and self.pending is None and self.table.seq >= self.awaited_seq
        return not self.leaving and (settled or self.lost)

    # Events

    def handle_event(self, event: SocketEvent) -> None:
        match event:
            case Update():
                self.update(event)
            case ReactionView(seat, reaction):
                if seat < len(self.names) and reaction in REACTIONS:  # else of a newer server
                    self.say("reacted", player=self.names[seat], reaction=self.words(f"reaction-{reaction}"))
            case Ack(request, seq):
                self.awaited_seq = max(self.awaited_seq, seq)
                self.settle(request)
            case ErrorFrame(message=message, id=request):
                if request not in self.automatic:
                    self.print(Text(message))
                self.rematching = False
                self.settle(request)
            case ConnectionState(closed_for=str(code)):
                self.prompt.hide()
                raise ServerError(code, self.words("live-closed"))
            case ConnectionState(is_open):
                if self.lost == is_open:
                    self.print(Text(self.words("live-found" if is_open else "live-lost"), "dim"))
                self.lost = not is_open

    def settle(self, request: str | None) -> None:
        if request == self.pending:
            self.pending = None

    def update(self, update: Update) -> None:
        """Narrate an update and ask for a pending decision."""
        before, self.table = self.table, update.table
        arriving = not self.arrived
        self.notes.note(update.table, update.happenings)
        if (owed := self.notes.answer(update.table, arriving=arriving)) is not None:
            self.do(owed)
            self.automatic.add(self.pending or "")
        self.name_players(seat_names(update.table, self.words))
        seen = None if update.table.game is None else visible_from_shape(update.table.game.table)
        if not self.arrived:
            self.show_arrival(seen)
        elif update.resync:
            self.awaited_seq = min(self.awaited_seq, update.seq)  # the log may have lost its end
            self.say("live-resync")
            if seen is not None and seen.phase != "over":
                self.show_turn(seen)
        else:
            self.narrate(update, before, seen)
        self.visible = seen
        self.ask_pending(update)

    def show_arrival(self, seen: Visible | None) -> None:
        """Print the state of the table on arrival."""
        table = self.table
        self.arrived = True
        if table.game is None:
            self.show_waiting_room()
        else:
            self.show_start()
        if table.you is None and table.status in ("waiting", "playing"):
            self.say("live-looking-on")
        self.show_commitment()
        self.say("started-help", help=self.command_word("help"))
        if seen is not None and table.status == "playing":
            self.show_turn(seen)

    def ask_pending(self, update: Update) -> None:
        """React to the table's status, and ask for a pending roll or decision once."""
        table, game, you, seen = self.table, self.table.game, self.table.you, self.visible
        self.view = None
        if table.status == "closed":
            self.say("table-table_closed")
            self.leaving = True
        elif table.status == "finished" and not self.finished:
            self.finished = True
            self.finish()
        if self.rematching and table.rematch is not None:
            self.switch_to(table.rematch)
        if game is None or seen is None or you is None or table.status != "playing":
            return
        if game.options:
            self.view = View(you, seen, tuple(game.to_act))
            self.options = display_order([decision_from_shape(shape, seen) for shape in game.options], self.view)
        wanted = "away" if table.seats[you].away else "roll" if game.roll else "options" if game.options else None
        if wanted is None or self.last_question == (game.step, wanted):
            return
        self.last_question = game.step, wanted
        if wanted == "away":
            self.say("live-you-away")
            return
        if self.view is None:
            self.say("live-your-roll", player=self.names[you])
        else:
            self.show_question(self.view, self.options)
        deadline = table.seats[you].deadline
        if deadline is not None:
            self.say("live-clock", seconds=max(0, (deadline - update.now) // 1000))

    # Input

    def handle_line(self, line: str | None) -> None:
        """Handle a typed line; None is end of file."""
        if line is None:
            self.leave()
            return
        line = line.strip()
        if self.confirming:
            self.confirming = False
            if typed.means(line, "typed-yes", self.words):
                self.do(Resign())
            else:
                self.say("live-not-resigned")
            return
        first, _, rest = line.partition(" ")
        command = typed.command(line, self.words, self.commands)
        if named := typed.command(first, self.words, ("bot", "free", "say")):
            {"bot": self.seat_bot, "free": self.free_seat, "say": self.react}[named](plain(rest))
        elif command is not None:
            self.run_command(command)
        elif line:
            self.decide(line)
        else:
            self.submit_empty()

    def do(self, command: Command) -> None:
        assert self.socket is not None
        self.pending = self.socket.do(command)

    def submit_empty(self) -> None:
        """Handle an empty line: come back, roll, or take the only option."""
        game, you = self.table.game, self.table.you
        if game is None or you is None or self.table.status != "playing":
            return
        if self.table.seats[you].away:
            self.do(Back())
        elif game.roll:
            self.do(Roll(game.step))
        elif self.view is not None and len(self.options) == 1:
            self.decide(typed.label(self.options, 0))

    @property
    def step(self) -> int:
        return 0 if self.table.game is None else self.table.game.step

    def decide(self, line: str) -> None:
        if self.view is None:
            self.say("live-not-now", help=self.command_word("help"))
            return
        try:
            decision = typed.decision(line, self.options, self.words)
        except NotUnderstood as error:
            self.report(error)
        else:
            self.do(Decide(self.step, decision_shape(decision)))

    def run_command(self, command: str) -> None:
        match command:
            case "quit":
                self.leave()
            case "save":
                self.save()
            case "help":
                self.help()
                self.help_rules()
            case "hint" if self.view is not None:
                found = self.request(lambda: self.http.hint(self.table.id, self.step))
                if found is not None:
                    self.show_hint(found, self.view)
            case "sheets" | "table" | "options" if self.visible is None:
                self.show_waiting_room()
            case "hint" | "options" if self.view is None:
                self.say("live-not-now", help=self.command_word("help"))
            case "sheets" | "table" | "options" if self.visible is not None:
                self.show(command, self.visible, self.view)
            case _:
                self.send_command(command)

    def request(self, call: Callable[[], T]) -> T | None:
        """Return the answer of the server; print why there is none."""
        try:
            return call()
        except ServerError as error:
            self.print(Text(error.sentence))
        except Unreachable:
            self.say("join-unreachable", address=self.http.server)
        return None

    def send_command(self, command: str) -> None:
        """Send a command of the table; the server checks whether it is allowed."""
        table = self.table
        if table.you is None and command != "rematch":
            self.say("live-only-players")
        elif command == "rematch" and table.rematch is not None:
            self.switch_to(table.rematch)
        elif command == "resign" and table.status == "playing":
            self.say("live-confirm-resign", word=typed.alternatives("typed-yes", self.words)[0])
            self.confirming = True
        else:
            self.rematching = command == "rematch"
            sent: dict[str, Command] = {"start": Start(), "resign": Resign(), "rematch": Rematch()}
            self.do((sent | {"undo": Undo(self.step), "roll": Roll(self.step)})[command])

    def seat_bot(self, bot: str) -> None:
        """Seat a bot at the first free seat."""
        seat = next((at for at, each in enumerate(self.table.seats) if each.kind == "open"), None)
        if self.table.status == "waiting" and seat is None:
            self.say("table-table_full")
        else:
            self.do(seat_bot(seat or 0, bot or DEFAULT_BOT, self.words))

    def free_seat(self, name: str) -> None:
        """Free the seat of somebody, by name; without one, that of the only player whose text is missing."""
        awaited = self.unrevealed
        name = name or (plain(awaited[0]) if len(awaited) == 1 else "")
        seat = next((at for at, each in enumerate(self.names) if plain(each) == name), None)
        if seat is None:
            self.say("live-free-whom", word=self.command_word("free"))
        else:
            self.do(FreeSeat(seat))

    def react(self, text: str) -> None:
        """Send the reaction of a number or of a text; without one of them, print the reactions."""
        said = [self.words(f"reaction-{reaction}") for reaction in REACTIONS]
        named = [{str(at), letters(plain(each))} for at, each in enumerate(said, start=1)]
        chosen = next((at for at, names in enumerate(named) if letters(text) in names), None)
        if self.table.you is None:
            self.say("live-only-players")
        elif chosen is not None and self.socket is not None:
            self.socket.react(REACTIONS[chosen])
        else:
            self.say("live-say-what", word=self.command_word("say"))
            self.print(*(Text(f"  {at}  {each}") for at, each in enumerate(said, start=1)))

    def leave(self) -> None:
        """Leave the table; print how to return to our seat."""
        self.leaving = True
        self.say("")
        if self.table.you is not None and self.table.status in ("waiting", "playing"):
            self.say("live-left")
            self.print_copyable(f"{self.terminal.program} join {shlex.quote(self.link)}")

    def switch_to(self, table: str) -> None:
        self.leaving, self.next_table = True, table

    # End

    def finish(self) -> None:
        table, seen = self.table, self.visible
        assert table.game is not None
        assert seen is not None
        self.results(seen, table.game.winners, "" if seen.phase == "over" else self.given_up(), table.you)
        self.say("")
        self.check_dice()
        self.say("live-record")
        self.print_copyable(f"{self.http.server}/api/tables/{table.id}/record")
        words = {name: self.command_word(name) for name in ("rematch", "save", "quit")}
        self.say("live-after" if table.you is not None else "live-after-watching", **words)

    def given_up(self) -> str:
        """Return the sentence about a game that ended since somebody resigned."""
        if len(self.names) == 1:
            return self.words("live-over-alone")
        seats = [at for at, seat in enumerate(self.table.seats) if seat.resigned]
        players = ", ".join(self.names[at] for at in seats)
        who = "you" if seats == [self.table.you] else "others"
        return self.words("live-over-resigned", who=who, players=players, count=len(seats))

    def check_dice(self) -> None:
        """Compare the record with its seed and with what this computer has seen, and print every check."""
        try:
            report = check(self.http.record(self.table.id), self.notes.seen)
        except (Unreachable, ServerError, notation.RecordError):
            self.say("live-unchecked")
            return
        self.say("live-fair" if report.fair else "live-unfair")
        self.print(*map(Text, verdict_lines(report, self.words)))
        if self.notes.failure is None:
            self.say("live-seen")
            self.print_copyable(str(self.notes.path))

    def save(self) -> None:
        """Save the record of a finished game."""
        if self.table.status != "finished":
            self.say("live-kept-there")
            return
        path, text = saves.new_path(self.game_name), self.request(lambda: self.http.record(self.table.id))
        if text is None:
            return
        try:
            saves.write(text, path)
        except OSError as error:
            self.say("not-saved", file=str(path), reason=self.words.system(error))
        else:
            self.print_unwrapped("kept", file=str(path))


def letters(text: str) -> str:
    """Return the letters and digits of a text, without the spaces and marks between them."""
    return "".join(filter(str.isalnum, text))
