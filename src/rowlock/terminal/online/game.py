"""Online game in the terminal: handles events of the table and lines of the keyboard as they arrive."""

import shlex
from collections import deque
from queue import SimpleQueue
from typing import Final

from msgspec import to_builtins
from rich.console import Console
from rich.text import Text

from ...fairness import verify
from ...formats import notation
from ...formats.codec import decision_shape, visible_from_shape
from ...i18n import Words
from ...rules import Visible
from ...tables.frames import Ack, ErrorFrame
from ...tables.messages import Back, Command, Decide, Rematch, Resign, Roll, Start, TableView, Undo, Update
from .. import typed_input as typed
from ..local import saves
from ..typed_input import NotUnderstood
from .client import Address, Connected, Disconnected, Http, Rejected, ServerError, SocketEvent, TableSocket, Unreachable
from .keyboard import InputLine
from .lobby import seat_bot, sit
from .narrator import Narrator, seat_names

Inbox = SimpleQueue[InputLine | tuple[str, SocketEvent]]
"""Typed lines, and events of a table with its id."""
DEFAULT_BOT: Final = "greedy"
HELP: Final = {
    "roll": "live-help-roll",
    "start": "live-help-start",
    "bot": "live-help-bot",
    "resign": "live-help-resign",
    "rematch": "live-help-rematch",
    "save": "live-help-save",
    "quit": "live-help-quit",
}


class OnlineGame(Narrator):
    """A player or spectator at one table."""

    def __init__(
        self,
        http: Http,
        table: TableView,
        words: Words,
        console: Console,
        inbox: Inbox,
        *,
        spoken: bool = False,
        program: str = "rowlock",
    ) -> None:
        super().__init__(http, table, words, console, spoken=spoken)
        self.inbox = inbox
        self.program = program
        self.commitment = table.commitment
        self.socket: TableSocket | None = None
        self.arrived = self.finished = self.lost = self.confirming = self.rematching = self.leaving = False
        self.pending: str | None = None
        self.awaited_seq = 0
        self.next_table: str | None = None

    def run(self) -> str | None:
        """Run until the player leaves; return the table of the rematch, if any. Raises ServerError if rejected."""
        table_id = self.table.id
        self.socket = TableSocket(self.http, table_id, lambda event: self.inbox.put((table_id, event)))
        typed_ahead = deque[str | None]()  # typed while an earlier line waits for its answer
        try:
            while not self.leaving:
                event = self.inbox.get()
                if isinstance(event, InputLine):
                    self.prompt.submitted()
                    typed_ahead.append(event.line)
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
            self.inbox.put(InputLine(line))
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
            case Ack(request, seq):
                self.awaited_seq = max(self.awaited_seq, seq)
                self.settle(request)
            case ErrorFrame(message=message, id=request):
                self.print(Text(message))
                self.rematching = False
                self.settle(request)
            case Disconnected():
                if not self.lost:
                    self.print(Text(self.words("live-lost"), "dim"))
                self.lost = True
            case Connected():
                if self.lost:
                    self.print(Text(self.words("live-found"), "dim"))
                self.lost = False
            case Rejected(code):
                self.prompt.hide()
                raise ServerError(code, self.words("live-closed"))

    def settle(self, request: str | None) -> None:
        if request == self.pending:
            self.pending = None

    def update(self, update: Update) -> None:
        """Narrate an update and ask for a pending decision."""
        before, self.table = self.table, update.table
        self.name_players(seat_names(update.table, self.words))
        seen = None if update.table.game is None else visible_from_shape(update.table.game.table)
        if not self.arrived:
            self.show_arrival(seen)
        elif update.resync:
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
            if table.you is not None and table.seats[table.you].entropy is None:
                self.do(sit())  # a rematch seats players without their entropy
            self.show_waiting_room()
        else:
            self.say("started", game=self.words.game(self.game_name), players=", ".join(self.names))
        if table.you is None and table.status in ("waiting", "playing"):
            self.say("live-looking-on")
        self.say("live-commitment")
        self.print_copyable(self.commitment)
        if table.you is not None and (own := table.seats[table.you].entropy):
            self.say("live-own-part", text=own)
        self.say("started-help", help=self.command_word("help"))
        if seen is not None and table.status == "playing":
            self.show_turn(seen)

    def ask_pending(self, update: Update) -> None:
        """React to the table's status, and ask for a pending roll or decision once."""
        table, game, you = self.table, self.table.game, self.table.you
        if table.status == "closed":
            self.say("table-table_closed")
            self.leaving = True
        elif table.status == "finished" and not self.finished:
            self.finished = True
            self.finish()
        if self.rematching and table.rematch is not None:
            self.switch_to(table.rematch)
        if game is None or you is None or table.status != "playing" or self.visible is None:
            return
        if table.seats[you].away:
            if self.last_question != (game.step, "away"):
                self.say("live-you-away")
                self.last_question = game.step, "away"
        elif game.roll and self.last_question != (game.step, "roll"):
            self.say("live-your-roll", player=self.names[you])
            self.last_question = game.step, "roll"
            self.show_clock(update)
        elif game.options and self.last_question != (game.step, "options"):
            self.last_question = game.step, "options"
            self.question(self.visible)
            self.show_clock(update)

    # Input

    def handle_line(self, line: str | None) -> None:
        """Handle a typed line; None is end of file."""
        if line is None:
            self.leave()
            return
        line = line.strip()
        if self.confirming:
            self.confirming = False
            if typed.is_yes(line, self.words):
                self.do(Resign())
            else:
                self.say("live-not-resigned")
            return
        first, _, rest = line.partition(" ")
        command = "help" if line == "?" else typed.command(line, self.words, typed.TABLE_COMMANDS)
        if command is None and typed.command(first, self.words, ("bot",)):
            self.seat_bot(typed.plain(rest))
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
        elif game.options and len(self.options) == 1:
            self.decide(str(typed.first_number(self.options)))

    def decide(self, line: str) -> None:
        game, table = self.table.game, self.visible
        if game is None or table is None or not game.options:
            self.say("live-not-now", help=self.command_word("help"))
            return
        try:
            decision = typed.decision(line, self.options, self.words)
        except NotUnderstood as error:
            self.say(error.reason, **error.values)
        else:
            self.do(Decide(game.step, decision_shape(decision)))

    def run_command(self, command: str) -> None:
        match command:
            case "quit":
                self.leave()
            case "help":
                self.help()
            case "save":
                self.save()
            case "bot":
                self.seat_bot("")
            case "hint":
                self.hint()
            case "sheets" | "table" | "options":
                self.show_again(command)
            case _:
                self.send_command(command)

    def show_again(self, command: str) -> None:
        """Print sheets, table or options again."""
        game, table = self.table.game, self.visible
        if game is None or table is None:
            self.show_waiting_room()
        elif command == "sheets":
            self.sheets(table)
        elif command == "table":
            self.show_everything(table)
        elif game.options:
            self.show_options(self.options, self.view(table), len(self.options))
        else:
            self.say("live-not-now", help=self.command_word("help"))

    def hint(self) -> None:
        """Request a hint and print it."""
        game, table = self.table.game, self.visible
        if game is None or table is None or not game.options:
            self.say("live-not-now", help=self.command_word("help"))
            return
        try:
            found = self.http.hint(self.table.id, game.step)
        except ServerError as error:
            self.print(Text(error.sentence))
        except Unreachable:
            self.say("join-unreachable", address=self.http.server)
        else:
            self.show_hint(found, self.options, self.view(table))

    def send_command(self, command: str) -> None:
        """Send a command of the table; the server checks whether it is allowed."""
        table = self.table
        if table.you is None and command != "rematch":
            self.say("live-only-players")
            return
        if command == "rematch" and table.rematch is not None:
            self.switch_to(table.rematch)
        elif command == "resign" and table.status == "playing" and table.you is not None:
            self.say("live-confirm-resign", word=self.words("typed-yes").split(",")[0])
            self.confirming = True
        else:
            self.rematching = command == "rematch"
            step = 0 if table.game is None else table.game.step
            sent: dict[str, Command] = {"start": Start(), "resign": Resign(), "rematch": Rematch()}
            self.do((sent | {"undo": Undo(step), "roll": Roll(step)})[command])

    def seat_bot(self, bot: str) -> None:
        """Seat a bot at the first free seat."""
        seat = next((at for at, each in enumerate(self.table.seats) if each.kind == "open"), None)
        if self.table.status == "waiting" and seat is None:
            self.say("table-table_full")
        else:
            self.do(seat_bot(seat or 0, bot or DEFAULT_BOT, self.words))

    def help(self) -> None:
        for name in typed.TABLE_COMMANDS:
            self.say(HELP.get(name, f"help-{name}"), word=self.command_word(name))
        self.help_game()
        self.help_rules()

    def leave(self) -> None:
        """Leave the table; print how to return to our seat."""
        self.leaving = True
        self.say("")
        if self.table.you is not None and self.table.status in ("waiting", "playing"):
            link = Address(self.http.server, self.table.id).link
            self.say("live-left")
            self.print_copyable(f"{self.program} join {shlex.quote(link)}")

    def switch_to(self, table: str) -> None:
        self.leaving, self.next_table = True, table

    # End

    def finish(self) -> None:
        table, seen = self.table, self.visible
        assert table.game is not None
        assert seen is not None
        self.say("")
        if seen.phase == "over":
            self.say(self.presenter.own("over"), reason=str(seen.end_reason))
        else:
            self.say("live-over-resigned" if len(self.names) > 1 else "live-over-alone")
        self.results(seen, table.game.winners)
        self.say("")
        self.check_dice()
        self.say("live-record")
        self.print_copyable(f"{self.http.server}/api/tables/{table.id}/record")
        words = {name: self.command_word(name) for name in ("rematch", "save", "quit")}
        self.say("live-after" if table.you is not None else "live-after-watching", **words)

    def check_dice(self) -> None:
        """Verify the record against the commitment that was received on arrival, and print the result."""
        try:
            text = self.http.record(self.table.id)
            report, promised = verify(text), notation.read(text).commitment
        except (Unreachable, ServerError, notation.RecordError):
            self.say("live-unchecked")
            return
        if report.fair and promised == self.commitment:
            self.say("live-fair", rolls=report.rolls, shuffles=report.shuffles)
        elif promised != self.commitment:
            self.say("live-other-commitment")
        else:
            self.say("live-unfair")
        for finding in report.findings:
            self.say("verify-finding", **to_builtins(finding))

    def save(self) -> None:
        """Save the record of a finished game."""
        if self.table.status != "finished":
            self.say("live-kept-there")
            return
        path = saves.new_path(self.table.settings.game)
        try:
            saves.write(self.http.record(self.table.id), path)
        except OSError as error:
            self.say("not-saved", file=str(path), reason=self.words.system(error))
        except ServerError as error:
            self.print(Text(error.sentence))
        except Unreachable:
            self.say("join-unreachable", address=self.http.server)
        else:
            self.print_unwrapped("kept", file=str(path))
