"""Shared parts of the lab commands: optional imports, arguments, progress bars and Ctrl-C."""

import os
import signal
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import AbstractContextManager, contextmanager, suppress
from datetime import timedelta
from math import ceil
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NoReturn

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from ..game import Game
from ..lab.players import MAX_MS, Player, PlayerError, parse_players
from ..rules import RULESETS, classic
from .options import check_range, game_options
from .output_file import remove_drafts
from .typer_i18n import CommandError, current_words, fail

BACKENDS: Final = ("threads", "ray")
MAX_THREADS: Final = 1024
INSTALL: Final = "pip install 'rowlock[lab]'"
STATUS_DELAY: Final = 2.0
"""Seconds before a status line is printed where there is no terminal for a spinner."""
EXIT_INTERRUPTED: Final = 130
INTERRUPT_WIDTH: Final = 3
MAX_SEED: Final = 2**64 - 1
PICTURE_SUFFIXES: Final = (".png", ".svg", ".pdf")


@contextmanager
def lab_imports() -> Generator[None]:
    """Turn an ImportError of an optional package into a CommandError with the install command."""
    try:
        yield
    except ImportError as error:
        raise CommandError(current_words()("lab-missing", package=error.name or str(error), command=INSTALL)) from error


def check_run(games: int, most_games: int, seed: int, picture: str | None) -> None:
    """Raise CommandError if the number of games, the seed or the name of the picture is invalid."""
    check_range("--games", games, 1, most_games)
    check_range("--seed", seed, 0, MAX_SEED)
    check_suffix(picture, "simulate-plot-suffix", PICTURE_SUFFIXES)


def check_workers(on: str, count: int | None, parameter: str = "--threads") -> None:
    """Raise CommandError if the backend or the number of workers is invalid."""
    if on not in BACKENDS:
        fail("lab-on", value=on, places=", ".join(BACKENDS))
    if count is not None:
        check_range(parameter, count, 1, MAX_THREADS)


def check_suffix(file: str | None, message: str, suffixes: tuple[str, ...]) -> None:
    """Raise CommandError if a file name has none of the suffixes."""
    if file is not None and Path(file).suffix.lower() not in suffixes:
        fail(message, file=file, suffixes=", ".join(suffixes))


def players_option(bots: str, game: str, ms: int | None) -> tuple[Player, ...]:
    """The players named by a list; ``ms`` is their time. Raises CommandError."""
    if ms is not None:
        check_range("--ms", ms, 0, MAX_MS)
    try:
        return parse_players(bots, ms, game)
    except PlayerError as error:
        fail(error.message, **error.values)


def setup_options(game: str, players: int, track: str | None, jokers: bool, solo: bool = False) -> dict[str, Any]:
    """The options of a game; ``solo`` allows one player. Raises CommandError, or IllegalSetup for an illegal setup."""
    options = game_options(jokers, track)
    alone = solo and players == classic.SOLO_PLAYERS and "solo" in RULESETS[game].OPTIONS
    tried: dict[str, Any] = {**options, "solo": True} if alone else options
    Game.new(game, players, **tried)
    return options


@contextmanager
def status(console: Console, text: str) -> Generator[None]:
    """Show a spinner; without a terminal print a line if it takes long."""
    if console.is_terminal:
        with console.status(text):
            yield
        return
    line = threading.Timer(STATUS_DELAY, console.print, [text], {"markup": False, "soft_wrap": True})
    line.daemon = True
    line.start()
    try:
        yield
    finally:
        line.cancel()
        line.join()


@contextmanager
def compiling_status(console: Console) -> Generator[None]:
    """Show a status while kernels are compiled. Ctrl-C exits at once: Numba does not handle an exception cleanly."""
    with _on_sigint(_exit_now), status(console, current_words()("simulate-compiling")):
        yield


@contextmanager
def _on_sigint(handler: Callable[..., None]) -> Generator[None]:
    """Handle SIGINT; outside the main thread, which alone gets signals, do nothing."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, handler)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _exit_now(*_: object) -> NoReturn:
    """Remove unfinished files and exit at once."""
    with suppress(Exception):  # exit in any case
        remove_drafts()
    if sys.__stderr__ is not None and sys.__stderr__.isatty():
        os.write(sys.__stderr__.fileno(), b"\x1b[?25h\n")  # show the cursor, which spinners and bars hide
    os._exit(EXIT_INTERRUPTED)


class Interrupts:
    """Ctrl-C during interruptible work: the first one raises KeyboardInterrupt, the second exits at once.

    Within :meth:`deferred` the first one is deferred to the end of the block.
    """

    def __init__(self) -> None:
        self._interrupted = self._deferring = self._pending = False

    def handled(self) -> AbstractContextManager[None]:
        return _on_sigint(self._on_sigint)

    @contextmanager
    def deferred(self) -> Generator[None]:
        self._deferring = True
        try:
            yield
        finally:
            self._deferring = False
        if self._pending:
            self._pending = False
            raise KeyboardInterrupt

    def _on_sigint(self, *_: object) -> None:
        if self._interrupted:
            _exit_now()
        self._interrupted = True
        if self._deferring:
            self._pending = True
        else:
            raise KeyboardInterrupt


@contextmanager
def progress_bar(console: Console, text: str, total: float) -> Generator[Callable[[float, str], None]]:
    """Show a progress bar on a terminal; yields a function that takes the amount done and a text."""
    columns = (TextColumn("{task.description}"), BarColumn(None), TextColumn("{task.fields[detail]}"))
    # leave room for the ^C that the terminal echoes: a wrapped line could not be erased
    narrow = Console(stderr=True, width=max(INTERRUPT_WIDTH, console.width - INTERRUPT_WIDTH))
    with Progress(*columns, console=narrow, transient=True, expand=True, disable=not console.is_terminal) as bar:
        task, began = bar.add_task(text, total=total, detail=""), perf_counter()

        def advance(done: float, detail: str) -> None:
            # workers finish together, so Rich's estimate from recent updates is useless
            left = (perf_counter() - began) * (total - done) / done
            bar.update(task, completed=done, detail=f"{detail}, {timedelta(seconds=ceil(left))}")

        yield advance
