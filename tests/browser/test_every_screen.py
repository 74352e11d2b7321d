"""Every screen passes axe in light and dark, lacks no message, glues none together, and has room for the longest."""

import re
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
from .text_checks import BROKEN, GLUED, OVERFLOWS
from .visitors import PHONE, SharedVisitor, Visitors

WEB: Final = Path(__file__).parents[2] / "web"
AXE: Final = WEB / "node_modules" / "axe-core" / "axe.min.js"
SIMILAR: Final = {
    "learn", "rules-cards", "nowhere", "cards-draw", "pad-end", "practice-answered", "lesson-finish", "hint-onboard",
    "rules-classic", "rules-onboard", "lesson-cards", "lesson-onboard", "replay", "review-none", "no-table",
    "classic-roll",
    "cards-number", "onboard-decide", "hint-cards", "hint-classic", "table-sure", "solo-end", "practice",
    "screen-small", "screen-room", "screen-onboard",
    "pad-play-classic", "lesson-cross", "pass-end", "pass-begin", "replay-checked", "replay-checked-own",
}  # fmt: skip
"""Scenes that show little that another scene does not; they run in ``make deep``."""
ENLARGED: Final = {"home", "room", "classic-decide", "lesson-classic", "pad-begin", "replay-game"}
"""Screens that are checked with text of twice the size too."""


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
        if scene.dialog:
            title = page.evaluate("(message) => rowlock.say(message)", scene.dialog)
            expect(page.locator("dialog[open] h2")).to_have_text(title)
        assert not violations(page)
        if DEEP:
            page.emulate_media(color_scheme="light" if theme == "dark" else "dark", reduced_motion="reduce")
            assert not violations(page, "color-contrast")  # no other rule depends on the theme
        assert page.evaluate(OVERFLOWS) == []
        assert page.evaluate(GLUED) == []
        assert page.evaluate(BROKEN) == []
        if scene.name in ENLARGED:
            page.evaluate("document.documentElement.style.fontSize = '200%'")
            assert page.evaluate(OVERFLOWS) == []
            page.evaluate("document.documentElement.style.fontSize = ''")


PAGES: Final = {
    "t": "classic-decide", "join": "join", "screen": "screen-classic", "new": "new", "pass": "pass-begin",
    "pad": "pad-begin", "print": "print", "replay": "replay", "review": "review", "practice": "practice",
    "learn": "learn", "rules": "rules", "me": "me",
}  # fmt: skip
"""A scene of each page."""


def test_every_page_and_dialog_is_a_scene() -> None:
    names = {scene.name for scene in SCENES}
    assert len(names) == len(SCENES)
    pages = re.findall(r'^    (\w+): \(\) => import\("', (WEB / "src" / "App.svelte").read_text("utf-8"), re.MULTILINE)
    assert sorted(pages) == sorted(PAGES)
    assert set(PAGES.values()) <= names
    sources = "".join(path.read_text("utf-8") for path in (WEB / "src").rglob("*.svelte"))
    dialogs = re.findall(r"<Dialog (.*)", sources)
    messages = [found[1] for each in dialogs if (found := re.search(r'title={say\("([^"]*)"\)}', each))]
    assert len(dialogs) - len(messages) == 2  # the menu of a table and the sheet of an opponent have names as titles
    assert set(messages) == {scene.dialog for scene in SCENES} - {""}


@pytest.mark.deep
@pytest.mark.parametrize("scene", SCENES, ids=lambda scene: scene.name)
def test_every_screen_in_every_language(english_phone: SharedVisitor, scene: Scene) -> None:
    with english_phone.use() as page:
        scene.set(page)
        assert page.evaluate(OVERFLOWS) + page.evaluate(BROKEN) == []
        for language in (*LANGUAGES[1:], LANGUAGES[0]):
            choose_language(page, language)
            if scene.again:
                scene.again(page)
            assert page.evaluate(OVERFLOWS) + page.evaluate(BROKEN) == [], language


def choose_language(page: Page, language: str) -> None:
    """Choose a language in the header, or in the preferences where the header has no room for it."""
    if page.locator("dialog[open]").count():
        page.keyboard.press("Escape")
    chooser = page.locator("header select")
    if chooser.is_visible():
        chooser.select_option(language)
    else:
        page.locator("header button:visible, .big-screen nav [aria-haspopup]").click()
        page.locator("dialog[open] select").first.select_option(language)
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator("main").wait_for()
    page.wait_for_load_state("networkidle")
