"""Styles that engines draw differently: form fields, docks, paper; and sounds, which begin with a gesture."""

import re
from io import BytesIO
from typing import Any, Final

import pytest
from PIL import Image

from ..browser.test_sounds import SPY
from ..browser.text_checks import CROWDED
from ..browser.visitors import DESK
from ..deep import deep
from ..pdf import page_sizes, right_edge
from .journeys import Person
from .page import Page

COLORS: Final = """(selector, pseudo) => {
    const one = document.querySelector(selector);
    const styles = [getComputedStyle(one, pseudo), getComputedStyle(one)];
    return styles.flatMap((style) => [style.color, style.backgroundColor]);
}"""
"""Text color and background of a part of an element, then of the element."""
INSIDE: Final = """(selector) => {
    const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
    return [left + 4, top + 4, right - 4, bottom - 4].map(Math.round);
}"""
A4_WIDTH: Final = 595
MARGIN: Final = 18
"""Points at the edge of paper that printers may leave white."""
Rgb = tuple[int, int, int]


def luminance(color: Rgb) -> float:
    parts = [part / 255 for part in color]
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Rgb, other: Rgb) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def parsed(color: str) -> Rgb:
    red, green, blue = map(int, re.findall(r"\d+", color)[:3])
    return red, green, blue


def open_form(page: Page, theme: str) -> None:
    """Open a form with checkboxes, selects and placeholders."""
    Person(theme=theme).visit(page)
    page.open("/new?game=classic")
    page.wait("form select")


def test_form_fields_are_drawn_in_the_colors_of_the_page(page: Page) -> None:
    open_form(page, "dark")
    for field in ("input[type=checkbox]", "form select"):
        assert page.evaluate("(field) => getComputedStyle(document.querySelector(field)).appearance", field) == "none"
    _, tick, _, box = page.evaluate(COLORS, "input[type=checkbox]:checked", "::before")
    assert contrast(parsed(tick), parsed(box)) >= 4.5
    text, background, *_ = page.evaluate(COLORS, "form select", None)
    assert contrast(parsed(text), parsed(background)) >= 4.5


@pytest.mark.parametrize("theme", ["dark", deep("light")])
def test_placeholders_can_be_read(page: Page, theme: str) -> None:
    open_form(page, theme)
    inside = page.evaluate(INSIDE, "form input[placeholder]")  # WebKit tells no style of a placeholder
    with Image.open(BytesIO(page.screenshot())) as picture:
        part: Any = picture.convert("RGB").crop(tuple(inside))
        found: list[tuple[int, Rgb]] = part.getcolors(100_000)
    (_, background), *others = sorted(found, reverse=True)
    assert max(contrast(color, background) for _, color in others) >= 4.5


def test_sounds_begin_with_a_gesture(page: Page) -> None:
    page.open("/")
    page.wait("main h1")
    page.evaluate(f"() => {{ {SPY} }}")
    page.click("main h1")
    for _ in page.looks("no sound is allowed"):
        if page.evaluate("() => audio.made === 1 && audio.resumed > 0"):
            return


@pytest.mark.parametrize(("game", "pages"), [("classic", 1), deep("onboard", 2)])
def test_sheets_fit_on_paper(page: Page, game: str, pages: int) -> None:
    Person(DESK, "pl", "dark").visit(page)
    page.open(f"/print?game={game}")
    page.wait("svg.sheet")
    page.choose(".form .field:nth-of-type(2) select", "a4")
    assert page.evaluate(CROWDED) == []
    printed = page.pdf()
    assert len(page_sizes(printed)) == pages
    assert A4_WIDTH - 3 * MARGIN < right_edge(printed) <= A4_WIDTH - MARGIN
