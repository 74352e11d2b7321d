"""Draw the pictures of the documentation from played games, in the terminal and as SVG: ``make pictures``."""

from contextlib import suppress
from io import StringIO
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from rowlock import Game, svg
from rowlock.bots import SteadyBot, advance
from rowlock.i18n import words
from rowlock.rules import cards
from rowlock.terminal.dialog import Terminal
from rowlock.terminal.local.game import LocalGame

HERE = Path(__file__).parent
PAPER = TerminalTheme(
    (250, 250, 247),
    (32, 33, 36),
    [
        (0, 0, 0),
        (179, 38, 30),
        (46, 125, 50),
        (160, 120, 20),
        (31, 79, 163),
        (110, 60, 140),
        (0, 110, 120),
        (90, 90, 90),
    ],
)
# local fonts only, no request to another host
SVG = """<svg class="rich-terminal" viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg" role="img">
<style>
.{unique_id}-title, .{unique_id}-matrix {{
  font-family: "DejaVu Sans Mono", Menlo, Consolas, monospace;
  font-size: {char_height}px;
  line-height: {line_height}px;
}}
{styles}
</style>
<defs>
<clipPath id="{unique_id}-clip-terminal">
<rect x="0" y="0" width="{terminal_width}" height="{terminal_height}" />
</clipPath>
{lines}
</defs>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})" clip-path="url(#{unique_id}-clip-terminal)">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Typist:
    """Scripted input: takes the first cross, stops after ``lines`` lines; the last ``seen`` are in the picture."""

    def __init__(self, game: Game, console: Console, lines: int, seen: int) -> None:
        self.game = game
        self.console = console
        self.lines = lines
        self.seen = seen

    def __call__(self, prompt: str) -> str:
        if not self.lines:
            raise EOFError
        self.lines -= 1
        if self.lines == self.seen:
            self.console.export_text(clear=True)
        position = self.game.position
        line = (
            "1 2 3"[: 2 * position.missing - 1]
            if isinstance(position, cards.Position) and position.phase == "draw"
            else "1"
        )
        line = line if len(self.game.options(self.game.to_act[0])) > 1 else "0"
        self.console.print(f"{prompt}{line}", markup=False)
        return line


def draw(name: str, title: str, game: Game, language: str, lines: int, seen: int) -> None:
    """Draw one picture: the last lines typed in a game and their output."""
    with TemporaryDirectory() as folder, StringIO() as nowhere:
        console = Console(
            record=True, force_terminal=True, color_system="truecolor", width=78, highlight=False, file=nowhere
        )
        typist = Typist(game, console, lines, seen)
        dialog = LocalGame(game, Terminal(words(language), console, typist), Path(folder) / "game.rowlock")
        with suppress(EOFError):
            while not game.over:
                dialog.advance()
        console.save_svg(str(HERE / f"{name}.svg"), title=title, theme=PAPER, code_format=SVG, unique_id=name)


def draw_table(name: str, game: Game, turn: int) -> None:
    """Draw the table at the first decision of a turn; the card game as its first seat sees it."""
    bots = {seat: SteadyBot(str(seat)) for seat in range(len(game.names))}
    while game.position.turn < turn:
        advance(game, {seat: bots[seat] for seat in game.to_act[:1]})
    if game.wants == "dice":
        game.roll()
    shown = game.view(0) if isinstance(game.position, cards.Position) else game
    (HERE / f"{name}.svg").write_text(f"{svg(shown)}\n", "utf-8")


def main() -> None:
    draw_table("table-classic", Game.new("classic", ["Ada", "Bob"], seed=11, start=0), 7)
    draw_table("table-cards", Game.new("cards", ["Ada", "Bob"], seed=11, start=0), 9)
    draw_table("table-onboard", Game.new("onboard", ["Ada", "Bob"], seed=11, start=0), 9)
    dice = Game.new("classic", ["Ada", "Greedy"], seed=12, start=0, bots={1: "greedy"})
    draw("play", "rowlock play", dice, "en", 18, 1)
    deck = Game.new("cards", ["Ola", "Zachłanny"], seed=9, start=0, bots={1: "greedy"}, jokers=True)
    draw("cards", "rowlock play cards --jokers --lang pl", deck, "pl", 21, 1)


main()
