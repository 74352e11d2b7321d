"""``rowlock arena``: a tournament between bots and programs, with a report of their strength."""

from typing import Annotated, Final

import typer

from ..lab.plan import DICE_GAMES, tournament
from ..rules import RULESETS
from .lab_support import check_run, check_workers, lab_imports, players_option, setup_options
from .typer_i18n import fail, use_language

DEFAULT_GAMES: Final = 1_000
MAX_GAMES: Final = 10_000_000
MAX_BOTS: Final = 16
PAIR: Final = 2


def arena(
    bots: Annotated[str, typer.Option(help="cli-arena-bots", metavar="BOTS")],
    game: Annotated[str, typer.Option(help="cli-game", metavar="GAME")] = "classic",
    games: Annotated[int, typer.Option(help="cli-arena-games", metavar="N")] = DEFAULT_GAMES,
    players: Annotated[int | None, typer.Option(help="cli-arena-players", metavar="K")] = None,
    against: Annotated[str | None, typer.Option(help="cli-arena-against", metavar="BOT")] = None,
    ms: Annotated[int | None, typer.Option(help="cli-arena-ms", metavar="MS")] = None,
    seed: Annotated[int, typer.Option(help="cli-simulate-seed", metavar="S")] = 0,
    workers: Annotated[int | None, typer.Option(help="cli-arena-workers", metavar="W")] = None,
    on: Annotated[str, typer.Option(help="cli-on", metavar="threads|ray")] = "threads",
    luck: Annotated[bool, typer.Option("--luck", help="cli-arena-luck")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-simulate-json")] = False,
    picture: Annotated[str | None, typer.Option(help="cli-arena-picture", metavar="FILE")] = None,
    jokers: Annotated[bool, typer.Option("--jokers", help="cli-jokers")] = False,
    track: Annotated[str | None, typer.Option(help="cli-track-option", metavar="TRACK")] = None,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    check_run(games, MAX_GAMES, seed, picture)
    check_workers(on, workers, "--workers")
    named = players_option(bots, game, ms)
    if len(named) > MAX_BOTS:
        fail("arena-too-many", most=MAX_BOTS)
    seats = _seats(game, players, len(named), against is not None)
    options = setup_options(game, seats, track, jokers)
    if luck and game not in DICE_GAMES:
        fail("arena-no-luck", game=game)
    others = () if against is None else players_option(against, game, ms)[:1]
    plan = tournament(game, (*named, *others), seats, games, seed, against=bool(others), luck=luck, **options)
    with lab_imports():
        from .lab_run import Output, run_and_report  # noqa: PLC0415 - optional dependency
    run_and_report(plan, on, workers, Output(as_json, picture), say)


def _seats(game: str, players: int | None, count: int, against: bool) -> int:
    """Seats of a table: as requested, or all bots if the game allows it, or two."""
    if game not in RULESETS:
        fail("error-unknown_game", game=game)
    if players is None:
        players = count if count in RULESETS[game].PLAYERS and not against else PAIR
    elif players in RULESETS[game].PLAYERS and players > count and not against:
        fail("arena-seats", count=count, players=players)
    if count < PAIR and not against:
        fail("arena-too-few")
    return players
