"""Codes of two words: the room shows them in the viewer's language, and a friend types them in another."""

import pytest
from playwright.sync_api import Page, expect

from rowlock.i18n import words
from rowlock.tables.code_words import code_number, code_text

from .player import COMMAND, SEAT, table_id
from .visitors import EXPECTED, PHONE, Visitors

SMALL_PHONE = (360, 640)


def room(page: Page) -> str:
    """Open a room of two and return its code."""
    page.goto("/new?game=classic")
    page.locator("form .button.main").click()
    page.locator(".said").wait_for()
    return page.locator(".said").inner_text()


@pytest.mark.parametrize("path", ["/", "/join"])
def test_a_friend_types_the_words_in_another_language_and_sits_down(visitors: Visitors, path: str) -> None:
    ada, ben = visitors(SMALL_PHONE, "pl").open(None), visitors(PHONE, "cs").open(path)
    code = room(ada)
    number = code_number(code)
    assert number is not None
    assert code == code_text(number, "pl")
    say = words("cs")
    ben.get_by_label(say("web-join" if path == "/" else "web-join-words")).fill(f"  {code_text(number, 'cs').upper()} ")
    ben.keyboard.press("Enter")
    ben.wait_for_url(f"**/t/{table_id(ada)}")
    ben.get_by_role("button", name=say("web-sit")).click()
    expect(ada.locator(".seat .small", has_text="bot")).to_have_count(0)
    expect(ada.locator(".said")).to_have_count(0)  # every seat is taken
    assert ada.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_words_are_in_the_language_of_the_viewer_and_selected_by_one_tap(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE, "en").open(None)
    english = room(page)
    page.locator(".said").click(click_count=1)
    assert page.evaluate("getSelection().toString()") == english
    page.locator("header button").click()
    page.get_by_label("Language").last.select_option("sk")
    page.keyboard.press("Escape")
    number = code_number(english)
    assert number is not None
    expect(page.locator(".said")).to_have_text(code_text(number, "sk"))


def test_a_wrong_code_is_told_and_can_be_mended(visitors: Visitors) -> None:
    host, visitor = visitors(PHONE).open(None), visitors(SMALL_PHONE)
    visitor.allowed = (*EXPECTED, "404 (Not Found)")
    page, code = visitor.open(), room(host)
    field, button = page.get_by_label("Got a code?"), page.get_by_role("button", name="Join")
    button.click()
    expect(field).to_be_focused()  # nothing was typed
    field.fill("lamp lamp")
    button.click()
    expect(page.get_by_role("alert")).to_have_text("No table waits under this code. Check both words.")
    field.fill(code.replace(" ", "-"))
    button.click()
    page.wait_for_url(f"**/t/{table_id(host)}")


def test_a_code_ends_with_the_waiting(visitors: Visitors) -> None:
    ada, visitor = visitors(PHONE).open("/api/health"), visitors(PHONE)
    visitor.allowed = (*EXPECTED, "404 (Not Found)")
    table = ada.evaluate(SEAT, ["Ada", {"game": "classic"}, None])
    ada.goto(f"/t/{table}")
    code = ada.locator(".said").inner_text()
    ada.evaluate(COMMAND, [table, {"type": "seat_bot", "seat": 1, "bot": "greedy"}])
    expect(ada.locator(".said")).to_have_count(0)
    ada.evaluate(COMMAND, [table, {"type": "start"}])
    page = visitor.open("/join")
    page.get_by_label("Two words").fill(code)
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
