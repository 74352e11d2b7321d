"""Narrator of an online table: waiting room, and events with the positions between them."""

import re
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.text import Text

from ...formats.codec import decision_from_shape
from ...formats.games.base import dice_of
from ...i18n import Words
from ...rules import Decision, Position, RuleError, Visible
from ...tables.messages import Happening, SeatView, TableView, Update
from .. import typed_input as typed
from ..dialog import Terminal
from ..render.screen import Screen
from .client import Address, Http, ServerError, Unreachable
from .keyboard import Prompt
from .notes import Notes

TOLD_EVENTS: Final = ("sat", "undone", "hinted", "went_away", "came_back", "resigned", "rematched")
"""Events that have a message ``live-EVENT``."""


class Narrator(Screen):
    """Prints an online table above a prompt that stays on the last line."""

    commands: ClassVar = typed.TABLE_COMMANDS
    own_help: ClassVar = "live"

    def __init__(self, http: Http, table: TableView, terminal: Terminal, notes: Notes) -> None:
        super().__init__(table.settings.game, seat_names(table, terminal.words), terminal)
        self.http = http
        self.table = table
        self.notes = notes
        self.prompt = Prompt(terminal.console, erase=not terminal.spoken)
        self.visible: Visible | None = None
        self.last_question: tuple[int, str] | None = None

    @property
    def link(self) -> str:
        """URL of the table."""
        return Address(self.http.server, self.table.id).link

    def print(self, *lines: RenderableType, soft_wrap: bool = False) -> None:
        self.prompt.hide()
        super().print(*lines, soft_wrap=soft_wrap)

    def print_copyable(self, text: str) -> None:
        """Print a text on its own line without wrapping, to be copied."""
        self.print(Text(f"  {text}"), soft_wrap=True)

    def prompt_text(self) -> str:
        """Return the prompt: the players that the game waits for, and our name."""
        table, game = self.table, self.table.game
        me = "" if table.you is None else f"{self.names[table.you]}"
        waiting = ""
        if table.status == "playing" and game is not None and table.you not in game.to_act:
            people = [self.names[seat] for seat in game.to_act if table.seats[seat].kind == "person"]
            waiting = self.words("live-waiting", players=", ".join(people)) if people else ""
        text = f"{waiting} {me}> ".lstrip()
        return text if len(text) < self.terminal.console.width - 10 else f"{me}> "

    # Before the game

    def show_waiting_room(self) -> None:
        """Print the players before the game, and the link for others to join."""
        table = self.table
        free = sum(seat.kind == "open" for seat in table.seats)
        players = ", ".join(seat.name or "" for seat in table.seats if seat.kind != "open") or "-"
        self.say("live-room", game=self.words.game(self.game_name), players=players, free=free)
        if free:
            self.say("live-link")
            self.print_copyable(self.link)
            if re.match(r"https?://(localhost|127\.)", self.link):
                self.say("live-link-here")
            with suppress(ServerError, Unreachable):  # an older server has none
                self.say("live-code", code=self.http.code(table.id))
        self.show_readiness()

    @property
    def unrevealed(self) -> list[str]:
        """Names of the others whose texts the table waits for."""
        return [self.names[seat] for seat in self.table.revealing if seat != self.table.you]

    def show_commitment(self) -> None:
        """Print what this round of the dice is bound to."""
        last = self.notes.round
        assert last is not None
        self.say("live-commitment")
        self.print_copyable(last.commitment)
        if last.text is not None and last.seat == self.table.you:
            self.say("live-own-part", text=last.text)
        if self.notes.contradicted(self.table):
            self.say("live-other-commitment")
        if self.notes.failure is not None:
            self.say("live-not-noted", reason=self.words.system(self.notes.failure))

    def show_readiness(self) -> None:
        """Print what the game waits for before it can start."""
        free = any(seat.kind == "open" for seat in self.table.seats)
        if self.unrevealed:
            self.say("live-revealing", players=", ".join(self.unrevealed))
        elif self.table.revealing or self.table.game is not None:
            return
        elif self.table.host:
            self.say("live-fill" if free else "live-ready", word=self.command_word("bot" if free else "start"))
        elif not free:
            self.say("live-host-starts")

    # The game

    def show_turn(self, table: Visible) -> None:
        self.print(Text(""), Text(self.turn_text(table)))

    def narrate(self, update: Update, before: TableView, after: Visible | None) -> None:
        """Print the events of an update in order; ``before`` is the table before it."""
        last_known = self.visible
        for event, position_before, now in with_positions(self.visible, update.happenings, after):
            self.narrate_event(event, before)
            if event.dice is not None:
                self.print(Text(self.presenter.dice(dice_of(event.dice))))
                self.dice_shown = True
            table = position_before or last_known
            if event.decisions is not None and table is not None:
                decided = _decisions(event, table)
                told = self.presenter.decisions(position_before, decided, reshuffled=event.reshuffled)
                self.print(*map(Text, told))
            if now is None or not _changes_position(event):
                continue
            if last_known is not None and event.what != "undone":
                self.print(*map(Text, self.presenter.consequences(last_known, now)))
            if now.phase != "over" and (last_known is None or last_known.turn != now.turn):
                self.show_turn(now)
            last_known = now

    def narrate_event(self, event: Happening, before: TableView) -> None:
        """Print an event, except its dice and decisions."""
        player = self.names[event.seat] if event.seat is not None else ""
        mine = event.seat is not None and event.seat == self.table.you
        if event.what == "started":
            self.show_start()
        elif event.what == "revealing":
            self.show_readiness()
        elif event.what == "voided" and event.seat is not None:
            self.say("live-voided", player=before.seats[event.seat].name or "")
            self.show_commitment()
            self.show_readiness()
        elif event.what == "stood" and event.seat is not None:
            self.say("live-stood", player=before.seats[event.seat].name or "")
            self.show_readiness()
        elif event.what == "undone" and mine:
            self.say("taken-back")
            self.last_question = None
        elif event.what == "sat" and event.seat is not None and _was_seated(before.seats[event.seat], player):
            return  # only a new pledge
        elif event.what in TOLD_EVENTS and not (event.what == "hinted" and mine):
            message = f"live-{event.what.replace('_', '-')}"
            self.say(message, player=player, word=self.command_word("rematch"))
            if event.what == "sat":
                self.show_readiness()
        elif event.by == "clock":
            self.say("live-time-up", player=player)


def _was_seated(before: SeatView, name: str) -> bool:
    return before.kind == "person" and before.name == name and not before.reserved


def seat_names(table: TableView, words: Words) -> tuple[str, ...]:
    """Return the seats' names; a free seat has a number."""
    return tuple(seat.name or words("live-seat", seat=at) for at, seat in enumerate(table.seats, start=1))


def with_positions(
    now: Visible | None, happenings: Sequence[Happening], after: Visible | None
) -> Iterator[tuple[Happening, Visible | None, Visible | None]]:
    """Yield each event with the position before and after it, None where unknown.

    An update may contain several steps but only the last position. Games without hidden information are replayed step
    by step.
    """
    changing_seqs = [event.seq for event in happenings if _changes_position(event)]
    for event in happenings:
        before = now
        if _changes_position(event):
            now = after if event.seq == changing_seqs[-1] else _apply(now, event)
        yield event, before, now


def _changes_position(event: Happening) -> bool:
    return event.what in ("started", "undone") or event.dice is not None or event.decisions is not None


def _apply(table: Visible | None, event: Happening) -> Visible | None:
    """Apply a step; None if the view is not the whole position, or the step is not known."""
    if not isinstance(table, Position) or event.what in ("started", "undone"):
        return None
    try:
        return table.apply(_decisions(event, table), dice_of(event.dice) if event.dice else None)
    except RuleError:
        return None


def _decisions(event: Happening, table: Visible) -> dict[int, Decision]:
    return {int(seat): decision_from_shape(shape, table) for seat, shape in (event.decisions or {}).items()}
