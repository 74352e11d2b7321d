"""Workers: run tasks on threads of this machine or on a Ray cluster, behind one interface.

A task is a picklable module-level function with its argument. Tasks of a run are independent and deterministic, so a
lost one is simply repeated.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ThreadPoolExecutor, wait
from dataclasses import dataclass
from importlib import import_module
from itertools import islice
from typing import Any, Final, Generic, Protocol, TypeVar, cast

A = TypeVar("A")
R = TypeVar("R")
T_co = TypeVar("T_co", covariant=True)
T = TypeVar("T")

TASKS_PER_WORKER: Final = 2
"""Tasks submitted per worker: enough to keep workers busy, few enough to stop quickly."""


MAX_RETRIES: Final = 100


class Shared(Protocol[T_co]):
    """A large value that many tasks use; it is transferred to each machine once."""

    def get(self) -> T_co: ...


class Workers(Protocol):
    """A pool of workers."""

    @property
    def count(self) -> int:
        """Number of tasks that run at once."""
        ...

    @property
    def shares_memory(self) -> bool:
        """Whether tasks see and may change the caller's arrays."""
        ...

    def share(self, value: T) -> Shared[T]:
        """A handle to the value, to be passed to many tasks."""
        ...

    def close(self) -> None:
        """Release the workers."""
        ...

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Iterator[tuple[A, R]]:
        """Yield each argument with its result as tasks finish. Closing the iterator cancels tasks not yet started."""
        ...


def cores() -> int:
    """Number of CPU cores available to this process."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class _LocalValue(Generic[T]):
    value: T

    def get(self) -> T:
        return self.value


class Threads:
    """Threads of this process: kernels release the GIL, so each thread uses a core."""

    shares_memory = True

    def __init__(self, count: int | None = None) -> None:
        self.count = count or cores()

    def share(self, value: T) -> Shared[T]:
        return _LocalValue(value)

    def close(self) -> None:
        pass

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Iterator[tuple[A, R]]:
        left = iter(arguments)
        running: dict[Future[R], A] = {}
        with ThreadPoolExecutor(self.count) as pool:
            try:
                while True:
                    for argument in islice(left, TASKS_PER_WORKER * self.count - len(running)):
                        running[pool.submit(task, argument)] = argument
                    if not running:
                        return
                    done, _ = wait(running, return_when=FIRST_COMPLETED)
                    for future in done:
                        yield running.pop(future), future.result()
            finally:
                pool.shutdown(cancel_futures=True)


def _ray() -> Any:
    """Import Ray on demand: it takes half a second."""
    return import_module("ray")


@dataclass(frozen=True)
class _RayValue(Generic[T]):
    """A value in Ray's object store."""

    reference: Any

    def get(self) -> T:
        return cast("T", _ray().get(self.reference))


def _call(task: Callable[[A], R], argument: A) -> R:
    return task(argument)


class RayWorkers:
    """Workers of a Ray cluster: the one named by ``RAY_ADDRESS``, or a temporary one on this machine.

    Ray retries a task whose worker is lost, up to ``MAX_RETRIES`` times.
    """

    shares_memory = False

    def __init__(self, count: int | None = None) -> None:
        self._ray = ray = _ray()
        self._began = not ray.is_initialized()
        if self._began:
            own = {} if os.environ.get("RAY_ADDRESS") else {"num_cpus": count or cores(), "include_dashboard": False}
            ray.init(log_to_driver=False, logging_level="error", **own)
        self.count = max(1, int(ray.cluster_resources().get("CPU", 1)))

    def share(self, value: T) -> Shared[T]:
        return _RayValue(self._ray.put(value))

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Iterator[tuple[A, R]]:
        remote = self._ray.remote(max_retries=MAX_RETRIES)(_call)
        left = iter(arguments)
        running: dict[Any, A] = {}
        try:
            while True:
                for argument in islice(left, TASKS_PER_WORKER * self.count - len(running)):
                    running[remote.remote(task, argument)] = argument
                if not running:
                    return
                done, _ = self._ray.wait(list(running), num_returns=1)
                for reference in done:
                    yield running.pop(reference), self._ray.get(reference)
        finally:
            for reference in running:
                self._ray.cancel(reference, force=True)

    def close(self) -> None:
        """Shut down a cluster that was started here."""
        if self._began:
            self._ray.shutdown()
