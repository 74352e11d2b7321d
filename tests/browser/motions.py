"""Motions of the client: how to come to each, and what to press. Films and ``benchmarks.motion`` use them."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from .player import DOUBLE, OFFERS, act, open_table, seen, start_table
from .visitors import DESK, PHONE, Size, visit


@dataclass(frozen=True)
class Motion:
    """A motion: ``begin`` brings a page to the table and returns the selector of what is pressed then."""

    name: str
    what: str
    size: Size
    milliseconds: int
    begin: Callable[[Page], str]


def ask(game: str, wanted: str, pressed: str, acts: int = 4) -> Callable[[Page], str]:
    """Open a table where the visitor is to roll, or has a decision of a type."""

    def begin(page: Page) -> str:
        open_table(page, game, wanted, acts)
        return pressed

    return begin


def arrive(page: Page) -> str:
    """Come to a table of the card game by a link, as from the home page."""
    table = start_table(page, "cards")
    visit(page, f"/t/{table}")  # loads what a table needs
    page.locator(".board .card").first.wait_for()
    visit(page, "/nowhere")
    page.locator("main h1").wait_for()
    link = "Object.assign(document.createElement('a'), { href: `/t/${id}`, className: 'opens', textContent: id })"
    page.evaluate(f"(id) => document.querySelector('main').append({link})", table)
    return ".opens"


def last_decision(page: Page) -> str:
    """Come to the decision that ends a solo game: the points are counted up."""
    for _ in range(20):
        visit(page, f"/t/{start_table(page, 'classic', solo=True)}")
        page.locator(".dock").wait_for()
        for _ in range(400):
            dialog = page.locator("dialog[open]")
            if dialog.count() and dialog.locator("p b").count():  # it ends the game
                return "dialog[open] .button.warn, dialog[open] .button.main"
            wanted = seen(page, "dialog[open] .button.warn", '.dock [data-key="0"]')
            if wanted:
                page.locator(wanted).first.click()
            elif seen(page, *OFFERS):
                act(page)
            page.wait_for_timeout(DOUBLE)
    raise AssertionError("no game ends")


MOTIONS: Final = (
    Motion("roll", "a roll, phone", PHONE, 1000, ask("classic", "roll", ".dock [data-key=r]")),
    Motion("roll-desk", "a roll, desktop", DESK, 1000, ask("classic", "roll", ".dock [data-key=r]")),
    Motion("draw", "a card drawn, phone", PHONE, 900, ask("cards", "draw", "[data-place='1']")),
    Motion("deal", "display and hand dealt, phone", PHONE, 700, arrive),
    Motion("walk", "a pawn's walk, phone", PHONE, 1800, ask("onboard", "move", ".lane button.can >> nth=-1", 8)),
    Motion("walk-desk", "a pawn's walk, desktop", DESK, 1200, ask("onboard", "move", ".track button.can >> nth=-1", 8)),
    Motion("end", "the end of a game, phone", PHONE, 5000, last_decision),
)
