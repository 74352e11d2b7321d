"""Two friends at a table: who has left, and what is agreed before the game begins."""

import pytest
from playwright.sync_api import expect

from .player import COMMAND, SEAT, two_at_a_table
from .visitors import DESK, PHONE, Visitors

MINUTE = 62_000
"""Milliseconds after which the others may act for a player who has left, and a bit."""


def test_a_closed_tab_is_seen_by_the_other_player_and_a_bot_is_offered_after_a_minute(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    expect(ada.locator(".absent")).to_have_count(0)
    ada.clock.install()
    table = ben.url
    ben.close()
    ada.clock.run_for(10_000)
    expect(ada.locator(".absent")).to_contain_text("Ben left")
    expect(ada.get_by_role("button", name="Let a bot play for Ben")).to_have_count(0)
    ada.clock.run_for(MINUTE)
    expect(ada.get_by_role("button", name="Let a bot play for Ben")).to_be_visible()
    expect(ada.get_by_role("button", name="Close the table")).to_be_visible()
    ben.context.new_page().goto(table)
    expect(ada.locator(".absent")).to_have_count(0)


@pytest.mark.parametrize(("seats", "follows"), [(2, "The game ends here"), (3, "A bot takes your seat")])
def test_who_resigns_reads_whether_the_others_play_on(visitors: Visitors, seats: int, follows: str) -> None:
    pages = [visitors(DESK).open("/api/health") for _ in range(seats)]
    table = None
    for page, name in zip(pages, ("Ada", "Ben", "Cyd"), strict=False):
        table = page.evaluate(SEAT, [name, {"game": "classic", "seats": seats}, table])
    pages[0].evaluate(COMMAND, [table, {"type": "start"}])
    pages[0].goto(f"/t/{table}")
    pages[0].get_by_role("button", name="Menu").click()
    pages[0].get_by_role("button", name="Resign").click()
    expect(pages[0].get_by_role("dialog")).to_contain_text(follows)


def test_a_guest_reads_the_settings_of_the_table_before_sitting_down(visitors: Visitors) -> None:
    ada, ben = visitors(DESK).open("/api/health"), visitors(PHONE).open()
    settings = {"game": "onboard", "track": "b", "clock": {"per_decision": 15}, "grace": 120}
    table = ada.evaluate(SEAT, ["Ada", settings, None])
    ben.goto(f"/t/{table}")
    about = ben.locator(".about-table")
    expect(about).to_contain_text("Qwixx On Board, side B, 15 s for each decision, no hints")
    expect(about).to_contain_text("after 2 minutes without an answer a bot steps in")


def test_everybody_reads_the_names_of_bots_in_their_language(visitors: Visitors) -> None:
    ada, ben = visitors(DESK).open("/api/health"), visitors(PHONE, "pl").open("/api/health")
    table = ada.evaluate(SEAT, ["Ada", {"game": "classic", "seats": 4}, None])
    for seat, name in enumerate(("Novice", "Nováček", "Hal"), start=1):
        ada.evaluate(COMMAND, [table, {"type": "seat_bot", "seat": seat, "bot": "novice", "name": name}])
    ada.evaluate(COMMAND, [table, {"type": "start"}])
    for page, names in ((ada, ["Novice", "Novice", "Hal"]), (ben, ["Nowicjusz", "Nowicjusz", "Hal"])):
        page.goto(f"/t/{table}")
        expect(page.locator(".opponent:has(.bot) .name")).to_contain_text(names)


def test_an_invitation_says_who_what_and_which_clock(visitors: Visitors) -> None:
    visitor = visitors(DESK)
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ada = visitor.open("/api/health")
    table = ada.evaluate(SEAT, ["Ada", {"game": "onboard", "track": "b", "clock": {"per_decision": 15}}, None])
    ada.goto(f"/t/{table}")
    ada.get_by_role("button", name="Copy the link").click()
    expect(ada.get_by_text("Copied.")).to_be_visible()
    text, link = str(ada.evaluate("() => navigator.clipboard.readText()")).split("\n")
    assert text == "Ada invites you to Qwixx On Board, side B, 15 s for each decision."
    assert link.endswith(f"/t/{table}")


def test_a_new_table_can_let_a_bot_step_in(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/new")
    page.locator("select[name=grace]").select_option("120")
    page.locator("select[name=stand-in]").select_option("steady")
    page.locator("form .button.main").click()
    expect(page.locator(".about-table")).to_contain_text("after 2 minutes without an answer a bot steps in")
    view = page.evaluate("async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()")
    assert (view["settings"]["grace"], view["settings"]["stand_in"]) == (120, "steady")
