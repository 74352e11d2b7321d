"""``python -m tests.faults``: play while injecting faults, and count violations. Exit code 1 if there are any."""

import argparse
import secrets
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import uvloop
from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from ..services import MissingProgramError
from .invariants import verdict
from .plan import FAULTS, Plan, UnknownFault, choose
from .runner import Report, Run, play
from .world import world

LINE_INTERVAL = 5.0  # seconds between progress lines if not on a terminal
VIOLATIONS = {
    "lost": "lost", "applied twice": "twice", "diverged": "diverged", "stuck": "stuck", "failed otherwise": "failed",
}  # fmt: skip
MAX_PRINTED = 50  # violations printed in full


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.faults", description=__doc__)
    parser.add_argument("--tables", type=int, default=200, help="tables at a time (200)")
    parser.add_argument("--moves", type=int, default=20_000, help="moves to be acknowledged (20000)")
    parser.add_argument("--seed", default=secrets.token_hex(4), help="seed of the faults and of the decisions")
    parser.add_argument("--database", choices=("postgres", "sqlite"), default="postgres")
    named = ", ".join(f"{name}:{fault.every}" for name, fault in FAULTS.items())
    parser.add_argument("--faults", default="", help=f"faults, and moves between two of each; all by default: {named}")
    parser.add_argument("--longest", type=float, default=60, help="seconds of the longest hang or stop (60)")
    parser.add_argument("--logs", action="store_true", help="print the last log lines of the servers")
    return parser.parse_args()


@contextmanager
def reporting(moves: int) -> Iterator[Report]:
    """Report progress: a progress bar on a terminal, else a line every few seconds."""
    began = time.monotonic()
    printed = began

    def rate(run: Run) -> float:
        return run.ledger.moves / max(0.001, time.monotonic() - began)

    def line(run: Run) -> None:
        nonlocal printed
        if time.monotonic() - printed < LINE_INTERVAL:
            return
        printed = time.monotonic()
        done, speed = run.ledger.moves, rate(run)
        left = f"{(moves - done) / speed:.0f} s left" if 0 < done < moves else "-"
        faults = run.ledger.faults.total()
        text = f"{run.phase}: {done:,} of {moves:,} moves, {faults:,} faults, {speed:.0f} a second, {left}"
        print(text, file=sys.stderr, flush=True)

    console = Console(stderr=True)
    if not console.is_terminal:
        yield line
        return
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TextColumn("moves, {task.fields[more]}"),
        TimeElapsedColumn(), TextColumn("left"), TimeRemainingColumn(),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("setting up", total=moves, more="")

        def draw(run: Run) -> None:
            more = f"{run.ledger.faults.total():,} faults, {rate(run):.0f} a second"
            progress.update(task, description=run.phase, completed=min(moves, run.ledger.moves), more=more)

        yield draw


def counts(run: Run, seconds: float, *, whole: bool) -> Table:
    ledger, plan = run.ledger, run.plan
    title = f"{plan.tables} tables at a time, seed {plan.seed}, {seconds:.0f} s"
    table = Table("what", "count", title=title if whole else f"{title}, not finished", title_justify="left")
    table.columns[1].justify = "right"

    def add(what: str, count: int) -> None:
        table.add_row(what, f"{count:,}")

    add("moves acknowledged", ledger.moves)
    add("commands sent", ledger.counts["commands"])
    add("duplicate commands sent", ledger.counts["duplicates"])
    for name in ("reconnects", "resyncs", "late answers", "late updates"):
        add(name, ledger.counts[name])
    for name in [f"{what} lost by failovers" for what in ("entries", "acknowledged commands", "tables")]:
        add(name, ledger.counts[name])
    add("tables played", ledger.counts["tables"])
    add("games finished", ledger.counts["finished"])
    add("rematches", ledger.counts["rematches"])
    for title, counted in (("fault", ledger.faults), ("refused", ledger.refusals)):
        table.add_section()
        for name, count in counted.most_common():
            add(f"{title}: {name}", count)
    if whole:
        table.add_section()
        for name in sorted(name for name in ledger.counts if name.startswith("check: ")):
            add(name, ledger.counts[name])
        table.add_section()
        found = verdict(ledger)
        for name, kind in VIOLATIONS.items():
            add(name, found[kind])
    return table


def main() -> int:
    given, console = arguments(), Console()
    try:
        faults = choose(given.faults, given.database)
    except UnknownFault as error:
        print(error, file=sys.stderr)
        return 2
    plan = Plan(given.tables, given.moves, given.seed, faults, given.longest)
    began, whole = time.monotonic(), False
    with tempfile.TemporaryDirectory(prefix="rowlock-faults-") as folder, world(given.database, Path(folder)) as place:
        run = Run(plan, place)
        try:
            with reporting(plan.moves) as report:
                uvloop.run(play(run, report))
            whole = True
        except KeyboardInterrupt:
            pass
        finally:
            console.print(counts(run, time.monotonic() - began, whole=whole))
            if given.logs:
                for server in place.servers:
                    console.print(escape(server.log()))
    broken = sorted(run.ledger.violations)
    for violation in broken[:MAX_PRINTED]:
        console.print(escape(f"{violation.kind}: table {violation.table}: {violation.what}"), soft_wrap=True)
    if len(broken) > MAX_PRINTED:
        console.print(f"... and {len(broken) - MAX_PRINTED} more")
    return 130 if not whole else 1 if broken else 0


if __name__ == "__main__":
    try:
        sys.exit(main())
    except MissingProgramError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
