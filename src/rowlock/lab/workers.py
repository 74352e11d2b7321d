"""Who does the work: threads of this machine, or a Ray cluster. The work does not notice.

A task is a function of a module and its argument; both travel. Tasks of a run are independent and give the same
result wherever they run and however often, so a lost one is simply done again.
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
"""How many tasks are given out for each worker: no worker waits for us, and an end is quick."""


MAX_RETRIES: Final = 100


class Shared(Protocol[T_co]):
    """A large value that tasks use: it travels to each machine once."""

    def get(self) -> T_co: ...


class Workers(Protocol):
    """A number of hands."""

    @property
    def count(self) -> int:
        """How many tasks run at once."""
        ...

    @property
    def shares_memory(self) -> bool:
        """Whether tasks see and may change the caller's arrays."""
        ...

    def share(self, value: T) -> Shared[T]:
        """The value in a form that may be an argument of many tasks."""
        ...

    def close(self) -> None:
        """Let the workers go."""
        ...

    def run(self, task: Callable[[A], R], arguments: Iterable[A]) -> Iterator[tuple[A, R]]:
        """The results, each with its argument, as they come in. Abandoning the iterator drops what is not begun."""
        ...


def cores() -> int:
    """The processor cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True)
class _LocalValue(Generic[T]):
    value: T

    def get(self) -> T:
        return self.value


class Threads:
    """Threads of this process: kernels let go of the interpreter's lock, so each has a core."""

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
    """Ray, for who asks for it: importing it takes half a second."""
    return import_module("ray")


@dataclass(frozen=True)
class _RayValue(Generic[T]):
    """A value in Ray's store."""

    reference: Any

    def get(self) -> T:
        return cast("T", _ray().get(self.reference))


def _call(task: Callable[[A], R], argument: A) -> R:
    return task(argument)


class RayWorkers:
    """The workers of a Ray cluster: the one that Ray's environment names, or one on this machine for the time.

    Ray starts a task again whose worker is lost; one that loses every worker is given up in the end.
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
        """Let a cluster go that was begun here."""
        if self._began:
            self._ray.shutdown()
