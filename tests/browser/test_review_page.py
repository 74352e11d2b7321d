"""The review page: the curve, the costly decisions, and retries from a position."""

import re
from collections.abc import Mapping
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Page, expect

from ..deep import deep
from ..server.processes import Server
from .player import finish, hasten, play_now, start_table
from .records import game_text
from .visitors import PHONE, Visitor, Visitors

Finished = tuple[str, dict[str, str]]


@pytest.fixture(scope="module")
def classic(chromium: Browser, server: Server) -> Finished:
    """A finished table and the cookies of its player, Ada: the server caches its review."""
    with closing(Visitors(chromium, server.url)) as visitors:
        page = visitors().open(None)
        table = finish(page, "classic")
        return table, {cookie.get("name", ""): cookie.get("value", "") for cookie in page.context.cookies()}


def open_as_ada(visitor: Visitor, cookies: Mapping[str, str], path: str) -> Page:
    visitor.context.add_cookies(
        [{"name": name, "value": value, "url": visitor.base} for name, value in cookies.items()]
    )
    return visitor.open(path)


def test_from_the_end_of_a_game_to_its_review_and_back_into_it(visitors: Visitors, classic: Finished) -> None:
    table, cookies = classic
    page = open_as_ada(visitors(PHONE, touch=True), cookies, f"/t/{table}")
    page.get_by_role("link", name="Review").tap()
    page.wait_for_url(f"**/review/{table}?*")
    curve = page.get_by_role("slider")
    curve.wait_for()
    # the costliest decision is first, and is shown on the board
    costly = page.locator(".costly button.choice")
    expect(costly.first).to_contain_text("Ada")
    costly.first.tap()
    expect(costly.first).to_have_attribute("aria-pressed", "true")
    board = page.locator("section:has(> #board-title)")
    lost = costly.first.locator(".cost").inner_text()
    assert re.fullmatch(r"−\d+\.\d%", lost)
    expect(board).to_contain_text(lost)
    expect(board).to_contain_text("chosen")
    expect(board).to_contain_text("best")
    # sorted by loss
    losses = [float(each.strip("−%")) for each in costly.locator(".cost").all_inner_texts()]
    assert losses == sorted(losses, reverse=True)
    # the buttons to the next and the previous one
    page.get_by_role("button", name="Next costly decision").tap()
    expect(costly.nth(1)).to_have_attribute("aria-pressed", "true")
    page.get_by_role("button", name="Previous costly decision").tap()
    expect(costly.first).to_have_attribute("aria-pressed", "true")
    # keyboard navigation by turn moves the board
    curve.focus()
    page.keyboard.press("End")
    expect(curve).to_have_attribute("aria-valuetext", re.compile(r"100%"))
    page.keyboard.press("Home")
    expect(page.locator("#board-title")).to_have_text("Turn 1")
    page.keyboard.press("ArrowRight")
    expect(page.locator("#board-title")).to_have_text("Turn 2")
    # a retry from that decision
    costly.first.tap()
    turn = page.locator("#board-title").inner_text().split(" · ")[0]
    page.get_by_role("button", name="Try again from here").tap()
    page.wait_for_url("**/t/*")
    assert table not in page.url
    expect(page.locator(".bar")).to_contain_text(turn)
    expect(page.locator(".mine .can, .dock .chip").first).to_be_visible()


def test_a_retry_links_back_to_the_decision(visitors: Visitors, classic: Finished) -> None:
    table, cookies = classic
    page = open_as_ada(visitors(), cookies, f"/review/{table}")
    second = page.locator(".costly button.choice").nth(1)
    again = page.get_by_role("button", name="Try again from here")
    # by the browser's back button
    second.click()
    title = page.locator("#board-title").text_content() or ""
    again.click()
    page.locator(".dock").wait_for()
    page.go_back()
    expect(page.locator("#board-title")).to_have_text(title)
    expect(second).to_have_attribute("aria-pressed", "true")
    # by the table's link, which survives a reload
    again.click()
    page.locator(".dock").wait_for()
    page.reload()
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Back to the review").click()
    expect(page.locator("#board-title")).to_have_text(title)
    expect(second).to_have_attribute("aria-pressed", "true")


def test_a_review_says_who_resigned(visitors: Visitors) -> None:
    page = visitors().open("/")
    play_now(page, "classic")
    hasten(page, 4, "mark")
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    page.locator(".results").get_by_role("link", name="Review").click()
    expect(page.locator("main .notice")).to_have_text(
        re.compile(r"^Player resigns\. This game was not played to its end")
    )


@pytest.mark.parametrize(
    ("game", "frames"),
    [
        deep("onboard", {".track .fresh", ".track .hinted", ".own .fresh", ".own .hinted"}),
        deep("cards", {".hand .fresh", ".hand .hinted", ".back.fresh", ".back.hinted", ".own .fresh", ".own .hinted"}),
    ],
)
def test_the_chosen_and_the_best_decision_are_highlighted(visitors: Visitors, game: str, frames: set[str]) -> None:
    page = visitors().open("/replay")
    page.locator("textarea").fill(game_text(game, "Ada"))  # a game with ten costly pawn moves
    page.locator("form .button").click()
    page.get_by_role("link", name="Review").click()
    page.get_by_role("slider").wait_for()
    onward = page.get_by_role("button", name="Next costly decision")
    seen = set[str]()
    while onward.is_enabled():
        onward.click()
        seen |= {frame for frame in frames if page.locator(f".position {frame}").count()}
    assert seen == frames
    if game == "cards":
        expect(page.locator(".hand h2")).to_have_text(re.compile("^Hand of (Ada|Ben)$"))


def test_a_tap_on_the_curve_moves_the_board(visitors: Visitors, classic: Finished) -> None:
    table, cookies = classic
    page = open_as_ada(visitors(), cookies, f"/review/{table}")
    curve = page.get_by_role("slider")
    box = curve.bounding_box()
    assert box is not None
    curve.click(position={"x": box["width"] * 0.1, "y": box["height"] / 2})
    expect(page.locator("#board-title")).to_have_text("Turn 1")
    curve.click(position={"x": box["width"] * 0.81, "y": box["height"] / 2})
    expect(curve).to_have_attribute("aria-valuenow", str(curve.get_attribute("aria-valuemax")))


@pytest.mark.deep
def test_a_saved_game_is_reviewed_too(visitors: Visitors) -> None:
    page = visitors().open("/replay")
    page.locator("textarea").fill(game_text("onboard", "Ada"))  # its review is cached
    page.locator("form .button").click()
    page.get_by_role("link", name="Review").click()
    page.wait_for_url("**/review")
    expect(page.get_by_role("slider")).to_be_visible()
    page.reload()  # stored for the tab
    expect(page.get_by_role("slider")).to_be_visible()


def test_a_game_that_goes_on_has_no_review(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.allowed = (*visitor.allowed, "409 (Conflict)")
    page = visitor.open(None)
    page.goto(f"/review/{start_table(page, 'classic')}")
    expect(page.get_by_role("alert")).to_have_text("The game is still being played.")
    expect(page.get_by_role("slider")).to_have_count(0)


@pytest.mark.deep
def test_a_solo_game_is_measured_by_perfect_play(visitors: Visitors) -> None:
    page = visitors().open(None)
    page.goto(f"/t/{finish(page, 'classic', solo=True)}")
    expect(page.locator(".results")).to_contain_text("Perfect play scores 115.5 points on average.")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Expected points, turn by turn")).to_be_visible()
