"""``rowlock simulate``: simulate many games between bots and report the statistics."""

import sys
from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer
from rich.console import Console

from .. import __version__
from ..game import Game
from ..i18n import Words
from ..rules import RULESETS, IllegalSetup, classic
from ..rules.protocol import check_players
from .lab_support import (
    EXIT_INTERRUPTED,
    PICTURE_SUFFIXES,
    Interrupts,
    OutputFile,
    check_range,
    check_suffix,
    check_workers,
    compiling_status,
    lab_imports,
    output_report,
    progress_bar,
    start_workers,
)
from .options import track_option
from .solution import load_solution
from .typer_i18n import CommandError, current_words, fail, use_language

if TYPE_CHECKING:
    from ..kernels.policies import Policy
    from ..kernels.results import Results
    from ..kernels.simulate import Setup
    from ..lab.parquet import ResultWriter
    from ..lab.simulation import Run
    from ..lab.workers import Workers

MAX_GAMES: Final = 10**12
MAX_SEED: Final = 2**64 - 1
DEFAULT_GAMES: Final = 10_000
DEFAULT_PLAYERS: Final = 2
DEFAULT_BOT: Final = "greedy"
OPTIMAL: Final = "optimal"
PARQUET_SUFFIXES: Final = (".parquet", ".pq")


@dataclass(frozen=True)
class _Request:
    """The validated arguments."""

    setup: "Setup"
    bots: tuple[str, ...]
    games: int
    seed: int
    on: str
    threads: int | None


def simulate(
    game: Annotated[str, typer.Argument(help="cli-game")] = "classic",
    players: Annotated[int | None, typer.Option(help="cli-simulate-players", metavar="N")] = None,
    bots: Annotated[str, typer.Option(help="cli-simulate-bots", metavar="BOTS")] = DEFAULT_BOT,
    games: Annotated[int, typer.Option(help="cli-simulate-games", metavar="G")] = DEFAULT_GAMES,
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
    check_range("--games", games, 1, MAX_GAMES)
    check_range("--seed", seed, 0, MAX_SEED)
    check_workers(on, threads)
    check_suffix(out, "simulate-out-suffix", PARQUET_SUFFIXES)
    check_suffix(plot, "simulate-plot-suffix", PICTURE_SUFFIXES)
    names = tuple(name.strip() for name in bots.split(","))
    count = players if players is not None else max(DEFAULT_PLAYERS, len(names))
    options = _options(game, count, track, jokers)
    with lab_imports():
        from ..kernels.simulate import Setup  # noqa: PLC0415 - optional dependency

        for package, wanted in (("pyarrow", out), ("matplotlib", plot)):
            if wanted is not None:
                import_module(package)  # fail now rather than after hours
    request = _Request(Setup(game, count, **options), _bots_by_seat(names, game, count), games, seed, on, threads)
    _simulate(request, as_json, out, plot, say)


def _simulate(request: _Request, as_json: bool, out: str | None, plot: str | None, say: Words) -> None:
    from ..lab.report.statistics import report  # noqa: PLC0415
    from ..lab.report.text import print_report  # noqa: PLC0415

    with ExitStack() as files:
        rows, picture = (None if path is None else OutputFile(path, files) for path in (out, plot))
        run = _run(request, rows, picture, Console(stderr=True), say)
        if not run.tally.games:
            print(say("simulate-nothing"), file=sys.stderr)
            raise typer.Exit(EXIT_INTERRUPTED)
        found = report(run, __version__)
        output_report(print_report, found, say, as_json)
        if picture is not None:
            from ..lab.report.charts import draw  # noqa: PLC0415

            picture.draw(draw, found, say)
    for message, path in (("simulate-kept", out), ("simulate-drawn", plot)):
        if path is not None and not as_json:
            print(say(message, file=path))


def _run(request: _Request, rows: OutputFile | None, picture: OutputFile | None, console: Console, say: Words) -> "Run":
    """Run the simulation until it ends or is interrupted, and complete the file of its games."""
    from ..lab.parquet import ResultWriter  # noqa: PLC0415
    from ..lab.simulation import Plan, prepare  # noqa: PLC0415
    from ..lab.simulation import simulate as run_simulation  # noqa: PLC0415

    def cleanup() -> None:
        for target in (rows, picture):
            if target is not None:
                target.atomic.discard()

    with Interrupts(cleanup) as interrupts, start_workers(request.on, request.threads, console) as workers:
        plan = Plan(request.setup, _policies(request, workers, console, say, cleanup), request.games, request.seed)
        with compiling_status(console, say("simulate-compiling"), cleanup):
            prepare(plan)
        with ExitStack() as stack:
            writer = None if rows is None else stack.enter_context(ResultWriter(rows.atomic.file, plan, __version__))
            with progress_bar(console, say("simulate-playing"), plan.games) as advance:

                def progress(run: "Run") -> None:
                    done = run.tally.games
                    rate = round(done / run.seconds) if run.seconds else 0
                    advance(done, say("simulate-progress", done=done, games=plan.games, rate=rate))

                run = run_simulation(plan, workers, progress, _sink(rows, writer), interrupts.deferred)
            if rows is not None and writer is not None and run.tally.games:
                with interrupts.deferred(), rows.writing():
                    writer.close()
                    rows.atomic.commit()
    return run


def _sink(rows: OutputFile | None, writer: "ResultWriter | None") -> "Callable[[int, Results], None] | None":
    if rows is None or writer is None:
        return None

    def sink(first: int, results: "Results") -> None:
        with rows.writing():
            writer.write(first, results)

    return sink


def _policies(
    request: _Request, workers: "Workers", console: Console, say: Words, cleanup: Callable[[], None]
) -> "tuple[Policy, ...]":
    """The policy of each seat; the optimal one is loaded from the cache or solved first."""
    from ..kernels.policies import BUILT_IN, by_solution  # noqa: PLC0415

    known = dict(BUILT_IN)
    if OPTIMAL in request.bots:
        known[OPTIMAL] = by_solution(load_solution(request.setup.players, workers, console, say, cleanup))
    return tuple(known[name] for name in request.bots)


def _options(game: str, players: int, track: str | None, jokers: bool) -> dict[str, Any]:
    """The options of the game; raises CommandError if the setup is illegal."""
    if game not in RULESETS:
        fail("error-unknown_game", game=game)
    allowed = RULESETS[game].PLAYERS
    solo = (game, players) == ("classic", classic.SOLO_PLAYERS)
    options: dict[str, Any] = {}
    if jokers:
        options["jokers"] = True
    if track is not None:
        options["track"] = track_option(track)
    try:
        if not solo:
            check_players(game, players, allowed, 0, "B3")
        Game.new(game, allowed[0], **options)
    except IllegalSetup as error:
        raise CommandError(current_words().rule(error)) from error
    return options


def _bots_by_seat(names: tuple[str, ...], game: str, players: int) -> tuple[str, ...]:
    """The bot of each seat; a single name is for all seats."""
    from ..kernels.policies import BUILT_IN  # noqa: PLC0415

    known = (*BUILT_IN, OPTIMAL)
    bots = ", ".join(known)
    for name in names:
        if not name:
            fail("cli-bad-value", parameter="--bots")
        if name not in known:
            fail("cli-no-bot", name=name, bots=bots)
        if name == OPTIMAL and game != "classic":
            fail("simulate-only-classic", bot=name, bots=", ".join(BUILT_IN))
    if len(names) not in {1, players}:
        fail("simulate-seats", count=len(names), players=players, bots=bots)
    return names if len(names) == players else names * players
