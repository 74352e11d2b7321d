"""Fixtures and scheduling for all tests: database servers, the ``deep`` marker, distribution over workers."""

import os
import re
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import Any, TypeVar
from uuid import uuid4

import hypothesis
import pytest
from xdist.scheduler import LoadScopeScheduling

from .deep import DEEP
from .services import MissingProgramError, Postgres, Redis, Server

collect_ignore = ["engines/webkit_window.py", "terminal/lies", *([] if DEEP else ["training"])]
"""The window of WebKit runs with the system's Python. Importing a lie, even to look for doctests, patches the tables of
this process. The training of networks is slow to compile; the networks that ship have tests in ``tests/engine``.
"""
SHARED_BY_FOLDER = ("tests/server/", "tests/training/")
SHARED_BY_MODULE = ("tests/browser/", "tests/test_site.py", "tests/test_wheel.py")
"""Tests that share expensive fixtures, such as servers and pages, and stay on one worker."""
SHARED_BY_ENGINE = re.compile(r"tests/engines/.*\[([a-z]+)")
"""Tests of one engine, which is their first parameter, share its window."""
LAST = "tests/training/"
"""Run last: JAX starts threads, and the terminal tests fork."""

# A slow machine must not fail a test.
hypothesis.settings.register_profile("rowlock", deadline=None)
hypothesis.settings.load_profile("rowlock")

# Worker processes share the cores; BLAS threads would only compete.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests marked ``deep`` unless ROWLOCK_DEEP is set."""
    if DEEP:
        return
    deep = [item for item in items if item.get_closest_marker("deep")]
    config.hook.pytest_deselected(items=deep)
    items[:] = [item for item in items if not item.get_closest_marker("deep")]


@pytest.hookimpl(wrapper=True)
def pytest_xdist_auto_num_workers() -> Generator[None, int, int]:
    """Use one worker more than cores: tests wait a third of their time for browsers, sockets and processes."""
    return (yield) + 1


class Scheduling(LoadScopeScheduling):
    """Distribute single tests, but keep those that share fixtures together and start those in ``LAST`` last.

    The ``xdist_group`` marker is not an option: pytest 9 test ids do not carry it.
    """

    def _split_scope(self, nodeid: str) -> str:
        if found := SHARED_BY_ENGINE.match(nodeid):
            return f"tests/engines/{found[1]}"
        if nodeid.startswith(SHARED_BY_MODULE):
            return nodeid.split("::", maxsplit=1)[0]
        return next((folder for folder in SHARED_BY_FOLDER if nodeid.startswith(folder)), nodeid)

    def _assign_work_unit(self, node: Any) -> None:
        if next(iter(self.workqueue)).startswith(LAST):
            for scope in [each for each in self.workqueue if each.startswith(LAST)]:
                self.workqueue.move_to_end(scope)
        super()._assign_work_unit(node)


def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Scheduling:
    return Scheduling(config, log)


S = TypeVar("S", bound=Server)


@contextmanager
def serving(server: S) -> Iterator[S]:
    """Run a server for tests; a missing program fails the test instead of skipping it."""
    try:
        server.programs()
    except MissingProgramError as error:
        pytest.fail(str(error), pytrace=False)
    with server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """PostgreSQL server of this worker; tests may restart it."""
    with serving(Postgres()) as server:
        yield server


@pytest.fixture
def postgres_database(postgres: Postgres) -> Iterator[str]:
    """URL of a fresh, empty database."""
    postgres.start()  # an earlier test may have failed while it was down
    name = f"test_{uuid4().hex}"
    postgres.create(name)
    yield postgres.url(name)
    postgres.start()
    postgres.drop(name)


@pytest.fixture(scope="session")
def redis() -> Iterator[Redis]:
    """Redis server of this worker; tests may kill it."""
    with serving(Redis()) as server:
        yield server


@pytest.fixture
def redis_url(redis: Redis) -> str:
    """URL of this worker's Redis, running and empty."""
    redis.start()
    redis.clear()
    return redis.url()
