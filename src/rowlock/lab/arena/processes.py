"""Process pool for tournaments: bots are Python and hold the GIL, so threads would not run in parallel.

Each worker process gets one task at a time through a pipe. BLAS is limited to one thread per process: more would
compete for the same cores.
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
"""Seconds a process has to end its child programs before it is killed."""


class WorkerError(RuntimeError):
    """A task failed, or its process died; the message is one line."""


class Pool(Protocol):
    """Runs tasks."""

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        """Yield each argument with its result as tasks finish."""
        ...


class SerialPool:
    """Runs tasks one after the other in this process."""

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        return ((argument, task(argument)) for argument in arguments)


class ProcessPool:
    """Worker processes on this machine. Each imports the main script, which needs a ``__main__`` guard."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._processes: list[Any] = []

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        """Like :meth:`Pool.run`. Closing the iterator ends the processes. Raises WorkerError."""
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
        """End all processes, and the programs they have started."""
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
        pipe: Any = context.Pipe()  # has another type on Windows
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
    """Error of a task as one line of text: exceptions need not be picklable."""

    def __init__(self, message: str) -> None:
        self.message = message


def _result(worker: Connection) -> Any:
    try:
        result = worker.recv()
    except (EOFError, OSError) as error:
        raise WorkerError("a worker process of the arena died") from error
    if isinstance(result, _Failed):
        raise WorkerError(result.message)
    return result


def _work(requests: Connection, task: Callable[[A], R]) -> None:
    """Main loop of a worker process: run tasks until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and terminates us
    signal.signal(signal.SIGTERM, _on_sigterm)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            argument = requests.recv()
            try:
                result: R | _Failed[A] = task(argument)
            except Exception as error:  # noqa: BLE001 - a bot may raise anything
                result = _Failed(traceback.format_exception_only(error)[-1].strip())
            requests.send(result)


def _on_sigterm(_number: int, _frame: FrameType | None) -> NoReturn:
    raise SystemExit


@contextmanager
def _one_thread() -> Generator[None]:
    """Limit BLAS to one thread while a process is started: libraries read these variables on loading."""
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
