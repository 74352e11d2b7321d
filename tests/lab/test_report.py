"""Statistics compared with NumPy on the raw results, and with published values."""

import json

import numpy as np
import pytest

from rowlock.kernels.position_arrays import ENDS
from rowlock.lab.report import NoGamesError, report
from rowlock.lab.report.simulation import report_simulation
from rowlock.lab.report.statistics import Histogram, statistics, wilson
from rowlock.lab.runner import Simulation
from rowlock.lab.workers import Threads

from .simulations import compiled_games, planned, reported, simulate


def test_a_report_says_what_the_results_say() -> None:
    plan = planned("random", "greedy", "random", games=3_000)
    results = compiled_games(plan)
    found = report_simulation(simulate(plan, Threads(1)), "1.2.3")
    scores, best = results["scores"].astype(int), results["scores"].max(axis=1, keepdims=True)
    shares = (scores == best) / (scores == best).sum(axis=1, keepdims=True)
    for at, seat in enumerate(found.seats):
        assert seat.bot == plan.players[at].name
        assert seat.mean == pytest.approx(scores[:, at].mean(), rel=1e-12)
        assert seat.sd == pytest.approx(scores[:, at].std(ddof=1), rel=1e-12)
        margin = 1.959963984540054 * scores[:, at].std(ddof=1) / np.sqrt(plan.games)
        assert seat.mean_ci == pytest.approx((seat.mean - margin, seat.mean + margin))
        assert seat.win_rate == pytest.approx(shares[:, at].mean(), rel=1e-12)
        assert seat.ci == wilson(seat.win_rate * plan.games, plan.games)
        assert seat.penalties == pytest.approx(results["penalties"][:, at].mean())
        numbers = np.repeat(np.arange(seat.scores.first, seat.scores.last + 1), seat.scores.counts)
        assert np.array_equal(numbers, np.sort(scores[:, at]))
    order = (np.arange(3) - results["start"].astype(int)[:, None]) % 3
    for at, place in enumerate(found.order):
        assert place.turn == at + 1
        assert place.mean == pytest.approx(scores[order == at].mean(), rel=1e-12)
        assert place.sd == pytest.approx(scores[order == at].std(ddof=1), rel=1e-12)
        assert place.win_rate == pytest.approx(shares[order == at].sum() / plan.games, rel=1e-12)
    turns = results["turns"]
    assert found.turns.mean == pytest.approx(turns.mean(), rel=1e-12)
    assert found.turns.sd == pytest.approx(turns.std(ddof=1), rel=1e-12)
    for share, number in found.turns.percentiles.items():
        assert number == np.percentile(turns, int(share), method="inverted_cdf")
    assert {name: end.games for name, end in found.ends.items()} == {
        name: int((results["end"] == ENDS.index(name)).sum()) for name in ("two_rows_locked", "four_penalties")
    }
    assert sum(end.share for end in found.ends.values()) == pytest.approx(1)
    assert sum(seat.win_rate for seat in found.seats) == pytest.approx(1)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # Newcombe 1998
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_wilson_against_published_values(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=6e-5)


def test_statistics_lose_nothing_in_many_games() -> None:
    half = 5 * 10**11
    found = statistics(2 * half, half * (100 + 101), half * (100**2 + 101**2))
    assert found.mean == 100.5
    assert found.sd == pytest.approx(0.5, rel=1e-11)
    assert statistics(1, 7, 49).sd == 0
    assert statistics(3, 21, 147).sd == 0


def test_histograms_begin_and_end_with_something() -> None:
    assert Histogram.trimmed([0, 0, 2, 0, 1, 0], -2) == Histogram(0, (2, 0, 1))
    assert Histogram.trimmed([0, 0], 5) == Histogram(5, ())
    found = Histogram(10, (1, 0, 2, 1))
    assert (found.last, found.total, found.moments) == (13, 4, (10 + 24 + 13, 100 + 288 + 169))
    assert [found.percentile(share) for share in (0, 25, 26, 75, 76, 100)] == [10, 10, 12, 12, 13, 13]


def test_a_report_is_json() -> None:
    found = reported("random", "random", game="onboard")
    data = json.loads(json.dumps(found.to_json()))
    assert data["options"] == {"track": "a"}
    assert data["seats"][0]["scores"]["counts"] == list(found.seats[0].scores.counts)
    assert set(data["turns"]) == {"mean", "sd", "mean_ci", "percentiles", "histogram"}
    assert data["version"] == "1.2.3"


def test_a_report_needs_a_game() -> None:
    with pytest.raises(NoGamesError, match="no game"):
        report(Simulation(planned("random", "random")), "1.2.3")


def test_one_game_is_enough() -> None:
    found = reported("random", "random", games=1)
    assert found.games == 1
    assert found.seats[0].sd == 0
    assert found.turns.percentiles["5"] == found.turns.percentiles["95"]


@pytest.mark.parametrize("games", [*range(1, 60), 1000, 5000, 10**6, 10**9])
def test_the_rate_lies_in_its_interval(games: int) -> None:
    """Also if all games or none are won, where rounding could exclude it."""
    for wins in (0, games, games // 3):
        low, high = wilson(wins, games)
        assert 0 <= low <= wins / games <= high <= 1
