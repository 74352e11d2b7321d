"""Long work beside the server: one after the other, told how far it is, and never more than can be waited for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from rowlock.server.jobs import queue
from rowlock.server.jobs.queue import MAX_PENDING, Job, JobQueue
from rowlock.server.jobs.worker import JobRequest
from rowlock.server.problems import ApiError

from .client import run

Work = Callable[[Job, JobRequest], Awaitable[bytes]]


def working(work: Work) -> Any:
    return patch.multiple(queue, _run_worker=work, WAIT_TIMEOUT=0.01)


def about(number: int) -> JobRequest:
    return JobRequest("review", f"game {number}")


def test_one_after_the_other_and_each_once() -> None:
    done: list[str] = []
    ready = asyncio.Event()

    async def work(job: Job, request: JobRequest) -> bytes:
        job.progress = 0.5
        await ready.wait()
        done.append(request.record)
        return request.record.encode()

    async def ask() -> None:
        jobs = JobQueue()
        first = await asyncio.gather(*(jobs.submit(about(number)) for number in (1, 2, 1)))
        assert first == [0.5, 0.0, 0.5]  # the second waits for the first
        ready.set()
        while isinstance(await jobs.submit(about(2)), float):
            pass
        assert await jobs.submit(about(1)) == b"game 1"
        assert done == ["game 1", "game 2"]

    with working(work):
        run(ask())


def test_too_many_are_refused_until_there_is_room() -> None:
    async def work(_job: Job, request: JobRequest) -> bytes:
        if request.record == "game 0":
            await asyncio.Event().wait()
        return b"done"

    async def ask() -> None:
        jobs = JobQueue()
        for number in range(MAX_PENDING):
            await jobs.submit(about(number))
        with pytest.raises(ApiError) as refused:
            await jobs.submit(about(MAX_PENDING))
        assert refused.value.code == "busy"
        assert await jobs.submit(about(3)) == 0.0  # those who wait still may
        await jobs.close()

    with working(work):
        run(ask())


def test_what_came_to_nothing_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[JobRequest] = []

    async def work(_job: Job, request: JobRequest) -> bytes:
        tries.append(request)
        if len(tries) == 1:
            raise RuntimeError("no luck")
        return b"done"

    async def ask() -> None:
        jobs = JobQueue()
        with pytest.raises(ApiError) as refused:
            await jobs.submit(about(1))
        assert refused.value.code == "server_error"
        assert not jobs.has(about(1))  # it counts once more: a process of its own is started for it
        assert await jobs.submit(about(1)) == b"done"
        assert jobs.has(about(1))

    with working(work):
        run(ask())
    assert "no luck" in caplog.text


def test_what_came_to_nothing_unnoticed_is_tried_again_at_once(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[JobRequest] = []

    async def work(_job: Job, request: JobRequest) -> bytes:
        tries.append(request)
        if len(tries) == 1:
            await asyncio.sleep(0.05)  # longer than anybody waits
            raise RuntimeError("no luck")
        return b"done"

    async def ask() -> None:
        jobs = JobQueue()
        assert await jobs.submit(about(1)) == 0.0
        assert jobs.has(about(1))  # in the making
        await asyncio.sleep(0.1)
        assert not jobs.has(about(1))
        assert await jobs.submit(about(1)) == b"done"

    with working(work):
        run(ask())
    assert "no luck" in caplog.text


def test_a_process_that_fails_says_why() -> None:
    async def ask() -> None:
        with pytest.raises(RuntimeError, match="RecordError"):
            await queue._run_worker(Job(), JobRequest("review", "no game at all"))

    run(ask())
