"""``python -m benchmarks.calibration``: sampled positions, playouts and the calibration error."""

import pytest
from benchmarks.calibration import Sample, line, main, position, won


def test_positions_are_before_a_roll_and_the_same_again() -> None:
    begun = position("onboard", "novice", 2)
    assert begun is not None
    assert (begun.wants, begun.position.turn) == ("dice", 5)
    again = position("onboard", "novice", 2)
    assert again is not None
    assert again.record == begun.record


@pytest.mark.deep
def test_playouts_of_both_seats_add_up() -> None:
    begun = position("classic", "novice", 9)
    assert begun is not None
    both = [won(begun, seat, 12, "x") for seat in (0, 1)]
    assert sum(both) == pytest.approx(1)
    assert 0 < both[0] < 1


def test_sampling_error_is_subtracted() -> None:
    exact = [
        Sample(0.5, share) for share in (0.25, 0.75, 0.25, 0.75)
    ]  # four playouts each: this much is sampling error
    assert line("classic", "novice", exact, 4) == "| classic | `novice` | 4 | 0.0% | +0.0% |"
    assert line("classic", "novice", [Sample(0.7, 0.5)] * 9, 10**6) == "| classic | `novice` | 9 | 20.0% | +20.0% |"


@pytest.mark.deep
def test_a_table_is_reported(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.argv", ["calibration", "--games", "classic", "--positions", "1", "--times", "2"])
    assert main() == 0
    out, err = capsys.readouterr()
    assert [row.split(" | ")[:2] for row in out.splitlines()[2:]] == [
        ["| classic", "`novice`"],
        ["| classic", "`champion`"],
    ]
    assert "1/1" in err
