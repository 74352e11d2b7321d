"""Driver for pass and play: players who hand one device on and choose the first option shown."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from .player import BLINK, OFFERS, OVER, Press, click, finished, seen, take
from .visitors import visit

PAUSE = 1000
"""Milliseconds on the page's clock in which a bot has decided, and a new player's taps count."""
LEAVE_DELAY = 2000
"""Milliseconds after which a page that was left gives its game up, and a little more."""
NAMES = ("Ada", "Ben")
MAX_ACTS = 600
"""Limit on actions and fruitless polls; no game needs that many."""
GAME = ".dock, .curtain, .results"


def begin(page: Page, game: str, bots: int = 0, press: Press = click) -> None:
    """From anywhere to the first question of a game of Ada, Ben and some bots."""
    page.context.clock.install()  # so that nobody has to wait for bots
    # leave a game that was played in this page before, and drop it: it is saved until then
    page.clock.fast_forward(LEAVE_DELAY)
    page.evaluate("() => { if ('rowlock' in globalThis) localStorage.clear(); }")
    visit(page, f"/pass?game={game}")
    inputs = page.locator(".place input")
    for at, name in enumerate(NAMES):
        inputs.nth(at).fill(name)
    for _ in range(bots):
        press(page.locator(".more button").nth(1))
    press(page.locator("form > .button"))
    page.locator(GAME).first.wait_for()


CURTAIN = ".curtain"


def curtain(page: Page) -> Locator:
    return page.locator(CURTAIN)


def shown(page: Page) -> str:
    """Name of the player whose seat is shown."""
    return page.locator(".seats .shown .name").inner_text()


def lift(page: Page, press: Press = click) -> None:
    """Open the curtain, as the player it names."""
    press(curtain(page).locator(".button.main"))
    curtain(page).wait_for(state="detached")


def go_on(page: Page, press: Press = click, offers: Sequence[str] = OFFERS) -> bool:
    """Perform the next action of the player who has the device; False if there is none now, or the game is over."""
    page.clock.fast_forward(PAUSE)
    look = seen(page, CURTAIN, OVER, *offers)
    if look == CURTAIN:
        try:
            lift(page, press)
        except Late:  # a bot acted in the meantime
            return False
        return True
    return look != OVER and take(page, look, press)


def play_on(page: Page, press: Press = click, offers: Sequence[str] = OFFERS) -> None:
    """Play until the game is over."""
    for _ in range(MAX_ACTS):
        if go_on(page, press, offers):
            continue
        if finished(page):
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"the game does not end: {page.locator('main').inner_text()}")


def until(page: Page, wanted: str) -> None:
    """Play until an element with this selector is shown."""
    for _ in range(MAX_ACTS):
        if page.locator(wanted).count():
            return
        assert not finished(page), wanted
        go_on(page)
        page.wait_for_timeout(50)  # check the result of each action before the next one
    raise AssertionError(f"{wanted} never appears: {page.locator('main').inner_text()}")


def roll(page: Page) -> None:
    """Make the first roll; on empty sheets every player can cross something."""
    settled(page)
    page.locator(".dock [data-key=r]").click()
    page.locator("button.can").first.wait_for()
    settled(page)


def play_some(page: Page, acts: int, press: Press = click) -> None:
    """Perform this many actions; the game must not end before."""
    done = 0
    for _ in range(20 * acts):
        acted = go_on(page, press)
        done += acted
        if done == acts:
            return
        assert acted or not finished(page)
    raise AssertionError(f"no action is offered: {page.locator('main').inner_text()}")


def resign(page: Page) -> None:
    """End the game: players resign as they have the device, with a bot in the game both of them."""
    while not finished(page):
        until(page, ".bar [aria-haspopup]")
        settled(page)
        try:
            name = page.locator(".seats .shown .name").inner_text(timeout=BLINK)
            click(page.locator(".bar [aria-haspopup]"))
            click(page.locator("dialog[open] .line button").nth(1))
            click(page.locator("dialog[open] .button.warn"))
        except Late:  # the curtain fell in the meantime
            continue
        page.locator(f"{OVER}, {CURTAIN}, .seats .shown:not(:has-text('{name}'))").first.wait_for()


def settled(page: Page) -> None:
    """Wait until taps are accepted again after a handover."""
    page.clock.fast_forward(PAUSE)
    page.locator(".calm").wait_for(state="detached", timeout=BLINK)
