"""What ``import rowlock`` gives, and what it does not load before it is used."""

import subprocess
import sys

import pytest

import rowlock

from .subprocess_env import clean_environment


def test_importing_the_library_loads_neither_bots_nor_drawings() -> None:
    code = (
        "import sys, rowlock\n"
        "lazy = {'rowlock.bots', 'rowlock.drawing', 'numpy'}\n"
        "assert not lazy & sys.modules.keys(), lazy & sys.modules.keys()\n"
        "assert rowlock.bots.BOTS and rowlock.svg(rowlock.Sheet())\n"
        "assert 'numpy' not in sys.modules\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], env=clean_environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr


def test_every_public_name_is_there_and_no_other() -> None:
    for name in rowlock.__all__:
        assert getattr(rowlock, name) is not None
    with pytest.raises(AttributeError, match="no attribute 'robots'"):
        rowlock.robots  # type: ignore[attr-defined]  # noqa: B018
