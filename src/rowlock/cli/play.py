"""``rowlock play``: a local game in the terminal."""

from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.text import Text

from ..bots import BOTS
from ..game import Game
from ..rules import RULESETS, IllegalSetup, classic
from ..terminal.local import saves
from ..terminal.local.game import LocalGame
from ..terminal.local.setup import SetupDialog, bot_lines, bot_names, parse_seats
from ..terminal.typed_input import NotUnderstood
from .options import game_options, open_terminal, read_game
from .practice import solo_practice
from .typer_i18n import CommandError, fail, use_language


def play(
    game: Annotated[str | None, typer.Argument(help="cli-game")] = None,
    seats: Annotated[str | None, typer.Option(help="cli-seats", metavar="NAMES")] = None,
    seed: Annotated[str | None, typer.Option(help="cli-seed", metavar="SEED")] = None,
    start: Annotated[int | None, typer.Option(help="cli-start", metavar="N")] = None,
    solo: Annotated[bool, typer.Option("--solo", help="cli-solo")] = False,
    jokers: Annotated[bool, typer.Option("--jokers", help="cli-jokers")] = False,
    track: Annotated[str | None, typer.Option(help="cli-track-option", metavar="TRACK")] = None,
    dice: Annotated[str | None, typer.Option(help="cli-dice", metavar="own")] = None,
    spoken: Annotated[bool, typer.Option("--spoken", help="cli-spoken")] = False,
    bots: Annotated[bool, typer.Option("--bots", help="cli-play-bots")] = False,
    resume: Annotated[Path | None, typer.Option(help="cli-resume", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-save", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    words = use_language(lang)
    if bots:
        print("\n".join(bot_lines(words)))
        return
    if dice not in (None, "own"):
        fail("cli-bad-value", parameter="--dice")
    if save is not None and save != resume and save.exists():
        fail("cli-exists", file=str(save))
    given = {"seed": seed, "start": None if start is None else start - 1, "seeded": None if dice is None else False}
    options = game_options(jokers, track, solo) | {name: value for name, value in given.items() if value is not None}
    if resume is not None and (options or seats is not None or game is not None):
        fail("cli-resume-alone")
    terminal = open_terminal(words, spoken=spoken)
    setup = SetupDialog(terminal)
    try:
        choice = resume or game or setup.game()
        if isinstance(choice, Path):
            resume, current = choice, _load(choice)
        else:
            current = _new_game(choice, seats, options, setup, ask_variant=game is None)
    except (EOFError, KeyboardInterrupt):
        terminal.console.print(f"\n{words('left-before')}")
        return
    path = save or resume or saves.new_path(current.name)
    is_practice = resume is not None and len(current.names) == classic.SOLO_PLAYERS and saves.is_practice(resume)
    (solo_practice if is_practice else LocalGame)(current, terminal, path).run()


def _load(path: Path) -> Game:
    game = read_game(path, Game.replay)
    for bot in game.bots.values():
        if bot not in BOTS:
            fail("cli-no-bot", name=bot, bots=bot_names())
    return game


def _new_game(game: str, seats: str | None, options: dict[str, Any], setup: SetupDialog, *, ask_variant: bool) -> Game:
    """Create a game, asking for players that the command line does not name. Raises CommandError or IllegalSetup."""
    words = setup.words
    # validate the options before asking any question
    most = classic.SOLO_PLAYERS if "solo" in options else RULESETS[game].PLAYERS[-1] if game in RULESETS else 0
    if Game.new(game, most, **options).wants != "dice" and "seeded" in options:
        fail("cli-own-dice-cards")
    if ask_variant:
        options |= setup.variant(game)
    if seats is None and "solo" in options:
        seats = words("you")
    while True:
        try:
            given, more = (seats, {}) if seats is not None else setup.seats(game)
            names, bots = parse_seats(given, words)
            return Game.new(game, names, bots=bots, date=date.today().isoformat(), **options, **more)
        except (NotUnderstood, IllegalSetup) as error:
            sentence = words.rule(error) if isinstance(error, IllegalSetup) else error.sentence(words)
            if seats is not None:
                raise CommandError(sentence) from error
            setup.print(Text(sentence))
