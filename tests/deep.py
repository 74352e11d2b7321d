"""What ``make deep`` adds: parameters that only it runs, and more examples of the tests that every run has."""

import os
from typing import Any, Final

import pytest

DEEP: Final = bool(os.environ.get("ROWLOCK_DEEP"))
"""Whether ``make deep`` runs."""


def deep(*values: Any) -> Any:
    """Return a set of parameters that runs in ``make deep`` only."""
    return pytest.param(*values, marks=pytest.mark.deep)


def examples(usual: int, in_deep: int) -> int:
    """Return the number of examples for this run."""
    return in_deep if DEEP else usual
