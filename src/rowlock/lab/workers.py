"""Workers: run tasks on threads or processes of this machine or on a Ray cluster, behind one interface.

A task is a picklable function, transferred once to each worker or machine with the values bound to it; its arguments
are small. Tasks of a run are independent and deterministic, so a lost one is simply repeated.
"""

import multiprocessing
import os
import signal
import traceback
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, wait
from contextlib import contextmanager, suppress
from importlib import import_module
from itertools import islice
from multiprocessing import connection
from types import FrameType
from typing import Any, ClassVar, Final, NoReturn, TypeVar, cast

from ..engine.blas_threads import ONE_THREAD

A = TypeVar("A")
R = TypeVar("R")

MAX_RETRIES: Final = 100
TERMINATE_TIMEOUT: Final = 5.0
"""Seconds a process has to end its child programs before it is killed."""


class WorkerError(RuntimeError):
    """A task failed, or its process died; the message is one line."""


def cores() -> int:
    """Number of CPU cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class Workers:
    """A pool of workers; ``count`` tasks run at once."""

    shares_memory: ClassVar[bool] = False
    """Whether tasks see and may change the caller's arrays."""
    tasks_per_worker: ClassVar[int] = 2
    """Tasks submitted per worker: enough to keep workers busy, few enough to stop quickly."""

    def __init__(self, count: int | None = None) -> None:
        self.count = count or cores()

    def close(self) -> None:
        """Release the workers."""

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        """Yield each argument with its result as tasks finish. Closing the iterator cancels tasks not yet started."""
        left, running, done = iter(arguments), dict[Any, A](), list[tuple[A, R]]()
        try:
            while True:
                for argument in islice(left, self.tasks_per_worker * self.count - len(running)):
                    running[self._submit(task, argument)] = argument
                yield from done
                if not running:
                    return
                done = [(running.pop(handle), result) for handle, result in self._wait(list(running))]
        finally:
            self._stop(list(running))

    # for subclasses: start a task and return its handle; handles of finished tasks, at least one, with their results;
    # cancel tasks and end what the run has started

    def _submit(self, task: Callable[[A], R], argument: A) -> Any:
        raise NotImplementedError

    def _wait(self, running: list[Any]) -> Iterable[tuple[Any, Any]]:
        raise NotImplementedError

    def _stop(self, running: list[Any]) -> None:
        raise NotImplementedError


class Threads(Workers):
    """Threads of this process: kernels release the GIL, so each thread uses a core."""

    shares_memory = True
    _pool: ThreadPoolExecutor | None = None

    def _submit(self, task: Callable[[A], R], argument: A) -> Any:
        self._pool = self._pool or ThreadPoolExecutor(self.count)
        return self._pool.submit(task, argument)

    def _wait(self, running: list[Any]) -> Iterable[tuple[Any, Any]]:
        return [(future, future.result()) for future in wait(running, return_when=FIRST_COMPLETED).done]

    def _stop(self, running: list[Any]) -> None:
        for future in running:
            future.cancel()
        if self._pool is not None:
            self._pool.shutdown()
            self._pool = None


class Processes(Workers):
    """Processes of this machine, for bots: they are Python and hold the GIL.

    Each process gets one task at a time through a pipe, and imports the main script, which needs a ``__main__`` guard.
    BLAS is limited to one thread per process: more would compete for the same cores. Raises WorkerError.
    """

    tasks_per_worker = 1

    def __init__(self, count: int | None = None) -> None:
        super().__init__(count)
        self._processes, self._idle = list[Any](), list[Any]()

    def _submit(self, task: Callable[[A], R], argument: A) -> Any:
        worker = self._idle.pop() if self._idle else self._start(task)
        with _connected():
            worker.send(argument)
        return worker

    def _wait(self, running: list[Any]) -> Iterable[tuple[Any, Any]]:
        for worker in connection.wait(running):
            with _connected():
                result = cast("Any", worker).recv()
            if isinstance(result, WorkerError):
                raise result
            self._idle.append(worker)
            yield worker, result

    def _stop(self, running: list[Any]) -> None:
        """End all processes, and the programs they have started."""
        del running
        processes, self._processes, self._idle = self._processes, [], []
        for process in processes:
            process.terminate()
        for process in processes:
            process.join(TERMINATE_TIMEOUT)
            if process.is_alive():
                process.kill()
                process.join()

    def _start(self, task: Callable[[A], R]) -> Any:
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        with _one_thread():
            process = context.Process(target=_work, args=(theirs, task), daemon=True)
            process.start()
        self._processes.append(process)
        theirs.close()
        return ours


@contextmanager
def _connected() -> Generator[None]:
    try:
        yield
    except (EOFError, OSError) as error:
        raise WorkerError("a worker process died") from error


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


def _call(task: Callable[[A], R], argument: A) -> R:
    return task(argument)


class RayWorkers(Workers):
    """Workers of a Ray cluster: the one named by ``RAY_ADDRESS``, or a temporary one on this machine.

    Ray retries a task whose worker is lost, up to ``MAX_RETRIES`` times.
    """

    def __init__(self, count: int | None = None) -> None:
        self._ray = ray = cast("Any", import_module("ray"))  # takes half a second
        self._began = not ray.is_initialized()
        if self._began:
            own = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": count or cores(), "include_dashboard": False}
            ray.init(log_to_driver=False, logging_level="error", **own)
        super().__init__(max(1, int(ray.cluster_resources().get("CPU", 1))))
        self._call = ray.remote(max_retries=MAX_RETRIES)(_call)

    def close(self) -> None:
        """Shut down a cluster that was started here."""
        if self._began:
            self._ray.shutdown()

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Generator[tuple[A, R]]:
        return super().run(self._ray.put(task), arguments)  # Ray resolves the reference for each call

    def _submit(self, task: Callable[[A], R], argument: A) -> Any:
        return self._call.remote(task, argument)

    def _wait(self, running: list[Any]) -> Iterable[tuple[Any, Any]]:
        return [(reference, self._ray.get(reference)) for reference in self._ray.wait(running, num_returns=1)[0]]

    def _stop(self, running: list[Any]) -> None:
        for reference in running:
            self._ray.cancel(reference, force=True)
