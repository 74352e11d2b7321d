"""Screen of a game, local or online: sheets, table, question with options, results."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from ...coach.hints import Hint
from ...game import View
from ...i18n import Words
from ...rules import Decision, Draw, Play, Visible
from ...rules.sheet import LAST, POINTS, place, skips
from .. import typed_input as typed
from .games import presenter
from .hints import HintText
from .sheets import drawn_sheet, spoken_sheet

MAX_LISTED: Final = 12
"""Options listed with a question; the command "options" lists all."""


class Screen:
    """Prints a game in one language: drawn, or in words for a screen reader (``spoken``)."""

    def __init__(
        self, game: str, words: Words, console: Console, names: Sequence[str], *, spoken: bool = False
    ) -> None:
        self.game_name = game
        self.words = words
        self.console = console
        self.spoken = spoken
        self.name_players(names)

    def name_players(self, names: Sequence[str]) -> None:
        self.names = names
        self.presenter = presenter(self.game_name, self.words, names, spoken=self.spoken)

    def say(self, message: str, /, **values: str | int) -> None:
        self.print(Text(self.words(message, **values) if message else ""))

    def print_unwrapped(self, message: str, /, **values: str | int) -> None:
        """Print a message without wrapping, so that a path or a command in it can be copied."""
        self.print(Text(self.words(message, **values)), soft_wrap=True)

    def print(self, *lines: RenderableType, soft_wrap: bool = False) -> None:
        for line in lines:
            self.console.print(line, soft_wrap=soft_wrap)

    def command_word(self, command: str) -> str:
        """Return the word to type for a command."""
        return self.words(typed.COMMAND_KEYS[command]).split(",")[0].strip()

    def turn_text(self, table: Visible) -> str:
        """Return the turn's heading: the active player and all scores."""
        scores = zip(self.names, table.scores(), strict=True)
        standing = ", ".join(f"{name} {score.total}" for name, score in scores)
        return self.words("turn", turn=table.turn, player=self.names[table.active], standing=standing)

    def sheet(self, table: Visible, seat: int) -> None:
        draw = spoken_sheet if self.spoken else drawn_sheet
        self.print(Text(self.words("sheet-of", player=self.names[seat]), "bold"))
        self.print(*draw(table.sheets[seat], table.scores()[seat], table.closed, self.words))

    def sheets(self, table: Visible) -> None:
        for seat in range(len(self.names)):
            self.sheet(table, seat)

    def board(self, table: Visible) -> None:
        self.print(*self.presenter.board(table))

    def show_everything(self, table: Visible) -> None:
        """Print cards, dice and board."""
        self.print(*self.presenter.facts(table))
        self.dice(table)
        self.board(table)

    def dice(self, table: Visible) -> None:
        if table.dice is not None:
            self.print(Text(self.presenter.dice(table.dice)))

    # A question

    def show_table(self, view: View, *, dice: bool = True) -> None:
        """Print what this decision depends on; with ``dice=False`` the dice are on the screen already."""
        if dice:
            self.dice(view.table)
        self.print(*self.presenter.facts(view.table, view.seat))

    def show_question(self, view: View) -> None:
        table, name = view.table, self.names[view.seat]
        # not worth a mention in a solo game
        active = "yes" if view.seat == table.active and len(self.names) > 1 else "no"
        question = self.presenter.own(f"ask-{table.phase}")
        self.say(question, player=name, active=active, **self.presenter.question(table))

    def show_first_options(self, options: Sequence[Decision], view: View) -> None:
        """List the useful options, at most MAX_LISTED; none for a draw, which is plain from the display."""
        useful = sum(1 for option in options if not _wastes_cards(option))
        self.show_options(options, view, 0 if isinstance(options[0], Draw) else min(MAX_LISTED, useful))

    def show_options(self, options: Sequence[Decision], view: View, most: int) -> None:
        """List the first ``most`` options with their numbers; a draw lists all, with the places to type, or none."""
        texts = [self.presenter.option(option, view.table, view.seat) for option in options[:most]]
        if isinstance(options[0], Draw):
            for option, text in zip(options, texts if most == len(options) else (), strict=False):
                self.print(Text(f"  {str(option).replace('#', ''):6} {text}"))
            return
        for at, text in enumerate(texts, start=typed.first_number(options)):
            self.print(Text(f"  {at:2}  {text}"))
        if len(options) > most:
            self.say("more-options", count=len(options) - most, options=self.command_word("options"))

    def show_hint(self, hint: Hint, options: Sequence[Decision], view: View, all_word: str | None = None) -> None:
        """Print a hint; the arguments are those of HintText."""
        self.print(*HintText(hint, view, options, self.presenter, all_word).lines())

    # Help and the end

    def help_game(self) -> None:
        """Print how decisions are typed."""
        self.say("help-decisions")
        self.say(f"help-{self.game_name}")

    def help_rules(self) -> None:
        self.say(f"rules-{self.game_name}")
        self.say("help-points", points=" ".join(map(str, POINTS[1:])))

    def results(self, table: Visible, winners: Sequence[int]) -> None:
        """Print all sheets, the sums of points and the winners; a solo game has none."""
        self.sheets(table)
        self.say("")
        for name, score in zip(self.names, table.scores(), strict=True):
            rows = " + ".join(map(str, score.rows))
            sum_ = f"{rows} - {-score.penalties}" + (f" + {score.bonus}" if score.bonus else "")
            self.say("result", player=name, sum=sum_, points=score.total)
        if winners:
            self.say("winners", players=", ".join(self.names[seat] for seat in winners), count=len(winners))


def display_order(options: Sequence[Decision], view: View) -> Iterator[Decision]:
    """Yield the options in the order in which they are listed and numbered.

    Plays of cards: first crosses without wasted cards, most crosses first; then single discards; then the rest. Of
    plays that differ only in the color of jokers without a cross, one is listed (AC21).
    """
    plays = [option for option in options if isinstance(option, Play)]
    if not plays:
        yield from options
        return
    sheet = view.table.sheets[view.seat]

    def order(play: Play) -> tuple[bool, int, int, int]:
        cost = skips(sheet.rows[play.color], place(play.color, play.numbers[0])) if play.numbers else LAST
        return _wastes_cards(play), -len(play.numbers), cost, len(play.cards)

    idle = set[tuple[object, ...]]()
    for play in sorted(plays, key=order):
        if play.numbers or play.cards not in idle:
            yield play
        if not play.numbers:
            idle.add(play.cards)


def _wastes_cards(option: Decision) -> bool:
    """Whether a play discards more cards than its crosses need."""
    return isinstance(option, Play) and len(option.cards) > max(len(option.numbers), 1)
