"""Charts as images: format and localized labels."""

from io import BytesIO
from xml.etree import ElementTree

import pytest

from rowlock.i18n import LANGUAGES, words
from rowlock.lab.report.charts import draw, figure
from rowlock.lab.report.simulation import SimulationReport

from .simulations import reported

BEGINNINGS = {"png": b"\x89PNG\r\n\x1a\n", "pdf": b"%PDF-", "svg": b"<?xml"}


def drawn(report: SimulationReport, language: str, kind: str) -> bytes:
    file = BytesIO()
    draw(report, words(language), file, kind)
    return file.getvalue()


@pytest.mark.parametrize("kind", BEGINNINGS)
def test_a_picture_is_of_the_kind_asked_for(kind: str) -> None:
    assert drawn(reported("random", "random"), "en", kind).startswith(BEGINNINGS[kind])


@pytest.mark.parametrize("language", LANGUAGES)
def test_labels_are_localized(language: str) -> None:
    say, report = words(language), reported("random", "random", game="onboard")
    tree = ElementTree.fromstring(drawn(report, language, "svg"))
    texts = {"".join(each.itertext()) for each in tree.iter("{http://www.w3.org/2000/svg}text")}
    for name in ("points-title", "share-axis", "wins-title", "turns-title", "turns-axis", "ends-title"):
        assert say(f"simulate-{name}") in texts
    assert {"1 random", "2 random"} <= texts
    for name in report.ends:
        assert any(text.startswith(say("simulate-end", end=name)) for text in texts)


@pytest.mark.parametrize("players", [1, 5])
def test_any_number_of_seats_can_be_drawn(players: int) -> None:
    text = drawn(reported(*["random"] * players), "en", "svg").decode()
    assert (words("en")("simulate-wins-title") in text) == (players > 1)
    assert f"{players} random" in text


def test_a_single_game_can_be_drawn() -> None:
    assert drawn(reported("random", "random", games=1), "en", "png")


def test_every_bar_fits() -> None:
    """Seats share their axes: the tallest bar fits, whichever seat has it."""
    report = reported("greedy", "random")
    drawing = figure(report, words("en"))
    tallest = max(max(seat.scores.counts) for seat in report.seats) / report.games
    panels = [axes for part in drawing.subfigs for axes in part.axes]
    assert sum(axes.get_ylim()[1] >= tallest for axes in panels) >= report.players


def test_a_seat_that_never_wins_is_drawn() -> None:
    report = reported("greedy", "random", games=40)
    assert report.seats[1].win_rate == 0
    assert drawn(report, "en", "png")
