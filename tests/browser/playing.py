"""Playing at a table by what is to be seen there: a person who takes the first thing that is offered."""

import re
from collections.abc import Callable, Sequence

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

MOST_ACTS = 2000
BLINK = 1500
"""Milliseconds after which what was to be pressed is looked for again: the table may have gone on."""
Press = Callable[[Locator], None]


def click(found: Locator) -> None:
    found.click(timeout=BLINK)


def tap(found: Locator) -> None:
    found.tap(timeout=BLINK)


def enter(found: Locator) -> None:
    """Reach it and press it by keyboard alone."""
    found.focus(timeout=BLINK)
    found.page.keyboard.press("Enter")


def finished(page: Page) -> bool:
    return page.locator(".results").count() > 0


def act(page: Page, press: Press = click) -> bool:
    """Do the next thing that the table asks for; False if it asks for nothing just now."""
    for wanted in (_sure, _roll, _drawn, _draw, _chosen, _cross, _pick):
        found = wanted(page)
        if found is not None:
            try:
                press(found)
            except Late:  # somebody else was quicker, or the question is gone
                return False
            return True
    return False


def play(pages: Sequence[Page], press: Press = click) -> None:
    """Play until the game is over for everybody."""
    for _ in range(MOST_ACTS):
        if all(finished(page) for page in pages):
            return
        acted = [act(page, press) for page in pages if not finished(page)]
        if not any(acted):
            pages[0].wait_for_timeout(20)
    raise AssertionError(f"the game goes on for ever: {pages[0].locator('.dock').inner_text()}")


def _first(found: Locator) -> Locator | None:
    return found.first if found.count() else None


def _sure(page: Page) -> Locator | None:
    return _first(page.locator("dialog[open] .button.main, dialog[open] .button.warn"))


def _roll(page: Page) -> Locator | None:
    return _first(page.locator(".dock [data-key=r]:enabled"))


def _drawn(page: Page) -> Locator | None:
    return _first(page.locator(".dock [data-key=t]:enabled"))


def _draw(page: Page) -> Locator | None:
    if not page.locator(".dock [data-key=t]").count():
        return None
    return _first(page.locator("[data-place][aria-pressed=false]"))


def _chosen(page: Page) -> Locator | None:
    return _first(page.locator(".dock .chip"))


def _cross(page: Page) -> Locator | None:
    return _first(page.locator("button.can"))


def _pick(page: Page) -> Locator | None:
    if page.locator(".hand button[aria-pressed=true]").count():
        return None
    return _first(page.locator(".hand button[aria-pressed=false]:enabled"))


def table_id(page: Page) -> str:
    found = re.search(r"/t/([^/?#]+)", page.url)
    assert found, page.url
    return found[1]


def play_now(page: Page, game: str) -> None:
    """From the home page to a table against a bot."""
    page.locator(f'[data-game="{game}"] .button.main').click()
    page.wait_for_url("**/t/*")
    page.locator(".dock").wait_for()
