"""Hints in the browser: requested, browsed and closed; other players do not see them."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from .player import open_table, table_id, two_at_a_table
from .visitors import DESK, PHONE, Visitors

TRANSPARENT: Final = """(element) => /^transparent$|rgba\\(.*, 0\\)$/.test(getComputedStyle(element).backgroundColor)"""


def open_decision(page: Page, game: str = "classic", wanted: str = "mark") -> None:
    """Start games against a bot until one has a decision of the wanted type with a hint."""
    for _ in range(20):
        open_table(page, game, wanted, 6)
        if page.locator('[data-key="h"]').count():
            return
    raise AssertionError("no game has such a decision")


def step(page: Page) -> Any:
    return page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game.step", table_id(page))


def in_sight(page: Page, shown: str) -> bool:
    """Whether all elements of a selector are in the window above the dock."""
    return bool(
        page.evaluate(
            """(shown) => {
                const dock = document.querySelector(".dock").getBoundingClientRect().top;
                const boxes = [...document.querySelectorAll(shown)].map((each) => each.getBoundingClientRect());
                return boxes.length > 0 && boxes.every(({ top, bottom }) => top >= 0 && bottom <= dock);
            }""",
            shown,
        )
    )


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESK, marks=pytest.mark.deep)], ids=["phone", "desk"])
@pytest.mark.parametrize(
    ("game", "wanted", "pressed", "shown"),
    [
        ("classic", "mark", ":has(.dot)", ".mine .hinted"),
        ("cards", "draw", "", ".display .hinted"),
        ("cards", "play", ":has(.card)", ".hand .hinted"),
        ("onboard", "move", ":has(.dot)", ":is(.track, .lane) .hinted"),
    ],
)
def test_a_selected_option_is_highlighted_and_not_decided(
    visitors: Visitors, game: str, wanted: str, pressed: str, shown: str, size: tuple[int, int]
) -> None:
    page = visitors(size, touch=True).open(None)
    open_decision(page, game, wanted)
    before = step(page)
    expect(page.locator(".hint")).to_have_count(0)
    page.locator('[data-key="h"]').tap()
    options = page.locator(".hint .option")
    expect(options.first).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".hint .why").first).to_have_text(re.compile(r"\S.*\.$"))
    crossing = page.locator(f".hint .option{pressed}").first
    page.evaluate("() => scrollTo(0, document.body.scrollHeight)")
    crossing.tap()
    expect(crossing).to_have_attribute("aria-pressed", "true")
    expect(page.locator(shown).first).to_be_visible()
    assert in_sight(page, shown)
    assert step(page) == before
    assert not page.locator(".dock").evaluate(TRANSPARENT)
    if game == "classic":  # the hint does not cover the sheet
        sheet, dock = page.locator(".mine").bounding_box(), page.locator(".dock").bounding_box()
        assert sheet is not None
        assert dock is not None
        assert sheet["y"] + sheet["height"] <= dock["y"] + 1
    page.locator('[data-key="h"]').tap()
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)


def test_a_hint_by_keyboard_takes_the_focus_and_gives_it_back(visitors: Visitors) -> None:
    page = visitors(DESK).open(None)
    open_decision(page)
    page.keyboard.press("h")
    expect(page.locator(".hint .option").first).to_be_focused()
    expect(page.locator("[aria-live=polite]", has_text="Chance to win").first).to_be_attached()
    chances = [float(text.rstrip("%")) for text in page.locator(".hint .chance").all_inner_texts()]
    assert chances[0] > max(chances) - 5  # close win chances are ranked by points
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator(".hint .option").nth(1)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    expect(page.locator('[data-key="h"]')).to_be_focused()
    # a decision closes the hint
    page.keyboard.press("h")
    expect(page.locator(".hint")).to_be_visible()
    page.keyboard.press("0")
    expect(page.locator(".hint")).to_have_count(0)


def test_a_table_with_a_clock_has_no_hints_unless_its_host_allows_them(visitors: Visitors) -> None:
    page = visitors(DESK).open("/new")
    allowed = page.get_by_label("Players may ask for hints")
    expect(allowed).to_be_checked()
    page.get_by_label("Time for each decision").select_option("120")
    expect(allowed).not_to_be_checked()
    for hints in (False, True):
        page.goto("/new")
        page.get_by_label("Time for each decision").select_option("120")
        if hints:
            page.get_by_label("Players may ask for hints").check()
        page.get_by_role("button", name="Set up the table").click()
        page.wait_for_url("**/t/*")
        page.get_by_role("button", name="Add a bot").first.click()
        page.get_by_role("button", name="Start").click()
        page.locator('.dock [data-key="0"], .dock [data-key="r"]').first.wait_for()
        if page.locator('.dock [data-key="r"]').count():
            page.keyboard.press("r")
        page.locator('.dock [data-key="0"]').wait_for()
        expect(page.locator('[data-key="h"]')).to_have_count(int(hints))


def test_others_see_that_a_hint_was_requested_and_nothing_more(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    ada.locator('[data-key="h"]').click()
    expect(ada.locator(".hint")).to_be_visible()
    expect(ben.locator(".happened")).to_contain_text("asks for a hint")
    expect(ada.locator(".happened")).not_to_contain_text("asks for a hint")
    expect(ben.locator(".hint")).to_have_count(0)
