"""Pending hints: one per player and table, and a limit on all."""

import pytest

from rowlock.server.jobs.hints import MAX_PENDING, HintJobs
from rowlock.server.problems import ApiError
from rowlock.tables.players import Player


def test_pending_hints_are_limited() -> None:
    hints, player = HintJobs(), Player("p0", "Ada")
    waiting = [hints.reserve("table", Player(f"p{at}", "Ada")) for at in range(MAX_PENDING)]
    for each in waiting:
        each.__enter__()
    with pytest.raises(ApiError) as twice, hints.reserve("table", player):
        pass
    assert twice.value.code == "hint_under_way"
    with pytest.raises(ApiError) as full, hints.reserve("other", player):
        pass
    assert full.value.code == "busy"
    waiting[0].__exit__(None, None, None)
    with hints.reserve("other", player):
        pass
