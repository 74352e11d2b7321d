"""The big screen fits a television: all sheets at once, nothing covered, and text that is read from three metres."""

from typing import Final

import pytest
from playwright.sync_api import Page

from ..deep import deep
from ..server.processes import Server
from .longest_language import LONGEST, serve_longest_language
from .party import party
from .visitors import TELEVISION, Visitors

FULL_HD: Final = (1920, 1080)
ULTRA_HD: Final = (3840, 2160)
SMALL_TELEVISION: Final = (960, 540)
PROJECTOR: Final = (1024, 768)
CROWDS: Final = (("classic", (2, 3, 4, 5)), ("cards", (2, 3, 4, 5)), ("onboard", (2, 3, 4)))
"""How many can play each game."""
CLUTTER: Final = """() => {
    const box = (one) => one.getBoundingClientRect();
    const all = (root, wanted) => [...root.querySelectorAll(wanted)];
    const name = (one) => `${one.className?.baseVal ?? one.className} ${one.textContent.trim().slice(0, 40)}`;
    const seen = (one) => one.checkVisibility() && !one.closest(".hidden") && box(one).width > 0;
    const written = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const inside = (one, other, by) => one.left >= other.left - by && one.right <= other.right + by
        && one.top >= other.top - by && one.bottom <= other.bottom + by;
    const apart = (one, other) => one.right <= other.left + 1 || other.right <= one.left + 1
        || one.bottom <= other.top + 1 || other.bottom <= one.top + 1;
    const covered = (several) => several.flatMap((one, at) => several.slice(at + 1)
        .filter((other) => !apart(box(one), box(other))).map((other) => `${name(one)} covers ${name(other)}`));
    const parts = all(document, ".big-screen :is(.bar, .board > .center, .way, [data-panel], .who, .invite, .results)");
    // these may be longer than their place, and end in dots there
    const ends = ".status, .news, h2, .left, .state, .turn";
    const outside = (part) => all(part, "*").filter((one) => seen(one) && (written(one) || one.matches("svg, .cell"))
        && !one.closest(ends) && !one.closest(".pawn") && !inside(box(one), box(part), 4));
    const window = new DOMRect(0, 0, innerWidth, innerHeight);
    const root = document.documentElement;
    // of every sheet all numbers, locks and boxes of penalties are there
    const missing = all(document, "[data-panel]").filter((one) => all(one, ".cell, .box").filter(seen).length !== 52);
    return [
        ...missing.map((one) => `not the whole sheet: ${name(one)}`),
        ...(root.scrollHeight > innerHeight || root.scrollWidth > innerWidth ? ["the page scrolls"] : []),
        ...parts.filter((part) => !inside(box(part), window, 1)).map((part) => `outside the screen: ${name(part)}`),
        ...covered(parts),
        ...parts.flatMap((part) => outside(part).map((one) => `outside of ${name(part)}: ${name(one)}`)),
        ...[...parts, ...all(document, "[data-panel] > *")].flatMap((one) =>
            covered(all(one, ":scope > *").filter((each) => seen(each) && !each.matches(".clocks, nav")))),
        ...all(document, "[data-panel]").flatMap((one) => covered(all(one, ".penalties, .clocks"))),
    ];
}"""
"""What does not fit: parts that leave the screen or cover others, and what leaves its part."""
SMALLEST: Final = """() => {
    const written = (one) => [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
    const texts = [...document.querySelectorAll(".big-screen *")].filter((one) => one.checkVisibility()
        && written(one) && !one.closest(".hidden, .track"));
    const sizes = texts.map((one) => parseFloat(getComputedStyle(one).fontSize));
    return Math.min(...sizes) / Math.min(innerHeight, innerWidth * 9 / 16);
}"""
"""The size of the smallest text, as a share of the height of the picture."""
READABLE: Final = 18 / 1080


def show(page: Page, table: str) -> None:
    """Open the big screen of a table."""
    page.goto(f"/screen/{table}")
    page.locator(".big-screen :is(.board, .room, .results)").wait_for()


@pytest.fixture
def television(visitors: Visitors) -> Page:
    """A television in the language of the longest translations."""
    visitor = visitors(TELEVISION, LONGEST)
    serve_longest_language(visitor.context)
    return visitor.open(None)


def check_layout(page: Page, *sizes: tuple[int, int]) -> None:
    for width, height in sizes:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CLUTTER) == [], (width, height)
        assert page.evaluate(SMALLEST) >= READABLE, (width, height)


@pytest.mark.parametrize(
    ("game", "people"),
    [
        (game, people) if people == counts[-1] or (game, people) == ("classic", 2) else deep(game, people)
        for game, counts in CROWDS
        for people in counts
    ],
)
def test_all_sheets_fit_without_scrolling(television: Page, server: Server, game: str, people: int) -> None:
    """With two clocks, and with everybody gone, which needs most room."""
    with party(server.url, game, people, clock={"per_decision": 300, "bank": 60, "total": 1200}) as guests:
        guests.sit(*range(people - 1))
        show(television, guests.table)
        check_layout(television, TELEVISION, FULL_HD)
        guests.sit(people - 1)
        guests.do(0, "start")
        television.locator(".board").wait_for()
        for acts in (1, 20):
            guests.play(acts)
            turn = guests.see()["game"]["table"]["turn"]
            television.wait_for_function(
                "(turn) => document.querySelector('.turn').textContent.includes(turn)", arg=str(turn)
            )
            check_layout(television, TELEVISION, FULL_HD)
        television.locator(".left").first.wait_for()
        check_layout(television, ULTRA_HD, SMALL_TELEVISION, PROJECTOR, FULL_HD, TELEVISION)
        for seat in range(1, people):
            guests.do(seat, "resign")
        television.locator(".results").wait_for()
        check_layout(television, TELEVISION, FULL_HD)
