"""``python -m benchmarks.calibration``: positions of a level's games, their ends, and how far off what is told is."""

import pytest
from benchmarks.calibration import Found, line, main, position, won


def test_positions_are_before_a_roll_and_the_same_again() -> None:
    begun = position("onboard", "novice", 2)
    assert begun is not None
    assert (begun.wants, begun.position.turn) == ("dice", 5)
    again = position("onboard", "novice", 2)
    assert again is not None
    assert again.record == begun.record


def test_ends_differ_and_are_shared_out() -> None:
    begun = position("classic", "novice", 9)
    assert begun is not None
    both = [won(begun, seat, 12, "x") for seat in (0, 1)]
    assert sum(both) == pytest.approx(1)
    assert 0 < both[0] < 1


def test_what_the_playouts_leave_to_chance_is_not_held_against_a_network() -> None:
    exact = [Found(0.5, share) for share in (0.25, 0.75, 0.25, 0.75)]  # four times each: so much is chance
    assert line("classic", "novice", exact, 4) == "| classic | `novice` | 4 | 0.0% | +0.0% |"
    assert line("classic", "novice", [Found(0.7, 0.5)] * 9, 10**6) == "| classic | `novice` | 9 | 20.0% | +20.0% |"


def test_a_table_is_told(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["calibration", "--games", "classic", "--positions", "1", "--times", "2"])
    assert main() == 0
    out, err = capsys.readouterr()
    assert [row.split(" | ")[:2] for row in out.splitlines()[2:]] == [
        ["| classic", "`novice`"],
        ["| classic", "`champion`"],
    ]
    assert "1/1" in err
