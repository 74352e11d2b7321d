"""Further games: imports the modules named by ROWLOCK_GAMES, which register themselves."""

import os
from collections.abc import Mapping
from importlib import import_module

VARIABLE = "ROWLOCK_GAMES"
"""Environment variable with the modules of further games, separated by commas."""


def load_games(environment: Mapping[str, str] = os.environ) -> None:
    """Import the modules of further games. Raises ImportError."""
    for name in environment.get(VARIABLE, "").split(","):
        if name.strip():
            import_module(name.strip())
