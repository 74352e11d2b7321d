"""The documentation in a browser: search, both themes, small screens, and the way there from the client."""

import re
from typing import Literal

import pytest
from playwright.sync_api import expect

from .visitors import DESK, PHONE, SIZES, Size, Visitors

PAGES = (
    "index",
    "play/browser",
    "host/hosting",
    "game/rules",
    "build/tutorial",
    "build/api/game",
    "build/protocol",
    "build/http-api",
)


@pytest.mark.parametrize(
    ("words", "first"),
    [("penalty", "game/questions.html"), ("Game.undo", "build/api/game.html#rowlock.Game.undo")],
)
def test_the_search_finds_the_page(visitors: Visitors, words: str, first: str) -> None:
    page = visitors().open("/docs/")
    page.get_by_role("searchbox").or_(page.get_by_label("Search", exact=True)).first.fill(words)
    page.keyboard.press("Enter")
    results = page.locator("#search-results ul.search > li > a")
    expect(results.first).to_have_attribute("href", first)
    results.first.click()
    expect(page).to_have_url(re.compile(rf"/docs/{re.escape(first.partition('#')[0])}"))
    expect(page.locator("article")).to_contain_text(words.rpartition(".")[2])


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_pages_fit_the_screen(visitors: Visitors, size: Size) -> None:
    """Nothing is wider than the screen, and the policy of the server blocks nothing: that would be in the console."""
    page = visitors(size).open(None)
    for name in PAGES:
        page.goto(f"/docs/{name}.html")
        expect(page.locator("article h1")).to_be_visible()
        assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth"), name
        broken = page.locator("article img").evaluate_all("images => images.filter(each => !each.naturalWidth).length")
        assert not broken, name


@pytest.mark.parametrize(("theme", "paper"), [("light", "rgb(251, 247, 239)"), ("dark", "rgb(21, 24, 31)")])
def test_it_is_light_or_dark_as_the_client(visitors: Visitors, theme: Literal["light", "dark"], paper: str) -> None:
    page = visitors(DESK, theme=theme).open("/docs/")
    assert page.locator("body").evaluate("body => getComputedStyle(body).backgroundColor") == paper


def test_the_client_leads_there_and_back(visitors: Visitors) -> None:
    page = visitors(PHONE, service_worker=True).open("/")
    page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
    page.get_by_role("contentinfo").get_by_role("link", name="Documentation").click()
    expect(page).to_have_url(re.compile(r"/docs/index\.html$"))
    expect(page.locator("article h1")).to_contain_text("Rowlock")
    page.locator(".nav-overlay-icon").click()
    page.get_by_role("link", name="Play now").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("lock the row")
