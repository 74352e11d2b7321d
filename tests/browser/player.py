"""Driver for a table: a player who chooses the first option shown."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from .visitors import DESK, PHONE, Visitors

MAX_ACTS = 2000
BLINK = 1500
"""Milliseconds to wait for an element before looking again: the game may have gone on."""
DOUBLE = 350
"""Milliseconds after which a second tap no longer counts as a double tap."""
Press = Callable[[Locator], None]


def click(found: Locator) -> None:
    found.click(timeout=BLINK)


def tap(found: Locator) -> None:
    found.tap(timeout=BLINK)


def enter(found: Locator) -> None:
    """Focus an element and press Enter."""
    found.focus(timeout=BLINK)
    found.page.keyboard.press("Enter")


OVER: Final = ".results"


def finished(page: Page) -> bool:
    return page.locator(OVER).count() > 0


OFFERS: Final = (
    "dialog[open] .button.main, dialog[open] .button.warn",  # confirm
    ".dock [data-key=r]:enabled",  # roll
    ".dock [data-key=t]:enabled",  # draw the selected cards
    ".playing:has(.dock [data-key=t]) [data-place][aria-pressed=false]",  # select a card to draw
    ".dock .chip",  # cross, or pass
    "button.can",
    ".hand:not(:has([aria-pressed=true])) button[aria-pressed=false]:enabled",  # select a card to play
)
"""Selectors of what a table can ask for, most urgent first."""


def seen(page: Page, *wanted: str) -> str:
    """The first selector with an element in the page, or an empty string; one round trip for all."""
    return str(page.evaluate("(wanted) => wanted.find((one) => document.querySelector(one)) ?? ''", wanted))


def act(page: Page, press: Press = click) -> bool:
    """Perform the next action that the table asks for; False if there is none now."""
    return take(page, seen(page, *OFFERS), press)


def take(page: Page, wanted: str, press: Press = click) -> bool:
    """Press the first element of a selector; False if the selector is empty or the element is gone."""
    if not wanted:
        return False
    try:
        press(page.locator(wanted).first)
    except Late:  # the game has gone on
        return False
    return True


def play(pages: Sequence[Page], press: Press = click) -> None:
    """Play until the game is over on all pages. Fakes the clocks, since taps in quick succession are ignored."""
    for page in pages:
        page.clock.install()
    for _ in range(MAX_ACTS):
        looks = [seen(page, OVER, *OFFERS) for page in pages]
        if all(look == OVER for look in looks):
            return
        acted = [take(page, look, press) for page, look in zip(pages, looks, strict=True) if look != OVER]
        for page in pages:
            page.clock.run_for(DOUBLE)
        if not any(acted):
            pages[0].wait_for_timeout(20)
    raise AssertionError(f"the game does not end: {pages[0].locator('.dock').inner_text()}")


def pass_until_sure(page: Page) -> None:
    """Cross nothing until the dialog that confirms a penalty opens, in the player's first turn."""
    for _ in range(MAX_ACTS):
        if page.locator("dialog[open]").count():
            return
        for key in ("r", "0"):
            found = page.locator(f'.dock [data-key="{key}"]:enabled')
            if found.count():
                found.click()
                break
        else:
            page.wait_for_timeout(20)
    raise AssertionError(page.locator(".dock").inner_text())


START: Final = """async (settings) => {
    const post = async (path, body) => (await fetch(`/api${path}`, {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
    })).json();
    await post("/guests", { name: "Ada" });
    const { id } = await post("/tables", settings);
    const act = (command) => post(`/tables/${id}/commands`, { command });
    await act({ type: "sit", seat: 0 });
    if (!settings.solo) await act({ type: "seat_bot", seat: 1, bot: "greedy" });
    await act({ type: "start" });
    return id;
}"""
ADVANCE: Final = """async ([id, acts, wanted, last]) => {
    const request = async (path, options) => (await fetch(`/api/tables/${id}${path}`, options)).json();
    const act = async (command) => (await request("/commands", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ command }),
    })).table ?? request("");
    let table = await request("");
    while (table.status === "playing") {
        const { step, roll, options } = table.game;
        if (acts <= 0 && (wanted === "roll" ? roll : options.some(({ type }) => type === wanted))) return true;
        const decision = last ? options.at(-1) : options.find(({ type }) => type !== "pass") ?? options[0];
        if (roll) table = await act({ type: "roll", step });
        else if (decision) table = await act({ type: "decide", step, decision });
        else table = await request("");
        if (roll || decision) acts -= 1;
    }
    return false;
}"""
"""Act for the page's visitor over the API until the game is over, or a number of acts is done and one is wanted."""


def start_table(page: Page, game: str, *, solo: bool = False, per_decision: int | None = None) -> str:
    """Start a game of the page's visitor over the API, against a bot or solo; return the id of the table."""
    if page.url == "about:blank":
        page.goto("/api/health")  # the API takes requests of its own origin only
    clock = {"clock": {"per_decision": per_decision}} if per_decision else {}
    return str(page.evaluate(START, {"game": game, **({"solo": True, "seats": 1} if solo else {}), **clock}))


def finish(page: Page, game: str, *, solo: bool = False) -> str:
    """Play a whole game of the page's visitor over the API; return the id of the table."""
    table = start_table(page, game, solo=solo)
    page.evaluate(ADVANCE, [table, MAX_ACTS, "", True])
    return table


def hasten(page: Page, acts: int, wanted: str, table: str = "") -> bool:
    """Act for the page's visitor over the API, by default at the table that the page shows.

    Stops after this many acts, as soon as the visitor is to roll or has a decision of the wanted type; False if the
    game was over before.
    """
    return bool(page.evaluate(ADVANCE, [table or table_id(page), acts, wanted, False]))


def two_at_a_table(visitors: Visitors, *, keeps: bool = False) -> tuple[Page, Page]:
    """Start a game of two visitors and roll; both have to decide."""
    ada = visitors(DESK, keeps=keeps).open("/new?game=classic")
    ada.get_by_role("button", name="Set up the table").click()
    ada.wait_for_url("**/t/*")
    ben = visitors(PHONE).open(ada.url)
    ben.locator("form .button.main").click()
    ada.get_by_role("button", name="Begin").click()
    for page in (ada, ben):
        page.locator(".dock").wait_for()
    roller = ada if ada.locator(".dock [data-key=r]").count() else ben
    roller.locator(".dock [data-key=r]").click()
    for page in (ada, ben):
        page.locator("button.can").first.wait_for()
    return ada, ben


def table_id(page: Page) -> str:
    found = re.search(r"/t/([^/?#]+)", page.url)
    assert found, page.url
    return found[1]


def play_now(page: Page, game: str) -> None:
    """Start a game against a bot from the home page."""
    page.locator(f'[data-game="{game}"] .button.main').click()
    page.wait_for_url("**/t/*")
    page.locator(".dock").wait_for()
