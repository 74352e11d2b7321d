"""``rowlock perft``: count the ways through the next turns."""

from typing import Annotated

import typer

from ..game import Game
from ..perft import perft as count_ways
from ..rules import classic
from .options import count_progress, game_options
from .typer_i18n import current_words, fail


def perft(
    game: Annotated[str, typer.Argument(help="cli-game")] = "classic",
    players: Annotated[int | None, typer.Option(help="cli-players", metavar="N")] = None,
    turns: Annotated[int, typer.Option(help="cli-turns", metavar="K")] = 1,
    seed: Annotated[str, typer.Option(help="cli-perft-seed", metavar="SEED")] = "0",
    solo: Annotated[bool, typer.Option("--solo", help="cli-solo")] = False,
    jokers: Annotated[bool, typer.Option("--jokers", help="cli-jokers")] = False,
    track: Annotated[str | None, typer.Option(help="cli-track-option", metavar="TRACK")] = None,
) -> None:
    if turns not in range(1, 6):
        fail("cli-bad-value", parameter="--turns")
    count = players if players is not None else classic.SOLO_PLAYERS if solo else 2
    start = Game.new(game, count, seed=seed, start=0, **game_options(jokers, track, solo)).position
    with count_progress(current_words()("perft-counting")) as progress:
        ways = count_ways(start, turns, seed, progress)
    print(ways)
