"""Rolls at the table: dice tumble, and what they show is told and used only when they lie."""

from collections.abc import Sequence
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .player import open_table
from .visitors import DESK, PHONE, Size, Visitors

RECORD: Final = """() => {
    globalThis.seen = [];
    const look = () => {
        const rolling = document.querySelectorAll(".tray .cube").length > 0;
        const told = [...document.querySelectorAll("[aria-live]")].some((each) => /white|biał/i.test(each.textContent));
        const offers = document.querySelectorAll(".dock .chip, .mine button.can").length;
        seen.push({ rolling, sum: !!document.querySelector(".tray .sum b"), offers, told });
    };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
HOLD: Final = """() => {
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (run, time, ...rest) => later(run, time > 500 && time < 1000 ? 60_000 : time, ...rest);
}"""
"""Make the dice roll for a minute."""


def ready(visitors: Visitors, size: Size = DESK, scripts: Sequence[str] = (), *, moving: bool = True) -> Page:
    """Return a table where the visitor is to roll."""
    page = visitors(size, touch=size == PHONE).open(None)
    if moving:
        page.emulate_media(reduced_motion="no-preference")
    for script in scripts:
        page.add_init_script(f"({script})()")
    open_table(page, "classic", "roll")
    return page


def roll(page: Page) -> None:
    page.locator(".dock [data-key=r]").click()


def test_sum_options_and_announcement_come_when_the_dice_lie(visitors: Visitors) -> None:
    page = ready(visitors)
    page.evaluate(RECORD)
    roll(page)
    page.locator(".dock .chip").first.wait_for()
    page.wait_for_function("() => seen.some(({ told }) => told)")
    seen = page.evaluate("seen")
    moving = [each for each in seen if each["rolling"]]
    assert moving
    assert not any(each["sum"] or each["offers"] or each["told"] for each in moving)
    assert seen[-1]["sum"]
    assert seen[-1]["offers"]


def test_faces_change_one_die_after_the_other(visitors: Visitors) -> None:
    page = ready(visitors, scripts=[HOLD])
    roll(page)
    page.locator(".tray .cube").first.wait_for()
    faces = page.evaluate(
        """() => [...document.querySelectorAll(".tray .cube")].map((cube) => {
            const [animation] = cube.getAnimations();
            const timing = animation.effect.getComputedTiming();
            animation.pause();
            const seen = Array.from({ length: 30 }, (_, at) => {
                animation.currentTime = timing.delay + timing.duration * at / 30;
                const sides = [...cube.children].map((side) => {
                    const matrix = new DOMMatrix(getComputedStyle(cube).transform)
                        .multiply(new DOMMatrix(getComputedStyle(side).transform));
                    return [matrix.m43, side.dataset.face];
                });
                return sides.sort(([one], [other]) => other - one)[0][1];
            });
            return { delay: timing.delay, faces: new Set(seen).size };
        })"""
    )
    delays = [each["delay"] for each in faces]
    assert len(faces) == 6
    assert all(each["faces"] >= 3 for each in faces)
    assert delays == sorted(set(delays))


@pytest.mark.parametrize("press", ["tap", "key"])
def test_a_press_ends_the_roll_and_does_nothing_else(visitors: Visitors, press: str) -> None:
    page = ready(visitors, PHONE if press == "tap" else DESK, [HOLD])
    roll(page)
    page.locator(".tray .cube").first.wait_for()
    assert page.locator(".dock .chip").count() == 0
    dock = page.locator(".dock").bounding_box()
    assert dock
    if press == "tap":  # where an option appears
        page.touchscreen.tap(dock["x"] + dock["width"] / 4, dock["y"] + dock["height"] * 0.7)
    else:
        page.keyboard.press("0")
    page.locator(".dock .chip").first.wait_for()
    assert page.locator(".tray .cube").count() == 0
    expect(page.locator(".tray .sum b")).to_be_visible()
    page.wait_for_timeout(50)
    assert page.locator(".dock .chip").count() > 0  # nothing was chosen
    assert page.locator("dialog[open]").count() == 0


def test_with_reduced_motion_the_dice_lie_at_once(visitors: Visitors) -> None:
    page = ready(visitors, scripts=[HOLD], moving=False)
    page.evaluate(RECORD)
    roll(page)
    page.locator(".dock .chip").first.wait_for()
    assert not any(each["rolling"] for each in page.evaluate("seen"))
    expect(page.locator(".tray .sum b")).to_be_visible()
