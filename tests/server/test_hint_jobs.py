"""Who waits for a hint: each once at a table, and no more than can be served."""

import pytest

from rowlock.server.jobs.hints import MAX_WAITING, Hints
from rowlock.server.problems import Refused
from rowlock.tables.players import Player


def test_no_more_wait_than_can_be_served() -> None:
    hints, somebody = Hints(), Player("p0", "Ada")
    waiting = [hints.asked_by("table", Player(f"p{at}", "Ada")) for at in range(MAX_WAITING)]
    for each in waiting:
        each.__enter__()
    with pytest.raises(Refused) as twice, hints.asked_by("table", somebody):
        pass
    assert twice.value.code == "hint_under_way"
    with pytest.raises(Refused) as full, hints.asked_by("other", somebody):
        pass
    assert full.value.code == "busy"
    waiting[0].__exit__(None, None, None)
    with hints.asked_by("other", somebody):
        pass
