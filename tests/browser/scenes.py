"""Scenes: every screen of the client and how to reach it, for layout and accessibility tests and for pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from playwright.sync_api import Page

from .. import http_client as plain_http
from .pass_and_play import begin, play_some, resign, settled, until
from .player import finish, open_table, pass_to_the_end, pass_until_sure, play_now, start_table, table_id
from .records import game_text
from .visitors import visit


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen. ``set`` brings the page of a new visitor there; ``again`` reopens what a change of language closes."""

    name: str
    set: Callable[[Page], None]
    again: Callable[[Page], None] | None = None


SCENES: Final[list[Scene]] = []


def scene(name: str, opener: str = "") -> Callable[[Callable[[Page], None]], Callable[[Page], None]]:
    """Register a function that sets a scene; ``opener`` is the button that opens its dialog."""

    def press(page: Page) -> None:
        page.locator(opener).first.click()
        page.locator("dialog[open]").wait_for()

    def register(work: Callable[[Page], None]) -> Callable[[Page], None]:
        SCENES.append(Scene(name, work, press if opener else None))
        return work

    return register


def _plain(name: str, path: str, wanted: str = "main h1") -> None:
    def work(page: Page) -> None:
        visit(page, path)
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
_plain("review-none", "/review")
_plain("me", "/me")
_plain("nowhere", "/nowhere")
_plain("no-table", "/t/nowhere")
_plain("pad-begin", "/pad")
_plain("pass-begin", "/pass")


@scene("me-guest")
def _me_guest(page: Page) -> None:
    """A guest with a code for another device and the recovery code."""
    visit(page, "/")
    page.locator("[data-game=classic] .button.main").click()
    page.wait_for_url("**/t/*")
    visit(page, "/me")
    page.locator("section.panel .button").first.click()
    page.locator("section.panel .code").nth(1).wait_for()


@scene("preferences", "header button")
def _preferences(page: Page) -> None:
    visit(page, "/")
    page.locator("header button").click()
    page.locator("dialog[open]").wait_for()


@scene("room")
def _room(page: Page) -> None:
    """A table of three: a host, a bot, a free seat, and the invitation."""
    visit(page, "/new?game=cards")
    page.locator("form select").nth(1).select_option("3")
    page.locator("form .button.main").click()
    page.wait_for_url("**/t/*")
    page.locator(".invite").wait_for()
    page.locator(".seat button").first.click()
    page.locator(".seat .button.bare").wait_for()  # the button that frees the seat of the bot


@scene("room-revealing")
def _revealing(page: Page) -> None:
    """A table about to begin that waits for the text of a player."""
    visit(page, "/new?game=classic")
    page.locator("form .button.main").click()
    page.wait_for_url("**/t/*")
    page.locator(".invite").wait_for()
    address = urlsplit(page.url)
    with plain_http.client(base_url=f"{address.scheme}://{address.netloc}/api") as ben:
        ben.post("/guests", json={"name": "Magdalena Świętosławska"}).raise_for_status()
        sit = {"type": "sit", "seat": 1, "pledge": "0" * 64}
        ben.post(f"/tables/{table_id(page)}/commands", json={"command": sit}).raise_for_status()
    page.locator("section > .button.main:enabled").click()
    page.locator("[role=status]", has_text="Świętosławska").wait_for()


def _table(game: str, wanted: str, acts: int = 0) -> Callable[[Page], None]:
    return lambda page: open_table(page, game, wanted, acts)


SCENES.extend(
    (
        Scene("classic-roll", _table("classic", "roll")),
        Scene("classic-decide", _table("classic", "mark", 12)),
        Scene("cards-draw", _table("cards", "draw", 8)),
        Scene("cards-number", _table("cards", "mark")),
        Scene("onboard-decide", _table("onboard", "mark", 6)),
        Scene("onboard-move", _table("onboard", "move", 10)),
    )
)


@scene("cards-play")
def _play_cards(page: Page) -> None:
    _table("cards", "play", 6)(page)
    if not page.locator(".hand button[aria-pressed=true]").count():
        page.locator(".hand button:enabled").first.click()
    page.locator(".dock .chip").first.wait_for()


def _hint(game: str, wanted: str, acts: int) -> Callable[[Page], None]:
    """An open hint."""

    def work(page: Page) -> None:
        for _ in range(20):
            _table(game, wanted, acts)(page)
            if page.locator("[data-key=h]").count():  # there is something to choose
                break
        page.locator("[data-key=h]").click()
        page.locator(".hint .option").first.wait_for()

    return work


SCENES.extend(
    (
        Scene("hint-classic", _hint("classic", "mark", 12)),
        Scene("hint-cards", _hint("cards", "play", 6)),
        Scene("hint-onboard", _hint("onboard", "move", 10)),
    )
)


@scene("table-sure", '.dock [data-key="0"]')
def _sure(page: Page) -> None:
    """The question before a penalty."""
    visit(page, f"/t/{start_table(page, 'classic')}")
    pass_until_sure(page)


@scene("table-menu", ".bar button")
def _menu(page: Page) -> None:
    _table("classic", "mark", 4)(page)
    page.locator(".bar button").click()
    page.locator("dialog[open]").wait_for()


@scene("table-sheet", ".opponent button")
def _sheet(page: Page) -> None:
    """The sheet of an opponent, enlarged."""
    _table("classic", "mark", 12)(page)
    page.locator(".opponent button").first.click()
    page.locator("dialog[open]").wait_for()


@scene("table-end")
def _end(page: Page) -> None:
    visit(page, f"/t/{finish(page, 'onboard')}")
    page.locator(".results").wait_for()


@scene("solo-end")
def _solo(page: Page) -> None:
    """The second solo game on this device, compared with the first."""
    for _ in range(2):
        visit(page, f"/t/{finish(page, 'classic', solo=True)}")
        page.locator(".results").wait_for()
    page.locator(".best").wait_for()


@scene("replay-game")
def _replay(page: Page) -> None:
    visit(page, f"/replay/{finish(page, 'cards')}")
    page.locator("main input[type=range]").wait_for()
    page.locator("main input[type=range]").fill("12")


@scene("review")
def _review(page: Page) -> None:
    visit(page, f"/review/{finish(page, 'onboard')}")
    page.locator("[role=slider]").wait_for()


@scene("practice")
def _practice(page: Page) -> None:
    """The position of today."""
    visit(page, "/practice")
    page.locator(".dock").wait_for()


@scene("practice-answered")
def _answered(page: Page) -> None:
    """The verdict on an earlier answer, on a day of the card game."""
    visit(page, "/")
    day = page.evaluate(
        """async () => {
            const days = await (await fetch("/api/practice")).json();
            const { date } = days.find(({ game }) => game === "cards");
            const { table } = await (await fetch(`/api/practice/${date}`)).json();
            const answer = { decision: table.game.options.at(-1), place: 2, fresh: true };
            localStorage.setItem("rowlock:practice", JSON.stringify({ [date]: answer }));
            return date;
        }"""
    )
    visit(page, f"/practice/{day}")
    page.locator(".verdict").wait_for()


def _pad(page: Page, game: str, *names: str) -> None:
    """Empty sheets on the pad."""
    visit(page, f"/pad?game={game}")
    for at, name in enumerate(names):
        if at:
            page.locator("fieldset.names > .button").click()
        page.locator(".name input").nth(at).fill(name)
    page.locator("form .button.main").click()
    page.locator(".pad .dock").wait_for()


def _cross(page: Page, player: int, *cells: str) -> None:
    for cell in cells:
        page.locator("section.player").nth(player).locator(f'button[data-cell="{cell}"]').click()


@scene("pad-play-classic")
def _pad_classic(page: Page) -> None:
    """Three sheets; one player has just locked a row that another could lock too."""
    _pad(page, "classic", "Ada", "Bořivoj", "Cyd")
    for player in (0, 1):
        _cross(page, player, "red-2", "red-3", "red-5", "red-6", "red-7")
    page.locator(".player .head .button").nth(1).click()
    _cross(page, 0, "blue-11", "red-12")
    page.locator("[data-notice=closing]").wait_for()


@scene("pad-play-onboard")
def _pad_onboard(page: Page) -> None:
    """A pawn that has just moved to a number that can be crossed."""
    _pad(page, "onboard", "Ada", "Ben")
    _cross(page, 0, "red-3", "yellow-4")
    page.locator(".track button.can").first.click()
    page.locator(".landed").wait_for()


@scene("pad-end")
def _pad_end(page: Page) -> None:
    _pad(page, "onboard", "Ada", "Ben", "Magdalena Świętosławska")
    _cross(page, 0, "red-3", "red-4", "blue-9")
    page.locator(".track button.can").first.click()
    page.locator(".player .head .button").nth(1).click()
    page.locator(".dock .button").last.click()
    page.locator("dialog[open] .list .button").first.click()
    page.locator(".results").wait_for()


def _lesson(game: str, forward: int, wanted: str) -> Callable[[Page], None]:
    def work(page: Page) -> None:
        visit(page, f"/learn/{game}")
        for _ in range(forward):
            page.locator(".steps button").nth(1).click()
        page.locator(wanted).first.wait_for()

    return work


SCENES.extend(
    (
        Scene("lesson-cross", _lesson("classic", 3, ".mine button.can")),
        Scene("lesson-finish", _lesson("classic", 14, ".finish")),
    )
)


@scene("pass-play")
def _pass(page: Page) -> None:
    begin(page, "classic")
    play_some(page, 8)
    until(page, ".mine button.can")
    settled(page)


@scene("pass-curtain")
def _curtain(page: Page) -> None:
    begin(page, "cards")
    play_some(page, 3)
    until(page, ".curtain .others")


@scene("pass-end")
def _pass_end(page: Page) -> None:
    """A game that ends by resigning."""
    begin(page, "onboard")
    play_some(page, 10)
    resign(page)


def _check(page: Page) -> None:
    """Verify the dice on this device."""
    page.locator("section:has(#fair-title) > .button").click()
    page.locator(".verdict").wait_for()


def _checked(page: Page) -> None:
    visit(page, "/replay")
    page.locator("textarea").fill(game_text("classic"))
    page.locator("form .button").click()
    page.locator("main input[type=range]").wait_for()
    _check(page)


SCENES.append(Scene("replay-checked", _checked, _check))


def _checked_own(page: Page) -> None:
    """The check of a game that this browser has played."""
    visit(page, "/")
    play_now(page, "classic")
    pass_to_the_end([page])
    visit(page, f"/replay/{table_id(page)}")
    _check(page)


SCENES.append(Scene("replay-checked-own", _checked_own, _check))
