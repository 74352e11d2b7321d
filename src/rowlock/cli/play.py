"""``rowlock play``: a local game in the terminal."""

import importlib
import sys
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from ..bots import BOTS
from ..formats.notation import RecordError
from ..game import Game
from ..i18n import Words
from ..rules import RULESETS, IllegalSetup, classic
from ..terminal.local import saves
from ..terminal.local.game import LocalGame
from ..terminal.local.setup import SetupDialog, bot_lines, bot_names, parse_seats
from ..terminal.typed_input import NotUnderstood
from .options import PIPE_WIDTH, program, track_option
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
    options: dict[str, Any] = {name: True for name, wanted in (("solo", solo), ("jokers", jokers)) if wanted}
    options |= {} if dice is None else {"seeded": False}
    if seed is not None:
        options["seed"] = seed
    if start is not None:
        options["start"] = start - 1
    if track is not None:
        options["track"] = track_option(track)
    if resume is not None and (options or seats is not None or game is not None):
        fail("cli-resume-alone")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)
    with suppress(ImportError):
        importlib.import_module("readline")  # line editing where the system has it
    setup = SetupDialog(words, console, input)
    try:
        choice = resume or game or setup.game()
        if isinstance(choice, Path):
            resume, current = choice, _load(choice, words)
        else:
            current = _new_game(choice, seats, options, setup, ask_variant=game is None)
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{words('left-before')}")
        return
    path = save or resume or saves.new_path(current.name)
    is_practice = resume is not None and len(current.names) == classic.SOLO_PLAYERS and saves.is_practice(resume)
    dialog = solo_practice if is_practice else LocalGame
    dialog(current, words, console, ask=input, path=path, spoken=spoken, program=program()).run()


def _load(path: Path, words: Words) -> Game:
    try:
        game = Game.load(path)
    except (OSError, UnicodeDecodeError) as error:
        fail("cli-no-file", file=str(path), reason=words.system(error))
    except RecordError as error:
        raise CommandError(words("cli-not-a-game", file=str(path), reason=words.record(error))) from error
    for bot in game.bots.values():
        if bot not in BOTS:
            fail("cli-no-bot", name=bot, bots=bot_names())
    return game


def _new_game(game: str, seats: str | None, options: dict[str, Any], setup: SetupDialog, *, ask_variant: bool) -> Game:
    """Create a game, asking for players that the command line does not name. Raises CommandError."""
    words = setup.words
    try:  # validate the options before asking any question
        most = classic.SOLO_PLAYERS if "solo" in options else RULESETS[game].PLAYERS[-1] if game in RULESETS else 0
        if Game.new(game, most, **options).wants != "dice" and "seeded" in options:
            fail("cli-own-dice-cards")
    except IllegalSetup as error:
        raise CommandError(words.rule(error)) from error
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
            setup.console.print(sentence, markup=False)
