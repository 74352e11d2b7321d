"""Every screen of the client, and how one gets there: for pictures, for axe, and for words that do not fit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from .playing import act, finished, play, play_now


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen. ``set`` brings a page of a fresh browser there; ``again`` opens it once more where the language was
    switched, if that closes it."""

    name: str
    set: Callable[[Page], None]
    again: Callable[[Page], None] | None = None


SCENES: Final[list[Scene]] = []


def scene(name: str, opener: str = "") -> Callable[[Callable[[Page], None]], Callable[[Page], None]]:
    """A screen that is reached by a function; what it shows may be opened by pressing something."""

    def press(page: Page) -> None:
        page.locator(opener).first.click()
        page.locator("dialog[open]").wait_for()

    def note(work: Callable[[Page], None]) -> Callable[[Page], None]:
        SCENES.append(Scene(name, work, press if opener else None))
        return work

    return note


def _plain(name: str, path: str, wanted: str = "main h1") -> None:
    def work(page: Page) -> None:
        page.goto(path)
        page.locator(wanted).first.wait_for()

    SCENES.append(Scene(name, work))


_plain("home", "/", "[data-game]")
_plain("new", "/new?game=onboard")
_plain("learn", "/learn")
_plain("rules", "/rules")
for _game in ("classic", "cards", "onboard"):
    _plain(f"rules-{_game}", f"/rules/{_game}")
    _plain(f"lesson-{_game}", f"/learn/{_game}")
_plain("print", "/print")
_plain("replay", "/replay")
_plain("me", "/me")
_plain("nowhere", "/nowhere")
_plain("no-table", "/t/nowhere")
_plain("pad-begin", "/pad")
_plain("pass-begin", "/pass")


@scene("preferences", "header button")
def _preferences(page: Page) -> None:
    page.goto("/")
    page.locator("header button").click()
    page.locator("dialog[open]").wait_for()


@scene("room")
def _room(page: Page) -> None:
    """A table of three: a host, a bot, a free seat, and the invitation."""
    page.goto("/new?game=cards")
    page.locator("form select").nth(1).select_option("3")
    page.locator("form .button.main").click()
    page.wait_for_url("**/t/*")
    page.locator(".invite svg").wait_for()
    page.locator(".seat button").first.click()
    page.locator(".seat b", has_text="Greedy").wait_for()


def _until(page: Page, wanted: str, most: int = 600) -> None:
    """Play on until something is to be seen; if the game ends before it, begin another one."""
    for _ in range(most):
        if page.locator(wanted).count():
            return
        if finished(page):
            game = page.locator(".playing").get_attribute("class") or ""
            page.goto("/")
            play_now(page, next(each for each in ("classic", "cards", "onboard") if each in game))
        if not act(page):
            page.wait_for_timeout(20)
    raise AssertionError(wanted)


def _table(game: str, wanted: str, before: int = 0) -> Callable[[Page], None]:
    def work(page: Page) -> None:
        page.goto("/")
        play_now(page, game)
        for _ in range(before):
            if not act(page):
                page.wait_for_timeout(20)
        _until(page, wanted)

    return work


SCENES.extend(
    (
        Scene("classic-roll", _table("classic", ".dock [data-key=r]")),
        Scene("classic-decide", _table("classic", ".mine button.can", 25)),
        Scene("cards-draw", _table("cards", ".dock [data-key=t]", 15)),
        Scene("cards-number", _table("cards", ".mine button.can")),
        Scene("onboard-decide", _table("onboard", ".mine button.can", 10)),
        Scene("onboard-move", _table("onboard", ".track button.can", 20)),
    )
)


@scene("cards-play")
def _play_cards(page: Page) -> None:
    _table("cards", ".hand button:enabled", 10)(page)
    if not page.locator(".hand button[aria-pressed=true]").count():
        page.locator(".hand button:enabled").first.click()
    page.locator(".dock .chip").first.wait_for()


@scene("table-sure", '.dock [data-key="0"]')
def _sure(page: Page) -> None:
    """The question before a penalty."""
    page.goto("/")
    play_now(page, "classic")
    for _ in range(300):
        if page.locator("dialog[open]").count():
            return
        for key in ("r", "0"):
            found = page.locator(f'.dock [data-key="{key}"]:enabled')
            if found.count():
                found.click()
                break
        else:
            page.wait_for_timeout(20)


@scene("table-menu", ".bar button")
def _menu(page: Page) -> None:
    _table("classic", ".mine button.can", 6)(page)
    page.locator(".bar button").click()
    page.locator("dialog[open]").wait_for()


@scene("table-sheet", ".opponent button")
def _sheet(page: Page) -> None:
    """Somebody else's sheet, enlarged."""
    _table("classic", ".mine button.can", 20)(page)
    page.locator(".opponent button").first.click()
    page.locator("dialog[open]").wait_for()


@scene("table-end")
def _end(page: Page) -> None:
    page.goto("/")
    play_now(page, "onboard")
    play([page])


@scene("replay-game")
def _replay(page: Page) -> None:
    page.goto("/")
    play_now(page, "cards")
    play([page])
    page.locator('.results a[href^="/replay/"]').click()
    page.locator("main input[type=range]").wait_for()
    page.locator("main input[type=range]").fill("12")
