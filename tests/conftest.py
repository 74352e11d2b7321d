"""What all tests share."""

import sys
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from typing import TypeVar
from uuid import uuid4

import pytest

from .services import MissingProgramError, Postgres, Redis, Server


@pytest.hookimpl(wrapper=True, trylast=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """``no_cover`` in workers too: with pytest-xdist, pytest-cov's pause of one tracer wakes another one up."""
    tracer = sys.gettrace()
    if tracer is None or item.get_closest_marker("no_cover") is None:
        return (yield)
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)


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
