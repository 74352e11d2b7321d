"""Journeys through the client, the same for every engine."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from rowlock.i18n import words

from ..browser.lessons import LESSONS, pressed
from ..browser.pass_and_play import CURTAIN, GAME, NAMES
from ..browser.player import MAX_ACTS, OFFERS, OVER, PASSES
from ..browser.visitors import DESK, Size
from .page import Page

SMALL_PHONE: Final = (360, 640)
LONG: Final = 300.0
"""Seconds in which Python has started in the page, or a game is analyzed."""
LIFT: Final = f"{CURTAIN} .button.main"


@dataclass(frozen=True, slots=True)
class Person:
    """A visitor with a window, a language and a theme."""

    size: Size = SMALL_PHONE
    language: str = "en"
    theme: str = "light"

    def __str__(self) -> str:
        return f"{'x'.join(map(str, self.size))}-{self.language}-{self.theme}"

    def say(self, name: str, **values: str | int) -> str:
        return words(self.language)(name, **values)

    def visit(self, page: Page) -> None:
        page.forget()
        page.resize(self.size)
        page.prepare(language=self.language, theme=self.theme)


PEOPLE: Final = (Person(), Person(language="pl", theme="dark"), Person(DESK))


def play(page: Page, acts: int = MAX_ACTS, offers: Sequence[str] = OFFERS) -> None:
    """Do what the table asks for, a number of times or to the end."""
    for _ in range(acts):
        for _ in page.looks("nothing to do", LONG):
            look = page.seen(OVER, LIFT, *offers)
            if look == OVER:
                return
            if look and page.tap(look):
                break


def begin(page: Page, person: Person, game: str) -> None:
    """From the home page to a table with a bot."""
    page.open("/")
    page.wait("main h1", person.say("web-hero"))
    page.wait("main a", person.say("web-learn-new"))
    page.look("home")
    page.click(f'[data-game="{game}"] .button.main')
    page.wait(".dock")


def some_turns(page: Page, person: Person) -> None:
    """The first page, and a few turns."""
    begin(page, person, "classic")
    play(page, 6)
    page.wait(".dock")
    page.look("table")


def whole_game(page: Page, person: Person, game: str) -> None:
    begin(page, person, game)
    play(page, 10)
    page.look("table")
    play(page)
    page.wait(f"{OVER} h2")
    page.click(f"{OVER} th")  # a tap ends the count
    page.wait(f"{OVER}:not(.counting)")
    page.look("result")


def classic(page: Page, person: Person) -> None:
    """A whole game and its review."""
    whole_game(page, person, "classic")
    page.click(OVER + " .button", person.say("web-review"))
    page.wait("[role=slider]", timeout=LONG)
    page.click(".costly button.choice")
    page.wait(".costly button.choice[aria-pressed=true]")
    page.look("review")


def cards(page: Page, person: Person) -> None:
    whole_game(page, person, "cards")


def onboard(page: Page, person: Person) -> None:
    whole_game(page, person, "onboard")


def pass_and_play(page: Page, person: Person) -> None:
    """A game of two on one device, in which each crosses something and then nothing more."""
    page.open("/pass?game=classic")
    for at, name in enumerate(NAMES, start=1):
        page.fill(f".place:nth-of-type({at}) input", name)
    page.look("pass")
    page.click("form > .button")
    page.wait(GAME, timeout=LONG)
    play(page, 6)
    page.look("pass-table")
    play(page, offers=PASSES)
    page.wait(OVER)
    page.look("pass-result")


def pad(page: Page, person: Person) -> None:
    """A game on the score pad, with a lock, a penalty, a mistake and the result."""
    page.open("/pad?game=classic")
    page.click("form .button", person.say("pad-add"))
    for at, name in enumerate(NAMES, start=1):
        page.fill(f".name:nth-of-type({at}) input", name)
    page.look("pad-form")
    page.click("form .button.main")
    for number in (2, 3, 4, 5, 6, 12):
        page.click(f'.player button[data-cell="red-{number}"]')
    page.wait('[data-cell="red-12"] .cross')
    page.look("pad")
    page.click(".player .head .button", person.say("pad-penalty"))
    page.wait(".penalties .cross")
    page.click(".dock .button", person.say("pad-undo"))
    page.click(".dock .button", person.say("pad-redo"))
    page.wait(".penalties .cross")
    page.click(".dock .button", person.say("pad-menu"))
    page.look("pad-menu")
    page.click("dialog[open] .button", person.say("pad-finish"))
    page.wait(OVER)
    page.look("pad-result")


def lesson(page: Page, person: Person) -> None:
    """A lesson to its end."""
    steps = LESSONS["onboard"]
    page.open("/learn/onboard")
    for at, step in enumerate(steps, start=1):
        page.wait(".count", person.say("learn-step", step=at, steps=len(steps)))
        if at in {1, len(steps) // 2}:
            page.look(f"lesson-{at}")
        (wanted,) = pressed(step)
        following = person.say("learn-step", step=at + 1, steps=len(steps))
        for _ in page.looks(f"step {at} does not end"):  # a tap may be lost to a page that has just begun to scroll
            if page.shows(".count", following) or page.shows(".finish"):
                break
            page.tap(wanted)
    page.look("lesson-end")


SCREENS: Final = {
    "/new?game=cards": "form select",
    "/learn": "main li",
    "/rules/onboard": "section.part",
    "/practice": ".dock",
    "/print?game=onboard": "svg.board",
    "/me": "main input",
}
"""Pages without a game, and what they show when they are complete."""


def screens(page: Page, person: Person) -> None:
    """The other pages."""
    for path, wanted in SCREENS.items():
        page.open(path)
        page.wait(wanted)
        page.look(path.strip("/").split("?")[0].replace("/", "-"))


Journey = Callable[[Page, Person], None]
JOURNEYS: Final[tuple[Journey, ...]] = (
    classic, cards, onboard, pass_and_play, pad, lesson, screens,
)  # fmt: skip
