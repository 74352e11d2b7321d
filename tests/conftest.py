"""What all tests share."""

import os
import pkgutil
import sys
import threading
from collections.abc import Generator, Iterator
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from pathlib import Path
from typing import Any, TypeVar
from uuid import uuid4

import pytest
from xdist.scheduler import LoadScopeScheduling

from .services import MissingProgramError, Postgres, Redis, Server

HERE = Path(__file__).parent
COUNTED = (HERE / "rules", HERE / "conformance")
"""Tests that have to reach every branch of the rules by themselves. Under a tracer the others take twice as long."""
COMPILED = ("tests/kernels/", "tests/lab/", "tests/cli/test_s", "src/rowlock/kernels/", "src/rowlock/lab/")
"""Tests that need kernels: one process compiles them, and solves the solitaire, for all."""
SHARING = ("tests/server/", "tests/test_wheel.py", "tests/training/")
"""Modules whose tests share a server, a package or what was compiled."""
THREADED = "tests/training/"
"""Tests that come last: JAX leaves threads behind, and terminals are opened by a fork, which threads do not survive."""


# The test processes share the cores, and linear algebra on threads of its own would only spin there.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """One more than there are cores: a third of its time a test waits, for a browser, a socket or another process."""
    return (yield) + 1


@contextmanager
def untraced() -> Iterator[None]:
    """No coverage meanwhile, in other threads neither."""
    tracer, of_threads = sys.gettrace(), threading.gettrace()
    if tracer is None:
        yield
        return
    sys.settrace(None)
    threading.settrace(None)
    try:
        yield
    finally:
        if sys.gettrace() is None:  # after a pause of its own pytest-cov has another tracer, and ours is dead
            sys.settrace(tracer)
            threading.settrace(of_threads)


def untraced_unless_counted(item: pytest.Item) -> AbstractContextManager[None]:
    """No coverage while a test runs that does not count."""
    return nullcontext() if any(item.path.is_relative_to(folder) for folder in COUNTED) else untraced()


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """No coverage while tests are collected, but for what runs when the rules are imported, which is here."""
    rules = import_module("rowlock.rules")
    for module in pkgutil.iter_modules(rules.__path__, f"{rules.__name__}."):
        import_module(module.name)
    with untraced():
        return (yield)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    with untraced_unless_counted(item):
        return (yield)


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Once more, for tests marked ``no_cover``: with pytest-xdist, pytest-cov's pause of one tracer wakes another."""
    with untraced_unless_counted(item):
        return (yield)


class Together(LoadScopeScheduling):
    """Gives tests to processes one by one, and whole groups of those that share what is dear to make.

    pytest-xdist has marks for groups, which get lost with the identities of tests that pytest 9 has.
    """

    def _split_scope(self, nodeid: str) -> str:
        module = nodeid.split("::", maxsplit=1)[0]
        if module.startswith(COMPILED):
            return "kernels"
        return module if module.startswith(SHARING) else nodeid

    def _assign_work_unit(self, node: Any) -> None:
        if next(iter(self.workqueue)).startswith(THREADED):
            for scope in [each for each in self.workqueue if each.startswith(THREADED)]:
                self.workqueue.move_to_end(scope)
        super()._assign_work_unit(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Together:
    return Together(config, log)


S = TypeVar("S", bound=Server)


@contextmanager
def serving(server: S) -> Iterator[S]:
    """The server for tests: they fail, and are never skipped, where its program is missing."""
    try:
        server.programs()
    except MissingProgramError as error:
        pytest.fail(str(error), pytrace=False)
    with server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """The PostgreSQL of this worker, which nobody else uses: a test may restart it."""
    with serving(Postgres()) as server:
        yield server


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """The URL of a fresh, empty database."""
    postgres.start()  # in case a test before us failed while it was down
    name = f"test_{uuid4().hex}"
    postgres.create(name)
    yield postgres.url(name)
    postgres.start()
    postgres.drop(name)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """The Redis of this worker, which nobody else uses: a test may kill it."""
    with serving(Redis()) as server:
        yield server


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """The URL of the Redis of this worker, running and empty."""
    redis.start()
    redis.clear()
    return redis.url()
