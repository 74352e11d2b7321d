"""The end of a game: points that count up, the winner, and what comes next."""

from typing import Any

from playwright.sync_api import Page, expect

from .player import ADVANCE, COMMAND, MAX_ACTS, SEAT, finish, pass_to_the_end, start_table, table_id, two_at_a_table
from .visitors import DESK, PHONE, Visitors

MOVING: Any = {"reduced_motion": "no-preference"}
SHOWN = """() => {
    const cells = [...document.querySelectorAll(".results tbody tr:first-child td")];
    return cells.map((cell) => !cell.matches(".later"));
}"""
"""Which columns of the first player have been counted; the last is the total."""
HEAR = """() => {
    globalThis.heard = [];
    const changes = { childList: true, characterData: true, subtree: true };
    for (const region of document.querySelectorAll("[aria-live]"))
        new MutationObserver(() => heard.push(region.textContent)).observe(region, changes);
}"""
LATER = ".results :is(.later, .running)"


def resign(page: Page) -> None:
    page.evaluate(COMMAND, [table_id(page), {"type": "resign"}])


def end_while_it_moves(page: Page) -> None:
    """Finish a game on a page whose time stands still and whose visitor likes motion."""
    page.emulate_media(**MOVING)
    page.goto(f"/t/{start_table(page, 'classic')}")
    page.locator(".dock").wait_for()
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    pass_to_the_end([page])


def test_a_resignation_says_who_resigned(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    resign(ben)
    expect(ada.locator(".results")).to_contain_text("Ben resigned.")
    expect(ada.locator(".results h2")).to_have_text("You win!")
    expect(ben.locator(".results")).to_contain_text("You resigned.")
    expect(ben.locator(".results h2")).to_have_text("Ada wins!")


def test_the_points_count_up_column_by_column(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    end_while_it_moves(page)
    assert page.evaluate(SHOWN) == [False] * 5 + [True]
    expect(page.locator(".results tbody .total .running").first).to_have_text("0")
    page.clock.run_for(700)
    assert page.evaluate(SHOWN)[:2] == [True, False]
    page.clock.run_for(6000)
    expect(page.locator(LATER)).to_have_count(0)


def test_a_tap_ends_the_counting(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    end_while_it_moves(page)
    address = page.url
    page.locator(".results .ends button").first.click(force=True)
    expect(page.locator(LATER)).to_have_count(0)
    assert page.url == address  # the tap pressed nothing that was not to be seen yet


def test_reduced_motion_shows_the_end_at_once(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    page.goto(f"/t/{start_table(page, 'classic')}")
    page.locator(".dock").wait_for()
    pass_to_the_end([page])
    assert all(page.evaluate(SHOWN))
    assert page.locator(".confetti").count() == 0


def test_the_winner_gets_confetti_that_takes_no_taps(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    for page in (ada, ben):
        page.emulate_media(**MOVING)
    resign(ben)
    ada.locator(".results").click()
    ada.locator(".confetti").wait_for()
    assert ada.locator(".confetti").evaluate("(one) => getComputedStyle(one).pointerEvents") == "none"
    ben.locator(".results").click()
    assert ben.locator(".confetti").count() == 0
    expect(ada.locator(".confetti")).to_have_count(0, timeout=15_000)


def test_the_result_is_announced_once(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    ada.emulate_media(**MOVING)
    ada.evaluate(HEAR)
    resign(ben)
    ada.locator(".results").click()
    ada.wait_for_function("() => heard.some((text) => text.includes('You win!'))")
    ada.wait_for_timeout(1000)
    assert ada.evaluate("heard.filter((text) => text.includes('You win!')).length") == 1


def test_the_review_opens_at_your_costliest_decision(visitors: Visitors) -> None:
    page = visitors(DESK).open(None)
    page.goto(f"/t/{finish(page, 'classic')}")
    you = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).you", table_id(page))
    link = page.get_by_role("link", name="Review", exact=True)
    expect(link).to_have_attribute("href", f"/review/{table_id(page)}?seat={you + 1}")
    link.click()
    page.locator("[role=slider]").wait_for()
    expect(page.locator(".costly select")).to_have_value(str(you))
    expect(page.locator(".costly li button").first).to_have_attribute("aria-pressed", "true")


def test_a_clear_win_suggests_the_next_bot(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/api/health")
    for _ in range(6):
        table = page.evaluate(SEAT, ["Ada", {"game": "classic"}, None])
        page.evaluate(COMMAND, [table, {"type": "seat_bot", "seat": 1, "bot": "random", "name": "Random"}])
        page.evaluate(COMMAND, [table, {"type": "start"}])
        page.evaluate(ADVANCE, [table, MAX_ACTS, "", None])
        game = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game", table)
        ahead = game["scores"][0]["total"] - game["scores"][1]["total"]
        if ahead >= 20:
            break
    else:
        raise AssertionError("random wins too often")
    page.goto(f"/t/{table}")
    expect(page.locator(".next")).to_contain_text(f"You beat Random by {ahead}")
    page.get_by_role("button", name="Try Novice").click()
    page.wait_for_url(lambda url: table not in url)
    expect(page.locator(".opponent").first).to_contain_text("Novice")


def test_a_rematch_starts_when_everybody_has_agreed(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    resign(ben)
    first = ada.url
    ada.get_by_role("button", name="Rematch").click()
    ada.wait_for_url(lambda url: url != first)
    expect(ada.get_by_role("status").filter(has_text="Ben")).to_contain_text("Waiting for Ben")
    expect(ben.locator(".results")).to_contain_text("Ada wants a rematch")
    ben.get_by_role("button", name="Rematch").click()
    for page in (ada, ben):
        page.locator(".dock").wait_for()
    assert ada.url == ben.url


def test_a_rematch_against_a_bot_starts_at_once(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    page.goto(f"/t/{finish(page, 'classic')}")
    page.get_by_role("button", name="Rematch").click()
    page.locator(".dock").wait_for()


def test_who_wants_a_rematch_is_told_and_nothing_else_of_its_table(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    ben.evaluate(HEAR)
    resign(ben)
    ben.wait_for_function("() => heard.some((text) => text.includes('Ada wins!'))")
    ben.evaluate("() => { heard.length = 0; }")
    ada.get_by_role("button", name="Rematch").click()
    expect(ben.locator(".results [role=status]")).to_have_text("Ada wants a rematch.")
    ben.wait_for_timeout(500)  # it would come after the status
    assert not [text for text in ben.evaluate("heard") if "Ada" in text]


def test_the_result_scrolls_into_sight_without_motion_where_that_is_preferred(visitors: Visitors) -> None:
    for moving in (False, True):
        ada, ben = two_at_a_table(visitors)
        if moving:
            ada.emulate_media(**MOVING)
        ada.evaluate(
            """() => {
                globalThis.scrolled = [];
                Element.prototype.scrollIntoView = ({ behavior }) => scrolled.push(behavior);
            }"""
        )
        resign(ben)
        ada.locator(".results").wait_for()
        ada.wait_for_function("() => scrolled.length > 0")
        assert ada.evaluate("scrolled") == ["smooth" if moving else "auto"]
