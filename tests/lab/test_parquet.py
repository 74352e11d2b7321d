"""Parquet files of results: all games in order, replaced atomically."""

import os
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

from rowlock.kernels.position_arrays import ENDS
from rowlock.kernels.simulate import simulate_games
from rowlock.lab.parquet import ResultWriter, atomic_file
from rowlock.lab.simulation import Plan, Run, simulate
from rowlock.lab.workers import Threads, Workers
from rowlock.rules.sheet import NAMES

from .simulations import Backwards, planned


def written(path: Path, plan: Plan, workers: Workers, most: int | None = None) -> Any:
    """The table of a simulation, interrupted after ``most`` chunks."""
    calls: list[int] = []

    def progress(run: Run) -> None:
        calls.append(run.tally.games)
        if len(calls) == most:
            raise KeyboardInterrupt

    with atomic_file(path) as output, ResultWriter(output.file, plan, "1.2.3") as rows:
        simulate(plan, workers, progress, rows.write)
        assert not path.exists()
        rows.close()
        output.commit()
    return pq.read_table(path)


@pytest.mark.parametrize("game", ["classic", "onboard"])
def test_every_game_is_a_row(tmp_path: Path, game: str) -> None:
    plan = planned("random", "random", "random", game=game, games=10_000)
    table = written(tmp_path / "games.parquet", plan, Threads(3))
    results = simulate_games(plan.setup, plan.policies, plan.seed, 0, plan.games)
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
    results = simulate_games(plan.setup, plan.policies, plan.seed, 7_200, 4_800)
    assert np.array_equal(table["seat2_score"].to_numpy(), results["scores"][:, 1])
    assert pq.read_metadata(path).metadata[b"interrupted"] == b"true"


def test_an_uncommitted_file_is_removed(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("old")
    with (
        pytest.raises(RuntimeError),
        atomic_file(path) as output,
        ResultWriter(output.file, planned("random", "random"), "1.2.3"),
    ):
        raise RuntimeError
    assert path.read_text() == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_file_follows_links_and_the_umask(tmp_path: Path) -> None:
    link, real = tmp_path / "link", tmp_path / "real"
    real.write_text("old")
    link.symlink_to(real)
    before = os.umask(0o027)
    try:
        with atomic_file(link) as output:
            output.file.write(b"new")
            output.commit()
    finally:
        os.umask(before)
    assert link.is_symlink()
    assert real.read_text() == "new"
    assert real.stat().st_mode & 0o777 == 0o640


@pytest.mark.parametrize("place", ["", "missing/games.parquet", "file/games.parquet", "pipe"])
def test_an_impossible_target_raises_at_once(tmp_path: Path, place: str) -> None:
    (tmp_path / "file").write_text("")
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(OSError, match=str(tmp_path)), atomic_file(tmp_path / place):
        pass
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "pipe"]
