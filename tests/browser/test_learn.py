"""Lessons and rules pages: every step can be done, wrong choices are harmless, every link works."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, Page, expect

from rowlock.i18n import words

from ..deep import deep
from .lessons import LESSONS, pressed
from .test_layout import SMALL_PHONE, WINDOWS
from .visitors import DESK, PHONE, Size, Visitors, visit

GAMES = ("classic", "cards", "onboard")
NAMES: Final = "(buttons, key) => buttons.map((button) => button.dataset[key])"
Press = Callable[[Locator], None]
say = words("en")


def click(found: Locator) -> None:
    found.click()


def tab_and_enter(found: Locator) -> None:
    """Move the focus to an element by Tab and press Enter."""
    found.wait_for()
    for _ in range(80):
        if found.evaluate("element => element === document.activeElement"):
            found.page.keyboard.press("Enter")
            return
        found.page.keyboard.press("Tab")
    raise AssertionError(f"not reached by Tab: {found}")


def pick(buttons: Locator, key: str, wanted: Collection[str], press: Press) -> None:
    """Toggle buttons until exactly the wanted ones are pressed; release the others first, as they may block them."""
    pressed = set(buttons.and_(buttons.page.locator("[aria-pressed=true]")).evaluate_all(NAMES, key))
    for name in (*sorted(pressed.difference(wanted)), *(each for each in wanted if each not in pressed)):
        press(buttons.and_(buttons.page.locator(f'[data-{key}="{name}"]')))


def decide(page: Page, decision: Mapping[str, Any], press: Press) -> None:
    """Make a decision on the sheet, on the track or with the cards."""
    actions = page.locator(".actions")
    match decision:
        case {"type": "mark", "row": row, "number": number}:
            press(page.locator(f'.mine button.can[data-cell="{row}-{number}"]'))
        case {"type": "move", "field": field}:
            press(page.locator(f'.map button.can[data-field="{field}"]'))
        case {"type": "draw", "places": places}:
            pick(page.locator("button[data-place]"), "place", [str(place) for place in places], press)
            if len(places) > 1:  # a single card is drawn by the tap on it
                press(actions.locator(".button.main"))
        case {"type": "play", "cards": cards, "marks": marks}:
            pick(page.locator(".hand button"), "card", cards, press)
            shown = " ".join(map(str, marks)) or say("web-discard")
            press(actions.locator(".chip").filter(has=page.locator(".what").get_by_text(shown, exact=True)))
        case _:
            press(actions.locator(".chip").last)


def do(page: Page, step: Mapping[str, Any], press: Press = click) -> None:
    """Do what a step asks for."""
    if step["asks"] == "decide":
        decide(page, step["wanted"], press)
    else:
        press(page.locator(".actions .button.main"))


def expect_step(page: Page, game: str, at: int) -> None:
    """Expect the number and the text of a step, counted from 0."""
    expect(page.locator(".count")).to_have_text(say("learn-step", step=at + 1, steps=len(LESSONS[game])))
    expect(page.locator(".say")).to_contain_text(say(f"lesson-{game}-{at + 1}").split("\n")[0])


@pytest.mark.parametrize("game", ["classic", pytest.param("cards", marks=pytest.mark.deep), "onboard"])
def test_a_lesson_is_done_by_doing_what_it_asks(visitors: Visitors, game: str) -> None:
    page = visitors(PHONE).open(f"/learn/{game}")
    for at, step in enumerate(LESSONS[game]):
        expect_step(page, game, at)
        do(page, step)
    expect(page.get_by_role("heading", name="You can play now!")).to_be_visible()
    expect(page.locator(".finish")).to_contain_text(say(f"learn-done-{game}"))
    page.get_by_role("button", name="Play now against a bot").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".dock")).to_be_visible()
    expect(page.locator(f".playing.{game}")).to_be_visible()


UNSEEN: Final = """(wanted) => wanted.flatMap((selector) => {
    const one = document.querySelector(selector);
    if (!one) return [`no ${selector}`];
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const inside = left >= -1 && top >= -1 && right <= innerWidth + 1 && bottom <= innerHeight + 1;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return inside && hit && (one.contains(hit) || hit.contains(one)) ? [] : [`${selector} from ${top} to ${bottom}`];
})"""
"""Elements that are not wholly inside the window, or covered."""
REGIONS: Final = {"sheet": ".mine", "track": ".map", "cards": ".cards", "other": ".other", "score": ".sum"}


def asked(step: Mapping[str, Any]) -> list[str]:
    """What a step asks the learner to press or to look at: its sentence and elements of the stage."""
    wanted, look = step.get("wanted", {}).get("type"), step.get("look")
    beside = {"move": [".map"], "play": [".actions"]}.get(wanted, [])
    return [".say p:last-child", *pressed(step), *beside, *([REGIONS[look]] if look else [])]


@pytest.mark.parametrize("size", WINDOWS, ids=str)
def test_what_a_step_asks_for_is_in_sight(visitors: Visitors, size: Size) -> None:
    page = visitors(size).open("/learn")
    problems: list[str] = []
    for game in GAMES:
        visit(page, f"/learn/{game}")
        for at, step in enumerate(LESSONS[game]):
            expect_step(page, game, at)
            for selector in asked(step):
                page.locator(selector).first.wait_for()
            problems += [f"{game} {at + 1}: {unseen}" for unseen in page.evaluate(UNSEEN, asked(step))]
            page.get_by_role("button", name="One step forward").dispatch_event("click")
    assert not problems, "\n".join(problems)


def test_a_step_scrolls_smoothly_to_what_it_asks_for(visitors: Visitors) -> None:
    page = visitors(SMALL_PHONE).open(None)
    page.emulate_media(reduced_motion="no-preference")
    page.goto("/learn/onboard")
    page.evaluate("() => { globalThis.seen = new Set(); addEventListener('scroll', () => seen.add(scrollY)); }")
    page.get_by_role("button", name="One step forward").click()
    expect_step(page, "onboard", 1)
    page.get_by_role("button", name="One step back").dispatch_event("click")
    for wanted in asked(LESSONS["onboard"][0]):
        expect(page.locator(wanted)).to_be_in_viewport(ratio=0.99)
    assert page.evaluate("seen.size") > 2


@pytest.mark.parametrize("game", ["cards", deep("classic"), deep("onboard")])
def test_another_choice_gets_a_hint_and_changes_nothing(visitors: Visitors, game: str) -> None:
    page = visitors(DESK).open(f"/learn/{game}")
    seen: set[str] = set()
    for at, step in enumerate(LESSONS[game]):
        expect_step(page, game, at)
        phase = step["view"]["table"]["phase"]
        if step["asks"] != "decide" or phase in seen:
            page.get_by_role("button", name="One step forward").click()
            continue
        seen.add(phase)  # one step of each phase
        crossed = page.locator(".mine .cross").count()
        decide(page, next(option for option in step["view"]["options"] if option != step["wanted"]), click)
        expect(page.get_by_role("status").filter(has_text=say(f"hint-{game}-{at + 1}"))).to_be_visible()
        expect_step(page, game, at)
        expect(page.locator(".mine .cross")).to_have_count(crossed)
        do(page, step)
        expect(page.locator(".hint")).to_have_count(0)
    assert len(seen) >= 2


def test_the_step_of_a_lesson_survives_a_reload(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/learn/classic")
    for at, step in enumerate(LESSONS["classic"][:4]):
        expect_step(page, "classic", at)
        do(page, step)
    expect_step(page, "classic", 4)
    page.reload()
    expect_step(page, "classic", 4)
    page.goto("/learn")
    lesson = page.get_by_role("listitem").filter(has=page.get_by_role("heading", name=say("game-classic"), exact=True))
    expect(lesson).to_contain_text("Step 5 of 14")
    lesson.get_by_role("link", name="Continue").click()
    expect_step(page, "classic", 4)
    page.get_by_role("button", name="One step back").click()
    expect_step(page, "classic", 3)
    page.get_by_role("button", name="From the beginning").click()
    page.reload()
    expect_step(page, "classic", 0)


def test_a_lesson_by_keyboard_alone(visitors: Visitors) -> None:
    page = visitors(DESK).open("/learn/cards")
    for at, step in enumerate(LESSONS["cards"]):
        expect_step(page, "cards", at)
        do(page, step, tab_and_enter)
    tab_and_enter(page.get_by_role("link", name="Rules").last)
    expect(page).to_have_url("/rules/cards")


@pytest.mark.deep
def test_the_contents_of_the_rules_lead_to_their_sections(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/nowhere")
    for game in GAMES:
        visit(page, f"/rules/{game}")
        follow_contents(page)


def follow_contents(page: Page) -> None:
    links = page.get_by_role("navigation", name="Contents").get_by_role("link")
    expect(links.first).to_be_visible()
    targets = [link.get_attribute("href") or "" for link in links.all()]
    assert len(set(targets)) == len(targets) == page.locator("section.part").count()
    for link, target in zip(links.all(), targets, strict=True):
        link.click()
        heading = page.locator(f"{target} > h2")
        expect(heading).to_have_text(link.inner_text())
        expect(heading).to_be_in_viewport()


def test_a_link_to_a_section_of_the_rules_opens_there(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/rules/onboard#score")
    expect(page.locator("#score h2")).to_be_in_viewport()
    page.get_by_role("main").get_by_role("link", name=say("game-cards")).click()
    expect(page.locator("h1")).to_have_text(say("rule-title", game=say("game-cards")))
    expect(page.locator("h1")).to_be_in_viewport()
