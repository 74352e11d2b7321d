"""``rowlock arena``: a tournament between bots and programs, with a report of their strength."""

import sys
from contextlib import ExitStack
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console

from .. import __version__
from ..game import Game
from ..i18n import Words
from ..lab.arena.entrants import MAX_MS
from ..rules import RULESETS, IllegalSetup
from .lab_support import (
    EXIT_INTERRUPTED,
    PICTURE_SUFFIXES,
    Interrupts,
    OutputFile,
    check_range,
    check_suffix,
    lab_imports,
    output_report,
    progress_bar,
)
from .options import track_option
from .typer_i18n import CommandError, current_words, fail, use_language

if TYPE_CHECKING:
    from ..lab.arena.entrants import Entrant
    from ..lab.arena.schedule import Plan
    from ..lab.arena.tournament import Run

DEFAULT_GAMES: Final = 1_000
MAX_GAMES: Final = 10_000_000
MAX_SEED: Final = 2**64 - 1
MAX_BOTS: Final = 16
MAX_WORKERS: Final = 1024
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
    luck: Annotated[bool, typer.Option("--luck", help="cli-arena-luck")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="cli-simulate-json")] = False,
    picture: Annotated[str | None, typer.Option(help="cli-arena-picture", metavar="FILE")] = None,
    jokers: Annotated[bool, typer.Option("--jokers", help="cli-jokers")] = False,
    track: Annotated[str | None, typer.Option(help="cli-track-option", metavar="TRACK")] = None,
    lang: Annotated[str | None, typer.Option(help="cli-lang", metavar="en|pl|cs|sk")] = None,
) -> None:
    say = use_language(lang)
    check_range("--games", games, 1, MAX_GAMES)
    check_range("--seed", seed, 0, MAX_SEED)
    if ms is not None:
        check_range("--ms", ms, 0, MAX_MS)
    if workers is not None:
        check_range("--workers", workers, 1, MAX_WORKERS)
    check_suffix(picture, "simulate-plot-suffix", PICTURE_SUFFIXES)
    with lab_imports():
        import_module("openskill")  # fail now rather than after hours
        if picture is not None:
            import_module("matplotlib")
        from ..lab.arena.schedule import (  # noqa: PLC0415 - optional dependency
            DICE_GAMES,
            Plan,
            deals_for,
            one_against_others,
            round_robin,
        )
        from ..lab.workers import cores  # noqa: PLC0415
    entrants = _entrants(bots, against, ms)
    count = len(entrants) - (against is not None)
    seats = _players(game, players, count, against is not None)
    options = _options(game, seats, track, jokers)
    tables = one_against_others(count, seats) if against is not None else round_robin(count, seats)
    if luck and game not in DICE_GAMES:
        fail("arena-no-luck", game=game)
    plan = Plan(game, seats, entrants, tables, deals_for(games, seats), seed, options, luck)
    _arena(plan, workers or cores(), against is not None, as_json, picture, say)


def _arena(plan: "Plan", workers: int, against: bool, as_json: bool, picture: str | None, say: Words) -> None:
    with lab_imports():
        from ..lab.arena.report import report  # noqa: PLC0415
        from ..lab.arena.text import print_report  # noqa: PLC0415

    with ExitStack() as files:
        target = None if picture is None else OutputFile(picture, files)
        run = _run(plan, workers, target, Console(stderr=True), say)
        if not run.rounds():
            print(say("simulate-nothing"), file=sys.stderr)
            raise typer.Exit(EXIT_INTERRUPTED)
        found = report(run, __version__, against=against)
        output_report(print_report, found, say, as_json)
        if target is not None:
            from ..lab.arena.charts import draw  # noqa: PLC0415

            target.draw(draw, found, say)
    if picture is not None and not as_json:
        print(say("simulate-drawn", file=picture))


def _run(plan: "Plan", workers: int, target: OutputFile | None, console: Console, say: Words) -> "Run":
    """Run the tournament until it ends or is interrupted."""
    from ..lab.arena.processes import ProcessPool, WorkerError  # noqa: PLC0415
    from ..lab.arena.tournament import run_tournament  # noqa: PLC0415

    def cleanup() -> None:
        if target is not None:
            target.atomic.discard()

    with (
        Interrupts(cleanup) as interrupts,
        progress_bar(console, say("simulate-playing"), plan.games) as advance,
    ):

        def progress(run: "Run") -> None:
            rate = round(run.games / run.seconds) if run.seconds else 0
            advance(run.games, say("simulate-progress", done=run.games, games=plan.games, rate=rate))

        try:
            return run_tournament(plan, ProcessPool(workers), progress, interrupts.deferred)
        except WorkerError as error:
            fail("arena-broken", reason=str(error))


def _entrants(bots: str, against: str | None, ms: int | None) -> "tuple[Entrant, ...]":
    """The entrants; with ``against``, the one that fills the other seats is last."""
    from ..lab.arena.entrants import EntrantError, parse_entrant, parse_entrants  # noqa: PLC0415

    try:
        entrants = parse_entrants(bots, ms)
        if len(entrants) > MAX_BOTS:
            fail("arena-too-many", most=MAX_BOTS)
        return entrants if against is None else (*entrants, parse_entrant(against.strip(), ms))
    except EntrantError as error:
        fail(error.message, **error.values)


def _players(game: str, players: int | None, count: int, against: bool) -> int:
    """Seats of a table: as requested, or all entrants if the game allows it, or two."""
    if game not in RULESETS:
        fail("error-unknown_game", game=game)
    if players is None:
        players = count if count in RULESETS[game].PLAYERS and not against else PAIR
    elif players in RULESETS[game].PLAYERS and players > count and not against:
        fail("arena-seats", count=count, players=players)
    if count < PAIR and not against:
        fail("arena-too-few")
    return players


def _options(game: str, players: int, track: str | None, jokers: bool) -> dict[str, Any]:
    """The options of the game; raises CommandError if the setup is illegal."""
    options: dict[str, Any] = {"jokers": True} if jokers else {}
    if track is not None:
        options["track"] = track_option(track)
    try:
        Game.new(game, players, **options)
    except IllegalSetup as error:
        raise CommandError(current_words().rule(error)) from error
    return options
