"""Workers: run tasks on threads or processes of this machine or on a Ray cluster, behind one interface.

A task is a picklable function, transferred once to each worker or machine with the values bound to it; its arguments
are small. Tasks of a run are independent and deterministic, so a lost one is simply repeated.
"""

import multiprocessing
import os
import signal
import traceback
from abc import ABC, abstractmethod
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import suppress
from functools import partial
from importlib import import_module
from itertools import islice
from multiprocessing import connection
from typing import Any, ClassVar, Final, NoReturn, TypeVar, cast

from ..engine.blas_threads import ONE_THREAD

A = TypeVar("A")
R = TypeVar("R")

TASKS_PER_WORKER: Final = 2
"""Tasks submitted per worker: enough to keep workers busy, few enough to stop quickly."""
MAX_RETRIES: Final = 100
TERMINATE_TIMEOUT: Final = 5.0
"""Seconds a process has to end its child programs before it is killed."""


class WorkerError(RuntimeError):
    """A task failed, its process died or a cluster is not there; the message is one line."""


def cores() -> int:
    """Number of CPU cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers(ABC):
    """A pool of workers; ``count`` tasks run at once."""

    shares_memory: ClassVar[bool] = False
    """Whether tasks see and may change the caller's arrays."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or cores()

    @abstractmethod
    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        """Yield each argument with its result as tasks finish. Closing the iterator cancels tasks not yet started."""


def _feed(
    running: dict[Any, A],
    arguments: Iterable[A],
    most: int,
    submit: Callable[[A], Any],
    finished: Callable[[list[Any]], Iterable[tuple[Any, Any]]],
) -> Generator[tuple[A, Any]]:
    """Keep ``most`` tasks running, and yield their arguments and results.

    ``submit`` starts a task and returns its handle; ``finished`` waits for at least one of the handles.
    """
    left, done = iter(arguments), list[tuple[A, Any]]()
    while True:
        for argument in islice(left, most - len(running)):
            running[submit(argument)] = argument
        yield from done
        if not running:
            return
        done = [(running.pop(handle), result) for handle, result in finished(list(running))]


class Threads(Workers):
    """Threads of this process: kernels release the GIL, so each thread uses a core."""

    shares_memory = True

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        def finished(running: list[Any]) -> list[tuple[Any, R]]:
            return [(future, future.result()) for future in wait(running, return_when=FIRST_COMPLETED).done]

        pool = ThreadPoolExecutor(self.count)
        try:
            most = TASKS_PER_WORKER * self.count
            yield from _feed({}, arguments, most, lambda argument: pool.submit(task, argument), finished)
        finally:
            pool.shutdown(cancel_futures=True)


class Processes(Workers):
    """Processes of this machine, for bots: they are Python and hold the GIL.

    Each process gets one task at a time through a pipe, and imports the main script, which needs a ``__main__`` guard.
    BLAS is limited to one thread per process: more would compete for the same cores. Raises WorkerError.
    """

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        processes, idle = list[Any](), list[Any]()

        def submit(argument: A) -> Any:
            worker = idle.pop() if idle else _start(task, processes)
            worker.send(argument)
            return worker

        def finished(running: list[Any]) -> Iterable[tuple[Any, R]]:
            for worker in cast("list[Any]", connection.wait(running)):
                result = worker.recv()
                if isinstance(result, WorkerError):
                    raise result
                idle.append(worker)
                yield worker, result

        try:
            yield from _feed({}, arguments, self.count, submit, finished)
        except (EOFError, OSError) as error:
            raise WorkerError("a worker process died") from error
        finally:
            _end(processes)


def _start(task: Callable[[A], R], processes: list[Any]) -> Any:
    """Start a process and return the connection to it."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    process = context.Process(target=_work, args=(theirs, task), daemon=True)
    before = {name: os.environ[name] for name in ONE_THREAD if name in os.environ}
    os.environ.update(ONE_THREAD)  # libraries read these variables on loading
    try:
        process.start()
    finally:
        for name in ONE_THREAD:
            del os.environ[name]
        os.environ.update(before)
    processes.append(process)
    theirs.close()
    return ours


def _end(processes: list[Any]) -> None:
    """End processes, and the programs they have started."""
    for process in processes:
        process.terminate()
    for process in processes:
        process.join(TERMINATE_TIMEOUT)
        if process.is_alive():
            process.kill()
            process.join()


def _work(requests: Any, task: Callable[[A], R]) -> None:
    """Main loop of a worker process: run tasks until the pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent handles Ctrl-C and terminates us
    signal.signal(signal.SIGTERM, _on_sigterm)
    with suppress(EOFError, BrokenPipeError, ConnectionResetError):
        while True:
            argument = requests.recv()
            try:
                result: R | WorkerError = task(argument)
            except Exception as error:  # noqa: BLE001 - a bot may raise anything, not only what can be pickled
                result = WorkerError(traceback.format_exception_only(error)[-1].strip())
            requests.send(result)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)  # we exit anyway


def _on_sigterm(*_: object) -> NoReturn:
    raise SystemExit


def _call(task: Callable[[A], R], argument: A) -> R:
    return task(argument)


def _last_line(error: Exception) -> str:
    """The last line of an error's message, which may be a remote traceback."""
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return lines[-1] if lines else type(error).__name__


class RayWorkers(Workers):
    """Workers of a Ray cluster: the one named by ``RAY_ADDRESS``, or a temporary one on this machine.

    Ray retries a task whose worker is lost, up to ``MAX_RETRIES`` times. Raises WorkerError.
    """

    def __init__(self, count: int | None = None) -> None:
        self._ray = ray = cast("Any", import_module("ray"))  # takes half a second
        self._began = not ray.is_initialized()
        if self._began:
            own = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": count or cores(), "include_dashboard": False}
            try:
                ray.init(log_to_driver=False, logging_level="error", **own)
            except (OSError, RuntimeError, ValueError) as error:
                raise WorkerError(_last_line(error)) from error
        super().__init__(max(1, int(ray.cluster_resources().get("CPU", 1))))

    def close(self) -> None:
        """Shut down a cluster that was started here."""
        if self._began:
            self._ray.shutdown()

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        ray, running = self._ray, dict[Any, A]()

        def finished(running: list[Any]) -> list[tuple[Any, R]]:
            return [(reference, ray.get(reference)) for reference in ray.wait(running, num_returns=1)[0]]

        try:
            # Ray resolves the reference to the task for each call
            call = partial(ray.remote(max_retries=MAX_RETRIES)(_call).remote, ray.put(task))
            yield from _feed(running, arguments, TASKS_PER_WORKER * self.count, call, finished)
        except ray.exceptions.RayError as error:
            raise WorkerError(_last_line(error)) from error
        finally:
            for reference in running:
                ray.cancel(reference, force=True)
