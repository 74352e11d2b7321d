"""Shared parts of the lab commands: optional imports, workers, output files, progress bars and Ctrl-C."""

import json
import os
import re
import signal
import socket
import sys
import threading
from collections.abc import Callable, Generator
from contextlib import ExitStack, contextmanager, suppress
from datetime import timedelta
from math import ceil
from pathlib import Path
from time import perf_counter
from types import FrameType
from typing import TYPE_CHECKING, Any, BinaryIO, Final, NoReturn, Protocol, TypeVar

from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn

from ..i18n import Words
from .options import PIPE_WIDTH
from .typer_i18n import CommandError, current_words, fail, fail_unwritable

if TYPE_CHECKING:
    from ..lab.parquet import AtomicFile
    from ..lab.workers import Workers

BACKENDS: Final = ("threads", "ray")
MAX_THREADS: Final = 1024
INSTALL: Final = "pip install 'rowlock[lab]'"
STATUS_DELAY: Final = 2.0
"""Seconds before a status line is printed where there is no terminal for a spinner."""
CONNECT_TIMEOUT: Final = 5.0
EXIT_INTERRUPTED: Final = 130
INTERRUPT_WIDTH: Final = 3
PICTURE_SUFFIXES: Final = (".png", ".svg", ".pdf")


@contextmanager
def lab_imports() -> Generator[None]:
    """Turn an ImportError of an optional package into a CommandError with the install command."""
    try:
        yield
    except ImportError as error:
        raise CommandError(current_words()("lab-missing", package=error.name or str(error), command=INSTALL)) from error


def check_range(parameter: str, value: int, least: int, most: int) -> None:
    """Raise CommandError if a number is out of range."""
    if not least <= value <= most:
        fail("lab-range", parameter=parameter, least=least, most=most)


def check_workers(on: str, threads: int | None) -> None:
    """Raise CommandError if the backend or the number of threads is invalid."""
    if on not in BACKENDS:
        fail("lab-on", value=on, places=", ".join(BACKENDS))
    if threads is not None:
        check_range("--threads", threads, 1, MAX_THREADS)


@contextmanager
def start_workers(on: str, threads: int | None, console: Console) -> Generator["Workers"]:
    """Start the workers of a backend, and close them in the end."""
    with lab_imports():
        from ..lab.workers import RayWorkers, Threads  # noqa: PLC0415 - optional dependency
    if on == "threads":
        yield Threads(threads)
        return
    with lab_imports(), status(console, current_words()("lab-ray")):
        _check_address(os.environ.get("RAY_ADDRESS", ""))
        try:
            workers = RayWorkers(threads)
        except (OSError, RuntimeError, ValueError, TimeoutError) as error:
            fail("lab-no-ray", reason=_last_line(error))
    from ray.exceptions import RayError  # noqa: PLC0415 - available, since the workers started

    try:
        yield workers
    except RayError as error:
        fail("lab-no-ray", reason=_last_line(error))
    finally:
        workers.close()


def _check_address(address: str) -> None:
    """Raise CommandError if the cluster does not accept connections: Ray would retry for minutes."""
    if place := re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address):
        try:
            socket.create_connection((place[1], int(place[2])), CONNECT_TIMEOUT).close()
        except (OSError, OverflowError):
            fail("lab-no-cluster", address=address)


def _last_line(error: Exception) -> str:
    """The last line of an error's message, which may be a remote traceback."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


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
def compiling_status(console: Console, text: str, cleanup: Callable[[], None] = lambda: None) -> Generator[None]:
    """Show a status while kernels are compiled. Ctrl-C exits at once: Numba does not handle an exception cleanly."""

    def on_sigint(_number: int, _frame: FrameType | None) -> None:
        _exit_now(cleanup)

    in_main_thread = (
        threading.current_thread() is threading.main_thread()
    )  # signals are handled in the main thread only
    before = signal.signal(signal.SIGINT, on_sigint) if in_main_thread else None
    try:
        with status(console, text):
            yield
    finally:
        if in_main_thread:
            signal.signal(signal.SIGINT, before)


def _exit_now(cleanup: Callable[[], None]) -> NoReturn:
    """Clean up and exit at once."""
    with suppress(Exception):  # exit in any case
        cleanup()
    if sys.__stderr__ is not None and sys.__stderr__.isatty():
        os.write(sys.__stderr__.fileno(), b"\x1b[?25h\n")  # show the cursor, which spinners and bars hide
    os._exit(EXIT_INTERRUPTED)


class Interrupts:
    """Ctrl-C handler for interruptible work: the first one raises KeyboardInterrupt, the second exits at once.

    Within :meth:`deferred` the first one is deferred to the end of the block.
    """

    def __init__(self, cleanup: Callable[[], None]) -> None:
        self._last_wish, self._interrupted, self._deferring, self._pending = cleanup, False, False, False
        self._before: Any = None

    def __enter__(self) -> "Interrupts":
        if threading.current_thread() is threading.main_thread():  # signals are handled in the main thread only
            self._before = signal.signal(signal.SIGINT, self._on_sigint)
        return self

    def __exit__(self, *_: object) -> None:
        if self._before is not None:
            signal.signal(signal.SIGINT, self._before)

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

    def _on_sigint(self, _number: int, _frame: FrameType | None) -> None:
        if self._interrupted:
            _exit_now(self._last_wish)
        self._interrupted = True
        if self._deferring:
            self._pending = True
        else:
            raise KeyboardInterrupt


@contextmanager
def progress_bar(console: Console, text: str, total: float) -> Generator[Callable[[float, str], None]]:
    """Show a progress bar on a terminal; yields a function that takes the amount done and a text."""
    columns = (TextColumn("{task.description}"), BarColumn(None), TextColumn("{task.fields[told]}"))
    # leave room for the ^C that the terminal echoes: a wrapped line could not be erased
    narrow = Console(stderr=True, width=max(INTERRUPT_WIDTH, console.width - INTERRUPT_WIDTH))
    with Progress(*columns, console=narrow, transient=True, expand=True, disable=not console.is_terminal) as bar:
        task, began = bar.add_task(text, total=total, detail=""), perf_counter()

        def advance(done: float, detail: str) -> None:
            # workers finish together, so Rich's estimate from recent updates is useless
            left = (perf_counter() - began) * (total - done) / done
            bar.update(task, completed=done, detail=f"{detail}, {timedelta(seconds=ceil(left))}")

        yield advance


class ReportLike(Protocol):
    """A report of the lab."""

    def to_json(self) -> dict[str, Any]: ...


Report = TypeVar("Report", bound=ReportLike)


class OutputFile:
    """An output file, opened before the work starts, so that errors show early."""

    def __init__(self, path: str, files: ExitStack) -> None:
        from ..lab.parquet import atomic_file  # noqa: PLC0415

        self._path, self.kind = path, Path(path).suffix.lower()[1:]
        with self.writing():
            self.atomic: AtomicFile = files.enter_context(atomic_file(Path(path)))

    @contextmanager
    def writing(self) -> Generator[None]:
        """Turn an OSError while writing into a CommandError."""
        try:
            yield
        except OSError as error:
            fail_unwritable(self._path, error)

    def draw(self, draw: Callable[[Report, Words, BinaryIO, str], None], found: Report, say: Words) -> None:
        """Draw a report to the file."""
        with self.writing():
            draw(found, say, self.atomic.file, self.kind)
            self.atomic.commit()


def output_report(render: Callable[[Report, Words, Console], None], found: Report, say: Words, as_json: bool) -> None:
    """Print a report: as one JSON object, or as text."""
    if as_json:
        print(json.dumps(found.to_json()), flush=True)
    else:
        render(found, say, Console(width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False))


def check_suffix(file: str | None, message: str, suffixes: tuple[str, ...]) -> None:
    """Raise CommandError if a file name has none of the suffixes."""
    if file is not None and Path(file).suffix.lower() not in suffixes:
        fail(message, file=file, suffixes=", ".join(suffixes))
