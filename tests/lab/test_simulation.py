"""Simulation runs: equal for any workers and chunks, with valid partial results."""

from collections.abc import Iterator
from dataclasses import fields
from itertools import islice, pairwise

import numpy as np
import pytest

from rowlock.kernels.results import Results
from rowlock.kernels.simulate import simulate_games
from rowlock.lab.simulation import MAX_CHUNK_GAMES, Chunk, Run, chunks, simulate
from rowlock.lab.tally import Tally, tally_results
from rowlock.lab.workers import Threads, Workers

from .simulations import Backwards, planned


def same(one: Tally, other: Tally) -> bool:
    return all(np.array_equal(getattr(one, field.name), getattr(other, field.name)) for field in fields(Tally))


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "greedy", "random")])
@pytest.mark.parametrize("workers", [Threads(1), Threads(3), Backwards(4), Backwards(1)])
def test_tallies_do_not_depend_on_workers_and_chunks(bots: tuple[str, ...], workers: Workers) -> None:
    plan = planned(*bots)
    whole = tally_results(simulate_games(plan.setup, plan.policies, plan.seed, 0, plan.games))
    run = simulate(plan, workers)
    assert same(run.tally, whole)
    assert run.tally.games == plan.games
    assert not run.interrupted
    assert run.seconds > 0


def test_another_seed_gives_other_games() -> None:
    one, other = (simulate(planned("random", "random", seed=seed), Threads(1)).tally for seed in (1, 2))
    assert not same(one, other)


@pytest.mark.parametrize("cut", [0, 1, 777, 1999, 2000])
def test_the_tallies_of_parts_add_up(cut: int) -> None:
    plan = planned("random", "greedy", games=2_000)
    results = simulate_games(plan.setup, plan.policies, plan.seed, 0, plan.games)
    assert same(tally_results(results[:cut]).plus(tally_results(results[cut:])), tally_results(results))
    assert same(Tally.empty(2).plus(tally_results(results)), tally_results(results))


@pytest.mark.parametrize("workers", [Threads(3), Backwards(5)])
def test_the_sink_gets_results_in_order(workers: Workers) -> None:
    plan = planned("random", "random", games=12_345)
    written: list[tuple[int, Results]] = []
    simulate(plan, workers, sink=lambda first, results: written.append((first, results)))
    assert [first for first, _ in written] == list(np.cumsum([0, *(len(results) for _, results in written)])[:-1])
    everything = simulate_games(plan.setup, plan.policies, plan.seed, 0, plan.games)
    assert np.array_equal(np.concatenate([results for _, results in written]), everything)


@pytest.mark.parametrize("workers", [Threads(2), Backwards(5)])
@pytest.mark.parametrize("after", [1, 3])
def test_an_interrupt_keeps_finished_chunks(workers: Workers, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rowlock.lab.simulation.MAX_CHUNK_GAMES", 2_000)
    plan = planned("random", "random", games=20_000)
    calls: list[int] = []
    written: list[tuple[int, Results]] = []

    def progress(run: Run) -> None:
        calls.append(run.tally.games)
        if len(calls) == after:
            raise KeyboardInterrupt

    run = simulate(plan, workers, progress, lambda first, results: written.append((first, results)))
    assert run.interrupted
    assert run.tally.games == calls[-1] == 2_000 * after
    assert [first for first, _ in written] == sorted(first for first, _ in written)
    for first, results in written:
        assert np.array_equal(results, simulate_games(plan.setup, plan.policies, plan.seed, first, len(results)))
    assert same(run.tally, tally_results(np.concatenate([results for _, results in written])))


def test_errors_of_the_sink_propagate() -> None:
    def sink(first: int, results: Results) -> None:
        raise OSError("full")

    with pytest.raises(OSError, match="full"):
        simulate(planned("random", "random"), Threads(2), sink=sink)


@pytest.mark.parametrize("games", [1, 2_000, 2_001, 54_321])
@pytest.mark.parametrize("count", [1, 3, 64])
def test_chunks_are_all_of_the_games(games: int, count: int) -> None:
    parts = list(chunks(games, 10_000.0, Threads(count)))
    assert parts[0].first == 0
    assert all(one.first + one.count == other.first for one, other in pairwise(parts))
    assert parts[-1].first + parts[-1].count == games


def test_chunks_are_generated_lazily() -> None:
    parts = chunks(10**12, 1e9, Threads(4))
    assert list(islice(parts, 2)) == [Chunk(0, MAX_CHUNK_GAMES), Chunk(MAX_CHUNK_GAMES, MAX_CHUNK_GAMES)]


def test_threads_submit_few_tasks_at_a_time() -> None:
    taken: list[int] = []

    def numbers() -> Iterator[int]:
        for number in range(10**9):
            taken.append(number)
            yield number

    done = Threads(2).run(lambda number: number * number, numbers())
    first = dict(islice(done, 10))
    assert all(result == number * number for number, result in first.items())
    assert len(taken) < 20
