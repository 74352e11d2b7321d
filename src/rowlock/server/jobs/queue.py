"""What takes seconds to think about: worked out in processes of their own, one after the other, and kept for a while.

Whoever asks again while it is in the making is told how far it is; asked of another process of the server, it is
thought again there, and comes out the same.
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
from ..problems import Refused
from .worker import Thought

log = logging.getLogger(__name__)
AT_ONCE: Final = 1
MAX_WAITING: Final = 20
MAX_KEPT: Final = 100
MAX_LINE: Final = 8 * 1024 * 1024
LONGEST: Final = 300.0
"""Seconds after which a thought is given up: none takes near as long."""
PATIENCE: Final = 1.0
"""Seconds that who asks is kept waiting before they are told how far it is."""


class Job:
    """A thought in the making, or made. ``part`` says how much of it is done."""

    def __init__(self) -> None:
        self.part = 0.0
        self.task: asyncio.Task[bytes] | None = None

    @property
    def failed(self) -> bool:
        """Whether it came to an end without a result."""
        task = self.task
        return task is not None and task.done() and (task.cancelled() or task.exception() is not None)


class Thoughts:
    """The thoughts of this process."""

    def __init__(self) -> None:
        self._room = asyncio.Semaphore(AT_ONCE)
        self._jobs: OrderedDict[str, Job] = OrderedDict()

    def known(self, thought: Thought) -> bool:
        """Whether it was asked before and is not forgotten, and did not fail: to ask for it starts nothing."""
        job = self._jobs.get(_key(thought))
        return job is not None and not job.failed

    async def ask(self, thought: Thought) -> bytes | float:
        """What came of it, in JSON; or how much of it is done so far. Raises Refused if there is too much to do."""
        key = _key(thought)
        job = self._jobs.get(key)
        if job is None or job.failed:  # whoever asks now may have more luck
            if sum(1 for each in self._jobs.values() if each.task and not each.task.done()) >= MAX_WAITING:
                raise Refused("busy", headers={"Retry-After": "30"})
            job = self._jobs[key] = Job()
            job.task = asyncio.create_task(self._work(job, thought))
            if len(self._jobs) > MAX_KEPT:
                self._forget()
        self._jobs.move_to_end(key)
        assert job.task is not None
        done, _ = await asyncio.wait([job.task], timeout=PATIENCE)
        if not done:
            return job.part
        if job.failed:
            raise Refused("server_error")
        return job.task.result()

    async def close(self) -> None:
        """Stop thinking."""
        tasks = [job.task for job in self._jobs.values() if job.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def _forget(self) -> None:
        """The one not asked for longest that is done."""
        old = next((key for key, job in self._jobs.items() if job.task is not None and job.task.done()), None)
        if old is not None:
            del self._jobs[old]

    async def _work(self, job: Job, thought: Thought) -> bytes:
        try:
            async with self._room, asyncio.timeout(LONGEST):
                return await _thought(job, thought)
        except Exception:
            log.exception("a thought came to nothing")
            raise


async def _thought(job: Job, thought: Thought) -> bytes:
    command = (sys.executable, "-m", "rowlock.server.jobs.worker")
    process = await asyncio.create_subprocess_exec(
        *command, stdin=PIPE, stdout=PIPE, stderr=PIPE, limit=MAX_LINE, env={**os.environ, **ONE_THREAD}
    )
    try:
        assert process.stdin is not None and process.stdout is not None and process.stderr is not None  # noqa: PT018
        # what it complains about is read along, or it would wait for somebody to read it
        complaints = asyncio.ensure_future(process.stderr.read())
        process.stdin.write(msgspec.json.encode(thought))
        process.stdin.close()
        async for line in process.stdout:
            if not line.startswith(b"."):
                return line
            job.part = float(line[1:])
        raise RuntimeError((await complaints).decode(errors="replace")[-2000:])
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


def _key(thought: Thought) -> str:
    return sha256(msgspec.json.encode(thought)).hexdigest()
