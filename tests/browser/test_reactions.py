"""Reactions at a table: sent by touch and keyboard, seen by all, turned off by one tap, and never over a decision."""

from typing import Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rowlock.i18n import words
from rowlock.tables.messages import REACTIONS

from .player import COMMAND, SEAT, start_table, two_at_a_table
from .visitors import PHONE, Visitors, visit

SMALL_PHONE: Final = (360, 640)
LIVE: Final = "() => [...document.querySelectorAll('[aria-live]')].map((region) => region.textContent).join(' ')"
COVERED: Final = """() => {
    const [box, depth] = [(one) => one.getBoundingClientRect(), (one) => Number(getComputedStyle(one).zIndex)];
    const find = (...wanted) => [...document.querySelectorAll(wanted)];
    const dock = find(".dock")[0];
    const over = find(".palette", ".bubble", ".bubble .mute");
    const under = find(".mine .row", ".dock *", ".playing [data-place]", ".hand button", ".lane button");
    const covers = (one, other) => {
        if (dock.contains(other) && depth(one) < depth(dock)) return false;  // it lies under the dock
        const [a, b] = [box(one), box(other)];
        return a.right > b.left + 1 && b.right > a.left + 1 && a.bottom > b.top + 1 && b.bottom > a.top + 1;
    };
    return [over.length, under.length, over.filter((one) => under.some((other) => covers(one, other))).length];
}"""
"""Parts of reactions, parts of decisions, and how many of the first cover one of the others."""


def react(page: Page, name: str) -> None:
    page.locator(".bar .toggle").click()
    page.locator(".palette").get_by_role("button", name=name).click()
    expect(page.locator(".palette")).to_have_count(0)


def stop_time(page: Page) -> None:
    """Let timers of a page wait, so that nothing goes away before it is seen."""
    page.clock.install(time=0)
    page.clock.pause_at(60_000)


def bubble(page: Page) -> Locator:
    return page.locator(".opponent .bubble")


def people(visitors: Visitors, game: str, count: int, language: str = "en") -> list[Page]:
    """Start a game of several people on small phones, who all see it; in the dice games the dice lie."""
    names = ("Ada", "Ben", "Cyd", "Dora")[:count]
    pages = [visitors(SMALL_PHONE, language).open("/api/health") for _ in names]
    table = pages[0].evaluate(SEAT, [names[0], {"game": game, "seats": count}, None])
    for page, name in zip(pages[1:], names[1:], strict=True):
        page.evaluate(SEAT, [name, None, table])
    started = pages[0].evaluate(COMMAND, [table, {"type": "start"}])
    if game != "cards":
        pages[started["game"]["to_act"][0]].evaluate(COMMAND, [table, {"type": "roll", "step": 0}])
    for page in pages:
        visit(page, f"/t/{table}")
        page.locator(".dock").wait_for()
    return pages


def test_a_reaction_is_seen_and_heard_by_the_others_for_about_three_seconds(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    stop_time(ada)
    react(ben, "Well played!")
    expect(bubble(ada)).to_have_text("Well played!")
    expect(ben.locator(".mine .bubble")).to_have_text("Well played!")
    expect(ben.locator(".bar .toggle .icon")).to_be_visible()
    ada.clock.run_for(500)
    assert "Ben: Well played!" in ada.evaluate(LIVE)
    ada.clock.run_for(2000)
    expect(bubble(ada)).to_have_count(1)
    ada.clock.run_for(1500)
    expect(bubble(ada)).to_have_count(0)
    assert ada.locator(".absent, .dock .notice").count() == 0


def test_the_palette_works_by_keyboard_and_no_key_decides(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    stop_time(ben)
    toggle = ada.locator(".bar .toggle")
    toggle.focus()
    ada.keyboard.press("Enter")
    palette = ada.get_by_role("group", name="Reactions")
    expect(palette.get_by_role("button")).to_have_count(len(REACTIONS) + 1)
    expect(palette.get_by_role("button").first).to_be_focused()
    ada.keyboard.press("0")  # which crosses out nothing, elsewhere
    ada.keyboard.press("Escape")
    expect(palette).to_have_count(0)
    expect(toggle).to_be_focused()
    assert ada.locator(".dock .chip").count() > 0
    ada.keyboard.press("Enter")
    for _ in range(list(REACTIONS).index("thanks")):
        ada.keyboard.press("Tab")
    ada.keyboard.press("Enter")
    expect(bubble(ben)).to_have_text("Thanks!")
    expect(toggle).to_be_focused()
    ada.keyboard.press("Enter")
    ada.keyboard.press("Shift+Tab")
    ada.keyboard.press("Shift+Tab")
    expect(palette).to_have_count(0)  # the focus is elsewhere
    toggle.click()
    ada.locator(".mine").click(position={"x": 2, "y": 2})
    expect(palette).to_have_count(0)


def test_one_tap_on_a_bubble_turns_all_reactions_off_and_the_device_remembers_it(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    stop_time(ada)
    react(ben, "Hello!")
    bubble(ada).get_by_title("Turn off reactions").click()
    expect(bubble(ada)).to_have_count(0)
    ada.reload()
    ada.locator(".dock .chip").first.wait_for()
    react(ben, "Wow!")
    react(ben, "Thanks!")
    expect(ben.locator(".mine .bubble")).to_have_text("Thanks!")
    expect(bubble(ada)).to_have_count(0)
    ada.locator(".bar .toggle").click()
    expect(ada.locator(".palette")).to_contain_text("Reactions are off.")
    ada.get_by_role("button", name="Turn on reactions").click()
    react(ben, "Oh no!")
    expect(bubble(ada)).to_have_text("Oh no!")
    # and from the palette, as in the preferences
    ada.locator(".bar .toggle").click()
    ada.locator(".palette").get_by_role("button", name="Turn off reactions").click()
    expect(bubble(ada)).to_have_count(0)
    ada.locator("header button").click()
    expect(ada.get_by_label("Reactions of the players")).not_to_be_checked()


def test_a_spectator_sees_reactions_and_has_none(visitors: Visitors) -> None:
    ada, _ = two_at_a_table(visitors)
    eve = visitors(PHONE).open(ada.url.replace(ada.url.split("/t/")[0], ""))
    eve.locator(".opponent").first.wait_for()
    stop_time(eve)
    eve.locator(".bar .toggle").click()
    expect(eve.locator(".palette").get_by_role("button")).to_have_text(["Turn off reactions"])
    eve.keyboard.press("Escape")
    react(ada, "Good luck!")
    expect(bubble(eve)).to_have_text("Good luck!")


def test_there_are_no_reactions_without_another_person(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    visit(page, f"/t/{start_table(page, 'classic')}")
    page.locator(".dock").wait_for()
    expect(page.locator(".bar .toggle")).to_have_count(0)
    visit(page, "/pass")
    expect(page.locator(".bar .toggle")).to_have_count(0)


def test_friends_say_hello_before_the_game(visitors: Visitors) -> None:
    ada, ben = visitors(PHONE).open("/api/health"), visitors(PHONE).open("/api/health")
    table = ada.evaluate(SEAT, ["Ada", {"game": "classic"}, None])
    ada.goto(f"/t/{table}")
    ada.locator(".seat").first.wait_for()
    expect(ada.locator(".bar .toggle")).to_have_count(0)
    ben.evaluate(SEAT, ["Ben", None, table])
    ben.goto(f"/t/{table}")
    expect(ada.locator(".seat").nth(1)).to_contain_text("Ben")
    stop_time(ada)
    react(ben, "Hello!")
    expect(ada.locator(".seat").nth(1).locator(".bubble")).to_have_text("Hello!")


@pytest.mark.parametrize(
    ("game", "count", "language"),
    [("classic", 4, "pl"), ("cards", 3, "pl"), ("onboard", 2, "cs"), ("onboard", 3, "de")],
)
def test_nothing_of_it_covers_a_decision_or_a_cell_on_a_small_phone(
    visitors: Visitors, game: str, count: int, language: str
) -> None:
    pages = people(visitors, game, count, language)
    longest = max(REACTIONS, key=lambda reaction: len(words(language)(f"reaction-{reaction}")))
    for page in pages:
        stop_time(page)
    for page in pages:
        page.locator(".bar .toggle").click()
        page.locator(".palette").wait_for()
        opened, decisions, covering = page.evaluate(COVERED)
        assert opened > 0
        assert decisions > 3
        assert covering == 0
        sizes: list[float] = page.locator(".palette button").evaluate_all(
            "(all) => all.map((one) => Math.min(one.offsetWidth, one.offsetHeight))"
        )
        assert min(sizes) >= 44
        page.locator(f"[data-reaction={longest}]").click()
    for page in pages:
        expect(bubble(page)).to_have_count(count - 1)
        expect(page.locator(".mine .bubble")).to_have_count(1)
        assert page.evaluate(COVERED)[2] == 0
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        words_in = ".bubble span:last-of-type"
        clipped = page.locator(words_in).evaluate_all(
            "(all) => all.filter((one) => one.scrollWidth > one.clientWidth + 1)"
        )
        assert clipped == []
