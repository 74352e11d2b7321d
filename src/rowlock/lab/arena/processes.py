"""Processes that play: bots are Python, and hold the interpreter's lock that threads would share.

Each has one task at a time and is asked through a pipe. Linear algebra has one thread in each: several that take each
other's cores are slower than one.
"""

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Generator, Iterable
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing.connection import Connection, wait
from types import FrameType
from typing import Any, Final, Generic, NoReturn, Protocol, TypeVar

from ...engine.blas_threads import ONE_THREAD

A = TypeVar("A")
R = TypeVar("R")

TERMINATE_TIMEOUT: Final = 5.0
"""Seconds a process gets to end what it has started, before it is ended itself."""


class WorkerError(RuntimeError):
    """A task failed, or its process was lost. The text is a line."""


class Pool(Protocol):
    """Somebody who does tasks."""

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        """The results, each with its argument, as they come in."""
        ...


class SerialPool:
    """One task after the other, in this process."""

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        return ((argument, task(argument)) for argument in arguments)


class ProcessPool:
    """So many processes of this machine. A script that uses them is imported by each: it needs a ``__main__`` guard."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._processes: list[Any] = []

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        """The same. Abandoning the iterator ends the processes; raises WorkerError."""
        left = iter(arguments)
        busy: dict[Connection, A] = {}
        try:
            for argument in left:
                busy[self._start_worker(task, argument)] = argument
                if len(busy) == self._count:
                    break
            while busy:
                for ready in wait(list(busy)):
                    assert isinstance(ready, Connection)
                    argument, result = busy.pop(ready), _result(ready)
                    for following in islice(left, 1):
                        ready.send(following)
                        busy[ready] = following
                    yield argument, result
        finally:
            self.end()

    def end(self) -> None:
        """End all processes, and with them the programs they have started."""
        processes, self._processes = self._processes, []
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(TERMINATE_TIMEOUT)
            if process.is_alive():
                process.kill()
                process.join()

    def _start_worker(self, task: Callable[[A], R], first: A) -> Connection:
        context = multiprocessing.get_context("spawn")
        pipe: Any = context.Pipe()  # its type is another one on Windows
        ours, theirs = pipe
        with _one_thread():
            process = context.Process(target=_work, args=(theirs, task), daemon=True)
            process.start()
        self._processes.append(process)
        theirs.close()
        ours.send(first)
        connection: Connection = ours
        return connection


class _Failed(Generic[A]):
    """What a task raised, in a line: an exception itself may not travel."""

    def __init__(self, told: str) -> None:
        self.told = told


def _result(worker: Connection) -> Any:
    try:
        result = worker.recv()
    except (EOFError, OSError) as error:
        raise WorkerError("a process of the arena was ended") from error
    if isinstance(result, _Failed):
        raise WorkerError(result.told)
    return result


def _work(requests: Connection, task: Callable[[A], R]) -> None:
    """A process: does what it is asked until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for who started us, and they will tell us
    signal.signal(signal.SIGTERM, _on_sigterm)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            argument = requests.recv()
            try:
                result: R | _Failed[A] = task(argument)
            except Exception as error:  # noqa: BLE001 - whatever a bot may raise
                result = _Failed(traceback.format_exception_only(error)[-1].strip())
            requests.send(result)


def _on_sigterm(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit


@contextmanager
def _one_thread() -> Generator[None]:
    """Around the start of a process: libraries of linear algebra look at this when they are loaded."""
    before = {name: os.environ.get(name) for name in ONE_THREAD}
    os.environ.update(ONE_THREAD)
    try:
        yield
    finally:
        for name, value in before.items():
            if value is None:
                del os.environ[name]
            else:
                os.environ[name] = value
