"""Narrator of an online table: waiting room, events, and the question for our seat."""

import re
from collections.abc import Iterator
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from ...formats.codec import decision_from_shape
from ...formats.games.base import dice_of
from ...game import View
from ...i18n import Words
from ...rules import Decision, Visible
from ...tables.messages import Happening, TableView, Update
from ..render.screen import Screen, display_order
from .catch_up import changes_position, with_positions
from .client import Address, Http
from .keyboard import Prompt

EVENT_MESSAGES: Final = {
    "sat": "live-sat",
    "undone": "live-undone",
    "hinted": "live-hinted",
    "went_away": "live-went-away",
    "came_back": "live-came-back",
    "resigned": "live-resigned",
    "rematched": "live-rematched",
}


class Narrator(Screen):
    """Prints an online table above a prompt that stays on the last line."""

    def __init__(self, http: Http, table: TableView, words: Words, console: Console, *, spoken: bool = False) -> None:
        super().__init__(table.settings.game, words, console, seat_names(table, words), spoken=spoken)
        self.http = http
        self.table = table
        self.prompt = Prompt(console, erase=not spoken)
        self.visible: Visible | None = None
        self.options: list[Decision] = []
        self.last_question: tuple[int, str] | None = None
        self.dice_shown = False

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
        return text if len(text) < self.console.width - 10 else f"{me}> "

    # Before the game

    def show_waiting_room(self) -> None:
        """Print the players before the game, and the link for others to join."""
        table = self.table
        free = sum(seat.kind == "open" for seat in table.seats)
        players = ", ".join(seat.name or "" for seat in table.seats if seat.kind != "open") or "-"
        self.say("live-room", game=self.words.game(self.game_name), players=players, free=free)
        if free:
            self.say("live-link")
            link = Address(self.http.server, table.id).link
            self.print_copyable(link)
            if re.match(r"https?://(localhost|127\.)", link):
                self.say("live-link-here")
        self.show_readiness()

    def show_readiness(self) -> None:
        """Print what the game waits for before it can start."""
        free = any(seat.kind == "open" for seat in self.table.seats)
        if self.table.host:
            self.say("live-fill" if free else "live-ready", word=self.command_word("bot" if free else "start"))
        elif not free:
            self.say("live-host-starts")

    # Question

    def question(self, table: Visible) -> None:
        view = self.view(table)
        assert self.table.game is not None
        self.options = list(
            display_order([decision_from_shape(shape, table) for shape in self.table.game.options], view)
        )
        self.sheet(table, view.seat)
        self.show_table(view, dice=not self.dice_shown)
        self.dice_shown = False
        self.show_question(view)
        self.show_first_options(self.options, view)

    def view(self, table: Visible) -> View:
        assert self.table.you is not None
        assert self.table.game is not None
        return View(self.table.you, table, tuple(self.table.game.to_act), None)

    def show_clock(self, update: Update) -> None:
        deadline = self.table.seats[self.table.you or 0].deadline
        if deadline is not None:
            self.say("live-clock", seconds=max(0, (deadline - update.now) // 1000))

    # Events

    def narrate(self, update: Update, before: TableView, after: Visible | None) -> None:
        """Print the events of an update in order; ``before`` is the table before it."""
        last_known = self.visible
        for event, position_before, now in with_positions(self.visible, update.happenings, after):
            self.narrate_event(event, before)
            if event.dice is not None:
                self.print(Text(self.presenter.dice(dice_of(event.dice))))
                self.dice_shown = True
            if event.decisions is not None:
                self.print(*map(Text, self.decisions(event, position_before, last_known)))
            if now is None or not changes_position(event):
                continue
            if last_known is not None and event.what != "undone":
                self.print(*map(Text, self.presenter.consequences(last_known, now)))
            if now.phase != "over" and (last_known is None or last_known.turn != now.turn):
                self.show_turn(now)
            last_known = now

    def show_turn(self, table: Visible) -> None:
        self.print(Text(""), Text(self.turn_text(table)))

    def narrate_event(self, event: Happening, before: TableView) -> None:
        """Print an event, except its dice and decisions."""
        player = self.names[event.seat] if event.seat is not None else ""
        mine = event.seat is not None and event.seat == self.table.you
        if event.what == "started":
            self.say("started", game=self.words.game(self.game_name), players=", ".join(self.names))
        elif event.what == "stood" and event.seat is not None:
            self.say("live-stood", player=before.seats[event.seat].name or "")
            self.show_readiness()
        elif event.what == "undone" and mine:
            self.say("taken-back")
            self.last_question = None
        elif event.what in EVENT_MESSAGES and not (event.what == "hinted" and mine):
            self.say(EVENT_MESSAGES[event.what], player=player, word=self.command_word("rematch"))
            if event.what == "sat":
                self.show_readiness()
        elif event.by == "clock":
            self.say("live-time-up", player=player)

    def decisions(self, event: Happening, position_before: Visible | None, last_known: Visible | None) -> Iterator[str]:
        """Yield the decisions of a step, as far as the position before it is known."""
        table = position_before or last_known
        if table is not None:
            shapes = (event.decisions or {}).items()
            decisions = {int(seat): decision_from_shape(shape, table) for seat, shape in shapes}
            yield from self.presenter.decisions(position_before, decisions, reshuffled=event.reshuffled)


def seat_names(table: TableView, words: Words) -> tuple[str, ...]:
    """Return the seats' names; a free seat has a number."""
    return tuple(seat.name or words("live-seat", seat=at) for at, seat in enumerate(table.seats, start=1))
