"""Analysis service: hints, reviews, strong bots and daily positions, with one cache and a few worker processes.

Each server process has its own; the same analysis has the same result on all of them.
"""

import asyncio
import logging
import os
import sys
from asyncio.subprocess import PIPE, Process
from collections import OrderedDict
from collections.abc import Generator
from contextlib import contextmanager, nullcontext
from hashlib import sha256
from typing import Any, Final, Generic, TypeVar

import msgspec

from ...analysis import Analysis, BotAnalysis
from ...engine.blas_threads import ONE_THREAD
from ...formats.codec import table_shape
from ...tables.timers import BotTurn
from ..problems import ApiError

log = logging.getLogger(__name__)
MAX_WORKERS: Final = 2
"""Worker processes; slow analyses leave one of them free, so that a hint does not wait for a review."""
MAX_SLOW: Final = 20
MAX_HINTS: Final = 50
"""Limits of pending slow analyses and of pending hints: beyond them, answer ``busy``."""
MAX_CACHE: Final = 2 * 1024 * 1024
"""Bytes of results that are kept, as JSON: decoded they are several times as large. A review has about 20,000."""
ENTRY_SIZE: Final = 200
"""Bytes that a kept result takes beside its JSON."""
MAX_LINE: Final = 8 * 1024 * 1024
TIMEOUT: Final = 300.0
"""Seconds after which an analysis is aborted; they take far less."""
IDLE_TIMEOUT: Final = 300.0
"""Seconds after which a worker without work is ended, to free its memory."""
WAIT_TIMEOUT: Final = 1.0
"""Seconds to wait for the result before returning the progress."""
ResultT = TypeVar("ResultT")


class Job(Generic[ResultT]):
    """A pending or running analysis. ``progress`` is from 0 to 1."""

    def __init__(self, analysis: Analysis[ResultT]) -> None:
        self.analysis = analysis
        self.progress = 0.0
        self.task: asyncio.Task[ResultT]

    async def result(self) -> ResultT:
        """Wait for the result. Raises ApiError ``server_error`` if the analysis failed."""
        await asyncio.wait([self.task])
        if self.task.cancelled() or self.task.exception() is not None:
            raise ApiError("server_error")
        return self.task.result()


class AnalysisService:
    """The analyses of this process."""

    def __init__(self) -> None:
        self._jobs: dict[bytes, Job[Any]] = {}
        self._results: OrderedDict[bytes, bytes] = OrderedDict()
        """JSON by key, the one requested least recently first."""
        self._cached = 0
        self._workers = [Worker() for _ in range(MAX_WORKERS)]
        self._idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        for worker in self._workers:
            self._idle.put_nowait(worker)
        self._slow_slots = asyncio.Semaphore(MAX_WORKERS - 1)
        self._hints: set[tuple[str, str]] = set()

    @contextmanager
    def hint_pending(self, table_id: str, player_id: str) -> Generator[None]:
        """Mark a player's hint as pending. Raises ApiError ``hint_under_way`` if one is already, or ``busy``."""
        key = table_id, player_id
        if key in self._hints:
            raise ApiError("hint_under_way")
        if len(self._hints) >= MAX_HINTS:
            raise ApiError("busy", headers={"Retry-After": "5"})
        self._hints.add(key)
        try:
            yield
        finally:
            self._hints.discard(key)

    def has(self, analysis: Analysis[Any]) -> bool:
        """Return whether the analysis is pending, running or cached, so that requesting it starts nothing."""
        key = _key(analysis)
        return key in self._jobs or key in self._results

    async def result(self, analysis: Analysis[ResultT]) -> ResultT:
        """Return the result. Raises ApiError ``busy`` if too many are pending, ``server_error`` if it fails."""
        line = self._kept(analysis)
        return await (self._job(analysis).result() if line is None else asyncio.to_thread(analysis.decode, line))

    async def think(self, turn: BotTurn) -> str:
        """Let a bot choose its decision. Not cached, since nobody asks for it again."""
        analysis = BotAnalysis(table_shape(turn.view.table, turn.seat), turn.bot, turn.seed)
        return analysis.decode(await self._work(msgspec.json.encode(analysis), Job(analysis)))

    async def poll(self, analysis: Analysis[ResultT]) -> ResultT | float:
        """Return the result, or the progress if it is not there after ``WAIT_TIMEOUT``. Raises as :meth:`result`."""
        if (line := self._kept(analysis)) is not None:
            return await asyncio.to_thread(analysis.decode, line)
        job = self._job(analysis)
        done, _ = await asyncio.wait([job.task], timeout=WAIT_TIMEOUT)
        return await job.result() if done else job.progress

    async def close(self) -> None:
        """Cancel all analyses and end the workers."""
        tasks = [job.task for job in self._jobs.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for worker in self._workers:
            await worker.end()

    def _kept(self, analysis: Analysis[Any]) -> bytes | None:
        """Return the JSON of a result that is cached."""
        key = _key(analysis)
        if key in self._results:
            self._results.move_to_end(key)
        return self._results.get(key)

    def _job(self, analysis: Analysis[ResultT]) -> Job[ResultT]:
        """Return the job of an analysis, a new one unless it is pending."""
        key = _key(analysis)
        job: Job[ResultT] | None = self._jobs.get(key)
        if job is None:
            if analysis.slow and sum(each.analysis.slow for each in self._jobs.values()) >= MAX_SLOW:
                raise ApiError("busy", headers={"Retry-After": "30"})
            job = self._jobs[key] = Job(analysis)
            job.task = asyncio.create_task(self._run(key, job))
            job.task.add_done_callback(lambda task: self._forget(key, task))
        return job

    def _forget(self, key: bytes, task: "asyncio.Task[Any]") -> None:
        """Forget a job that has ended: of its result only the JSON is kept."""
        del self._jobs[key]
        if not task.cancelled():
            task.exception()  # mark it as retrieved: logged already

    async def _run(self, key: bytes, job: Job[ResultT]) -> ResultT:
        """Run a job and keep its result."""
        try:
            async with self._slow_slots if job.analysis.slow else nullcontext():
                line = await self._work(msgspec.json.encode(job.analysis), job)
            result = await asyncio.to_thread(job.analysis.decode, line)
        except Exception:
            log.exception("analysis job failed: %s", type(job.analysis).__name__)
            raise
        self._keep(key, line)
        return result

    def _keep(self, key: bytes, line: bytes) -> None:
        self._results[key] = line
        self._cached += len(line) + ENTRY_SIZE
        while self._cached > MAX_CACHE:
            _, old = self._results.popitem(last=False)
            self._cached -= len(old) + ENTRY_SIZE

    async def _work(self, request: bytes, job: Job[Any]) -> bytes:
        """Let a worker run a job and return the line of its result."""
        worker = await self._idle.get()
        try:
            async with asyncio.timeout(TIMEOUT):
                return await worker.run(request, job)
        except BaseException:
            await worker.end()
            raise
        finally:
            self._idle.put_nowait(worker)


def _key(analysis: Analysis[Any]) -> bytes:
    return sha256(msgspec.json.encode(analysis)).digest()


class Worker:
    """A worker process, started when there is work and ended when there has been none for a while."""

    def __init__(self) -> None:
        self._process: Process | None = None
        self._timer: asyncio.TimerHandle | None = None

    async def run(self, request: bytes, job: Job[Any]) -> bytes:
        """Return the line of the result. Raises RuntimeError with the traceback of the worker if it fails."""
        if self._timer is not None:
            self._timer.cancel()
        if self._process is None or self._process.returncode is not None:
            command = (sys.executable, "-m", "rowlock.server.jobs.worker")
            self._process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, limit=MAX_LINE, env={**os.environ, **ONE_THREAD}
            )
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(request + b"\n")
        async for line in self._process.stdout:
            if line.startswith(b"!"):
                raise RuntimeError(msgspec.json.decode(line[1:]))
            if not line.startswith(b"."):
                self._timer = asyncio.get_running_loop().call_later(IDLE_TIMEOUT, self._kill)
                return line
            job.progress = float(line[1:])
        raise RuntimeError("the worker process ended")

    async def end(self) -> None:
        """End the process, if there is one."""
        if self._timer is not None:
            self._timer.cancel()
        process = self._kill()
        if process is not None:
            await process.wait()

    def _kill(self) -> Process | None:
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            process.kill()
        return process
