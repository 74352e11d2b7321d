"""Reloads, network loss, server restarts and second tabs lose nothing."""

import pytest
from playwright.sync_api import Page, expect

from .. import http_client as plain_http
from ..server.processes import Server
from .player import DOUBLE, act, play_now, table_id, two_at_a_table
from .visitors import DESK, PHONE, Visitors, wait_for_service_worker

LONGEST_WAIT = 8000
"""Milliseconds: the client's longest pause before it reconnects."""


def until(page: Page, wanted: str) -> None:
    """Play until an element with this selector is shown."""
    for _ in range(500):
        if page.locator(wanted).count():
            return
        if not act(page):
            page.wait_for_timeout(20)
    raise AssertionError(wanted)


def first_cell(page: Page) -> str:
    return page.locator("button.can").first.get_attribute("data-cell") or ""


def decide_offline(page: Page) -> str:
    """Cut the network, cross the first cell and return its name."""
    name = first_cell(page)
    page.context.set_offline(True)
    expect(page.get_by_text("The connection is lost")).to_be_visible()
    page.locator(f'button.can[data-cell="{name}"]').click()
    return name


def test_a_reload_in_the_middle_of_a_decision_loses_nothing(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    name = first_cell(ada)
    ada.locator(f'button.can[data-cell="{name}"]').click()
    expect(ada.locator(".dock")).to_contain_text("Decided")
    ada.reload()
    expect(ada.locator(f'button.pencil[data-cell="{name}"]')).to_be_visible()
    ben.reload()
    ben.locator('.dock [data-key="0"]').click()
    expect(ada.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


def test_selected_cards_survive_a_reload(visitors: Visitors) -> None:
    page = visitors(PHONE).open()
    play_now(page, "cards")
    until(page, ".hand button:enabled")
    if not page.locator(".hand button[aria-pressed=true]").count():
        page.locator(".hand button:enabled").first.click()
    picked = page.locator(".hand button[aria-pressed=true]").get_attribute("data-card")
    page.reload()
    expect(page.locator(".hand button[aria-pressed=true]")).to_have_attribute("data-card", picked or "")


def test_an_offline_decision_is_sent_when_the_network_is_back(visitors: Visitors, server: Server) -> None:
    ada, ben = two_at_a_table(visitors)
    name = decide_offline(ada)
    expect(ada.locator(f'button.pencil[data-cell="{name}"]')).to_be_visible()
    assert plain_http.get(f"{server.url}/api/tables/{table_id(ada)}").json()["game"]["to_act"] == [0, 1]
    ada.context.set_offline(False)
    expect(ada.get_by_text("The connection is lost")).to_have_count(0)
    ben.locator('.dock [data-key="0"]').click()
    expect(ada.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


@pytest.mark.deep
def test_an_offline_undo_cancels_the_decision(visitors: Visitors, server: Server) -> None:
    ada, _ = two_at_a_table(visitors)
    name = decide_offline(ada)
    ada.wait_for_timeout(DOUBLE)
    ada.locator(f'button.pencil[data-cell="{name}"]').click()
    expect(ada.locator(".pencil")).to_have_count(0)  # at once
    ada.context.set_offline(False)
    expect(ada.locator(f'button.can[data-cell="{name}"]')).to_be_visible()
    assert plain_http.get(f"{server.url}/api/tables/{table_id(ada)}").json()["game"]["to_act"] == [0, 1]


def test_an_offline_decision_survives_a_reload(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors, service_worker=True)
    wait_for_service_worker(ada)
    name = decide_offline(ada)
    ada.reload()  # the service worker has the app shell
    expect(ada.get_by_text("The connection is lost")).to_be_visible()
    ada.context.set_offline(False)
    expect(ada.locator(f'button.pencil[data-cell="{name}"]')).to_be_visible()
    ben.locator('.dock [data-key="0"]').click()
    expect(ada.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


@pytest.mark.parametrize("way", ["stop", pytest.param("kill", marks=pytest.mark.deep)])
def test_the_client_reconnects_after_a_server_restart(visitors: Visitors, server: Server, way: str) -> None:
    ada, ben = two_at_a_table(visitors)
    for page in (ada, ben):
        page.clock.install()
    name = first_cell(ada)
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
    name = first_cell(one)
    expect(other.locator(f'button.can[data-cell="{name}"]')).to_be_visible()
    other.locator(f'button.can[data-cell="{name}"]').click()
    if other.locator("dialog[open]").count():
        act(other)
    expect(one.locator(f'.mine [data-cell="{name}"] .cross')).to_have_count(1)


def test_an_unknown_table_shows_an_error(visitors: Visitors) -> None:
    page = visitors(PHONE, "cs").open("/t/nowhere")
    expect(page.locator("h1")).to_contain_text("nowhere")
    page.locator("main a.button").click()
    expect(page.locator("[data-game]")).to_have_count(3)
