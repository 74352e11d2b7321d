"""Compare playthroughs with the golden files."""

import pytest

from rowlock import Game

from . import KINDS, path, text


@pytest.mark.parametrize("kind", KINDS)
def test_playthrough_is_as_it_was(kind: str) -> None:
    assert text(kind) == path(kind).read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_the_record_at_the_end_is_the_game(kind: str) -> None:
    golden = path(kind).read_text("utf-8")
    game = Game.replay(golden[golden.rindex("[Rowlock") :])
    assert game.over
