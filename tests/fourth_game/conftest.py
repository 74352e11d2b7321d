"""Fixtures: the fourth game, and a server that has it."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from rowlock.formats.games import FORMATS
from rowlock.i18n import FURTHER, words
from rowlock.plugins import load_games
from rowlock.rules import RULESETS

from ..server.processes import Server

collect_ignore = ["hush.py"]
"""The search for doctests would import it, and so register the game for all tests."""
MODULE = {"ROWLOCK_GAMES": f"{__package__}.hush"}


@pytest.fixture(scope="module", autouse=True)
def hush() -> Iterator[Any]:
    """The game, registered while these tests run: the tests of the other games expect three."""
    load_games(MODULE)
    yield sys.modules[MODULE["ROWLOCK_GAMES"]]
    del RULESETS["hush"], FORMATS["hush"], sys.modules[MODULE["ROWLOCK_GAMES"]]
    FURTHER.clear()
    words.cache_clear()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("hush"), env=MODULE) as running:
        yield running
