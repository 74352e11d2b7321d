"""The card game at the table: cards stay and travel, a draw is one tap, waste is named, and a small phone shows all."""

import re
from collections import Counter
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from ..deep import deep
from .player import DOUBLE, OFFERS, OVER, hasten, open_table, play_now, seen, table_id, take
from .text_checks import UNSEEN
from .visitors import DESK, PHONE, Size, Visitors

SMALL: Final = (360, 640)
MARK: Final = """() => {
    globalThis.started = [];
    addEventListener("animationstart", ({ target }) => target.closest(".card") && started.push(target.className), true);
    for (const card of document.querySelectorAll(".board .card")) card.marked = true;
}"""
STAYED: Final = """() => ["[aria-label=Display]", ".hand"].map(
    (group) => [...document.querySelectorAll(`${group} .card`)].filter((card) => card.marked).length)"""
"""Number of marked cards that are still in the page: of the display and of our hand."""
VIEW: Final = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game"
RUNNING: Final = """() => document.getAnimations().filter(({ playState, effect }) => playState === "running"
    && effect.target?.closest(".card, .flying") && !effect.target.closest(".dock")).length"""


def moving(visitors: Visitors, size: tuple[int, int] = DESK) -> Page:
    """Return an empty page of a visitor who has not reduced motion."""
    page = visitors(size).open(None)
    page.emulate_media(reduced_motion="no-preference")
    return page


def view(page: Page) -> Any:
    return page.evaluate(VIEW, table_id(page))


def test_unchanged_cards_stay_through_the_phases(visitors: Visitors) -> None:
    page = moving(visitors)
    open_table(page, "cards", "draw")
    page.evaluate(MARK)
    held = len(view(page)["table"]["hand"])
    page.locator("[data-place]").first.click()
    if page.locator(".dock [data-key=t]").count():
        page.locator(".dock [data-key=t]").click()
    expect(page.locator(".hand .card")).to_have_count(held + 1)
    page.locator(".dock .chip").first.wait_for()  # the number for everybody
    display, hand = page.evaluate(STAYED)
    assert (display >= 3, hand) == (True, held)
    page.locator('.dock [data-key="0"]').click()
    page.locator(".hand button:enabled").first.wait_for()  # the play
    assert page.evaluate(STAYED)[1] == held
    assert page.evaluate(STAYED)[0] >= 3
    assert page.evaluate("started") == []


def test_one_due_card_is_drawn_by_a_tap(visitors: Visitors) -> None:
    page = visitors(PHONE, touch=True).open(None)
    open_table(page, "cards", "draw")
    before = view(page)
    assert len(before["options"][0]["places"]) == 1
    assert page.locator(".dock .button.main").count() == 0  # nothing else looks like the thing to press
    page.locator("[data-place]").nth(2).tap()
    expect(page.locator(".hand .card")).to_have_count(len(before["table"]["hand"]) + 1)
    numbers = [int(card[1:]) for card in view(page)["table"]["hand"]]
    for number in (int(card[1:]) for card in before["table"]["hand"]):
        numbers.remove(number)
    assert numbers == [before["table"]["display"][2]]


def test_the_button_appears_when_all_due_cards_are_selected(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/learn/cards")
    for _ in range(5):  # a step that draws three
        page.get_by_role("button", name="One step forward").click()
    button = page.locator(".actions .button.main")
    for at in range(3):
        expect(button).to_have_count(0)
        page.locator("[data-place]").nth(at).click()
    expect(button).to_be_enabled()


def plays(page: Page, wanted: str) -> tuple[list[str], str]:
    """Reach a play with a pair that is not crossed together; return it and the card that blocks it, or the first."""
    for _ in range(30):
        open_table(page, "cards", "play", 2)
        for _ in range(12):
            options = [each for each in view(page)["options"] if each["type"] == "play"]
            alone = {each["cards"][0] for each in options if len(each["cards"]) == 1 and each["marks"]}
            pairs = [each for each in options if len(each["cards"]) == 2]
            for pair in pairs:
                cards = pair["cards"]
                full = any(each["cards"] == cards and len(each["marks"]) == 2 for each in pairs)
                fit = [card for card in cards if card in alone]
                kind = "apart" if len(fit) == 2 and not full else "blocked" if len(fit) == 1 and not full else ""
                if kind == wanted:
                    return cards, next(card for card in cards if card not in fit) if kind == "blocked" else fit[0]
            if not hasten(page, 1, "play"):
                break
    raise AssertionError(f"no hand with a pair that is {wanted}")


def test_cards_that_can_be_crossed_out_stand_out(visitors: Visitors) -> None:
    """The others can only be discarded, which the question says where none fits; then all stand out."""
    page = visitors(PHONE).open(None)
    shadow = "(one) => getComputedStyle(one).boxShadow"
    seen_kinds = set[str]()
    for _ in range(30):
        open_table(page, "cards", "play", 2)
        for _ in range(15):
            options = [each for each in view(page)["options"] if each["type"] == "play"]
            useful = {card for each in options for card in each["cards"] if int(card[1:]) in each["marks"]}
            hand = view(page)["table"]["hand"]
            for card in hand:
                found = page.locator(f".board [data-name={card}]").evaluate(shadow)
                assert ("0px 0px 0px 3px" in found) == (card in (useful or hand)), (card, useful)
            fits = "some" if useful else "none"
            seen_kinds |= {fits, "discard" if useful < set(hand) else ""}
            expect(page.locator(".prompt")).to_contain_text("Play one" if useful else "discard one")
            if {"some", "none", "discard"} <= seen_kinds:
                return
            if not hasten(page, 1, "play"):
                break
    raise AssertionError(f"only {seen_kinds}")


@pytest.mark.parametrize("wanted", ["apart", "blocked"])
def test_a_pair_that_cannot_be_crossed_says_why_and_what_is_wasted(visitors: Visitors, wanted: str) -> None:
    page = visitors(SMALL).open(None)
    cards, one = plays(page, wanted)
    page.reload()
    for card in cards:
        button = page.locator(f'.hand [data-card="{card}"]')
        button.wait_for()
        if button.get_attribute("aria-pressed") == "false":
            button.click()
    prompt = page.locator(".dock .prompt")
    number = one[1:]
    if wanted == "apart":
        expect(prompt).to_contain_text("at most one")
    else:
        expect(prompt).to_contain_text("Cannot be crossed out now")
        expect(prompt).to_contain_text(number)
    crossing = page.locator(".dock .chip:not(.none)")
    assert crossing.count() > 0
    for chip in crossing.all():
        expect(chip).to_have_accessible_name(re.compile("also discards"))
        expect(chip.locator(".bin:visible, .how:visible", has_text=re.compile("[0-9]"))).to_have_count(1)
    before = view(page)["table"]["hand"]
    cell = page.locator(".mine button.can").first
    crossed = (cell.get_attribute("data-cell") or "").split("-")[1]
    cell.click()  # a tap on the sheet wastes nothing
    expect(page.locator(".hand .card")).to_have_count(len(before) - 1)
    after = view(page)["table"]["hand"]
    assert [int(card[1:]) for card in before if card not in after] == [int(crossed)]


@pytest.mark.parametrize("size", [SMALL, PHONE])
def test_every_way_to_play_several_cards_is_in_sight(visitors: Visitors, size: Size) -> None:
    page = visitors(size).open(None)
    for _ in range(60):
        open_table(page, "cards", "play", 8, bots=4)
        options = [each for each in view(page)["options"] if each["type"] == "play"]
        ways = Counter(tuple(each["cards"]) for each in options)
        cards, count = ways.most_common(1)[0]
        if 4 <= count <= 8:
            break
    else:
        raise AssertionError("no hand with several ways to play")
    for card in cards:
        page.locator(f'.hand [data-card="{card}"]').click()
    chips = page.locator(".dock .chip")
    expect(chips).to_have_count(count)
    assert page.locator(".dock").evaluate(UNSEEN) == []
    wasteful = [each for each in options if tuple(each["cards"]) == cards and len(each["marks"]) < len(cards)]
    expect(page.locator(".dock .bin:visible")).to_have_count(len(wasteful))


COVERED: Final = """() => {
    const dock = document.querySelector(".dock")?.getBoundingClientRect().top ?? innerHeight;
    const needed = [".mine .row", ".board .card", "[data-place]", ".hand button", ".mine button.can"];
    const boxes = needed.flatMap((each) => [...document.querySelectorAll(each)]
        .map((one) => [each, one.getBoundingClientRect()]));
    const chips = [...document.querySelectorAll(".dock button")].map((one) => ["dock", one.getBoundingClientRect()]);
    return scrollY > 0 ? ["scrolled"] : [
        ...boxes.filter(([, { top, bottom }]) => top < 0 || bottom > dock + 1),
        ...chips.filter(([, { top, bottom }]) => top < dock || bottom > innerHeight),
    ].map(([name, { top, bottom }]) => `${name} ${top} ${bottom} (dock ${dock})`);
}"""
"""What a decision needs and is not in the window, or lies under the dock."""


@pytest.mark.parametrize("language", [deep("en"), "pl"])
def test_a_whole_game_on_a_small_phone_needs_no_scrolling(visitors: Visitors, language: str) -> None:
    page = visitors(SMALL, language).open()
    page.clock.install()
    play_now(page, "cards")
    looks = 0
    for _ in range(3000):
        look = seen(page, OVER, *OFFERS)
        if look == OVER:
            break
        if "dialog" not in look and page.locator(".dock .prompt").count():
            assert page.evaluate(COVERED) == [], page.locator(".dock").inner_text()
            looks += 1
        if not take(page, look):
            page.wait_for_timeout(20)
        page.clock.run_for(DOUBLE)
    assert page.locator(OVER).count()
    assert looks > 20


def test_a_drawn_card_travels_and_a_tap_ends_it(visitors: Visitors) -> None:
    page = moving(visitors, PHONE)
    open_table(page, "cards", "draw")
    page.mouse.click(2, 300)  # end the deal
    page.wait_for_function(f"() => ({RUNNING})() === 0")
    page.evaluate(
        """() => { const animate = Element.prototype.animate; globalThis.flights = [];
            Element.prototype.animate = function (frames, options) {
                flights.push(this.className);
                return animate.call(this, frames, { ...options, duration: 60_000 });
            }; }"""
    )
    page.locator("[data-place]").first.click()
    page.wait_for_function("() => flights.some((name) => !name.includes('back'))")
    assert page.evaluate(RUNNING) > 0
    page.mouse.click(2, 300)
    page.wait_for_function(f"() => ({RUNNING})() === 0")
    expect(page.locator(".flying, .card .card")).to_have_count(0)  # a moment after the animations have finished


def test_nothing_travels_with_reduced_motion(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    page.add_init_script(
        "globalThis.flights = 0; Element.prototype.animate = () => { flights += 1; throw new Error('moves'); }"
    )
    open_table(page, "cards", "draw")
    page.locator("[data-place]").first.click()
    page.locator(".dock .chip").first.wait_for()
    assert page.evaluate("flights") == 0
