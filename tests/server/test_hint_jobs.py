"""Who waits for a hint: each once at a table, and no more than can be served."""

import pytest

from rowlock.server.jobs.hints import MAX_PENDING, HintJobs
from rowlock.server.problems import ApiError
from rowlock.tables.players import Player


def test_no_more_wait_than_can_be_served() -> None:
    hints, somebody = HintJobs(), Player("p0", "Ada")
    waiting = [hints.reserve("table", Player(f"p{at}", "Ada")) for at in range(MAX_PENDING)]
    for each in waiting:
        each.__enter__()
    with pytest.raises(ApiError) as twice, hints.reserve("table", somebody):
        pass
    assert twice.value.code == "hint_under_way"
    with pytest.raises(ApiError) as full, hints.reserve("other", somebody):
        pass
    assert full.value.code == "busy"
    waiting[0].__exit__(None, None, None)
    with hints.reserve("other", somebody):
        pass
