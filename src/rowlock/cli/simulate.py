"""``rowlock simulate``: simulate many games between bots and report the statistics."""

from typing import Annotated, Final

import typer

from ..lab.plan import SIMULATED_GAMES, simulation
from ..lab.players import known_players
from .lab_support import check_run, check_suffix, check_workers, lab_imports, players_option, setup_options
from .typer_i18n import fail, use_language

MAX_GAMES: Final = 10**12
DEFAULT_GAMES: Final = 10_000
DEFAULT_PLAYERS: Final = 2
DEFAULT_BOT: Final = "greedy"
PARQUET_SUFFIXES: Final = (".parquet", ".pq")


def simulate(
    game: Annotated[str, typer.Argument(help="cli-game")] = "classic",
    players: Annotated[int | None, typer.Option(help="cli-simulate-players", metavar="N")] = None,
    bots: Annotated[str, typer.Option(help="cli-simulate-bots", metavar="BOTS")] = DEFAULT_BOT,
    games: Annotated[int, typer.Option(help="cli-simulate-games", metavar="G")] = DEFAULT_GAMES,
    ms: Annotated[int | None, typer.Option(help="cli-arena-ms", metavar="MS")] = None,
    seed: Annotated[int, typer.Option(help="cli-simulate-seed", metavar="S")] = 0,
    threads: Annotated[int | None, typer.Option(help="cli-threads", metavar="T")] = None,
    on: Annotated[str, typer.Option(help="cli-on", metavar="threads|ray")] = "threads",
    as_json: Annotated[bool, typer.Option("--json", help="cli-simulate-json")] = False,
    out: Annotated[str | None, typer.Option(help="cli-simulate-out", metavar="FILE")] = None,
    plot: Annotated[str | None, typer.Option(help="cli-simulate-plot", metavar="FILE")] = None,
    jokers: Annotated[bool, typer.Option("--jokers", help="cli-jokers")] = False,
    track: Annotated[str | None, typer.Option(help="cli-track-option", metavar="TRACK")] = None,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    check_run(games, MAX_GAMES, seed, plot)
    check_workers(on, threads)
    check_suffix(out, "simulate-out-suffix", PARQUET_SUFFIXES)
    if game not in SIMULATED_GAMES:
        fail("error-unknown_game", game=game)
    named = players_option(bots, game, ms)
    count = players if players is not None else max(DEFAULT_PLAYERS, len(named))
    options = setup_options(game, count, track, jokers, solo=True)
    if len(named) not in {1, count}:
        fail("simulate-seats", count=len(named), players=count, bots=known_players(game))
    seated = named if len(named) == count else named * count
    with lab_imports():
        from .lab_run import Output, run_and_report  # noqa: PLC0415 - optional dependency
    run_and_report(simulation(game, seated, games, seed, **options), on, threads, Output(as_json, plot, out), say)
