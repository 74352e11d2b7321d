"""Statistics, records and badges: a finished game appears, and its end says what it brought."""

import json
from typing import Any

from playwright.sync_api import Page, expect

from rowlock.coach.daily import PERFECT_AVERAGE
from rowlock.i18n import words

from .pass_and_play import NAMES, begin, play_on, resign
from .player import ADVANCE, COMMAND, MAX_ACTS, OVER, PASSES, SEAT, finish, start_table
from .statistics import STORE, give_statistics, local_results
from .test_end import HEAR
from .text_checks import OVERFLOWS
from .visitors import PHONE, Visitors, visit

SMALL_PHONE = (360, 640)
say = words("en")


def heard(page: Page, text: str) -> None:
    page.wait_for_function("(text) => heard.some((one) => one.includes(text))", arg=text)


def stored(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = json.loads(page.evaluate("localStorage.getItem('rowlock:results') ?? '[]'"))
    return found


def test_a_finished_game_appears_and_can_be_watched_again(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/api/health")
    table = finish(page, "onboard")
    best = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json())", table)
    points = best["game"]["scores"][best["you"]]["total"]
    page.goto("/")
    page.locator('a[href="/me/statistics"]').click()
    expect(page.locator("h1")).to_have_text(say("stats-title"))
    kind = page.locator("[data-kind=onboard]")
    expect(kind).to_contain_text(say("stats-won", wins=int(best["you"] in best["game"]["winners"]), games=1))
    expect(kind.locator(".best")).to_have_text(str(points).replace("-", "−"))
    expect(kind.get_by_role("img")).to_have_attribute(
        "aria-label", say("stats-recent", points=str(points).replace("-", "−"))
    )
    expect(page.locator("[data-level=greedy]")).to_be_visible()
    kind.get_by_role("link").click()
    page.wait_for_url(f"**/replay/{table}")


def test_somebody_new_is_led_to_a_first_game(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/me/statistics")
    expect(page.get_by_role("heading", name=say("stats-empty"))).to_be_visible()
    page.locator(".empty .button.main").click()
    page.wait_for_url("**/t/*")
    page.locator(".dock").wait_for()
    visit(page, "/me")
    page.get_by_role("link", name=say("stats-title")).click()
    expect(page.locator(".empty")).to_be_visible()  # the game is not finished


def test_the_end_of_a_solo_game_says_that_it_is_the_best(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/api/health")
    first = start_table(page, "classic", solo=True)
    page.evaluate(ADVANCE, [first, MAX_ACTS, "", 0])  # passes, until four penalties
    page.goto(f"/t/{first}")
    page.locator(OVER).wait_for()
    second = start_table(page, "classic", solo=True, same=True)
    page.goto(f"/t/{second}")
    page.locator(".dock").wait_for()
    page.evaluate(HEAR)
    page.evaluate(ADVANCE, [second, MAX_ACTS, "", -1])
    record = say("web-new-best", where="server", points=-20).replace("-", "−")
    expect(page.locator("[data-milestone=best]")).to_have_text(record)
    heard(page, record)
    page.goto(f"/t/{first}")
    expect(page.locator("[data-milestone=known]")).to_be_visible()
    expect(page.locator("[data-milestone=best]")).to_have_count(0)


def test_the_end_of_the_fifth_win_tells_the_streak_and_brings_its_badge(visitors: Visitors) -> None:
    ada, ben = visitors(PHONE).open("/api/health"), visitors(PHONE).open("/api/health")
    names: tuple[str | None, ...] = ("Ada", "Ben")
    for at in range(5):
        table = ada.evaluate(SEAT, [names[0], {"game": "classic"}, None])
        ben.evaluate(SEAT, [names[1], None, table])
        ada.evaluate(COMMAND, [table, {"type": "start"}])
        names = (None, None)
        if at == 4:
            ada.goto(f"/t/{table}")
            ada.locator(".dock").wait_for()
            ada.evaluate(HEAR)
        ben.evaluate(COMMAND, [table, {"type": "resign"}])
    badge = say("web-new-badge", badge=say("badge-five_in_a_row"))
    expect(ada.locator(".results [data-badge=five_in_a_row]")).to_have_text(badge)
    streak = say("web-new-streak", count=5)
    expect(ada.locator("[data-milestone=streak]")).to_have_text(streak)
    heard(ada, streak)
    heard(ada, badge)
    ada.get_by_role("link", name=say("stats-title")).click()
    expect(ada.locator("[data-badge=five_in_a_row] a")).to_have_attribute("href", f"/replay/{table}")
    expect(ada.locator(".streak .cross")).to_have_count(5)
    expect(ada.locator(".goal[data-badge=five_in_a_row]")).to_have_count(0)
    ben.goto(f"/t/{table}")
    ben.locator(OVER).wait_for()
    ben.get_by_role("link", name=say("stats-title")).click()
    expect(ben.locator("summary")).to_be_visible()
    ben.locator("summary").click()
    goal = ben.locator(".goal[data-badge=solo_perfect]")
    assert str(int(PERFECT_AVERAGE) + 1) in goal.inner_text()


def test_the_home_page_leads_to_statistics_below_a_running_game(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE).open("/api/health")
    finish(page, "classic")
    start_table(page, "cards", same=True)
    page.goto("/")
    card, running = page.locator('a[href="/me/statistics"]'), page.locator("[data-running]")
    expect(card).to_be_visible()
    box, above = card.bounding_box(), running.bounding_box()
    assert box is not None
    assert above is not None
    assert box["y"] >= above["y"] + above["height"]


def test_results_of_a_device_are_told_by_name_and_can_be_deleted(visitors: Visitors) -> None:
    page = visitors(PHONE).open()
    begin(page, "classic")
    resign(page)
    expect(page.locator("[data-milestone]")).to_have_count(0)
    (kept,) = stored(page)
    assert [player["name"] for player in kept["players"]] == list(NAMES)
    page.get_by_role("link", name=say("stats-title")).click()
    rows = page.locator(".people tbody tr")
    expect(rows).to_have_count(2)
    winner = next(player["name"] for player in kept["players"] if player["won"])
    expect(rows.first).to_have_text(f"{winner}11")
    expect(page.locator("[data-kind]")).to_have_count(0)  # of several people nobody is the owner
    visit(page, "/")
    page.get_by_role("link", name=say("stats-played", games=1)).click()
    page.get_by_role("button", name=say("stats-forget")).click()
    page.get_by_role("button", name=say("stats-forget-yes"), exact=True).click()
    expect(page.locator(".empty")).to_be_visible()
    assert stored(page) == []


def test_a_solo_game_on_the_device_is_compared_with_its_best(visitors: Visitors) -> None:
    page = visitors(PHONE).open()
    alone = {"name": "Ada", "bot": None, "won": False, "points": -30}
    page.context.clock.install()
    page.evaluate(STORE, [{"id": "before", "game": "classic", "solo": True, "players": [alone]}])
    visit(page, "/pass?game=classic")
    page.locator(".place .button").last.click()
    page.locator("form > .button").click()
    page.locator(".dock").wait_for()
    play_on(page, offers=PASSES)
    record = say("web-new-best", where="device", points=-30).replace("-", "−")
    expect(page.locator("[data-milestone=best]")).to_have_text(record)
    assert len(stored(page)) == 2
    page.reload()  # the finished game is shown again, and counts once
    expect(page.locator("[data-milestone=best]")).to_have_text(record)
    assert len(stored(page)) == 2
    visit(page, "/me/statistics")
    expect(page.locator("[data-kind=classic-solo] .best")).to_have_text("−20")
    for tile, count in (("locks", 0), ("penalties", 4), ("clean", 0)):  # the game before had not stored them
        expect(page.locator(f".device [data-tile={tile}] b")).to_have_text(str(count))


def test_without_a_server_or_with_damaged_results_the_rest_is_shown(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/learn")
    page.evaluate(STORE, [*local_results(4), {"id": 7}, None])
    page.route("**/api/me/statistics", lambda route: route.abort("internetdisconnected"))
    visit(page, "/me/statistics")
    expect(page.get_by_role("alert")).to_contain_text(say("web-offline"))
    expect(page.locator(".people")).to_be_visible()
    page.unroute_all()
    page.evaluate("localStorage.setItem('rowlock:results', '{\"0\":')")
    visit(page, "/learn")
    visit(page, "/me/statistics")
    expect(page.locator(".empty")).to_be_visible()
    expect(page.locator(".device")).to_have_count(0)


def test_everything_fits_a_small_phone_in_polish(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE, "pl").open("/learn")
    give_statistics(page)
    visit(page, "/me/statistics")
    page.locator("summary").click()
    expect(page.locator(".people")).to_be_visible()
    assert page.evaluate(OVERFLOWS) == []
    heights: list[float] = page.locator("main :is(a, button, summary)").evaluate_all(
        "(all) => all.map((one) => one.getBoundingClientRect().height)"
    )
    assert min(heights) >= 44
