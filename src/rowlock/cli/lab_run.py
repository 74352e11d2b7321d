"""Run a plan of the lab with progress and Ctrl-C, and report it: the common part of ``simulate`` and ``arena``."""

import json
import sys
from contextlib import ExitStack
from dataclasses import dataclass, replace
from importlib import import_module

import typer
from rich.console import Console

from .. import __version__
from ..i18n import Words
from ..kernels.results import Results
from ..lab.parquet import ResultWriter
from ..lab.plan import Plan
from ..lab.players import OPTIMAL
from ..lab.report import NoGamesError, report
from ..lab.report.text import print_report
from ..lab.runner import Run, Simulation, Tournament, execute
from ..lab.workers import Processes, Threads, Workers
from .lab_support import EXIT_INTERRUPTED, Interrupts, compiling_status, lab_imports, progress_bar
from .lab_workers import load_solution, start_workers
from .options import output_console
from .output_file import OutputFile
from .typer_i18n import fail


@dataclass(frozen=True)
class Output:
    """Where a report goes: text or JSON on standard output, charts and the games themselves to files."""

    as_json: bool
    picture: str | None
    games: str | None = None


def run_and_report(plan: Plan, on: str, workers: int | None, output: Output, say: Words) -> None:
    """Run a plan until it ends or is interrupted, and report it."""
    needed = {"openskill": plan.duplicate, "pyarrow": output.games, "matplotlib": output.picture}
    with lab_imports():
        for package in (package for package, wanted in needed.items() if wanted):
            import_module(package)  # fail now rather than after hours
    console = Console(stderr=True)
    with ExitStack() as files:
        games, picture = (
            None if path is None else files.enter_context(OutputFile(path)) for path in (output.games, output.picture)
        )
        interrupts = Interrupts()
        with interrupts.handled(), start_workers(on, workers, console, bots=not plan.is_compiled) as pool:
            run = _run(_with_solution(plan, pool, console, say), pool, games, interrupts, console, say)
        try:
            found = report(run, __version__)
        except NoGamesError:
            if run.interrupted:
                print(say("simulate-nothing"), file=sys.stderr)
                raise typer.Exit(EXIT_INTERRUPTED) from None
            forfeit = run.forfeits[0]
            why = say("arena-failure", kind=forfeit.kind)
            fail("arena-failures", bot=plan.players[forfeit.seat].name, why=why, games=run.games)
        if output.as_json:
            print(json.dumps(found.to_json()), flush=True)
        else:
            print_report(found, say, output_console())
        if picture is not None:
            from ..lab.report.charts import draw  # noqa: PLC0415 - optional dependency

            with picture.writing():
                draw(found, say, picture.file, picture.kind)
            picture.commit()
    for message, path in (("simulate-kept", output.games), ("simulate-drawn", output.picture)):
        if path is not None and not output.as_json:
            print(say(message, file=path))


def _with_solution(plan: Plan, workers: Workers, console: Console, say: Words) -> Plan:
    """The plan with the solution for its optimal players, loaded from the cache or computed first."""
    if all(player.level != OPTIMAL for player in plan.players):
        return plan
    solver = Threads(workers.count) if isinstance(workers, Processes) else workers
    solution = load_solution(plan.seats, solver, console, say)
    players = (replace(each, solution=solution) if each.level == OPTIMAL else each for each in plan.players)
    return replace(plan, players=tuple(players))


def _run(
    plan: Plan, workers: Workers, games: OutputFile | None, interrupts: Interrupts, console: Console, say: Words
) -> Run:
    """Run a plan until it ends or is interrupted, and complete the file of its games."""

    def progress(run: Run) -> None:
        rate = round(run.games / run.seconds) if run.seconds else 0
        advance(run.games, say("simulate-progress", done=run.games, games=plan.games, rate=rate))

    with ExitStack() as stack:
        writer = None if games is None else stack.enter_context(ResultWriter(games.file, plan, __version__))

        def sink(first: int, results: Results) -> None:
            if games is not None and writer is not None:
                with games.writing():
                    writer.write(first, results)

        run: Run = Tournament(plan) if plan.duplicate else Simulation(plan, None if games is None else sink)
        with compiling_status(console):
            run.prepare()
        with progress_bar(console, say("simulate-playing"), plan.games) as advance:
            execute(run, workers, progress, interrupts.deferred)
        if games is not None and writer is not None and run.games:
            with interrupts.deferred(), games.writing():
                writer.close()
                games.commit()
    return run
