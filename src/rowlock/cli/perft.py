"""``rowlock perft``: count the ways through the next turns."""

from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from ..game import Game
from ..perft import perft as count_ways
from ..rules import RULESETS, IllegalSetup, classic
from .options import track_option
from .typer_i18n import CommandError, current_words, fail


def perft(
    game: Annotated[str, typer.Argument(help="cli-game")] = "classic",
    players: Annotated[int | None, typer.Option(help="cli-players", metavar="N")] = None,
    turns: Annotated[int, typer.Option(help="cli-turns", metavar="K")] = 1,
    seed: Annotated[str, typer.Option(help="cli-perft-seed", metavar="SEED")] = "0",
    solo: Annotated[bool, typer.Option("--solo", help="cli-solo")] = False,
    jokers: Annotated[bool, typer.Option("--jokers", help="cli-jokers")] = False,
    track: Annotated[str | None, typer.Option(help="cli-track-option", metavar="TRACK")] = None,
) -> None:
    if game not in RULESETS:
        fail("error-unknown_game", game=game)
    if turns not in range(1, 6):
        fail("cli-bad-value", parameter="--turns")
    options: dict[str, Any] = {}
    if solo:
        options["solo"] = True
    if jokers:
        options["jokers"] = True
    if track is not None:
        options["track"] = track_option(track)
    try:
        count = players if players is not None else classic.SOLO_PLAYERS if solo else 2
        start = Game.new(game, count, seed=seed, start=0, **options).position
    except IllegalSetup as error:
        raise CommandError(current_words().rule(error)) from error
    console = Console(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as progress:
        task = progress.add_task(current_words()("perft-counting"), total=None)
        ways = count_ways(start, turns, seed, lambda done, total: progress.update(task, completed=done, total=total))
    print(ways)
