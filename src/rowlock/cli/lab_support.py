"""What the commands of the laboratory share: packages that may be missing, where it works, files, bars, Ctrl-C."""

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
"""Seconds after which a wait is worth a line, where no spinner can turn."""
CONNECT_TIMEOUT: Final = 5.0
EXIT_INTERRUPTED: Final = 130
INTERRUPT_WIDTH: Final = 3
PICTURE_SUFFIXES: Final = (".png", ".svg", ".pdf")


@contextmanager
def lab_imports() -> Generator[None]:
    """Around imports of the laboratory: a package that is not there is named, and how to get it."""
    try:
        yield
    except ImportError as error:
        raise CommandError(current_words()("lab-missing", package=error.name or str(error), command=INSTALL)) from error


def check_range(parameter: str, value: int, least: int, most: int) -> None:
    """Refuse a number that is out of its range."""
    if not least <= value <= most:
        fail("lab-range", parameter=parameter, least=least, most=most)


def check_workers(on: str, threads: int | None) -> None:
    """Refuse a place to work that is none."""
    if on not in BACKENDS:
        fail("lab-on", value=on, places=", ".join(BACKENDS))
    if threads is not None:
        check_range("--threads", threads, 1, MAX_THREADS)


@contextmanager
def start_workers(on: str, threads: int | None, console: Console) -> Generator["Workers"]:
    """The workers asked for, let go in the end."""
    with lab_imports():
        from ..lab.workers import RayWorkers, Threads  # noqa: PLC0415 - the laboratory is optional
    if on == "threads":
        yield Threads(threads)
        return
    with lab_imports(), status(console, current_words()("lab-ray")):
        _check_address(os.environ.get("RAY_ADDRESS", ""))
        try:
            workers = RayWorkers(threads)
        except (OSError, RuntimeError, ValueError, TimeoutError) as error:
            fail("lab-no-ray", reason=_last_line(error))
    from ray.exceptions import RayError  # noqa: PLC0415 - it is there, since workers are

    try:
        yield workers
    except RayError as error:
        fail("lab-no-ray", reason=_last_line(error))
    finally:
        workers.close()


def _check_address(address: str) -> None:
    """Refuse an address where nobody answers: Ray would try for minutes."""
    if place := re.fullmatch(r"(?:ray://)?([^:/]+):(\d+)", address):
        try:
            socket.create_connection((place[1], int(place[2])), CONNECT_TIMEOUT).close()
        except (OSError, OverflowError):
            fail("lab-no-cluster", address=address)


def _last_line(error: Exception) -> str:
    """The last line of what an error says, which may be a whole traceback of another machine."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


@contextmanager
def status(console: Console, text: str) -> Generator[None]:
    """A spinner while something takes its time; without a terminal a line, if it takes long."""
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
    """Around what compiles kernels. Ctrl-C ends the program at once: the compiler would make a mess of an exception."""

    def on_sigint(_number: int, _frame: FrameType | None) -> None:
        _exit_now(cleanup)

    here = threading.current_thread() is threading.main_thread()  # no other is told, nor may ask
    before = signal.signal(signal.SIGINT, on_sigint) if here else None
    try:
        with status(console, text):
            yield
    finally:
        if here:
            signal.signal(signal.SIGINT, before)


def _exit_now(cleanup: Callable[[], None]) -> NoReturn:
    """End the program at once."""
    with suppress(Exception):  # nothing may keep us now
        cleanup()
    if sys.__stderr__ is not None and sys.__stderr__.isatty():
        os.write(sys.__stderr__.fileno(), b"\x1b[?25h\n")  # the cursor, which spinners and bars hide
    os._exit(EXIT_INTERRUPTED)


class Interrupts:
    """Ctrl-C, while work goes on that can be left: once stops it, twice ends the program at once.

    In a stretch of ``whole`` work the first one waits until it is over.
    """

    def __init__(self, cleanup: Callable[[], None]) -> None:
        self._last_wish, self._interrupted, self._deferring, self._pending = cleanup, False, False, False
        self._before: Any = None

    def __enter__(self) -> "Interrupts":
        if threading.current_thread() is threading.main_thread():  # no other is told
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
    """A progress bar, where there is a terminal: hears how far it is, and what to say of it."""
    columns = (TextColumn("{task.description}"), BarColumn(None), TextColumn("{task.fields[told]}"))
    # a terminal writes ^C behind the bar: were there no room, it would begin a line, and the bar could not be removed
    narrow = Console(stderr=True, width=max(INTERRUPT_WIDTH, console.width - INTERRUPT_WIDTH))
    with Progress(*columns, console=narrow, transient=True, expand=True, disable=not console.is_terminal) as bar:
        task, began = bar.add_task(text, total=total, detail=""), perf_counter()

        def advance(done: float, detail: str) -> None:
            # workers end together, so the time from one call to the next, which Rich would go by, says nothing
            left = (perf_counter() - began) * (total - done) / done
            bar.update(task, completed=done, detail=f"{detail}, {timedelta(seconds=ceil(left))}")

        yield advance


class ReportLike(Protocol):
    """What the laboratory found."""

    def to_json(self) -> dict[str, Any]: ...


Report = TypeVar("Report", bound=ReportLike)


class OutputFile:
    """A file to be written, opened before there is anything to write, so that it is known that it can be."""

    def __init__(self, path: str, files: ExitStack) -> None:
        from ..lab.parquet import atomic_file  # noqa: PLC0415

        self._path, self.kind = path, Path(path).suffix.lower()[1:]
        with self.writing():
            self.atomic: AtomicFile = files.enter_context(atomic_file(Path(path)))

    @contextmanager
    def writing(self) -> Generator[None]:
        """Around what writes: what the system refuses is told."""
        try:
            yield
        except OSError as error:
            fail_unwritable(self._path, error)

    def draw(self, draw: Callable[[Report, Words, BinaryIO, str], None], found: Report, say: Words) -> None:
        """Draw a report into it."""
        with self.writing():
            draw(found, say, self.atomic.file, self.kind)
            self.atomic.commit()


def output_report(render: Callable[[Report, Words, Console], None], found: Report, say: Words, as_json: bool) -> None:
    """A report on standard output: as one JSON object, or told."""
    if as_json:
        print(json.dumps(found.to_json()), flush=True)
    else:
        render(found, say, Console(width=None if sys.stdout.isatty() else PIPE_WIDTH, highlight=False))


def check_suffix(file: str | None, message: str, suffixes: tuple[str, ...]) -> None:
    """Refuse a file of another kind than those its name can end in."""
    if file is not None and Path(file).suffix.lower() not in suffixes:
        fail(message, file=file, suffixes=", ".join(suffixes))
