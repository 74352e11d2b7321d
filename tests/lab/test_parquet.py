"""Parquet files of results: all games in order."""

from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from rowlock.kernels.position_arrays import ENDS
from rowlock.lab.parquet import ResultWriter
from rowlock.lab.plan import Plan
from rowlock.lab.runner import Simulation
from rowlock.lab.workers import Threads, Workers
from rowlock.rules.sheet import NAMES

from .simulations import Backwards, compiled_games, planned, simulate


def written(path: Path, plan: Plan, workers: Workers, most: int | None = None) -> Any:
    """The table of a simulation, interrupted after ``most`` chunks."""
    calls: list[int] = []

    def progress(run: Simulation) -> None:
        calls.append(run.tally.games)
        if len(calls) == most:
            raise KeyboardInterrupt

    with path.open("wb") as file, ResultWriter(file, plan, "1.2.3") as rows:
        simulate(plan, workers, progress, rows.write)
        rows.close()
    return pq.read_table(path)


@pytest.mark.parametrize("game", ["classic", "onboard"])
def test_every_game_is_a_row(tmp_path: Path, game: str) -> None:
    plan = planned("random", "random", "random", game=game, games=10_000)
    table = written(tmp_path / "games.parquet", plan, Threads(3))
    results = compiled_games(plan)
    columns = {name: table[name].to_numpy() for name in table.column_names}
    assert np.array_equal(columns["game"], np.arange(plan.games))
    assert np.array_equal(columns["start"], results["start"] + 1)
    assert np.array_equal(columns["turns"], results["turns"])
    assert list(columns["end"]) == [ENDS[end] for end in results["end"]]
    for seat in range(3):
        assert set(columns[f"seat{seat + 1}_bot"]) == {"random"}
        assert np.array_equal(columns[f"seat{seat + 1}_score"], results["scores"][:, seat])
        assert np.array_equal(columns[f"seat{seat + 1}_penalties"], results["penalties"][:, seat])
        for row, color in enumerate(NAMES):
            assert np.array_equal(columns[f"seat{seat + 1}_{color}"], results["rows"][:, seat, row])
        assert (f"seat{seat + 1}_pawn" in columns) == (game == "onboard")
        if game == "onboard":
            assert np.array_equal(columns[f"seat{seat + 1}_pawn"], results["pawns"][:, seat])
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


def test_a_file_says_what_it_is(tmp_path: Path) -> None:
    written(tmp_path / "games.parquet", planned("random", "random", games=2_000), Threads(1))
    metadata = pq.read_metadata(tmp_path / "games.parquet").metadata
    values = {name.decode(): value.decode() for name, value in metadata.items() if name != b"ARROW:schema"}
    assert values == {
        "game": "classic",
        "players": "2",
        "bots": "random,random",
        "seed": "7",
        "options": "{}",
        "version": "1.2.3",
        "games": "2000",
        "interrupted": "false",
    }
    schema = pq.read_schema(tmp_path / "games.parquet")
    assert str(schema.field("end").type) == "dictionary<values=string, indices=int8, ordered=0>"


def test_an_interrupted_file_is_valid(tmp_path: Path) -> None:
    plan = planned("random", "random", games=12_000)
    path = tmp_path / "games.parquet"
    table = written(path, plan, Backwards(5), most=2)
    assert list(table["game"].to_numpy()) == list(
        range(7_200, 12_000)
    )  # the last chunks came first, then the interrupt
    results = compiled_games(plan, 7_200, 4_800)
    assert np.array_equal(table["seat2_score"].to_numpy(), results["scores"][:, 1])
    assert pq.read_metadata(path).metadata[b"interrupted"] == b"true"
