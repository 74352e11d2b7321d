"""Sounds and vibration: they begin with a gesture, and the mute button of the table ends them."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from .player import COMMAND, SEAT, open_table, pass_to_the_end
from .test_news import ACT
from .visitors import DESK, PHONE, Visitors

SPY: Final = """(() => {
    globalThis.audio = { made: 0, resumed: 0, suspended: 0, played: 0, vibrated: [] };
    const Given = globalThis.AudioContext;
    globalThis.AudioContext = class extends Given {
        constructor() { super(); audio.made += 1; }
        resume() { audio.resumed += 1; return super.resume(); }
        suspend() { audio.suspended += 1; return super.suspend(); }
    };
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) { audio.played += 1; return start.apply(this, when); };
    navigator.vibrate = (pattern) => audio.vibrated.push(pattern);
})()"""


HIDE: Final = """() => {
    Object.defineProperty(document, "hidden", { get: () => true });
    Object.defineProperty(document, "visibilityState", { get: () => "hidden" });
    document.dispatchEvent(new Event("visibilitychange"));
}"""
MAKE: Final = """() => new Promise((done) => {
    let turns = 100;
    const wait = () => (turns-- ? setTimeout(wait) : done());
    wait();
})"""
"""Wait until the sounds are made: the page makes one in each turn of its event loop."""


def listening(visitors: Visitors) -> Page:
    """Return a table where the visitor is to roll, and which notes what is heard and felt."""
    page = visitors(PHONE).open(None)
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(SPY)
    open_table(page, "classic", "roll")
    return page


def start_sounds(page: Page) -> None:
    page.mouse.click(2, 300)
    page.evaluate(MAKE)


def roll(page: Page) -> None:
    page.locator(".dock [data-key=r]").click()
    page.locator(".dock .chip").first.wait_for()


def test_sounds_begin_with_the_first_gesture(visitors: Visitors) -> None:
    page = listening(visitors)
    assert page.evaluate("audio.made") == 0
    page.mouse.click(2, 300)
    assert page.evaluate("[audio.made, audio.resumed > 0]") == [1, True]
    page.evaluate(MAKE)
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


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "touch"])
def test_a_table_in_a_hidden_tab_is_heard_when_it_asks(visitors: Visitors, touch: bool) -> None:
    ada, ben = visitors(PHONE, touch=touch).open("/api/health"), visitors(DESK).open("/api/health")
    ada.add_init_script(SPY)
    table = str(ada.evaluate(SEAT, ["Ada", {"game": "classic"}, None]))
    ben.evaluate(SEAT, ["Ben", None, table])
    ada.evaluate(COMMAND, [table, {"type": "start"}])
    ada.goto(f"/t/{table}")
    ada.locator(".dock").wait_for()
    start_sounds(ada)
    ada.evaluate(HIDE)
    assert bool(ada.evaluate("audio.suspended")) is touch  # phones are silent in the pocket
    if touch:
        return
    ada.evaluate("audio.played = 0")
    for _ in range(3):  # until Ada is asked, whoever begins
        for page in (ben, ada):
            page.evaluate(ACT, [table, 0])
    ada.wait_for_function("() => audio.played > 0")


def test_the_fanfare_comes_with_the_winner(visitors: Visitors) -> None:
    page = listening(visitors)
    start_sounds(page)
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    pass_to_the_end([page])
    page.clock.run_for(1000)  # the last dice lie
    expect(page.locator(".results.counting")).to_be_visible()
    before = page.evaluate("audio.played")
    page.locator(".results").click()  # which ends the counting
    page.wait_for_function("(before) => audio.played > before", arg=before)
