"""Compare playthroughs and error sentences with the golden files."""

import pytest

from rowlock import Game

from . import FILES, KINDS, path


@pytest.mark.parametrize("name", FILES)
def test_the_golden_file_is_up_to_date(name: str) -> None:
    assert FILES[name]() == path(name).read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_the_record_at_the_end_is_the_game(kind: str) -> None:
    golden = path(kind).read_text("utf-8")
    game = Game.replay(golden[golden.rindex("[Rowlock") :])
    assert game.over
