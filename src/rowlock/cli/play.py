"""``rowlock play``: a game in a plain terminal, line by line."""

import importlib
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from ..bots import BOTS
from ..game import Game
from ..notation import RecordError
from ..record import MOST_NAME
from ..rules import RULESETS, IllegalSetup
from ..terminal import saves
from ..terminal.dialog import Dialog
from ..words import Words
from .options import track_option
from .speech import Refusal, refuse, speak

BOT: Final = "bot:"


def play(
    game: Annotated[str | None, typer.Argument(help="cli-game")] = None,
    seats: Annotated[str | None, typer.Option(help="cli-seats", metavar="NAMES")] = None,
    seed: Annotated[str | None, typer.Option(help="cli-seed", metavar="SEED")] = None,
    start: Annotated[int | None, typer.Option(help="cli-start", metavar="N")] = None,
    jokers: Annotated[bool, typer.Option("--jokers", help="cli-jokers")] = False,
    track: Annotated[str | None, typer.Option(help="cli-track-option", metavar="TRACK")] = None,
    dice: Annotated[str | None, typer.Option(help="cli-dice", metavar="own")] = None,
    spoken: Annotated[bool, typer.Option("--spoken", help="cli-spoken")] = False,
    resume: Annotated[Path | None, typer.Option(help="cli-resume", metavar="FILE")] = None,
    save: Annotated[Path | None, typer.Option(help="cli-save", metavar="FILE")] = None,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    words = speak(lang)
    if dice not in (None, "own"):
        refuse("cli-bad-value", parameter="--dice")
    console = Console(highlight=False)
    with suppress(ImportError):
        importlib.import_module("readline")  # line editing where the system has it
    try:
        if resume is not None:
            table = _resumed(resume, words)
        else:
            options: dict[str, Any] = {"seed": seed, "seeded": dice is None}
            if start is not None:
                options["start"] = start - 1
            if jokers:
                options["jokers"] = True
            if track is not None:
                options["track"] = track_option(track)
            table = _new(game, seats, options, words, console)
    except (EOFError, KeyboardInterrupt):
        console.print(f"\n{words('left-before')}")
        return
    path = save or resume or saves.new_path(table.name)
    Dialog(table, words, console, ask=input, path=path, spoken=spoken).run()


def _resumed(path: Path, words: Words) -> Game:
    try:
        game = saves.load(path)
    except (OSError, UnicodeDecodeError) as error:
        refuse("cli-no-file", file=str(path), reason=words.system(error))
    except RecordError as error:
        raise Refusal(words("cli-not-a-game", file=str(path), reason=words.record(error))) from error
    for bot in game.bots.values():
        if bot not in BOTS:
            refuse("cli-no-bot", name=bot, bots=_bot_names())
    if game.over:
        refuse("cli-over", file=str(path))
    return game


def _new(game: str | None, seats: str | None, options: dict[str, Any], words: Words, console: Console) -> Game:
    """A new game; what the command line does not say is asked."""
    if game is None:
        game = _ask_game(words, console)
    if game not in RULESETS:
        raise Refusal(words("error-unknown_game", game=game))
    if not options["seeded"] and game == "cards":
        refuse("cli-own-dice-cards")
    if seats is None:
        usual = f"{words('you')}, {BOT}greedy"
        console.print(words("ask-seats", bots=_bot_names(), usual=usual), markup=False)
        seats = input("> ").strip() or usual
    names, bots = _seated(seats, words)
    try:
        return Game.new(game, names, bots=bots, date=date.today().isoformat(), **options)
    except IllegalSetup as error:
        raise Refusal(words.rule(error)) from error


def _ask_game(words: Words, console: Console) -> str:
    console.print(words("welcome"), markup=False)
    console.print(words("ask-game"), markup=False)
    for at, name in enumerate(RULESETS, start=1):
        console.print(f"  {at}  {words(f'game-{name}')}: {words(f'about-{name}')}", markup=False)
    while True:
        typed = input("> ").strip().lower()
        if typed in ("", "1"):
            return "classic"
        if typed in RULESETS:
            return typed
        if typed in ("2", "3"):
            return list(RULESETS)[int(typed) - 1]
        console.print(words("ask-game-again", count=len(RULESETS)))


def _bot_names() -> str:
    return ", ".join(f"{BOT}{name}" for name in BOTS)


def _seated(seats: str, words: Words) -> tuple[list[str], dict[int, str]]:
    """Names and bots by seat. A bot is called by its level; two of a level are told apart by a number."""
    names: list[str] = []
    bots: dict[int, str] = {}
    for seat, entry in enumerate(part.strip() for part in seats.split(",")):
        name = entry
        if entry.startswith(BOT):
            level = entry.removeprefix(BOT)
            if level not in BOTS:
                refuse("cli-no-bot", name=level, bots=_bot_names())
            bots[seat] = level
            name = words(f"bot-{level}")
            count = sum(1 for other in bots.values() if other == level)
            name = name if count == 1 else f"{name} {count}"
        if not name or len(name) > MOST_NAME or not name.isprintable():
            refuse("cli-bad-name", name=name[:MOST_NAME], most=MOST_NAME)
        names.append(name)
    return names, bots
