"""Fair dice: the browser pledges and reveals its text by itself, notes what it sees and checks it after the game."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from .. import http_client as plain_http
from ..server.processes import Server
from .lying_server import LyingServer
from .player import pass_to_the_end, play_now, table_id
from .visitors import DESK, PHONE, Visitors

CHECK_TIMEOUT = 60_000
"""Milliseconds to load Python in the browser and check a game."""
NOTHING_KEPT = """
    Object.defineProperty(globalThis, "localStorage", { get() { throw new DOMException("denied", "SecurityError"); } });
    Object.defineProperty(Crypto.prototype, "subtle", { value: undefined });
"""
"""A browser that stores nothing, on a page without encryption."""


def two_in_the_room(visitors: Visitors) -> tuple[Page, Page]:
    """Ada hosts a table and Ben sits down at it."""
    ada = visitors(DESK).open("/new?game=classic")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_role("button", name="Set up the table").click()
    ada.wait_for_url("**/t/*")
    ben = visitors(PHONE).open(ada.url)
    sit(ben, "Ben")
    expect(ada.locator(".seat", has_text="Ben")).to_be_visible()
    return ada, ben


def sit(page: Page, name: str) -> None:
    page.locator("form input").fill(name)
    page.locator("form .button.main").click()
    expect(page.locator("form")).to_have_count(0)


def begin(host: Page, *others: Page) -> None:
    """Begin the game and wait until it is on all pages."""
    host.get_by_role("button", name="Start").click()
    for page in (host, *others):
        page.locator(".dock").wait_for()


def checked(page: Page) -> Locator:
    """Check the dice of the game that the page has shown, and return the verdict."""
    page.goto(f"/replay/{table_id(page)}")
    page.get_by_role("button", name="Check on this device").click()
    verdict = page.locator(".verdict")
    expect(verdict).to_be_visible(timeout=CHECK_TIMEOUT)
    return verdict


def states(verdict: Locator) -> dict[str, set[str]]:
    """The names of the checks by state."""
    found: dict[str, set[str]] = {}
    for check in verdict.locator("[data-check]").all():
        state = (check.get_attribute("class") or "").split()[0]
        found.setdefault(state, set()).add(check.get_attribute("data-check") or "")
    return found


def test_players_check_everything_and_spectators_most(visitors: Visitors, server: Server) -> None:
    ada, ben = two_in_the_room(visitors)
    cyd = visitors(DESK).open(ada.url)
    cyd.locator(".seat").first.wait_for()
    tab = ben.context.new_page()
    tab.goto(ada.url)  # both tabs of Ben want to reveal
    begin(ada, ben, tab)
    expect(tab.get_by_role("alert")).to_have_count(0)
    pass_to_the_end([ada, ben])
    cyd.locator(".results").wait_for()
    view = plain_http.get(f"{server.url}/api/tables/{table_id(ada)}").json()
    verdict = checked(ada)
    expect(verdict).to_contain_text("Fair: everything was checked and is right.")
    assert states(verdict) == {
        "passed": {"commitment", "first_commitment", "own_text", "pledges", "draws", "seen_draws"}
    }
    expect(ada.locator(".copyable", has_text="Your text for the dice")).to_contain_text(view["seed"].split(":")[1])
    verdict = checked(cyd)
    expect(verdict).to_contain_text("not everything could be checked")
    assert states(verdict)["not_made"] == {"own_text"}
    expect(verdict.locator("[data-check=own_text]")).to_contain_text("you were watching")


@pytest.mark.parametrize(
    ("lie", "failed", "sentence"),
    [
        ("text", {"own_text", "pledges"}, "Your text was replaced by another."),
        ("dice", {"seen_draws"}, "The record shows other dice or cards than this device saw."),
    ],
)
def test_a_lying_server_is_found_out(
    chromium: Browser, tmp_path: Path, lie: str, failed: set[str], sentence: str
) -> None:
    with LyingServer(tmp_path, lie) as server:
        visitors = Visitors(chromium, server.url)
        page = visitors(PHONE).open()
        play_now(page, "classic")
        pass_to_the_end([page])
        verdict = checked(page)
        expect(verdict).to_contain_text("This game was not fair.")
        expect(verdict).to_contain_text(sentence)
        assert states(verdict)["failed"] == failed
        visitors.check_and_close()


def test_the_table_waits_for_a_text_and_begins_when_it_comes(visitors: Visitors) -> None:
    ada, ben = two_in_the_room(visitors)
    ben.context.set_offline(True)
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_text("Still waiting for: Ben.")).to_be_visible()
    ada.reload()  # the notes survive it
    expect(ada.get_by_text("Still waiting for: Ben.")).to_be_visible()
    ben.context.set_offline(False)
    for page in (ada, ben):
        page.locator(".dock").wait_for()


def test_a_freed_seat_voids_the_round_and_everybody_pledges_again(visitors: Visitors, server: Server) -> None:
    ada, ben = two_in_the_room(visitors)
    ben.context.set_offline(True)
    ada.get_by_role("button", name="Start").click()
    expect(ada.get_by_text("Still waiting for: Ben.")).to_be_visible()
    ada.get_by_role("button", name="Free the seat").click()
    expect(ada.get_by_text("One earlier round was broken off")).to_be_visible()
    ben.context.set_offline(False)
    sit(ben, "Ben")
    begin(ada, ben)
    view = plain_http.get(f"{server.url}/api/tables/{table_id(ada)}").json()
    assert view["round"] == 2
    assert all(seat["pledge"] and seat["entropy"] for seat in view["seats"])


def test_another_device_takes_the_seat_again(visitors: Visitors) -> None:
    ada, ben = two_in_the_room(visitors)
    phone = visitors(PHONE)
    phone.context.add_cookies(ben.context.cookies())  # type: ignore[arg-type]
    ben.close()
    ada.get_by_role("button", name="Start").click()
    other = phone.open(ada.url)
    expect(other.get_by_text("this browser does not have it")).to_be_visible()
    other.get_by_role("button", name="Take the seat again").click()
    begin(ada, other)


def test_a_browser_that_keeps_nothing_plays(visitors: Visitors, server: Server) -> None:
    visitor = visitors(PHONE)
    visitor.context.add_init_script(NOTHING_KEPT)
    page = visitor.open()
    play_now(page, "classic")
    view = plain_http.get(f"{server.url}/api/tables/{table_id(page)}").json()
    assert view["seats"][0]["pledge"]
    assert view["seats"][0]["entropy"]
