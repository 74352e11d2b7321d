"""Tournament reports: shares, intervals over deals, ratings; as text and images, in every language."""

from io import BytesIO, StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

from rowlock.i18n import LANGUAGES, words
from rowlock.lab.bot_games import Forfeit, GameResult
from rowlock.lab.plan import Chunk, Seating, seatings, tournament
from rowlock.lab.players import Player, parse_players
from rowlock.lab.report import NoGamesError
from rowlock.lab.report.charts import draw
from rowlock.lab.report.statistics import Estimate, estimate, share_estimate, t_quantile
from rowlock.lab.report.text import print_report, standing_labels
from rowlock.lab.report.tournament import TournamentReport, placings, report_tournament, win_shares
from rowlock.lab.runner import Tournament

from ..deep import deep
from .simulations import run_tournament


def report_on(points: list[list[tuple[int, int]]], lost: tuple[Forfeit, ...] = ()) -> TournamentReport:
    """The report on deals of two players, given the points of both games of each deal by player."""
    run = Tournament(tournament("classic", parse_players("greedy,random"), 2, 2 * len(points)))
    run.seconds = 2.0
    for deal, games in enumerate(points):
        seated = zip(seatings((0, 1), deal), games, strict=True)
        dealt = tuple(
            GameResult(seating, tuple(by_player[number] for number in seating), lost) for seating, by_player in seated
        )
        run.add(Chunk(deal, 1), (dealt,))
    return report_tournament(run, "test")


def test_a_tie_is_shared() -> None:
    assert win_shares(GameResult((0, 1, 2), (5, 5, 3))) == (0.5, 0.5, 0)
    assert placings(GameResult((0, 1, 2), (5, 5, 3))) == (0, 0, 2)


def test_a_forfeit_wins_nothing_and_the_others_share() -> None:
    one, two = Forfeit(0, "died", ""), Forfeit(2, "stalled", "")
    assert win_shares(GameResult((0, 1, 2), (50, 5, 3), (one,))) == (0, 0.5, 0.5)
    assert placings(GameResult((0, 1, 2), (50, 5, 3), (one,))) == (1, 0, 0)
    assert win_shares(GameResult((0, 1, 2), (50, 5, 3), (one, two))) == (0, 1, 0)
    assert win_shares(GameResult((0, 1), (5, 3), (one, Forfeit(1, "died", "")))) == (0, 0)


def test_intervals_are_of_deals_not_of_games() -> None:
    """Deals split by luck, one game each, have far less variance than their games."""
    divided = report_on([[(10, 5), (5, 10)]] * 99 + [[(10, 5), (10, 5)]]).standings[0]
    assert divided.wins.mean == 0.505
    assert divided.wins.ci == pytest.approx((0.495, 0.515), abs=0.001)
    # both games of a deal won or lost together: four observations, not eight
    together = report_on([[(10, 5), (10, 5)], [(5, 10), (5, 10)]] * 2).standings[0]
    assert estimate([1.0, 0.0, 1.0, 0.0]).ci == pytest.approx((0.5 - 0.919, 0.5 + 0.919), abs=0.01)
    assert together.wins == Estimate(0.5, (0.0, 1.0))


def test_points_and_margins() -> None:
    found = report_on([[(10, 4), (20, 30)], [(12, 2), (14, 14)]])
    greedy, random = found.standings
    assert greedy.points is not None
    assert greedy.margin is not None
    assert random.margin is not None
    assert (greedy.wins.mean, greedy.points.mean) == (0.625, 14.0)
    assert (greedy.margin.mean, random.margin.mean) == (1.5, -1.5)
    assert (found.cross[0][0], found.cross[0][1]) == (None, greedy.wins)
    assert found.games_per_second == 2.0


def test_a_single_deal_has_no_interval() -> None:
    assert report_on([[(10, 4), (20, 30)]]).standings[0].wins == Estimate(0.5, None)


def test_equal_deals_get_a_wilson_interval() -> None:
    assert share_estimate([0.5] * 10).ci == pytest.approx((0.2366, 0.7634), abs=0.001)
    assert share_estimate([1.0] * 10).ci == pytest.approx((0.7225, 1.0), abs=0.001)
    assert share_estimate([0.0] * 10).ci == pytest.approx((0.0, 0.2775), abs=0.001)


@pytest.mark.parametrize(
    ("freedom", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (5, 2.571), (30, 2.042), (10**6, 1.960)]
)
def test_t_quantiles(freedom: int, quantile: float) -> None:
    assert t_quantile(freedom) == pytest.approx(quantile, rel=0.01)


def test_failures_count_in_wins_and_not_in_points() -> None:
    found = report_on([[(0, 4), (0, 30)]] * 2, (Forfeit(0, "died", "oops"),))
    greedy, random = found.standings
    # seat 0 failed in each game, and each player sat there once per deal
    assert (greedy.wins.mean, random.wins.mean) == (0.5, 0.5)
    assert greedy.points is greedy.margin is None
    (failures,) = greedy.failures
    assert (failures.kind, failures.games, failures.reasons) == ("died", 2, ("oops",))


def test_the_stronger_has_the_higher_rating_and_is_ahead() -> None:
    plan = tournament("classic", parse_players("greedy,random,steady"), 2, 60)
    found = report_tournament(run_tournament(plan), "test")
    greedy, random, steady = found.standings
    assert steady.rating > greedy.rating > random.rating
    assert 0 < greedy.sigma < 25 / 3
    ahead = found.cross[0][1]
    assert ahead is not None
    assert ahead.mean > 0.9
    assert [match.sides[0].bot for match in found.matches] == ["greedy", "greedy", "random"]
    again = report_tournament(run_tournament(plan), "test")
    assert again.standings == found.standings


def test_one_against_a_table_of_others() -> None:
    plan = tournament("classic", parse_players("steady,random,greedy"), 4, 32, against=True)
    found = report_tournament(run_tournament(plan), "test")
    steady, random, greedy = found.standings
    assert (found.bots, found.against, found.games) == (("steady", "random"), "greedy", 64)
    assert steady.wins.mean > 0.25 > random.wins.mean
    # the remaining wins, for each of three seats at two tables
    assert greedy.wins.mean == pytest.approx((2 - steady.wins.mean - random.wins.mean) / 6)
    assert greedy.rating > random.rating


def alone(won: list[tuple[bool, bool]], luck: list[float] | None = None) -> TournamentReport:
    """Two bots against a third: whether each won both games of a deal, and the luck of the deal."""
    players = parse_players("steady,novice,greedy")
    plan = tournament("classic", players, 2, 2 * len(won), against=True, luck=luck is not None)
    run = Tournament(plan)
    for deal, both in enumerate(won):
        for table, mine in enumerate(both):
            given = luck[deal] if luck else 0.0
            run.results[deal, table] = tuple(
                GameResult(
                    seating,
                    tuple(10 * (mine == (number == table)) for number in seating),
                    luck=tuple(given if number == table else -given for number in seating) if luck else (),
                )
                for seating in seatings(plan.tables[table], deal)
            )
    return report_tournament(run, "test")


def test_gaps_are_paired_differences_over_the_same_deals() -> None:
    """Each wins about half, but one never wins less of a deal."""
    found = alone([(True, True), (False, False)] * 50 + [(True, False)])
    first, second = found.standings[:2]
    assert first.wins.ci is not None
    assert first.wins.ci[0] < second.wins.mean < first.wins.mean
    (none, gap), (other, _) = found.gaps
    assert none is None
    assert gap is not None
    assert gap.mean == pytest.approx(1 / 101)
    assert gap.ci == pytest.approx((1 / 101 - 0.01964, 1 / 101 + 0.01964), abs=1e-4)
    assert other is not None
    assert other.mean == -gap.mean
    assert report_on([[(10, 5), (5, 10)]]).gaps == ()


def test_gaps_exclude_luck() -> None:
    found = alone([(True, False), (True, True), (False, True), (True, False)], luck=[0.5, -0.25, 0.125, 0.25])
    gap, earned = found.gaps[0][1], [standing.earned for standing in found.standings]
    assert gap is not None
    assert earned[0] is not None
    assert earned[1] is not None
    assert gap.mean == pytest.approx(earned[0].mean - earned[1].mean)
    assert earned[0].mean == pytest.approx(0.75 - 0.15625)


@pytest.mark.parametrize("language", LANGUAGES)
def test_gaps_are_printed_and_drawn(language: str) -> None:
    say, found, out, file = words(language), alone([(True, False), (True, True)] * 4), StringIO(), BytesIO()
    print_report(found, say, Console(file=out, width=60, highlight=False))
    assert say("arena-gaps-title", luck="in") in out.getvalue()
    assert f"+{say('arena-earned-share', share=50.0, margin=44.67)}" in out.getvalue()
    draw(found, say, file, "svg")
    drawn = "".join(ElementTree.fromstring(file.getvalue()).itertext())
    assert say("arena-gaps-title", luck="in") in drawn
    assert say("arena-cross-title") not in drawn
    assert drawn.count("greedy") == 2  # at its wins and its rating, but in no cell


PROGRAMS = tuple(Player(f"exec:python3 a/very/long/path/{at}/program.py", command=("x",)) for at in (1, 1, 2))


def many() -> TournamentReport:
    """More players than fit beside each other on a narrow screen, with failures."""
    players = (*PROGRAMS, *parse_players("greedy,random,steady,novice,greedy,greedy"))
    plan = tournament("onboard", players, 2, 4)
    run = Tournament(plan)
    for table, seats in enumerate(plan.tables):
        for deal in range(2):
            run.results[deal, table] = tuple(_result(seating) for seating in seatings(seats, deal))
    return report_tournament(run, "test")


def _result(seating: Seating) -> GameResult:
    lost = tuple(Forfeit(seat, "stalled", "zzz") for seat, number in enumerate(seating) if number == 2)
    return GameResult(seating, tuple(10 * number for number in seating), lost)


def test_names_are_short_and_different() -> None:
    names = standing_labels(many())
    assert len(set(names)) == len(names) == 9
    assert names[0].startswith("exec:…")
    assert names[0].endswith("/1/program.py")
    assert names[1] == f"{names[0]} 2"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [60, 80, 120])
def test_the_report_fits_the_screen(language: str, width: int) -> None:
    say, out = words(language), StringIO()
    print_report(many(), say, Console(file=out, width=width, highlight=False))
    text = out.getvalue()
    assert max(map(len, text.splitlines())) <= width
    for name in standing_labels(many()):
        assert text.count(name) >= 2
    for name in ("arena-cross-title", "arena-failures-title"):
        assert say(name) in text
    assert "…\n" not in text  # no column is truncated
    assert (say("arena-rating") in text) == (width > 72)
    assert (say("arena-margin") in text) == (width > 90)
    assert say("arena-failure", kind="stalled") in text
    assert "zzz" in text
    assert text.count(say("simulate-percent", value=1.0)) > 9


@pytest.mark.parametrize("language", ["cs", *map(deep, sorted({*LANGUAGES} - {"cs"}))])
def test_the_picture_is_localized(language: str) -> None:
    say, found = words(language), many()
    file = BytesIO()
    draw(found, say, file, "svg")
    tree = ElementTree.fromstring(file.getvalue())
    texts = ["".join(each.itertext()) for each in tree.iter("{http://www.w3.org/2000/svg}text")]
    for name in ("arena-cross-title", "arena-rating-title", "simulate-wins-title"):
        assert say(name) in texts
    for place, at in enumerate(found.ranked, start=1):
        assert f"{place} {standing_labels(found)[at]}" in texts
        assert texts.count(str(place)) == 3  # column header, wins and rating


@pytest.mark.parametrize("kind", ["png", "pdf"])
def test_a_table_against_one_can_be_drawn(kind: str) -> None:
    plan = tournament("classic", parse_players("steady,greedy"), 3, 3, against=True)
    found = report_tournament(run_tournament(plan), "test")
    file = BytesIO()
    draw(found, words("en"), file, kind)
    assert file.getvalue().startswith({"png": b"\x89PNG", "pdf": b"%PDF-"}[kind])


def test_a_report_needs_a_deal() -> None:
    with pytest.raises(NoGamesError, match="no game"):
        report_tournament(Tournament(tournament("classic", parse_players("greedy,random"), 2, 2)), "test")
