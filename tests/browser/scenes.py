"""Scenes: every screen of the client and how to reach it, for layout and accessibility tests and for pictures."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Page

from .. import http_client as plain_http
from .pass_and_play import LEAVE_DELAY, begin, play_some, resign, settled, until
from .player import (
    COMMAND,
    SEAT,
    finish,
    open_table,
    pass_to_the_end,
    pass_until_sure,
    play_now,
    start_table,
    table_id,
)
from .records import game_text
from .statistics import give_statistics
from .visitors import PHONE, TELEVISION, visit


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen. ``set`` brings the page of a new visitor there; ``again`` reopens what a change of language closes.

    ``dialog`` is the message of the title of its dialog, unless that is a name.
    """

    name: str
    set: Callable[[Page], None]
    again: Callable[[Page], None] | None = None
    dialog: str = ""


SCENES: Final[list[Scene]] = []


def press(page: Page, *openers: str) -> None:
    """Press buttons one after the other, the last of which opens a dialog."""
    for opener in openers:
        page.locator(opener).first.click()
    page.locator("dialog[open]").wait_for()


def scene(name: str, *openers: str, dialog: str = "") -> Callable[[Callable[[Page], None]], Callable[[Page], None]]:
    """Register a function that sets a scene; ``openers`` are the buttons that lead to its dialog."""

    def register(work: Callable[[Page], None]) -> Callable[[Page], None]:
        SCENES.append(Scene(name, work, (lambda page: press(page, *openers)) if openers else None, dialog))
        return work

    return register


def _plain(name: str, path: str, wanted: str = "main h1") -> None:
    def work(page: Page) -> None:
        visit(page, path)
        page.locator(wanted).first.wait_for()

    SCENES.append(Scene(name, work))


_plain("home", "/", "[data-game]")
_plain("join", "/join")
_plain("new", "/new?game=onboard")
_plain("learn", "/learn")
_plain("rules", "/rules")
for _game in ("classic", "cards", "onboard"):
    _plain(f"rules-{_game}", f"/rules/{_game}")
    _plain(f"lesson-{_game}", f"/learn/{_game}")
_plain("screen-code", "/screen", "main form")
_plain("print", "/print")
_plain("replay", "/replay")
_plain("review-none", "/review")
_plain("me", "/me")
_plain("statistics-none", "/me/statistics", ".empty")
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
    page.locator("section.panel:not([data-push]) .button").first.click()
    page.locator("section.panel .code").nth(1).wait_for()


@scene("statistics")
def _statistics(page: Page) -> None:
    """Statistics of many games at the server and on the device, with most badges."""
    visit(page, "/")
    give_statistics(page)
    visit(page, "/me/statistics")
    page.locator("summary").click()
    page.locator(".people").wait_for()


FORGET: Final = ".device > .line .button"


@scene("statistics-forget", FORGET, dialog="stats-forget-sure")
def _statistics_forget(page: Page) -> None:
    """Deleting the results of the device."""
    _statistics(page)
    press(page, FORGET)


@scene("preferences", "header button", dialog="web-preferences")
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


def _with_a_friend(page: Page, settings: dict[str, Any]) -> tuple[str, Any]:
    """Begin a game with a friend who is not there; return the table's id and our view of it."""
    if page.url == "about:blank":
        page.goto("/api/health")
    table = page.evaluate(SEAT, ["Ada", settings, None])
    address = urlsplit(page.url)
    with plain_http.client(base_url=f"{address.scheme}://{address.netloc}/api") as ben:
        ben.post("/guests", json={"name": "Magdalena Świętosławska"}).raise_for_status()
        ben.post(f"/tables/{table}/commands", json={"command": {"type": "sit"}}).raise_for_status()
    return table, page.evaluate(COMMAND, [table, {"type": "start"}])


def _palette(page: Page) -> None:
    page.locator(".bar .toggle").click()
    page.locator(".palette").wait_for()


def _reactions(page: Page) -> None:
    """The palette of reactions at a table of two people."""
    table, _ = _with_a_friend(page, {"game": "classic"})
    visit(page, f"/t/{table}")
    page.locator(".dock").wait_for()
    _palette(page)


SCENES.append(Scene("table-reactions", _reactions, _palette))


ASKABLE: Final = "() => Object.defineProperty(Notification, 'permission', { get: () => 'default', configurable: true })"
"""Nobody has been asked about messages yet; the headless browser denies them from the start."""
DAYS: Final = {"game": "classic", "clock": {"per_decision": 2 * 86_400}}


@scene("new-days")
def _new_days(page: Page) -> None:
    visit(page, "/new?game=classic")
    page.locator("select[name=clock]").select_option(str(2 * 86_400))


@scene("room-days")
def _room_days(page: Page) -> None:
    """A table of days that waits for a friend."""
    visit(page, "/nowhere")
    page.evaluate(ASKABLE)
    visit(page, f"/t/{page.evaluate(SEAT, ['Ada', DAYS, None])}")
    page.locator("[data-push=off]").wait_for()


def _days(page: Page) -> None:
    """Begin a game of days with an absent friend, in which it is our turn."""
    visit(page, "/nowhere")
    page.evaluate(ASKABLE)
    for _ in range(40):  # until the lot lets us begin
        table, view = _with_a_friend(page, DAYS)
        if view["game"]["roll"]:
            page.evaluate(COMMAND, [table, {"type": "roll", "step": 0}])
            visit(page, f"/t/{table}")
            page.locator("[data-push=off]").wait_for()
            return
        page.evaluate(COMMAND, [table, {"type": "resign"}])
    raise AssertionError("the lot never lets us begin")


SCENES.append(Scene("table-days", _days))


@scene("home-days")
def _home_days(page: Page) -> None:
    """The list of games with one of days."""
    _days(page)
    visit(page, "/")
    page.locator("[data-running] .turn").wait_for()


@scene("screen-address", ".room-screen", dialog="web-screen")
def _screen_address(page: Page) -> None:
    """How to show a table on a television."""
    _room(page)
    page.locator(".room-screen").click()
    page.locator("dialog[open] .address").wait_for()


@scene("screen-small")
def _screen_small(page: Page) -> None:
    """The big screen of a table, opened on a phone."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    visit(page, f"/screen/{start_table(page, 'classic')}")
    page.locator("main .button.main").wait_for()


def _television(page: Page, table: str, wanted: str) -> None:
    width, height = TELEVISION
    page.set_viewport_size({"width": width, "height": height})
    visit(page, f"/screen/{table}")
    page.locator(wanted).first.wait_for()


@scene("screen-room")
def _screen_room(page: Page) -> None:
    _room(page)
    _television(page, table_id(page), ".big-screen .invite")


def _screen(game: str, wanted: str, acts: int) -> Callable[[Page], None]:
    """A game on the big screen."""

    def work(page: Page) -> None:
        _table(game, wanted, acts)(page)
        _television(page, table_id(page), ".big-screen .board")

    return work


SCENES.extend(
    (
        Scene("screen-classic", _screen("classic", "mark", 12)),
        Scene("screen-cards", _screen("cards", "play", 6)),
        Scene("screen-onboard", _screen("onboard", "move", 10)),
    )
)


@scene("screen-end")
def _screen_end(page: Page) -> None:
    """The result on the big screen."""
    _television(page, finish(page, "cards"), ".big-screen .results")


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


@scene("table-sure", '.dock [data-key="0"]', dialog="web-sure")
def _sure(page: Page) -> None:
    """The question before a penalty."""
    visit(page, f"/t/{start_table(page, 'classic')}")
    pass_until_sure(page)


@scene("table-menu", ".bar [aria-haspopup]")
def _menu(page: Page) -> None:
    _table("classic", "mark", 4)(page)
    page.locator(".bar [aria-haspopup]").click()
    page.locator("dialog[open]").wait_for()


RESIGN = (".bar [aria-haspopup]", "dialog[open] .line button:last-child")


@scene("table-resign", *RESIGN, dialog="web-resign-sure")
def _resign(page: Page) -> None:
    """The question before resigning."""
    _table("classic", "mark", 4)(page)
    press(page, *RESIGN)


@scene("table-track", ".lane .whole", dialog="web-track")
def _track(page: Page) -> None:
    """The whole track on a phone."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    _table("onboard", "move", 10)(page)
    press(page, ".lane .whole")


CLOCK = {"per_decision": 900, "total": 3000}
MINUTE = 62_000
"""Milliseconds after which the others may act for a player who has left, and a bit."""


def _friends(page: Page, size: int = 3) -> str:
    """Start a table of the visitor and people who never open it, with both clocks; return its id."""
    page.goto("/api/health")
    table = str(page.evaluate(SEAT, ["Ada", {"game": "cards", "seats": size, "clock": CLOCK, "grace": 600}, None]))
    address = urlsplit(page.url)
    for name in ("Magdalena Świętosławska", "Bořivoj", "Cyd", "Dora")[: size - 1]:
        with plain_http.client(base_url=f"{address.scheme}://{address.netloc}/api") as guest:
            guest.post("/guests", json={"name": name}).raise_for_status()
            guest.post(f"/tables/{table}/commands", json={"command": {"type": "sit"}}).raise_for_status()
    page.evaluate(COMMAND, [table, {"type": "start"}])
    return table


@scene("table-full")
def _full(page: Page) -> None:
    """A full table with clocks."""
    visit(page, f"/t/{_friends(page, 5)}")
    page.locator(".opponent .clock").first.wait_for()


@scene("table-absent", ".absent .close", dialog="web-close-sure")
def _absent(page: Page) -> None:
    """Everybody else has left: the question before the table is closed."""
    visit(page, f"/t/{_friends(page)}")
    page.locator(".dock").wait_for()
    page.context.clock.install()  # not before: the connection, whose pings take real time, would be given up
    page.clock.run_for(MINUTE)
    press(page, ".absent .close")


@scene("table-watching")
def _watching(page: Page) -> None:
    """A table seen by somebody without a seat."""
    table = start_table(page, "onboard", bots=2)
    page.context.clear_cookies()
    visit(page, f"/t/{table}")
    page.locator(".watching .track, .watching .lane").first.wait_for()


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
    """The second solo game of a guest, compared with the first."""
    for same in (False, True):
        visit(page, f"/t/{finish(page, 'classic', solo=True, same=same)}")
        page.locator(".results").wait_for()
    page.locator("[data-milestone]").wait_for()


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


@scene("pad-menu", ".pad .dock [aria-haspopup]", dialog="pad-menu")
def _pad_menu(page: Page) -> None:
    _pad(page, "classic", "Ada", "Ben")
    press(page, ".pad .dock [aria-haspopup]")


AGAIN = (".pad .dock [aria-haspopup]", "dialog[open] .list .button >> nth=1")


@scene("pad-new", *AGAIN, dialog="pad-new-sure")
def _pad_new(page: Page) -> None:
    """The question before the sheets in use are thrown away."""
    _pad(page, "classic", "Ada", "Ben")
    _cross(page, 0, "red-3")
    press(page, *AGAIN)


@scene("pad-sure", ".player .head .button", dialog="web-sure")
def _pad_sure(page: Page) -> None:
    """The question before the fourth penalty, which ends the game."""
    _pad(page, "classic", "Ada")
    for _ in range(4):
        page.locator(".player .head .button").first.click()
    page.locator("dialog[open]").wait_for()


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


@scene("pass-anew", "form > .button", dialog="pass-anew-sure")
def _pass_anew(page: Page) -> None:
    """The question before a new game replaces an unfinished one."""
    begin(page, "classic")
    play_some(page, 2)
    visit(page, "/nowhere")
    page.clock.fast_forward(LEAVE_DELAY)
    visit(page, "/pass")
    page.locator(".waiting .button").wait_for()
    press(page, "form > .button")


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
