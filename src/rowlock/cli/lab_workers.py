"""Workers of the lab commands, and the solution of the dice game computed on them. Needs ``[lab]``."""

import os
import re
import socket
import sys
from collections.abc import Generator
from contextlib import closing, contextmanager
from typing import Final

from rich.console import Console

from ..i18n import Words
from ..kernels.solver.solution import Solution, cache_path, size
from ..lab.solve import is_solved, prepare, solve
from ..lab.workers import Processes, RayWorkers, Threads, WorkerError, Workers
from .lab_support import compiling_status, lab_imports, status
from .options import count_progress
from .typer_i18n import current_words, fail

CONNECT_TIMEOUT: Final = 5.0
MEGABYTE: Final = 1_000_000
WORKING_MEMORY: Final = 150 * MEGABYTE
"""Memory of Python, the compiler and the kernels besides the values."""


@contextmanager
def start_workers(on: str, count: int | None, console: Console, bots: bool = False) -> Generator[Workers]:
    """Start the workers of a backend, and close them in the end; ``bots`` run in processes instead of threads."""
    try:
        if on == "threads":
            yield Processes(count) if bots else Threads(count)
            return
        with lab_imports(), status(console, current_words()("lab-ray")):
            _check_address(os.environ.get("RAY_ADDRESS", ""))
            workers = RayWorkers(count)
        with closing(workers):
            yield workers
    except WorkerError as error:
        fail("lab-no-ray" if on == "ray" else "arena-broken", reason=str(error))


def _check_address(address: str) -> None:
    """Raise CommandError if the cluster does not accept connections: Ray would retry for minutes."""
    if place := re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address):
        try:
            socket.create_connection((place[1], int(place[2])), CONNECT_TIMEOUT).close()
        except (OSError, OverflowError):
            fail("lab-no-cluster", address=address)


def load_solution(players: int, workers: Workers, console: Console, say: Words) -> Solution:
    """The solution, from the cache or computed; prints the required resources first and shows progress."""
    with compiling_status(console):
        known = is_solved(players)
        if not known:
            prepare(players)
    if known:
        return solve(players, workers)
    disk, folder = size(players), str(cache_path(players).parent)
    memory = round((disk + WORKING_MEMORY) / MEGABYTE)
    takes = say("solve-takes", memory=memory, disk=round(disk / MEGABYTE), folder=folder)
    console.print(takes, markup=False, soft_wrap=True)
    try:
        with count_progress(say("solve-solving", players=players)) as progress:
            return solve(players, workers, progress)
    except KeyboardInterrupt:
        print(say("solve-interrupted"), file=sys.stderr)
        raise
