"""Whole games in the browser: people and a bot, by touch, by keyboard alone."""

from collections.abc import Mapping
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .. import http_client as plain_http
from ..server.processes import Server
from .player import (
    DOUBLE,
    MAX_ACTS,
    act,
    finish,
    finished,
    hasten,
    pass_to_the_end,
    pass_until_sure,
    play,
    play_now,
    start_table,
    table_id,
    tap,
    two_at_a_table,
)
from .visitors import DESK, PHONE, Visitors

GAMES = ("classic", "cards", "onboard")


def totals(page: Page) -> dict[str, int]:
    """Points of all players in the results table of the page."""
    rows = page.locator(".results tbody tr").all()
    return {
        row.locator("th").inner_text().split(" (")[0].strip(): _number(row.locator("td.total").inner_text())
        for row in rows
    }


def _number(text: str) -> int:
    return int(text.strip().replace("−", "-"))


def spectator_view(server: Server, page: Page) -> Mapping[str, Any]:
    """A spectator's view of the page's table, from the API."""
    view: Mapping[str, Any] = plain_http.get(f"{server.url}/api/tables/{table_id(page)}").raise_for_status().json()
    return view


@pytest.mark.parametrize(
    ("game", "rounds"),
    [
        ("cards", 12),
        pytest.param("classic", MAX_ACTS, marks=pytest.mark.deep),
        pytest.param("cards", MAX_ACTS, marks=pytest.mark.deep),
        pytest.param("onboard", MAX_ACTS, marks=pytest.mark.deep),
    ],
)
def test_two_friends_and_a_bot_play_to_the_result(visitors: Visitors, server: Server, game: str, rounds: int) -> None:
    ada, ben = visitors(DESK).open(f"/new?game={game}"), visitors(PHONE, "pl").open("/")
    ada.get_by_label("Your name").fill("Ada")
    ada.get_by_label("Players, bots included").select_option("3")
    ada.get_by_role("button", name="Set up the table").click()
    ada.wait_for_url("**/t/*")
    ada.get_by_label("Bot on seat 2").select_option("Bot: Novice")
    ada.get_by_role("button", name="Add a bot").first.click()
    link = ada.get_by_label("Link", exact=True).input_value()
    ben.goto(link)
    ben.locator("form input").fill("Bořivoj")
    ben.locator("form .button.main").click()
    expect(ada.locator(".seat", has_text="Bořivoj")).to_be_visible()
    ada.get_by_role("button", name="Start").click()
    ada.locator(".dock").wait_for()
    play([ada, ben], rounds=rounds)
    pass_to_the_end([ada, ben])
    view = spectator_view(server, ada)
    points = [score["total"] for score in view["game"]["scores"]]
    names = [seat["name"] for seat in view["seats"]]
    assert view["status"] == "finished"
    in_polish = [{"Novice": "Nowicjusz"}.get(name, name) for name in names]
    for page, shown in ((ada, names), (ben, in_polish)):
        assert totals(page) == dict(zip(shown, points, strict=True))
        headline = page.locator(".results h2").inner_text()
        assert all(shown[seat] in headline for seat in view["game"]["winners"])


def test_a_game_on_a_phone_by_touch(visitors: Visitors, server: Server) -> None:
    page = visitors(PHONE, touch=True).open()
    page.locator('[data-game="classic"] .button.main').tap()
    page.wait_for_url("**/t/*")
    page.locator(".dock").wait_for()
    hasten(page, 15, "roll")
    play([page], tap)
    assert spectator_view(server, page)["status"] == "finished"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_cross_is_taken_back_until_it_counts(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    cell = ada.locator("button.can").first
    name = cell.get_attribute("data-cell")
    cell.click()
    pencilled = ada.locator(f'button.pencil[data-cell="{name}"]')
    expect(pencilled).to_be_visible()
    assert ben.locator(f'.mine [data-cell="{name}"] .cross').count() == 0
    ada.wait_for_timeout(DOUBLE)
    pencilled.click()
    expect(ada.locator(f'button.can[data-cell="{name}"]')).to_be_visible()
    assert ada.locator(".pencil").count() == 0


def test_a_double_tap_crosses_and_does_not_take_back(visitors: Visitors) -> None:
    ada, _ = two_at_a_table(visitors)
    name = ada.locator("button.can").first.get_attribute("data-cell")
    ada.locator(f'button[data-cell="{name}"]').dblclick()
    expect(ada.locator(".dock")).to_contain_text("Decided")
    expect(ada.locator('.dock [data-key="u"]:enabled')).to_be_visible()
    assert ada.locator(f'button.pencil[data-cell="{name}"]').count() == 1


def test_a_penalty_needs_confirmation(visitors: Visitors) -> None:
    page = visitors(DESK).open()
    play_now(page, "classic")
    pass_until_sure(page)
    dialog = page.locator("dialog[open]")
    expect(dialog).to_contain_text("penalty")
    dialog.get_by_role("button", name="Go back").click()
    expect(page.locator(".mine .penalties .cross")).to_have_count(0)
    page.locator('.dock [data-key="0"]').click()
    dialog.get_by_role("button", name="Take the penalty").click()
    expect(page.locator(".mine .penalties .cross")).to_have_count(1)


def until_roll(page: Page) -> None:
    """Play until the player has to roll."""
    for _ in range(2000):
        if page.locator(".dock [data-key=r]:enabled").count():
            return
        if not act(page):
            page.wait_for_timeout(20)
    raise AssertionError(page.locator(".dock").inner_text())


def test_a_double_tap_decides_one_question(visitors: Visitors) -> None:
    page = visitors(PHONE).open()
    play_now(page, "classic")
    until_roll(page)
    page.locator(".dock [data-key=r]").click()
    page.locator('.dock [data-key="0"]').wait_for()
    page.locator('.dock [data-key="0"]').dblclick()
    expect(page.locator(".dock .chip").first).to_be_visible()
    assert page.locator("dialog[open]").count() == 0  # passing again would open the dialog about the penalty
    assert page.locator(".mine .penalties .cross").count() == 0


def test_happenings_and_questions_are_announced(visitors: Visitors) -> None:
    page = visitors(PHONE).open()
    play_now(page, "classic")
    page.evaluate(
        """() => {
            globalThis.heard = [];
            const listen = (region) => new MutationObserver(() => region.textContent && heard.push(region.textContent))
                .observe(region, { childList: true, characterData: true, subtree: true });
            document.querySelectorAll("[aria-live]").forEach(listen);
        }"""
    )
    wanted = {"Dice: white", "Player crosses", "Novice crosses", "The white dice give", "Add a white die"}
    heard = ""
    for _ in range(600):
        if finished(page) or all(sentence in heard for sentence in wanted):
            break
        act(page)
        page.wait_for_timeout(30)
        heard = " ".join(page.evaluate("() => heard"))
    assert all(sentence in heard for sentence in wanted), heard


@pytest.mark.deep
def test_the_confirmation_closes_when_the_game_goes_on(visitors: Visitors, server: Server) -> None:
    """When the clock decides while the confirmation dialog is open, the dialog closes."""
    page = visitors(DESK).open(None)
    page.goto(f"/t/{start_table(page, 'classic', per_decision=5)}")
    page.locator(".dock").wait_for()
    pass_until_sure(page)
    expect(page.locator("dialog[open]")).to_have_count(0)


def test_totals_can_be_hidden(visitors: Visitors) -> None:
    page = visitors(DESK).open()
    play_now(page, "classic")
    expect(page.locator(".mine .sum")).to_be_visible()
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Show running totals").uncheck()
    page.keyboard.press("Escape")
    expect(page.locator(".mine .sum")).to_have_count(0)
    page.reload()
    page.locator(".mine").wait_for()
    expect(page.locator(".mine .sum")).to_have_count(0)


def test_a_rematch_brings_both_to_a_new_table(visitors: Visitors) -> None:
    ada = visitors(DESK).open("/new?game=classic")
    ada.get_by_role("button", name="Set up the table").click()
    ada.wait_for_url("**/t/*")
    ben = visitors(PHONE).open(ada.url)
    ben.locator("form .button.main").click()
    ada.get_by_role("button", name="Start").click()
    ada.locator(".dock").wait_for()
    ben.get_by_role("button", name="Menu").click()
    ben.locator("dialog[open]").get_by_role("button", name="Resign").click()
    ben.locator("dialog[open]").get_by_role("button", name="Resign").click()
    first = ada.url
    ada.get_by_role("button", name="Rematch").click()
    ada.wait_for_url(lambda url: url != first)
    ben.get_by_role("button", name="Rematch").click()
    ben.wait_for_url(ada.url)
    for page in (ada, ben):
        page.locator(".dock").wait_for()


def test_a_table_against_bots_of_a_level_begins_at_once(visitors: Visitors, server: Server) -> None:
    page = visitors(PHONE).open("/new?game=classic")
    page.get_by_label("Players, bots included").select_option("3")
    page.get_by_label("Other seats").select_option("Bot: Steady")
    expect(page.get_by_text("plans its whole turn")).to_be_visible()
    expect(page.get_by_label("Everybody can find")).to_have_count(0)
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".dock").wait_for()
    assert [seat["bot"] for seat in spectator_view(server, page)["seats"]] == [None, "steady", "steady"]


@pytest.mark.deep
def test_a_solo_game_is_compared_with_the_best_before(visitors: Visitors, server: Server) -> None:
    page = visitors(PHONE).open("/new?game=onboard")
    players = page.get_by_label("Players, bots included")
    expect(players.locator("option")).to_have_text(["2", "3", "4"])
    page.get_by_label("Game").select_option("classic")
    players.select_option("1, solo")
    expect(page.get_by_label("Everybody can find")).to_have_count(0)
    page.get_by_role("button", name="Set up the table").click()
    page.locator(".dock [data-key=r]").wait_for()  # the game starts by itself
    hasten(page, 45, "roll")  # the last turns by hand
    play([page])
    view = spectator_view(server, page)
    (points,) = (score["total"] for score in view["game"]["scores"])
    assert (view["settings"]["solo"], view["game"]["winners"]) == (True, [])
    results, shown = page.locator(".results"), str(points).replace("-", "−")
    expect(results.locator("h2")).to_have_text(f"{shown} point{'s' * (abs(points) != 1)}")
    expect(results.locator(".best")).to_have_count(0)
    page.reload()
    expect(results.locator(".best")).to_have_count(0)  # not compared with itself
    first = page.url
    results.get_by_role("button", name="Play again").click()
    page.wait_for_url(lambda url: url != first)
    page.locator(".dock [data-key=r]").wait_for()
    page.get_by_role("button", name="Menu").click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    expect(page.locator("dialog[open]")).to_contain_text("The game ends here.")
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    expect(results).to_contain_text("The game was given up.")
    page.goto(f"/t/{finish(page, 'classic', solo=True)}")
    expect(results.locator(".best")).to_contain_text(shown)
