"""Long work beside the server: one after the other, told how far it is, and never more than can be waited for."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any
from unittest.mock import patch

import pytest

from rowlock.server.jobs import queue as thoughts
from rowlock.server.jobs.queue import MAX_WAITING, Job, Thoughts
from rowlock.server.jobs.worker import Thought
from rowlock.server.problems import Refused

from .client import run

Work = Callable[[Job, Thought], Awaitable[bytes]]


def working(work: Work) -> Any:
    return patch.multiple(thoughts, _thought=work, PATIENCE=0.01)


def about(number: int) -> Thought:
    return Thought("review", f"game {number}")


def test_one_after_the_other_and_each_once() -> None:
    done: list[str] = []
    ready = asyncio.Event()

    async def work(job: Job, thought: Thought) -> bytes:
        job.part = 0.5
        await ready.wait()
        done.append(thought.record)
        return thought.record.encode()

    async def ask() -> None:
        some = Thoughts()
        first = await asyncio.gather(*(some.ask(about(number)) for number in (1, 2, 1)))
        assert first == [0.5, 0.0, 0.5]  # the second waits for the first
        ready.set()
        while isinstance(await some.ask(about(2)), float):
            pass
        assert await some.ask(about(1)) == b"game 1"
        assert done == ["game 1", "game 2"]

    with working(work):
        run(ask())


def test_too_many_are_refused_until_there_is_room() -> None:
    async def work(_job: Job, thought: Thought) -> bytes:
        if thought.record == "game 0":
            await asyncio.Event().wait()
        return b"done"

    async def ask() -> None:
        some = Thoughts()
        for number in range(MAX_WAITING):
            await some.ask(about(number))
        with pytest.raises(Refused) as refused:
            await some.ask(about(MAX_WAITING))
        assert refused.value.code == "busy"
        assert await some.ask(about(3)) == 0.0  # those who wait still may
        await some.close()

    with working(work):
        run(ask())


def test_what_came_to_nothing_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[Thought] = []

    async def work(_job: Job, thought: Thought) -> bytes:
        tries.append(thought)
        if len(tries) == 1:
            raise RuntimeError("no luck")
        return b"done"

    async def ask() -> None:
        some = Thoughts()
        with pytest.raises(Refused) as refused:
            await some.ask(about(1))
        assert refused.value.code == "server_error"
        assert not some.known(about(1))  # it counts once more: a process of its own is started for it
        assert await some.ask(about(1)) == b"done"
        assert some.known(about(1))

    with working(work):
        run(ask())
    assert "no luck" in caplog.text


def test_what_came_to_nothing_unnoticed_is_tried_again_at_once(caplog: pytest.LogCaptureFixture) -> None:
    tries: list[Thought] = []

    async def work(_job: Job, thought: Thought) -> bytes:
        tries.append(thought)
        if len(tries) == 1:
            await asyncio.sleep(0.05)  # longer than anybody waits
            raise RuntimeError("no luck")
        return b"done"

    async def ask() -> None:
        some = Thoughts()
        assert await some.ask(about(1)) == 0.0
        assert some.known(about(1))  # in the making
        await asyncio.sleep(0.1)
        assert not some.known(about(1))
        assert await some.ask(about(1)) == b"done"

    with working(work):
        run(ask())
    assert "no luck" in caplog.text


def test_a_process_that_fails_says_why() -> None:
    async def ask() -> None:
        with pytest.raises(RuntimeError, match="RecordError"):
            await thoughts._thought(Job(), Thought("review", "no game at all"))

    run(ask())
