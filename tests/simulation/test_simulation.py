"""A short run of the simulation, its determinism, and tests that its checks find what is wrong."""

import subprocess
import sys
from pathlib import Path

import pytest

from ..deep import examples
from .world import SCENARIOS, simulate

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("first", range(0, 12, 4))
def test_a_cluster_under_faults_keeps_its_promises(first: int) -> None:
    for seed in range(first, first + examples(4, 100)):
        result = simulate(seed)
        assert result.violations == (), f"python -m tests.simulation --seed {seed} --trace"
        assert result.counts["acknowledged"] > 10
        assert result.counts["views compared"] > 5


@pytest.mark.parametrize("scenario", [name for name in SCENARIOS if name != "mixed"])
def test_each_scenario_ends_well(scenario: str) -> None:
    assert simulate(1, scenario).violations == ()


def test_a_seed_replays_step_for_step_in_another_process() -> None:
    program = "from tests.simulation.world import simulate; print(simulate(7).digest)"
    digests = {
        subprocess.run(
            [sys.executable, "-c", program], cwd=ROOT, env={"PYTHONHASHSEED": hashes}, capture_output=True, check=True
        ).stdout.strip()
        for hashes in ("1", "2")
    }
    assert digests == {simulate(7).digest.encode()}
    assert simulate(8).digest != simulate(7).digest
