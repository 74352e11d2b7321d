"""Local game in the terminal: asks each person in turn, plays the bots, saves after each decision."""

import shlex
from pathlib import Path
from typing import ClassVar

from rich.text import Text

from ...bots import seat_bots
from ...coach.daily import PERFECT_AVERAGE
from ...coach.hints import MAX_RANKED, hint
from ...game import Game, View
from ...rng import derived_seed
from ...rules import COLORS, Decision, IllegalMove, Position, RuleError
from .. import typed_input as typed
from ..dialog import Terminal
from ..render.screen import Screen
from ..typed_input import NotUnderstood
from . import saves


class LocalGame(Screen):
    """One game of people who share a keyboard, and bots."""

    practice: ClassVar = False
    """Whether the saved game is marked as practice, to be resumed as such."""

    def __init__(self, game: Game, terminal: Terminal, path: Path) -> None:
        super().__init__(game.name, game.names, terminal)
        self.game = game
        self.path = path
        # the seed depends on the step, so that bots of a resumed game do not repeat their first random choices
        self.bots = seat_bots(game.bots, derived_seed(str(game.record.seed), f"from step {len(game.record.steps)}"))
        self.people = [seat for seat in range(len(game.names)) if seat not in self.bots]
        self.own_dice = game.record.seed is None
        self.hides_hands = game.watch() != game.position and len(self.people) > 1
        self.at_keyboard: int | None = None
        self.log: list[Text] = []
        self.log_read: dict[int, int] = {}

    def run(self) -> bool:
        """Play to the end, or until the player quits. Return whether the game is over."""
        try:
            self.show_start()
            if self.people:
                self.say("started-help", help=self.command_word("help"))
            self.show_turn()
            self.show_dice()
            while not self.game.over:
                self.advance()
        except (EOFError, KeyboardInterrupt):
            self.say("")
            command = f"{self.terminal.program} play --resume {shlex.quote(str(self.path))}"
            if self.save():
                self.print_unwrapped("left", file=str(self.path), command=command)
            return False
        self.finish()
        self.save_and_report()
        return True

    def advance(self) -> None:
        """Make one roll or one decision."""
        if self.game.wants == "dice":
            self.roll()
            return
        # bots first, so that people do not wait for them; simultaneous decisions are hidden until all are in
        seat = next((seat for seat in self.game.to_act if seat in self.bots), self.game.to_act[0])
        if seat in self.bots:
            self.decide(seat, self.bots[seat].choose(self.game.view(seat), self.game.options(seat)))
        else:
            self.question(seat)

    # Messages

    def announce(self, text: str) -> None:
        """Print a public event and log it for the people who are not at the keyboard now."""
        self.log.append(Text(text))
        self.print(self.log[-1])

    def show_turn(self) -> None:
        position = self.game.position
        if position.phase != "over":
            self.announce("")
            self.announce(self.turn_text(position))

    def show_dice(self) -> None:
        position = self.game.position
        if position.dice is not None:
            self.announce(self.presenter.dice(position.dice))
            self.dice_shown = True

    def save(self) -> bool:
        """Save the game and return whether that worked; an error of the disk is printed and the game goes on."""
        try:
            saves.save(self.game, self.path, practice=self.practice)
        except OSError as error:
            self.say("not-saved", file=str(self.path), reason=self.words.system(error))
            return False
        return True

    def save_and_report(self) -> None:
        if self.save():
            self.print_unwrapped("kept", file=str(self.path))

    # Chance

    def roll(self) -> None:
        if self.own_dice:
            position = self.game.position
            in_game = [self.words(f"die-{color}") for color in COLORS if not position.closed >> color & 1]
            name = self.game.names[position.active]
            self.say("own-dice", player=name, dice=", ".join(in_game), count=2 + len(in_game))
            line = self.read_line(name)
            if line is None:
                return
            try:
                self.game.roll(typed.dice(line, position.closed))
            except NotUnderstood as error:
                self.report(error)
                return
            self.save()
        else:
            self.game.roll()
        self.show_dice()

    # Decisions

    def decide(self, seat: int, decision: Decision) -> None:
        """Play a decision; once it completes a step, announce the step."""
        before, steps = self.game.position, len(self.game.steps)
        self.game.play(seat, decision)
        if len(self.game.steps) > steps:
            after, step = self.game.position, self.game.steps[-1]
            reshuffled = isinstance(step.chance, tuple)
            told = self.presenter.decisions(before.view(None), step.decisions, reshuffled=reshuffled)
            for sentence in (*told, *self.presenter.consequences(before, after)):
                self.announce(sentence)
            self.comment_on(before, seat, decision)
            if after.turn != before.turn:
                self.show_turn()

    def comment_on(self, before: Position, seat: int, decision: Decision) -> None:
        """Hook for subclasses: comment on a decision after its step."""

    def question(self, seat: int) -> None:
        """Ask a person until a decision or an undo."""
        self.hand_over(seat)
        view = self.game.view(seat)
        self.show_question(view, self.game.options(seat))
        while (line := self.read_line(self.game.names[seat], view)) is not None:
            try:
                self.decide(seat, typed.decision(line, self.options, self.words))
            except (NotUnderstood, RuleError) as error:
                self.report(error)
            else:
                self.save()
                return

    def hand_over(self, seat: int) -> None:
        """With hidden hands: clear the screen for the next person, then print what they missed."""
        if not self.hides_hands or self.at_keyboard == seat:
            return
        self.clear()
        self.ask(self.words("hand-over", player=self.game.names[seat]))
        self.clear()
        if self.at_keyboard is not None:
            self.log_read[self.at_keyboard] = len(self.log)
        self.print(*self.log[self.log_read.get(seat, 0) :])
        self.at_keyboard = seat

    def clear(self) -> None:
        """Clear the screen and its scrollback."""
        console = self.terminal.console
        if console.is_terminal:
            console.clear()
            console.file.write("\x1b[3J")
            console.file.flush()

    # Input

    def read_line(self, name: str, view: View | None = None) -> str | None:
        """Read lines, running commands, until one is left for the caller; return None after an undo.

        ``view`` is that of a question: an empty line then takes the only option.
        """
        default = typed.label(self.options, 0) if view is not None and len(self.options) == 1 else ""
        commands = [name for name in typed.COMMANDS if view is not None or name not in ("options", "hint", "all")]
        while True:
            line = self.ask(f"{name}> ").strip()
            command = typed.command(line, self.words, commands)
            if command == "undo":
                if self.undo():
                    return None
            elif command is not None:
                self.run_command(command, view)
            elif line or default:
                return line or default

    def run_command(self, command: str, view: View | None) -> None:
        """Run a command that does not change the game. Quitting raises EOFError, as the end of the input does."""
        if command == "quit":
            raise EOFError
        if command == "save":
            self.save_and_report()
        elif command in ("hint", "all") and view is not None:
            try:
                found = hint(view, self.game.options(view.seat), most=MAX_RANKED if command == "hint" else None)
                self.show_hint(found, view, self.command_word("all"))
            except RuleError as error:
                self.report(error)
        else:
            self.show(command, self.game.watch() if view is None else view.table, view)

    def help(self) -> None:
        super().help()
        if self.own_dice:
            self.say("help-dice")
        self.help_rules()

    def undo(self) -> bool:
        """Undo to the last decision of a person, or to the last typed dice; return whether that was possible."""
        try:
            if self.own_dice:
                while any(seat in self.bots for seat in self.game.undo()):
                    pass
            else:
                self.game.undo_to(self.people)
        except IllegalMove as error:
            self.report(error)
            return False
        self.save()
        self.announce(self.words("taken-back"))
        self.show_turn()
        self.show_dice()
        return True

    # End

    def finish(self) -> None:
        only = self.people[0] if len(self.people) == 1 else None
        self.results(self.game.position, self.game.winners, you=only)
        if len(self.names) == 1:
            self.print(Text(self.words("solo-perfect", points=PERFECT_AVERAGE)))
