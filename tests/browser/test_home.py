"""The home page: what is running comes first, playing is one tap away, and somebody new is shown where to learn."""

import pytest
from playwright.sync_api import Page, expect

from rowlock.i18n import words

from .player import finish, start_table
from .statistics import STORE, local_results
from .visitors import TABLET, Visitors

SMALL_PHONE = (360, 640)
say = words("en")


def in_view(page: Page, selector: str) -> bool:
    """Whether an element is wholly in the window and nothing covers its middle."""
    return bool(
        page.locator(selector).first.evaluate(
            """(element) => {
                const box = element.getBoundingClientRect();
                const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
                return box.top >= 0 && box.bottom <= innerHeight && element.contains(top);
            }"""
        )
    )


@pytest.mark.parametrize("language", ["en", "pl"])
def test_the_button_to_play_needs_no_scrolling_on_a_small_phone(visitors: Visitors, language: str) -> None:
    page = visitors(SMALL_PHONE, language).open()
    expect(page.get_by_role("link", name=words(language)("web-learn-new"))).to_be_visible()
    assert in_view(page, "[data-game=classic] .button.main")


def test_a_running_game_comes_first_and_learning_until_one_is_finished(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE).open("/api/health")
    table = start_table(page, "classic")
    page.goto("/")
    link = page.locator(f'[data-running] a[href="/t/{table}"]')
    expect(link).to_contain_text(say("web-your-turn"))
    assert in_view(page, "[data-running] a")
    above, title = page.locator("[data-running]").bounding_box(), page.locator("h1").bounding_box()
    assert above
    assert title
    assert above["y"] + above["height"] <= title["y"]
    expect(page.get_by_role("link", name=say("web-learn-new"))).to_be_visible()
    finished = finish(page, "classic")  # of another guest, who has no running game
    page.goto("/")
    expect(page.locator(f'a[href="/t/{finished}"]')).to_be_visible()
    expect(page.locator("[data-running]")).to_have_count(0)
    expect(page.get_by_role("link", name=say("web-learn-new"))).to_have_count(0)


def test_who_has_played_on_this_device_is_not_new(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE).open("/learn")
    page.evaluate(STORE, local_results(1))
    page.goto("/")
    expect(page.get_by_role("link", name=say("stats-played", games=1))).to_be_visible()
    expect(page.get_by_role("link", name=say("web-learn-new"))).to_have_count(0)


def test_no_tile_is_left_alone_on_a_tablet(visitors: Visitors) -> None:
    page = visitors(TABLET).open()
    page.locator(".way").first.wait_for()
    rows: list[int] = page.locator(".way").evaluate_all(
        "(tiles) => tiles.map((tile) => Math.round(tile.getBoundingClientRect().top))"
    )
    assert len(rows) == 5
    assert min(rows.count(row) for row in rows) >= 2


def test_the_trademark_line_is_off_the_table(visitors: Visitors) -> None:
    page = visitors().open("/api/health")
    table = start_table(page, "classic")
    page.goto("/")
    expect(page.get_by_text(say("page-trademark"))).to_be_visible()
    page.goto(f"/t/{table}")
    page.locator(".dock").wait_for()
    expect(page.get_by_text(say("page-trademark"))).to_have_count(0)


def test_a_game_without_a_track_speaks_of_no_bonus(visitors: Visitors) -> None:
    page = visitors().open("/api/health")
    page.goto(f"/t/{start_table(page, 'classic')}")
    expect(page.locator(".mine .sum")).to_have_attribute("aria-label", "Penalties: 0. Total: 0.")
