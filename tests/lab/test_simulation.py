"""Simulation runs: equal for any workers and chunks, with valid partial results."""

from collections.abc import Iterator
from dataclasses import replace
from io import StringIO
from itertools import islice, pairwise
from pathlib import Path

import numpy as np
import pytest
from rich.console import Console

from rowlock.bots import advance
from rowlock.game import Game
from rowlock.i18n import words
from rowlock.kernels.position_arrays import ENDS
from rowlock.kernels.results import Results
from rowlock.lab.plan import Chunk, Plan
from rowlock.lab.players import parse_player
from rowlock.lab.report.simulation import report_simulation
from rowlock.lab.report.text import print_report
from rowlock.lab.runner import MAX_CHUNK_GAMES, Simulation, chunks
from rowlock.lab.tally import Tally, tally_results
from rowlock.lab.workers import Processes, Threads, Workers

from .simulations import Backwards, compiled_games, planned, same, simulate


@pytest.mark.parametrize("bots", [("random", "random"), ("random", "greedy", "random")])
@pytest.mark.parametrize("workers", [Threads(1), Threads(3), Backwards(4), Backwards(1)])
def test_tallies_do_not_depend_on_workers_and_chunks(bots: tuple[str, ...], workers: Workers) -> None:
    plan = planned(*bots)
    whole = tally_results(compiled_games(plan))
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
    results = compiled_games(plan)
    assert same(tally_results(results[:cut]).plus(tally_results(results[cut:])), tally_results(results))
    assert same(Tally.empty(2).plus(tally_results(results)), tally_results(results))


@pytest.mark.parametrize("workers", [Threads(3), Backwards(5)])
def test_the_sink_gets_results_in_order(workers: Workers) -> None:
    plan = planned("random", "random", games=12_345)
    written: list[tuple[int, Results]] = []
    simulate(plan, workers, sink=lambda first, results: written.append((first, results)))
    assert [first for first, _ in written] == list(np.cumsum([0, *(len(results) for _, results in written)])[:-1])
    everything = compiled_games(plan)
    assert np.array_equal(np.concatenate([results for _, results in written]), everything)


@pytest.mark.parametrize("workers", [Threads(2), Backwards(5)])
@pytest.mark.parametrize("after", [1, 3])
def test_an_interrupt_keeps_finished_chunks(workers: Workers, after: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("rowlock.lab.runner.MAX_CHUNK_GAMES", 2_000)
    plan = planned("random", "random", games=20_000)
    calls: list[int] = []
    written: list[tuple[int, Results]] = []

    def progress(run: Simulation) -> None:
        calls.append(run.tally.games)
        if len(calls) == after:
            raise KeyboardInterrupt

    run = simulate(plan, workers, progress, lambda first, results: written.append((first, results)))
    assert run.interrupted
    assert run.tally.games == calls[-1] == 2_000 * after
    assert [first for first, _ in written] == sorted(first for first, _ in written)
    for first, results in written:
        assert np.array_equal(results, compiled_games(plan, first, len(results)))
    assert same(run.tally, tally_results(np.concatenate([results for _, results in written])))


BOTS_PLANS = [planned("steady", "greedy", games=50), planned("steady", "greedy", "greedy", game="cards", games=40)]


@pytest.mark.parametrize("plan", [*BOTS_PLANS, planned("steady", "greedy", game="onboard", track="b", games=20)])
def test_bots_play_the_games_of_the_plan(plan: Plan) -> None:
    """``Game.new`` with the seed of the deal reproduces every game, with its start, sheets and end."""
    for deal, result in enumerate(written_results(plan, Threads(1))):
        start = deal % plan.seats
        game = Game.new(plan.game, plan.seats, seed=plan.deal_seed(deal), start=start, **plan.options)
        advance(game, {at: player.make_bot("") for at, player in enumerate(plan.players)})
        assert result["start"] == start
        assert result["turns"] == game.position.turn
        assert ENDS[result["end"]] == game.position.end_reason
        for at, (sheet, score) in enumerate(zip(game.position.sheets, game.scores, strict=True)):
            assert tuple(result["rows"][at]) == sheet.rows
            assert (result["penalties"][at], result["scores"][at]) == (sheet.penalties, score.total)


def written_results(plan: Plan, workers: Workers) -> Results:
    """All results of a plan, joined; the tally has to agree with them."""
    written: list[Results] = []
    run = simulate(plan, workers, sink=lambda _, results: written.append(results))
    assert run.games == plan.games
    joined = np.concatenate(written)
    assert same(run.tally, tally_results(joined))
    return joined


@pytest.mark.parametrize("plan", BOTS_PLANS)
def test_games_of_bots_do_not_depend_on_workers(plan: Plan) -> None:
    plan = replace(plan, players=(*plan.players[:-1], parse_player("random")))
    assert not plan.is_compiled
    one, two, three = (written_results(plan, workers) for workers in (Threads(1), Processes(2), Backwards(3)))
    assert np.array_equal(one, two)
    assert np.array_equal(one, three)


def test_forfeited_games_are_not_tallied(tmp_path: Path) -> None:
    """A program that fails when it is first started loses one game; the others count."""
    script, mark = tmp_path / "program.sh", tmp_path / "mark"
    script.write_text(
        f"[ -e {mark} ] || {{ touch {mark}; exit 3; }}\nwhile read -r question; do echo '{{\"choose\":0}}'; done\n"
    )
    run = simulate(planned(f"exec:sh {script}", "greedy", games=4), Threads(1))
    assert (run.games, run.tally.games, run.interrupted) == (4, 3, False)
    (forfeit,) = run.forfeits
    assert (forfeit.seat, forfeit.kind, forfeit.detail) == (0, "died", "[3]")
    found = report_simulation(run, "test")
    assert found.games == sum(end.games for end in found.ends.values()) == 3
    assert [each.games for each in found.seats[0].failures] == [1]
    out = StringIO()
    print_report(found, words("en"), Console(file=out, width=80))
    assert words("en")("arena-failures-title") in out.getvalue()


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
