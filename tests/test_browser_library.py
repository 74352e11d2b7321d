"""Tests of the library packed for the browser, with a substitute for msgspec: output equal byte for byte."""

import importlib.util
import json
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from .local_tables import play

LIBRARY = Path(__file__).parent.parent / "web" / "pyodide"
SEEDS = [str(seed) for seed in range(12)]


@pytest.fixture(scope="module")
def pack() -> ModuleType:
    spec = importlib.util.spec_from_file_location("pack", LIBRARY / "pack.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def packed(pack: ModuleType, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("library") / "rowlock.zip"
    pack.write(path, pack.library())
    return path


@pytest.mark.deep
def test_a_packed_library_plays_the_same_byte_for_byte(packed: Path) -> None:
    # without site-packages: only packed modules can be imported
    command = [sys.executable, "-I", "-S", str(Path(__file__).with_name("local_tables.py")), str(packed)]
    done = subprocess.run(command, input=json.dumps(SEEDS), capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    substitute, *games = done.stdout.splitlines()
    assert json.loads(substitute).startswith(str(packed))
    refused = 0
    for seed, texts in zip(SEEDS, games, strict=True):
        ours = json.loads(texts)
        for at, (here, there) in enumerate(zip(play(seed), ours, strict=True)):
            assert there == here, f"game {seed}, text {at}"
            refused += here.startswith('{"error"')
    assert refused > 1000


def test_a_package_holds_the_local_table_and_nothing_of_the_server(pack: ModuleType) -> None:
    modules = pack.dependencies()
    assert {"rowlock", "rowlock.local_table", "rowlock.tables.commands", "rowlock.rules.onboard"} <= modules.keys()
    for part in ("rowlock.server", "rowlock.cli", "rowlock.terminal", "rowlock.i18n", "rowlock.tables.service"):
        assert not any(name.startswith(part) for name in modules)


def test_packing_is_reproducible(pack: ModuleType, packed: Path, tmp_path: Path) -> None:
    pack.write(tmp_path / "again.zip", dict(reversed(pack.library().items())))
    assert (tmp_path / "again.zip").read_bytes() == packed.read_bytes()
