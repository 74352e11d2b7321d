"""Real life: reloads, a lost network, a server that is started again, a second tab. Nothing is lost."""

import pytest
from playwright.sync_api import Page, expect

from .. import http_client as plain_http
from ..server.processes import Server
from .player import DOUBLE, act, play_now, table_id, two_at_a_table
from .visitors import DESK, PHONE, Visitors, installed

LONGEST_WAIT = 8000
"""Milliseconds after which a client that is told nothing tries again to connect."""


def until(page: Page, wanted: str) -> None:
    """Play on until the table shows something."""
    for _ in range(500):
        if page.locator(wanted).count():
            return
        if not act(page):
            page.wait_for_timeout(20)
    raise AssertionError(wanted)


def cell_of(page: Page) -> str:
    return page.locator("button.can").first.get_attribute("data-cell") or ""


def decided_offline(page: Page) -> str:
    """Cross something when the network is lost; which cell."""
    name = cell_of(page)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.locator(f'button.can[data-cell="{name}"]').click()
    return name


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    name = cell_of(ada)
    ada.locator(f'button.can[data-cell="{name}"]').click()
    expect(ada.locator(".dock")).to_contain_text("Decided")
    ada.reload()
    expect(ada.locator(f'button.pencil[data-cell="{name}"]')).to_be_visible()
    ben.reload()
    ben.locator('.dock [data-key="0"]').click()
    expect(ada.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


def test_cards_that_are_picked_outlive_a_reload(visitors: Visitors) -> None:
    page = visitors(PHONE).open()
    play_now(page, "cards")
    until(page, ".hand button:enabled")
    if not page.locator(".hand button[aria-pressed=true]").count():
        page.locator(".hand button:enabled").first.click()
    picked = page.locator(".hand button[aria-pressed=true]").get_attribute("data-card")
    page.reload()
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_attribute("data-card", picked or "")


def test_what_is_decided_without_a_network_is_sent_when_it_is_back(visitors: Visitors, server: Server) -> None:
    ada, ben = two_at_a_table(visitors)
    name = decided_offline(ada)
    expect(ada.locator(f'button.pencil[data-cell="{name}"]')).to_be_visible()
    assert plain_http.get(f"{server.url}/api/tables/{table_id(ada)}").json()["game"]["to_act"] == [0, 1]
    ada.context.set_offline(False)
    expect(ada.get_by_text("The connection is lost")).to_have_count(0)
    ben.locator('.dock [data-key="0"]').click()
    expect(ada.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


def test_what_is_taken_back_without_a_network_never_counts(visitors: Visitors, server: Server) -> None:
    ada, _ = two_at_a_table(visitors)
    name = decided_offline(ada)
    ada.wait_for_timeout(DOUBLE)
    ada.locator(f'button.pencil[data-cell="{name}"]').click()
    expect(ada.locator(".pencil")).to_have_count(0)  # at once
    ada.context.set_offline(False)
    expect(ada.locator(f'button.can[data-cell="{name}"]')).to_be_visible()
    assert plain_http.get(f"{server.url}/api/tables/{table_id(ada)}").json()["game"]["to_act"] == [0, 1]


def test_a_reload_without_a_network_still_sends_what_was_decided(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors, keeps=True)
    installed(ada)
    name = decided_offline(ada)
    ada.reload()  # the shell is kept by the browser
    expect(ada.get_by_text("The connection is lost")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.locator(f'button.pencil[data-cell="{name}"]')).to_be_visible()
    ben.locator('.dock [data-key="0"]').click()
    expect(ada.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


@pytest.mark.parametrize("way", ["stop", "kill"])
def test_a_server_that_is_started_again_is_found_again(visitors: Visitors, server: Server, way: str) -> None:
    ada, ben = two_at_a_table(visitors)
    for page in (ada, ben):
        page.clock.install()
    name = cell_of(ada)
    getattr(server, way)()
    expect(ada.get_by_text("The connection is lost")).to_be_visible()
    ada.locator(f'button.can[data-cell="{name}"]').click()
    server.start()
    for page in (ada, ben):
        page.clock.fast_forward(LONGEST_WAIT)
        expect(page.get_by_text("The connection is lost")).to_have_count(0)
    ben.locator('.dock [data-key="0"]').click()
    expect(ada.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


def test_two_tabs_show_the_same_table(visitors: Visitors) -> None:
    visitor = visitors(DESK)
    one = visitor.open()
    play_now(one, "classic")
    other = visitor.open(one.url)
    other.locator(".dock").wait_for()
    until(one, "button.can")
    name = cell_of(one)
    expect(other.locator(f'button.can[data-cell="{name}"]')).to_be_visible()
    other.locator(f'button.can[data-cell="{name}"]').click()
    if other.locator("dialog[open]").count():
        act(other)
    expect(one.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


def test_a_table_that_is_not_there_says_so(visitors: Visitors) -> None:
    page = visitors(PHONE, "cs").open("/t/nowhere")
    expect(page.locator("h1")).to_contain_text("nowhere")
    page.locator("main a.button").click()
    expect(page.locator("[data-game]")).to_have_count(3)
