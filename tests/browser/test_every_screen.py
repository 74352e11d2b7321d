"""Every screen passes axe in light and dark, lacks no message, glues none together, and has room for the longest."""

from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final, Literal

import pytest
from playwright.sync_api import Browser, Page, expect

from rowlock.i18n import LANGUAGES

from ..deep import DEEP, deep
from ..server.processes import Server
from .longest_language import LONGEST, serve_longest_language
from .scenes import SCENES, Scene
from .visitors import PHONE, SharedVisitor, Visitors

AXE: Final = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SIMILAR: Final = {
    "learn", "rules-cards", "nowhere", "cards-draw", "pad-end", "practice-answered", "lesson-finish", "hint-onboard",
    "rules-classic", "rules-onboard", "lesson-cards", "lesson-onboard", "replay", "review-none", "no-table",
    "classic-roll",
    "cards-number", "onboard-decide", "hint-cards", "hint-classic", "table-sure", "solo-end", "practice",
    "pad-play-classic", "lesson-cross", "pass-end", "pass-begin", "replay-checked", "replay-checked-own",
}  # fmt: skip
"""Scenes that show little that another scene does not; they run in ``make deep``."""
ENLARGED: Final = {"home", "room", "classic-decide", "lesson-classic", "pad-begin", "replay-game"}
"""Screens that are checked with text of twice the size too."""
OVERFLOWS: Final = """() => {
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

GLUED: Final = """() => {
    const inline = (node) => node.nodeType === 1 && getComputedStyle(node).display === "inline";
    const text = (one) => [...one.childNodes]
        .map((node) => (node.nodeType === 3 ? node.data : inline(node) ? text(node) : "|")).join("");
    const found = [];
    for (const one of document.querySelectorAll("body, body *")) {
        if (inline(one)) continue;
        const [messages, read] = [[], text(one)];
        let depth = 0;
        for (let at = 0; at < read.length; at += 1) {
            if (read[at] === "⟦" && depth++ === 0) messages.push([at, at]);
            if (read[at] === "⟧" && --depth === 0) messages.at(-1)[1] = at;
        }
        messages.slice(1).forEach(([start], at) => {
            const end = messages[at][1];
            const sentence = /[.!?…:]$/.test(read.slice(0, end));
            if (!sentence && !read.slice(end + 1, start).trim()) found.push(read.slice(messages[at][0], start + 20));
        });
    }
    return found;
}"""
"""Messages side by side in one line of text of which the first is no whole sentence."""


def violations(page: Page, *rules: str) -> list[str]:
    """Return what axe finds, by all of its rules or by some; of an open dialog without the screen behind it."""
    if not page.evaluate("() => 'axe' in globalThis"):
        page.evaluate(AXE.read_text("utf-8"))
    only = {"runOnly": list(rules)} if rules else {}
    found: dict[str, Any] = page.evaluate(
        "(options) => axe.run(document.querySelector('dialog[open]') ?? document, options)",
        {"resultTypes": ["violations"], **only},
    )
    return [
        f"{each['id']}: {each['help']} ({', '.join(str(node['target']) for node in each['nodes'][:4])})"
        for each in found["violations"]
    ]


@pytest.fixture(scope="module")
def longest_phone(chromium: Browser, server: Server) -> Iterator[SharedVisitor]:
    with closing(Visitors(chromium, server.url)) as visitors:
        yield SharedVisitor(visitors, PHONE, LONGEST, serve_longest_language)


@pytest.fixture(scope="module")
def english_phone(chromium: Browser, server: Server) -> Iterator[SharedVisitor]:
    with closing(Visitors(chromium, server.url)) as visitors:
        yield SharedVisitor(visitors, PHONE)


@pytest.mark.parametrize(
    "scene",
    [deep(scene) if scene.name in SIMILAR else scene for scene in SCENES],
    ids=[scene.name for scene in SCENES],
)
def test_every_screen(longest_phone: SharedVisitor, scene: Scene) -> None:
    """Missing messages fail it as well: ``Visitor.check`` reports them."""
    with longest_phone.use() as page:
        # light and dark take turns: scenes share their colors, and make deep checks both themes of each
        theme: Literal["light", "dark"] = "dark" if SCENES.index(scene) % 2 else "light"
        page.emulate_media(color_scheme=theme, reduced_motion="reduce")
        scene.set(page)
        assert not violations(page)
        if DEEP:
            page.emulate_media(color_scheme="light" if theme == "dark" else "dark", reduced_motion="reduce")
            assert not violations(page, "color-contrast")  # no other rule depends on the theme
        assert page.evaluate(OVERFLOWS) == []
        assert page.evaluate(GLUED) == []
        if scene.name in ENLARGED:
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert page.evaluate(OVERFLOWS) == []
            page.evaluate("document.documentElement.style.fontSize = ''")


@pytest.mark.deep
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_screen_in_every_language(english_phone: SharedVisitor, scene: Scene) -> None:
    with english_phone.use() as page:
        scene.set(page)
        assert page.evaluate(OVERFLOWS) == []
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            choose_language(page, language)
            if scene.again:
                scene.again(page)
            assert page.evaluate(OVERFLOWS) == [], language


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the header, or in the preferences where the header has no room for it."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    chooser = page.locator("header select")
    if chooser.is_visible():
        chooser.select_option(language)
    else:
        page.locator("header button").click()
        page.locator("dialog[open] select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
