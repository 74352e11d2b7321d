"""Job queue: runs slow analyses one at a time in a subprocess and caches the results.

A request for a job that is still running is answered with its progress. Each server process has its own queue; the
same request gives the same result on all of them.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE
from collections import OrderedDict
from hashlib import sha256
from typing import Final

import msgspec

from ...engine.blas_threads import ONE_THREAD
from ..problems import ApiError
from .worker import JobRequest

log = logging.getLogger(__name__)
MAX_RUNNING: Final = 1
MAX_PENDING: Final = 20
MAX_CACHED: Final = 100
MAX_LINE: Final = 8 * 1024 * 1024
JOB_TIMEOUT: Final = 300.0
"""Seconds after which a job is killed; jobs take far less."""
WAIT_TIMEOUT: Final = 1.0
"""Seconds to wait for the result before returning the progress."""


class Job:
    """A pending, running or finished job. ``progress`` is from 0 to 1."""

    def __init__(self) -> None:
        self.progress = 0.0
        self.task: asyncio.Task[bytes] | None = None

    @property
    def failed(self) -> bool:
        """Whether the job ended without a result."""
        task = self.task
        return task is not None and task.done() and (task.cancelled() or task.exception() is not None)


class JobQueue:
    """The jobs of this process."""

    def __init__(self) -> None:
        self._slots = asyncio.Semaphore(MAX_RUNNING)
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def has(self, request: JobRequest) -> bool:
        """Return whether the job is pending, running or cached, so that submitting it starts nothing."""
        job = self._jobs.get(_key(request))
        return job is not None and not job.failed

    async def submit(self, request: JobRequest) -> bytes | float:
        """Return the result as JSON, or the progress if it is not there after ``WAIT_TIMEOUT``.

        A failed job is started again. Raises ApiError ``busy`` if too many are pending, ``server_error`` if it fails.
        """
        key = _key(request)
        job = self._jobs.get(key)
        if job is None or job.failed:
            if sum(1 for each in self._jobs.values() if each.task and not each.task.done()) >= MAX_PENDING:
                raise ApiError("busy", headers={"Retry-After": "30"})
            job = self._jobs[key] = Job()
            job.task = asyncio.create_task(self._run(job, request))
            if len(self._jobs) > MAX_CACHED:
                self._evict()
        self._jobs.move_to_end(key)
        assert job.task is not None
        done, _ = await asyncio.wait([job.task], timeout=WAIT_TIMEOUT)
        if not done:
            return job.progress
        if job.failed:
            raise ApiError("server_error")
        return job.task.result()

    async def close(self) -> None:
        """Cancel all jobs and wait until their processes are gone."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _evict(self) -> None:
        """Remove the least recently requested job that is done."""
        oldest = next((key for key, job in self._jobs.items() if job.task is not None and job.task.done()), None)
        if oldest is not None:
            del self._jobs[oldest]

    async def _run(self, job: Job, request: JobRequest) -> bytes:
        try:
            async with self._slots, asyncio.timeout(JOB_TIMEOUT):
                return await _run_worker(job, request)
        except Exception:
            log.exception("analysis job failed: %s", request.kind)
            raise


async def _run_worker(job: Job, request: JobRequest) -> bytes:
    command = (sys.executable, "-m", "rowlock.server.jobs.worker")
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=MAX_LINE, env={**os.environ, **ONE_THREAD}
    )
    try:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None  # noqa: PT018
        errors = asyncio.ensure_future(process.stderr.read())  # concurrently, or a full pipe would block the worker
        process.stdin.write(msgspec.json.encode(request))
        process.stdin.close()
        async for line in process.stdout:
            if not line.startswith(b"."):
                return line
            job.progress = float(line[1:])
        raise RuntimeError((await errors).decode(errors="replace")[-2000:])
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _key(request: JobRequest) -> str:
    return sha256(msgspec.json.encode(request)).hexdigest()
