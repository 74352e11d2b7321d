"""Tests of the presenters of the three games."""

import pytest

from rowlock.rules import RULESETS

from .presented import check_words


@pytest.mark.parametrize("spoken", [False, True])
@pytest.mark.parametrize("game", RULESETS)
def test_every_game_has_words_for_all_it_shows(game: str, spoken: bool) -> None:
    check_words(game, spoken=spoken)
