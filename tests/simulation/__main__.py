"""Run seeds of the simulation: ``python -m tests.simulation --seeds 1000``. See ``docs/build/testing.md``.

A failure prints its seed; ``--seed X --trace`` runs it again, step for step. The exit code is 1 after a failure.
"""

import argparse
import multiprocessing
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import suppress

from rich.console import Console
from rich.progress import Progress

from rowlock.lab.workers import cores

from .world import SCENARIOS, Result, run_some, simulate

CHUNK = 10
MOST_FAILURES = 10


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.simulation", description="Simulate clusters under faults.")
    parser.add_argument("--seeds", type=int, default=1000, help="number of seeds")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first seed")
    parser.add_argument("--seed", type=int, help="run this seed only")
    parser.add_argument("--trace", action="store_true", help="print what happens in it")
    parser.add_argument("--scenario", choices=list(SCENARIOS), default="mixed")
    parser.add_argument("--workers", type=int, default=cores())
    parser.add_argument("--seconds", type=float, help="start no further seeds after this time")
    parser.add_argument("--failures", type=int, default=MOST_FAILURES, help="stop after so many")
    arguments = parser.parse_args()
    console = Console(highlight=False, soft_wrap=True)
    if arguments.seed is not None:
        result = simulate(arguments.seed, arguments.scenario, print if arguments.trace else None)
        report(result, console)
        summarize(result.counts, console)
        console.print(f"digest {result.digest}")
        return 1 if result.violations else 0
    seeds = range(arguments.first, arguments.first + arguments.seeds)
    counts, failures, started = Counter[str](), 0, time.monotonic()
    end = None if arguments.seconds is None else started + arguments.seconds
    with suppress(KeyboardInterrupt), Progress(console=Console(stderr=True), transient=True) as progress:
        bar = progress.add_task("simulating", total=arguments.seeds)
        for results in run_all(seeds, arguments.scenario, arguments.workers):
            progress.advance(bar, len(results))
            for result in results:
                counts += result.counts
                failures += bool(result.violations)
                if result.violations:
                    report(result, console)
            if failures >= arguments.failures or (end is not None and time.monotonic() > end):
                break
    summarize(counts, console)
    took, done = time.monotonic() - started, counts["seeds"]
    console.print(f"{done:,} seeds in {took:.0f} s, {done / took * 60:,.0f} a minute; {failures} failed")
    return 1 if failures else 0


def run_all(seeds: Sequence[int], scenario: str, workers: int) -> Iterator[list[Result]]:
    """Run seeds in several processes."""
    chunks = [(list(seeds[at : at + CHUNK]), scenario) for at in range(0, len(seeds), CHUNK)]
    if workers <= 1:
        yield from map(run_some, chunks)
        return
    with multiprocessing.get_context("spawn").Pool(workers) as pool:
        yield from pool.imap_unordered(run_some, chunks)


def report(result: Result, console: Console) -> None:
    for violation in result.violations:
        console.print(f"[red]{violation.kind}[/red] {violation.detail}")
    if result.violations:
        console.print("\n".join(result.last), style="dim", markup=False)
        name = "" if result.scenario == "mixed" else f" --scenario {result.scenario}"
        console.print(f"[bold]seed {result.seed}[/bold]: python -m tests.simulation --seed {result.seed}{name} --trace")


def summarize(counts: Counter[str], console: Console) -> None:
    for name, count in sorted(counts.items()):
        console.print(f"{count:12,} {name}")


if __name__ == "__main__":
    sys.exit(main())
