"""Printed sheets: the right number of pages and paper size, and nothing else on them."""

import pytest
from playwright.sync_api import Page, expect

from rowlock.i18n import LANGUAGES, words
from rowlock.rules import COLORS, named_track
from rowlock.rules.sheet import LAST, POINTS, number_at

from ..deep import deep
from ..pdf import page_sizes
from .text_checks import CROWDED
from .visitors import DESK, PHONE, Visitors

GAMES = ("classic", "cards", "onboard")
PAPERS = {"a4": (595, 842), "letter": (612, 792)}
ROWS = [str(number_at(color, at)) for color in COLORS for at in range(LAST + 1)]
CROSSES = [str(text) for pair in list(enumerate(POINTS))[1:] for text in pair]
ELSEWHERE = """() => [...document.querySelectorAll("body *")]
    .filter((one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim()))
    .filter((one) => one.checkVisibility() && !one.closest(".paper, .hidden, title"))
    .map((one) => one.textContent.trim())"""

INK = "getComputedStyle(document.body).color"
FILTERS = (
    "[...document.querySelectorAll('*')].map((one) => getComputedStyle(one).filter).filter((one) => one !== 'none')"
)


def printed(page: Page) -> list[tuple[int, int]]:
    """Sizes of the printed pages, in points."""
    return page_sizes(page.pdf(prefer_css_page_size=True))


@pytest.mark.parametrize(
    ("game", "paper"),
    [
        ("classic", "letter"),
        ("cards", "a4"),
        ("onboard", "a4"),
        pytest.param("classic", "a4", marks=pytest.mark.deep),
        pytest.param("cards", "letter", marks=pytest.mark.deep),
        pytest.param("onboard", "letter", marks=pytest.mark.deep),
    ],
)
def test_the_number_and_size_of_the_pages(visitors: Visitors, game: str, paper: str) -> None:
    page = visitors(DESK).open(f"/print?game={game}")
    page.get_by_role("combobox", name="Paper", exact=True).select_option(paper)
    boards = 1 if game == "onboard" else 0
    for pages, each in ((1, 4), (3, 2)):
        page.get_by_role("combobox", name="Pages of sheets", exact=True).select_option(str(pages))
        page.get_by_role("combobox", name="Sheets on a page", exact=True).select_option(str(each))
        expect(page.locator(".paper")).to_have_count(pages + boards)
        expect(page.locator("svg.sheet")).to_have_count(pages * each)
        assert printed(page) == [PAPERS[paper]] * (pages + boards)


@pytest.mark.parametrize("game", ["onboard"])
def test_nothing_but_the_sheets_is_printed(visitors: Visitors, game: str) -> None:
    page = visitors(PHONE, "pl").open(f"/print?game={game}")
    expect(page.locator("header")).to_be_visible()
    page.emulate_media(media="print")
    expect(page.locator("header")).to_be_hidden()
    assert page.evaluate(ELSEWHERE) == []
    expect(page.locator("svg.sheet").first).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_a_sheet_has_its_rows_and_the_table_of_points(visitors: Visitors, game: str) -> None:
    page = visitors(PHONE, "cs").open(f"/print?game={game}")
    say = words("cs")
    sheet = page.get_by_role("img", name=say(f"game-{game}"), exact=True).first
    expect(sheet).to_be_visible()
    texts = [text.strip() for text in sheet.locator("text").all_text_contents()]
    cells = [text for text in texts if text.isdecimal()]
    assert cells == [*ROWS, *CROSSES]
    assert say(f"print-note-{game}") in texts
    assert (say("pad-bonus") in texts) == (game == "onboard")


@pytest.mark.parametrize("language", ["pl", *map(deep, sorted({*LANGUAGES} - {"pl"}))])
def test_all_text_fits_on_a_sheet(visitors: Visitors, language: str) -> None:
    page = visitors(DESK, language).open("/print?game=onboard")
    page.locator("svg.sheet").first.wait_for()
    assert page.evaluate(CROWDED) == []


def test_paper_is_light_in_a_dark_theme(visitors: Visitors) -> None:
    """And has no filters, which WebKit prints as black boxes."""
    page = visitors(DESK, theme="dark").open("/rules/classic")
    page.locator(".die").first.wait_for()
    page.emulate_media(media="screen", color_scheme="light")
    ink = page.evaluate(INK)
    page.emulate_media(media="screen", color_scheme="dark")
    assert page.evaluate(INK) != ink
    page.emulate_media(media="print", color_scheme="dark")
    assert page.evaluate(INK) == ink
    assert page.evaluate(FILTERS) == []


def test_both_sides_of_the_board_can_be_printed(visitors: Visitors) -> None:
    page = visitors(DESK).open("/print?game=onboard")
    for board, sides in (("none", ""), ("b", "b"), ("both", "ab")):
        page.get_by_role("combobox", name="Board", exact=True).select_option(board)
        expect(page.locator("svg.board")).to_have_count(len(sides))
        for drawn, side in zip(page.locator("svg.board").all(), sides, strict=True):
            texts = [text.strip() for text in drawn.locator("text").all_text_contents()][1:]
            assert texts == [text for _, number, bonus in named_track(side) for text in (str(number), f"+{bonus}")]
        assert len(printed(page)) == 1 + len(sides)
