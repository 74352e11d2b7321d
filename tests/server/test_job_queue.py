"""Job queue: one job at a time, progress while running, a limit on pending jobs, retries after failure."""

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


def worker_patched(work: Work) -> Any:
    return patch.multiple(queue, _run_worker=work, WAIT_TIMEOUT=0.01)


def job_request(number: int) -> JobRequest:
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
        first = await asyncio.gather(*(jobs.submit(job_request(number)) for number in (1, 2, 1)))
        assert first == [0.5, 0.0, 0.5]  # the second job waits for the first
        ready.set()
        while isinstance(await jobs.submit(job_request(2)), float):
            pass
        assert await jobs.submit(job_request(1)) == b"game 1"
        assert done == ["game 1", "game 2"]

    with worker_patched(work):
        run(ask())


def test_too_many_pending_jobs_are_refused() -> None:
    async def work(_job: Job, request: JobRequest) -> bytes:
        if request.record == "game 0":
            await asyncio.Event().wait()
        return b"done"

    async def ask() -> None:
        jobs = JobQueue()
        for number in range(MAX_PENDING):
            await jobs.submit(job_request(number))
        with pytest.raises(ApiError) as refused:
            await jobs.submit(job_request(MAX_PENDING))
        assert refused.value.code == "busy"
        assert await jobs.submit(job_request(3)) == 0.0  # pending jobs can still be polled
        await jobs.close()

    with worker_patched(work):
        run(ask())


def test_a_failed_job_is_started_again(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[JobRequest] = []

    async def work(_job: Job, request: JobRequest) -> bytes:
        tries.append(request)
        if len(tries) == 1:
            raise RuntimeError("no luck")
        return b"done"

    async def ask() -> None:
        jobs = JobQueue()
        with pytest.raises(ApiError) as refused:
            await jobs.submit(job_request(1))
        assert refused.value.code == "server_error"
        assert not jobs.has(job_request(1))  # submitting it again starts a process, so it counts against the limits
        assert await jobs.submit(job_request(1)) == b"done"
        assert jobs.has(job_request(1))

    with worker_patched(work):
        run(ask())
    assert "analysis job failed: review" in caplog.text
    assert "no luck" in caplog.text


def test_a_job_that_failed_between_polls_is_started_again(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[JobRequest] = []

    async def work(_job: Job, request: JobRequest) -> bytes:
        tries.append(request)
        if len(tries) == 1:
            await asyncio.sleep(0.05)  # longer than WAIT_TIMEOUT
            raise RuntimeError("no luck")
        return b"done"

    async def ask() -> None:
        jobs = JobQueue()
        assert await jobs.submit(job_request(1)) == 0.0
        assert jobs.has(job_request(1))  # still running
        await asyncio.sleep(0.1)
        assert not jobs.has(job_request(1))
        assert await jobs.submit(job_request(1)) == b"done"

    with worker_patched(work):
        run(ask())
    assert "analysis job failed: review" in caplog.text
    assert "no luck" in caplog.text


def test_a_failed_worker_process_raises_its_error() -> None:
    async def ask() -> None:
        with pytest.raises(RuntimeError, match="RecordError"):
            await queue._run_worker(Job(), JobRequest("review", "no game at all"))

    run(ask())
