"""A game in the terminal, line by line: asks each person in turn, lets bots decide, and keeps the game on disk."""

import shlex
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.text import Text

from ..bots import seat_bots
from ..chance import derived_seed
from ..game import Game, View
from ..rules import Decision, IllegalMove, Play, cards, classic, onboard
from ..rules.sheet import COLORS, LAST, POINTS, place, skips
from ..words import Words
from . import paper, saves, typed
from .telling import Telling
from .typed import NotUnderstood

SHOWN: Final = 12
"""How many options are listed before the player asks for all."""


class Leave(Exception):
    """The player leaves; the game can go on later."""


class Dialog:
    """One game, people sharing the keyboard."""

    def __init__(
        self,
        game: Game,
        words: Words,
        console: Console,
        *,
        ask: Callable[[str], str],
        path: Path,
        spoken: bool = False,
        program: str = "rowlock",
    ) -> None:
        self.game = game
        self.words = words
        self.console = console
        self.ask = ask
        self.path = path
        self.spoken = spoken
        self.program = program
        self.telling = Telling(words, game.names, spoken=spoken)
        # a game that goes on does not meet the same whims again
        self.bots = seat_bots(game.bots, derived_seed(str(game.record.seed), f"from step {len(game.record.steps)}"))
        self.people = [seat for seat in range(len(game.names)) if seat not in self.bots]
        self.own_dice = game.record.seed is None
        self.hidden = game.name == "cards" and len(self.people) > 1
        self.at_keyboard: int | None = None
        self.news: list[Text] = []
        self.seen: dict[int, int] = {}
        self.dice_in_sight = False

    def run(self) -> bool:
        """Play to the end, or until the player leaves. True if the game is over."""
        try:
            self.say("started", game=self.words(f"game-{self.game.name}"), players=", ".join(self.game.names))
            if self.people:
                self.say("started-help", help=self.first_word("help"))
            self.tell_turn()
            self.tell_dice()
            while not self.game.over:
                self.go_on()
        except (Leave, EOFError, KeyboardInterrupt):
            self.say("")
            command = f"{self.program} play --resume {shlex.quote(str(self.path))}"
            if self.save():
                self.copyable("left", file=str(self.path), command=command)
            return False
        self.finish()
        self.save_and_say()
        return True

    def go_on(self) -> None:
        """One roll or one decision."""
        if self.game.wants == "dice":
            self.roll()
            return
        # bots first: they cannot see what people decide, and people need not wait for them
        seat = next((seat for seat in self.game.to_act if seat in self.bots), self.game.to_act[0])
        if seat in self.bots:
            self.decide(seat, self.bots[seat].choose(self.game.view(seat), self.game.options(seat)))
        else:
            self.question(seat)

    # Saying

    def say(self, message: str, /, **values: str | int) -> None:
        self.print(Text(self.words(message, **values) if message else ""))

    def copyable(self, message: str, /, **values: str | int) -> None:
        """A line that is not broken, so that a path or a command in it can be copied."""
        self.console.print(Text(self.words(message, **values)), soft_wrap=True)

    def print(self, *lines: Text) -> None:
        for line in lines:
            self.console.print(line)

    def announce(self, text: str) -> None:
        """Something that everybody at the table gets to know: also who is not at the keyboard now."""
        self.news.append(Text(text))
        self.print(self.news[-1])

    def first_word(self, command: str) -> str:
        return self.words(f"command-{command}").split(",")[0].strip()

    def tell_turn(self) -> None:
        position = self.game.position
        if position.phase != "over":
            standing = ", ".join(
                f"{name} {score.total}" for name, score in zip(self.game.names, self.game.scores, strict=True)
            )
            self.announce("")
            player = self.game.names[position.active]
            self.announce(self.words("turn", turn=position.turn, player=player, standing=standing))

    def tell_dice(self) -> None:
        position = self.game.position
        if isinstance(position, classic.Position) and position.dice is not None:
            self.announce(self.telling.dice(position.dice))
            self.dice_in_sight = True

    def sheet(self, seat: int) -> None:
        position, name = self.game.position, self.game.names[seat]
        closed = position.closed if isinstance(position, classic.Position) else 0
        draw = paper.spoken_sheet if self.spoken else paper.drawn_sheet
        self.print(Text(self.words("sheet-of", player=name), "bold"))
        self.print(*draw(position.sheets[seat], self.game.scores[seat], closed, self.words))

    def board(self) -> None:
        position = self.game.position
        if isinstance(position, onboard.Position):
            draw = paper.spoken_track if self.spoken else paper.drawn_track
            self.print(*draw(position, self.game.names, self.words))

    def save(self) -> bool:
        """Keep the game; a disk that is full or forbidden is told, and does not end it."""
        try:
            saves.save(self.game, self.path)
        except OSError as error:
            self.say("not-saved", file=str(self.path), reason=self.words.system(error))
            return False
        return True

    def save_and_say(self) -> None:
        if self.save():
            self.copyable("kept", file=str(self.path))

    # Chance

    def roll(self) -> None:
        position = self.game.position
        if not self.own_dice:
            self.game.roll()
        else:
            assert isinstance(position, classic.Position)
            in_game = [self.words(f"die-{color}") for color in COLORS if not position.closed >> color & 1]
            name = self.game.names[position.active]
            self.say("own-dice", player=name, dice=", ".join(in_game), count=2 + len(in_game))
            line = self.line(name)
            if line is None:
                return
            try:
                self.game.roll(typed.dice(line, position.closed))
            except NotUnderstood as error:
                self.say(error.reason, **error.values)
                return
            self.save()
        self.tell_dice()

    # Decisions

    def decide(self, seat: int, decision: Decision) -> None:
        """Play a decision and tell what came of it, once it counts."""
        before, steps = self.game.position, len(self.game.record.steps)
        self.game.play(seat, decision)
        record = self.game.record
        if len(record.steps) > steps:
            after = self.game.position
            for sentence in self.telling.step(before, record.steps[-1], after):
                self.announce(sentence)
            if after.turn != before.turn:
                self.tell_turn()

    def question(self, seat: int) -> None:
        """Ask a person until there is a decision, or something else happened."""
        self.hand_over(seat)
        view, name = self.game.view(seat), self.game.names[seat]
        options = list(listed(self.game.options(seat), view))
        self.sheet(seat)
        self.show_table(view)
        self.show_question(view)
        worth_a_look = sum(1 for option in options if not _wasteful(option))
        self.show_options(options, view, min(SHOWN, worth_a_look) if view.table.phase != "draw" else 0)
        while True:
            line = self.line(name, view, str(typed.first_number(options)) if len(options) == 1 else None)
            if line is None:
                return
            if typed.command(line, self.words) == "options":
                self.show_options(options, view, len(options))
                continue
            try:
                self.decide(seat, typed.decision(line, options, self.words))
            except NotUnderstood as error:
                self.say(error.reason, **error.values)
            except IllegalMove as error:
                self.print(Text(self.words.rule(error)))
            else:
                self.save()
                return

    def hand_over(self, seat: int) -> None:
        """With hidden cards on one screen, the next person comes to a clean one, and then sees what happened."""
        if not self.hidden or self.at_keyboard == seat:
            return
        self.clear()
        self.ask(self.words("hand-over", player=self.game.names[seat]))
        self.clear()
        if self.at_keyboard is not None:
            self.seen[self.at_keyboard] = len(self.news)
        self.print(*self.news[self.seen.get(seat, 0) :])
        self.at_keyboard = seat

    def clear(self) -> None:
        """An empty screen, and nothing to scroll back to."""
        if self.console.is_terminal:
            self.console.clear()
            self.console.file.write("\x1b[3J")
            self.console.file.flush()

    def show_table(self, view: View) -> None:
        """What lies on the table for this decision."""
        table = view.table
        if isinstance(table, cards.Seen):
            self.show_cards(table)
            return
        if table.dice is not None and not self.dice_in_sight:
            self.print(Text(self.telling.dice(table.dice)))
        self.dice_in_sight = False
        if isinstance(table, onboard.Position) and view.seat == table.active:
            self.say("ahead", fields=", ".join(self.telling.field(table, field) for field in onboard.reach(table)))

    def show_cards(self, table: cards.Seen) -> None:
        for at, numbers in enumerate(table.hands):
            if at != table.seat:
                self.say("holds", player=self.game.names[at], numbers=", ".join(map(str, numbers)))
        self.say("hand")
        self.print(paper.spoken_hand(table.hand, self.words) if self.spoken else paper.drawn_hand(table.hand))
        display = "  ".join(f"[{at}] {number}" for at, number in enumerate(table.display, start=1))
        self.say("display", cards=display, top=table.pile_top or 0, pile=table.pile_size)
        if table.discard_top is not None:
            self.say("discard", top=table.discard_top)

    def show_question(self, view: View) -> None:
        table, name = view.table, self.game.names[view.seat]
        active = "yes" if view.seat == table.active else "no"
        if isinstance(table, cards.Seen):
            missing = cards.FULL_HAND - len(table.hand)
            number, example = table.pile_top or 0, "1 3 4"[: 2 * missing - 1]
            self.say(f"ask-{table.phase}", player=name, active=active, number=number, count=missing, example=example)
        else:
            assert table.dice is not None
            self.say(f"ask-{table.phase}", player=name, active=active, number=table.dice.white_sum)

    def show_options(self, options: Sequence[Decision], view: View, most: int) -> None:
        """The options with their numbers; in a draw, if asked for, with the places that are typed."""
        if view.table.phase == "draw":
            for option in options if most == len(options) else ():
                self.print(Text(f"  {str(option).replace('#', ''):6} {self.telling.option(option, view)}"))
            return
        first = typed.first_number(options)
        for at, option in enumerate(options[:most], start=first):
            self.print(Text(f"  {at:2}  {self.telling.option(option, view)}"))
        if len(options) > most:
            self.say("more-options", count=len(options) - most, options=self.first_word("options"))

    # Lines

    def line(self, name: str, view: View | None = None, usual: str | None = None) -> str | None:
        """A line that is not a command; None if a command changed the game, so that the question is another.

        An empty line is the usual answer, where there is one.
        """
        while True:
            line = self.ask(f"{name}> ").strip()
            command = "help" if line == "?" else typed.command(line, self.words)
            if command == "undo":
                if self.take_back():
                    return None
            elif command not in (None, "options"):
                self.obey(command, view)
            elif line or usual is not None:
                return line or usual

    def obey(self, command: str | None, view: View | None) -> None:
        """Do what a command says; none of these changes the game."""
        if command == "quit":
            raise Leave
        if command == "help":
            self.help()
        elif command == "sheets":
            for seat in range(len(self.game.names)):
                self.sheet(seat)
        elif command == "table":
            self.table(view)
        else:
            self.save_and_say()

    def table(self, view: View | None) -> None:
        """Everything that lies on the table, once more."""
        position = self.game.position
        if view is not None and isinstance(view.table, cards.Seen):
            self.show_cards(view.table)
        if isinstance(position, classic.Position) and position.dice is not None:
            self.print(Text(self.telling.dice(position.dice)))
        self.board()

    def help(self) -> None:
        for name in typed.COMMANDS:
            self.say(f"help-{name}", word=self.first_word(name))
        self.say("help-decisions")
        self.say(f"help-{self.game.name}")
        if self.own_dice:
            self.say("help-dice")
        self.say(f"rules-{self.game.name}")
        self.say("help-points", points=" ".join(map(str, POINTS[1:])))

    def take_back(self) -> bool:
        """Undo to the last decision of a person, or to the dice somebody typed."""
        try:
            if self.own_dice:
                while any(seat in self.bots for seat in self.game.undo()):
                    pass
            else:
                self.game.undo_to(self.people)
        except IllegalMove as error:
            self.print(Text(self.words.rule(error)))
            return False
        self.save()
        self.announce(self.words("taken-back"))
        self.tell_turn()
        self.tell_dice()
        return True

    # The end

    def finish(self) -> None:
        game = self.game
        self.say("")
        self.say("over", reason=str(game.position.end_reason))
        for seat in range(len(game.names)):
            self.sheet(seat)
        self.say("")
        for seat, name in enumerate(game.names):
            score = game.scores[seat]
            rows = " + ".join(map(str, score.rows))
            sum_ = f"{rows} - {-score.penalties}" + (f" + {score.bonus}" if score.bonus else "")
            self.say("result", player=name, sum=sum_, points=score.total)
        winning = [game.names[seat] for seat in game.winners]
        self.say("winners", players=", ".join(winning), count=len(winning))


def listed(options: Sequence[Decision], view: View) -> Iterator[Decision]:
    """The options as a person wants to see them.

    In a play that is: crosses with no card wasted, most crosses first; then one card to discard; then the rest. A
    joker's color is left out where it makes no difference (AC21).
    """
    plays = [option for option in options if isinstance(option, Play)]
    if not plays:
        yield from options
        return
    sheet = view.table.sheets[view.seat]

    def order(play: Play) -> tuple[bool, int, int, int]:
        cost = skips(sheet.rows[play.color], place(play.color, play.numbers[0])) if play.numbers else LAST
        return _wasteful(play), -len(play.numbers), cost, len(play.cards)

    idle = set[tuple[object, ...]]()
    for play in sorted(plays, key=order):
        if play.numbers or play.cards not in idle:
            yield play
        if not play.numbers:
            idle.add(play.cards)


def _wasteful(option: Decision) -> bool:
    """Whether a play throws away more cards than it has to."""
    return isinstance(option, Play) and len(option.cards) > max(len(option.numbers), 1)
