"""A closed row is seen by everybody, and a forced pass goes by itself."""

from typing import Final

from playwright.sync_api import Page, expect

from .player import ADVANCE, COMMAND, SEAT, start_table, table_id, two_at_a_table
from .visitors import PHONE, Visitors

GAME = "async (id) => (await (await fetch(`/api/tables/${id}`)).json()).game"
LOCK = """async ([id]) => {
    const request = async (path, options) => (await fetch(`/api/tables/${id}${path}`, options)).json();
    const { game, status } = await request("");
    if (status !== "playing") return "over";
    const closed = game.table.closed.length;
    if (closed) return "closed";
    const { step, roll, options, outcomes } = game;
    if (!roll && !options.length) return "waiting";
    const locks = outcomes.findIndex((one) => one.locks);
    const cost = ({ crosses, skips }) => (crosses?.length ? (skips?.length ?? 0) : 2);
    const best = outcomes.reduce((found, one, at) => (cost(one) < cost(outcomes[found]) ? at : found), 0);
    const decision = options[locks >= 0 ? locks : best];
    const command = roll ? { type: "roll", step } : { type: "decide", step, decision };
    const body = JSON.stringify({ command });
    await request("/commands", { method: "POST", headers: { "content-type": "application/json" }, body });
    return "acted";
}"""
"""Act so that a row is locked soon: with few numbers skipped."""
FORCED = "({ options, outcomes }) => options.length === 1 && options[0].type === 'pass' && !outcomes[0].penalty"
NOTE_MOMENTS: Final = """() => {
    globalThis.moments = [];
    const note = () => moments.push(document.querySelector(".moment")?.textContent ?? "");
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true });
}"""
"""Collect the moments that the page shows."""


def lock_a_row(ada: Page, ben: Page) -> bool:
    """Play over the API until a row is closed; False if the game ends before."""
    table = table_id(ada)
    while True:
        for page in (ada, ben):
            done = page.evaluate(LOCK, [table])
            if done in ("over", "closed"):
                return bool(done == "closed")


def test_a_closed_row_is_a_moment_for_everybody(visitors: Visitors) -> None:
    for _ in range(8):
        ada, ben = two_at_a_table(visitors)
        for page in (ada, ben):
            page.evaluate(NOTE_MOMENTS)
        if lock_a_row(ada, ben):
            break
    else:
        raise AssertionError("no row is ever locked")
    for page in (ada, ben):
        page.wait_for_function("() => moments.some((text) => text.endsWith(' is closed'))")


def at_a_forced_pass(page: Page) -> str:
    """Open a table where the visitor can do nothing, which costs nothing."""
    for _ in range(20):
        table = start_table(page, "classic")
        for acts in range(0, 60, 2):
            if not page.evaluate(ADVANCE, [table, 2 if acts else 0, "pass", None]):
                break
            game = page.evaluate(GAME, table)
            if page.evaluate(FORCED, game):
                return table
    raise AssertionError("no pass is ever forced")


def test_a_forced_pass_goes_by_itself_after_a_second(visitors: Visitors) -> None:
    page = visitors(PHONE).open(None)
    table = at_a_forced_pass(page)
    step = page.evaluate(GAME, table)["step"]
    page.clock.install()
    page.clock.pause_at(page.evaluate("Date.now() + 1000"))
    page.goto(f"/t/{table}")
    for _ in range(400):  # until the pass is offered: it would go by itself on a slow machine
        if page.locator(".dock .chip.forced").count():
            break
        page.clock.run_for(20)
        page.wait_for_timeout(20)
    assert page.locator(".dock .chip.forced").count() == 1
    assert page.evaluate(GAME, table)["step"] == step
    page.clock.run_for(1100)
    expect(page.locator(".moment")).to_have_text("Nothing to cross out: passed")
    page.clock.run_for(3000)
    expect(page.locator(".moment")).to_have_count(0)
    page.wait_for_function(
        "async ([id, step]) => (await (await fetch(`/api/tables/${id}`)).json()).game.step > step", arg=[table, step]
    )


ACT: Final = """async ([id, eager]) => {
    const request = async (path, options) => (await fetch(`/api/tables/${id}${path}`, options)).json();
    const { game, status } = await request("");
    if (status !== "playing") return "over";
    const { step, roll, options, outcomes, to_act } = game;
    if ((FORCED)(game) && to_act.length > 1) return "forced";
    if (!roll && !options.length) return "waiting";
    const skips = ({ skips }) => skips?.length ?? -1;
    const most = outcomes.reduce((found, one, at) => (skips(one) > skips(outcomes[found]) ? at : found), 0);
    const command = roll ? { type: "roll", step } : { type: "decide", step, decision: options[eager ? most : 0] };
    const body = JSON.stringify({ command });
    await request("/commands", { method: "POST", headers: { "content-type": "application/json" }, body });
    return "acted";
}""".replace("FORCED", FORCED)
"""Act for the page's visitor, eagerly so that soon little can be crossed; stop at a forced pass while others decide."""


def test_a_pass_that_was_taken_back_waits(visitors: Visitors) -> None:
    for _ in range(8):
        ada, ben = two_at_a_table(visitors)
        table, done = table_id(ada), ""
        ada.goto("/nowhere")
        while done not in ("over", "forced"):
            done = ada.evaluate(ACT, [table, True])
            if done in ("waiting", "acted"):
                ben.evaluate(ACT, [table, False])
        if done == "forced":
            break
    else:
        raise AssertionError("no pass is ever forced")
    ada.clock.install()
    ada.goto(f"/t/{table}")
    ada.locator(".dock .chip.forced").wait_for()
    ada.clock.run_for(1100)
    ada.locator(".dock [data-key=u]").wait_for()
    ada.clock.run_for(400)  # a tap right after it is a double tap
    ada.locator(".dock [data-key=u]").click()
    expect(ada.locator(".dock .chip")).to_have_count(1)
    expect(ada.locator(".dock .chip.forced")).to_have_count(0)


def test_a_pass_that_costs_a_penalty_waits_for_the_player(visitors: Visitors) -> None:
    page = visitors(PHONE).open("/api/health")
    table = page.evaluate(SEAT, ["Ada", {"game": "classic", "seats": 1, "solo": True}, None])
    page.evaluate(COMMAND, [table, {"type": "start"}])
    costs = "({ options, outcomes }) => options.length === 1 && Boolean(outcomes[0].penalty)"
    for _ in range(200):
        game = page.evaluate(GAME, table)
        if page.evaluate(costs, game):
            break
        option = game["options"][0] if game["options"] else None  # passes, so that action 2 may cost a penalty
        if game["table"]["phase"] == "action2" and len(game["options"]) > 1:
            option = game["options"][1]
        command = {"type": "roll"} if game["roll"] else {"type": "decide", "decision": option}
        if not game["roll"] and option is None:
            table = page.evaluate(SEAT, ["Ada", {"game": "classic", "seats": 1, "solo": True}, None])
            page.evaluate(COMMAND, [table, {"type": "start"}])
            continue
        page.evaluate(COMMAND, [table, {**command, "step": game["step"]}])
    else:
        raise AssertionError("no penalty is ever forced")
    page.clock.install()
    page.goto(f"/t/{table}")
    page.locator(".dock .chip.grave").wait_for()
    page.clock.run_for(5000)
    assert page.locator(".dock .chip.forced").count() == 0
    assert page.evaluate(GAME, table)["step"] == game["step"]
