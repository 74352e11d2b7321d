"""``rowlock play``: a game in a plain terminal, line by line."""

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
from ..terminal.local.game import Dialog
from ..terminal.local.setup import Questions, bot_lines, bot_names, seated
from ..terminal.typed_input import NotUnderstood
from .options import PIPE_WIDTH, program, track_option
from .practice import lesson
from .typer_i18n import Refusal, refuse, speak


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
    words = speak(lang)
    if bots:
        print("\n".join(bot_lines(words)))
        return
    if dice not in (None, "own"):
        refuse("cli-bad-value", parameter="--dice")
    if save is not None and save != resume and save.exists():
        refuse("cli-exists", file=str(save))
    options: dict[str, Any] = {name: True for name, wanted in (("solo", solo), ("jokers", jokers)) if wanted}
    options |= {} if dice is None else {"seeded": False}
    if seed is not None:
        options["seed"] = seed
    if start is not None:
        options["start"] = start - 1
    if track is not None:
        options["track"] = track_option(track)
    if resume is not None and (options or seats is not None or game is not None):
        refuse("cli-resume-alone")
    console = Console(highlight=False, width=None if sys.stdout.isatty() else PIPE_WIDTH)
    with suppress(ImportError):
        importlib.import_module("readline")  # line editing where the system has it
    asking = Questions(words, console, input)
    try:
        choice = resume or game or asking.game()
        if isinstance(choice, Path):
            resume, table = choice, _resumed(choice, words)
        else:
            table = _new(choice, seats, options, asking, asks_variant=game is None)
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{words('left-before')}")
        return
    path = save or resume or saves.new_path(table.name)
    practiced = resume is not None and len(table.names) == classic.SOLO_PLAYERS and saves.is_practice(resume)
    dialog = lesson if practiced else Dialog
    dialog(table, words, console, ask=input, path=path, spoken=spoken, program=program()).run()


def _resumed(path: Path, words: Words) -> Game:
    try:
        game = saves.load(path)
    except (OSError, UnicodeDecodeError) as error:
        refuse("cli-no-file", file=str(path), reason=words.system(error))
    except RecordError as error:
        raise Refusal(words("cli-not-a-game", file=str(path), reason=words.record(error))) from error
    for bot in game.bots.values():
        if bot not in BOTS:
            refuse("cli-no-bot", name=bot, bots=bot_names())
    return game


def _new(game: str, seats: str | None, options: dict[str, Any], asking: Questions, *, asks_variant: bool) -> Game:
    """A new game. Who plays is asked for until it is understood, if the command line does not say it."""
    words = asking.words
    if game == "cards" and options.get("seeded") is False:
        refuse("cli-own-dice-cards")
    try:  # before anything is asked, whether the game can be had like this at all
        most = classic.SOLO_PLAYERS if "solo" in options else RULESETS[game].PLAYERS[-1] if game in RULESETS else 0
        Game.new(game, most, **options)
    except IllegalSetup as error:
        raise Refusal(words.rule(error)) from error
    if asks_variant:
        options |= asking.variant(game)
    if seats is None and "solo" in options:
        seats = words("you")
    while True:
        try:
            given, more = (seats, {}) if seats is not None else asking.seats(game)
            names, bots = seated(given, words)
            return Game.new(game, names, bots=bots, date=date.today().isoformat(), **options, **more)
        except (NotUnderstood, IllegalSetup) as error:
            sentence = words.rule(error) if isinstance(error, IllegalSetup) else words(error.reason, **error.values)
            if seats is not None:
                raise Refusal(sentence) from error
            asking.console.print(sentence, markup=False)
