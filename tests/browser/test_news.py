"""What others do is seen: news under the opponents, the cells that changed, locks, timeouts and resignations."""

import json
from typing import Final

from playwright.sync_api import Page, WebSocketRoute, expect

from .player import COMMAND, SEAT, hasten, open_table, pass_to_the_end, start_table, table_id, two_at_a_table
from .test_moments import NOTE_MOMENTS
from .visitors import DESK, PHONE, Visitors

ACT = f"""async ([id, at]) => {{
    const table = await (await fetch(`/api/tables/${{id}}`)).json();
    const {{ step, roll, options }} = table.game ?? {{ options: [] }};
    if (!roll && !options.length) return false;
    const command = roll ? {{ type: "roll", step }} : {{ type: "decide", step, decision: options.at(at) }};
    return Boolean(await ({COMMAND})([id, command]));
}}"""
"""Roll, or decide for the option of an index, over the API; false if there is nothing to do or it is refused."""


def pass_a_turn(ada: Page, ben: Page) -> tuple[Page, str]:
    """Let both cross out nothing for a turn; return the page of the other player, and the name of the active one."""
    table, active = table_id(ada), 0
    for _ in range(3):
        for page in (ada, ben):
            page.evaluate(ACT, [table, 0])
            game = page.evaluate("async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game", table)
            if game["table"]["turn"] == 2:
                return ((ben, "Ada"), (ada, "Ben"))[active]
            active = game["table"]["active"]
    raise AssertionError(game)


def test_a_timeout_is_seen_on_a_phone(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    page.goto(f"/t/{start_table(page, 'classic', per_decision=5)}")
    expect(page.locator(".lately")).to_contain_text("You: time is up", timeout=30_000)


def test_a_resignation_is_seen_on_a_phone(visitors: Visitors) -> None:
    ada, ben = visitors(PHONE).open("/api/health"), visitors(PHONE).open("/api/health")
    table = ada.evaluate(SEAT, ["Ada", {"game": "classic", "seats": 3}, None])
    ben.evaluate(SEAT, ["Ben", None, table])
    ada.evaluate(COMMAND, [table, {"type": "seat_bot", "seat": 2, "bot": "random"}])
    ada.evaluate(COMMAND, [table, {"type": "start"}])
    ada.goto(f"/t/{table}")
    ada.locator(".dock").wait_for()
    ben.evaluate(COMMAND, [table, {"type": "resign"}])
    expect(ada.locator(".lately")).to_contain_text("Ben: resigns")


def test_news_are_brief_name_consequences_and_end_with_the_next_roll(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)
    page, active = pass_a_turn(ada, ben)
    expect(page.locator(".lately")).to_have_text(f"{active}: –, –, first penalty")
    page.evaluate(ACT, [table_id(page), 0])
    expect(page.locator(".lately")).to_have_text("")


def test_the_cells_that_others_crossed_light_up(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)  # Ada has a desktop, Ben a phone
    table = table_id(ada)
    for page in (ben, ada):
        page.evaluate(ACT, [table, 1])
    expect(ada.locator(".opponent .sheet .fresh")).to_have_count(1)
    expect(ben.locator(".opponent .pill.fresh")).to_have_count(1)


def test_what_the_clock_crossed_for_you_lights_up(visitors: Visitors) -> None:
    ada, ben = two_at_a_table(visitors)

    def blame_the_clock(page: WebSocketRoute) -> None:
        """Tell the page that it was the clock which decided for it."""
        server = page.connect_to_server()

        def change(text: str | bytes) -> None:
            frame = json.loads(text)
            for each in frame.get("happenings", ()):
                if each.get("decisions"):
                    each |= {"by": "clock", "seat": frame["table"]["you"]}
            page.send(json.dumps(frame))

        server.on_message(change)

    ada.route_web_socket("**/socket?*", blame_the_clock)
    ada.reload()
    table = table_id(ada)
    ada.locator("button.can").first.wait_for()
    for page in (ben, ada):
        page.evaluate(ACT, [table, 1])
    expect(ada.locator(".mine .cell.fresh")).to_have_count(1)


ANNOUNCE: Final = """async ([id]) => {
    const request = async (path, options) => (await fetch(`/api/tables/${id}${path}`, options)).json();
    const { game, status, you } = await request("");
    if (status !== "playing") return "over";
    if (game.table.announced_by != null) return game.table.announced_by === you ? "ours" : "theirs";
    const { step, roll, options, outcomes } = game;
    if (!roll && !options.length) return "waiting";
    const cost = ({ crosses, skips }) => (crosses?.length ? (skips?.length ?? 0) : 2);
    const cheap = outcomes.reduce((found, one, at) => (cost(one) < cost(outcomes[found]) ? at : found), 0);
    const last = options.findLastIndex(({ type }) => type === "move");
    const decision = options[last >= 0 ? last : cheap];
    const command = roll ? { type: "roll", step } : { type: "decide", step, decision };
    const body = JSON.stringify({ command });
    await request("/commands", { method: "POST", headers: { "content-type": "application/json" }, body });
    return "acted";
}"""
"""Act so that the pawn of the page's visitor gets far; tell who has announced the end."""


def test_who_announces_the_end_is_seen_on_a_phone(visitors: Visitors) -> None:
    for _ in range(8):
        ada, ben = visitors(PHONE).open("/api/health"), visitors(PHONE).open("/api/health")
        table = ada.evaluate(SEAT, ["Ada", {"game": "onboard"}, None])
        ben.evaluate(SEAT, ["Ben", None, table])
        ada.evaluate(COMMAND, [table, {"type": "start"}])
        for page in (ada, ben):
            page.goto(f"/t/{table}")
            page.locator(".dock").wait_for()
            page.evaluate(NOTE_MOMENTS)
        done = ""
        while done not in ("over", "ours", "theirs"):
            ben.evaluate(ANNOUNCE, [table])
            done = ada.evaluate(ANNOUNCE, [table])
        if done != "over":
            break
    else:
        raise AssertionError("nobody gets so far")
    name, page = ("Ada", ben) if done == "ours" else ("Ben", ada)
    expect(page.locator(".lately")).to_contain_text("announces the end")
    for page in (ada, ben):
        page.wait_for_function("(name) => moments.includes(`${name} announces the end`)", arg=name)


def test_the_log_is_grouped_by_turn(visitors: Visitors) -> None:
    page = visitors(DESK).open(None)
    open_table(page, "classic", "roll", 6)
    hasten(page, 8, "roll")
    heads = page.locator(".happened .log h3").all_inner_texts()
    turns = [int(head.removeprefix("Turn ")) for head in heads]
    assert len(turns) >= 2, heads
    assert turns == sorted(turns, reverse=True), heads


def test_the_result_is_shown_when_the_game_ends(visitors: Visitors) -> None:
    for size in (PHONE, DESK):
        page = visitors(size).open(None)
        open_table(page, "cards", "draw")
        page.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        page.evaluate("document.body.style.minHeight = '3000px'; scrollTo(0, 900)")  # a long table, scrolled down
        pass_to_the_end([page])
        page.wait_for_function(
            """() => {
                const { top, bottom } = document.querySelector(".results h2").getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;
            }"""
        )
