"""Driver for a table: a player who chooses the first option shown."""

import re
from collections.abc import Callable, Sequence
from typing import Final

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as Late

from .visitors import DESK, PHONE, Visitors, visit

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


OVER: Final = ".results"


def finished(page: Page) -> bool:
    return page.locator(OVER).count() > 0


OFFERS: Final = (
    "dialog[open] .button.main, dialog[open] .button.warn",  # confirm
    ".dock [data-key=r]:enabled",  # roll
    ".dock [data-key=t]",  # draw the selected cards
    ".playing [data-place]:not([aria-pressed=true])",  # draw a card, or select it
    ".dock .chip",  # cross, or pass
    "button.can",
    ".hand:not(:has([aria-pressed=true])) button[aria-pressed=false]:enabled",  # select a card to play
)
"""Selectors of what a table can ask for, most urgent first."""
PASSES: Final = (*OFFERS[:2], '.dock [data-key="0"]:enabled')
"""Selectors of a player who rolls and crosses nothing: a dice game soon ends by the fourth penalty."""


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


def play(pages: Sequence[Page], press: Press = click, rounds: int = MAX_ACTS) -> None:
    """Play until the game is over on all pages, or some rounds, in which each page acts once if it can.

    Fakes the clocks, since taps in quick succession are ignored.
    """
    for page in pages:
        page.clock.install()
    for _ in range(rounds):
        looks = [seen(page, OVER, *OFFERS) for page in pages]
        if all(look == OVER for look in looks):
            return
        acted = [page for page, look in zip(pages, looks, strict=True) if look != OVER and take(page, look, press)]
        for page in acted:
            page.clock.run_for(DOUBLE)
        if not acted:
            pages[0].wait_for_timeout(20)
    assert rounds < MAX_ACTS, f"the game does not end: {pages[0].locator('.dock').inner_text()}"


def pass_until_sure(page: Page) -> None:
    """Cross nothing until the dialog that confirms a penalty opens, in the player's first turn."""
    for _ in range(MAX_ACTS):
        if page.locator("dialog[open]").count():
            return
        if not take(page, seen(page, *PASSES[1:])):
            page.wait_for_timeout(20)
    raise AssertionError(page.locator(".dock").inner_text())


POST: Final = """const post = async (path, body) => (await fetch(`/api${path}`, {
    method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body),
})).json();"""
SEAT: Final = f"""async ([name, settings, table]) => {{
    {POST}
    if (name !== null) await post("/guests", {{ name }});
    const id = table ?? (await post("/tables", settings)).id;
    await post(`/tables/${{id}}/commands`, {{ command: {{ type: "sit" }} }});
    return id;
}}"""
"""Take a seat of a table, by default of a new one, and return its id; as a new guest unless the name is null."""
COMMAND: Final = f"""async ([id, command]) => {{
    {POST}
    return (await post(`/tables/${{id}}/commands`, {{ command }})).table;
}}"""
"""Send a command of the page's visitor and return the table."""
ADVANCE: Final = """async ([id, acts, wanted, at]) => {
    const request = async (path, options) => (await fetch(`/api/tables/${id}${path}`, options)).json();
    const act = async (command) => (await request("/commands", {
        method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ command }),
    })).table ?? request("");
    let table = await request("");
    while (table.status === "playing") {
        const { step, roll, options } = table.game;
        if (acts <= 0 && (wanted === "roll" ? roll : options.some(({ type }) => type === wanted))) return true;
        const active = at === null ? options.find(({ type }) => type !== "pass") : undefined;
        const decision = active ?? options.at(at ?? 0);
        if (roll) table = await act({ type: "roll", step });
        else if (decision) table = await act({ type: "decide", step, decision });
        else table = await request("");
        if (roll || decision) acts -= 1;
    }
    return false;
}"""
"""Act for the page's visitor over the API until the game is over, or a number of acts is done and one is wanted.

Decides for the option of an index, the first of which passes, or with null for the first that does not pass.
"""


def start_table(
    page: Page, game: str, *, solo: bool = False, bots: int = 1, per_decision: int | None = None, same: bool = False
) -> str:
    """Start a game of the page's visitor over the API, against bots or solo; return the id of the table.

    The visitor is a new guest, unless it is to be the ``same`` as before.
    """
    if page.url == "about:blank":
        page.goto("/api/health")  # the API takes requests of its own origin only
    settings = {"game": game, "solo": solo, "seats": 1 if solo else 1 + bots}
    settings |= {"clock": {"per_decision": per_decision}} if per_decision else {}
    table = page.evaluate(SEAT, [None if same else "Ada", settings, None])
    for seat in range(1, 1 if solo else 1 + bots):
        page.evaluate(COMMAND, [table, {"type": "seat_bot", "seat": seat, "bot": "greedy"}])
    page.evaluate(COMMAND, [table, {"type": "start"}])
    return str(table)


def finish(page: Page, game: str, *, solo: bool = False, same: bool = False) -> str:
    """Play a whole game of the page's visitor over the API; return the id of the table."""
    table = start_table(page, game, solo=solo, same=same)
    page.evaluate(ADVANCE, [table, MAX_ACTS, "", -1])
    return table


def hasten(page: Page, acts: int, wanted: str, table: str = "") -> bool:
    """Act for the page's visitor over the API, by default at the table that the page shows.

    Stops after this many acts, as soon as the visitor is to roll or has a decision of the wanted type; False if the
    game was over before.
    """
    return bool(page.evaluate(ADVANCE, [table or table_id(page), acts, wanted, None]))


def pass_to_the_end(pages: Sequence[Page]) -> None:
    """Pass over the API for the visitors of all pages, who sit at one table, until the game is over."""
    arguments = [table_id(pages[0]), MAX_ACTS, "", 0]
    for page in pages:  # without waiting for one before the other
        page.evaluate(f"(arguments) => {{ globalThis.passed = ({ADVANCE})(arguments); }}", arguments)
    for page in pages:
        page.evaluate("() => passed")
        page.locator(OVER).wait_for()


REQUESTS: Final = {
    "roll": ".dock [data-key=r]",
    "mark": ".mine button.can",
    "move": ":is(.track, .lane) button.can",
    "draw": "[data-place]",
    "play": ".hand button:enabled",
}
"""What a table shows when the player is to roll or has a decision of a type."""


def open_table(page: Page, game: str, wanted: str, acts: int = 0, *, bots: int = 1) -> None:
    """Open a table against bots, after some acts, where the visitor is to roll or has a decision of a type."""
    for _ in range(20):
        table = start_table(page, game, bots=bots)
        if hasten(page, acts, wanted, table):
            visit(page, f"/t/{table}")
            page.locator(REQUESTS[wanted]).first.wait_for()
            return
    raise AssertionError(f"no game gets to {wanted}")


def two_at_a_table(visitors: Visitors, *, service_worker: bool = False) -> tuple[Page, Page]:
    """Start a game of two visitors over the API and roll; both have to decide."""
    ada, ben = visitors(DESK, service_worker=service_worker).open("/api/health"), visitors(PHONE).open("/api/health")
    table = ada.evaluate(SEAT, ["Ada", {"game": "classic"}, None])
    ben.evaluate(SEAT, ["Ben", None, table])
    roller = (ada, ben)[ada.evaluate(COMMAND, [table, {"type": "start"}])["game"]["to_act"][0]]
    roller.evaluate(COMMAND, [table, {"type": "roll", "step": 0}])
    for page in (ada, ben):
        page.goto(f"/t/{table}")
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
