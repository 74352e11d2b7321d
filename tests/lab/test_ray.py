"""Ray cluster: bit-identical to threads, survives the loss of a worker, and leaves no process behind."""

import time
from collections.abc import Iterator
from pathlib import Path

import psutil
import pytest

from rowlock.kernels.solver.backward_induction import levels
from rowlock.lab import runner
from rowlock.lab import solve as solving
from rowlock.lab.runner import Simulation
from rowlock.lab.workers import RayWorkers, Threads

from .simulations import planned, same, simulate

pytestmark = pytest.mark.deep  # starts a Ray cluster

BUSY = "ray::_call"
"""Process title of a worker that runs a task."""


def started(known: set[int]) -> list[psutil.Process]:
    """The processes that were started since."""
    return [process for process in psutil.Process().children(recursive=True) if process.pid not in known]


@pytest.fixture(scope="module")
def workers() -> Iterator[RayWorkers]:
    """A cluster of two on this machine; closing it must end all of its processes."""
    known = {process.pid for process in started(set())}
    with pytest.MonkeyPatch.context() as patch:
        patch.delenv("RAY_ADDRESS", raising=False)
        some = RayWorkers(2)
        cluster = started(known)
        try:
            yield some
        finally:
            some.close()
    assert cluster
    _, alive = psutil.wait_procs([*cluster, *started(known)], timeout=20)
    assert not alive


def test_there_are_two(workers: RayWorkers) -> None:
    assert workers.count == 2
    assert dict(workers.run(abs, range(-3, 0))) == {-3: 3, -2: 2, -1: 1}


def test_a_simulation_is_the_same(workers: RayWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "REMOTE_CHUNK_SECONDS", 0.02)
    plan = planned("greedy", "random", games=20_000)
    progress: list[int] = []
    run = simulate(plan, workers, lambda run: progress.append(run.tally.games))
    assert len(progress) > 2
    assert progress[-1] == plan.games
    assert same(run.tally, simulate(plan, Threads(2)).tally)


def busy_worker(known: set[int]) -> psutil.Process:
    """A worker in the middle of a task."""
    until = time.monotonic() + 10
    while time.monotonic() < until:
        for process in started(known):
            try:
                if process.cmdline()[:1] == [BUSY]:
                    return process
            except psutil.Error:
                continue
    raise AssertionError("no worker is busy")


def test_a_dead_worker_is_replaced(workers: RayWorkers, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(runner, "REMOTE_CHUNK_SECONDS", 0.4)
    plan = planned("greedy", "greedy", games=300_000)
    killed: list[psutil.Process] = []

    def kill(run: Simulation) -> None:
        if not killed and run.tally.games < plan.games:
            killed.append(busy_worker(set()))
            killed[0].kill()

    run = simulate(plan, workers, kill)
    assert killed
    assert not psutil.pid_exists(killed[0].pid) or killed[0].status() == psutil.STATUS_ZOMBIE
    assert same(run.tally, simulate(plan, Threads(2)).tally)


def test_a_solution_is_the_same(workers: RayWorkers, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """With few levels, of which only some are sent to the cluster."""
    few = levels()[:5]
    monkeypatch.setattr(solving, "levels", lambda: few)
    monkeypatch.setattr(solving, "WORTH_SENDING", 5_000)
    assert [len(level) < solving.WORTH_SENDING for level in few] == [True, True, True, False, False]
    progress: list[int] = []
    found = solving.solve(1, workers, lambda valued, total: progress.append(valued), tmp_path / "ray")
    here = solving.solve(1, Threads(2), folder=tmp_path / "threads")
    assert found.values.tobytes() == here.values.tobytes()
    assert len(progress) == 3 + 2 * 2 * workers.count
    assert progress[-1] == sum(map(len, few))


def test_an_interrupt_cancels_pending_tasks(workers: RayWorkers) -> None:
    """An interrupt ends a simulation early, and the cluster is free for the next."""
    plan = planned("greedy", "greedy", games=10_000_000)

    def interrupt(run: Simulation) -> None:
        raise KeyboardInterrupt

    run = simulate(plan, workers, interrupt)
    assert 0 < run.tally.games < plan.games
    small = planned("random", "random", games=1000)
    began = time.monotonic()
    assert same(simulate(small, workers).tally, simulate(small, Threads(1)).tally)
    assert time.monotonic() - began < 20


def test_bots_play_the_same(workers: RayWorkers) -> None:
    plan = planned("steady", "greedy", games=40)
    run = simulate(plan, workers)
    assert run.games == 40
    assert same(run.tally, simulate(plan, Threads(1)).tally)
