"""Every screen of the client, and how one gets there: for pictures, for axe, and for words that do not fit."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from .pass_and_play import begin, play_some, settled, until
from .player import finish, hasten, pass_until_sure, play_now
from .records import game_text


@dataclass(frozen=True, slots=True)
class Scene:
    """A screen. ``set`` brings a page of a fresh browser there; ``again`` opens it once more if a switch closed it."""

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
_plain("review-none", "/review")
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
    page.locator(".invite").wait_for()
    page.locator(".seat button").first.click()
    page.locator(".seat b", has_text="Greedy").wait_for()


def _table(game: str, wanted: str, acts: int = 0) -> Callable[[Page], None]:
    """A table against a bot, after some acts, where one is to roll or has a decision of the wanted type."""

    def work(page: Page) -> None:
        for _ in range(20):
            page.goto("/")
            play_now(page, game)
            page.locator(".dock").wait_for()
            if hasten(page, acts, wanted):
                page.locator(ASKED[wanted]).first.wait_for()
                return
        raise AssertionError(f"nobody ever has to {wanted}")

    return work


ASKED: Final = {
    "roll": ".dock [data-key=r]",
    "mark": ".mine button.can",
    "move": ".track button.can",
    "draw": ".dock [data-key=t]",
    "play": ".hand button:enabled",
}
"""What is to be seen then."""
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
    """What the options are worth, asked for."""

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
    page.goto("/")
    play_now(page, "classic")
    pass_until_sure(page)


@scene("table-menu", ".bar button")
def _menu(page: Page) -> None:
    _table("classic", "mark", 4)(page)
    page.locator(".bar button").click()
    page.locator("dialog[open]").wait_for()


@scene("table-sheet", ".opponent button")
def _sheet(page: Page) -> None:
    """Somebody else's sheet, enlarged."""
    _table("classic", "mark", 12)(page)
    page.locator(".opponent button").first.click()
    page.locator("dialog[open]").wait_for()


@scene("table-end")
def _end(page: Page) -> None:
    page.goto(f"/t/{finish(page, 'onboard')}")
    page.locator(".results").wait_for()


@scene("solo-end")
def _solo(page: Page) -> None:
    """The second solo game on this device: there is a best one to compare it with."""
    for _ in range(2):
        page.goto(f"/t/{finish(page, 'classic', solo=True)}")
        page.locator(".results").wait_for()
    page.locator(".best").wait_for()


@scene("replay-game")
def _replay(page: Page) -> None:
    page.goto(f"/replay/{finish(page, 'cards')}")
    page.locator("main input[type=range]").wait_for()
    page.locator("main input[type=range]").fill("12")


@scene("review")
def _review(page: Page) -> None:
    page.goto(f"/review/{finish(page, 'onboard')}")
    page.locator("[role=slider]").wait_for()


@scene("practice")
def _practice(page: Page) -> None:
    """The position of today."""
    page.goto("/practice")
    page.locator(".dock").wait_for()


@scene("practice-answered")
def _answered(page: Page) -> None:
    """The verdict on an answer of before, on a day of the card game."""
    page.goto("/")
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
    page.goto(f"/practice/{day}")
    page.locator(".verdict").wait_for()


def _pad(page: Page, game: str, *names: str) -> None:
    """Sheets on the pad, empty still."""
    page.goto(f"/pad?game={game}")
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
    """Three sheets; somebody has just locked a row that somebody else could lock too."""
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
        page.goto(f"/learn/{game}")
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
    """Over soon, because somebody gives up."""
    begin(page, "onboard")
    play_some(page, 10)
    settled(page)
    page.locator(".bar button").click()
    page.locator("dialog[open] .line button").nth(1).click()
    page.locator("dialog[open] .button.warn").click()
    page.locator(".results").wait_for()


def _check(page: Page) -> None:
    """Whether the dice were fair, drawn again on this device."""
    page.locator("section:has(#fair-title) > .button").click()
    page.locator(".verdict").wait_for()


def _checked(page: Page) -> None:
    page.goto("/replay")
    page.locator("textarea").fill(game_text("classic"))
    page.locator("form .button").click()
    page.locator("main input[type=range]").wait_for()
    _check(page)


SCENES.append(Scene("replay-checked", _checked, _check))
