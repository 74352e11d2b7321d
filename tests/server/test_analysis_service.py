"""Analysis service: a bounded number at a time, progress while running, limits on what is pending, one cache."""

import asyncio
import gc
import random
from collections.abc import Awaitable, Callable
from datetime import date
from typing import Any
from unittest.mock import patch

import msgspec
import pytest

from rowlock import Game
from rowlock.analysis import (
    Analysis,
    AnyAnalysis,
    BotAnalysis,
    DailyAnalysis,
    HintAnalysis,
    OptimumAnalysis,
    ReviewAnalysis,
)
from rowlock.coach.daily import Optimum, daily
from rowlock.coach.hints import hint
from rowlock.formats.codec import table_shape
from rowlock.server.jobs import service
from rowlock.server.jobs.service import ENTRY_SIZE, MAX_HINTS, MAX_SLOW, MAX_WORKERS, AnalysisService, Job, Worker
from rowlock.server.jobs.worker import run as run_line
from rowlock.server.problems import ApiError
from rowlock.tables.timers import BotTurn

from .client import run

Work = Callable[[Job[Any], Any], Awaitable[bytes]]
RESULT = b'{"average":1.0,"points":2,"perfect":null,"lost":null}'


def analysis(number: int) -> Analysis[Any]:
    """A slow analysis."""
    return OptimumAnalysis(f"game {number}")


def a_hint(seed: object = 1) -> tuple[Game, HintAnalysis]:
    game = Game.new("classic", 2, seed=str(seed), start=0)
    game.roll()
    return game, HintAnalysis(table_shape(game.view(0).table, 0))


def working(work: Work, **constants: Any) -> Any:
    """Replace the worker processes by a function."""

    async def answer(_worker: Worker, request: bytes, job: Job[Any]) -> bytes:
        return await work(job, msgspec.json.decode(request, type=AnyAnalysis))

    return patch.multiple(service, Worker=type("Worker", (Worker,), {"run": answer}), WAIT_TIMEOUT=0.01, **constants)


async def polled(analyses: AnalysisService, each: Analysis[Any]) -> Any:
    """Poll until there is a result."""
    while isinstance(found := await analyses.poll(each), float):
        pass
    return found


def test_slow_analyses_run_one_after_the_other_and_each_once() -> None:
    done: list[str] = []
    ready = asyncio.Event()

    async def work(job: Job[Any], request: Any) -> bytes:
        job.progress = 0.5
        await ready.wait()
        done.append(request.record)
        return RESULT

    async def ask() -> None:
        analyses = AnalysisService()
        first = await asyncio.gather(*(analyses.poll(analysis(number)) for number in (1, 2, 1)))
        assert first == [0.5, 0.0, 0.5]  # the second waits for the first
        ready.set()
        assert (await polled(analyses, analysis(2))).points == 2
        assert await analyses.poll(analysis(1)) == await analyses.result(analysis(1))
        assert done == ["game 1", "game 2"]
        await analyses.close()

    with working(work):
        run(ask())


def test_a_hint_does_not_wait_for_reviews() -> None:
    async def work(_job: Job[Any], request: Any) -> bytes:
        if not isinstance(request, HintAnalysis):
            await asyncio.Event().wait()
        return b'{"options":[],"tempting":null,"more":0}'

    async def ask() -> None:
        analyses = AnalysisService()
        for number in range(MAX_WORKERS):
            assert await analyses.poll(analysis(number)) == 0.0
        assert (await analyses.result(a_hint()[1])).more == 0
        await analyses.close()

    with working(work):
        run(ask())


def test_too_many_pending_analyses_are_refused() -> None:
    async def work(_job: Job[Any], _request: Any) -> bytes:
        await asyncio.Event().wait()
        raise AssertionError

    async def ask() -> None:
        analyses = AnalysisService()
        for number in range(MAX_SLOW):
            await analyses.poll(analysis(number))
        with pytest.raises(ApiError) as refused:
            await analyses.poll(analysis(MAX_SLOW))
        assert (refused.value.code, refused.value.headers) == ("busy", {"Retry-After": "30"})
        assert await analyses.poll(analysis(3)) == 0.0  # pending ones can still be polled
        await analyses.close()

    with working(work):
        run(ask())


def test_pending_hints_are_one_per_player_and_table_and_limited() -> None:
    analyses = AnalysisService()
    waiting = [analyses.hint_pending("table", f"p{at}") for at in range(MAX_HINTS)]
    for each in waiting:
        each.__enter__()
    with pytest.raises(ApiError) as twice, analyses.hint_pending("table", "p0"):
        pass
    assert twice.value.code == "hint_under_way"
    with pytest.raises(ApiError) as full, analyses.hint_pending("other", "p0"):
        pass
    assert (full.value.code, full.value.headers) == ("busy", {"Retry-After": "5"})
    waiting[0].__exit__(None, None, None)
    with analyses.hint_pending("other", "p0"):
        pass


@pytest.mark.parametrize("seconds", [0, 0.05])  # before the first poll is answered, and between two polls
def test_a_failed_analysis_is_started_again(seconds: float, caplog: pytest.LogCaptureFixture) -> None:
    tries: list[Any] = []

    async def work(_job: Job[Any], request: Any) -> bytes:
        tries.append(request)
        if len(tries) == 1:
            await asyncio.sleep(seconds)
            raise RuntimeError("no luck")
        return RESULT

    async def ask() -> None:
        analyses = AnalysisService()
        if seconds:
            assert await analyses.poll(analysis(1)) == 0.0
            assert analyses.has(analysis(1))  # still running
            await asyncio.sleep(2 * seconds)
        else:
            with pytest.raises(ApiError) as refused:
                await analyses.poll(analysis(1))
            assert refused.value.code == "server_error"
        assert not analyses.has(analysis(1))  # requesting it again starts it, so it counts against the limits
        assert (await polled(analyses, analysis(1))).points == 2
        assert analyses.has(analysis(1))
        await analyses.close()

    with working(work):
        run(ask())
    assert "analysis job failed: OptimumAnalysis" in caplog.text
    assert "no luck" in caplog.text


def test_the_results_requested_least_recently_are_forgotten() -> None:
    async def work(_job: Job[Any], _request: Any) -> bytes:
        return RESULT

    async def ask() -> None:
        analyses = AnalysisService()
        for number in (0, 1, 0, 2, 3):
            await analyses.result(analysis(number))
        assert [analyses.has(analysis(number)) for number in range(4)] == [False, False, True, True]
        await analyses.result(analysis(2))
        await analyses.result(analysis(4))
        assert [analyses.has(analysis(number)) for number in range(2, 5)] == [True, False, True]
        await analyses.close()

    with working(work, MAX_CACHE=2 * (len(RESULT) + ENTRY_SIZE)):
        run(ask())


def test_of_a_finished_analysis_only_the_json_is_kept() -> None:
    """Jobs with their tasks, requests and decoded results take many times as much."""

    async def work(_job: Job[Any], _request: Any) -> bytes:
        return RESULT

    def alive() -> int:
        gc.collect()
        return sum(isinstance(each, (Job, asyncio.Task, Analysis, Optimum)) for each in gc.get_objects())

    async def ask() -> None:
        analyses = AnalysisService()
        before = alive()
        for number in range(20):
            assert (await polled(analyses, analysis(number))).points == 2
        assert all(analyses.has(analysis(number)) for number in range(20))
        assert alive() <= before
        await analyses.close()

    with working(work):
        run(ask())


def test_worker_processes_give_the_results_of_the_library_and_survive_an_error(
    caplog: pytest.LogCaptureFixture,
) -> None:
    day, (game, wanted) = date(2026, 8, 6), a_hint()

    async def ask() -> None:
        analyses = AnalysisService()
        assert await analyses.result(wanted) == hint(game.view(0), game.options(0))
        assert analyses.has(wanted)
        assert await analyses.result(wanted) == hint(game.view(0), game.options(0))  # cached
        with pytest.raises(ApiError):
            await analyses.result(ReviewAnalysis("no game at all"))
        assert (await polled(analyses, ReviewAnalysis(str(game)))).names == list(game.names)
        assert await analyses.result(DailyAnalysis(day)) == daily(day)
        await analyses.close()

    run(ask())
    assert "analysis job failed: ReviewAnalysis" in caplog.text
    assert "RecordError" in caplog.text


def test_a_worker_ends_when_idle_and_starts_again() -> None:
    async def ask() -> None:
        analyses = AnalysisService()
        for seed in range(2):
            assert (await analyses.result(a_hint(seed)[1])).options
            (process,) = [worker._process for worker in analyses._workers if worker._process is not None]
            async with asyncio.timeout(30):
                await process.wait()
            assert all(worker._process is None for worker in analyses._workers)
        await analyses.close()

    with patch.multiple(service, IDLE_TIMEOUT=0.2):
        run(ask())


@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_a_hint_survives_the_way_to_the_worker(game: str) -> None:
    played, rng = Game.new(game, 3, seed="way"), random.Random(1)
    for _ in range(12):
        if played.wants == "dice":
            played.roll()
        for seat in played.to_act:
            options = played.options(seat)
            wanted = HintAnalysis(table_shape(played.view(seat).table, seat))
            assert wanted.decode(run_line(msgspec.json.encode(wanted))) == hint(played.view(seat), options)
            played.play(seat, rng.choice(options))


@pytest.mark.parametrize("bot", ["expert", "champion"])
@pytest.mark.parametrize("game", ["classic", "cards", "onboard"])
def test_a_bot_decides_the_same_in_a_worker(game: str, bot: str) -> None:
    """Any server may decide for it, in a worker or not."""
    played, rng = Game.new(game, 3, seed=f"{game} {bot}"), random.Random(1)
    for step in range(8):
        if played.wants == "dice":
            played.roll()
        for seat in played.to_act:
            turn = BotTurn(seat, "bot", bot, f"seed {step}", played.view(seat), played.options(seat))
            wanted = BotAnalysis(table_shape(turn.view.table, seat), bot, turn.seed)
            assert wanted.decode(run_line(msgspec.json.encode(wanted))) == turn.choose()
            played.play(seat, rng.choice(turn.options))
