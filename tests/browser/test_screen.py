"""The big screen: a television shows the table for all, and nothing that is one player's own."""

import json
from typing import Any, Final

import pytest
from playwright.sync_api import Page, WebSocket, expect

from rowlock.server.http.invitations import SCREEN_CODE

from ..server.processes import Server
from .party import party
from .player import COMMAND, SEAT, play, table_id
from .test_moments import NOTE_MOMENTS, lock_a_row
from .test_roll import HOLD
from .test_screen_layout import CLUTTER, show
from .visitors import PHONE, TELEVISION, Visitors

FULL_HD: Final = (1920, 1080)
GAMES: Final = ("classic", "cards", "onboard")
MOVING: Any = {"reduced_motion": "no-preference"}
COLORS: Final = ("red", "yellow", "green", "blue")
SHOWN: Final = """() => [...document.querySelectorAll("[data-panel]")].map((panel) => ({
    name: [...panel.querySelector("h2").childNodes].find((node) => node.nodeType === 3 && node.data.trim()).data,
    crosses: [...panel.querySelectorAll(".cell.crossed[data-cell]")].map((cell) => cell.dataset.cell).sort(),
    penalties: panel.querySelectorAll(".box .cross").length,
    total: panel.querySelector(".total")?.lastChild.textContent.replace("−", "-"),
    active: panel.matches(".active"),
    waited: Boolean(panel.querySelector(".dots")),
}))"""
"""What the panels of all seats show, in the order of the seats."""
PIPS: Final = "(dice) => dice.map((die) => die.querySelectorAll('.flat circle').length)"
BACKS: Final = "(cards) => cards.map((card) => card.textContent.trim())"


def two_phones(visitors: Visitors, game: str, **settings: Any) -> tuple[Page, Page]:
    """Start a game of two visitors, each with a phone that shows the table."""
    phones = visitors(PHONE, touch=True).open("/api/health"), visitors(PHONE, touch=True).open("/api/health")
    table = phones[0].evaluate(SEAT, ["Ada", {"game": game, **settings}, None])
    phones[1].evaluate(SEAT, ["Ben", None, table])
    phones[0].evaluate(COMMAND, [table, {"type": "start"}])
    for phone in phones:
        phone.goto(f"/t/{table}")
        phone.locator(".dock").wait_for()
    return phones


def seen_by(page: Page, table: str) -> dict[str, Any]:
    """The table as the visitor of a page sees it."""
    return dict(page.evaluate("async (id) => (await fetch(`/api/tables/${id}`)).json()", table))


def check_shown(screen: Page, table: dict[str, Any]) -> None:
    """Check that the screen shows the sheets, scores, dice and cards of a table."""
    game = table["game"]
    state = game["table"]
    expected = [
        {
            "name": seat["name"],
            "crosses": sorted(
                f"{color}-{number}" for color in ("red", "yellow", "green", "blue") for number in sheet[color]
            ),
            "penalties": sheet["penalties"],
            "total": str(score["total"]),
            "active": state["active"] == at,
            "waited": at in game["to_act"],
        }
        for at, (seat, sheet, score) in enumerate(zip(table["seats"], state["sheets"], game["scores"], strict=True))
    ]
    screen.wait_for_function(f"(expected) => JSON.stringify(({SHOWN})()) === JSON.stringify(expected)", arg=expected)
    for at in range(len(expected)):
        expect(screen.locator(f"[data-panel='{at}'] .penalties")).to_be_visible()
    if state["game"] == "cards":
        backs = [*state["display"], *([state["pile_top"]] if state["pile_top"] is not None else [])]
        assert screen.locator(".display .card, .pile .card").evaluate_all(BACKS) == [str(number) for number in backs]
    elif state["dice"]:
        dice = state["dice"]
        colors = [dice[color] for color in COLORS if color not in state["closed"]]
        assert screen.locator(".tray .die").evaluate_all(PIPS) == [*dice["white"], *colors]
    if state["game"] == "onboard":
        pawns = screen.locator(".pawn[data-seat]")
        assert pawns.evaluate_all("(all) => all.map((pawn) => Number(pawn.dataset.at))") == state["pawns"]


@pytest.mark.parametrize("game", GAMES)
def test_the_screen_of_a_player_shows_the_game_and_nothing_of_their_own(visitors: Visitors, game: str) -> None:
    ada, ben = two_phones(visitors, game)
    table = table_id(ada)
    screen = ada.context.new_page()  # with a seat at the table
    screen.set_viewport_size({"width": TELEVISION[0], "height": TELEVISION[1]})
    frames: list[str] = []

    def listen(socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: frames.append(str(text)))

    screen.on("websocket", listen)
    show(screen, table)
    for _ in range(3):
        play([ada, ben], rounds=6)
        check_shown(screen, seen_by(ada, table))
    updates = [frame["table"] for frame in map(json.loads, frames) if frame["type"] == "update"]
    assert len(updates) > 10
    for update in updates:
        own = update["game"]
        assert (update["you"], own["options"], own["pending"], own["roll"]) == (None, [], None, False)
        assert not own["table"].get("hand")
    assert screen.locator(".dock, .cell.can, [data-card], [data-place]").count() == 0
    if game == "cards":
        assert screen.locator("[data-name]").count() == 0  # no face of a card


def test_dice_roll_on_the_screen_too(visitors: Visitors) -> None:
    ada, ben = two_phones(visitors, "classic")
    table = table_id(ada)
    screen = visitors(FULL_HD).open(None)
    screen.emulate_media(**MOVING)
    screen.add_init_script(f"({HOLD})()")
    show(screen, table)
    roller = ada if seen_by(ada, table)["game"]["roll"] else ben
    roller.locator(".dock [data-key=r]").tap()
    screen.locator(".tray .cube").first.wait_for()
    expect(screen.locator(".status")).to_have_text("The dice are rolling…")
    assert screen.locator(".tray .sum b").count() == 0
    screen.keyboard.press("Shift")  # ends what moves
    expect(screen.locator(".tray .sum b")).to_be_visible()
    check_shown(screen, seen_by(ada, table))


def test_a_closed_row_is_a_moment_on_the_screen(visitors: Visitors) -> None:
    for _ in range(8):
        ada, ben = two_phones(visitors, "classic")
        screen = visitors(TELEVISION).open(None)
        show(screen, table_id(ada))
        screen.evaluate(NOTE_MOMENTS)
        if lock_a_row(ada, ben):
            break
    else:
        raise AssertionError("no row is ever locked")
    screen.wait_for_function("() => moments.some((text) => text.endsWith(' is closed'))")


def test_the_screen_counts_the_result_and_follows_a_rematch(visitors: Visitors) -> None:
    ada, ben = two_phones(visitors, "classic")
    table = table_id(ada)
    screen = visitors(TELEVISION).open(None)
    screen.emulate_media(**MOVING)
    show(screen, table)
    screen.clock.install()
    screen.clock.pause_at(screen.evaluate("Date.now() + 1000"))
    ben.evaluate(COMMAND, [table, {"type": "resign"}])
    ada.locator(".results").wait_for()
    screen.locator(".big-screen .bar").wait_for()
    screen.clock.run_for(3000)
    expect(screen.locator(".results.counting")).to_be_visible()
    screen.clock.run_for(6000)
    expect(screen.locator(".results h2")).to_have_text("Ada wins!")
    screen.locator(".confetti").wait_for()
    assert screen.evaluate(CLUTTER) == []
    ada.get_by_role("button", name="Rematch").tap()
    expect(screen.locator(".results")).to_contain_text("Ada wants a rematch.")
    ben.get_by_role("button", name="Rematch").tap()
    screen.wait_for_url(lambda url: table not in url)
    screen.locator(".board").wait_for()
    assert screen.url.endswith(f"/screen/{table_id(ada)}")
    screen.clock.resume()
    screen.reload()
    check_shown(screen, seen_by(ada, table_id(ada)))


def test_a_rematch_that_nobody_else_wants_yet_is_followed_after_a_while(visitors: Visitors) -> None:
    ada, ben = two_phones(visitors, "onboard")
    screen = visitors(TELEVISION).open(None)
    show(screen, table_id(ada))
    screen.clock.install()
    ben.evaluate(COMMAND, [table_id(ben), {"type": "resign"}])
    ada.get_by_role("button", name="Rematch").tap()
    screen.clock.run_for(5000)
    expect(screen.locator(".results")).to_contain_text("Ada wants a rematch.")
    screen.clock.run_for(30_000)
    expect(screen.locator(".room [role=status]")).to_have_text("Waiting for Ben to agree.")
    expect(screen.locator(".room .seat", has_text="Ada")).to_contain_text("agrees")


def test_reduced_motion_shows_the_result_without_confetti(visitors: Visitors) -> None:
    ada, ben = two_phones(visitors, "cards")
    screen = visitors(TELEVISION).open(None)
    show(screen, table_id(ada))
    screen.clock.install()
    ben.evaluate(COMMAND, [table_id(ben), {"type": "resign"}])
    ada.locator(".results").wait_for()
    screen.clock.run_for(3000)
    expect(screen.locator(".results:not(.counting) h2")).to_have_text("Ada wins!")
    assert screen.locator(".confetti").count() == 0


def test_the_address_of_the_screen_is_in_the_room_and_in_the_menu_and_short(visitors: Visitors) -> None:
    phone = visitors(PHONE, touch=True).open("/api/health")
    table = phone.evaluate(SEAT, ["Ada", {"game": "classic"}, None])
    phone.goto(f"/t/{table}")
    phone.get_by_role("button", name="Show on a big screen").tap()
    address = phone.locator("dialog[open] .address")
    expect(address).to_have_text(phone.url.split("/")[2] + f"/screen/{table[:SCREEN_CODE]}")
    with phone.context.expect_page() as opened:
        phone.get_by_role("link", name="Open it on this device").tap()
    expect(opened.value.locator("main")).to_contain_text("On a small screen, open the table itself.")
    opened.value.get_by_role("link", name="Open the table").tap()
    opened.value.wait_for_url(f"**/t/{table}")

    screen = visitors(TELEVISION).open(f"/screen/{table[:SCREEN_CODE]}")
    expect(screen.locator(".room .seat").first).to_contain_text("Ada")
    expect(screen.locator(".room [role=status]")).to_have_text("Waiting for the other players…")
    expect(screen.locator(".link")).to_contain_text(f"/t/{table}")
    assert screen.url.endswith(table)

    phone.evaluate(COMMAND, [table, {"type": "seat_bot", "seat": 1, "bot": "greedy"}])
    expect(screen.locator(".room [role=status]")).to_have_text("Everybody is here. The host can start.")
    phone.evaluate(COMMAND, [table, {"type": "start"}])
    screen.locator(".board").wait_for()
    phone.bring_to_front()
    phone.keyboard.press("Escape")
    phone.get_by_role("button", name="Menu").tap()
    phone.get_by_role("button", name="Show on a big screen").tap()
    expect(address).to_have_text(phone.url.split("/")[2] + f"/screen/{table[:SCREEN_CODE]}")


def test_a_code_can_be_typed_on_the_television(visitors: Visitors, server: Server) -> None:
    screen = visitors(TELEVISION)
    screen.allowed = (*screen.allowed, "404 (Not Found)")
    page = screen.open("/screen")
    with party(server.url, "classic") as guests:
        page.get_by_label("Code of the table").fill("0" * SCREEN_CODE)
        page.get_by_role("button", name="Show the table").click()
        expect(page.get_by_role("alert")).to_contain_text("no table")
        code = guests.table[:SCREEN_CODE].upper().replace("0", "O").replace("1", "l")
        page.get_by_label("Code of the table").fill(f"{code[:4]} {code[4:]}")
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/screen/{guests.table}")
        page.locator(".room").wait_for()
        page.goto("/screen/ffffffffff")
        expect(page.get_by_role("alert")).to_contain_text("no table")


def test_two_words_may_look_like_a_short_code(visitors: Visitors, server: Server) -> None:
    screen = visitors(TELEVISION)
    screen.allowed = (*screen.allowed, "404 (Not Found)")
    with party(server.url, "classic") as guests:
        screen.context.route("**/api/codes", lambda route: route.fulfill(json={"table": guests.table}))
        page = screen.open("/screen")
        page.get_by_label("Code of the table").fill("coffee ball")
        page.keyboard.press("Enter")
        page.wait_for_url(f"**/screen/{guests.table}")


def test_a_lost_connection_is_told_and_comes_back(visitors: Visitors) -> None:
    ada, ben = two_phones(visitors, "classic")
    table = table_id(ada)
    screen = visitors(TELEVISION).open(None)
    show(screen, table)
    screen.context.set_offline(True)
    expect(screen.locator(".lost")).to_contain_text("The connection is lost.")
    assert screen.evaluate(CLUTTER) == []
    play([ada, ben], rounds=4)
    screen.context.set_offline(False)
    expect(screen.locator(".lost")).to_have_count(0)
    check_shown(screen, seen_by(ada, table))


def test_menu_and_pointer_hide_and_the_screen_stays_on(visitors: Visitors, server: Server) -> None:
    with party(server.url, "classic") as guests:
        guests.start()
        screen = visitors(TELEVISION).open(None)
        screen.add_init_script(
            """globalThis.locks = 0;
            Object.defineProperty(navigator, "wakeLock", { value: { request: async () => {
                locks += 1;
                return { release: async () => { locks -= 1; } };
            } } });"""
        )
        screen.clock.install()
        show(screen, guests.table)
        screen.clock.pause_at(screen.evaluate("Date.now() + 1000"))
        screen.wait_for_function("() => locks === 1")
        menu = screen.get_by_role("navigation")
        cursor = "getComputedStyle(document.querySelector('.big-screen')).cursor"
        screen.mouse.move(300, 300)
        expect(menu).to_have_css("opacity", "1")
        screen.clock.run_for(6000)
        expect(menu).to_have_css("opacity", "0")
        assert screen.evaluate(cursor) == "none"
        screen.keyboard.press("Tab")
        expect(menu).to_have_css("opacity", "1")
        assert screen.evaluate(cursor) != "none"
        screen.get_by_role("button", name="Full screen").click()
        screen.wait_for_function("() => document.fullscreenElement !== null")
        expect(screen.get_by_role("button", name="Full screen")).to_have_attribute("aria-pressed", "true")
        screen.get_by_role("button", name="Mute sounds").click()
        expect(screen.get_by_role("button", name="Mute sounds")).to_have_attribute("aria-pressed", "true")
        screen.get_by_role("link", name="Leave").click()
        screen.wait_for_url(f"**/t/{guests.table}")
        screen.wait_for_function("() => document.fullscreenElement === null && locks === 0")


def test_totals_are_hidden_where_the_device_hides_them(visitors: Visitors, server: Server) -> None:
    with party(server.url, "classic") as guests:
        guests.start()
        screen = visitors(TELEVISION).open(None)
        show(screen, guests.table)
        expect(screen.locator(".total")).to_have_count(2)
        screen.get_by_role("button", name="Preferences").click()
        screen.get_by_label("Show running totals").uncheck()
        expect(screen.locator(".total")).to_have_count(0)


def test_who_has_left_is_seen(visitors: Visitors) -> None:
    ada, ben = two_phones(visitors, "classic")
    screen = visitors(TELEVISION).open(None)
    show(screen, table_id(ada))
    screen.clock.install()
    ben.close()
    screen.clock.run_for(10_000)
    expect(screen.locator("[data-panel='1'] .left")).to_contain_text("left")
    expect(screen.locator("[data-panel='0'] .left")).to_have_count(0)
