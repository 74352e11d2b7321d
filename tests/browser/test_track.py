"""The track of On Board at the table: a way to each option, and the whole track on a phone."""

from typing import Final

from playwright.sync_api import Page, expect

from .player import open_table
from .visitors import DESK, PHONE, Visitors, visit

WALK: Final = 2500
"""Milliseconds after which the whole track closes by itself, and a bit."""
LISTENERS: Final = """() => {
    globalThis.listening = 0;
    const { addEventListener: add, removeEventListener: remove } = MediaQueryList.prototype;
    MediaQueryList.prototype.addEventListener = function (...all) { listening += 1; add.apply(this, all); };
    MediaQueryList.prototype.removeEventListener = function (...all) { listening -= 1; remove.apply(this, all); };
    Object.defineProperty(MediaQueryList.prototype, "onchange", { set() { listening += 1; } });
}"""


def open_whole_track(page: Page) -> None:
    page.locator(".whole").click()
    page.locator("dialog[open] .track").wait_for()


def close_whole_track(page: Page) -> None:
    page.keyboard.press("Escape")
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_every_option_has_a_way_of_its_own(visitors: Visitors) -> None:
    page = visitors(DESK).open(None)
    for _ in range(10):
        open_table(page, "onboard", "move", 8)
        if page.locator(".track button.can").count() > 1:
            break
    fields = page.locator(".track button.can")
    ways = page.locator(".track .way")
    expect(ways).to_have_count(fields.count())
    shapes = ways.evaluate_all("(all) => all.map((way) => way.querySelector('path').getAttribute('d'))")
    assert len(set(shapes)) == fields.count() > 1
    expect(page.locator(".track .way.strong")).to_have_count(0)
    fields.last.hover()
    expect(ways.last).to_contain_class("strong")
    page.mouse.move(2, 2)
    fields.first.focus()
    expect(page.locator(".track .way.strong")).to_have_count(1)
    expect(ways.first).to_contain_class("strong")


def test_a_whole_track_that_is_opened_again_stays_open(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    open_table(page, "onboard", "move", 8)
    page.clock.install()
    open_whole_track(page)
    page.locator("dialog[open] .track button.can").first.click()
    close_whole_track(page)
    open_whole_track(page)
    page.clock.run_for(WALK)
    expect(page.locator("dialog[open] .track")).to_be_visible()


def test_the_whole_track_closes_when_the_window_has_room_for_it(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    open_table(page, "onboard", "move", 8)
    open_whole_track(page)
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.locator(".board > .track").wait_for()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.locator(".whole").wait_for()
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_a_table_that_is_left_listens_to_the_window_no_more(visitors: Visitors) -> None:
    page = visitors(DESK).open()
    page.locator("h1").wait_for()
    page.evaluate(LISTENERS)
    open_table(page, "onboard", "move")
    assert page.evaluate("listening") > 0
    visit(page, "/nowhere")
    page.wait_for_function("() => listening === 0")
