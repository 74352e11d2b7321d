"""Every screen for everyone: no violation that axe knows of, no missing word, none that does not fit."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from rowlock.i18n import LANGUAGES

from ..server.processes import Server
from .scenes import SCENES, Scene
from .visitors import PHONE, Visitor, Visitors

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
ENLARGED: Final = {"home", "room", "classic-decide", "lesson-classic", "pad-begin", "replay-game"}
"""Screens that are looked at with text of twice the size too."""
SPILLED: Final = """() => {
    const style = getComputedStyle;
    const seen = (one) => one.checkVisibility({ visibilityProperty: true }) && !one.closest(".hidden, .skip");
    const written = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const scrolls = (one) => one && one !== document.documentElement
        && (["auto", "scroll"].includes(style(one).overflowX) || scrolls(one.parentElement));
    const out = (one) => {
        const box = one.getBoundingClientRect();
        return (box.right > innerWidth + 1 || box.left < -1) && !scrolls(one);
    };
    const larger = (one, by) => one.clientWidth > 0 && one.scrollWidth > one.clientWidth + by;
    const cut = (one) => larger(one, 1) && style(one).overflowX !== "visible" && !scrolls(one)
        && style(one).textOverflow !== "ellipsis";
    const tight = (one) => one.matches("button, .button, .chip") && larger(one, 2);
    const texts = [...document.querySelectorAll("body *")].filter((one) => seen(one) && written(one));
    const found = texts.filter((one) => out(one) || cut(one) || tight(one));
    const wide = document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : [];
    return [...wide, ...found.map((one) => `${one.className || one.tagName}: ${one.textContent.trim().slice(0, 60)}`)];
}"""


def violations(page: Page, *rules: str) -> list[str]:
    """What axe finds, by all of its rules or by some."""
    only = {"runOnly": list(rules)} if rules else {}
    found: dict[str, Any] = page.evaluate(
        "(options) => axe.run(document, options)", {"resultTypes": ["violations"], **only}
    )
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target']) for node in each['nodes'][:4])})"
        for each in found["violations"]
    ]


class Phones:
    """One phone for many, one after the other: the next one is somebody new. Who found something wrong keeps theirs."""

    def __init__(self, visitors: Visitors) -> None:
        self._visitors = visitors
        self._phone: Visitor | None = None

    def take(self) -> Visitor:
        phone, self._phone = self._phone, None
        if phone is None:
            phone = self._visitors(PHONE)
            phone.open(None)
        return phone

    def give_back(self, phone: Visitor) -> None:
        phone.check()
        phone.forget()
        phone.context.pages[0].emulate_media(color_scheme="light", reduced_motion="reduce")
        self._phone = phone


@pytest.fixture(scope="module")
def phones(chromium: Browser, server: Server) -> Iterator[Phones]:
    visitors = Visitors(chromium, server.url)
    yield Phones(visitors)
    visitors.close()


@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_screen(phones: Phones, scene: Scene) -> None:
    """Words that are missing fail it as well: a visitor watches out for them."""
    phone = phones.take()
    (page,) = phone.context.pages
    scene.set(page)
    look(page, scene)
    phones.give_back(phone)


def look(page: Page, scene: Scene) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    assert not violations(page)
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    assert not violations(page, "color-contrast")  # all that can be another in the dark
    assert page.evaluate(SPILLED) == []
    for language in LANGUAGES[1:]:
        speak(page, language)
        if scene.again:
            scene.again(page)
        assert page.evaluate(SPILLED) == [], language
    if scene.name in ENLARGED:
        page.evaluate("document.documentElement.style.fontSize = '200%'")
        assert page.evaluate(SPILLED) == []


def speak(page: Page, language: str) -> None:
    """Switch the language, as one does it: a dialog is in the way."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    chooser = page.locator("header select")
    if chooser.is_visible():
        chooser.select_option(language)
    else:  # at a table on a phone there is no room for it
        page.locator("header button").click()
        page.locator("dialog[open] select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
