"""Sounds and vibration: they begin with a gesture, and the mute button of the table ends them."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .player import open_table
from .visitors import PHONE, Visitors

SPY: Final = """(() => {
    globalThis.audio = { made: 0, resumed: 0, played: 0, vibrated: [] };
    const Given = globalThis.AudioContext;
    globalThis.AudioContext = class extends Given {
        constructor() { super(); audio.made += 1; }
        resume() { audio.resumed += 1; return super.resume(); }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) { audio.played += 1; return start.apply(this, when); };
    navigator.vibrate = (pattern) => audio.vibrated.push(pattern);
})()"""


def listening(visitors: Visitors) -> Page:
    """Return a table where the visitor is to roll, and which notes what is heard and felt."""
    page = visitors(PHONE).open(None)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(SPY)
    open_table(page, "classic", "roll")
    return page


def roll(page: Page) -> None:
    page.locator(".dock [data-key=r]").click()
    page.locator(".dock .chip").first.wait_for()


def test_sounds_begin_with_the_first_gesture(visitors: Visitors) -> None:
    page = listening(visitors)
    assert page.evaluate("audio.made") == 0
    page.mouse.click(2, 300)
    assert page.evaluate("[audio.made, audio.resumed > 0]") == [1, True]
    page.wait_for_load_state("networkidle")  # the sounds are made
    page.wait_for_timeout(100)
    before = page.evaluate("audio.played")
    roll(page)
    assert page.evaluate("audio.played") >= before + 6  # every die is heard
    assert len(page.evaluate("audio.vibrated")) > 0


def test_the_mute_button_silences_and_is_remembered(visitors: Visitors) -> None:
    page = listening(visitors)
    mute = page.get_by_role("button", name="Mute sounds")
    expect(mute).to_have_attribute("aria-pressed", "false")
    box = mute.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 44
    mute.focus()
    page.keyboard.press("Enter")
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.evaluate("Object.assign(audio, { played: 0, vibrated: [] })")
    roll(page)
    assert page.evaluate("[audio.played, audio.vibrated.length]") == [0, 0]
    page.reload()
    expect(mute).to_have_attribute("aria-pressed", "true")
    page.locator("header button").click()
    expect(page.get_by_label("Sounds", exact=True)).not_to_be_checked()


@pytest.mark.parametrize("muted", [False, True])
def test_a_decision_is_felt_unless_muted(visitors: Visitors, muted: bool) -> None:
    page = listening(visitors)
    if muted:
        page.get_by_role("button", name="Mute sounds").click()
    roll(page)
    page.evaluate("audio.vibrated = []")
    page.locator('.dock [data-key="0"]').click()
    page.wait_for_timeout(50)
    assert bool(page.evaluate("audio.vibrated.length")) is not muted
