"""Metrics of several workers: gauges of dead workers are removed, those of live ones are not."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rowlock.server import metrics


def gauges(folder: Path) -> set[str]:
    return {file.name for file in folder.iterdir()}


def forget(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Run ``remove_dead_gauges`` as on a system without /proc."""
    exists: Callable[[Path], bool] = Path.exists
    with monkeypatch.context() as patch:
        patch.setenv(metrics.MULTIPROCESS, str(folder))
        patch.setattr(Path, "exists", lambda path: not path.is_relative_to("/proc") and exists(path))
        metrics.remove_dead_gauges(dict(os.environ))


def test_only_gauges_of_dead_workers_are_removed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as worker:
        files = {f"gauge_livesum_{pid}.db" for pid in (worker.pid, os.getpid())} | {f"counter_{worker.pid}.db"}
        for name in files:
            (tmp_path / name).touch()
        forget(tmp_path, monkeypatch)
        assert gauges(tmp_path) == files
        worker.communicate(b"\n")
    forget(tmp_path, monkeypatch)  # reaped: the number is free
    assert gauges(tmp_path) == files - {f"gauge_livesum_{worker.pid}.db"}


def test_a_worker_of_another_user_is_alive(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def kill(pid: int, signal: int) -> None:
        assert (pid, signal) == (12345, 0)
        raise PermissionError

    monkeypatch.setattr(os, "kill", kill)
    (tmp_path / "gauge_livesum_12345.db").touch()
    forget(tmp_path, monkeypatch)
    assert gauges(tmp_path) == {"gauge_livesum_12345.db"}


def test_without_several_workers_nothing_is_removed() -> None:
    metrics.remove_dead_gauges({})
