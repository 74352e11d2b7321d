"""Screen of a game, local or online: sheets, table, question with options, results."""

from collections.abc import Sequence
from typing import ClassVar, Final

from rich.text import Text

from ...coach.hints import Hint, distinct
from ...game import View
from ...rules import Decision, Draw, Play, RuleError, Visible
from ...rules.sheet import LAST, POINTS, place, skips
from .. import typed_input as typed
from ..dialog import Dialog, Terminal
from ..typed_input import NotUnderstood
from .games import presenter
from .hints import hint_lines
from .sheets import drawn_sheet, spoken_sheet

MAX_LISTED: Final = 12
"""Options listed with a question; the command "options" lists all."""


class Screen(Dialog):
    """Prints a game in one language: drawn, or in words for a screen reader (``spoken``)."""

    commands: ClassVar[Sequence[str]] = typed.COMMANDS
    """Commands that help lists."""
    own_help: ClassVar[str] = ""
    """Prefix of the messages ``PREFIX-help-COMMAND`` that replace ``help-COMMAND``."""

    def __init__(self, game: str, names: Sequence[str], terminal: Terminal) -> None:
        super().__init__(terminal)
        self.game_name = game
        self.options: list[Decision] = []
        self.dice_shown = False
        self.name_players(names)

    def name_players(self, names: Sequence[str]) -> None:
        self.names = names
        self.presenter = presenter(self.game_name, self.words, names, spoken=self.terminal.spoken)

    def report(self, error: NotUnderstood | RuleError) -> None:
        """Print why a typed line is rejected."""
        self.print(Text(error.sentence(self.words) if isinstance(error, NotUnderstood) else self.words.rule(error)))

    def command_word(self, command: str) -> str:
        """Return the word to type for a command."""
        return typed.alternatives(typed.COMMAND_KEYS[command], self.words)[0]

    # The table

    def show_start(self) -> None:
        self.say("started", game=self.words.game(self.game_name), players=", ".join(self.names))

    def turn_text(self, table: Visible) -> str:
        """Return the turn's heading: the active player and all scores."""
        scores = zip(self.names, table.scores(), strict=True)
        standing = ", ".join(f"{name} {score.total}" for name, score in scores)
        return self.words("turn", turn=table.turn, player=self.names[table.active], standing=standing)

    def sheet(self, table: Visible, seat: int) -> None:
        draw = spoken_sheet if self.terminal.spoken else drawn_sheet
        self.print(Text(self.words("sheet-of", player=self.names[seat]), "bold"))
        self.print(*draw(table.sheets[seat], table.scores()[seat], table.closed, self.words))

    def sheets(self, table: Visible) -> None:
        for seat in range(len(self.names)):
            self.sheet(table, seat)

    def dice(self, table: Visible) -> None:
        if table.dice is not None:
            self.print(Text(self.presenter.dice(table.dice)))

    # A question

    def show_question(self, view: View, options: Sequence[Decision]) -> None:
        """Print the seat's sheet, what its decision depends on, and the useful options, at most MAX_LISTED.

        A draw has no list: it is plain from the display.
        """
        table, self.options = view.table, display_order(options, view)
        self.sheet(table, view.seat)
        if not self.dice_shown:
            self.dice(table)
        self.dice_shown = False
        self.print(*self.presenter.facts(table, view.seat))
        # not worth a mention in a solo game
        active = "yes" if view.seat == table.active and len(self.names) > 1 else "no"
        question = self.presenter.own(f"ask-{table.phase}")
        self.say(question, player=self.names[view.seat], active=active, **self.presenter.question(table))
        useful = sum(1 for option in self.options if not _wastes_cards(option))
        self.show_options(view, 0 if isinstance(self.options[0], Draw) else min(MAX_LISTED, useful))

    def show_options(self, view: View, most: int) -> None:
        """List the first ``most`` options with what to type for each."""
        draws = isinstance(self.options[0], Draw)
        for at, option in enumerate(self.options[:most]):
            label = typed.label(self.options, at)
            label = f"{label:6}" if draws else f"{label:>2} "
            self.print(Text(f"  {label} {self.presenter.option(option, view.table, view.seat)}"))
        if len(self.options) > most and not draws:
            self.say("more-options", count=len(self.options) - most, options=self.command_word("options"))

    def show_hint(self, hint: Hint, view: View, all_word: str | None = None) -> None:
        """Print a hint; ``all_word`` is the command that lists the omitted options, None where there is none."""
        self.print(*hint_lines(hint, view, self.options, self.presenter, all_word))

    def show(self, command: str, table: Visible, view: View | None) -> None:
        """Run a command that prints what is known already; ``view`` is that of the question, None if there is none."""
        match command:
            case "sheets":
                self.sheets(table)
            case "table":
                self.print(*self.presenter.facts(table))
                self.dice(table)
                self.print(*self.presenter.board(table))
            case "options" if view is not None:
                self.show_options(view, len(self.options))
            case _:
                self.help()

    # Help and the end

    def help(self) -> None:
        """Print the commands and how decisions are typed."""
        for name in self.commands:
            own = f"{self.own_help}-help-{name}"
            self.say(own if own in self.words else f"help-{name}", word=self.command_word(name))
        self.say("help-decisions")
        self.say(f"help-{self.game_name}")

    def help_rules(self) -> None:
        self.say(f"rules-{self.game_name}")
        self.say("help-points", points=" ".join(map(str, POINTS[1:])))

    def results(self, table: Visible, winners: Sequence[int], end: str = "", you: int | None = None) -> None:
        """Print why the game ended, all sheets, points and winners.

        ``end`` is the sentence about a game that was not played out, ``you`` the seat of the only reader.
        """
        self.say("")
        self.print(Text(end or self.words(self.presenter.own("over"), reason=str(table.end_reason))))
        self.sheets(table)
        self.say("")
        scores = table.scores()
        for name, score in zip(self.names, scores, strict=True):
            rows = " + ".join(map(str, score.rows))
            sum_ = f"{rows} - {-score.penalties}" + (f" + {score.bonus}" if score.bonus else "")
            self.say("result", player=name, sum=sum_, points=score.total)
        if winners:
            best_other = max((score.total for seat, score in enumerate(scores) if seat not in winners), default=0)
            margin = max(0, scores[winners[0]].total - best_other) if len(winners) == 1 else 0
            if tuple(winners) == (you,):
                self.say("you-win", margin=margin)
            else:
                players = ", ".join(self.names[seat] for seat in winners)
                self.say("winners", players=players, count=len(winners), margin=margin)


def display_order(options: Sequence[Decision], view: View) -> list[Decision]:
    """Return the options in the order in which they are listed and numbered.

    Plays of cards: first crosses without wasted cards, most crosses first; then single discards; then the rest. Of
    plays that differ only in the color of jokers without a cross, one is listed (AC21).
    """

    def order(play: Play) -> tuple[bool, int, int, int]:
        row = view.table.sheets[view.seat].rows[play.color]
        cost = skips(row, place(play.color, play.numbers[0])) if play.numbers else LAST
        return _wastes_cards(play), -len(play.numbers), cost, len(play.cards)

    plays = sorted((option for option in options if isinstance(option, Play)), key=order)
    return distinct(view, plays) if plays else list(options)


def _wastes_cards(option: Decision) -> bool:
    """Whether a play discards more cards than its crosses need."""
    return isinstance(option, Play) and len(option.cards) > max(len(option.numbers), 1)
