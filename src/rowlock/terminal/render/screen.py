"""What a player is shown, whoever keeps the game: sheets, the table, the question with its options, the end."""

from collections.abc import Iterator, Sequence
from typing import Final

from rich.console import Console, RenderableType
from rich.text import Text

from ...coach.hints import Hint
from ...game import View
from ...i18n import Words
from ...rules import Decision, Play, Position, Visible, cards, classic, onboard, scores_of
from ...rules.sheet import LAST, POINTS, place, skips
from .. import typed_input as typed
from .hints import HintText
from .sentences import Sentences
from .sheets import drawn_hand, drawn_sheet, drawn_track, spoken_hand, spoken_sheet, spoken_track

MAX_LISTED: Final = 12
"""How many options are listed before the player asks for all."""


class Screen:
    """Prints in one language, drawn or in words."""

    def __init__(self, words: Words, console: Console, names: Sequence[str], *, spoken: bool = False) -> None:
        self.words = words
        self.console = console
        self.spoken = spoken
        self.name_players(names)

    def name_players(self, names: Sequence[str]) -> None:
        self.names = names
        self.sentences = Sentences(self.words, names, spoken=self.spoken)

    def say(self, message: str, /, **values: str | int) -> None:
        self.print(Text(self.words(message, **values) if message else ""))

    def print_unwrapped(self, message: str, /, **values: str | int) -> None:
        """A line that is not broken, so that a path or a command in it can be copied."""
        self.console.print(Text(self.words(message, **values)), soft_wrap=True)

    def print(self, *lines: RenderableType) -> None:
        for line in lines:
            self.console.print(line)

    def command_word(self, command: str) -> str:
        """What is typed for a command."""
        return self.words(typed.COMMAND_KEYS[command]).split(",")[0].strip()

    def turn_text(self, table: Position | Visible) -> str:
        """Whose turn it is, and how everybody stands."""
        scores = zip(self.names, scores_of(table), strict=True)
        standing = ", ".join(f"{name} {score.total}" for name, score in scores)
        return self.words("turn", turn=table.turn, player=self.names[table.active], standing=standing)

    def sheet(self, table: Position | Visible, seat: int) -> None:
        closed = table.closed if isinstance(table, classic.Position) else 0
        draw = spoken_sheet if self.spoken else drawn_sheet
        self.print(Text(self.words("sheet-of", player=self.names[seat]), "bold"))
        self.print(*draw(table.sheets[seat], scores_of(table)[seat], closed, self.words))

    def sheets(self, table: Position | Visible) -> None:
        for seat in range(len(self.names)):
            self.sheet(table, seat)

    def board(self, table: Position | Visible) -> None:
        if isinstance(table, onboard.Position):
            draw = spoken_track if self.spoken else drawn_track
            self.print(*draw(table, self.names, self.words))

    def show_everything(self, table: Position | Visible) -> None:
        """Everything that lies on the table, once more."""
        if isinstance(table, cards.VisiblePosition):
            self.show_cards(table)
        if isinstance(table, classic.Position) and table.dice is not None:
            self.print(Text(self.sentences.dice(table.dice)))
        self.board(table)

    def show_cards(self, table: cards.VisiblePosition) -> None:
        for at, numbers in enumerate(table.hands):
            if at != table.seat:
                self.say("holds", player=self.names[at], numbers=", ".join(map(str, numbers)))
        if table.seat is not None:
            self.say("hand")
            self.print(spoken_hand(table.hand, self.words) if self.spoken else drawn_hand(table.hand))
        display = "  ".join(f"[{at}] {number}" for at, number in enumerate(table.display, start=1))
        self.say("display", cards=display, top=table.pile_top or 0, pile=table.pile_size)
        if table.discard_top is not None:
            self.say("discard", top=table.discard_top)

    # A question

    def show_table(self, view: View, *, dice: bool = True) -> None:
        """What lies on the table for this decision; the dice, if they are not in sight already."""
        table = view.table
        if isinstance(table, cards.VisiblePosition):
            self.show_cards(table)
            return
        if table.dice is not None and dice:
            self.print(Text(self.sentences.dice(table.dice)))
        if isinstance(table, onboard.Position) and view.seat == table.active:
            self.say("ahead", fields=", ".join(self.sentences.field(table, field) for field in onboard.reach(table)))

    def show_question(self, view: View) -> None:
        table, name = view.table, self.names[view.seat]
        active = "yes" if view.seat == table.active and len(self.names) > 1 else "no"  # alone one always is
        if isinstance(table, cards.VisiblePosition):
            missing = cards.FULL_HAND - len(table.hand)
            number, example = table.pile_top or 0, "1 3 4"[: 2 * missing - 1]
            self.say(f"ask-{table.phase}", player=name, active=active, number=number, count=missing, example=example)
        else:
            assert table.dice is not None
            self.say(f"ask-{table.phase}", player=name, active=active, number=table.dice.white_sum)

    def show_first_options(self, options: Sequence[Decision], view: View) -> None:
        """The options that are worth a look; a draw has none that is not plain from the display."""
        useful = sum(1 for option in options if not _wastes_cards(option))
        self.show_options(options, view, min(MAX_LISTED, useful) if view.table.phase != "draw" else 0)

    def show_options(self, options: Sequence[Decision], view: View, most: int) -> None:
        """The options with their numbers; in a draw, if asked for, with the places that are typed."""
        if view.table.phase == "draw":
            for option in options if most == len(options) else ():
                self.print(Text(f"  {str(option).replace('#', ''):6} {self.sentences.option(option, view)}"))
            return
        first = typed.first_number(options)
        for at, option in enumerate(options[:most], start=first):
            self.print(Text(f"  {at:2}  {self.sentences.option(option, view)}"))
        if len(options) > most:
            self.say("more-options", count=len(options) - most, options=self.command_word("options"))

    def show_hint(self, hint: Hint, options: Sequence[Decision], view: View, all_word: str | None = None) -> None:
        """What the options are worth; with ``options`` in the order of their numbers.

        ``all_word`` is what is typed to see those that are left out, where that can be.
        """
        self.print(*HintText(hint, view, options, self.sentences, all_word).lines())

    # Help and the end

    def help_game(self, game: str) -> None:
        """How decisions are typed, and the rules in short."""
        self.say("help-decisions")
        self.say(f"help-{game}")

    def help_rules(self, game: str) -> None:
        self.say(f"rules-{game}")
        self.say("help-points", points=" ".join(map(str, POINTS[1:])))

    def results(self, table: Position | Visible, winners: Sequence[int]) -> None:
        """All sheets, how the points come about, and who has won: nobody, if there was nobody to win against."""
        self.sheets(table)
        self.say("")
        for name, score in zip(self.names, scores_of(table), strict=True):
            rows = " + ".join(map(str, score.rows))
            sum_ = f"{rows} - {-score.penalties}" + (f" + {score.bonus}" if score.bonus else "")
            self.say("result", player=name, sum=sum_, points=score.total)
        if winners:
            self.say("winners", players=", ".join(self.names[seat] for seat in winners), count=len(winners))


def display_order(options: Sequence[Decision], view: View) -> Iterator[Decision]:
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
        return _wastes_cards(play), -len(play.numbers), cost, len(play.cards)

    idle = set[tuple[object, ...]]()
    for play in sorted(plays, key=order):
        if play.numbers or play.cards not in idle:
            yield play
        if not play.numbers:
            idle.add(play.cards)


def _wastes_cards(option: Decision) -> bool:
    """Whether a play throws away more cards than it has to."""
    return isinstance(option, Play) and len(option.cards) > max(len(option.numbers), 1)
