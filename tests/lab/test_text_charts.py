"""Text charts: bars, scales and reports that fit the terminal."""

import re
from io import StringIO

import pytest
from rich.console import Console

from rowlock.i18n import LANGUAGES, words
from rowlock.lab.report.statistics import Histogram
from rowlock.lab.report.text import print_report, scale
from rowlock.text_report import horizontal_bar, vertical_bars

from .simulations import reported


def test_columns_grow_from_below() -> None:
    assert vertical_bars([0, 1, 8, 16], 2, 16) == ["   █", " ▁██"]
    assert vertical_bars([0, 8, 16], 2, 16, blocks=False) == ["  #", " ##"]


def test_bars_grow_from_the_left_and_nonzero_shares_show() -> None:
    assert [horizontal_bar(share, 4) for share in (0, 1e-9, 0.5, 1)] == ["", "▏", "██", "████"]


@pytest.mark.parametrize("width", [10, 30, 80])
def test_a_scale_holds_everything_and_its_axis_fits(width: int) -> None:
    one, other = Histogram(-20, (5,) * 60), Histogram(30, (5,) * 90)
    shown = scale([one, other], width)
    assert shown.columns * shown.column_width <= width
    assert sum(shown.binned(one)) == one.total
    assert sum(shown.binned(other)) == other.total
    for number in re.finditer(r"-?(\d+)", shown.axis()):
        assert abs(shown.column(int(number[0])) * shown.column_width - number.start(1)) <= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_a_report_fits_into_a_terminal(language: str, width: int) -> None:
    say = words(language)
    for bots in (("random",), ("random",) * 2, ("random",) * 5):
        out = StringIO()
        print_report(reported(*bots), say, Console(file=out, width=width, force_terminal=True, color_system=None))
        text = out.getvalue()
        assert "…" not in text
        assert max(len(line) for line in text.splitlines()) <= width
        assert (say("simulate-order-title") in text) == (len(bots) > 1)
        for title in ("simulate-points-title", "simulate-turns-title", "simulate-ends-title"):
            assert say(title) in text


def test_ascii_terminals_get_ascii_bars() -> None:
    class Ascii(StringIO):
        encoding = "ascii"

    out = Ascii()
    print_report(reported("random", "random"), words("en"), Console(file=out, width=80))
    assert "█" not in out.getvalue()
    assert "###" in out.getvalue()
