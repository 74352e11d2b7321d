"""Pass and play by what is to be seen there: people who hand one device on and take the first thing that is offered."""

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from .player import BLINK, OFFERS, OVER, Press, click, finished, seen, take
from .visitors import visit

PAUSE = 1000
"""Milliseconds on the page's clock in which a bot has decided, and a new player's taps count."""
LEAVE_DELAY = 2000
"""Milliseconds after which a page that was left gives its game up, and a little more."""
NAMES = ("Ada", "Ben")
MOST = 600
"""Acts, and looks in vain, that no game needs."""
GAME = ".dock, .curtain, .results"


def begin(page: Page, game: str, bots: int = 0, press: Press = click) -> None:
    """From anywhere to the first question of a game of Ada, Ben and some bots."""
    page.context.clock.install()  # so that nobody has to wait for bots
    page.clock.fast_forward(LEAVE_DELAY)  # a game that was played in this page before is given up
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
    """Whose seat is shown."""
    return page.locator(".seats .shown .name").inner_text()


def lift(page: Page, press: Press = click) -> None:
    """The one who is named takes the device."""
    press(curtain(page).locator(".button.main"))
    curtain(page).wait_for(state="detached")


def go_on(page: Page, press: Press = click) -> bool:
    """Do the next thing for whoever has the device; False if there is nothing just now, or the game is over."""
    page.clock.fast_forward(PAUSE)
    look = seen(page, CURTAIN, OVER, *OFFERS)
    if look == CURTAIN:
        try:
            lift(page, press)
        except Late:  # a bot was quicker
            return False
        return True
    return look != OVER and take(page, look, press)


def play_on(page: Page, press: Press = click) -> None:
    """Play to the result."""
    for _ in range(MOST):
        if go_on(page, press):
            continue
        if finished(page):
            return
        page.wait_for_timeout(10)
    raise AssertionError(f"the game goes on for ever: {page.locator('main').inner_text()}")


def until(page: Page, wanted: str) -> None:
    """Play on until something is to be seen."""
    for _ in range(MOST):
        if page.locator(wanted).count():
            return
        assert not finished(page), wanted
        go_on(page)
        page.wait_for_timeout(50)  # what comes of it is looked at before anything else is done
    raise AssertionError(f"{wanted} is never seen: {page.locator('main').inner_text()}")


def roll(page: Page) -> None:
    """Roll for the first time: on empty sheets everybody can cross something then."""
    settled(page)
    page.locator(".dock [data-key=r]").click()
    page.locator("button.can").first.wait_for()
    settled(page)


def play_some(page: Page, acts: int, press: Press = click) -> None:
    """Play on for so many acts; the game must not be over by then."""
    done = 0
    for _ in range(20 * acts):
        acted = go_on(page, press)
        done += acted
        if done == acts:
            return
        assert acted or not finished(page)
    raise AssertionError(f"nothing is to be done: {page.locator('main').inner_text()}")


def settled(page: Page) -> None:
    """Taps count: nobody has just been handed the device."""
    page.clock.fast_forward(PAUSE)
    page.locator(".calm").wait_for(state="detached", timeout=BLINK)
